# Ce qu’un programme dit de lui-même à la table.

client-somebody = Quelqu’un
client-seat-free = Siège libre
# Les robots portent le nom de leur siège, comme sur la page.
client-bot = { $seat ->
    [1] Frêne
    [2] Hêtre
    [3] Cèdre
    [4] Orme
    [5] Mélèze
    [6] Tilleul
   *[other] Pin
}
client-your-turn = À toi de jouer.
client-turn = À {$who} de jouer.
client-connecting = Connexion…
client-hint = Un robot choisirait : {$action}
client-refused-rule = {$why} (règle {$rule})
client-nothing-with-it = Il n’y a rien à en faire maintenant.
client-several = Il y a plusieurs possibilités : choisis une ligne de la liste par son numéro.
client-more = Choisis ce qui va avec, ou une ligne de la liste.
client-unreachable = Le serveur ne répond pas. Le lien est-il correct, et es-tu en ligne ?
client-other-version = Le serveur parle une autre version du protocole. Utilise la même version de Vierblatt que lui.
client-value-missing = Ta propre valeur ne fait pas partie de ces donnes, alors qu’elle a été révélée. Préviens la personne qui gère cette table.
client-value-changed = Ce n’est pas la partie montrée au début. Préviens la personne qui gère cette table.
client-seats-changed = La table a maintenant {$seats ->
    [one] un siège
   *[other] {$seats} sièges
}.
client-moved = Tu es maintenant au siège {$seat}.
client-options-changed = L’hôte a changé les options : {$options}.
client-settings-changed = L’hôte a changé le temps ou le déroulement à la table.
