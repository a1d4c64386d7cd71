## Komojo

# Quello che sentono tutti
komojo-event-first = Comincia {$seat}.
komojo-event-dealt = Manche {$round}: le carte sono distribuite. Komojo GO! Comincia {$seat}.
komojo-event-drew = {$seat} pesca una carta.
komojo-event-turned = {$seat} pesca {$card}.
komojo-event-swapped = {$seat} mette la carta pescata al posto {$place} e scarta {$card}.
komojo-event-dropped = {$seat} scarta {$card}.
komojo-event-took = {$seat} prende {$taken} per il posto {$place} e scarta {$card}.
komojo-event-stopped = {$seat} dice Komojo STOP.
komojo-event-ran-out = {$seat} non ha più carte: Komojo STOP.
komojo-event-snapped = {$seat} butta {$card} dal posto {$place}: carta giusta.
komojo-event-missed = {$seat} butta {$card} dal posto {$place}: carta sbagliata, torna al suo posto.
komojo-event-penalty = {$seat} prende una carta di penalità al posto {$place}.
komojo-event-spared = Non c’è più una carta di penalità per {$seat}.
komojo-event-declined = {$seat} non butta niente.
komojo-event-peeked = {$seat} guarda la propria carta al posto {$place}.
komojo-event-spied = {$seat} guarda la carta di {$other} al posto {$place}.
komojo-event-traded = {$seat} scambia la propria carta al posto {$place} con quella di {$other} al posto {$other_place}.
komojo-event-switched = {$seat} scambia la carta di {$lower} al posto {$lower_place} con quella di {$higher} al posto {$higher_place}.
komojo-event-skipped = {$seat} non può eseguire l’azione.
komojo-event-passed-over = {$seat} non ha carte e salta il turno.
komojo-event-reshuffled = Il mazzo di scarto viene mescolato e diventa il mazzo di pesca: {$count ->
    [one] una carta
   *[other] {$count} carte
}.
komojo-event-turned-up = Tutte le carte vengono scoperte.
komojo-event-scored = {$seat} ha {$sum}, segna {$points} ed è a {$total}.
komojo-event-lost = {$seat} ha perso con {$total}.

# Quello che sente uno solo
komojo-secret-saw = {$seat}, posto {$place}: {$card}.
komojo-secret-drew = Peschi {$card}.

# Perché no
komojo-refused-over = La partita è finita.
komojo-refused-start-first = Prima si sorteggia chi comincia.
komojo-refused-deal-first = Prima si distribuiscono le carte.
komojo-refused-shuffle-first = Prima si mescola il mazzo di scarto.
komojo-refused-turn = Tocca a {$seat}.
komojo-refused-own-turn = Nel tuo turno non puoi buttare carte al volo.
komojo-refused-too-late = Troppo tardi: non puoi più buttare carte.
komojo-refused-no-snap = Adesso non c’è una carta su cui buttarne un’altra.
komojo-refused-draw = Puoi pescare solo all’inizio del tuo turno.
komojo-refused-nothing-to-draw = Non ci sono più carte da pescare.
komojo-refused-swap = Non hai una carta pescata da scambiare.
komojo-refused-drop = Non hai una carta pescata da scartare.
komojo-refused-take = Puoi prendere la carta scoperta solo all’inizio del tuo turno.
komojo-refused-nothing-to-take = Il mazzo di scarto non c’è ancora.
komojo-refused-peek = Guardi una tua carta solo dopo aver pescato un 7.
komojo-refused-spy = Guardi la carta di un avversario solo dopo aver pescato un 8.
komojo-refused-trade = Scambi con un avversario solo dopo aver pescato un 9.
komojo-refused-switch = Scambi le carte di due avversari solo dopo aver pescato un 10.
komojo-refused-stop-said = Qualcuno ha già detto STOP.
komojo-refused-stop = Puoi dire STOP solo nel tuo turno.
komojo-refused-stop-at-start = A questo tavolo STOP si dice all’inizio del turno.
komojo-refused-no-card = {$seat} non ha carte al posto {$place}.
komojo-refused-own-card = Dev’essere la carta di un avversario.
komojo-refused-same-seat = Le due carte devono essere di due avversari diversi.
komojo-refused-order = Indica prima il posto con il numero più basso.
komojo-refused-start = Adesso non si sorteggia chi comincia.
komojo-refused-start-seat = Non c’è nessun posto {$number}.
komojo-refused-deal = Adesso non si distribuisce.
komojo-refused-deal-count = Si distribuiscono {$expected} carte, non {$count}.
komojo-refused-deal-card = Questa carta è distribuita troppe volte: {$card}.
komojo-refused-shuffle = Adesso non si mescola.
komojo-refused-shuffle-count = Senza la carta in cima il mazzo di scarto ha {$expected} carte, non {$count}.
komojo-refused-shuffle-card = Questa carta non è tra quelle da mescolare, o non così tante volte: {$card}.

# Le carte in parole
komojo-card = {$rank} di {$suit}
komojo-card-joker = un jolly
komojo-rank-A = l’asso
komojo-rank-2 = il 2
komojo-rank-3 = il 3
komojo-rank-4 = il 4
komojo-rank-5 = il 5
komojo-rank-6 = il 6
komojo-rank-7 = il 7
komojo-rank-8 = l’8
komojo-rank-9 = il 9
komojo-rank-T = il 10
komojo-rank-J = il fante
komojo-rank-Q = la donna
komojo-rank-K = il re
komojo-suit-s = picche
komojo-suit-h = cuori
komojo-suit-d = quadri
komojo-suit-c = fiori
komojo-some-A = un asso
komojo-some-2 = un 2
komojo-some-3 = un 3
komojo-some-4 = un 4
komojo-some-5 = un 5
komojo-some-6 = un 6
komojo-some-7 = un 7
komojo-some-8 = un 8
komojo-some-9 = un 9
komojo-some-T = un 10
komojo-some-J = un fante
komojo-some-Q = una donna
komojo-some-K = un re
komojo-some-JK = un jolly

# La foglia della pagina iniziale e le opzioni di un tavolo
komojo-leaf-idea = Quattro carte coperte e buona memoria. Vince la somma più bassa.
komojo-leaf-length = 30 min
komojo-option-stop = Komojo STOP
komojo-option-stop-with-turn = in aggiunta al turno
komojo-option-stop-instead-of-turn = al posto del turno
komojo-option-auto-stop = Quando qualcuno resta senza carte
komojo-option-auto-stop-everyone = tutti gli altri hanno ancora un turno
komojo-option-auto-stop-to-caller = si gioca ancora fino al suo turno
komojo-option-stop-penalty = Uno STOP fallito costa
komojo-option-stop-penalty-flat = 30
komojo-option-stop-penalty-added = la propria somma più 30
komojo-option-limit-rule = La partita finisce quando qualcuno
komojo-option-limit-rule-reach = raggiunge il limite
komojo-option-limit-rule-exceed = supera il limite
komojo-option-limit = Limite

# Che cosa posso fare
komojo-prompt-look = Ricorda le tue due carte in basso.
komojo-prompt-seen = Ricorda {$card}.
komojo-prompt-turn = Pesca, o prendi {$card}.
komojo-prompt-turn-first = Pesca una carta.
komojo-prompt-take-only = Non c’è più niente da pescare. Prendi {$card}.
komojo-prompt-taking = Al posto di quale tua carta?
komojo-prompt-drawn = Scambia {$card} con una delle tue carte, o scarta la carta pescata.
komojo-prompt-snap = Hai {$rank}? Presto, butta la carta.
komojo-prompt-snap-sealed = Hai {$rank}? Butta la carta, oppure no.
komojo-prompt-thrown = Buttata. Conta allo scadere del tempo.
komojo-prompt-thrown-sealed = Buttata. Conta quando tutti hanno scelto.
komojo-prompt-not-thrown = Non butti niente.
komojo-prompt-snap-others = Gli altri possono buttare {$rank}.
komojo-prompt-peek = 7: guarda una delle tue carte.
komojo-prompt-spy = 8: guarda una carta di un avversario.
komojo-prompt-trade = 9: scambia una tua carta con quella di un avversario, senza guardare.
komojo-prompt-trade-theirs = Ora la carta di un avversario.
komojo-prompt-trade-mine = Ora una delle tue.
komojo-prompt-switch = 10: scambia le carte di due avversari, senza guardare.
komojo-prompt-switch-second = Ora la carta di un altro avversario.
komojo-prompt-waits = Tocca a {$seat}.
komojo-prompt-thinks = {$seat} ha pescato e sta pensando.
komojo-prompt-acts = {$seat} esegue l’azione di {$rank}.
komojo-prompt-between = Tutte le carte sono scoperte. Tra poco comincia la prossima manche.
komojo-look-done = Me le ricordo
komojo-prompt-shuffle = Il mazzo di scarto viene mescolato.
komojo-prompt-soon = Si distribuiscono le carte.
komojo-prompt-over = La partita è finita.
komojo-prompt-finished = Non hai più carte. Gli altri finiscono la manche.

# Pulsanti e tasti
komojo-take = Prendi
komojo-not-take = Lasciala
komojo-undo-choice = Scegli di nuovo

# Komojo STOP
komojo-stop-title = Dire Komojo STOP?
komojo-stop-text = Tutti gli altri hanno ancora un turno, poi si scoprono le carte. Se la tua somma è la più bassa, senza pareggi, segni 0, altrimenti {$penalty ->
    [added] la tua somma più 30.
   *[flat] 30.
}
komojo-stop-yes = Komojo STOP
komojo-stop-back = Continua a giocare
komojo-banner-mine = Hai detto STOP. {$turns ->
    [0] Questo è l’ultimo turno.
    [one] Ancora un turno.
   *[other] Ancora {$turns} turni.
}
komojo-banner = {$seat} ha detto STOP. {$turns ->
    [0] Questo è l’ultimo turno.
    [one] Ancora un turno.
   *[other] Ancora {$turns} turni.
}
komojo-banner-empty = {$seat} non ha più carte: STOP. {$turns ->
    [0] Questo è l’ultimo turno.
    [one] Ancora un turno.
   *[other] Ancora {$turns} turni.
}

# Il tavolo
komojo-piles = Mazzi
komojo-pile-draw = Mazzo di pesca, {$count ->
    [one] una carta
   *[other] {$count} carte
}
komojo-pile-discard = Mazzo di scarto: {$card} in cima
komojo-pile-empty = Mazzo di scarto, vuoto
komojo-held = Hai in mano {$card}
komojo-held-empty = Posto per una carta pescata
komojo-held-other = una carta pescata
komojo-my-cards = Le tue carte
komojo-cards-of = Carte di {$seat}
komojo-place-mine = Il tuo posto {$place}
komojo-place = {$seat}, posto {$place}
komojo-place-shown = {$place}: {$card}
komojo-place-known = {$place}, vista: {$card}
komojo-place-thrown = {$place}, buttata
komojo-time = Tempo per buttare una carta
komojo-note-stop = STOP
komojo-sum = Somma
komojo-result-good = {$seat} ha detto STOP e ha la somma più bassa: {$sum}.
komojo-result-bad = {$seat} ha detto STOP ma non ha la somma più bassa: {$points} punti.
komojo-result-good-mine = Hai detto STOP e hai la somma più bassa: {$sum}.
komojo-result-bad-mine = Hai detto STOP ma non hai la somma più bassa: {$points} punti.
komojo-last-round = Manche precedente
komojo-choose-title = Carte di {$seat}

# La prima partita
komojo-guide-look = Komojo GO! Ricorda le tue due carte in basso. La somma più bassa vince la manche.
komojo-guide-turn = Pesca, poi scambia la carta con una delle tue o scartala. Un re rosso vale 0, un jolly −1.
komojo-guide-take = Puoi anche prendere la carta scoperta, al posto di una delle tue.
komojo-guide-power = Con un 7, un 8, un 9 o un 10 pescato guardi o scambi carte. La riga in basso dice che cosa fare.
komojo-guide-snap = Stesso numero o stessa figura della carta scoperta? Butta la tua. Vale solo la più veloce; una sbagliata porta una carta di penalità.
komojo-guide-stop = Pensi di avere la somma più bassa? Di’ Komojo STOP. Gli altri hanno ancora un turno.
komojo-guide-last = Qualcuno ha detto STOP. È il tuo ultimo turno, poi si scopre tutto.

# Che cosa dice un suggerimento
komojo-do-draw = Pesca
komojo-do-drop = Scarta
komojo-do-stop = Komojo STOP
komojo-do-no = Non buttare niente
komojo-do-swap = Scambia con la tua carta al posto {$place}
komojo-do-take = Prendi la carta scoperta al posto {$place}
komojo-do-snap = Butta la tua carta dal posto {$place}
komojo-do-peek = Guarda la tua carta al posto {$place}
komojo-do-spy = Guarda la carta di {$seat} al posto {$place}
komojo-do-trade = Scambia la tua carta al posto {$place} con quella di {$other} al posto {$other_place}
komojo-do-switch = Scambia la carta di {$lower} al posto {$lower_place} con quella di {$higher} al posto {$higher_place}

# Nel terminale
komojo-scene-draw-pile = Mazzo di pesca
komojo-scene-discard-pile = Mazzo di scarto
komojo-scene-held = La carta pescata
komojo-scene-seen = vista
komojo-scene-free = {$place}, vuoto
komojo-scene-cards = {$count ->
    [one] 1 carta
   *[other] {$count} carte
}
komojo-scene-points = {$points ->
    [one] {$points} punto
   *[other] {$points} punti
}
komojo-scene-sum = Somma {$sum}

# Il blocco segnapunti
komojo-pad-K-red = K rosso
komojo-pad-K-black = K nero
komojo-pad-joker = Jolly

# La prima partita
komojo-lesson-draw = Quattro carte coperte. Hai visto le due in basso: un 2 e un asso. Meglio le carte basse. Pesca una carta.
komojo-lesson-swap = Un 3 è basso. Scambialo con la carta in alto a sinistra, che nessuno conosce.
komojo-lesson-window = Quando qualcuno scarta una carta, gli altri possono buttarne una uguale: stesso numero o stessa figura. Non conosci nessuna donna tra le tue carte: non buttare niente.
komojo-lesson-snap = Un 2, e il tuo è in basso a sinistra. Buttalo: una carta in meno. Una carta sbagliata porterebbe una carta di penalità.
komojo-lesson-turn = Ancora tre carte. Pesca di nuovo.
komojo-lesson-peek = Quando peschi un 7 guardi una tua carta. Guarda quella in alto a destra.
komojo-lesson-draw-again = Un re nero: 13 punti, meglio liberarsene. Pesca.
komojo-lesson-joker = Un jolly vale −1: meglio di così non si può. Scambialo con il re in alto a destra.
komojo-lesson-stop = 3, −1 e 1 fanno 3 punti. Di’ «Komojo STOP»: tutti gli altri hanno ancora un turno.
komojo-lesson-stop-turn = Il tuo turno lo giochi lo stesso. Pesca.
komojo-lesson-drop = Un 4 non ti serve. Scartalo.
komojo-lesson-last-round = Gli altri giocano il loro ultimo turno. Poi si scoprono tutte le carte.
komojo-lesson-end = Hai la somma più bassa, senza pareggi: 0 punti. Altrimenti lo STOP ti sarebbe costato 30.

# Perché un bot lo farebbe
komojo-reason-open = La carta scoperta vale {$value}.
komojo-reason-counts = Vale {$value}.
komojo-reason-exchange = La carta nuova vale {$value}, la vecchia {$old}.
komojo-reason-unseen = La carta nuova vale {$value}; la vecchia non l’hai mai vista.
komojo-reason-same-rank = Hai visto questa carta: è uguale.
komojo-reason-none-known = Tra le tue carte che hai visto non ce n’è una uguale.
komojo-reason-not-seen = Non hai mai visto questa carta.
komojo-reason-sum = Conosci {$known} delle tue {$all} carte; insieme valgono {$sum}.

# Analisi: che cosa dire di una mossa che non era la migliore
komojo-review-sum = Conoscevi {$known} delle tue {$all} carte; insieme valevano {$sum}.
komojo-review-dropped = Hai scartato una carta che vale {$value} e ne hai tenuta una che vale {$old}.
komojo-review-dropped-unseen = Hai scartato una carta che vale {$value} e ne hai tenuta una che non avevi mai visto.
komojo-review-kept = Hai tenuto una carta che vale {$value} e ne hai ceduta una che vale {$old}.
komojo-review-kept-unseen = Hai tenuto una carta che vale {$value} e ne hai ceduta una che non avevi mai visto.
komojo-review-places = Hai dato via una carta che vale {$played}; l’altra vale {$best}.
komojo-review-left = La carta scoperta che hai lasciato vale {$value}.
komojo-review-taken = La carta scoperta che hai preso vale {$value}.
komojo-review-missed-snap = Avevi visto una tua carta uguale e non l’hai buttata.
komojo-review-blind-snap = La carta che hai buttato non l’avevi mai vista.
