# Che cosa succede

jogo-event-started = Comincia { $seat }.
jogo-event-dealt = Le carte sono distribuite. Le pile cominciano con: { $cards }.
jogo-event-laid = { $seat } gioca sulla pila { $pile }: { $card }.
jogo-event-founded = { $seat } comincia una nuova pila: { $card }.
jogo-event-turned-up = { $seat } scopre al posto { $place }: { $card }.
jogo-event-pile-out = La pila { $pile } è fuori gioco.
jogo-event-clockwise = Il giro cambia: ora si va in senso orario.
jogo-event-anticlockwise = Il giro cambia: ora si va in senso antiorario.
jogo-event-owes-skip = { $seat } dovrà saltare un turno.
jogo-event-drew = { $seat } pesca una carta.
jogo-event-drew-nothing = { $seat } dovrebbe pescare, ma il mazzo è vuoto.
jogo-event-passed = { $seat } non può giocare e { $cards ->
    [0] non prende niente
    [one] prende una carta
   *[other] prende { $cards } carte
}.
jogo-event-extra-turn = { $seat } gioca ancora.
jogo-event-ended = { $seat } rinuncia al turno extra.
jogo-event-skipped = { $seat } salta il turno.
jogo-event-won = { $seat } non ha più carte e vince.
jogo-event-stuck = Nessuno può più giocare né prendere carte. La partita è finita.
jogo-event-counted = { $seat } conta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

# Che cosa senti solo tu

jogo-secret-drew = Peschi dal mazzo: { $card }.
jogo-secret-took = Prendi dalla tua pila { $place }: { $card }.

# Perché no

jogo-refused-over = La partita è finita.
jogo-refused-not-started = Prima si sorteggia chi comincia.
jogo-refused-not-dealt = Le carte non sono ancora distribuite.
jogo-refused-no-start = Si sa già chi comincia.
jogo-refused-no-such-start = Non c’è un posto { $number } che possa cominciare.
jogo-refused-no-deal = Ora non c’è niente da distribuire.
jogo-refused-deal-too-many = Si distribuiscono 114 carte, e qui sono di più.
jogo-refused-deal-too-often = Distribuita più volte di quante ce ne sono: { $card }.
jogo-refused-deal-missing = Manca nella distribuzione, o è troppo poco: { $card }.
jogo-refused-not-in-deck = Nel mazzo di questo tavolo non c’è: { $card }.
jogo-refused-not-your-turn = Tocca a { $seat }.
jogo-refused-no-such-card = Non hai in mano questa carta: { $card }.
jogo-refused-no-open-card = Non hai una carta scoperta al posto { $place }.
jogo-refused-pile-out = La pila { $pile } è fuori gioco.
jogo-refused-new-pile-is-first = La nuova pila è la pila 1.
jogo-refused-no-match = Né stesso colore né stesso simbolo: { $card } e { $top }.
jogo-refused-no-choice = Con { $card } devi scegliere: far saltare un turno, cambiare il giro o far prendere una carta.
jogo-refused-needless-choice = Si sceglie solo con JOGO!, non con: { $card }.
jogo-refused-choice-on-new-pile = Come nuova pila questa carta non ha effetto: { $card }.
jogo-refused-wrong-receiver = Non puoi far prendere una carta al posto { $number }.
jogo-refused-must-lay = Puoi giocare una carta, quindi devi.
jogo-refused-must-found = Non c’è più nessuna pila: gioca una carta qualsiasi per cominciarne una.
jogo-refused-no-pass-in-extra-turn = In questo turno extra giochi una carta o ti fermi; non prendi niente.
jogo-refused-pass-names-no-pile = Di’ da quale delle tue pile prendi una carta.
jogo-refused-pile-empty = Al tuo posto { $place } non ci sono carte coperte.
jogo-refused-no-extra-turn = Non hai un turno extra a cui rinunciare.

# Le carte in parole

jogo-card = { $symbol ->
    [heart] cuore
    [flame] fiamma
    [sun] sole
    [leaf] foglia
    [drop] goccia
   *[moon] luna
} { $colour ->
    [red] { $symbol ->
        [heart] rosso
        [sun] rosso
       *[other] rossa
    }
    [orange] arancione
    [yellow] { $symbol ->
        [heart] giallo
        [sun] giallo
       *[other] gialla
    }
    [green] verde
    [blue] blu
   *[violet] viola
} { $value }
jogo-card-special = { $special ->
    [stop] STOP
    [reverse] cambio di giro
    [plus] +1
   *[jogo] JOGO!
} { $colour ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[violet] viola
}
# Una carta speciale con il simbolo che porta.
jogo-card-special-with = { $card } con { $symbol ->
    [heart] cuore
    [flame] fiamma
    [sun] sole
    [leaf] foglia
    [drop] goccia
   *[moon] luna
}
# Una o due lettere, diverse per tutti e sei.
jogo-letter = { $colour ->
    [red] R
    [orange] A
    [yellow] G
    [green] Ve
    [blue] B
   *[violet] Vi
}

# Nella pagina iniziale, e quando si apre un tavolo

jogo-leaf-idea = Libera le tue quattro pile: stesso colore o stesso simbolo.
jogo-leaf-length = 15 min
jogo-option-deck = Mazzo
jogo-option-deck-owned = Ogni colore senza il proprio simbolo
jogo-option-deck-parity = Ogni colore con tutti i simboli
jogo-option-special-symbol = Le carte speciali vanno con
jogo-option-special-symbol-owned = il simbolo del loro colore
jogo-option-special-symbol-icon = il loro segno
jogo-option-extra-turn = Turno extra
jogo-option-extra-turn-optional = Si può rinunciare
jogo-option-extra-turn-full = Un turno intero: giocare o prendere carte

# Che cosa puoi fare

jogo-prompt-deal = Si distribuiscono le carte.
jogo-prompt-lay = Gioca una carta: stesso colore o simbolo.
jogo-prompt-where = { $card } va sulla pila { $piles }.
jogo-prompt-nowhere = { $card } non va su nessuna pila. Scegli un’altra carta.
jogo-prompt-extra = Turno extra: gioca ancora o fermati.
jogo-prompt-found = Nessuna pila rimasta. Gioca una carta qualsiasi.
jogo-prompt-found-extra = Nessuna pila rimasta. Gioca una carta qualsiasi, o chiudi il turno.
jogo-prompt-take-two = Niente va bene. Prendi due carte: da quale pila?
jogo-prompt-take-own = Niente va bene. Prendi una carta: da quale pila?
jogo-prompt-draw = Niente va bene. Prendi una carta dal mazzo.
jogo-prompt-nothing = Niente va bene, e non c’è niente da prendere.
jogo-prompt-other = Tocca a { $seat }.
jogo-prompt-other-extra = { $seat } ha un turno extra.
jogo-prompt-over = La partita è finita.
jogo-tell-which-pile = Tocca quella delle tue pile da cui vuoi prendere.

jogo-onto-pile = Sulla pila { $pile }
jogo-action-lay = Sulla pila { $pile }: { $card }
jogo-action-open = Sulla pila { $pile }: la tua carta al posto { $place }
jogo-action-take = Prendi una carta dalla tua pila { $place }
jogo-action-lay-skip = { jogo-action-lay }; { jogo-choice-skip }
jogo-action-lay-turn = { jogo-action-lay }; { jogo-choice-turn }
jogo-action-lay-turn-two = { jogo-action-lay }; { jogo-choice-turn-two }
jogo-action-lay-give = { jogo-action-lay }; { jogo-choice-give }
jogo-action-open-skip = { jogo-action-open }; { jogo-choice-skip }
jogo-action-open-turn = { jogo-action-open }; { jogo-choice-turn }
jogo-action-open-turn-two = { jogo-action-open }; { jogo-choice-turn-two }
jogo-action-open-give = { jogo-action-open }; { jogo-choice-give }
jogo-action-draw = Prendi una carta
jogo-action-pass = Passa
jogo-action-end = Chiudi il turno


jogo-key-digit = Scegli il posto { $n }, o la pila { $n } per la carta scelta
jogo-key-next = Prossima carta che va bene
jogo-key-back = Rimetti giù la carta scelta

jogo-choice = JOGO! Che cosa deve succedere?
jogo-choice-skip = { $who } salta un turno
jogo-choice-turn = Il giro cambia
jogo-choice-turn-two = Il giro cambia, e { $who } salta un turno
jogo-choice-give = { $who } prende una carta

# Che cosa c’è sul tavolo

jogo-clockwise = Si va in senso orario.
jogo-anticlockwise = Si va in senso antiorario.
jogo-piles = Pile al centro
jogo-pile = Pila { $pile }: { $card }
jogo-pile-fits = Gioca sulla pila { $pile }: { $card }
jogo-pile-out = La pila { $pile } è fuori gioco
jogo-pile-new = Gioca come nuova pila
jogo-draw = Mazzo, { $cards ->
    [0] vuoto
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-out = Fuori gioco: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-places = I tuoi posti
jogo-place-card = Posto { $place }: { $card }, { $down ->
    [0] niente sotto
    [one] 1 carta sotto
   *[other] { $down } carte sotto
}
jogo-place-empty = Il posto { $place } è vuoto.
jogo-fits = { $card }; va sulla pila { $piles }
jogo-take-from = Prendi dalla pila { $place }, { $down ->
    [one] 1 carta coperta
   *[other] { $down } carte coperte
}
jogo-hand = La tua mano, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-no-hand = Nessuna carta in mano
jogo-rivals = Carte degli altri
jogo-rival-hand = Mano: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-look = { $who }: mostra le carte in grande
jogo-look-open = Carte scoperte
jogo-look-hand = Mano: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-look-down = Coperte: { $piles }
jogo-look-pile = Pila { $pile }
jogo-look-from-top = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte, la prima è in cima
}
jogo-note-skips = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}
jogo-banner-last-card = A { $seat } resta una sola carta.

# La prima partita

jogo-guide-welcome = Liberati di tutte le carte: scoperte, coperte e in mano. Vince chi resta per primo senza.
jogo-guide-tap = Tocca una carta con il bordo chiaro, poi la pila. La carta seguente si scopre da sola.
jogo-guide-take = Nessuna carta va bene: ne prendi una dal mazzo e una da una delle tue pile.
jogo-guide-extra = Stesso colore e stesso simbolo: un turno extra. Usalo o rinuncia.
jogo-guide-found = Tutte le pile sono fuori gioco. Una carta qualsiasi può cominciarne una nuova.
jogo-guide-special = Una carta speciale: la mano chiude una pila, le frecce cambiano il giro, +1 fa pescare il prossimo, con JOGO! scegli tu.

# Nel terminale

jogo-scene-cards-of = Carte di { $seat }
jogo-scene-draw-pile = Mazzo
jogo-scene-cards = { $cards ->
    [0] vuoto
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-scene-place = Posto { $place }
jogo-scene-below = { $down } sotto
