# Ce qui se passe

joomo-event-dealer = {$seat} distribue pour la première manche.
joomo-event-dealt = Manche {$round} : {$seat} distribue.
joomo-event-first-limit = {$seat} entame avec le {$card}.
joomo-event-second-limit = {$seat} pose la deuxième limite : {$card}.
joomo-event-gap = {$seat} joue le {$card}.
joomo-event-on-limit = {$seat} pose le {$card} sur le {$covered}.
joomo-event-raised = Avec le {$card}, le pli vaut maintenant {$value}.
joomo-event-passed = {$seat} passe.
joomo-event-joomo = {$seat} joue sa dernière carte avant les autres et prend le jeton Joomo.
joomo-event-trick = {$seat} prend le pli : { $markers ->
    [one] 1 jeton
   *[other] {$markers} jetons
}.
joomo-event-scored = {$seat} marque {$score} : { $markers ->
    [one] {$markers} jeton
   *[other] {$markers} jetons
}, { $tens ->
    [0] aucune dizaine
    [one] une dizaine
   *[other] {$tens} dizaines
} en main. {$total} en tout.
joomo-event-scored-joomo = {$seat} marque {$score} : { $markers ->
    [one] {$markers} jeton
   *[other] {$markers} jetons
} et le jeton Joomo. {$total} en tout.
joomo-event-tied = {$seats} joueurs sont à égalité en tête : partager la victoire ou continuer ?
joomo-event-shares = {$seat} veut partager la victoire.
joomo-event-plays-on = {$seat} veut continuer.
joomo-event-won = {$seat} gagne la partie.
joomo-event-shared = {$seats} joueurs partagent la victoire.

# Ce qu’un seul joueur entend

joomo-secret-hand = Tes cartes : {$cards}.

# Pourquoi pas

joomo-refused-over = La partie est terminée.
joomo-refused-dealer-first = Le premier donneur n’est pas encore tiré au sort.
joomo-refused-deal-first = Les cartes ne sont pas encore distribuées.
joomo-refused-not-your-turn = Ce n’est pas ton tour.
joomo-refused-not-in-hand = Tu n’as pas le {$card} en main.
joomo-refused-leader-passes = La personne qui entame doit jouer une carte.
joomo-refused-second-passes = À cette table, il faut jouer la deuxième carte.
joomo-refused-not-in-gap = Le {$card} n’est pas entre {$low} et {$high}.
joomo-refused-no-gap-yet = Les deux premières cartes d’un pli sont elles-mêmes les limites.
joomo-refused-not-a-five = Le {$card} n’est pas une carte en 5 : seules les cartes en 5 vont sur une limite.
joomo-refused-five-outside-gap = Le {$card} n’est pas entre {$low} et {$high}, il ne peut donc pas aller sur une limite.
joomo-refused-no-tie = Il n’y a pas d’égalité pour la victoire.
joomo-refused-tie-asks = Les joueurs à égalité choisissent : partager la victoire ou continuer.
joomo-refused-not-asked = Seuls les joueurs à égalité qui n’ont pas encore répondu ont à choisir.
joomo-refused-no-such-dealer = Ce siège n’existe pas.
joomo-refused-dealer-drawn = Le donneur n’est tiré au sort qu’une fois, au début.
joomo-refused-no-deal-due = On ne distribue pas maintenant : la manche n’est pas terminée.
joomo-refused-not-in-use = Le {$card} n’est pas en jeu avec ce nombre de joueurs.
joomo-refused-dealt-twice = Le {$card} est distribué deux fois.
joomo-refused-deal-too-short = Il faut distribuer les {$needed} cartes en jeu.

# Page d’accueil et options

joomo-leaf-idea = Deux cartes fixent un intervalle. La dernière carte jouée prend le pli.
joomo-leaf-length = 20 min, dès 8 ans
joomo-option-second-card = La deuxième carte d’un pli
joomo-option-second-card-must = est obligatoire
joomo-option-second-card-may-pass = est facultative
joomo-option-tie = Égalité pour la victoire
joomo-option-tie-play-on = encore une manche
joomo-option-tie-shared = victoire partagée
joomo-option-target = Points à atteindre

# Ce qui est demandé

joomo-prompt-deal = On distribue les cartes.
joomo-prompt-lead = Tu entames : pose la première limite.
joomo-prompt-lead-other = {$who} entame.
joomo-prompt-second = Pose la deuxième limite face au {$limit}.
joomo-prompt-second-pass = Pose la deuxième limite face au {$limit}, ou passe.
joomo-prompt-second-other = {$who} pose la deuxième limite.
joomo-prompt-gap = Joue une carte entre {$low} et {$high}, ou passe.
joomo-prompt-gap-other = À {$who} de jouer, entre {$low} et {$high}.
joomo-prompt-doubles = Aucune de tes cartes ne va entre {$low} et {$high} : joue un double ou passe.
joomo-prompt-no-gap = Pas d’intervalle entre {$low} et {$high} : joue un double ou passe.
joomo-prompt-only-pass = Aucune de tes cartes ne va entre {$low} et {$high}.
joomo-prompt-passed = Tu as passé. À {$who} de jouer.
joomo-prompt-out = Tu n’as plus de cartes. À {$who} de jouer.
joomo-prompt-where = Où va le {$card} ?
joomo-prompt-tie = Égalité : partager la victoire ou continuer ?
joomo-prompt-tie-others = Égalité. On attend la réponse de : {$who}
joomo-prompt-won = Tu gagnes.
joomo-prompt-won-other = {$who} gagne.
joomo-prompt-shared = Victoire partagée : {$who}

# Ce que tu peux faire

joomo-action-pass = Passer
joomo-action-play = Jouer le {$card}
joomo-action-gap = Poser le {$card} dans l’intervalle
joomo-action-on = Poser le {$card} sur le {$limit}
joomo-action-share = Partager la victoire
joomo-action-play-on = Continuer
joomo-key-hand = Aller à tes cartes
joomo-key-back = Reposer la carte choisie

# Les cartes en mots

joomo-card-double = {$card}, double
joomo-card-five = {$card}, carte en 5
joomo-card-ten = {$card}, dizaine
joomo-card-five-double = {$card}, carte en 5 et double
joomo-card-ten-double = {$card}, dizaine et double
joomo-card-fits = {$card}, jouable
joomo-limit = Limite {$card}
joomo-covered = {$card}, recouvert

# Sur la table

joomo-hand = Tes cartes
joomo-place-first = 1re limite
joomo-place-second = 2e limite
joomo-gap-none = Pas d’intervalle
joomo-gap-empty = L’intervalle est vide.
joomo-in-gap = Dans l’intervalle : {$cards}.
joomo-lane = Cartes jouées avant
joomo-ruler = Toutes les cartes en jeu
joomo-ruler-gap = L’intervalle est entre {$low} et {$high}.
joomo-aside = { $cards ->
    [one] {$cards} carte mise de côté
   *[other] {$cards} cartes mises de côté
}
joomo-worth = { $markers ->
    [one] Ce pli vaut 1 jeton.
   *[other] Ce pli vaut {$markers} jetons.
}
joomo-round = Manche {$round}, jusqu’à {$target}
joomo-takes = {$who} : +{$markers}
joomo-takes-you = Pour toi : +{$markers}
joomo-last-trick = Pli précédent
joomo-played-limit = limite
joomo-played-on = sur le {$card}
joomo-seat-passed = a passé
joomo-seat-gain = +{$markers}
joomo-seat-joomo = Joomo +{$markers}
joomo-banner = {$who} n’a plus de cartes : c’est le dernier pli.
joomo-banner-you = Tu n’as plus de cartes : c’est le dernier pli.

# Le résultat d’une manche

joomo-sheet = Manche {$round}
joomo-sheet-markers = Jetons
joomo-sheet-joomo = Jeton Joomo
joomo-sheet-tens = Dizaines en main
joomo-sheet-round = Manche
joomo-sheet-total = Total

# Une première partie

joomo-guide-welcome = Deux cartes fixent un intervalle. La personne qui joue la dernière carte prend le pli. La partie se termine à {$target} points.
joomo-guide-lead = Tu entames, avec la carte que tu veux : elle devient la première limite.
joomo-guide-second = Ta carte devient la deuxième limite. Loin de la première, l’intervalle est large ; tout près, il est étroit.
joomo-guide-gap = Les cartes en surbrillance sont jouables. Tu peux toujours passer, mais alors ce pli est terminé pour toi.
joomo-guide-double = Deux barres : un double se joue toujours, même hors de l’intervalle.
joomo-guide-five = La charnière : une carte en 5 va dans l’intervalle ou sur une limite, ce qui rétrécit l’intervalle.
joomo-guide-ten = L’étoile : une dizaine ajoute un jeton au pli. Mais chaque dizaine qui te reste en main à la fin de la manche coûte un point.
joomo-guide-joomo = La première personne qui n’a plus de cartes reçoit le jeton Joomo, qui vaut 1 point. La manche se termine après ce pli.

# La table en lettres

joomo-scene-seat = {$seat}
joomo-scene-seats = {$seats}, {$seat}
joomo-scene-card = {$card}
joomo-scene-cards = { $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}
joomo-scene-points = { $points ->
    [one] {$points} point
   *[other] {$points} points
}
joomo-scene-score = Cette manche : {$score}
joomo-scene-trick = Le pli
joomo-scene-in-gap = Dans l’intervalle
joomo-scene-gap = Intervalle de {$from} à {$to}
joomo-scene-gap-one = Intervalle : seulement le {$card}
joomo-scene-in-use = En jeu : 00 à {$last}
joomo-scene-played = Déjà jouées : {$cards}

# Le bloc de score
joomo-pad-marker = Jeton de point
joomo-pad-joomo = Jeton Joomo
joomo-pad-ten = Dizaine en main

# La première partie
joomo-lesson-lead = Tu entames, avec la carte que tu veux : elle devient la première limite. Joue le 08.
joomo-lesson-gap = 08 et 21 sont les limites, l’intervalle est entre les deux. À partir de maintenant, on joue dans l’intervalle. Joue le 12.
joomo-lesson-pass = La personne qui joue la dernière carte prend le pli. Ton 18 irait, mais il servira mieux plus tard. Passe cette fois.
joomo-lesson-second = Ton adversaire a pris le pli et entame avec le 28. Pose la deuxième limite tout près : le 24.
joomo-lesson-five-other = Une carte en 5 qui va dans l’intervalle peut aussi aller sur une limite. Regarde : l’intervalle rétrécit.
joomo-lesson-last = Il ne reste de la place qu’entre 25 et 28. Joue le 27.
joomo-lesson-won = Ton pli : un jeton de point. La personne qui prend le pli entame le suivant. Commence bas, avec le 05.
joomo-lesson-ten = Une dizaine ajoute un jeton au pli. Si tu l’as encore en main à la fin, elle coûte un point. Joue le 20.
joomo-lesson-five = Encore une dizaine : le pli vaut 3. Pose ton 15 sur la limite 05.
joomo-lesson-inside = Ton 18 va entre 15 et 23. Joue-le.
joomo-lesson-again = Trois jetons pour toi. Il te reste deux cartes. Entame avec le 22.
joomo-lesson-double = Ton 11 n’est pas dans l’intervalle, mais les doubles se jouent toujours. Et c’est ta dernière carte : elle te donne le jeton Joomo.
joomo-lesson-end = C’est fait : cinq jetons et le jeton Joomo, soit 6 points. La première personne à 20 gagne.

# Pourquoi un robot le ferait
joomo-reason-fitting = Entre {$low} et {$high}, {$count ->
    [0] il ne reste aucune carte que tu n’aies pas vue.
    [one] il reste une seule carte que tu n’as pas vue.
   *[other] il reste {$count} cartes que tu n’as pas vues.
}
joomo-reason-nothing = Tu n’as aucune carte jouable.
joomo-reason-worth = Le pli vaut {$value} pour l’instant.
joomo-reason-ten = Avec la dizaine, le pli vaut {$value}, et elle ne te reste pas en main.

# Bilan : ce qu’il y a à dire d’un coup qui n’était pas le meilleur
joomo-review-passed = Tu as passé ; le pli valait {$value} jusque-là.
joomo-review-spent = {$card} est parti ; en passant, tu aurais gardé la carte.
joomo-review-fitting = Après ton coup, {$played ->
    [one] une carte non vue allait
   *[other] {$played} cartes non vues allaient
} entre les limites, après le meilleur {$best}.
joomo-review-tens = Tu avais {$tens ->
    [one] une dizaine
   *[other] {$tens} dizaines
} ; chacune qui reste en main coûte un point.
