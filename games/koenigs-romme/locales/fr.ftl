# Königs-Rommé : ce qui se passe, et pourquoi quelque chose ne va pas.

koenigs-romme-event-dealer = {$seat} distribue en premier.
koenigs-romme-event-deal = Manche {$round} : {$seat} distribue {$cards} cartes à chacun et retourne {$card}. Les {$wild} sont aussi jokers.
koenigs-romme-event-draw = {$seat} pioche une carte.
koenigs-romme-event-take = {$seat} prend {$card} sur la pile de défausse.
koenigs-romme-event-shuffle = La pioche est vide. {$cards} cartes défaussées sont mélangées et forment la nouvelle pioche.
koenigs-romme-event-lay = {$seat} pose : {$cards}.
koenigs-romme-event-out = {$seat} termine et pose : {$cards}. Les autres ont encore un tour.
koenigs-romme-event-discard = {$seat} défausse {$card}.
koenigs-romme-event-show = Cartes restées en main : {$cards}.
koenigs-romme-event-score = La manche {$round} est terminée. Points : {$points}.
koenigs-romme-event-hands = Onze mains sont distribuées. Terminées : {$finished}.
koenigs-romme-event-turn-up = Carte retournée : {$card}.
koenigs-romme-event-put = La main de {$hand} reçoit {$card} et défausse {$discard}.
koenigs-romme-event-finish = La main de {$hand} reçoit {$card}, défausse {$discard} et est terminée.
koenigs-romme-event-won = Les onze mains sont terminées. Tu gagnes.
koenigs-romme-event-lost = La pioche est vide. Mains terminées : {$finished} sur 11.
koenigs-romme-afterword-winnable = Cette donne pouvait être gagnée.
koenigs-romme-afterword-lost = Cette donne ne pouvait pas être gagnée, quoi que tu fasses.

koenigs-romme-secret-hand = Tes cartes : {$cards}.
koenigs-romme-secret-drew = Tu as pioché {$card}.

koenigs-romme-refused-over = La partie est terminée.
koenigs-romme-refused-dealer-first = Il faut d’abord tirer au sort qui distribue.
koenigs-romme-refused-deal-first = Il faut d’abord distribuer les cartes.
koenigs-romme-refused-shuffle-first = Il faut d’abord mélanger la pile de défausse.
koenigs-romme-refused-not-your-turn = Ce n’est pas ton tour.
koenigs-romme-refused-draw-first = Pioche d’abord une carte.
koenigs-romme-refused-has-drawn = Tu as déjà pioché une carte.
koenigs-romme-refused-not-in-hand = Tu n’as pas cette carte en main : {$card}.
koenigs-romme-refused-just-taken = Tu viens de prendre {$card}. Tu ne peux pas défausser cette carte pendant ce tour.
koenigs-romme-refused-lay-not-in-hand = Tu n’as pas toutes ces cartes en main.
koenigs-romme-refused-no-combination = Ces cartes ne forment ni un brelan ni une suite.
koenigs-romme-refused-all-but-one = Pour terminer, pose toutes tes cartes sauf une.
koenigs-romme-refused-nothing-left = Il doit rester une carte à défausser.
koenigs-romme-refused-only-just-taken-left = Il ne resterait que la carte que tu viens de prendre : {$card}.
koenigs-romme-refused-nothing-laid = Indique les cartes que tu poses.
koenigs-romme-refused-only-solo = Il n’y a de mains à compléter qu’en solo.
koenigs-romme-refused-only-put = En solo, la carte retournée va dans une main.
koenigs-romme-refused-no-such-hand = Les mains vont de 3 à 13 cartes.
koenigs-romme-refused-finished = La main de {$hand} est déjà terminée.
koenigs-romme-refused-not-in-solo-hand = La main de {$hand} n’a pas cette carte : {$card}.
koenigs-romme-refused-no-dealer-now = Ce n’est pas le moment de tirer au sort qui distribue.
koenigs-romme-refused-no-such-seat = Personne n’est assis là.
koenigs-romme-refused-no-deal-now = On ne distribue pas maintenant.
koenigs-romme-refused-deal-too-many = On distribue 116 cartes, mais il y en a plus ici.
koenigs-romme-refused-deal-too-often = Cette carte est distribuée plus souvent qu’elle n’existe : {$card}.
koenigs-romme-refused-deal-missing = Cette carte manque à la distribution, ou n’y est pas assez souvent : {$card}.
koenigs-romme-refused-no-shuffle-now = On ne mélange pas maintenant.
koenigs-romme-refused-shuffle-too-many = On mélange les cartes défaussées, mais il y en a plus ici.
koenigs-romme-refused-shuffle-too-often = Cette carte n’est pas parmi les cartes défaussées, ou pas si souvent : {$card}.
koenigs-romme-refused-shuffle-missing = Cette carte est parmi les cartes défaussées et manque ici : {$card}.

# Sur la page d’accueil, et quand on ouvre une table.

koenigs-romme-leaf-idea = Réunis des brelans et des suites. À chaque manche, un autre rang est joker.
koenigs-romme-leaf-length = 45 min, dès 8 ans
koenigs-romme-leaf-round = { $round ->
    [1] 3 cartes, les 3 sont jokers
    [2] 4 cartes, les 4 sont jokers
    [3] 5 cartes, les 5 sont jokers
    [4] 6 cartes, les 6 sont jokers
    [5] 7 cartes, les 7 sont jokers
    [6] 8 cartes, les 8 sont jokers
    [7] 9 cartes, les 9 sont jokers
    [8] 10 cartes, les 10 sont jokers
    [9] 11 cartes, les valets sont jokers
    [10] 12 cartes, les dames sont jokers
   *[11] 13 cartes, les rois sont jokers
}
koenigs-romme-option-reshuffle = Quand la pioche est vide
koenigs-romme-option-reshuffle-whole = on mélange toute la pile de défausse
koenigs-romme-option-reshuffle-keep-top = la carte du dessus reste
koenigs-romme-option-return-discard = Défausser la carte qu’on vient de prendre
koenigs-romme-option-return-discard-allowed = permis
koenigs-romme-option-return-discard-forbidden = pas dans le même tour
koenigs-romme-option-dealt-complete = En solo : une main complète dès la donne
koenigs-romme-option-dealt-complete-counts = est terminée tout de suite
koenigs-romme-option-dealt-complete-needs-turn = a encore besoin d’une carte
koenigs-romme-option-first-round = Première manche
koenigs-romme-option-last-round = Dernière manche

# Les cartes en mots. Valeurs de 3 à 10, J, Q, K ; couleurs s, h, d, c, t (étoile).

koenigs-romme-card = { $rank ->
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $rank }
} { $suit ->
    [s] de pique
    [h] de cœur
    [d] de carreau
    [c] de trèfle
   *[t] d’étoile
}
koenigs-romme-joker = un joker
koenigs-romme-rank = { $rank ->
    [J] valets
    [Q] dames
    [K] rois
   *[other] { $rank }
}
koenigs-romme-is-wild = joker
koenigs-romme-is-new = nouvelle
koenigs-romme-is-combined = dans une combinaison de { $cards } cartes

# Ce qu’il y a à faire.

koenigs-romme-prompt-dealer = On tire au sort qui distribue.
koenigs-romme-prompt-deal = La manche { $round } va commencer.
koenigs-romme-prompt-draw = Prends une carte de la pioche ou de la pile de défausse.
koenigs-romme-prompt-discard = Défausse une carte.
koenigs-romme-prompt-out = Tu peux terminer.
koenigs-romme-prompt-last-card = Défausse ta dernière carte.
koenigs-romme-prompt-last-draw = Ton dernier tour : prends une carte.
koenigs-romme-prompt-last-lay = Pose tes combinaisons, puis défausse.
koenigs-romme-prompt-last-discard = Aucune combinaison. Défausse une carte qui coûte cher.
koenigs-romme-prompt-shuffle = On mélange la pile de défausse.
koenigs-romme-prompt-other-draw = { $seat } pioche.
koenigs-romme-prompt-other-play = { $seat } choisit une carte à défausser.
koenigs-romme-prompt-over = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koenigs-romme-prompt-over-won = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koenigs-romme-prompt-over-shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koenigs-romme-prompt-solo-deal = On distribue onze mains.
koenigs-romme-prompt-solo-where = Choisis une main pour { $card }.
koenigs-romme-prompt-solo-discard = Main des { $wild } : défausse une carte.
koenigs-romme-prompt-solo-watch = Carte retournée : { $card }.
koenigs-romme-prompt-solo-won = Les onze mains sont terminées. Tu gagnes.
koenigs-romme-prompt-solo-lost = La pioche est vide. { $finished ->
    [one] { $finished } main sur 11 est terminée.
   *[other] { $finished } mains sur 11 sont terminées.
}

# La table.

koenigs-romme-you = Toi
koenigs-romme-round = Manche { $round } sur { $rounds }. Les { $wild } sont aussi jokers.
koenigs-romme-wild = Jokers de la manche : les { $wild }
koenigs-romme-draw-pile = Pioche, { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
koenigs-romme-discard-pile = Pile de défausse : { $card } sur le dessus
koenigs-romme-discard-empty = Pile de défausse, vide
koenigs-romme-laid = Cartes posées
koenigs-romme-left = Reste : { $cards }
koenigs-romme-note-out = a terminé
koenigs-romme-note-dealer = distribue
koenigs-romme-banner-out = { $seat } a terminé : derniers tours.
koenigs-romme-banner-out-you = Tu as terminé : derniers tours.
koenigs-romme-banner-last = { $seat } a terminé : ton dernier tour.
koenigs-romme-score = La manche { $round } est terminée
koenigs-romme-score-round = Manche
koenigs-romme-score-total = Total

# La main, et ce qu’on en fait.

koenigs-romme-hand = Tes cartes
koenigs-romme-points-left = { $points ->
    [0] Tout est combiné
    [one] Reste { $points } point
   *[other] Reste { $points } points
}
koenigs-romme-sort = Trier la main
koenigs-romme-sort-groups = Groupes
koenigs-romme-sort-rank = Rangs
koenigs-romme-sort-suit = Couleurs
koenigs-romme-sorted = Main triée : { $cards }
koenigs-romme-draw = Piocher
koenigs-romme-take = Prendre { $card }
koenigs-romme-discard = Défausser { $card }
koenigs-romme-discard-none = Défausser
koenigs-romme-go-out = Terminer
koenigs-romme-lay = Poser
koenigs-romme-lay-down = Poser : { $cards }
koenigs-romme-put = Main de { $hand } : défausser { $card }
koenigs-romme-choose-first = Choisis d’abord la carte à défausser.
koenigs-romme-no-combination = Il n’y a pas dans ta main trois cartes voisines qui forment une combinaison.
koenigs-romme-key-groups = Trier la main par meilleurs groupes
koenigs-romme-key-rank = Trier la main par rangs
koenigs-romme-key-suit = Trier la main par couleurs
koenigs-romme-key-move = Déplacer une carte dans la main

# Le jeu en solo.

koenigs-romme-solo-title = Königs-Rommé en solo
koenigs-romme-solo-hand = Main de { $hand }, jokers : { $wild }
koenigs-romme-solo-finished = terminée
koenigs-romme-solo-near = La carte retournée la termine
koenigs-romme-solo-of = sur 11
koenigs-romme-solo-sum = { $finished ->
    [one] { $finished } main sur 11
   *[other] { $finished } mains sur 11
}
koenigs-romme-solo-back = Autre main
koenigs-romme-solo-share = Partager le résultat
koenigs-romme-solo-copied = Résultat copié.
koenigs-romme-solo-key = Ouvrir la main des { $wild }

# Le guide d’une première partie.

koenigs-romme-guide-aim = Réunis des brelans (trois cartes ou plus de même rang) et des suites (trois cartes ou plus qui se suivent, de même couleur).
koenigs-romme-guide-goal = Dès que tu peux tout poser sauf une carte, tu peux terminer. Ce qui reste aux autres leur coûte des points.
koenigs-romme-guide-wild = Les jokers portent un ruban et remplacent n’importe quelle carte. À cette manche, les { $wild } sont jokers aussi.
koenigs-romme-guide-draw = Touche la pioche ou la pile de défausse pour prendre une carte.
koenigs-romme-guide-discard = Touche une carte deux fois pour la défausser. En vert : tes combinaisons.
koenigs-romme-guide-sort = Fais glisser tes cartes où tu veux. « Groupes » les trie pour toi.
koenigs-romme-guide-out = Toutes tes cartes sauf une forment des combinaisons. « Terminer » les pose.
koenigs-romme-guide-last = Quelqu’un a terminé : pose tes combinaisons. Le reste te coûte des points.
koenigs-romme-guide-solo-aim = Onze mains, et dans chacune un autre rang est joker. Termine-les toutes.
koenigs-romme-guide-solo-card = Touche la main où va la nouvelle carte. Si une main s’éclaire, la carte la termine.
koenigs-romme-guide-solo-discard = Touche une carte deux fois pour la défausser. Ce peut être la nouvelle.

# La table en lettres.

koenigs-romme-scene-seat = { $seat }
koenigs-romme-scene-list = { $before }, { $next }
koenigs-romme-scene-hands = { $before } ; { $next }
koenigs-romme-scene-points-of = { $seat } { $points }
koenigs-romme-scene-hand-of = { $seat } : { $cards }
koenigs-romme-scene-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
koenigs-romme-scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koenigs-romme-scene-round = Manche { $round } sur { $rounds }
koenigs-romme-scene-barred = à ne pas défausser pendant ce tour
koenigs-romme-scene-up = Carte retournée : { $card }
koenigs-romme-scene-goes = à défausser

# Le bloc de score
koenigs-romme-pad-joker = Joker

# La première partie
koenigs-romme-lesson-draw = Trois cartes, et les 3 sont jokers à cette manche. D’abord, tu prends une carte. Le 9 visible ne t’aide pas : prends à la pioche.
koenigs-romme-lesson-discard = Maintenant, défausse une carte. Le roi coûte le plus cher, 13 points : défausse-le.
koenigs-romme-lesson-take = Un 7. Avec tes deux 7, c’est un brelan : trois cartes de même rang. Prends-le.
koenigs-romme-lesson-lay = Toutes tes cartes sauf une forment une combinaison : tu peux terminer. Pose les trois 7.
koenigs-romme-lesson-out = Défausse le 5. Tu as terminé et tu marques 0 point.
koenigs-romme-lesson-last-turn = Les autres ont encore un tour. Ce qui leur reste en main leur coûte des points.
koenigs-romme-lesson-next = Manche 2 : quatre cartes, et maintenant les 4 sont jokers.
koenigs-romme-lesson-run = Le 8 va avec tes 6 et 7 : trois cartes de même couleur qui se suivent forment une suite. Prends-le.
koenigs-romme-lesson-wild = Ton 4 est un joker et remplace une carte qui te manque. Les quatre forment donc une suite. Pose-les.
koenigs-romme-lesson-out-again = Défausse le valet, et tu as de nouveau terminé.
koenigs-romme-lesson-partly = Au dernier tour, tu peux aussi ne poser qu’une partie de ta main.
koenigs-romme-lesson-end = Deux fois 0 point : on ne peut pas faire mieux. Après onze manches, la personne qui a le moins de points gagne.

# Pourquoi un robot le ferait
koenigs-romme-reason-take = Avec cette carte, il te reste au mieux {$points ->
    [one] {$points} point
   *[other] {$points} points
} en main.
koenigs-romme-reason-draw = Avec la carte visible ({$card}), il te resterait au mieux {$points ->
    [one] {$points} point
   *[other] {$points} points
} en main.
koenigs-romme-reason-discard = Sans cette carte, il te reste au mieux {$points ->
    [one] {$points} point
   *[other] {$points} points
} en main.
koenigs-romme-reason-lay = Ensuite, {$count ->
    [one] il ne te reste que la carte à défausser.
   *[other] il te reste {$count} cartes.
}

# Bilan : ce qu’il y a à dire d’un coup qui n’était pas le meilleur
koenigs-romme-review-packing = Avant cette carte, toutes les mains pouvaient encore être finies, quoi qu’il vienne ; après, non.
koenigs-romme-review-out = Tu aurais pu sortir.
koenigs-romme-review-left = Avec {$card} de la défausse, il te serait resté au mieux {$points} points en main.
koenigs-romme-review-taken = Avec {$card}, il te restait au mieux {$points} points en main.
koenigs-romme-review-discard = Il te reste maintenant au mieux {$played} points en main ; après la meilleure défausse, ce serait {$best}.
