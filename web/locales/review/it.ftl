# Reviews of games. Fetched with the screens that show them.
review-of = Analisi: {$game}
review-waiting = L’analisi aspetta il suo turno …
review-progress = {$done} passi su {$all} esaminati
review-whose = Giocatore
review-seat = Giocatore {$seat}
review-curve = Probabilità di vincere
review-curve-spoken = Probabilità di vincere nel corso della partita. La tabella più sotto dice lo stesso.
review-as-table = La curva come tabella
review-everybody = Tutti i giocatori
review-event = Che cosa è successo
review-luck = Fortuna
review-luck-good = Fortuna: {$change}
review-luck-bad = Sfortuna: {$change}
review-luck-of = Fortuna per {$who}: {$change}
review-play = Mosse
review-error = Perdita per decisione
review-decisions = Decisioni
review-sum = All’inizio {$share}, fortuna {$luck}, mosse {$play}: alla fine {$result}
review-unfinished = La registrazione finisce prima della partita: non c’è un risultato.
review-moments = Che cosa ha deciso la partita
review-moment-luck = Fortuna nella manche {$round}
review-moment-decision = Una decisione nella manche {$round}
review-marked = Dove si poteva fare di più
review-none = Nessuna mossa era chiaramente un errore.
review-step = Passo {$step}
review-look = Guarda il passo {$step} sul tavolo
review-played = Giocato: {$move}.
review-better = Meglio: {$move}.
review-loss = perde {$loss} ± {$doubt}
review-loss-exact = perde {$loss}
review-fine = Non è stato trovato niente di sicuramente migliore.
review-before = Mossa segnata precedente
review-after = Mossa segnata successiva
review-share = Condividi
review-copied = Il riassunto è copiato
review-line = {$name}: {$decisions ->
    [one] una decisione
   *[other] {$decisions} decisioni
}, {$error} persi in media per decisione; imprecisioni {$inaccuracies}, errori {$mistakes}, errori gravi {$blunders}; fortuna {$luck}
review-upload = Scegli un file
review-upload-explained = Puoi analizzare ogni partita registrata: scaricata qui, o scritta da un programma.
review-how = Ogni decisione è giudicata da quello che il giocatore poteva sapere in quel momento, in molte distribuzioni immaginate con il gioco più forte che c’è qui. La fortuna è giudicata a carte scoperte. Un segno è sicuro almeno al {$confidence}.
review-strength = Forza di gioco
review-picture = Come immagine
review-picture-saved = L’immagine è salvata
review-learn = Impara dai tuoi errori
review-over-time = Come giochi
review-over-time-explained = Dalle analisi delle tue partite. Lo vedi solo tu: resta in questo browser.
review-over-time-sum = {$games ->
    [one] Una partita
   *[other] {$games} partite
}: {$error} persi per decisione, fortuna {$luck} in tutto.
review-improved = Giochi meglio: da {$before} nella prima metà delle partite a {$after} nella seconda.
review-not-improved = {$before} nella prima metà delle partite, {$after} nella seconda.
review-count = Numero
review-change = Variazione
review-catch-up = {$games ->
    [one] Analizza ancora una partita
   *[other] Analizza ancora {$games} partite
}
review-catching-up = {$left ->
    [one] Analisi dell’ultima partita.
   *[other] Ancora {$left} partite.
}
review-kind = Tipo di decisione
review-kind-lead = aprire
review-kind-second = seconda carta
review-kind-gap = nell’intervallo
review-kind-pass = passare
review-kind-tie = parità
review-kind-open = carta scoperta
review-kind-extra = doppio turno
review-kind-lay = calare
review-kind-end = finire il turno
review-kind-put = carta in una mano
review-kind-draw = pescare
review-kind-discard = scartare
review-kind-last-draw = ultima pescata
review-kind-last-play = ultimo turno
review-kind-swap = scambiare
review-kind-stop = STOP
review-kind-snap = scarto al volo
review-kind-look = guardare
review-kind-trade = scambiare con altri
puzzle-explained = Un problema al giorno per ogni gioco: una mossa migliore c’è, ed è facile non vederla.
puzzle-ask = Che cosa giochi?
puzzle-own = Qui hai giocato altro. Trova qualcosa di meglio.
puzzle-count = {$n} di {$all}.
puzzle-solved = Già risolto.
puzzle-best = Sì, è la mossa migliore.
puzzle-good = Vale quanto la mossa migliore.
puzzle-same = È quello che hai giocato.
puzzle-tempting = Viene spontaneo, ma non è il meglio.
puzzle-worse = C’è qualcosa di meglio.
puzzle-again = Prova ancora.
puzzle-show = Mostra la soluzione
puzzle-next = Avanti
puzzle-answer = Il meglio: {$move} (probabilità di vincere {$chance}).
puzzle-made = Meno buono: {$move} ({$chance}).
whatif = E se?
whatif-explained = Continui dal passo {$step}; per gli altri giocano i bot.
whatif-over = La partita è finita.
whatif-again = Rimescola
