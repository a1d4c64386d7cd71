# Ce qui se passe

jogo-event-started = { $seat } commence.
jogo-event-dealt = Les cartes sont distribuées. Les piles de défausse commencent avec : { $cards }.
jogo-event-laid = { $seat } pose sur la pile { $pile } : { $card }.
jogo-event-founded = { $seat } commence une nouvelle pile : { $card }.
jogo-event-turned-up = { $seat } retourne à la place { $place } : { $card }.
jogo-event-pile-out = La pile { $pile } est hors jeu.
jogo-event-clockwise = Le sens change : on joue dans le sens des aiguilles d’une montre.
jogo-event-anticlockwise = Le sens change : on joue dans le sens inverse des aiguilles d’une montre.
jogo-event-owes-skip = { $seat } devra passer un tour.
jogo-event-drew = { $seat } pioche une carte.
jogo-event-drew-nothing = { $seat } devrait piocher, mais la pioche est vide.
jogo-event-passed = { $seat } ne peut rien poser et { $cards ->
    [0] ne prend rien
    [one] prend une carte
   *[other] prend { $cards } cartes
}.
jogo-event-extra-turn = { $seat } a un tour supplémentaire.
jogo-event-ended = { $seat } renonce à son tour supplémentaire.
jogo-event-skipped = { $seat } passe son tour.
jogo-event-won = { $seat } n’a plus de cartes et gagne.
jogo-event-stuck = Plus personne ne peut poser de carte. La partie est terminée.
jogo-event-counted = { $seat } totalise { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Ce que toi seul entends

jogo-secret-drew = Tu pioches : { $card }.
jogo-secret-took = Tu prends dans ta pile { $place } : { $card }.

# Pourquoi pas

jogo-refused-over = La partie est terminée.
jogo-refused-not-started = On tire d’abord au sort qui commence.
jogo-refused-not-dealt = Les cartes ne sont pas encore distribuées.
jogo-refused-no-start = On sait déjà qui commence.
jogo-refused-no-such-start = Il n’y a pas de siège { $number }.
jogo-refused-no-deal = On ne distribue pas maintenant.
jogo-refused-deal-too-many = On distribue 114 cartes, mais il y en a plus ici.
jogo-refused-deal-too-often = Distribuée plus souvent qu’elle n’existe : { $card }.
jogo-refused-deal-missing = Manque à la distribution, ou pas assez d’exemplaires : { $card }.
jogo-refused-not-in-deck = N’existe pas dans le jeu de cette table : { $card }.
jogo-refused-not-your-turn = À { $seat } de jouer.
jogo-refused-no-such-card = Tu n’as pas cette carte en main : { $card }.
jogo-refused-no-open-card = Tu n’as pas de carte visible à la place { $place }.
jogo-refused-pile-out = La pile { $pile } est hors jeu.
jogo-refused-new-pile-is-first = La nouvelle pile est la pile 1.
jogo-refused-no-match = Ni la même couleur ni le même symbole : { $card } et { $top }.
jogo-refused-no-choice = Avec { $card }, choisis un effet : faire passer un tour, changer le sens ou faire piocher.
jogo-refused-needless-choice = On ne choisit un effet qu’avec JOGO!, pas avec : { $card }.
jogo-refused-choice-on-new-pile = En commençant une pile, cette carte n’a pas d’effet : { $card }.
jogo-refused-wrong-receiver = La personne au siège { $number } ne peut pas recevoir de carte.
jogo-refused-must-lay = Tu peux poser une carte, tu dois donc le faire.
jogo-refused-must-found = Il n’y a plus de pile : pose n’importe quelle carte pour en commencer une.
jogo-refused-no-pass-in-extra-turn = Pendant ce tour supplémentaire, tu poses une carte ou tu termines ton tour ; tu ne prends rien.
jogo-refused-pass-names-no-pile = Indique dans laquelle de tes piles tu prends une carte.
jogo-refused-pile-empty = Il n’y a pas de carte cachée à ta place { $place }.
jogo-refused-no-extra-turn = Tu n’as pas de tour supplémentaire auquel renoncer.

# Les cartes en mots

jogo-card = { $symbol ->
    [heart] cœur
    [flame] flamme
    [sun] soleil
    [leaf] feuille
    [drop] goutte
   *[moon] lune
} { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
}{ $symbol ->
    [heart] {""}
    [sun] {""}
   *[other] { $colour ->
        [green] e
        [blue] e
        [violet] te
       *[other] {""}
    }
} { $value }
jogo-card-special = { $special ->
    [stop] STOP
    [reverse] inverser
    [plus] +1
   *[jogo] JOGO!
} { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
}
# Une carte spéciale avec le symbole qu’elle porte.
jogo-card-special-with = { $card } avec { $symbol ->
    [heart] un cœur
    [flame] une flamme
    [sun] un soleil
    [leaf] une feuille
    [drop] une goutte
   *[moon] une lune
}
# Une ou deux lettres, différentes pour les six.
jogo-letter = { $colour ->
    [red] R
    [orange] O
    [yellow] J
    [green] Ve
    [blue] B
   *[violet] Vi
}

# Sur la page d’accueil, et à l’ouverture d’une table

jogo-leaf-idea = Vide tes quatre piles : même couleur ou même symbole.
jogo-leaf-length = 30 min, dès 7 ans
jogo-option-deck = Jeu de cartes
jogo-option-deck-owned = chaque couleur sans son propre symbole
jogo-option-deck-parity = chaque couleur avec tous les symboles
jogo-option-special-symbol = Les cartes spéciales s’accordent selon
jogo-option-special-symbol-owned = le symbole de leur couleur
jogo-option-special-symbol-icon = leur propre signe
jogo-option-extra-turn = Tour supplémentaire
jogo-option-extra-turn-optional = facultatif
jogo-option-extra-turn-full = un tour complet : poser ou prendre des cartes
jogo-option-stuck = Si personne ne peut poser, la partie se termine
jogo-option-stuck-nothing-to-take = quand il n’y a rien à prendre
jogo-option-stuck-hands-only = quand il n’y a rien à prendre ou que tous n’ont que des cartes en main

# Ce que tu peux faire

jogo-prompt-deal = On distribue les cartes.
jogo-prompt-lay = Pose une carte : même couleur ou même symbole.
jogo-prompt-where = Va sur la pile { $piles } : { $card }.
jogo-prompt-nowhere = Ne va sur aucune pile : { $card }. Choisis une autre carte.
jogo-prompt-extra = Tour supplémentaire : pose encore une carte ou termine ton tour.
jogo-prompt-found = Plus aucune pile. Pose n’importe quelle carte.
jogo-prompt-found-extra = Plus aucune pile. Pose n’importe quelle carte, ou termine ton tour.
jogo-prompt-take-two = Aucune carte jouable. Prends deux cartes : dans laquelle de tes piles ?
jogo-prompt-take-own = Aucune carte jouable. Prends une carte : dans laquelle de tes piles ?
jogo-prompt-draw = Aucune carte jouable. Prends une carte de la pioche.
jogo-prompt-nothing = Aucune carte jouable, et il n’y a rien à prendre.
jogo-prompt-other = À { $seat } de jouer.
jogo-prompt-other-extra = { $seat } a un tour supplémentaire.
jogo-prompt-over = La partie est terminée.
jogo-tell-which-pile = Touche la pile où tu veux prendre une carte.

jogo-onto-pile = Sur la pile { $pile }
jogo-action-lay = Sur la pile { $pile } : { $card }
jogo-action-open = Sur la pile { $pile } : ta carte de la place { $place }
jogo-action-take = Prendre une carte dans ta pile { $place }
jogo-action-lay-skip = { jogo-action-lay } ; { jogo-choice-skip }
jogo-action-lay-turn = { jogo-action-lay } ; { jogo-choice-turn }
jogo-action-lay-turn-two = { jogo-action-lay } ; { jogo-choice-turn-two }
jogo-action-lay-give = { jogo-action-lay } ; { jogo-choice-give }
jogo-action-open-skip = { jogo-action-open } ; { jogo-choice-skip }
jogo-action-open-turn = { jogo-action-open } ; { jogo-choice-turn }
jogo-action-open-turn-two = { jogo-action-open } ; { jogo-choice-turn-two }
jogo-action-open-give = { jogo-action-open } ; { jogo-choice-give }
jogo-action-draw = Prendre une carte
jogo-action-pass = Passer
jogo-action-end = Terminer mon tour


jogo-key-digit = Choisir la place { $n }, ou la pile { $n } pour la carte choisie
jogo-key-next = Carte jouable suivante
jogo-key-back = Reposer la carte choisie

jogo-choice = JOGO! Choisis un effet
jogo-choice-skip = { $who } passe un tour
jogo-choice-turn = Le sens change
jogo-choice-turn-two = Le sens change, et { $who } passe un tour
jogo-choice-give = { $who } prend une carte

# Ce qu’il y a sur la table

jogo-clockwise = On joue dans le sens des aiguilles d’une montre.
jogo-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
jogo-piles = Piles de défausse
jogo-pile = Pile { $pile } : { $card }
jogo-pile-fits = Poser sur la pile { $pile } : { $card }
jogo-pile-out = La pile { $pile } est hors jeu
jogo-pile-new = Poser comme nouvelle pile
jogo-draw = Pioche, { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
}
jogo-out = Hors jeu : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
jogo-places = Tes places
jogo-place-card = Place { $place } : { $card }, { $down ->
    [0] rien dessous
    [one] 1 carte dessous
   *[other] { $down } cartes dessous
}
jogo-place-empty = La place { $place } est vide.
jogo-fits = { $card } ; va sur la pile { $piles }
jogo-take-from = Prendre dans la pile { $place }, { $down ->
    [one] 1 carte cachée
   *[other] { $down } cartes cachées
}
jogo-hand = Ta main, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
jogo-no-hand = Aucune carte en main
jogo-rivals = Cartes des autres
jogo-rival-hand = Main : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
jogo-look = { $who } : voir les cartes en grand
jogo-look-open = Cartes visibles
jogo-look-hand = Main : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}
jogo-look-down = Cachées : { $piles }
jogo-look-pile = Pile { $pile }
jogo-look-from-top = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes, celle du dessus d’abord
}
jogo-note-skips = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
}
jogo-banner-last-card = { $seat } n’a plus qu’une carte.

# La première partie

jogo-guide-welcome = Débarrasse-toi de toutes tes cartes : visibles, cachées et en main. La première personne qui n’en a plus gagne.
jogo-guide-tap = Touche une carte au bord clair, puis la pile où elle va. La suivante se retourne toute seule.
jogo-guide-take = Aucune carte jouable : tu en prends une de la pioche et une dans l’une de tes piles.
jogo-guide-extra = Même couleur et même symbole : un tour supplémentaire. Profites-en ou renonces-y.
jogo-guide-found = Toutes les piles sont hors jeu. N’importe quelle carte peut en commencer une.
jogo-guide-special = Une carte spéciale : le signe de la main ferme une pile, les flèches changent le sens, +1 donne une carte à la personne suivante, avec JOGO! tu choisis.

# Dans un terminal

jogo-scene-cards-of = Cartes : { $seat }
jogo-scene-draw-pile = Pioche
jogo-scene-cards = { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
}
jogo-scene-place = Place { $place }
jogo-scene-below = { $down } dessous

# Le bloc de score
jogo-pad-stop = STOP
jogo-pad-reverse = Inverser
jogo-pad-plus = +1
jogo-pad-jogo = JOGO!

# La première partie
jogo-lesson-colour = Il y a quatre piles de défausse au milieu, et quatre piles à toi devant toi. Pose une carte jouable : rouge sur rouge. Ton soleil rouge va sur la pile 1.
jogo-lesson-symbol = Le même symbole suffit aussi : ta feuille va sur la feuille de la pile 4.
jogo-lesson-both = Ici, la couleur et le symbole sont les mêmes : la goutte verte sur la goutte verte. Cela donne un tour supplémentaire.
jogo-lesson-plus = Ton tour supplémentaire. Pose le +1 vert sur la pile 3 : la personne suivante doit prendre une carte.
jogo-lesson-stop = STOP retire une pile entière du jeu. Pose la carte sur la pile bleue 2.
jogo-lesson-jogo = Avec la carte JOGO!, tu choisis l’effet. Pose-la sur la pile 1 et fais passer son tour à la personne suivante.
jogo-lesson-pass = C’est encore à toi, mais aucune carte n’est jouable. Tu prends donc deux cartes : une de la pioche et une dans l’une de tes piles. Prends-la dans la pile 1.
jogo-lesson-hand = Tu peux aussi poser des cartes de ta main. Le cœur bleu va sur la carte bleue de la pile 4.
jogo-lesson-end = C’est tout. La première personne qui n’a plus de cartes gagne.

# Pourquoi un robot le ferait
jogo-reason-extra = Même couleur et même symbole : cela donne un tour supplémentaire.
jogo-reason-value = À la fin, la carte coûterait {$value ->
    [one] {$value} point
   *[other] {$value} points
}.
jogo-reason-nothing = Aucune de tes cartes n’est jouable.

# Bilan : ce qu’il y a à dire d’un coup qui n’était pas le meilleur
jogo-review-pile = La pile du meilleur coup avait {$cards ->
    [one] une carte
   *[other] {$cards} cartes
} face cachée.
jogo-review-extra = Là, couleur et symbole allaient : cela aurait donné un tour de plus.
jogo-review-open = Une carte visible aurait pu partir à la place d’une carte de ta main.
jogo-review-hand = Une carte de ta main aurait pu partir à la place de la carte visible.
jogo-review-end = Tu as fini le tour de plus alors que tu pouvais encore poser une carte.
