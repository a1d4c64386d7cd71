# Il programma nel terminale.

# Al tavolo
tui-title = {$game} · tavolo {$code}
tui-you = tu
tui-host = host
tui-away = assente
tui-newcomer = Trifoglio
tui-seat-bot = {$name}, bot di livello {$level}
tui-seat-away = {$name}, assente
tui-lost = Nessuna connessione. Nuovo tentativo…
tui-back = La connessione è tornata.
tui-clock = ancora {$left}, riserva {$reserve}
tui-clock-paused = {$left} (in pausa)
tui-zone = {$title}: {$holds}.
tui-spot = {$name}: {$holds}
tui-empty = vuoto
tui-face-down = coperta
tui-chosen = scelto: {$what}
tui-more-actions = Pag↓: ancora {$count}
tui-takeback-question = {$who} vorrebbe ritirare una mossa. Va bene? s o n
tui-race = Butta ora: {$bar} {$seconds} s
tui-race-sealed = Scegli con calma: nessuno vede niente finché non hanno scelto tutti.
tui-over = Premi r per giocare ancora.
tui-rematch-wanted = Per un’altra partita: {$who}
tui-watching = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] {$count} persone guardano.
}
tui-say = Messaggio:
tui-name = Il tuo nome:

# Prima della partita
tui-lobby-host = Il tavolo è aperto. Premi s per cominciare; i bot prendono i posti liberi.
tui-lobby-wait = Si comincia quando chi ha aperto il tavolo dà il via…
tui-agreed = Opzioni del tavolo: {$options}

# Tasti in fondo allo schermo
tui-keys-turn = ←→↑↓ guarda  Spazio scegli  Invio gioca  1–9 elenco  h sugg.  ? guida  q esci
tui-keys-wait = l cronaca  p punti  c chat  u ritira  ? guida  q esci
tui-keys-race = ←→ guarda  Spazio scegli  Invio butta  n niente  ? guida
tui-keys-over = r ancora  p punti  l cronaca  c chat  ? guida  q esci
tui-keys-host = s via  b bot  +/− livello  x togli  Invio siediti  v alzati  n nome  q esci
tui-keys-lobby = Invio siediti  v alzati  n nome  c chat  ? guida  q esci
tui-keys-menu = ↑↓ riga  ←→ cambia  Invio gioca  q esci
tui-keys-panel = ↑↓ scorri · Esc chiudi

# Pannelli
tui-panel-help = Guida
tui-panel-log = Cronaca della partita
tui-panel-scores = Punti
tui-panel-result = Risultato
tui-round = Manche
tui-total = Totale
tui-no-points = Qui non si contano punti.
tui-points = {$who}: { $points ->
    [one] {$points} punto
   *[other] {$points} punti
}
tui-no-rules = Qui non ci sono regole per questo gioco.
tui-help =
    #Tasti
    ← → ↑ ↓   da una carta all’altra
    Tab       alla prossima carta con cui puoi fare qualcosa
    Spazio    scegli o deseleziona una carta o un mazzo
    Invio     gioca ciò che è scelto
    1–9       fai ciò che dice l’elenco; Pag↑ e Pag↓ lo scorrono
    Esc       deseleziona tutto
    h         suggerimento: la mossa di un bot (se gli altri sono tutti bot)
    u         ritira la tua ultima mossa
    n         in una gara: non buttare niente
    l         cronaca della partita p   punti per manche
    c         di’ qualcosa          r   gioca ancora, alla fine
    q         esci; la partita è salvata
    #Mouse
    Con un clic scegli una carta, con un altro la giochi. Sul mazzo di pesca ne basta uno. Con un clic scegli una riga dell’elenco, con un altro fai ciò che dice.
    #Segni
    Un punto su una carta: si può giocare. Un bordo spesso: è scelta. Una freccia sotto: sei qui.

# Un nuovo tavolo
tui-menu = Vierblatt: a che cosa giochiamo?
tui-continue = Continua la partita cominciata: {$game}
tui-game = Gioco
tui-players = Giocatori
tui-players-count = { $count ->
    [one] in solitario
   *[other] {$count}
}
tui-level = Bot
tui-level-name = { $level ->
    [1] livello 1, principiante
    [2] livello 2, facile
    [3] livello 3, medio
    [4] livello 4, forte
   *[other] livello 5, molto forte
}
tui-start = Comincia
tui-about-game = {$idea} Da {$fewest} a {$most} giocatori, {$length}

# Riga per riga
tui-plain-title = {$game}, tavolo {$code}. Giocano: {$names}.
tui-plain-more = Ancora {$count}: scrivi «altro».
tui-plain-not-understood = Comando non riconosciuto. Scrivi un numero dell’elenco, o «?» per la guida.
tui-plain-again = La partita è finita. Scrivi «ancora» per rigiocare o «fine» per uscire.
tui-plain-lobby = Si comincia quando chi ha aperto il tavolo dà il via. Scrivi «?» per la guida.
tui-plain-lobby-host = Scrivi «via» per cominciare; i bot prendono i posti liberi.
tui-plain-help = Scrivi il numero di ciò che vuoi fare, le parole dell’elenco, o l’azione come nelle registrazioni. Puoi anche scrivere:
tui-plain-which = Quale gioco? Da {$from} a {$to}, o Invio per {$usual}:
tui-plain-players = In quanti giocate, contando anche te? Da {$from} a {$to}, o Invio per {$usual}:
tui-plain-level = Quanto sono forti i bot? Da {$from} a {$to}, o Invio per {$usual}:
tui-cmd-help = guida
tui-cmd-table = tavolo
tui-cmd-hand = carte
tui-cmd-score = punti
tui-cmd-log = cronaca
tui-cmd-hint = suggerimento
tui-cmd-more = altro
tui-cmd-rules = regole
tui-cmd-back = ritira
tui-cmd-chat = chat
tui-cmd-start = via
tui-cmd-again = ancora
tui-cmd-quit = fine
tui-cmd-about = { $command ->
    [help] questa guida
    [table] legge il tavolo
    [hand] legge le tue carte
    [score] i punti
    [log] la cronaca della partita
    [hint] che cosa farebbe un bot
    [more] il seguito dell’elenco
    [rules] le regole del gioco
    [back] ritira la tua ultima mossa
    [chat] dice a tutti ciò che segue
    [start] comincia la partita
    [again] gioca un’altra partita
   *[quit] esce; la partita è salvata
}

# Andare e venire
tui-go-on = La partita è salvata. Per continuare: vierblatt play --resume
tui-come-back = Il tuo posto ti aspetta. Torna con: vierblatt play {$link}
tui-nothing-left = Non c’è nessuna partita da continuare. Per cominciarne una: vierblatt play
tui-no-link = «{$link}» non è un link a un tavolo. Un link è come http://host:8080/t/CODICE.
tui-unknown-game = Qui non c’è nessun gioco «{$game}». Senza nome, vierblatt play li mostra tutti.
tui-no-data = Non si possono salvare partite in {$data}: { $why ->
    [in-use] un altro server usa questa cartella.
    [newer] il database è di un Vierblatt più recente.
    [damaged] il file è danneggiato o non è un database.
    [full] il disco è pieno.
    [read-only] il database è di sola lettura.
   *[other] non si riesce ad aprire la cartella o il database.
} Indica un’altra cartella con --data.
tui-no-terminal = Questo non è un terminale, quindi si gioca riga per riga (--plain).
tui-too-small = Non c’è abbastanza spazio: servono almeno {$wide} colonne e {$high} righe, oppure --plain.
