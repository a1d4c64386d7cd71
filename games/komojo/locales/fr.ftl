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
komojo-event-snapped = {$seat} jette {$card} de la place {$place} : réussi.
komojo-event-missed = {$seat} jette {$card} de la place {$place} : raté, la carte y retourne.
komojo-event-penalty = {$seat} prend une carte de pénalité à la place {$place}.
komojo-event-spared = Il n’y a plus de carte de pénalité pour {$seat}.
komojo-event-declined = {$seat} ne jette rien.
komojo-event-peeked = {$seat} regarde sa carte {$place}.
komojo-event-spied = {$seat} regarde une carte : {$other}, place {$place}.
komojo-event-traded = {$seat} échange sa carte {$place} avec une autre : {$other}, place {$other_place}.
komojo-event-switched = {$seat} échange deux cartes : {$lower}, place {$lower_place}, et {$higher}, place {$higher_place}.
komojo-event-skipped = {$seat} ne peut pas exécuter l’action.
komojo-event-passed-over = {$seat} n’a plus de cartes et passe son tour.
komojo-event-reshuffled = La pile de défausse est mélangée et devient la pioche : {$count ->
    [one] {$count} carte
   *[other] {$count} cartes
}.
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
komojo-refused-shuffle-first = On mélange d’abord la pile de défausse.
komojo-refused-turn = À {$seat} de jouer.
komojo-refused-own-turn = Tu ne peux rien jeter pendant ton propre tour.
komojo-refused-too-late = Trop tard : tu ne peux plus rien jeter.
komojo-refused-no-snap = Il n’y a pas de carte sur laquelle jeter la tienne maintenant.
komojo-refused-draw = Tu ne peux piocher qu’au début de ton tour.
komojo-refused-nothing-to-draw = Il n’y a plus de carte à piocher.
komojo-refused-swap = Tu n’as pas de carte piochée à échanger.
komojo-refused-drop = Tu n’as pas de carte piochée à défausser.
komojo-refused-take = Tu ne peux prendre la carte visible qu’au début de ton tour.
komojo-refused-nothing-to-take = Il n’y a pas encore de pile de défausse.
komojo-refused-peek = Tu ne regardes une de tes cartes qu’après avoir pioché un 7.
komojo-refused-spy = Tu ne regardes une carte d’un adversaire qu’après avoir pioché un 8.
komojo-refused-trade = Tu n’échanges avec un adversaire qu’après avoir pioché un 9.
komojo-refused-switch = Tu n’échanges les cartes de deux adversaires qu’après avoir pioché un 10.
komojo-refused-stop-said = Quelqu’un a déjà dit STOP.
komojo-refused-stop = Tu ne peux dire STOP que pendant ton tour.
komojo-refused-stop-at-start = À cette table, on dit STOP au début du tour.
komojo-refused-no-card = {$seat} n’a pas de carte à la place {$place}.
komojo-refused-own-card = Ce doit être la carte d’un adversaire.
komojo-refused-same-seat = Les deux cartes doivent être à deux adversaires différents.
komojo-refused-order = Nomme d’abord le siège au plus petit numéro.
komojo-refused-start = Ce n’est pas le moment de tirer au sort qui commence.
komojo-refused-start-seat = Il n’y a pas de siège {$number}.
komojo-refused-deal = On ne distribue pas maintenant.
komojo-refused-deal-count = Une donne compte {$expected} cartes, pas {$count}.
komojo-refused-deal-card = Cette carte est distribuée trop souvent : {$card}.
komojo-refused-shuffle = On ne mélange pas maintenant.
komojo-refused-shuffle-count = Cartes de la pile de défausse, sans celle du dessus : {$expected}, pas {$count}.
komojo-refused-shuffle-card = Cette carte n’est pas à mélanger, ou pas autant de fois : {$card}.

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

# La feuille de la page d’accueil et les options d’une table
komojo-leaf-idea = Quatre cartes cachées et une bonne mémoire. La plus petite somme gagne.
komojo-leaf-length = 30 min
komojo-option-stop = Komojo STOP
komojo-option-stop-with-turn = s’ajoute au tour
komojo-option-stop-instead-of-turn = remplace le tour
komojo-option-auto-stop = Quand quelqu’un n’a plus de cartes
komojo-option-auto-stop-everyone = tous les autres jouent encore un tour
komojo-option-auto-stop-to-caller = on joue encore jusqu’à cette personne
komojo-option-stop-penalty = Un STOP raté coûte
komojo-option-stop-penalty-flat = 30
komojo-option-stop-penalty-added = sa somme plus 30
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
komojo-prompt-taking = Contre laquelle de tes cartes ?
komojo-prompt-drawn = Échange {$card} contre une des tiennes, ou défausse la carte.
komojo-prompt-snap = Tu as {$rank} ? Vite, jette la carte.
komojo-prompt-snap-sealed = Tu as {$rank} ? Jette la carte, ou pas.
komojo-prompt-thrown = Carte jetée. Elle comptera à la fin du temps imparti.
komojo-prompt-thrown-sealed = Carte jetée. Elle comptera quand tout le monde aura choisi.
komojo-prompt-not-thrown = Tu ne jettes rien.
komojo-prompt-snap-others = Les autres peuvent jeter {$rank}.
komojo-prompt-peek = 7 : regarde une de tes cartes.
komojo-prompt-spy = 8 : regarde une carte d’un adversaire.
komojo-prompt-trade = 9 : échange une de tes cartes avec celle d’un adversaire, sans regarder.
komojo-prompt-trade-theirs = Maintenant la carte d’un adversaire.
komojo-prompt-trade-mine = Maintenant une des tiennes.
komojo-prompt-switch = 10 : échange les cartes de deux adversaires, sans regarder.
komojo-prompt-switch-second = Maintenant la carte d’un autre adversaire.
komojo-prompt-waits = À {$seat} de jouer.
komojo-prompt-thinks = {$seat} a pioché et réfléchit.
komojo-prompt-acts = {$seat} exécute l’action d’{$rank}.
komojo-prompt-between = Toutes les cartes sont visibles. La manche suivante va commencer.
komojo-look-done = C’est noté
komojo-prompt-shuffle = On mélange la pile de défausse.
komojo-prompt-soon = On distribue.
komojo-prompt-over = La partie est terminée.
komojo-prompt-finished = Tu n’as plus de cartes. Les autres terminent la manche.

# Boutons et touches
komojo-take = Prendre
komojo-not-take = La laisser
komojo-undo-choice = Choisir à nouveau

# Komojo STOP
komojo-stop-title = Dire Komojo STOP ?
komojo-stop-text = Tous les autres jouent encore un tour, puis on retourne tout. Si tous les autres ont plus que toi, tu marques 0, sinon {$penalty ->
    [added] ta somme plus 30.
   *[flat] 30.
}
komojo-stop-yes = Komojo STOP
komojo-stop-back = Continuer à jouer
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
    [0] vide
    [one] une carte
   *[other] {$count} cartes
}
komojo-pile-discard = Pile de défausse : {$card} sur le dessus
komojo-pile-empty = Pile de défausse, vide
komojo-held = Tu tiens {$card}
komojo-held-empty = Place pour une carte piochée
komojo-held-other = une carte piochée
komojo-my-cards = Tes cartes
komojo-cards-of = Cartes : {$seat}
komojo-place-mine = Ta place {$place}
komojo-place = {$seat}, place {$place}
komojo-place-shown = {$place} : {$card}
komojo-place-known = {$place}, vue : {$card}
komojo-place-thrown = {$place}, jetée
komojo-time = Temps pour jeter
komojo-note-stop = STOP
komojo-sum = Somme
komojo-result-good = {$seat} a dit STOP et a la plus petite somme : {$sum}.
komojo-result-bad = {$seat} a dit STOP sans avoir moins que tous les autres : {$points} points.
komojo-result-good-mine = Tu as dit STOP et tu as la plus petite somme : {$sum}.
komojo-result-bad-mine = Tu as dit STOP sans avoir moins que tous les autres : {$points} points.
komojo-last-round = Manche précédente
komojo-choose-title = Cartes : {$seat}

# La première partie
komojo-guide-look = Komojo GO! Retiens tes deux cartes du bas. La plus petite somme gagne la manche.
komojo-guide-turn = Pioche, puis échange la carte contre une des tiennes ou défausse-la. Un roi rouge compte 0, un joker −1.
komojo-guide-take = Tu peux aussi prendre la carte visible, contre une des tiennes.
komojo-guide-power = Un 7, un 8, un 9 ou un 10 pioché te fait regarder ou échanger des cartes. La ligne du bas dit quoi faire.
komojo-guide-snap = Même rang que la carte visible ? Jette la tienne dessus. La personne la plus rapide s’en débarrasse ; une erreur vaut une carte de pénalité.
komojo-guide-stop = Tu crois avoir la plus petite somme ? Dis Komojo STOP. Les autres jouent encore un tour.
komojo-guide-last = Quelqu’un a dit STOP. C’est ton dernier tour, puis on retourne tout.

# Ce que dit un conseil
komojo-do-draw = Piocher
komojo-do-drop = Défausser
komojo-do-stop = Komojo STOP
komojo-do-no = Ne rien jeter
komojo-do-swap = Échanger contre ta carte à la place {$place}
komojo-do-take = Prendre la carte visible à la place {$place}
komojo-do-snap = Jeter ta carte de la place {$place}
komojo-do-peek = Regarder ta carte à la place {$place}
komojo-do-spy = Regarder une carte : {$seat}, place {$place}
komojo-do-trade = Échanger ta carte à la place {$place} avec une autre : {$other}, place {$other_place}
komojo-do-switch = Échanger deux cartes : {$lower}, place {$lower_place}, et {$higher}, place {$higher_place}

# Dans un terminal
komojo-scene-draw-pile = Pioche
komojo-scene-discard-pile = Pile de défausse
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

# Le bloc de score
komojo-pad-K-red = K rouge
komojo-pad-K-black = K noir
komojo-pad-joker = Joker

# La première partie
komojo-lesson-draw = Quatre cartes cachées. Tu as vu les deux du bas : un 2 et un as. Mieux vaut de petites cartes. Pioche une carte.
komojo-lesson-swap = Un 3, c’est peu. Échange-le contre la carte en haut à gauche, que personne ne connaît.
komojo-lesson-window = Quand quelqu’un défausse une carte, les autres peuvent en jeter une du même rang. Tu ne connais aucune dame parmi tes cartes : ne jette rien.
komojo-lesson-snap = Un 2, et le tien est en bas à gauche. Jette-le : une carte de moins. Une erreur te vaudrait une carte de pénalité.
komojo-lesson-turn = Plus que trois cartes. Pioche encore.
komojo-lesson-peek = Quand tu pioches un 7, tu regardes une de tes cartes. Regarde celle en haut à droite.
komojo-lesson-draw-again = Un roi noir : 13 points, il faut t’en débarrasser. Pioche.
komojo-lesson-joker = Un joker compte −1, il n’y a pas mieux. Échange-le contre le roi en haut à droite.
komojo-lesson-stop = 3, −1 et 1 font 3 points. Dis « Komojo STOP » : les autres jouent alors encore un tour.
komojo-lesson-stop-turn = Tu joues quand même ton tour. Pioche.
komojo-lesson-drop = Tu n’as pas besoin d’un 4. Défausse-le.
komojo-lesson-last-round = Les autres jouent leur dernier tour. Ensuite, toutes les cartes sont retournées.
komojo-lesson-end = Tu as la plus petite somme, sans égalité : 0 point. Sinon, le STOP t’aurait coûté 30.

# Pourquoi un robot le ferait
komojo-reason-open = La carte visible compte {$value}.
komojo-reason-counts = Elle compte {$value}.
komojo-reason-exchange = La nouvelle carte compte {$value}, l’ancienne {$old}.
komojo-reason-unseen = La nouvelle carte compte {$value} ; tu n’as jamais vu l’ancienne.
komojo-reason-same-rank = Tu as vu cette carte : elle a le même rang.
komojo-reason-none-known = Aucune des cartes que tu as vues chez toi n’a ce rang.
komojo-reason-not-seen = Tu n’as jamais vu cette carte.
komojo-reason-sum = Tu connais {$known} de tes {$all} cartes ; ensemble, elles comptent {$sum}.

# Bilan : ce qu’il y a à dire d’un coup qui n’était pas le meilleur
komojo-review-sum = Tu connaissais {$known} de tes {$all} cartes ; ensemble, elles comptaient {$sum}.
komojo-review-dropped = Tu as défaussé une carte qui compte {$value} et gardé une carte qui compte {$old}.
komojo-review-dropped-unseen = Tu as défaussé une carte qui compte {$value} et gardé une carte que tu n’avais jamais vue.
komojo-review-kept = Tu as gardé une carte qui compte {$value} et cédé une carte qui compte {$old}.
komojo-review-kept-unseen = Tu as gardé une carte qui compte {$value} et cédé une carte que tu n’avais jamais vue.
komojo-review-places = Tu as donné une carte qui compte {$played} ; l’autre compte {$best}.
komojo-review-left = La carte visible que tu as laissée compte {$value}.
komojo-review-taken = La carte visible que tu as prise compte {$value}.
komojo-review-missed-snap = Tu avais vu une de tes cartes de ce rang et tu ne l’as pas jetée.
komojo-review-blind-snap = Tu n’avais jamais vu la carte que tu as jetée.
