# Reviews of games. Fetched with the screens that show them.
review-of = Analyse : {$game}
review-waiting = L’analyse attend son tour …
review-progress = {$done} étapes sur {$all} examinées
review-whose = Joueur
review-seat = Joueur {$seat}
review-curve = Chances de gagner
review-curve-spoken = Chances de gagner au fil de la partie. Le tableau plus bas dit la même chose.
review-as-table = La courbe en tableau
review-everybody = Tous les joueurs
review-event = Ce qui s’est passé
review-luck = Chance
review-luck-good = Chance : {$change}
review-luck-bad = Malchance : {$change}
review-luck-of = Chance pour {$who} : {$change}
review-play = Coups
review-error = Perte par décision
review-decisions = Décisions
review-sum = Au début {$share}, chance {$luck}, coups {$play} : à la fin {$result}
review-unfinished = L’enregistrement s’arrête avant la fin : il n’y a pas de résultat.
review-moments = Ce qui a décidé la partie
review-moment-luck = Chance à la manche {$round}
review-moment-decision = Une décision à la manche {$round}
review-marked = Là où il y avait mieux
review-none = Aucun coup n’était clairement une erreur.
review-step = Étape {$step}
review-look = Voir l’étape {$step} sur la table
review-played = Joué : {$move}.
review-better = Mieux : {$move}.
review-loss = perd {$loss} ± {$doubt}
review-loss-exact = perd {$loss}
review-fine = Rien de mieux n’a été trouvé avec certitude.
review-before = Coup marqué précédent
review-after = Coup marqué suivant
review-share = Partager
review-copied = Le résumé est copié
review-line = {$name} : {$decisions ->
    [one] une décision
   *[other] {$decisions} décisions
}, {$error} perdus par décision en moyenne ; imprécisions {$inaccuracies}, erreurs {$mistakes}, gaffes {$blunders} ; chance {$luck}
review-upload = Choisir un fichier
review-upload-explained = Tu peux analyser toute partie enregistrée : téléchargée ici, ou écrite par un programme.
review-how = Chaque décision est jugée d’après ce que ce joueur pouvait savoir à ce moment, dans de nombreuses donnes imaginées, avec le jeu le plus fort qu’il y ait ici. La chance est jugée cartes ouvertes. Une marque est sûre à {$confidence} au moins.
review-strength = Force de jeu
review-picture = En image
review-picture-saved = L’image est enregistrée
review-learn = Apprends de tes erreurs
review-over-time = Comment tu joues
review-over-time-explained = D’après les analyses de tes parties. Personne d’autre ne le voit : cela reste dans ce navigateur.
review-over-time-sum = {$games ->
    [one] Une partie
   *[other] {$games} parties
} : {$error} perdus par décision, chance {$luck} en tout.
review-improved = Tu as progressé : de {$before} dans la première moitié des parties à {$after} dans la seconde.
review-not-improved = {$before} dans la première moitié des parties, {$after} dans la seconde.
review-count = Nombre
review-change = Évolution
review-catch-up = {$games ->
    [one] Analyser encore une partie
   *[other] Analyser encore {$games} parties
}
review-catching-up = {$left ->
    [one] Analyse de la dernière partie.
   *[other] Encore {$left} parties.
}
review-kind = Sorte de décision
review-kind-lead = entamer
review-kind-second = deuxième carte
review-kind-gap = dans l’intervalle
review-kind-pass = passer
review-kind-tie = égalité
review-kind-open = carte ouverte
review-kind-extra = tour supplémentaire
review-kind-lay = poser
review-kind-end = finir le tour
review-kind-put = carte dans une main
review-kind-draw = piocher
review-kind-discard = défausser
review-kind-last-draw = dernière pioche
review-kind-last-play = dernier tour
review-kind-swap = échanger
review-kind-stop = STOP
review-kind-snap = jeter à la volée
review-kind-look = regarder
review-kind-trade = échanger avec d’autres
puzzle-explained = Un problème par jour pour chaque jeu : il y a un meilleur coup, et il échappe facilement.
puzzle-ask = Que joues-tu ?
puzzle-own = Ici, tu as joué autre chose. Trouve mieux.
puzzle-count = {$n} sur {$all}.
puzzle-solved = Déjà résolu.
puzzle-best = Oui, c’est le meilleur coup.
puzzle-good = C’est aussi bon que le meilleur coup.
puzzle-same = C’est ce que tu as joué.
puzzle-tempting = C’est tentant, mais ce n’est pas le mieux.
puzzle-worse = Il y a mieux.
puzzle-again = Essaie encore.
puzzle-show = Montrer la solution
puzzle-next = Suivant
puzzle-answer = Le mieux : {$move} (chances de gagner {$chance}).
puzzle-made = Moins bon : {$move} ({$chance}).
whatif = Et si ?
whatif-explained = Tu continues à partir de l’étape {$step} ; des robots jouent pour les autres.
whatif-over = La partie est finie.
whatif-again = Remélanger
