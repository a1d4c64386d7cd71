# Groups and their books. Fetched with the screens that show them.
book-groups = Groupes
book-explained = Un groupe a un livre : des soirées avec de vraies cartes et des parties en ligne, comptées pendant des années. Personne n’a besoin d’un compte.
book-begin = Un nouveau groupe
book-group-name = Nom du groupe
book-begin-go = Ouvrir le livre
book-join = Rejoindre un groupe
book-code = Code du groupe
book-join-go = Rejoindre
book-bot = Bot
book-somebody = Quelqu’un
book-who = Qui es-tu ?
book-who-new = Un nouveau nom
book-who-go = C’est moi
book-who-taken = Je fais partie de ceux qui ont déjà un appareil ici
book-sending = {$count ->
    [one] Envoi d’une entrée …
   *[other] Envoi de {$count} entrées …
}
book-offline = {$count ->
    [0] Pas de connexion. Tu peux continuer à écrire.
    [one] Pas de connexion. Une entrée attend sur cet appareil.
   *[other] Pas de connexion. {$count} entrées attendent sur cet appareil.
}
book-members = Le groupe
book-running = Feuilles ouvertes
book-to-choose = Il y a un choix à faire
book-board = Tableau d’affichage
book-tables = Tables en ligne
book-latest = Dernières feuilles
book-the-book = Le livre
book-paper = Vieux papiers
book-tonight = Ce soir
book-here = Qui est là ? Touche dans l’ordre des places.
book-fits = Quel jeu ?
book-title = Comment s’appelle le jeu ?
book-fewest = Le moins de points gagne
book-ends = Fin
book-ends-open = quand on arrête
book-ends-rounds = après un nombre de tours
book-ends-target = à un nombre de points
book-rounds = Tours
book-points = Points
book-draw = Tirer au sort
book-start = Commencer une feuille
book-table = Jouer en ligne
book-fits-not = Ce jeu est pour { $least } à { $most } personnes.
book-sheet = Feuille
book-replay = Revoir la partie
book-choose-explained = Deux téléphones ont écrit des points différents. Touche un point d’interrogation et choisis.
book-closed = Dans le livre. Victoire : { $who }.
book-cell = { $who }, tour { $round } : { $points }
book-close = Dans le livre
book-own = Je n’écris que mes points
book-totals = Totaux au lieu des tours
book-discard = Jeter la feuille
book-discarded = La feuille est jetée.
book-on = Continuer
book-reopen = Continuer à écrire
book-entered = { $who } : { $points } au tour { $round }
book-type = { $who }, tour { $round }
book-type-total = { $who }, total après le tour { $round }
book-erase = Effacer le dernier chiffre
book-enter = Écrire
book-enter-zero = 0 point pour { $who }
book-cell-title = { $who }, tour { $round }
book-written = { $points }, { $who }, { $when }
book-choose = Quels points sont justes ?
book-before = Avant
book-change = Changer
book-empty = Vider la case
book-none-open = Aucune feuille n’est ouverte.
book-photo = Ajouter une photo
book-photo-again = Une autre photo
book-photo-of = Photo de la feuille
book-link = Lien vers le groupe
book-link-explained = Qui a ce lien ou ce code peut lire et écrire dans le livre.
book-people = Membres
book-you = toi
book-removed = retiré
book-with-device = avec un appareil
book-without-device = un nom seulement
book-edit = Modifier { $who }
book-add = Un autre nom
book-add-go = Ajouter
book-rename = Nom
book-merge = Est la même personne que
book-split = Deux personnes après tout
book-save = Enregistrer
book-be = C’est moi
book-remove = Retirer du groupe
book-back = Faire revenir
book-keep = Garder ou supprimer
book-export-csv = En tableau (CSV)
book-export = Toutes les entrées
book-link-new = Nouveau lien
book-link-new-explained = L’ancien lien et l’ancien code ne valent plus dès maintenant. Tout le monde a besoin du nouveau.
book-link-new-done = Le groupe a un nouveau lien.
book-delete = Supprimer le livre
book-delete-explained = Toutes les soirées, tous les membres et toutes les photos sont supprimés pour tout le monde, sans retour.
book-deleted = Le livre est supprimé.
book-print = Imprimer le livre
book-season = Saison
book-all-time = Tout
book-summary = {$sheets ->
    [one] Une feuille
   *[other] {$sheets} feuilles
} en {$evenings ->
    [one] une soirée
   *[other] {$evenings} soirées
}
book-name = Nom
book-games = Parties
book-wins = Victoires
book-mean = Moyenne
book-best = Meilleur
book-place = Rang
book-place-explained = Les rangs viennent de toutes les parties, même quand les gens changent. Entre parenthèses : les rangs possibles, car les cartes demandent beaucoup de parties.
book-with-bots = Avec des bots (victoires/parties) : { $list }
book-alone = En solitaire (gagnées/parties) : { $list }
book-alone-won = ★ { $who } a gagné
book-alone-lost = { $who } n’a pas gagné
book-records = Records
book-record-lowest-total = Total le plus bas
book-record-highest-total = Total le plus haut
book-record-best-round = Meilleur tour
book-record-worst-round = Pire tour
book-record-longest-streak = Victoires de suite
book-record-closest-finish = Victoire la plus serrée
book-record-greatest-comeback = Plus belle remontée
book-record-rounds-without-win = Tours gagnés sans victoire
book-rosters = Les mêmes personnes
book-times = {$count ->
    [one] une fois
   *[other] {$count} fois
}
book-roster-name = Comment vous appelez-vous ensemble ?
book-roster-call = Donner un nom
book-evenings = Soirées
book-where = Où
book-note = Note
book-note-add = Lieu et note
book-nothing-yet = Le livre est encore vide. Les feuilles y entrent quand elles sont pleines.
book-more = Soirées précédentes
book-season-new = Saisons
book-season-end = Retirer
book-from = Premier jour
book-until = Dernier jour
book-member-summary = {$games ->
    [one] Une partie
   *[other] {$games} parties
}, victoires : { $wins } ({ $share }).
book-member-bots = {$games ->
    [one] Et une partie avec des bots.
   *[other] Et {$games} parties avec des bots.
}
book-member-alone = {$games ->
    [one] Et une partie en solitaire
   *[other] Et {$games} parties en solitaire
} (gagnées : { $won }).
book-form = Forme
book-form-spoken = Forme au fil du temps, à la fin { $last } sur 100
book-form-explained = En haut : devant tout le monde. Moyenne de cinq parties.
book-players = Joueurs
book-any = tous
book-by-round = Par tour
book-rivals = Face à face
book-ahead = devant
book-level = à égalité
book-behind = derrière
book-paper-explained = Tape les points d’une vieille feuille ; Entrée descend. Tu peux coller des cellules d’un tableur.
book-day = Jour
book-row-more = Un tour de plus
book-paper-save = Dans le livre
book-paper-saved = La feuille est dans le livre.
book-paper-wrong = Certaines cases ne peuvent pas être justes : voir sous la grille.
book-paper-players = Choisis un membre différent pour chaque colonne.
book-paper-empty = Il n’y a pas encore de points.
book-wrong-at = Tour { $round }, colonne { $player } :
book-wrong-number = Ce n’est pas un nombre entier.
book-wrong-range = Personne ne fait autant de points en un tour.
book-wrong-falls = Dans ce jeu, un total ne baisse jamais.
book-csv = Beaucoup de soirées d’un coup
book-csv-explained = Un tableau (CSV) avec les colonnes day, game, player, points et, si tu veux, sheet, round, place. Les jours comme 2026-12-24.
book-csv-file = Choisir un fichier
book-csv-found = Trouvé : { $sheets } feuilles, { $evenings } soirées, { $players } personnes.
book-csv-fewest = Dans les autres jeux, le moins de points gagne
book-csv-take = Mettre dans le livre
book-csv-taken = {$count ->
    [one] Une feuille est dans le livre.
   *[other] {$count} feuilles sont dans le livre.
}
