# Ciò che dice il programma, e la sua guida. Le parole inglesi della guida sono commenti in src/commands.

# La cornice della guida
cli-help-usage = Uso:
cli-help-usage-options = [OPZIONI]
cli-help-commands = Comandi
cli-help-command = COMANDO
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-everywhere = Ovunque
cli-help-examples = Esempi:
cli-help-help = Mostra la guida; con -h in breve
cli-help-version = Mostra la versione
cli-help-default = [predefinito: {$value}]
cli-help-values = [valori: {$values}]
cli-help-variable = [variabile: {$name}]
cli-help-tables = Giochi, posti e opzioni:
cli-help-and = {$list} e {$last}
cli-help-seats = {$game}: da {$least} a {$most} posti
cli-help-seats-round = {$game}: da {$least} a {$most} posti; una smazzata è una manche
cli-help-seats-game = {$game}: da {$least} a {$most} posti; una smazzata è una partita intera
cli-help-choice = {$values}; predefinito: {$usual}
cli-help-range = da {$least} a {$most}; predefinito: {$usual}
cli-help-more = «vierblatt help COMANDO» dice di più su ogni comando.

# Pagine di manuale
cli-man-name = NOME
cli-man-synopsis = SINOSSI
cli-man-description = DESCRIZIONE
cli-man-examples = ESEMPI
cli-man-version = VERSIONE
cli-man-written = {$pages} pagine sono in {$directory}.
cli-page-written = {$files} file sono in {$directory}.
cli-page-no-tables = Questa pagina non può giocare senza server: il programma è stato costruito senza i suoi tavoli. «cargo xtask pocket» dice che cosa manca.
cli-page-base = «{$given}» non è la cartella di un indirizzo come /carte/.
cli-page-server = «{$given}» non è l’indirizzo di un server come https://carte.example.

# Che cosa non va in una riga di comando
cli-wrong-argument = «{$command}» non conosce «{$argument}».
cli-wrong-command = Non c’è nessun comando «{$command}».
cli-wrong-no-value = {$argument} richiede un valore.
cli-wrong-choice = «{$value}» non è un valore di {$argument}.
cli-wrong-value = «{$value}» non va bene per {$argument}: serve {$expected}.
cli-wrong-much = {$argument} non accetta valori, ma è indicato «{$value}».
cli-wrong-twice = {$argument} si può indicare una volta sola.
cli-wrong-together = {$argument} non si può usare insieme a {$other}.
cli-wrong-missing = Manca: {$argument}
cli-wrong-text = Qualcosa nella riga di comando non è testo UTF-8.
cli-wrong-near = Forse intendi «{$near}»?
cli-wrong-elsewhere = Forse intendi «{$command}»?
cli-wrong-allowed = Disponibili: {$values}
cli-wrong-variable = Il valore viene dalla variabile d’ambiente {$name}.
cli-wrong-help = «{$command} --help» dice di più.
cli-expected-least = un numero intero da {$least} in su
cli-expected-range = un numero intero da {$least} a {$most}
cli-expected-whole-number = un numero intero
cli-expected-number = un numero come 0.5
cli-expected-number-or-all = un numero intero o «all»
cli-expected-language = de, en, fr o it
cli-expected-address = un indirizzo come 127.0.0.1
cli-expected-switch = true o false
cli-expected-directory = il percorso di una cartella
cli-expected-url = un indirizzo come postgres://nome@macchina/database
cli-expected-texts = un elenco di testi tra parentesi quadre
cli-expected-other = un altro valore

# Impostazioni
cli-config-file = Il file di configurazione è {$file}.
cli-config-no-file = Non c’è un file di configurazione; sarebbe {$file}.
cli-config-nowhere = Non c’è un file di configurazione, né una cartella personale dove metterlo.
cli-config-setting = impostazione
cli-config-is = valore
cli-config-from = origine
cli-config-from-option = riga di comando
cli-config-from-file = file
cli-config-from-locale = lingua del sistema
cli-config-from-default = predefinito
cli-config-place = {$file}, riga {$line}
cli-config-no-toml = questo non è TOML: {$why}
cli-config-unknown = non c’è nessuna impostazione «{$key}». Ci sono: {$keys}
cli-config-value = «{$key}» non va bene: serve {$expected}.
cli-config-example =
    Le impostazioni di Vierblatt. Le righe che cominciano con # sono commenti: togli il # per impostare qualcosa.
    Un’opzione vale più di una variabile d’ambiente, che vale più di questo file.
    «vierblatt config» mostra le impostazioni in vigore.

# Il tavolo è aperto
cli-serve-open = Vierblatt: il tavolo è aperto.
cli-serve-here = su questo computer
cli-serve-house = nella stessa rete Wi-Fi
cli-serve-kept = Le partite sono salvate in {$directory}. Ctrl+C per fermare.
cli-serve-no-home = Non c’è una cartella personale dove salvare le partite; indicane una con --data.
cli-serve-port-in-use = La porta {$port} è occupata da un altro programma. Scegline un’altra con --port.
cli-serve-port-denied = La porta {$port} è riservata al sistema. Scegline una sopra 1023 con --port, o metti davanti un proxy.
cli-serve-no-network = Nessuno può collegarsi a {$address}: {$why}

# Dati
cli-data-in-use = {$directory} è usata da un altro server. Fermalo prima, o indica un’altra cartella con --data.
cli-data-directory = {$directory} non può essere la cartella dei dati: {$why}
cli-data-newer = Il database viene da un Vierblatt più recente (schema {$found}; questo programma arriva a {$known}). Usa la versione più recente.
cli-data-damaged = Il file è danneggiato o non è un database ({$why}). «vierblatt restore» ripristina una copia di sicurezza.
cli-data-full = Il disco è pieno.
cli-data-read-only = Questo utente non può scrivere nel database.
cli-data-other = Non si riesce ad aprire il database: {$why}
cli-database-address = Questo non è l’indirizzo di un database: {$why}
cli-database-certificates = I certificati in {$file} non si possono usare: {$why}
cli-database-unreachable = Il database non è raggiungibile: {$why}
cli-database-denied = Il database non lascia entrare questo utente: {$why}
cli-database-in-use = Un altro server usa il database. Fermalo prima, o indicane un altro con --database.
cli-database-encoding = La codifica del database è {$encoding}; deve essere UTF8.
cli-database-foreign = Il database appartiene a un altro programma; non è stato cambiato nulla. Indicane un altro con --database.
cli-bus-address = Questo non è l’indirizzo di server NATS: {$why}
cli-bus-unreachable = I server NATS non sono raggiungibili: {$why}
cli-bus-alone = Più server hanno bisogno di un database in comune: indicalo con --database.
cli-backup-runs = copia in corso
cli-backup-done = Tutte le partite di {$directory} sono in {$file}.
cli-backup-exists = {$file} esiste già e non viene sovrascritto. Scegli un altro nome.
cli-backup-nothing = Non ci sono partite in {$directory}. Indica la cartella giusta con --data.
cli-backup-failed = Le partite non si possono copiare: {$why}
cli-restore-runs = controllo e copia in corso
cli-restore-done = Le partite di {$file} sono in {$directory}. Il server può partire.
cli-restore-exists = In {$directory} ci sono già partite. Con --force vengono sostituite e vanno perse.
cli-restore-no-backup = {$file} non si può ripristinare. {$why}
cli-restore-damaged = Non è una copia di sicurezza, o è danneggiata: {$why}
cli-data-foreign = Il database appartiene a un altro programma; non è stato cambiato nulla. Indica un’altra cartella con --data.
cli-data-empty = {$file} è vuoto: il contenuto è andato perso, o non c’è mai stato. Ripristina una copia di sicurezza con «vierblatt restore», o elimina il file per ricominciare da capo.
cli-data-missing = {$file} manca, anche se lì erano salvate delle partite. Ripristina una copia di sicurezza con «vierblatt restore», o elimina vierblatt.written e ciò che resta per ricominciare da capo.
cli-backup-damaged = Nella copia questi tavoli sono danneggiati: {$tables}. Tutti gli altri sono integri. «vierblatt check» dice di più.
cli-restore-some-damaged = Nella copia questi tavoli sono danneggiati: {$tables}. Con --accept-damage si ripristina lo stesso; a quei tavoli non si può continuare.
cli-check-runs = controllo
cli-check-table-damaged = tavolo {$code}: danneggiato {$damage} (voci integre prima: {$entries})
cli-check-damage-entry = alla voce {$number}
cli-check-damage-start = all’inizio della partita {$number}
cli-check-damage-storage = secondo il file: {$why}
cli-check-well = Tutto è come è stato scritto. Tavoli: {$tables}, voci: {$entries}.
cli-check-damaged = Tavoli danneggiati: {$damaged} su {$tables}. Lì non si può continuare; gli altri non sono toccati. Che cosa fare: conservare una copia della cartella dei dati, poi ripristinare una copia di sicurezza in cui «vierblatt check --database» non trova errori.
cli-check-missing = Voci mancanti che il database stesso conta: {$count}.
cli-check-lost = Voci scritte qui che mancano: {$count}. La fine del database è stata tagliata, o è una copia più vecchia. Ripristina una copia di sicurezza più recente, se c’è; «vierblatt check --accept-loss» lo accetta così com’è.
cli-check-file = Il file stesso è danneggiato: {$why}
cli-check-unhashed = Il database viene da un Vierblatt più vecchio e non ha ancora impronte; le riceve all’avvio del server. È stato controllato il file stesso.
cli-check-accepted = Accettato. D’ora in poi si segnalano solo le perdite successive.
cli-data-unfinished = In questo database si stanno spostando delle partite, e non ci sono ancora tutte. «vierblatt migrate» con gli stessi --from e --to continua.
cli-book-none = Qui non ci sono libri.
cli-book-id = codice
cli-book-name = gruppo
cli-book-members = membri
cli-book-sheets = fogli
cli-book-entries = voci
cli-book-latest = ultimo
cli-book-unknown = Non c’è un libro «{$book}». «vierblatt book list» li mostra tutti.
cli-book-several = Più gruppi si chiamano «{$name}». Indica il libro con il suo codice: {$ids}
cli-book-failed = I libri non si possono usare: {$why}
cli-book-imported = Il libro di «{$name}» c’è, e questo link del tuo server lo apre: {$link}
cli-book-line = {$file}, riga {$line}: questa non è una voce di un libro. {$why}
cli-book-no-group = {$file} non è un libro esportato: non comincia con un gruppo.
cli-book-full = Il libro è troppo grande.
cli-book-well = {$name} ({$id}): va tutto bene. Voci: {$entries}.
cli-book-fault = {$name} ({$id}): {$fault}
cli-book-fault-damaged = il registro è danneggiato {$damage}.
cli-book-fault-unreadable = voci che questa versione non sa leggere: {$count}. Le ha scritte un Vierblatt più recente.
cli-book-fault-checkpoint = lo stato salvato non è quello che risulta dalle voci.
cli-book-fault-no-link = nessun link lo apre.
cli-book-fault-no-photo = la foto {$photo} manca o è danneggiata.
cli-migrate-place = Un posto è sqlite:CARTELLA o postgres://nome@macchina/database.
cli-migrate-same = --from e --to sono lo stesso posto.
cli-migrate-checks = {$done} righe su {$all} controllate, ancora {$left}
cli-migrate-copies = {$done} righe su {$all} copiate, ancora {$left}
cli-migrate-compares = {$done} righe su {$all} confrontate, ancora {$left}
cli-migrate-done = È tutto in {$to}, e uguale a prima. Persone: {$people}, registri: {$logs}, voci: {$entries}, risultati: {$results}.
cli-migrate-not-empty = In {$to} ci sono già delle partite, e lì non si sovrascrive nulla. Indica un posto vuoto con --to.
cli-migrate-another = {$to} è la metà di un altro trasloco, o le partite sono cambiate da quando è cominciato. Ricomincia con un posto vuoto.
cli-migrate-differs = Ciò che è in {$to} non è uguale a ciò che è stato letto. Nessun server lo apre. Ricomincia con un posto vuoto.
cli-migrate-damaged = {$code} in {$from} è danneggiato {$damage}, e nulla è stato concluso. Ripristina prima una copia di sicurezza; «vierblatt check» dice di più.
cli-migrate-failed = È stato interrotto: {$why}. Lo stesso comando continua da qui.
cli-config-use = Le partite in {$directory} occupano {$size}. Tavoli: {$tables}; {$per-table} per tavolo, {$per-day} al giorno.

# Registrazioni
cli-record-stdin = standard input
cli-record-none = non contiene nessuna registrazione
cli-record-number = {$why} (registrazione {$number})
cli-record-unreadable = illeggibile: {$why}
cli-record-not-utf8 = riga {$line}: non è testo UTF-8 (byte {$byte} della registrazione)
cli-record-no-record = riga {$line}: non è una registrazione: {$why}
cli-record-too-long = riga {$line}: più lunga di quanto possa essere una registrazione ({$most} MiB)
cli-option-form = «{$option}»: un’opzione si scrive NOME=VALORE, per esempio target=50.

# Carte distribuite in modo regolare
cli-verify-too-long = troppo lungo per una registrazione
cli-verify-no-record = questa non è una registrazione: {$why}
cli-verify-record = registrazione {$number}
cli-verify-fair = regolare. Il caso è intervenuto {$chances ->
    [one] una volta
   *[other] {$chances} volte
}, sempre come risulta dal valore iniziale {$texts ->
    [0] senza testi aggiunti
    [one] e da un testo aggiunto
   *[other] e da {$texts} testi aggiunti
}.
cli-verify-fair-so-far = regolare. Il caso è intervenuto {$chances ->
    [one] una volta
   *[other] {$chances} volte
}, sempre come risulta dal valore iniziale {$texts ->
    [0] senza testi aggiunti
    [one] e da un testo aggiunto
   *[other] e da {$texts} testi aggiunti
}; la registrazione finisce prima della partita.
cli-verify-values = {$count ->
    [one] Il valore del posto {$seats} ne fa parte
   *[other] I valori dei posti {$seats} ne fanno parte
}: nessuno ha potuto scegliere le carte, nemmeno chi gestisce il server e gioca.
cli-verify-no-values = Nessuno ha aggiunto un valore proprio: chi gestisce il server avrebbe potuto scegliere il valore iniziale.
cli-verify-not-revealed = Valore non rivelato in tempo, quindi la partita è cominciata senza: posto {$seats}.
cli-verify-compare = Confrontalo con ciò che il tavolo ha mostrato prima della partita: {$commitment}
cli-verify-compare-list = Confrontalo con l’elenco dei valori che il tavolo ha mostrato all’inizio: {$hash}
cli-verify-not-fair = NON REGOLARE: {$why}
cli-verify-unchecked = non verificabile: {$why}
cli-verify-no-fair = la registrazione non ha la sezione «fair», quindi nessuno può verificare le carte distribuite
cli-verify-no-seed = il valore iniziale non è nella registrazione: viene rivelato quando la partita è finita
cli-verify-no-game = non c’è nessun gioco «{$game}»
cli-verify-set-up = il gioco non ha questi posti o queste opzioni
cli-verify-not-a-seed = il valore iniziale deve avere 64 cifre esadecimali
cli-verify-commitment = il valore iniziale non corrisponde al sigillo: è stato pubblicato {$published}, il valore iniziale dà {$given}
cli-verify-share = il valore del posto {$seat} non è quello promesso
cli-verify-share-list = i valori devono essere dei posti del tavolo, nel loro ordine, ciascuno al massimo una volta
cli-verify-illegal = l’azione {$n}, contando da 0 («{$action}»), non è permessa
cli-verify-differs =
    l’azione {$n}, contando da 0, non è ciò che dà il valore iniziale.
      registrato: {$found}
      atteso:     {$expected}

# A che punto siamo
cli-progress-games = {$done} partite su {$all}, ancora {$left}
cli-progress-deals = {$done} smazzate su {$all}, ancora {$left}
cli-progress-lines = {$done} misure su {$all}, ancora {$left}
cli-progress-tables = {$done} tavoli pronti su {$all}
cli-progress-seconds = {$done} secondi su {$all}

# Tornei
cli-arena-no-bot = Non c’è nessun bot «{$bot}»; ci sono da level1 a level5, greedy, policy (in Joomo), random e clairvoyant.
cli-arena-other-game = «{$bot}» è un bot di {$given}, e questo è un torneo di {$game}.
cli-arena-command = Il comando «{$command}» non è leggibile: manca una virgoletta?
cli-arena-not-started = Il bot «{$command}» non parte: {$why}
cli-arena-bots = Per {$seats} posti servono {$seats} bot, ma {$bots ->
    [0] non ne è indicato nessuno
    [one] ne è indicato uno
   *[other] ne sono indicati {$bots}
}. Indicali con --bots o --bot.
cli-arena-patience = --patience: secondi, più di 0 e al massimo 3600.
cli-arena-skill-of-nobody = --skill {$bot}: indica un bot che gioca in questo torneo.
cli-arena-rounds = {$game}, {$seats} posti, {$deals ->
    [one] una smazzata
   *[other] {$deals} smazzate
} (una manche ciascuna), valore iniziale {$seed}
cli-arena-games = {$game}, {$seats} posti, {$deals ->
    [one] una smazzata
   *[other] {$deals} smazzate
} (una partita ciascuna), valore iniziale {$seed}
cli-arena-bot = bot
cli-arena-played = partite
cli-arena-wins = vittorie
cli-arena-points = punti
cli-arena-elo = Elo
cli-arena-p50 = ms p50
cli-arena-p99 = ms p99
cli-arena-skill = abilità di {$bot}: {$skill} (random 0, clairvoyant 1)
cli-arena-dared = {$bot}: {$what} {$tries ->
    [one] una volta
   *[other] {$tries} volte
}, {$won} con successo
cli-arena-forfeits = {$bot}: {$moves ->
    [one] una mossa persa
   *[other] {$moves} mosse perse
}
cli-arena-unfinished = {$games ->
    [one] Una partita non è finita ed è stata interrotta
   *[other] {$games} partite non sono finite e sono state interrotte
}

# Lontano dalla perfezione
cli-exploit-solving = risoluzione del tavolo in corso
cli-exploit-asking = si interroga {$policy}
cli-exploit-no-policy = Non c’è nessuna strategia «{$policy}»; ci sono random, greedy, policy, da level1 a level5, {$policies}.
cli-exploit-table =
    {$name}: {$hand} carte ciascuno da {$deck}
    {$histories} svolgimenti, {$sets} insiemi d’informazione; punti per manche
cli-exploit-rounds = giri di CFR+
cli-exploit-loss = sfruttabilità
cli-exploit-value = valore per chi apre
cli-exploit-policy = strategia
cli-exploit-iterations = iterazioni
cli-exploit-against = contro la soluzione
cli-exploit-asked = posizioni
cli-exploit-own = proprie

# Il solitario
cli-grade-easy = facile
cli-grade-medium = medio
cli-grade-hard = difficile
cli-grade-very-hard = molto difficile
cli-solo-share = {$hits} su {$of}, {$percent} % (95 %: da {$low} a {$high})
cli-solo-winnable = vincibili
cli-solo-won = vinte
cli-solo-lost = perse
cli-solo-time = tempo
cli-solo-surprises = partite finite diversamente dal verdetto
cli-solo-by-counting = {$lost}, di cui {$counted} per semplice conteggio
cli-solo-times = p50 {$p50} ms, p99 {$p99} ms, al massimo {$max} ms, in media {$mean} ms
cli-solo-spare = di avanzo
cli-solo-deals = smazzate
cli-solo-most = mani al massimo
cli-solo-lost-deals = smazzate perse
cli-solo-jokers = jolly in arrivo
cli-solo-opinions-lost = Secondi pareri sulle smazzate perse: {$agreed} d’accordo, {$unknown} rinunce, {$wrong} in disaccordo.
cli-solo-opinions-winnable = Secondi pareri sulle smazzate vincibili: {$agreed} d’accordo, {$unknown} rinunce, {$wrong} in disaccordo.
cli-solo-opinion-wrong = smazzata {$deal}: {$why}
cli-solve-not-dealt = le carte non sono ancora distribuite
cli-solve-one-record = contiene più di una registrazione
cli-solve-no-solo = non è un solitario: sarebbe "game": "{$game}", "seats": 1
cli-solve-action = azione {$number}: {$why}
cli-solve-won = È vinta.
cli-solve-winnable = Si può vincere, qualunque sia l’ordine: servono {$needed} delle {$cards} carte in arrivo, {$spare} di avanzo ({$grade}).
cli-solve-lost = Non si può vincere, qualunque sia l’ordine.
cli-solve-most = {$hands ->
    [0] Non si completa nessuna mano
    [one] Al massimo si completa una mano
   *[other] Al massimo si completano {$hands} mani
}:
cli-solve-conflict = Le mani {$hands} non si possono completare tutte; senza una qualunque di loro, le altre sì.
cli-solve-agrees = Secondo parere: d’accordo.
cli-solve-gave-up = Secondo parere: rinuncia.
cli-solve-disagrees = Secondo parere: si contraddice; --json dice dove.
cli-solve-disagrees-winnable = Secondo parere: in disaccordo. Trova un modo di vincere.
cli-solve-disagrees-lost = Secondo parere: in disaccordo. Dimostra che non si può vincere.
cli-solve-waits = la mano {$hand} è completa e aspetta una carta qualsiasi
cli-solve-exchange = la mano {$hand} prende {$take} e scarta {$drop}
cli-solve-nothing = Nessuna scelta tra le carte in arrivo completa la mano {$hand}.
cli-solve-need = mano {$hand}: {$cards}
cli-solve-too-many = Prese una per una, alle mani servono almeno {$all} carte su {$cards}, più di quante ce ne siano ({$each}).
cli-solve-same-ones = Prese una per una, alle mani servono almeno {$all} carte su {$cards}, non più di quante ce ne siano, ma sono le stesse ({$each}).
cli-solve-wanted = {$card} è per la mano {$hand}, che scarta {$drop}: {$put}
cli-solve-finishes = {$card} non serve, ma completa la mano {$hand}: {$put}
cli-solve-spare = {$card} non serve; può passare per qualunque mano: {$put}

# Velocità
cli-bench-runs = --seconds va da 0.001 a 3600, --runs da 1 a 1000.
cli-bench-no-seats = Nessuno di questi giochi ha così tanti posti. «vierblatt random --help» elenca i posti.
cli-bench-game = gioco
cli-bench-seats = posti
cli-bench-playouts = partite/s
cli-bench-rounds = manche/s
cli-bench-moves = mosse/s
cli-bench-actions = azioni/s
cli-bench-ns-action = ns/azione
cli-bench-bytes = B/stato
cli-bench-ns-clone = ns/copia
cli-bench-worlds = mondi/s
cli-bench-iterations = iterazioni/s
cli-bench-plain = iterazioni semplici/s
cli-bench-melds = carte
cli-bench-outs = chiusure/s
cli-bench-best = migliori/s
cli-bench-median = migliore, µs
cli-bench-p99 = 99 %, µs
cli-bench-files = {$connections} connessioni richiedono {$files} file aperti, ma ne sono permessi solo {$allowed}: prova «ulimit -n {$files}», o meno tavoli.
cli-bench-too-long = Ci vuole troppo tempo.
cli-bench-stopped = Interrotto prima della fine.
cli-bench-limits = Al massimo {$connections} connessioni, --seconds da 0.1 a 3600, --warmup fino a 60, --rate da 0.001 a 1000.
cli-bench-players = {$game} è un gioco da {$least} a {$most} giocatori.
cli-bench-kill = --kill dev’essere prima della fine.
cli-bench-no-port = Nessuna porta è libera.
cli-bench-server-ended = Il server si è fermato ({$status}): {$last}
cli-bench-server-silent = Il server non risponde: {$last}
cli-bench-set-up = Non si riesce a preparare un tavolo: {$why}
cli-load-title = {$game}, {$tables} tavoli da {$players}, {$mode}, {$seconds} s
cli-load-not-measured = non misurato
cli-load-moves = mosse
cli-load-moves-are = {$moves}, {$rate} al secondo
cli-load-half = fino al prossimo, mediana
cli-load-95 = 95 %
cli-load-99 = 99 %
cli-load-attacked = 99 %, sotto attacco
cli-load-all = la più lenta
cli-load-cost = server, 1000 mosse
cli-load-server = server, occupato
cli-load-players = giocatori, occupati
cli-load-late = giocatori, ritardo, 99 %
cli-load-memory = memoria per tavolo
cli-load-sent = inviato per mossa
cli-load-acknowledged = mosse confermate
cli-load-lost = perse
cli-load-errors = errori
cli-load-again = riavviato
cli-load-back = {$restart} ms, tutti di ritorno {$back} ms dopo
cli-flood-connections = {$idle} connessioni mute e {$slow} lente da un indirizzo; chiuse dal server: {$closed}
cli-flood-newcomers = Sono arrivate {$newcomers} persone, {$kept_out} non sono entrate; metà era a un tavolo entro {$half} ms, tutte entro {$all} ms
cli-cluster-fault = {$fault}: metà dei tavoli ha ripreso entro {$half} ms, tutti entro {$all} ms
cli-cluster-moves = Mosse confermate: {$acknowledged}; perse: {$lost}; rifiutate benché eseguite: {$wrong}; senza risposta: {$unanswered}
cli-cluster-failover = Dall’arresto brusco di un nodo alla ripresa dell’ultimo tavolo: {$half} ms nella metà dei casi, al massimo {$all} ms
cli-load-ms = {$value} ms
cli-load-percent = {$value} %
cli-load-cpu = {$value} s di processore
cli-load-kib = {$value} KiB
cli-load-bytes = {$value} byte

# La guida: ciò che più comandi hanno in comune
help-every-json = Stampa un oggetto JSON
help-every-game = Quale gioco
help-every-seats = Quanti posti
help-every-options = Un’opzione del tavolo, per esempio target=50. Si può indicare più volte
help-every-deals = Quante smazzate
help-every-games = Solo questi giochi
help-every-runs = Quante misure; si stampano la migliore e la mediana
help-every-seconds = Quanto dura una misura, in secondi
help-every-port = La porta a cui ci si collega
help-every-address = L’indirizzo su cui ascoltare; con 127.0.0.1 gli altri restano fuori
help-every-data = Dove sono salvate le partite; predefinito: una cartella dell’utente
help-every-database-url = Server PostgreSQL in cui salvare le partite, al posto di una cartella, come `postgres://nome:password@macchina/database`
help-every-bus-url = Server NATS per più server con un database in comune, come `nats://nome:password@macchina`
help-every-behind-proxy = Il server sta dietro un proxy che parla HTTPS e dice chi è il client
help-every-trusted-proxies = Per quanti proxy tuoi passa una richiesta, con `--behind-proxy`: ci si fida di altrettanti degli ultimi indirizzi in X-Forwarded-For
help-every-connections = Quante connessioni possono esserci allo stesso tempo
help-every-connections-per-address = Quante connessioni può avere un indirizzo allo stesso tempo (una rete IPv6 /64 conta come uno)
help-every-timeout = Quanti secondi un client può impiegare per inviare l’intestazione di una richiesta, o restare senza leggere una risposta
help-every-entries-per-table = Quante voci (mosse e simili) può avere il registro di un tavolo prima che non vi cominci più nulla
help-every-origins = Un’altra origine le cui pagine possono parlare con questo server, per esempio `https://cards.example`. Si può indicare più volte
help-every-metrics = Pubblica le cifre per Prometheus in /metrics
help-every-bots-in-page = Fa svolgere le partite di una persona contro i bot nel suo browser, se può, e non qui
help-every-log-json = Scrive i log in JSON, un oggetto per riga
help-every-no-limits = Lascia che i client chiedano quanto vogliono. Solo per prove di carico
help-every-keep-empty = Per quanti giorni si tiene un tavolo che aspetta giocatori e dove non siede nessuno; 0 vuol dire per sempre
help-every-keep-unfinished = Per quanti giorni si tiene un tavolo la cui partita non è finita e dove non succede nulla; 0 vuol dire per sempre
help-every-keep-finished = Per quanti giorni si tiene un tavolo dopo la fine della sua partita; 0 vuol dire per sempre

# La guida: nomi di valori
help-value-language = LINGUA
help-value-file = FILE
help-value-folder = CARTELLA
help-value-port = PORTA
help-value-address = INDIRIZZO
help-value-depth = PROFONDITÀ
help-value-directory = CARTELLA
help-value-origin = ORIGINE
help-value-commitment = SIGILLO
help-value-game = GIOCO
help-value-games = GIOCHI
help-value-seat = POSTO
help-value-seats = POSTI
help-value-seed = VALORE
help-value-count = NUMERO
help-value-days = GIORNI
help-value-name-value = NOME=VALORE
help-value-bots = BOT
help-value-bot = BOT
help-value-command = COMANDO
help-value-deals = NUMERO
help-value-iterations = NUMERO
help-value-seconds = SECONDI
help-value-mini = TAVOLO
help-value-policy = STRATEGIA
help-value-seeds = NUMERO
help-value-rounds = GIRI
help-value-grade = GRADO
help-value-cores = CORE
help-value-n-all = N|all
help-value-n = N
help-value-conflicts = NUMERO
help-value-orders = NUMERO
help-value-runs = MISURE
help-value-tables = TAVOLI
help-value-players = GIOCATORI
help-value-form = FORMA
help-value-columns = COLONNE
help-value-mode = MODO
help-value-rate = RITMO
help-value-moves = NUMERO
help-value-url = URL
help-value-warmup = SECONDI
help-value-book = LIBRO
help-value-place = POSTO
help-value-game-link = GIOCO|LINK
help-value-level = LIVELLO
help-value-name = NOME
help-value-shell = SHELL

# La guida: comando per comando
help-vierblatt = Un tavolo da carte per {$games}
help-vierblatt-long = Senza comando il tavolo si apre per tutti in casa, come con `vierblatt serve`.
help-vierblatt-lang = La lingua: de, en, fr o it. Predefinita: quella del sistema
help-vierblatt-config = Il file di configurazione, al posto di quello dell’utente
help-vierblatt-example-1 = apre il tavolo sulla porta 8080
help-vierblatt-example-2 = un’intera partita a caso, giudicata
help-vierblatt-example-3 = copia tutte le partite, mentre si gioca

help-serve = Apre il tavolo: un server a cui si arriva con un browser, da ovunque
help-serve-long =
    È ciò che succede anche senza comando. Tutto è salvato in un file della cartella dei dati, e ogni mossa è sul disco
    prima che qualcuno la veda.
help-serve-example-1 = apre il tavolo su un’altra porta
help-serve-example-2 = per un proxy su questo computer che parla HTTPS

help-play = Gioca in questo terminale: contro i bot senza rete, o a un tavolo con il suo link
help-play-long =
    A tutto schermo, con tastiera e mouse; con --plain riga per riga, a parole. Ogni mossa è sul disco: una partita
    sopravvive a Ctrl+C, a un guasto o a una finestra chiusa, e continua con --resume. Tutti i tasti sono in
    docs/terminal.md.
help-play-what = Il gioco, o il link di un tavolo; senza, un menu
help-play-resume = Continua la partita lasciata
help-play-seats = Quanti giocatori, contando anche te; gli altri sono bot; 1 per un solitario
help-play-level = Quanto sono bravi i bot, da 1 a 5; predefinito: 3
help-play-daily = Il solitario del giorno, uguale per tutti
help-play-name = Il tuo nome
help-play-clock = Secondi per mossa, da 5 a 3600, e altrettanti di riserva per tutta la partita
help-play-sealed = Niente gare, nei giochi che ne hanno: ognuno sceglie con calma, decide la sorte
help-play-memory-aid = Mostra di nuovo ciò che hai visto, nei giochi di memoria
help-play-plain = Riga per riga, a parole: per lettori di schermo e pipe
help-play-ascii = Disegna solo con caratteri semplici
help-play-no-color = Senza colori, come con la variabile `NO_COLOR`
help-play-example-1 = Joomo contro tre bot, senza rete
help-play-example-2 = a un tavolo, con il suo link
help-play-example-3 = continua la partita lasciata

help-referee = Giudica partite registrate, regola per regola
help-referee-long =
    Legge un oggetto JSON, o uno per riga, e ne stampa uno per riga: come stanno le cose dopo ogni azione, e alla fine se la
    registrazione segue le regole. Codice di uscita 0: tutte le seguono; 1: una no; 2: l’input non è una registrazione. Il
    formato è in docs/record.md.
help-referee-file = Le registrazioni; altrimenti, o con -, lo standard input
help-referee-quiet = Stampa solo l’ultima riga di ogni registrazione
help-referee-example-1 = ogni stato della partita, con tutte le mosse permesse
help-referee-example-2 = solo un verdetto per partita

help-record = Legge partite registrate
help-record-example-1 = la partita da leggere, manche per manche
help-record-show = Mostra partite come testo leggibile, manche per manche
help-record-show-file = Le registrazioni; altrimenti, o con -, lo standard input
help-record-show-example-1 = la partita da leggere, manche per manche
help-record-show-example-2 = la stessa in italiano

help-verify = Verifica che le carte distribuite siano quelle promesse dal tavolo
help-verify-long =
    Ricalcola ogni smazzata e ogni mescolamento dal valore iniziale nella registrazione. Codice di uscita 0: tutto è come doveva
    essere; 1: qualcosa no; 2: qualcosa non è verificabile. Come funziona è in docs/fair-deals.md.
help-verify-file = Le registrazioni come le dà un tavolo, o - per lo standard input
help-verify-commitment = Ciò che il tavolo ha mostrato prima della partita, da confrontare con la registrazione
help-verify-json = Stampa JSON, un oggetto per riga
help-verify-example-1 = se le carte sono state distribuite in modo regolare
help-verify-example-2 = lo stesso per un programma, una riga per partita

help-rules = Mostra il regolamento di un gioco, qui o da stampare
help-rules-long =
    Senza gioco li elenca. Il regolamento è nella lingua del programma; i numeri tra parentesi quadre
    sono quelli citati quando una mossa è rifiutata.
help-rules-game = Quale gioco
help-rules-form = Da leggere, da stampare, o com’è scritto
help-rules-form-text = Testo per lo schermo.
help-rules-form-html = Una pagina a sé, da stampare con un browser.
help-rules-form-markdown = La fonte.
help-rules-width = Quanto larghe possono essere le righe; predefinito: quanto lo schermo
help-rules-ascii = Disegna solo con caratteri semplici
help-rules-example-1 = come si gioca a Komojo
help-rules-example-2 = Joomo in francese, da stampare con un browser

help-random = Scrive intere partite a caso come registrazioni, una per riga
help-random-seed = Lo stesso valore iniziale scrive le stesse partite
help-random-count = Quante partite
help-random-example-1 = una partita, ogni volta la stessa
help-random-example-2 = cento partite con un’opzione

help-arena = Fa giocare un torneo tra bot
help-arena-long =
    Ogni smazzata si gioca una volta in ogni ordine dei posti, con le stesse carte agli stessi posti, su tutti i core. I bot
    sono da level1 a level5, greedy (regole semplici), policy (ciò che è stato imparato, senza ricerca; in Joomo), random (a caso) e clairvoyant (vede tutte le carte). Lo stesso valore iniziale dà
    gli stessi risultati; cambiano solo i tempi. Come leggerli: docs/bots.md.
help-arena-bots = I bot, uno per posto: level5,greedy,greedy,greedy
help-arena-commands = Un programma tuo come bot, dopo gli altri; si può indicare più volte. Parla il protocollo in docs/bot-protocol.md
help-arena-deals = Quante smazzate. Una è una manche o una partita intera: vedi l’elenco dei giochi qui sotto
help-arena-whole-games = Gioca partite intere anche dove una smazzata è una manche
help-arena-seed = Lo stesso valore iniziale dà le stesse carte e lo stesso gioco
help-arena-iterations = Iterazioni per mossa di ogni bot che usa una ricerca, al posto delle sue
help-arena-skill = Misura anche l’abilità di questo bot: quanta strada fa da random a clairvoyant, allo stesso posto contro gli stessi avversari
help-arena-patience = Quanto può impiegare un programma tuo per una mossa, in secondi
help-arena-example-1 = quanto è forte il bot migliore
help-arena-example-2 = il tuo programma contro un bot

help-exploit = Misura quanto i bot sono lontani dal gioco perfetto, su un piccolo Joomo risolto
help-exploit-long =
    Un tavolo mini è Joomo in due con poche carte. Viene risolto con CFR+; poi ogni strategia viene interrogata in ogni
    posizione a cui arriva, e si calcola esattamente quanto ci guadagna chi la conosce, in punti per manche. Come leggerlo:
    docs/bots.md.
help-exploit-mini = Quale tavolo mini
help-exploit-policy = Solo queste, separate da virgole: ricerche per nome, random, greedy, policy, da level1 a level5
help-exploit-iterations = Quante iterazioni ha una ricerca; predefinito: 200 e 1000, e quelle proprie di un livello
help-exploit-seeds = Quante volte ognuna viene interrogata in ogni posizione
help-exploit-seed = Lo stesso valore iniziale dà le stesse cifre
help-exploit-rounds = Quanti giri di CFR+ risolvono il tavolo
help-exploit-json = Stampa JSON, un oggetto per riga
help-exploit-example-1 = tutte le ricerche, sul tavolo più piccolo
help-exploit-example-2 = solo queste

help-solo = Il solitario di Königs-Rommé, risolto: smazzate vincibili, verdetti, consigli
help-solo-long = Che cosa lo rende risolubile, e le cifre, sono in docs/solo.md.
help-solo-example-1 = una smazzata difficile, e come si vince
help-solo-deal = Scrive una smazzata sicuramente vincibile, come registrazione
help-solo-deal-long =
    La registrazione contiene solo le carte distribuite e si può giudicare, mostrare, risolvere o continuare a giocare. Lo stesso valore iniziale
    e grado danno la stessa smazzata.
help-solo-deal-seed = Lo stesso valore iniziale dà la stessa smazzata
help-solo-deal-grade = Quanto difficile: easy (5 carte di avanzo o più), medium (3 o 4), hard (1 o 2), very-hard (nessuna). Predefinito: una qualunque
help-solo-deal-options = Un’opzione del tavolo, per esempio `dealt_complete=needs_turn`
help-solo-deal-example-1 = una smazzata difficile ma vincibile
help-solo-deal-example-2 = una smazzata da leggere e da disporre
help-solo-solve = Dice se una partita si può vincere, come, e che cosa fare adesso
help-solo-solve-long =
    Legge la registrazione di un solitario, anche in corso, e dà il verdetto: che cosa prende e scarta ogni mano, oppure perché
    non c’è modo di vincere e che cosa completa più mani. Si usa solo ciò che vede chi gioca, mai l’ordine del mazzo. Codice di
    uscita 0: si può vincere; 1: no; 2: l’input non è un solitario.
help-solo-solve-file = La registrazione; altrimenti, o con -, lo standard input
help-solo-solve-conflict = Indica il minor numero di mani che non si possono completare tutte. Può richiedere molto tempo
help-solo-solve-confirm = Chiede un secondo parere a un risolutore SAT. Può richiedere molto tempo
help-solo-solve-example-1 = se e come la partita si può ancora vincere
help-solo-solve-example-2 = con un secondo parere
help-solo-measure = Misura quante smazzate si possono vincere
help-solo-measure-seed = Lo stesso valore iniziale dà le stesse smazzate; cambiano solo i tempi
help-solo-measure-cores = Quanti core; predefinito: tutti
help-solo-measure-confirm = Chiede un secondo parere a un risolutore SAT sulle prime N smazzate perse, o su tutte
help-solo-measure-confirm-winnable = E sulle prime N che si possono vincere
help-solo-measure-conflicts = Dopo quanti conflitti un secondo parere rinuncia
help-solo-measure-options = Un’opzione del tavolo, per esempio `dealt_complete=needs_turn`
help-solo-measure-example-1 = quante smazzate su 100.000 si possono vincere
help-solo-play = Gioca smazzate secondo i consigli del risolutore, a mazzo mescolato, con le regole vere
help-solo-play-long = Vince esattamente le smazzate che si possono vincere, e lo si controlla una per una.
help-solo-play-seed = Lo stesso valore iniziale dà le stesse carte e lo stesso gioco
help-solo-play-orders = Quante volte si gioca ogni smazzata, ogni volta con il mazzo in un ordine diverso
help-solo-play-options = Un’opzione del tavolo, per esempio `dealt_complete=needs_turn`
help-solo-play-example-1 = cento smazzate, ognuna con dieci ordini del mazzo

help-bench = Misura la velocità su questo computer
help-bench-example-1 = quanto vanno veloci qui le regole di Joomo
help-bench-engine = Gioco del tutto a caso su un solo thread, mondi immaginati e combinazioni. Dura due minuti
help-bench-engine-seats = Solo tavoli con questo numero di posti, e niente combinazioni
help-bench-engine-json = Stampa JSON, un oggetto per riga
help-bench-engine-example-1 = un gioco a un tavolo
help-bench-engine-example-2 = tutto, per un programma
help-bench-search = La ricerca dei bot su un solo thread, dalla prima decisione di una smazzata
help-bench-search-seats = Solo tavoli con questo numero di posti
help-bench-search-json = Stampa JSON, un oggetto per riga
help-bench-search-example-1 = un gioco, un tavolo
help-bench-server = Un vero server sotto carico, con vere connessioni e giocatori che muovono a caso
help-bench-server-long =
    Avvia un server tutto suo su un core tutto suo, con dati che poi vengono cancellati. Codice di uscita 0: è andato tutto bene;
    1: si è persa una mossa confermata, o ci sono stati errori. Che cosa significano le cifre è in benches/servers/README.md.
help-bench-server-tables = Quanti tavoli
help-bench-server-players = Quanti giocatori ha ciascuno, con una connessione a testa
help-bench-server-game = A che cosa giocano
help-bench-server-mode = Quando si muove
help-bench-server-mode-closed = Chi è di turno muove appena arriva la notizia: quanto regge il server.
help-bench-server-mode-open = Ogni tavolo muove a intervalli fissi: quanto ci mettono le mosse.
help-bench-server-mode-idle = Nessuno muove: quanto costano tavoli che aspettano soltanto.
help-bench-server-rate = Con open: quante mosse al secondo fa ogni tavolo
help-bench-server-seconds = Per quanto tempo contano le mosse, in secondi
help-bench-server-warmup = Per quanto si gioca prima, in secondi
help-bench-server-moves = Continua poi finché non hanno contato almeno tante mosse
help-bench-server-kill = Dopo tanti secondi uccide il server (kill -9), lo riavvia e conta che cosa manca
help-bench-server-hostile = Misura altrettanto a lungo mentre qualcuno, da un solo indirizzo, chiede tutto quello che può
help-bench-server-seed = Lo stesso valore iniziale fa le stesse scelte, per quanto le carte lo permettano
help-bench-server-example-1 = una serata piena: mille tavoli, una mossa al secondo ciascuno
help-bench-server-example-2 = che cosa si perde quando il server viene ucciso: niente
help-bench-flood = Un vero server con migliaia di connessioni che non fanno nulla, e quanto impiega chi arriva per entrare
help-bench-flood-long =
    Avvia un server a parte, i cui dati vengono poi cancellati; le connessioni vengono da 127.0.0.2, le persone da altri
    indirizzi di questo computer. Codice di uscita 0: sono entrati tutti; 1: qualcuno no.
help-bench-flood-idle = Quante connessioni non dicono nulla
help-bench-flood-slow = Quante connessioni inviano un’intestazione byte per byte
help-bench-flood-seconds = Per quanto tempo arrivano persone nuove, in secondi
help-bench-flood-example-1 = quattromila connessioni che non fanno nulla non tengono fuori nessuno
help-bench-cluster = Più server veri con un database e un bus, e che cosa fanno i guasti alle partite
help-bench-cluster-long =
    Avvia server propri; nel database indicato si aggiungono tavoli. I nodi vengono uccisi, addormentati, fermati e isolati,
    e alla fine tutto ciò che è stato confermato deve esserci. Stato 0: c’è; 1: manca qualcosa o una risposta era sbagliata.
help-bench-cluster-cluster-database = Database che i server condividono
help-bench-cluster-cluster-bus = Server NATS
help-bench-cluster-nodes = Quanti server
help-bench-cluster-faults = Quanti guasti, uno dopo l’altro
help-bench-cluster-tables = Quanti tavoli, con due persone ciascuno
help-bench-cluster-rate = Quante mosse al secondo fa ogni tavolo
help-bench-cluster-sleep = Quanto dorme un server, in secondi
help-bench-cluster-game = Il gioco
help-bench-cluster-seed = Lo stesso seme provoca gli stessi guasti
help-bench-cluster-example-1 = tre server, dieci guasti: non si perde nulla

help-config = Mostra ogni impostazione, il suo valore e da dove viene
help-config-long =
    Un’opzione vale più di una variabile d’ambiente, che vale più del file di configurazione, che vale più del valore
    predefinito. Con le opzioni di `serve` il comando mostra che cosa farebbe un server avviato così.
help-config-example = Stampa un file per cominciare, in cui tutto è un commento
help-config-example-1 = ogni impostazione e da dove viene
help-config-example-2 = un file per cominciare, in cui tutto è un commento

help-backup = Copia tutte le partite in un file, anche mentre il server gira
help-backup-long =
    La copia è di un istante: tutto ciò che era confermato prima c’è. Appare con il suo nome solo quando è completa e sul disco,
    e niente viene sovrascritto. `vierblatt restore` la ripristina.
help-backup-file = Il file da scrivere. Non deve esistere ancora
help-backup-example-1 = copia le partite del tuo server
help-backup-example-2 = copia le partite di un servizio, con il giorno nel nome

help-restore = Ripristina le partite da una copia di sicurezza
help-restore-long =
    Prima il file viene controllato, voce per voce: dev’essere un database intero di questo Vierblatt o di uno più vecchio.
    Nel frattempo nessun server deve girare sulla cartella dei dati.
help-restore-file = La copia di sicurezza
help-restore-force = Sostituisce le partite che ci sono già. Vanno perse
help-restore-accept-damage = Ripristina la copia anche se contiene tavoli danneggiati. A quelli non si può continuare
help-restore-example-1 = in una nuova cartella dei dati
help-restore-example-2 = al posto delle partite di un servizio

help-check = Legge tutte le partite e controlla che siano ciò che è stato scritto
help-check-long =
    Ogni voce di ogni tavolo si confronta con la sua impronta, anche mentre il server gira. Codice di uscita 0: tutto a
    posto; 1: qualcosa è danneggiato o manca. Che cosa si nota e che cosa no è in docs/storage.md.
help-check-database = Controlla un altro database invece di quello nella cartella dei dati, per esempio una copia di sicurezza
help-check-accept-loss = Accetta che manchino delle voci, quando sai perché, e non le segnala più
help-check-json = Stampa JSON, un oggetto per riga: ogni tavolo, poi il tutto
help-check-example-1 = controlla le partite del tuo server
help-check-example-2 = controlla una copia, per un programma

help-book = I libri dei gruppi: elencare, esportare, importare, controllare
help-book-long =
    Che cos’è un libro e che cosa contiene: docs/book.md.
help-book-example-1 = i libri del tuo server
help-book-list = Elencare i libri, anche mentre il server funziona
help-book-list-json = Stampare JSON, un oggetto per riga: ogni libro
help-book-list-example-1 = i libri del tuo server
help-book-list-example-2 = quelli in un server di database, per un programma
help-book-export = Stampare un libro, anche mentre il server funziona
help-book-export-long =
    In JSON è intero, con le foto, e `vierblatt book import` lo riporta. In CSV è una tabella: una riga per persona e
    mano.
help-book-export-book = Il nome del gruppo, o il codice del libro in `vierblatt book list`
help-book-export-form = Tutto, o i punti come tabella
help-book-export-form-json = Tutto, un oggetto JSON per riga.
help-book-export-form-csv = I punti, per un foglio di calcolo.
help-book-export-example-1 = il libro intero di un gruppo
help-book-export-example-2 = i suoi punti, per un foglio di calcolo
help-book-import = Riportare un libro esportato in JSON, qui o altrove
help-book-import-long =
    Riceve un nuovo link, che viene stampato; un libro già presente resta com’è. Nel frattempo nessun server può usare le
    partite.
help-book-import-file = Il libro esportato, o - per l’ingresso standard
help-book-import-example-1 = lo riporta, con un nuovo link
help-book-check = Rileggere tutte le voci dei libri e controllare che tutto concordi
help-book-check-long =
    Le voci si confrontano con le loro impronte, lo stato salvato di un libro con ciò che risulta dalla prima voce in poi,
    e link e foto devono esserci. Stato 0: va tutto bene; 1: qualcosa no.
help-book-check-book = Il nome del gruppo o il codice del libro; altrimenti tutti i libri
help-book-check-json = Stampare JSON, un oggetto per riga: ogni libro
help-book-check-example-1 = controlla tutti i libri del tuo server
help-book-check-example-2 = un libro di un servizio, per un programma

help-migrate = Spostare tutto da SQLite a PostgreSQL, o viceversa
help-migrate-long =
    Persone, dispositivi, tavoli, partite, risultati e libri vengono con sé. Tutto si controlla prima della copia e si
    confronta dopo, con impronte concatenate. Dopo un’interruzione lo stesso comando continua. Nel frattempo nessun server
    può usare uno dei due posti.
help-migrate-from = Dove si trova tutto: `sqlite:CARTELLA` o `postgres://nome:password@macchina/database`. Lì non cambia nulla
help-migrate-to = Dove va, con le stesse parole. Non deve esserci nulla, o un tentativo precedente dello stesso comando
help-migrate-example-1 = in un server di database; la password meglio in PGPASSWORD
help-migrate-example-2 = e di nuovo in una nuova cartella
help-migrate-example-3 = in un’altra cartella

help-page = Scrive la pagina per un hosting che ha solo file
help-page-long =
    Ognuno gioca allora nel proprio browser, da solo o contro i bot. I tavoli con gli amici hanno bisogno di un server; la pagina
    può portare a uno. Ciò che è già nella cartella resta.
help-page-out = La cartella in cui scrivere. Viene creata se non c’è
help-page-base = La cartella dell’indirizzo in cui saranno i file
help-page-server = Un server a cui la pagina porta per i tavoli con gli amici e i gruppi
help-page-example-1 = per nginx, con deploy/static.conf
help-page-example-2 = in una cartella, con i tavoli degli amici altrove

help-completions = Stampa lo script che completa comandi e opzioni in una shell
help-completions-shell = Quale shell
help-completions-example-1 = per questa bash; come riga di ~/.bashrc, per tutte
help-completions-example-2 = per fish

help-man = Stampa la pagina di manuale, o ne scrive una per ogni comando
help-man-dir = Scrive tutte le pagine in questa cartella
help-man-example-1 = mostra la pagina di tutto il programma
help-man-example-2 = scrive tutte le pagine

help-help = Mostra la guida di un comando
help-help-command = Il comando; altrimenti tutto il programma
help-help-example-1 = la guida di un comando

# Analisi
cli-review-title = Analisi di {$game}, {$depth}. Un giudizio è sicuro al {$confidence} %.
cli-review-unfinished = La registrazione finisce prima della partita: non c’è un risultato.
cli-review-player = {$seat}: {$decisions ->
    [one] una decisione
   *[other] {$decisions} decisioni
}, perdita {$error} ‰ per decisione; imprecisioni {$inaccuracies}, errori {$mistakes}, errori gravi {$blunders}
cli-review-strength = forza di gioco: {$word}
cli-review-nothing = {$seat}: nessuna decisione da giudicare
cli-review-result = risultato {$result} %, fortuna {$luck} %, gioco {$play} %; senza fortuna {$adjusted} %
cli-review-moments = Che cosa ha deciso la partita per {$seat}:
cli-review-moment-luck = azione {$n}, mano {$round}: fortuna, {$change} %
cli-review-moment-decision = azione {$n}, mano {$round}: una decisione, {$change} %
cli-review-marked = azione {$n}, mano {$round}, {$seat}: {$mark}. {$played} – meglio: {$best} ({$loss} ± {$doubt} %)
cli-review-marked-exact = azione {$n}, mano {$round}, {$seat}: {$mark}. {$played} – meglio: {$best} ({$loss} %, calcolato)
cli-review-none = Nessuna decisione ha perso abbastanza da esserne sicuri.
cli-review-no-seat = Non c’è un posto {$seat}; il tavolo ne ha {$seats}.
cli-review-too-long = Una registrazione con più di {$most} azioni non viene analizzata.
cli-review-illegal = l’azione {$n}, contata da 0, non è permessa: {$reason}
cli-progress-review = {$done} azioni su {$all}, ancora {$left}

help-puzzles = Creare problemi da partite tra bot, uno per riga
help-puzzles-long =
    Un problema è una registrazione che si ferma dove qualcuno deve decidere: la ricerca approfondita è sicura della mossa
    migliore, e il gioco rapido non la vede. Per trovarne uno servono da secondi a minuti. Il formato è in
    docs/review.md.
help-puzzles-seed = Lo stesso valore iniziale crea gli stessi problemi
help-puzzles-count = Quanti problemi
help-puzzles-example-1 = dieci problemi, ogni volta gli stessi

help-review = Ripensare a una partita: che cosa era giocato bene e che cosa era fortuna
help-review-long =
    Giudica ogni decisione secondo ciò che il suo posto poteva sapere e separa la fortuna dal gioco. Una mossa si chiama imprecisione,
    errore o errore grave solo se la perdita è più grande della sua incertezza. Come leggere le cifre: docs/review.md.
help-review-file = Le registrazioni; senza, o con -, lo standard input
help-review-seat = Giudicare solo le decisioni di questo posto, contato da 1
help-review-depth = Quanto a fondo
help-review-depth-quick = Pochi secondi: gli errori chiari.
help-review-depth-normal = Al massimo una ventina di secondi per una partita a quattro.
help-review-depth-deep = Venti volte tanto.
help-review-seed = Lo stesso seme dà lo stesso risultato
help-review-json = Scrivere JSON, un oggetto per partita
help-review-example-1 = che cosa era giocato bene e che cosa era fortuna
help-review-example-2 = solo il primo posto, per un programma
