# Königs-Rommé: che cosa succede, e perché qualcosa non si può fare.

koenigs-romme-event-dealer = {$seat} dà le carte per primo.
koenigs-romme-event-deal = Manche {$round}: {$seat} dà {$cards} carte a testa e scopre {$card}. Sono jolly anche: {$wild}.
koenigs-romme-event-draw = {$seat} pesca una carta.
koenigs-romme-event-take = {$seat} prende {$card} dagli scarti.
koenigs-romme-event-shuffle = Il mazzo è finito. {$cards} carte scartate si mescolano e diventano il nuovo mazzo.
koenigs-romme-event-lay = {$seat} cala {$cards}.
koenigs-romme-event-out = {$seat} chiude con {$cards}. Gli altri giocano ancora un turno.
koenigs-romme-event-discard = {$seat} scarta {$card}.
koenigs-romme-event-show = Che cosa resta in mano, per posto: {$cards}.
koenigs-romme-event-score = La manche {$round} è finita. Punti per posto: {$points}.
koenigs-romme-event-hands = Gli undici gruppi sono distribuiti. Completi: {$finished}.
koenigs-romme-event-turn-up = Carta scoperta: {$card}.
koenigs-romme-event-put = Il gruppo {$hand} riceve {$card} e lascia {$discard}.
koenigs-romme-event-finish = Il gruppo {$hand} riceve {$card}, lascia {$discard} ed è completo.
koenigs-romme-event-won = Tutti gli undici gruppi sono completi. Hai vinto.
koenigs-romme-event-lost = Il mazzo è finito. Gruppi completi: {$finished} su 11.

koenigs-romme-secret-hand = Le tue carte: {$cards}.
koenigs-romme-secret-drew = Hai pescato {$card}.

koenigs-romme-refused-over = La partita è finita.
koenigs-romme-refused-dealer-first = Prima si sorteggia chi dà le carte.
koenigs-romme-refused-deal-first = Prima si danno le carte.
koenigs-romme-refused-shuffle-first = Prima si mescolano gli scarti.
koenigs-romme-refused-not-your-turn = Non tocca a te.
koenigs-romme-refused-draw-first = Prima pesca una carta.
koenigs-romme-refused-has-drawn = Hai già pescato una carta.
koenigs-romme-refused-not-in-hand = Non hai {$card} in mano.
koenigs-romme-refused-just-taken = Hai appena preso {$card}. Non può tornare subito indietro.
koenigs-romme-refused-lay-not-in-hand = Non hai in mano tutte queste carte.
koenigs-romme-refused-no-combination = Queste carte non sono né un tris né una scala.
koenigs-romme-refused-all-but-one = Per chiudere, cala tutte le carte tranne una.
koenigs-romme-refused-nothing-left = Deve restare una carta da scartare.
koenigs-romme-refused-only-just-taken-left = Resterebbe solo {$card}, e l’hai appena presa.
koenigs-romme-refused-nothing-laid = Di’ quali carte cali.
koenigs-romme-refused-only-solo = Solo nel solitario ci sono gruppi da completare.
koenigs-romme-refused-only-put = Nel solitario la carta scoperta va in un gruppo.
koenigs-romme-refused-no-such-hand = I gruppi vanno da 3 a 13.
koenigs-romme-refused-finished = Il gruppo {$hand} è completo.
koenigs-romme-refused-not-in-solo-hand = Il gruppo {$hand} non ha {$card}.
koenigs-romme-refused-no-dealer-now = Adesso non si sorteggia chi dà le carte.
koenigs-romme-refused-no-such-seat = Lì non siede nessuno.
koenigs-romme-refused-no-deal-now = Adesso non si danno le carte.
koenigs-romme-refused-deal-too-many = Si danno 116 carte, e qui sono di più.
koenigs-romme-refused-deal-too-often = Questa carta è data più volte di quante ce ne siano: {$card}.
koenigs-romme-refused-deal-missing = Questa carta manca, o non c’è abbastanza volte: {$card}.
koenigs-romme-refused-no-shuffle-now = Adesso non si mescola.
koenigs-romme-refused-shuffle-too-many = Si mescolano gli scarti, e qui sono di più.
koenigs-romme-refused-shuffle-too-often = Questa carta non è tra gli scarti, o non così tante volte: {$card}.
koenigs-romme-refused-shuffle-missing = Questa carta è tra gli scarti e qui manca: {$card}.

# Sulla pagina iniziale, e quando si apre un tavolo.

koenigs-romme-leaf-idea = Raccogli tris e scale. A ogni manche cambiano i jolly.
koenigs-romme-leaf-length = 30–45 min
koenigs-romme-leaf-round = { $round ->
    [1] 3 carte, i 3 sono jolly
    [2] 4 carte, i 4 sono jolly
    [3] 5 carte, i 5 sono jolly
    [4] 6 carte, i 6 sono jolly
    [5] 7 carte, i 7 sono jolly
    [6] 8 carte, gli 8 sono jolly
    [7] 9 carte, i 9 sono jolly
    [8] 10 carte, i 10 sono jolly
    [9] 11 carte, i fanti sono jolly
    [10] 12 carte, le donne sono jolly
   *[11] 13 carte, i re sono jolly
}
koenigs-romme-option-reshuffle = Quando il mazzo è finito
koenigs-romme-option-reshuffle-whole = si mescolano tutti gli scarti
koenigs-romme-option-reshuffle-keep-top = l’ultimo scarto resta
koenigs-romme-option-return-discard = Scartare la carta appena presa
koenigs-romme-option-return-discard-allowed = si può
koenigs-romme-option-return-discard-forbidden = non nello stesso turno
koenigs-romme-option-dealt-complete = Da soli: un gruppo già completo
koenigs-romme-option-dealt-complete-counts = è finito subito
koenigs-romme-option-dealt-complete-needs-turn = vuole ancora una carta
koenigs-romme-option-first-round = Prima manche
koenigs-romme-option-last-round = Ultima manche

# Le carte a parole. Valori da 3 a 10, J, Q, K; semi s, h, d, c, t (stelle).

koenigs-romme-card = { $rank ->
    [J] fante
    [Q] donna
    [K] re
   *[other] { $rank }
} di { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
    [c] fiori
   *[t] stelle
}
koenigs-romme-joker = jolly
koenigs-romme-rank = { $rank ->
    [J] fanti
    [Q] donne
    [K] re
   *[other] { $rank }
}
koenigs-romme-is-wild = jolly
koenigs-romme-is-new = nuova
koenigs-romme-is-combined = in un gruppo di { $cards }

# Che cosa c’è da fare.

koenigs-romme-prompt-dealer = Si sorteggia chi dà le carte.
koenigs-romme-prompt-deal = Sta per cominciare la manche { $round }.
koenigs-romme-prompt-draw = Prendi una carta dal mazzo o dagli scarti.
koenigs-romme-prompt-discard = Scarta una carta.
koenigs-romme-prompt-out = Puoi chiudere.
koenigs-romme-prompt-last-card = Scarta la tua ultima carta.
koenigs-romme-prompt-last-draw = Il tuo ultimo turno: prendi una carta.
koenigs-romme-prompt-last-lay = Cala quello che sta insieme, poi scarta.
koenigs-romme-prompt-last-discard = Niente sta insieme. Scarta una carta che costa molto.
koenigs-romme-prompt-shuffle = Si mescolano gli scarti.
koenigs-romme-prompt-other-draw = { $seat } pesca.
koenigs-romme-prompt-other-play = { $seat } sceglie che cosa scartare.
koenigs-romme-prompt-over = { $seat } vince con { $points } punti.
koenigs-romme-prompt-over-won = Hai vinto con { $points } punti.
koenigs-romme-prompt-over-shared = Vittoria a pari merito con { $points } punti.
koenigs-romme-prompt-solo-deal = Si distribuiscono undici gruppi.
koenigs-romme-prompt-solo-where = Dove va { $card }? Scegli un gruppo.
koenigs-romme-prompt-solo-discard = Gruppo con jolly { $wild }: scarta una carta.
koenigs-romme-prompt-solo-watch = Scoperta: { $card }.
koenigs-romme-prompt-solo-won = Tutti gli undici gruppi sono completi. Hai vinto.
koenigs-romme-prompt-solo-lost = Il mazzo è finito. { $finished ->
    [one] 1 gruppo su 11 è completo.
   *[other] { $finished } gruppi su 11 sono completi.
}

# Il tavolo.

koenigs-romme-you = Tu
koenigs-romme-round = Manche { $round } di { $rounds }. Sono jolly anche: { $wild }.
koenigs-romme-wild = Matta di turno: { $wild }
koenigs-romme-draw-pile = Mazzo, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
koenigs-romme-discard-pile = Scarti, in cima { $card }
koenigs-romme-discard-empty = Scarti, nessuna carta
koenigs-romme-laid = Carte calate
koenigs-romme-left = Resta: { $cards }
koenigs-romme-note-out = ha chiuso
koenigs-romme-note-dealer = dà le carte
koenigs-romme-banner-out = { $seat } ha chiuso: ultimi turni.
koenigs-romme-banner-out-you = Hai chiuso: ultimi turni.
koenigs-romme-banner-last = { $seat } ha chiuso: il tuo ultimo turno.
koenigs-romme-score = La manche { $round } è finita
koenigs-romme-score-round = Manche
koenigs-romme-score-total = Totale

# Le carte in mano, e che cosa farne.

koenigs-romme-hand = Le tue carte
koenigs-romme-points-left = { $points ->
    [0] Sta tutto insieme
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
koenigs-romme-put = Gruppo di { $hand }: scarta { $card }
koenigs-romme-choose-first = Prima scegli la carta da scartare.
koenigs-romme-no-combination = Nella tua mano non ci sono tre carte vicine che stanno insieme.
koenigs-romme-key-groups = Ordina le carte per i gruppi migliori
koenigs-romme-key-rank = Ordina le carte per valore
koenigs-romme-key-suit = Ordina le carte per seme
koenigs-romme-key-move = Sposta una carta in mano

# Il solitario.

koenigs-romme-solo-title = Königs-Rommé in solitario
koenigs-romme-solo-hand = Gruppo di { $hand }, jolly: { $wild }
koenigs-romme-solo-finished = completo
koenigs-romme-solo-near = La carta scoperta lo completa
koenigs-romme-solo-of = di 11
koenigs-romme-solo-sum = { $finished ->
    [one] 1 gruppo su 11
   *[other] { $finished } gruppi su 11
}
koenigs-romme-solo-back = Altro gruppo
koenigs-romme-solo-share = Condividi il risultato
koenigs-romme-solo-copied = Risultato copiato.
koenigs-romme-solo-key = Apri il gruppo con jolly { $wild }

# La guida alla prima partita.

koenigs-romme-guide-aim = Raccogli tris (tre carte dello stesso valore) e scale (tre in fila dello stesso seme).
koenigs-romme-guide-goal = Chi può calare tutto tranne una carta chiude. Quello che resta agli altri costa punti.
koenigs-romme-guide-wild = I jolly portano un nastro e valgono qualsiasi carta. In questa manche anche: { $wild }.
koenigs-romme-guide-draw = Tocca il mazzo o gli scarti per prendere una carta.
koenigs-romme-guide-discard = Tocca due volte una carta per scartarla. In verde: quello che sta insieme.
koenigs-romme-guide-sort = Trascina le carte dove vuoi. «Gruppi» le ordina per te.
koenigs-romme-guide-out = Tutte tranne una stanno insieme. «Chiudi» le cala.
koenigs-romme-guide-last = Qualcuno ha chiuso: cala quello che sta insieme. Il resto conta.
koenigs-romme-guide-solo-aim = Undici gruppi, ognuno con i suoi jolly. Completali tutti.
koenigs-romme-guide-solo-card = Tocca il gruppo in cui va la nuova carta. Se uno è illuminato, la carta lo completa.
koenigs-romme-guide-solo-discard = Tocca due volte una carta per scartarla. Può essere quella nuova.

# Il tavolo in lettere.

koenigs-romme-scene-seat = { $seat }
koenigs-romme-scene-list = { $before }, { $next }
koenigs-romme-scene-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
koenigs-romme-scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
koenigs-romme-scene-round = Manche { $round } di { $rounds }
koenigs-romme-scene-barred = non può tornare subito
koenigs-romme-scene-up = Scoperta: { $card }
koenigs-romme-scene-goes = da scartare
