# Königs-Rommé: che cosa succede, e perché qualcosa non si può fare.

koenigs-romme-event-dealer = Primo mazziere: {$seat}.
koenigs-romme-event-deal = Manche {$round}: {$seat} distribuisce {$cards} carte a testa e scopre {$card}. Matte: {$wild} e jolly.
koenigs-romme-event-draw = {$seat} pesca una carta.
koenigs-romme-event-take = {$seat} prende {$card} dal mazzo di scarto.
koenigs-romme-event-shuffle = Il mazzo di pesca è finito. {$cards} scarti vengono mescolati e diventano il nuovo mazzo di pesca.
koenigs-romme-event-lay = {$seat} cala: {$cards}.
koenigs-romme-event-out = {$seat} chiude e cala: {$cards}. Gli altri giocano ancora un turno.
koenigs-romme-event-discard = {$seat} scarta {$card}.
koenigs-romme-event-show = Carte rimaste in mano: {$cards}.
koenigs-romme-event-score = La manche {$round} è finita. Punti: {$points}.
koenigs-romme-event-hands = Le undici mani sono distribuite. Complete: {$finished}.
koenigs-romme-event-turn-up = Carta scoperta: {$card}.
koenigs-romme-event-put = La mano {$hand} riceve {$card} e scarta {$discard}.
koenigs-romme-event-finish = La mano {$hand} riceve {$card}, scarta {$discard} ed è completa.
koenigs-romme-event-won = Tutte le undici mani sono complete. Hai vinto.
koenigs-romme-event-lost = Il mazzo di pesca è finito. Mani complete: {$finished} su 11.
koenigs-romme-afterword-winnable = Questa smazzata si poteva vincere.
koenigs-romme-afterword-lost = Questa smazzata non si poteva vincere, qualunque cosa tu facessi.

koenigs-romme-secret-hand = Le tue carte: {$cards}.
koenigs-romme-secret-drew = Hai pescato {$card}.

koenigs-romme-refused-over = La partita è finita.
koenigs-romme-refused-dealer-first = Prima si sorteggia chi distribuisce.
koenigs-romme-refused-deal-first = Prima si distribuiscono le carte.
koenigs-romme-refused-shuffle-first = Prima si mescola il mazzo di scarto.
koenigs-romme-refused-not-your-turn = Non tocca a te.
koenigs-romme-refused-draw-first = Prima pesca una carta.
koenigs-romme-refused-has-drawn = Hai già pescato una carta.
koenigs-romme-refused-not-in-hand = Non hai {$card} in mano.
koenigs-romme-refused-just-taken = Hai appena preso questa carta e in questo turno non puoi scartarla: {$card}.
koenigs-romme-refused-lay-not-in-hand = Non hai in mano tutte queste carte.
koenigs-romme-refused-no-combination = Queste carte non sono né un tris né una scala.
koenigs-romme-refused-all-but-one = Per chiudere, cala tutte le carte tranne una.
koenigs-romme-refused-nothing-left = Deve restare una carta da scartare.
koenigs-romme-refused-only-just-taken-left = Resterebbe solo la carta che hai appena preso: {$card}.
koenigs-romme-refused-nothing-laid = Di’ quali carte cali.
koenigs-romme-refused-only-solo = Solo nel solitario ci sono mani da completare.
koenigs-romme-refused-only-put = Nel solitario la carta scoperta va in una mano.
koenigs-romme-refused-no-such-hand = Le mani vanno da 3 a 13.
koenigs-romme-refused-finished = La mano {$hand} è completa.
koenigs-romme-refused-not-in-solo-hand = La mano {$hand} non ha {$card}.
koenigs-romme-refused-no-dealer-now = Adesso non si sorteggia chi distribuisce.
koenigs-romme-refused-no-such-seat = Lì non siede nessuno.
koenigs-romme-refused-no-deal-now = Adesso non si distribuisce.
koenigs-romme-refused-deal-too-many = Si distribuiscono 116 carte, ma qui sono di più.
koenigs-romme-refused-deal-too-often = Questa carta è distribuita più volte di quante ce ne siano: {$card}.
koenigs-romme-refused-deal-missing = Questa carta manca, o non c’è abbastanza volte: {$card}.
koenigs-romme-refused-no-shuffle-now = Adesso non si mescola.
koenigs-romme-refused-shuffle-too-many = Si mescolano gli scarti, ma qui sono di più.
koenigs-romme-refused-shuffle-too-often = Questa carta non è tra gli scarti, o non così tante volte: {$card}.
koenigs-romme-refused-shuffle-missing = Questa carta è tra gli scarti e qui manca: {$card}.

# Sulla pagina iniziale, e quando si apre un tavolo.

koenigs-romme-leaf-idea = Raccogli tris e scale. A ogni manche cambia la matta.
koenigs-romme-leaf-length = 45 min, da 8 anni
koenigs-romme-leaf-round = { $round ->
    [1] 3 carte, i 3 sono matte
    [2] 4 carte, i 4 sono matte
    [3] 5 carte, i 5 sono matte
    [4] 6 carte, i 6 sono matte
    [5] 7 carte, i 7 sono matte
    [6] 8 carte, gli 8 sono matte
    [7] 9 carte, i 9 sono matte
    [8] 10 carte, i 10 sono matte
    [9] 11 carte, i fanti sono matte
    [10] 12 carte, le donne sono matte
   *[11] 13 carte, i re sono matte
}
koenigs-romme-option-reshuffle = Quando il mazzo di pesca è finito
koenigs-romme-option-reshuffle-whole = si mescolano tutti gli scarti
koenigs-romme-option-reshuffle-keep-top = l’ultimo scarto resta
koenigs-romme-option-return-discard = Scartare la carta appena presa
koenigs-romme-option-return-discard-allowed = si può
koenigs-romme-option-return-discard-forbidden = non nello stesso turno
koenigs-romme-option-dealt-complete = Solitario: una mano già completa
koenigs-romme-option-dealt-complete-counts = vale subito
koenigs-romme-option-dealt-complete-needs-turn = ha ancora bisogno di una carta
koenigs-romme-option-first-round = Prima manche
koenigs-romme-option-last-round = Ultima manche

# Le carte a parole. Valori da 3 a 10, J, Q, K; semi s, h, d, c, t (stelle).

koenigs-romme-card = { $rank ->
    [8] l’8
    [J] il fante
    [Q] la donna
    [K] il re
   *[other] il { $rank }
} di { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
    [c] fiori
   *[t] stelle
}
koenigs-romme-joker = un jolly
koenigs-romme-rank = { $rank ->
    [J] fanti
    [Q] donne
    [K] re
   *[other] { $rank }
}
koenigs-romme-is-wild = matta
koenigs-romme-is-new = nuova
koenigs-romme-is-combined = in una combinazione di { $cards } carte

# Che cosa c’è da fare.

koenigs-romme-prompt-dealer = Si sorteggia chi distribuisce.
koenigs-romme-prompt-deal = Sta per cominciare la manche { $round }.
koenigs-romme-prompt-draw = Prendi una carta dal mazzo di pesca o dal mazzo di scarto.
koenigs-romme-prompt-discard = Scarta una carta.
koenigs-romme-prompt-out = Puoi chiudere.
koenigs-romme-prompt-last-card = Scarta la tua ultima carta.
koenigs-romme-prompt-last-draw = Il tuo ultimo turno: prendi una carta.
koenigs-romme-prompt-last-lay = Cala le tue combinazioni, poi scarta.
koenigs-romme-prompt-last-discard = Nessuna combinazione. Scarta una carta che costa molto.
koenigs-romme-prompt-shuffle = Si mescola il mazzo di scarto.
koenigs-romme-prompt-other-draw = { $seat } pesca.
koenigs-romme-prompt-other-play = { $seat } sceglie una carta da scartare.
koenigs-romme-prompt-over = { $seat } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
koenigs-romme-prompt-over-won = Hai vinto con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
koenigs-romme-prompt-over-shared = Vittoria condivisa con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
koenigs-romme-prompt-solo-deal = Si distribuiscono undici mani.
koenigs-romme-prompt-solo-where = Dove va { $card }? Scegli una mano.
koenigs-romme-prompt-solo-discard = Matte di questa mano: { $wild }. Scarta una carta.
koenigs-romme-prompt-solo-watch = Scoperta: { $card }.
koenigs-romme-prompt-solo-won = Tutte le undici mani sono complete. Hai vinto.
koenigs-romme-prompt-solo-lost = Il mazzo di pesca è finito. { $finished ->
    [one] 1 mano su 11 è completa.
   *[other] { $finished } mani su 11 sono complete.
}

# Il tavolo.

koenigs-romme-you = Tu
koenigs-romme-round = Manche { $round } di { $rounds }. Matte: { $wild } e jolly.
koenigs-romme-wild = Matte: { $wild } e jolly
koenigs-romme-draw-pile = Mazzo di pesca, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
koenigs-romme-discard-pile = Mazzo di scarto: { $card } in cima
koenigs-romme-discard-empty = Mazzo di scarto, vuoto
koenigs-romme-laid = Carte calate
koenigs-romme-left = Resta: { $cards }
koenigs-romme-note-out = ha chiuso
koenigs-romme-note-dealer = distribuisce
koenigs-romme-banner-out = { $seat } ha chiuso: ultimi turni.
koenigs-romme-banner-out-you = Hai chiuso: ultimi turni.
koenigs-romme-banner-last = { $seat } ha chiuso: il tuo ultimo turno.
koenigs-romme-score = La manche { $round } è finita
koenigs-romme-score-round = Manche
koenigs-romme-score-total = Totale

# Le carte in mano, e che cosa farne.

koenigs-romme-hand = Le tue carte
koenigs-romme-points-left = { $points ->
    [0] Tutto combinato
    [one] Resta 1 punto
   *[other] Restano { $points } punti
}
koenigs-romme-sort = Ordina le carte
koenigs-romme-sort-groups = Gruppi
koenigs-romme-sort-rank = Valori
koenigs-romme-sort-suit = Semi
koenigs-romme-sorted = In ordine: { $cards }
koenigs-romme-draw = Pesca
koenigs-romme-take = Prendi { $card }
koenigs-romme-discard = Scarta { $card }
koenigs-romme-discard-none = Scarta
koenigs-romme-go-out = Chiudi
koenigs-romme-lay = Cala
koenigs-romme-lay-down = Cala: { $cards }
koenigs-romme-put = Mano { $hand }: scarta { $card }
koenigs-romme-choose-first = Prima scegli la carta da scartare.
koenigs-romme-no-combination = Nella tua mano non ci sono tre carte vicine che formino una combinazione.
koenigs-romme-key-groups = Ordina le carte per i gruppi migliori
koenigs-romme-key-rank = Ordina le carte per valore
koenigs-romme-key-suit = Ordina le carte per seme
koenigs-romme-key-move = Sposta una carta in mano

# Il solitario.

koenigs-romme-solo-title = Königs-Rommé in solitario
koenigs-romme-solo-hand = Mano { $hand }, matte: { $wild }
koenigs-romme-solo-finished = completa
koenigs-romme-solo-near = La carta scoperta la completa
koenigs-romme-solo-of = su 11
koenigs-romme-solo-sum = { $finished ->
    [one] 1 mano su 11
   *[other] { $finished } mani su 11
}
koenigs-romme-solo-back = Altra mano
koenigs-romme-solo-share = Condividi il risultato
koenigs-romme-solo-copied = Risultato copiato.
koenigs-romme-solo-key = Apri la mano con queste matte: { $wild }

# La guida alla prima partita.

koenigs-romme-guide-aim = Raccogli tris (tre o più carte dello stesso valore) e scale (tre o più in fila dello stesso seme).
koenigs-romme-guide-goal = Chi può calare tutto tranne una carta può chiudere. Quello che resta agli altri costa punti.
koenigs-romme-guide-wild = Le matte hanno un nastro e valgono qualsiasi carta. In questa manche: { $wild } e, come sempre, jolly.
koenigs-romme-guide-draw = Tocca il mazzo di pesca o il mazzo di scarto per prendere una carta.
koenigs-romme-guide-discard = Tocca due volte una carta per scartarla. In verde: le tue combinazioni.
koenigs-romme-guide-sort = Trascina le carte dove vuoi. «Gruppi» le ordina per te.
koenigs-romme-guide-out = Tutte le carte tranne una formano combinazioni. «Chiudi» le cala.
koenigs-romme-guide-last = Qualcuno ha chiuso: cala le tue combinazioni. Il resto ti costa punti.
koenigs-romme-guide-solo-aim = Undici mani, ognuna con la sua matta. Completale tutte.
koenigs-romme-guide-solo-card = Tocca la mano in cui va la nuova carta. Se una è illuminata, la carta la completa.
koenigs-romme-guide-solo-discard = Tocca due volte una carta per scartarla. Può essere quella nuova.

# Il tavolo in lettere.

koenigs-romme-scene-seat = { $seat }
koenigs-romme-scene-list = { $before }, { $next }
koenigs-romme-scene-hands = { $before }; { $next }
koenigs-romme-scene-points-of = { $seat } { $points }
koenigs-romme-scene-hand-of = { $seat }: { $cards }
koenigs-romme-scene-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
koenigs-romme-scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
koenigs-romme-scene-round = Manche { $round } di { $rounds }
koenigs-romme-scene-barred = non si può scartare in questo turno
koenigs-romme-scene-up = Scoperta: { $card }
koenigs-romme-scene-goes = da scartare

# Il blocco segnapunti
koenigs-romme-pad-joker = Jolly

# La prima partita
koenigs-romme-lesson-draw = Tre carte, e i 3 sono matte in questa manche. Prima peschi. Il 9 scoperto non ti aiuta: pesca dal mazzo di pesca.
koenigs-romme-lesson-discard = Ora scarta una carta. Il re costa più di tutte, 13 punti: scartalo.
koenigs-romme-lesson-take = Un 7. Con i tuoi due 7 è un tris: tre carte dello stesso valore. Prendilo.
koenigs-romme-lesson-lay = Tutte le carte tranne una formano una combinazione: puoi chiudere. Cala i tre 7.
koenigs-romme-lesson-out = Scarta il 5. Hai chiuso e fai 0 punti.
koenigs-romme-lesson-last-turn = Gli altri giocano ancora un turno. Quello che resta loro in mano costa punti.
koenigs-romme-lesson-next = Manche 2: quattro carte, e ora i 4 sono matte.
koenigs-romme-lesson-run = L’8 va con il tuo 6 e il 7: tre carte dello stesso seme in fila sono una scala. Prendilo.
koenigs-romme-lesson-wild = Il tuo 4 è una matta e sta per una carta che ti manca. Così tutte e quattro formano una scala. Calale.
koenigs-romme-lesson-out-again = Scarta il fante, e hai chiuso di nuovo.
koenigs-romme-lesson-partly = Nell’ultimo turno puoi calare anche solo una parte delle tue carte.
koenigs-romme-lesson-end = Due volte 0 punti: meglio di così non si può. Dopo undici manche vince chi ha meno punti.

# Perché un bot lo farebbe
koenigs-romme-reason-take = Con questa carta ti {$points ->
    [one] resta, nel migliore dei casi, un punto
   *[other] restano, nel migliore dei casi, {$points} punti
} in mano.
koenigs-romme-reason-draw = Con la carta scoperta ({$card}) ti {$points ->
    [one] resterebbe, nel migliore dei casi, un punto
   *[other] resterebbero, nel migliore dei casi, {$points} punti
} in mano.
koenigs-romme-reason-discard = Senza questa carta ti {$points ->
    [one] resta, nel migliore dei casi, un punto
   *[other] restano, nel migliore dei casi, {$points} punti
} in mano.
koenigs-romme-reason-lay = Dopo {$count ->
    [one] ti resta solo la carta da scartare.
   *[other] ti restano {$count} carte.
}

# Analisi: che cosa dire di una mossa che non era la migliore
koenigs-romme-review-packing = Prima di questa carta tutte le mani si potevano ancora finire, qualunque cosa venisse; dopo non più.
koenigs-romme-review-out = Avresti potuto chiudere.
koenigs-romme-review-left = Con {$card} dagli scarti ti sarebbero rimasti in mano al meglio {$points} punti.
koenigs-romme-review-taken = Con {$card} ti restavano in mano al meglio {$points} punti.
koenigs-romme-review-discard = Ora ti restano in mano al meglio {$played} punti; dopo lo scarto migliore sarebbero {$best}.
