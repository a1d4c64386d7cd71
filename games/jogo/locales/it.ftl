# Che cosa succede

jogo-event-started = Comincia { $seat }.
jogo-event-dealt = Le carte sono distribuite. I mazzi di scarto cominciano con: { $cards }.
jogo-event-laid = { $seat } gioca sul mazzo { $pile }: { $card }.
jogo-event-founded = { $seat } comincia un nuovo mazzo: { $card }.
jogo-event-turned-up = { $seat } scopre al posto { $place }: { $card }.
jogo-event-pile-out = Il mazzo { $pile } è fuori gioco.
jogo-event-clockwise = Cambia il giro: ora si va in senso orario.
jogo-event-anticlockwise = Cambia il giro: ora si va in senso antiorario.
jogo-event-owes-skip = { $seat } dovrà saltare un turno.
jogo-event-drew = { $seat } pesca una carta.
jogo-event-drew-nothing = { $seat } dovrebbe pescare, ma il mazzo di pesca è vuoto.
jogo-event-passed = { $seat } non può giocare e { $cards ->
    [0] non prende niente
    [one] prende una carta
   *[other] prende { $cards } carte
}.
jogo-event-extra-turn = { $seat } ha un doppio turno.
jogo-event-ended = { $seat } rinuncia al doppio turno.
jogo-event-skipped = { $seat } salta il turno.
jogo-event-won = { $seat } non ha più carte e vince.
jogo-event-stuck = Nessuno può più giocare una carta. La partita è finita.
jogo-event-counted = { $seat } totalizza { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

# Che cosa senti solo tu

jogo-secret-drew = Peschi: { $card }.
jogo-secret-took = Prendi dal tuo mazzo { $place }: { $card }.

# Perché no

jogo-refused-over = La partita è finita.
jogo-refused-not-started = Prima si sorteggia chi comincia.
jogo-refused-not-dealt = Le carte non sono ancora distribuite.
jogo-refused-no-start = Si sa già chi comincia.
jogo-refused-no-such-start = Non c’è nessun posto { $number }.
jogo-refused-no-deal = Adesso non si distribuisce.
jogo-refused-deal-too-many = Si distribuiscono 114 carte, ma qui sono di più.
jogo-refused-deal-too-often = Distribuita più volte di quante ce ne sono: { $card }.
jogo-refused-deal-missing = Manca tra le carte distribuite, o ce ne sono troppo poche: { $card }.
jogo-refused-not-in-deck = Tra le carte di questo tavolo non c’è: { $card }.
jogo-refused-not-your-turn = Tocca a { $seat }.
jogo-refused-no-such-card = Non hai in mano questa carta: { $card }.
jogo-refused-no-open-card = Non hai una carta scoperta al posto { $place }.
jogo-refused-pile-out = Il mazzo { $pile } è fuori gioco.
jogo-refused-new-pile-is-first = Il nuovo mazzo è il mazzo 1.
jogo-refused-no-match = Né stesso colore né stesso simbolo: { $card } e { $top }.
jogo-refused-no-choice = Con { $card } scegli un effetto: far saltare un turno, cambiare giro o far pescare una carta.
jogo-refused-needless-choice = Si sceglie solo con JOGO!, non con: { $card }.
jogo-refused-choice-on-new-pile = Questa carta comincia un mazzo, quindi non ha effetto: { $card }.
jogo-refused-wrong-receiver = Chi è al posto { $number } non può ricevere una carta.
jogo-refused-must-lay = Puoi giocare una carta, quindi devi farlo.
jogo-refused-must-found = Non c’è più nessun mazzo di scarto: gioca una carta qualsiasi per cominciarne uno.
jogo-refused-no-pass-in-extra-turn = In questo doppio turno giochi una carta o chiudi il turno; non prendi niente.
jogo-refused-pass-names-no-pile = Di’ da quale dei tuoi mazzi prendi una carta.
jogo-refused-pile-empty = Al tuo posto { $place } non ci sono carte coperte.
jogo-refused-no-extra-turn = Non hai un doppio turno a cui rinunciare.

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
    [reverse] cambio giro
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

jogo-leaf-idea = Svuota i tuoi quattro mazzi: stesso colore o stesso simbolo.
jogo-leaf-length = 30 min, da 7 anni
jogo-option-deck = Carte
jogo-option-deck-owned = ogni colore senza il proprio simbolo
jogo-option-deck-parity = ogni colore con tutti i simboli
jogo-option-special-symbol = Le carte speciali si abbinano secondo
jogo-option-special-symbol-owned = il simbolo del loro colore
jogo-option-special-symbol-icon = il loro segno
jogo-option-extra-turn = Doppio turno
jogo-option-extra-turn-optional = facoltativo
jogo-option-extra-turn-full = un turno intero: giocare o prendere carte
jogo-option-stuck = Se nessuno può giocare, la partita finisce quando
jogo-option-stuck-nothing-to-take = non c’è niente da prendere
jogo-option-stuck-hands-only = non c’è niente da prendere o tutti hanno solo carte in mano

# Che cosa puoi fare

jogo-prompt-deal = Si distribuiscono le carte.
jogo-prompt-lay = Gioca una carta: stesso colore o stesso simbolo.
jogo-prompt-where = Va sul mazzo { $piles }: { $card }.
jogo-prompt-nowhere = Non va su nessun mazzo: { $card }. Scegli un’altra carta.
jogo-prompt-extra = Doppio turno: gioca ancora una carta o chiudi il turno.
jogo-prompt-found = Nessun mazzo di scarto rimasto. Gioca una carta qualsiasi.
jogo-prompt-found-extra = Nessun mazzo di scarto rimasto. Gioca una carta qualsiasi, o chiudi il turno.
jogo-prompt-take-two = Nessuna carta giocabile. Prendi due carte: da quale dei tuoi mazzi?
jogo-prompt-take-own = Nessuna carta giocabile. Prendi una carta: da quale dei tuoi mazzi?
jogo-prompt-draw = Nessuna carta giocabile. Pesca una carta.
jogo-prompt-nothing = Nessuna carta giocabile, e non c’è niente da prendere.
jogo-prompt-other = Tocca a { $seat }.
jogo-prompt-other-extra = { $seat } ha un doppio turno.
jogo-prompt-over = La partita è finita.
jogo-tell-which-pile = Tocca il mazzo da cui vuoi prendere una carta.

jogo-onto-pile = Sul mazzo { $pile }
jogo-action-lay = Sul mazzo { $pile }: { $card }
jogo-action-open = Sul mazzo { $pile }: la tua carta al posto { $place }
jogo-action-take = Prendi una carta dal tuo mazzo { $place }
jogo-action-lay-skip = { jogo-action-lay }; { jogo-choice-skip }
jogo-action-lay-turn = { jogo-action-lay }; { jogo-choice-turn }
jogo-action-lay-turn-two = { jogo-action-lay }; { jogo-choice-turn-two }
jogo-action-lay-give = { jogo-action-lay }; { jogo-choice-give }
jogo-action-open-skip = { jogo-action-open }; { jogo-choice-skip }
jogo-action-open-turn = { jogo-action-open }; { jogo-choice-turn }
jogo-action-open-turn-two = { jogo-action-open }; { jogo-choice-turn-two }
jogo-action-open-give = { jogo-action-open }; { jogo-choice-give }
jogo-action-draw = Pesca una carta
jogo-action-pass = Passa
jogo-action-end = Chiudi il turno


jogo-key-digit = Scegli il posto { $n }, o il mazzo { $n } per la carta scelta
jogo-key-next = Prossima carta giocabile
jogo-key-back = Rimetti giù la carta scelta

jogo-choice = JOGO! Scegli un effetto
jogo-choice-skip = { $who } salta un turno
jogo-choice-turn = Cambia il giro
jogo-choice-turn-two = Cambia il giro, e { $who } salta un turno
jogo-choice-give = { $who } pesca una carta

# Che cosa c’è sul tavolo

jogo-clockwise = Si va in senso orario.
jogo-anticlockwise = Si va in senso antiorario.
jogo-piles = Mazzi di scarto
jogo-pile = Mazzo { $pile }: { $card }
jogo-pile-fits = Gioca sul mazzo { $pile }: { $card }
jogo-pile-out = Il mazzo { $pile } è fuori gioco
jogo-pile-new = Gioca come nuovo mazzo
jogo-draw = Mazzo di pesca, { $cards ->
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
jogo-fits = { $card }; va sul mazzo { $piles }
jogo-take-from = Prendi dal mazzo { $place }, { $down ->
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
jogo-look-pile = Mazzo { $pile }
jogo-look-from-top = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte, a partire da quella in cima
}
jogo-note-skips = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}
jogo-banner-last-card = A { $seat } resta una sola carta.

# La prima partita

jogo-guide-welcome = Liberati di tutte le carte: scoperte, coperte e in mano. Vince chi resta per primo senza carte.
jogo-guide-tap = Tocca una carta con il bordo chiaro, poi il mazzo. La carta seguente si scopre da sola.
jogo-guide-take = Nessuna carta giocabile: ne prendi una dal mazzo di pesca e una da uno dei tuoi mazzi.
jogo-guide-extra = Stesso colore e stesso simbolo: un doppio turno. Usalo o rinuncia.
jogo-guide-found = Tutti i mazzi di scarto sono fuori gioco. Una carta qualsiasi può cominciarne uno nuovo.
jogo-guide-special = Una carta speciale: il segno della mano chiude un mazzo, le frecce cambiano il giro, +1 fa pescare il prossimo giocatore, con JOGO! scegli tu.

# Nel terminale

jogo-scene-cards-of = Carte di { $seat }
jogo-scene-draw-pile = Mazzo di pesca
jogo-scene-cards = { $cards ->
    [0] vuoto
    [one] 1 carta
   *[other] { $cards } carte
}
jogo-scene-place = Posto { $place }
jogo-scene-below = { $down } sotto

# Il blocco segnapunti
jogo-pad-stop = STOP
jogo-pad-reverse = Cambio giro
jogo-pad-plus = +1
jogo-pad-jogo = JOGO!

# La prima partita
jogo-lesson-colour = Ci sono quattro mazzi di scarto in mezzo e quattro mazzi tuoi davanti a te. Gioca una carta che va bene: rosso su rosso. Il tuo sole rosso va sul mazzo 1.
jogo-lesson-symbol = Basta anche lo stesso simbolo: la tua foglia va sulla foglia del mazzo 4.
jogo-lesson-both = Qui sono uguali colore e simbolo: la goccia verde sulla goccia verde. Così hai un doppio turno.
jogo-lesson-plus = Il tuo doppio turno. Gioca il +1 verde sul mazzo 3: il prossimo giocatore deve pescare una carta.
jogo-lesson-stop = STOP toglie dal gioco un intero mazzo. Gioca la carta sul mazzo blu 2.
jogo-lesson-jogo = Con la carta JOGO! scegli tu l’effetto. Giocala sul mazzo 1 e fai saltare un turno al prossimo giocatore.
jogo-lesson-pass = Tocca di nuovo a te, ma nessuna carta è giocabile. Quindi prendi due carte: una dal mazzo di pesca e una da uno dei tuoi mazzi. Prendila dal mazzo 1.
jogo-lesson-hand = Puoi giocare anche le carte che hai in mano. Il cuore blu va sulla carta blu del mazzo 4.
jogo-lesson-end = Tutto qui. Vince chi resta per primo senza carte.

# Perché un bot lo farebbe
jogo-reason-extra = Stesso colore e stesso simbolo: così hai un doppio turno.
jogo-reason-value = Alla fine la carta costerebbe {$value ->
    [one] un punto
   *[other] {$value} punti
}.
jogo-reason-nothing = Nessuna delle tue carte è giocabile.

# Analisi: che cosa dire di una mossa che non era la migliore
jogo-review-pile = Il mazzetto della mossa migliore aveva {$cards ->
    [one] una carta coperta
   *[other] {$cards} carte coperte
}.
jogo-review-extra = Lì colore e simbolo andavano bene: avrebbe dato un turno in più.
jogo-review-open = Invece di una carta della mano poteva andare una scoperta.
jogo-review-hand = Invece della carta scoperta poteva andare una della tua mano.
jogo-review-end = Hai finito il turno in più anche se potevi posare un’altra carta.
