# Che cosa succede

joomo-event-dealer = {$seat} distribuisce nella prima manche.
joomo-event-dealt = Manche {$round}: distribuisce {$seat}.
joomo-event-first-limit = {$seat} apre con {$card}.
joomo-event-second-limit = {$seat} mette il secondo limite: {$card}.
joomo-event-gap = {$seat} gioca {$card}.
joomo-event-on-limit = {$seat} mette {$card} sopra {$covered}.
joomo-event-raised = Con {$card} la presa vale ora {$value}.
joomo-event-passed = {$seat} passa.
joomo-event-joomo = {$seat} resta senza carte prima degli altri e prende il gettone Joomo.
joomo-event-trick = {$seat} fa la presa: { $markers ->
    [one] 1 gettone
   *[other] {$markers} gettoni
}.
joomo-event-scored = {$seat} fa {$score}: { $markers ->
    [one] 1 gettone
   *[other] {$markers} gettoni
}, { $tens ->
    [0] nessuna decina
    [one] una decina
   *[other] {$tens} decine
} in mano. {$total} in tutto.
joomo-event-scored-joomo = {$seat} fa {$score}: { $markers ->
    [one] 1 gettone
   *[other] {$markers} gettoni
} e il gettone Joomo. {$total} in tutto.
joomo-event-tied = {$seats} giocatori sono a pari punti in testa: condividere la vittoria o continuare?
joomo-event-shares = {$seat} vuole condividere la vittoria.
joomo-event-plays-on = {$seat} vuole continuare.
joomo-event-won = {$seat} vince la partita.
joomo-event-shared = {$seats} giocatori condividono la vittoria.

# Che cosa sente uno solo

joomo-secret-hand = Le tue carte: {$cards}.

# Perché no

joomo-refused-over = La partita è finita.
joomo-refused-dealer-first = Il primo mazziere non è ancora stato sorteggiato.
joomo-refused-deal-first = Le carte non sono ancora distribuite.
joomo-refused-not-your-turn = Non tocca a te.
joomo-refused-not-in-hand = Non hai {$card} in mano.
joomo-refused-leader-passes = Chi apre deve giocare una carta.
joomo-refused-second-passes = A questo tavolo la seconda carta va giocata.
joomo-refused-not-in-gap = {$card} non sta tra {$low} e {$high}.
joomo-refused-no-gap-yet = Le prime due carte di una presa sono i limiti stessi.
joomo-refused-not-a-five = {$card} non finisce per 5: sopra un limite vanno solo le carte con finale 5.
joomo-refused-five-outside-gap = {$card} non sta tra {$low} e {$high}, quindi non può andare sopra un limite.
joomo-refused-no-tie = Non c’è parità per la vittoria.
joomo-refused-tie-asks = Chi è a pari punti condivide la vittoria o continua.
joomo-refused-not-asked = Si chiede solo a chi è a pari punti e non ha ancora risposto.
joomo-refused-no-such-dealer = Questo posto non esiste.
joomo-refused-dealer-drawn = Il mazziere si sorteggia una volta sola, all’inizio.
joomo-refused-no-deal-due = Adesso non si distribuisce: la manche non è finita.
joomo-refused-not-in-use = {$card} non si usa con questo numero di giocatori.
joomo-refused-dealt-twice = {$card} è distribuita due volte.
joomo-refused-deal-too-short = Vanno distribuite tutte le {$needed} carte in uso.

# Pagina iniziale e opzioni

joomo-leaf-idea = Due carte fissano un intervallo. Chi gioca l’ultima carta fa la presa.
joomo-leaf-length = 20 min, da 8 anni
joomo-option-second-card = La seconda carta di una presa
joomo-option-second-card-must = va giocata
joomo-option-second-card-may-pass = è facoltativa
joomo-option-tie = Parità per la vittoria
joomo-option-tie-play-on = ancora una manche
joomo-option-tie-shared = vittoria condivisa
joomo-option-target = Punti per vincere

# Che cosa si chiede

joomo-prompt-deal = Si distribuiscono le carte.
joomo-prompt-lead = Apri tu: metti il primo limite.
joomo-prompt-lead-other = Apre {$who}.
joomo-prompt-second = Metti il secondo limite: il primo è {$limit}.
joomo-prompt-second-pass = Metti il secondo limite, o passa: il primo è {$limit}.
joomo-prompt-second-other = {$who} mette il secondo limite.
joomo-prompt-gap = Gioca una carta tra {$low} e {$high}, o passa.
joomo-prompt-gap-other = Tocca a {$who}, tra {$low} e {$high}.
joomo-prompt-doubles = Nessuna tua carta sta tra {$low} e {$high}: gioca una doppia cifra o passa.
joomo-prompt-no-gap = Nessun intervallo tra {$low} e {$high}: gioca una doppia cifra o passa.
joomo-prompt-only-pass = Nessuna tua carta sta tra {$low} e {$high}.
joomo-prompt-passed = Hai passato. Tocca a {$who}.
joomo-prompt-out = Non hai più carte. Tocca a {$who}.
joomo-prompt-where = Dove va {$card}?
joomo-prompt-tie = Parità: condividere la vittoria o continuare?
joomo-prompt-tie-others = Parità. Manca ancora la risposta di: {$who}
joomo-prompt-won = Hai vinto.
joomo-prompt-won-other = Vince {$who}.
joomo-prompt-shared = Vittoria condivisa: {$who}

# Che cosa puoi fare

joomo-action-pass = Passa
joomo-action-play = Gioca {$card}
joomo-action-gap = Metti {$card} nell’intervallo
joomo-action-on = Metti {$card} sopra {$limit}
joomo-action-share = Condividi la vittoria
joomo-action-play-on = Continua
joomo-key-hand = Vai alle tue carte
joomo-key-back = Rimetti a posto la carta scelta

# Le carte in parole

joomo-card-double = {$card}, doppia cifra
joomo-card-five = {$card}, finale 5
joomo-card-ten = {$card}, decina
joomo-card-five-double = {$card}, finale 5 e doppia cifra
joomo-card-ten-double = {$card}, decina e doppia cifra
joomo-card-fits = {$card}, giocabile
joomo-limit = Limite {$card}
joomo-covered = {$card}, sotto un’altra carta

# Sul tavolo

joomo-hand = Le tue carte
joomo-place-first = Primo limite
joomo-place-second = Secondo limite
joomo-gap-none = Nessun intervallo
joomo-gap-empty = L’intervallo è vuoto.
joomo-in-gap = Nell’intervallo: {$cards}.
joomo-lane = Carte giocate prima
joomo-ruler = Tutte le carte in uso
joomo-ruler-gap = L’intervallo è tra {$low} e {$high}.
joomo-aside = { $cards ->
    [one] 1 carta messa da parte
   *[other] {$cards} carte messe da parte
}
joomo-worth = { $markers ->
    [one] Questa presa vale 1 gettone.
   *[other] Questa presa vale {$markers} gettoni.
}
joomo-round = Manche {$round}, fino a {$target}
joomo-takes = {$who}: +{$markers}
joomo-takes-you = A te: +{$markers}
joomo-last-trick = Presa precedente
joomo-played-limit = limite
joomo-played-on = sopra {$card}
joomo-seat-passed = passa
joomo-seat-gain = +{$markers}
joomo-seat-joomo = Joomo +{$markers}
joomo-banner = {$who} non ha più carte: è l’ultima presa.
joomo-banner-you = Non hai più carte: è l’ultima presa.

# Che cosa ha dato una manche

joomo-sheet = Manche {$round}
joomo-sheet-markers = Gettoni
joomo-sheet-joomo = Gettone Joomo
joomo-sheet-tens = Decine in mano
joomo-sheet-round = Manche
joomo-sheet-total = Totale

# Una prima partita

joomo-guide-welcome = Due carte fissano un intervallo. Chi gioca l’ultima carta fa la presa. A {$target} punti la partita finisce.
joomo-guide-lead = Apri tu. Va bene qualsiasi carta: diventa il primo limite.
joomo-guide-second = La tua carta diventa il secondo limite. Lontana dalla prima dà un intervallo largo, vicina uno stretto.
joomo-guide-gap = Le carte illuminate si possono giocare. Puoi sempre passare, ma allora sei fuori da questa presa.
joomo-guide-double = Due barre: le doppie cifre si giocano sempre, anche fuori dall’intervallo.
joomo-guide-five = La cerniera: una carta con finale 5 va nell’intervallo, oppure sopra un limite per restringerlo.
joomo-guide-ten = La stella: una decina aggiunge un gettone alla presa. Ma ogni decina che hai ancora in mano alla fine della manche costa un punto.
joomo-guide-joomo = Chi resta per primo senza carte riceve il gettone Joomo, cioè 1 punto. La manche finisce dopo quella presa.

# Il tavolo in lettere

joomo-scene-seat = {$seat}
joomo-scene-seats = {$seats}, {$seat}
joomo-scene-card = {$card}
joomo-scene-cards = { $cards ->
    [one] 1 carta
   *[other] {$cards} carte
}
joomo-scene-points = { $points ->
    [one] {$points} punto
   *[other] {$points} punti
}
joomo-scene-score = Questa manche: {$score}
joomo-scene-trick = La presa
joomo-scene-in-gap = Nell’intervallo
joomo-scene-gap = Intervallo da {$from} a {$to}
joomo-scene-gap-one = Intervallo solo per {$card}
joomo-scene-in-use = In uso: da 00 a {$last}
joomo-scene-played = Già giocate: {$cards}

# Il blocco segnapunti
joomo-pad-marker = Gettone punto
joomo-pad-joomo = Gettone Joomo
joomo-pad-ten = Decina in mano

# La prima partita
joomo-lesson-lead = Apri tu. Va bene qualsiasi carta: diventa il primo limite. Gioca lo 08.
joomo-lesson-gap = 08 e 21 sono i limiti, in mezzo c’è l’intervallo. D’ora in poi le carte vanno lì. Gioca il 12.
joomo-lesson-pass = Chi gioca l’ultima carta fa la presa. Il tuo 18 andrebbe bene, ma servirà di più dopo. Stavolta passa.
joomo-lesson-second = Il tuo avversario ha fatto la presa e apre con 28. Metti il secondo limite lì vicino: il 24.
joomo-lesson-five-other = Una carta con finale 5 che sta nell’intervallo può andare anche sopra un limite. Guarda: l’intervallo si restringe.
joomo-lesson-last = Ora c’è posto solo tra 25 e 28. Gioca il 27.
joomo-lesson-won = La presa è tua: un gettone punto. Chi fa la presa apre la prossima. Parti da una carta bassa: lo 05.
joomo-lesson-ten = Una decina aggiunge un gettone alla presa. Se alla fine l’hai ancora in mano, costa un punto. Gioca il 20.
joomo-lesson-five = Un’altra decina: la presa vale 3. Metti il tuo 15 sopra il limite 05.
joomo-lesson-inside = Il tuo 18 va tra 15 e 23. Giocalo.
joomo-lesson-again = Tre gettoni per te. Ti restano due carte. Apri con il 22.
joomo-lesson-double = Il tuo 11 non è nell’intervallo, ma le doppie cifre si giocano sempre. Ed è la tua ultima carta: ti dà il gettone Joomo.
joomo-lesson-end = Fatto: cinque gettoni e il gettone Joomo, cioè 6 punti. Vince chi arriva prima a 20.

# Perché un bot lo farebbe
joomo-reason-fitting = Tra {$low} e {$high} {$count ->
    [0] non c’è più nessuna carta che tu non abbia visto.
    [one] c’è ancora una sola carta che non hai visto.
   *[other] ci sono ancora {$count} carte che non hai visto.
}
joomo-reason-nothing = Non hai nessuna carta giocabile.
joomo-reason-worth = La presa vale finora {$value}.
joomo-reason-ten = Con la decina la presa vale {$value}, e la decina non ti resta in mano.

# Analisi: che cosa dire di una mossa che non era la migliore
joomo-review-passed = Hai passato; la presa valeva finora {$value}.
joomo-review-spent = {$card} è andato; passando avresti tenuto la carta.
joomo-review-fitting = Dopo la tua mossa {$played ->
    [one] una carta non vista entrava
   *[other] {$played} carte non viste entravano
} tra i limiti, dopo la migliore {$best}.
joomo-review-tens = Avevi {$tens ->
    [one] una decina
   *[other] {$tens} decine
}; ognuna che resta in mano costa un punto.
