## Komojo

# Ce que tout le monde entend
komojo-event-first = {$seat} commence.
komojo-event-dealt = La manche {$round} est distribuée. Komojo GO! {$seat} commence.
komojo-event-drew = {$seat} pioche une carte.
komojo-event-turned = {$seat} pioche {$card}.
komojo-event-swapped = {$seat} met la carte piochée à la place {$place} et défausse {$card}.
komojo-event-dropped = {$seat} défausse {$card}.
komojo-event-took = {$seat} prend {$taken} pour la place {$place} et défausse {$card}.
komojo-event-stopped = {$seat} dit Komojo STOP.
komojo-event-ran-out = {$seat} n’a plus de cartes : Komojo STOP.
komojo-event-snapped = {$seat} jette {$card} de la place {$place}.
komojo-event-missed = {$seat} jette {$card} de la place {$place} : raté, la carte y retourne.
komojo-event-penalty = {$seat} prend une carte de pénalité à la place {$place}.
komojo-event-spared = Il ne reste pas de carte de pénalité pour {$seat}.
komojo-event-declined = {$seat} ne jette rien.
komojo-event-peeked = {$seat} regarde sa carte à la place {$place}.
komojo-event-spied = {$seat} regarde la carte de {$other} à la place {$place}.
komojo-event-traded = {$seat} échange sa place {$place} avec la place {$other_place} de {$other}.
komojo-event-switched = {$seat} échange la place {$lower_place} de {$lower} avec la place {$higher_place} de {$higher}.
komojo-event-skipped = {$seat} ne peut pas exécuter l’action.
komojo-event-passed-over = {$seat} n’a plus de cartes et passe son tour.
komojo-event-reshuffled = La défausse est mélangée : {$count ->
    [one] une carte
   *[other] {$count} cartes
} à piocher.
komojo-event-turned-up = Toutes les cartes sont retournées.
komojo-event-scored = {$seat} a {$sum}, marque {$points} et en est à {$total}.
komojo-event-lost = {$seat} a perdu avec {$total}.

# Ce qu’une seule personne entend
komojo-secret-saw = {$seat}, place {$place} : {$card}.
komojo-secret-drew = Tu pioches {$card}.

# Pourquoi pas
komojo-refused-over = La partie est terminée.
komojo-refused-start-first = On tire d’abord au sort qui commence.
komojo-refused-deal-first = On distribue d’abord les cartes.
komojo-refused-shuffle-first = On mélange d’abord la défausse.
komojo-refused-turn = C’est à {$seat} de jouer.
komojo-refused-own-turn = Tu ne peux rien jeter pendant ton propre tour.
komojo-refused-too-late = Trop tard : on ne te demande plus rien.
komojo-refused-no-snap = Il n’y a rien sur quoi jeter une carte maintenant.
komojo-refused-draw = Tu ne peux piocher qu’au début de ton tour.
komojo-refused-nothing-to-draw = Il n’y a plus de carte à piocher.
komojo-refused-swap = Tu n’as pas de carte piochée à échanger.
komojo-refused-drop = Tu n’as pas de carte piochée à défausser.
komojo-refused-take = Tu ne peux prendre la carte visible qu’au début de ton tour.
komojo-refused-nothing-to-take = Il n’y a pas encore de défausse.
komojo-refused-peek = Tu ne regardes une de tes cartes qu’après avoir pioché un 7.
komojo-refused-spy = Tu ne regardes la carte de quelqu’un d’autre qu’après avoir pioché un 8.
komojo-refused-trade = Tu n’échanges avec quelqu’un qu’après avoir pioché un 9.
komojo-refused-switch = Tu n’échanges les cartes de deux autres qu’après avoir pioché un 10.
komojo-refused-stop-said = STOP a déjà été dit.
komojo-refused-stop = Tu ne peux dire STOP que pendant ton tour.
komojo-refused-stop-at-start = À cette table, on dit STOP au début du tour.
komojo-refused-no-card = {$seat} n’a pas de carte à la place {$place}.
komojo-refused-own-card = Ce doit être la carte de quelqu’un d’autre.
komojo-refused-same-seat = Les deux cartes doivent venir de deux autres personnes.
komojo-refused-order = Nomme d’abord le siège le plus bas.
komojo-refused-start = On ne tire pas au sort qui commence maintenant.
komojo-refused-start-seat = Il n’y a pas de siège {$number}.
komojo-refused-deal = On ne distribue pas maintenant.
komojo-refused-deal-count = Une donne compte {$expected} cartes, pas {$count}.
komojo-refused-deal-card = {$card} s’y trouve trop souvent.
komojo-refused-shuffle = On ne mélange pas maintenant.
komojo-refused-shuffle-count = Sans sa première carte, la défausse compte {$expected} cartes, pas {$count}.
komojo-refused-shuffle-card = {$card} n’en fait pas partie, ou pas autant de fois.

# Les cartes en mots
komojo-card = {$rank} de {$suit}
komojo-card-joker = un joker
komojo-rank-A = l’as
komojo-rank-2 = le 2
komojo-rank-3 = le 3
komojo-rank-4 = le 4
komojo-rank-5 = le 5
komojo-rank-6 = le 6
komojo-rank-7 = le 7
komojo-rank-8 = le 8
komojo-rank-9 = le 9
komojo-rank-T = le 10
komojo-rank-J = le valet
komojo-rank-Q = la dame
komojo-rank-K = le roi
komojo-suit-s = pique
komojo-suit-h = cœur
komojo-suit-d = carreau
komojo-suit-c = trèfle
komojo-some-A = un as
komojo-some-2 = un 2
komojo-some-3 = un 3
komojo-some-4 = un 4
komojo-some-5 = un 5
komojo-some-6 = un 6
komojo-some-7 = un 7
komojo-some-8 = un 8
komojo-some-9 = un 9
komojo-some-T = un 10
komojo-some-J = un valet
komojo-some-Q = une dame
komojo-some-K = un roi
komojo-some-JK = un joker
# Dans le coin d’une carte, comme sur les jeux français
komojo-index-A = A
komojo-index-J = V
komojo-index-Q = D
komojo-index-K = R

# La feuille de la page d’accueil et les options d’une table
komojo-leaf-idea = Quatre cartes cachées et une bonne mémoire. La plus petite somme gagne.
komojo-leaf-length = 30 min
komojo-option-stop = Komojo STOP
komojo-option-stop-with-turn = s’ajoute au tour
komojo-option-stop-instead-of-turn = remplace le tour
komojo-option-stop-penalty = Un STOP raté coûte
komojo-option-stop-penalty-flat = 30
komojo-option-stop-penalty-added = sa somme et 30
komojo-option-limit-rule = La partie se termine quand quelqu’un
komojo-option-limit-rule-reach = atteint la limite
komojo-option-limit-rule-exceed = dépasse la limite
komojo-option-limit = Limite

# Ce que je peux faire
komojo-prompt-look = Retiens tes deux cartes du bas.
komojo-prompt-seen = Retiens {$card}.
komojo-prompt-turn = Pioche, ou prends {$card}.
komojo-prompt-turn-first = Pioche une carte.
komojo-prompt-take-only = Plus rien à piocher. Prends {$card}.
komojo-prompt-taking = Contre laquelle de tes cartes ?
komojo-prompt-drawn = Échange {$card} contre une des tiennes, ou défausse.
komojo-prompt-snap = Tu as {$rank} ? Jette, vite.
komojo-prompt-snap-sealed = Tu as {$rank} ? Jette, ou pas.
komojo-prompt-thrown = Carte jetée. On verra à la fin du temps.
komojo-prompt-thrown-sealed = Carte jetée. On verra quand tout le monde aura choisi.
komojo-prompt-not-thrown = Tu ne jettes rien.
komojo-prompt-snap-others = Les autres peuvent jeter {$rank}.
komojo-prompt-peek = 7 : regarde une de tes cartes.
komojo-prompt-spy = 8 : regarde une carte de quelqu’un d’autre.
komojo-prompt-trade = 9 : échange une de tes cartes avec celle d’un autre, sans regarder.
komojo-prompt-trade-theirs = Maintenant la carte de quelqu’un d’autre.
komojo-prompt-trade-mine = Maintenant une des tiennes.
komojo-prompt-switch = 10 : échange les cartes de deux autres, sans regarder.
komojo-prompt-switch-second = Maintenant la carte d’une autre personne.
komojo-prompt-waits = C’est à {$seat} de jouer.
komojo-prompt-thinks = {$seat} a pioché et réfléchit.
komojo-prompt-acts = {$seat} a {$rank} à jouer.
komojo-prompt-between = Toutes les cartes sont visibles. La prochaine donne arrive.
komojo-look-done = C’est noté
komojo-prompt-shuffle = La défausse est mélangée.
komojo-prompt-soon = On distribue.
komojo-prompt-over = La partie est terminée.
komojo-prompt-finished = Tu n’as plus de cartes. Les autres terminent la manche.

# Boutons et touches
komojo-take = Prendre
komojo-not-take = Ne pas prendre
komojo-undo-choice = Choisir à nouveau

# Komojo STOP
komojo-stop-title = Dire Komojo STOP ?
komojo-stop-text = Tous les autres jouent encore un tour, puis on retourne tout. Si ta somme est la plus petite, et la seule, tu marques 0, sinon {$penalty ->
    [added] ta somme et 30.
   *[flat] 30.
}
komojo-stop-yes = Komojo STOP
komojo-stop-back = Continuer
komojo-banner-mine = Tu as dit STOP. {$turns ->
    [0] C’est le dernier tour.
    [one] Encore un tour.
   *[other] Encore {$turns} tours.
}
komojo-banner = {$seat} a dit STOP. {$turns ->
    [0] C’est le dernier tour.
    [one] Encore un tour.
   *[other] Encore {$turns} tours.
}
komojo-banner-empty = {$seat} n’a plus de cartes : STOP. {$turns ->
    [0] C’est le dernier tour.
    [one] Encore un tour.
   *[other] Encore {$turns} tours.
}

# La table
komojo-piles = Piles
komojo-pile-draw = Pioche, {$count ->
    [one] une carte
   *[other] {$count} cartes
}
komojo-pile-discard = Défausse : {$card} sur le dessus
komojo-pile-empty = Défausse, vide
komojo-held = Tu tiens {$card}
komojo-held-empty = Place pour une carte piochée
komojo-held-other = une carte piochée
komojo-my-cards = Tes cartes
komojo-cards-of = Cartes de {$seat}
komojo-place-mine = Ta place {$place}
komojo-place = {$seat}, place {$place}
komojo-place-shown = {$place} : {$card}
komojo-place-known = {$place}, vu : {$card}
komojo-place-thrown = {$place}, jetée
komojo-time = Temps pour jeter
komojo-note-stop = STOP
komojo-sum = Somme
komojo-result-good = {$seat} a dit STOP et a la plus petite somme : {$sum}.
komojo-result-bad = {$seat} a dit STOP sans avoir la plus petite somme : {$points} points.
komojo-result-good-mine = Tu as dit STOP et tu as la plus petite somme : {$sum}.
komojo-result-bad-mine = Tu as dit STOP sans avoir la plus petite somme : {$points} points.
komojo-last-round = Dernière manche
komojo-choose-title = Cartes de {$seat}

# La première partie
komojo-guide-look = Komojo GO! Retiens tes deux cartes du bas. La plus petite somme gagne la manche.
komojo-guide-turn = Pioche, puis échange la carte contre une des tiennes ou défausse. Un roi rouge compte 0, un joker −1.
komojo-guide-take = Tu peux aussi prendre la carte visible, contre une des tiennes.
komojo-guide-power = Un 7, un 8, un 9 ou un 10 pioché te laisse regarder ou échanger des cartes. Ce qu’il faut faire est écrit plus bas.
komojo-guide-snap = Même valeur que la carte visible ? Jette la tienne. La plus rapide compte, une erreur coûte une carte.
komojo-guide-stop = La plus petite somme, tu crois ? Dis Komojo STOP. Les autres jouent encore un tour.
komojo-guide-last = STOP a été dit. C’est ton dernier tour, puis on retourne tout.

# Ce que dit un conseil
komojo-do-draw = Piocher
komojo-do-drop = Défausser
komojo-do-stop = Komojo STOP
komojo-do-no = Ne rien jeter
komojo-do-swap = Échanger contre ta carte à la place {$place}
komojo-do-take = Prendre la carte visible à la place {$place}
komojo-do-snap = Jeter ta carte de la place {$place}
komojo-do-peek = Regarder ta carte à la place {$place}
komojo-do-spy = Regarder la carte de {$seat} à la place {$place}
komojo-do-trade = Échanger ta carte à la place {$place} avec celle de {$other} à la place {$other_place}
komojo-do-switch = Échanger la carte de {$lower} à la place {$lower_place} avec celle de {$higher} à la place {$higher_place}

# Dans un terminal
komojo-scene-draw-pile = Pioche
komojo-scene-discard-pile = Défausse
komojo-scene-held = La carte piochée
komojo-scene-seen = vue
komojo-scene-free = {$place}, vide
komojo-scene-cards = {$count ->
    [one] {$count} carte
   *[other] {$count} cartes
}
komojo-scene-points = {$points ->
    [one] {$points} point
   *[other] {$points} points
}
komojo-scene-sum = Somme {$sum}
