# Testi che non appartengono a nessun gioco.

# L’arbitro
refused-over = La partita è finita; non può seguire altro.
refused-no-text = Questa azione non è un testo. Un’azione si scrive come «0 pass».
refused-spaces = Le parole devono essere separate da un solo spazio, come in «0 pass».
refused-seat = A questo tavolo non c’è un posto «{$seat}»: i posti vanno da 0 a {$last}, il caso è ~.
refused-not-understood = «{$text}» non si capisce: nessuna azione di questo gioco si scrive così.
refused-no-card = «{$word}», la carta n. {$nth} nominata qui, non è una carta di questo gioco.
refused-not-chance = «{$text}» non è qualcosa che il caso possa fare in questo gioco.
refused-game = Non c’è un gioco «{$game}». Ci sono: {$games}.
refused-game-type = «game» deve essere un testo, uno tra: {$games}.
refused-seats = «seats» deve essere un numero intero da {$least} a {$most} per questo gioco.
refused-options-type = «options» deve essere un oggetto come {"{"}"target": 20{"}"}.
refused-option-unknown = Non c’è un’opzione «{$name}» in questo gioco. Ci sono: {$names}.
refused-option-number = L’opzione «{$name}» deve essere un numero intero da {$least} a {$most}.
refused-option-word = L’opzione «{$name}» deve essere una di queste parole: {$words}.
refused-option-above = L’opzione «{$name}» non deve superare «{$other}».

# Una partita come testo da leggere
show-seat = Posto {$seat}
show-title = {$game}, {$seats ->
    [one] un giocatore
   *[other] {$seats} giocatori
}
show-round = Manche {$round}
show-totals = Totali: {$totals}
show-secret = (solo {$seat}: {$text})
show-unfinished = La registrazione finisce qui; la partita non è finita.
show-place = {$place}. {$seat}, {$points ->
    [one] {$points} punto
   *[other] {$points} punti
}
show-won = Partita vinta.
show-lost = Partita persa.
show-broken = L’azione {$n}, contando da 0 («{$action}»), non è permessa: {$reason}

# Perché un tavolo non fa quello che gli si chiede
table-already-started = La partita è già cominciata.
table-busy = Il tavolo è sovraccarico. Riprova tra un attimo.
table-chat-length = Un messaggio deve avere da 1 a 300 caratteri.
table-claim-instead = Quando più persone possono buttare, scegli la tua carta; resta coperta fino alla fine del tempo.
table-enough-entropy = Al mescolamento di questa partita è stato aggiunto abbastanza.
table-same-for-all = Le carte sono uguali per tutti, quindi non si può aggiungere niente.
table-no-reveal = Adesso non c’è niente da rivelare.
table-other-value = Non è il valore promesso.
table-not-digits = Servono 64 cifre esadecimali.
table-entropy-length = Quello che aggiungi al mescolamento deve avere da 1 a 64 caratteri.
table-first-is-drawn = In questo gioco si sorteggia chi comincia.
table-game-under-way = Questo deve aspettare la fine della partita.
table-id-too-long = L’identificativo di questa richiesta è troppo lungo.
table-late = Troppo tardi: il gioco è già andato avanti.
table-muted = Chi ha aperto il tavolo ti ha silenziato.
table-no-game = Qui non si sta giocando.
table-no-hint = I suggerimenti ci sono solo se tutti gli altri sono bot.
table-no-level = Questo livello non esiste: i bot hanno i livelli da 1 a 5.
table-no-seat = Questo posto non esiste, o non si può prendere così.
table-no-takeback = A questo tavolo non si possono ritirare mosse.
table-no-takeback-asked = Nessuno chiede di ritirare una mossa.
table-no-watching = A questo tavolo nessuno può guardare.
table-no-guest = Questo ospite non è al tavolo.
table-not-a-player = Possono farlo solo i giocatori. Non hai un posto a questo tavolo.
table-not-asked = Adesso non tocca a te.
table-not-over = La partita non è ancora finita.
table-not-stored = Non è stato possibile salvare. Riprova, per favore.
table-not-the-host = Può farlo solo chi ha aperto il tavolo.
table-not-understood = Nessuna azione di questo gioco si scrive così.
table-not-yourself = Non puoi toglierti da qui; puoi lasciare il posto.
table-log-full = Questo tavolo non può registrare altro. Aprine un altro.
table-removed = Chi ha aperto il tavolo ti ha fatto uscire, e può farti rientrare.
table-seat-taken = Questo posto è già occupato.
table-seats-empty = Ogni posto deve essere occupato da una persona o da un bot.
table-too-few-seats = I posti non bastano per chi è già al tavolo. Prima togli qualcuno.
table-no-setting = Un’impostazione è fuori dai limiti.
table-day-is-fixed = Il solitario del giorno è uguale per tutti e non si può cambiare.
table-takeback-revealed = Questa mossa ha mostrato una carta a qualcuno, quindi non si può ritirare.
table-takeback-too-late = Puoi ritirare solo la tua ultima mossa, prima che succeda altro.
table-too-many-actions = Non puoi buttare così tante carte.
table-too-much-chat = Troppi messaggi in una volta. Aspetta qualche secondo.

# Perché il server non fa quello che gli si chiede
server-come-again = La connessione si è interrotta. Torna al tavolo.
server-day-to-come = Le carte di quel giorno non ci sono ancora.
server-game-under-way = Le carte si mostrano quando la partita è finita.
server-hello-first = Un programma deve prima presentarsi.
server-name = Un nome deve avere da 1 a 24 caratteri.
server-no-code = Questo codice non vale più. Chiedine uno nuovo.
server-no-device = Questo dispositivo è già scollegato.
server-no-game = Questo gioco qui non c’è.
server-no-reviews = Qui le partite non vengono analizzate.
server-no-record = Questa non è la registrazione di una partita regolare.
server-no-book = Sotto questo link non c’è un libro, o ha un nuovo link. Chiedilo.
server-book-owner = Può farlo solo chi ha aperto il gruppo.
server-book-device = Questo dispositivo scrive per qualcun altro.
server-book-entry = Il libro non può accogliere questa voce.
server-book-full = Nel libro non c’è posto per questo.
server-book-csv = Questa tabella non si legge. Ogni riga ha bisogno di un giorno come 2026-12-24, di un gioco, di un nome e di punti interi.
server-book-photo = Non è una foto, o è troppo grande.
server-no-table = Un tavolo così non si può aprire.
server-nobody = Prima dicci come ti chiami.
server-not-found = Qui non c’è niente con questo nome.
server-not-understood = Non è stato possibile leggere questo messaggio.
server-origin = Questa pagina non può collegarsi a questo server.
server-other-version = Questa pagina non è aggiornata. Ricaricala, per favore.
server-scope = Questo programma non può farlo: la sua chiave non basta.
server-signed-out = Questo dispositivo è stato scollegato.
server-stopping = Il server si riavvia e torna tra un attimo.
server-storage = Al momento non si riesce a salvare o a leggere. Riprova tra un attimo.
server-table-damaged = Questo tavolo è danneggiato sul server e non si può continuare. Gli altri tavoli non sono toccati. Avvisa chi gestisce questo server.
server-table-full = Tutti i posti di questo tavolo sono occupati.
server-too-many-tables = Hai già moltissimi tavoli. Prima finisci qualche partita.
server-too-much = Troppe richieste in una volta. Aspetta un attimo.
server-too-many-devices = Hai già moltissimi dispositivi. Prima scollegane qualcuno.

# Analisi di partite
review-mark-inaccuracy = imprecisione
review-mark-mistake = errore
review-mark-blunder = errore grave
review-strength-beginner = principiante
review-strength-casual = occasionale
review-strength-advanced = avanzato
review-strength-expert = esperto
review-strength-world-class = livello mondiale
