# I testi della pagina stessa.

# Ovunque
page-description = Quattro giochi di carte a un tavolo: subito contro i bot o con gli amici che aprono il tuo link.
home = Pagina iniziale
back = Indietro
menu = Menu
close = Chiudi
yes = Sì
no = No
you = Tu
loading = Un attimo…
try-again = Riprova
nothing-here = Qui non c’è niente.
name = Il tuo nome
# Nomi per chi non ne ha scelto uno.
names = Trifoglio, Mirtillo, Felce, Merlo, Nocciolo, Pettirosso, Riccio, Salice, Ginepro, Volpe
toast-rule = Regola { $rule }
connection-lost = Nessuna connessione. Nuovo tentativo…
server-unreachable = Il server non risponde. Sei online?

# Titoli della scheda
title-your-turn = Tocca a te
title-table = Tavolo { $code }

# Pagina iniziale
home-play-now = Gioca subito
home-friends = Con gli amici
home-today = Solitario del giorno
home-code = Codice del tavolo
home-go = Vai
home-mine = Le mie partite
here-alone = Senza server giochi qui, su questo dispositivo, contro i bot.
here-mark = su questo dispositivo
here-not-kept = Questo browser non conserva nulla: la partita sparisce quando chiudi la scheda.
here-files = Questa pagina non ha un server: giochi qui, nel tuo browser, e le tue partite restano su questo dispositivo.
here-no-friends = I tavoli con gli amici hanno bisogno di un server, e questa pagina non ne ha.
here-waits = La tua partita ti aspetta sul server e continua appena sei di nuovo online.
here-new = Giocane una nuova qui
here-daily = Senza il server questa distribuzione non è la sua. Viene solo dalla data: chiunque giochi senza server ha la stessa e potrebbe conoscerla prima.
here-daily-files = Questa distribuzione viene solo dalla data: tutti hanno la stessa e potrebbero conoscerla prima.
here-send = Conservala sul server
here-sent = È tra i tuoi risultati sul server.
here-sent-mark = giocata nella pagina
home-turn-mine = Tocca a te
home-turn-other = Tocca a { $who }
home-learn = Imparare
home-open = Tavoli aperti
home-goes-open = Sparisce il { $day } se nessuno gioca
home-goes-playing = Sparisce il { $day } se nessuno continua a giocare
home-goes-over = Sparisce il { $day }; scarica la registrazione se vuoi tenerla
home-over = Tavoli finiti
home-more = Altro
home-seats = { $taken } su { $seats }
leaf-players = { $players } giocatori
home-bots = Avversari
home-strength = Livello
home-leisure-hint = Ti muovi con la tastiera: senza gare hai il tempo di scorrere le tue carte.
home-bots-count = { $bots ->
    [one] 1 bot
   *[other] { $bots } bot
}

# Posti
seats = Giocatori
seat-turn = di turno
seat-away = assente
seat-empty = Posto libero
seat-forgotten = Qualcuno
seat-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# I bot prendono il nome dal posto.
seat-bot = { $seat ->
    [1] Frassino
    [2] Faggio
    [3] Cedro
    [4] Olmo
    [5] Larice
    [6] Tiglio
   *[other] Pino
}
level-1 = 1 · principiante
level-2 = 2 · facile
level-3 = 3 · medio
level-4 = 4 · forte
level-5 = 5 · molto forte

# Un nuovo tavolo
new-seats = In quanti giocate?
new-open = Apri il tavolo
new-options = Opzioni
new-clock = Tempo di riflessione
new-clock-none = Senza limite di tempo
new-clock-quick = Veloce: 15 secondi a mossa, 1 minuto di riserva
new-clock-calm = Tranquillo: 45 secondi a mossa, 5 minuti di riserva
new-clock-days = Due giorni a mossa
new-clock-other = Un altro tempo di riflessione
new-watch = Chi guarda vede
new-watch-public = quello che c’è sul tavolo
new-watch-delayed = tutte le carte, una manche dopo
new-watch-nobody = niente: nessuno può guardare
new-listed = Mostralo tra i tavoli aperti
new-takeback = Si può ritirare una mossa se tutti sono d’accordo
new-memory-aid = Promemoria: mostra di nuovo ciò che hai visto
new-sealed = Niente gare: ognuno sceglie con calma, decide la sorte

# Prima della partita
lobby-first = Primo mazziere
lobby-first-drawn = a caso
lobby-first-seat = posto { $seat }
lobby-first-named = Primo mazziere: { $who }.
lobby-invite = Invita
lobby-bot = Aggiungi un bot
lobby-level = Livello dei bot
lobby-bot-level = { $who }: livello
lobby-sit = Siediti qui
lobby-stand = Alzati
lobby-remove = Togli
lobby-options = Opzioni del tavolo
lobby-start = Comincia
lobby-start-bots = Comincia, con i bot nei posti liberi
lobby-waiting = Si comincia quando chi ha aperto il tavolo dà il via…
# Un’opzione o un’impostazione, e il suo valore.
option-is = { $option }: { $value }
changed = Cambiato: { $what }
changed-seats = { $count ->
    [one] un posto
   *[other] { $count } posti
}
changed-settings = svolgimento al tavolo
changed-moved = Ora sei al posto { $seat }.
invite-code = Codice da digitare
invite-link = Manda il link
invite-copied = Link copiato.
invite-qr = Codice QR del link a questo tavolo

# Al tavolo
your-side = Il tuo lato
hint = Suggerimento
hint-told = Un bot sceglierebbe: { $action }
watching = { $watching ->
    [one] Una persona guarda.
   *[other] { $watching } persone guardano.
}
leave-seat = Lascia il posto
takeback = Ritira la mia ultima mossa
takeback-asked = Hai chiesto di ritirare la tua mossa.
takeback-question = { $who } vorrebbe ritirare una mossa. Va bene?
plain-your-turn = Tocca a te. Puoi:
plain-turn = Tocca a { $who }.
guide = Prima partita
guide-next = Capito
guide-skip = Gioca senza guida
leave-question = Vuoi davvero lasciare il posto? Al tuo posto giocherà un bot.
leave-stay = Resto
left-table = { $who } ha lasciato il tavolo. Continua un bot.
joined-table = { $who } entra in gioco.
seat-substituted = assente, gioca un bot
watching-you = Stai guardando.
watching-device = Giochi già qui? Collega questo dispositivo
seat-take = Prendi il posto di { $who }
seat-open = { $who }: offri il posto
seat-close = { $who }: non offrire più il posto
seat-open-short = Offri il posto
seat-close-short = Non offrire più
seat-remove = Togli { $who }
seat-remove-question = Al posto di { $who } giocherà un bot.
forced = { $why } Fatto per te.
undo = Annulla
ready = Avanti
ready-waiting = In attesa di { $who }…
ready-seat = pronto
confirm-tap = Tocca ancora per giocare
react = Reagisci

# Pannelli
panel-log = Cronaca
panel-chat = Chat
panel-score = Punti
panel-rules = Regole
panel-keys = Tasti
panel-settings = Impostazioni
panel-table = Tavolo
chat-nothing = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia { $who }
chat-unmute = Riattiva { $who }
guest-let-in = Lascia rientrare { $who }
reactions = Reazioni veloci
reaction-applause = Applauso
reaction-laugh = Risata
reaction-surprise = Sorpresa
reaction-sigh = Sospiro
reaction-think = Riflessione
reaction-wave = Saluto
score-round = Manche
score-total = Totale
score-none = Qui non si contano punti.
chart = Punti manche per manche
rules-contents = Indice
rules-none = Qui non ci sono regole per questo gioco.
print = Stampa
card-down = Carta coperta
key-cards = Da una carta all’altra
key-pick = Scegli la carta
key-enter = Invio
key-space = Spazio
key-escape = Esc
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Come il dispositivo
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-table = Tavolo
settings-table-cloth = Panno
settings-table-wood = Legno
settings-table-night = Notte
settings-back = Dorso delle carte
settings-back-clover = Quadrifogli
settings-back-lattice = Reticolo
settings-back-waves = Onde
settings-back-rays = Raggi
settings-sound = Suoni
settings-vibration = Vibra quando tocca a me
settings-notify = Avvisami quando questa scheda è in secondo piano
settings-letters = Lettere sulle carte colorate
settings-less-motion = Meno movimento
chat-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
settings-shortcuts = Scorciatoie a un tasto
settings-confirm = Gioca le carte al secondo tocco
settings-leisure = Niente gare: ognuno sceglie con calma
settings-tempo = Ritmo
settings-tempo-calm = Calmo
settings-tempo-normal = Normale
settings-tempo-quick = Veloce
log-round = Manche { $round }
log-you = { $who } (tu)

# Carte distribuite in modo regolare
fair = Le carte sono distribuite in modo regolare?
fair-explained = Prima della prima carta il server ha pubblicato il sigillo qui sotto. Dopo la partita mostra il valore iniziale, e chiunque può verificare che tutte le carte vengano da lì.
fair-commitment = Sigillo
fair-entropy = Aggiunto dai giocatori
fair-seed = Valore iniziale
fair-fits = Il valore iniziale corrisponde al sigillo.
fair-differs = Il valore iniziale non corrisponde al sigillo. Avvisa chi gestisce questo tavolo.
fair-verify = Per controllare ogni carta, scarica la partita ed esegui
fair-add = Aggiungi un tuo testo al mescolamento
fair-add-go = Aggiungi
fair-values-explained = Prima della partita il tuo dispositivo aggiunge un valore casuale segreto e all’inizio lo rivela; gli altri fanno lo stesso. Nessuno può pilotare le carte, nemmeno chi gestisce il server.
fair-values = Valori dei giocatori
fair-value-in = Posto { $seat }: rivelato
fair-value-awaited = Posto { $seat }: promesso
fair-value-missing = Posto { $seat }: non rivelato in tempo
fair-value-bot = Posto { $seat }: bot
fair-list = Impronta dell’elenco
fair-own-in = Il tuo valore fa parte di queste carte.
fair-own-missing = Il tuo valore non fa parte di queste carte, anche se il tuo dispositivo lo ha rivelato. Avvisa chi gestisce questo tavolo.
fair-own-changed = Questa non è la partita mostrata al tuo dispositivo all’inizio. Avvisa chi gestisce questo tavolo.

# Dopo la partita
result = Risultato
result-aside = Guarda il tavolo
rematch = Gioca ancora
result-same-deal = Rigioca la stessa mano
rematch-waiting = In attesa degli altri…
rematch-wanted = Per un’altra partita: { $who }
replay = Rivedi la partita
record = Scarica
replay-view = Punto di vista
replay-public = Quello che hanno visto tutti
replay-open = Tutte le carte scoperte
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Riproduzione automatica
result-won = Hai vinto
result-shared = Vittoria condivisa
result-other = Vince { $who }
result-place = { $place }º posto su { $seats }
replay-step = Passo
replay-round = Manche

# Io
me = Il mio profilo
me-figures = Statistiche
me-game = Gioco
me-games = Partite
me-wins = Vittorie
me-place = Piazzamento medio
me-points = Media punti
me-results = Partite passate
me-result = { $place }º su { $seats }
me-device = Un altro dispositivo
me-device-explained = Continua con lo stesso nome su telefono, tablet o computer.
me-device-make = Mostra un codice
me-device-once = Vale una volta, per dieci minuti.
me-device-code = Codice dell’altro dispositivo
me-device-qr = Codice QR per collegare un altro dispositivo
me-welcome = Rieccoti, { $who }.
devices = Dispositivi e programmi
devices-explained = Tutti i dispositivi e i programmi che giocano con il tuo nome. Quello che scolleghi è scollegato subito.
devices-browser = Un browser
devices-program = Un programma
devices-this = questo
devices-scope-everything = può fare tutto
devices-scope-play = può giocare
devices-scope-read = può solo guardare
devices-days = dal { $since }, usato l’ultima volta il { $used }
devices-end = Scollega
devices-end-which = Scollega: { $device }
devices-end-this = Questo dispositivo dimenticherà chi sei. Senza un altro dispositivo o un codice non puoi tornare come la stessa persona.
devices-end-other = Viene scollegato subito, anche dai tavoli dove sta giocando.
devices-ended = Scollegato: { $device }
devices-make = Una chiave per un programma
devices-name = Nome del programma
devices-may = Che cosa può fare
devices-make-go = Crea una chiave
devices-token = Questa chiave viene mostrata solo adesso. Conservala dove nessun altro può leggerla.
me-forget = Elimina i miei dati
me-forget-explained = Il tuo nome, i tuoi risultati e i tuoi dispositivi vengono eliminati. Le partite che hai giocato restano, senza il tuo nome.
me-forget-sure = Non si può annullare.
me-forget-go = Elimina tutto
me-forgotten = Tutto ciò che ti riguarda è stato eliminato.

# La prima partita
learn = Impara giocando
learn-explained = Per ogni gioco una prima partita guidata di circa cinque minuti. Le mosse le fai tu, il resto è preparato.
learn-other = Va bene anche così. Qui proviamo l’altra mossa: è illuminata.
learn-not-now = Ora non si può. Il prossimo passo è illuminato.
learn-watch = Tocca agli altri…
learn-next = Avanti
learn-play = Gioca una vera partita
learn-again = Ancora una volta
learn-skip = Termina la lezione
learn-play-first = Impara giocando: una prima partita

# Segnapunti
home-groups = Gruppi
pad = Segnapunti
pad-explained = Per chi gioca con carte vere. Funziona anche senza rete.
pad-game = Gioco
pad-other = Un altro gioco
pad-player = Giocatore { $n }
pad-dealer = primo mazziere
pad-more = Aggiungi un giocatore
pad-fewer = Togli un giocatore
pad-start = Comincia
pad-deals = Manche { $round }: distribuisce { $who }.
pad-points = { $who }: punti
pad-sign = { $who }: più o meno
pad-sum = Totale
pad-write = Segna la manche
pad-written = La manche { $round } è segnata. In testa: { $who }.
pad-whose = Le carte di chi?
pad-add = { $item }, { $points }: una in più. Finora { $count }.
pad-take = { $item }: una in meno
pad-untap = Annulla l’ultimo tocco
pad-type = Scrivi i punti
pad-count = Tocca le carte
pad-share = Condividi
pad-shared = { $game }, dopo { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
pad-copied = Il punteggio è copiato.
pad-one-needed = Deve averlo esattamente una persona: { $item }.
pad-too-many = Non ce ne sono così tante: { $item }, al massimo { $most }.
pad-hand = { $who } può avere al massimo { $most } carte.
pad-out-needed = Chi ha chiuso? Una persona deve essere senza carte.
pad-caller-needed = Chi ha detto STOP?
pad-said-stop = { $who } ha detto STOP
pad-stop-won = { $who } ha la somma più bassa, senza pareggi ({ $sum }): 0 punti.
pad-stop-failed = { $who } non ha la somma più bassa, o non senza pareggi ({ $sum }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pad-range = { $who }: i punti devono essere un numero da { $least } a { $most }.
pad-over = La partita è finita. Vittoria: { $who }.
pad-undo = Annulla l’ultima manche
pad-again = Rigioca con gli stessi
pad-new = Nuovo foglio
pad-new-question = Il foglio con tutti i punti verrà cancellato.
pad-new-go = Cancella e ricomincia
pad-new-keep = Tienilo

# Reviews
review = Analisi
home-puzzles = Problemi
puzzle = Problema del giorno
review-file = Analizza una registrazione
replay-seat = Posto {$seat}
