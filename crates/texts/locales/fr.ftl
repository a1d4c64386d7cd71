# Textes qui n’appartiennent à aucun jeu.

# L’arbitre
refused-over = La partie est terminée ; rien ne peut suivre.
refused-no-text = Cette action n’est pas du texte. Une action s’écrit comme « 0 pass ».
refused-spaces = Les mots doivent être séparés par exactement une espace, comme dans « 0 pass ».
refused-seat = Il n’y a pas de siège « {$seat} » à cette table : les sièges vont de 0 à {$last}, le hasard est ~.
refused-not-understood = « {$text} » n’est pas compris : aucune action de ce jeu ne s’écrit ainsi.
refused-no-card = « {$word} », la carte n° {$nth} citée ici, n’est pas une carte de ce jeu.
refused-not-chance = « {$text} » n’est pas une chose que fait le hasard dans ce jeu.
refused-game = Il n’y a pas de jeu « {$game} ». Il y a : {$games}.
refused-game-type = « game » doit être un texte, l’un de ceux-ci : {$games}.
refused-seats = « seats » doit être un nombre entier de {$least} à {$most} pour ce jeu.
refused-options-type = « options » doit être un objet tel que {"{"}"target": 20{"}"}.
refused-option-unknown = Il n’y a pas d’option « {$name} » dans ce jeu. Il y a : {$names}.
refused-option-number = L’option « {$name} » doit être un nombre entier de {$least} à {$most}.
refused-option-word = L’option « {$name} » doit être l’un de ces mots : {$words}.
refused-option-above = L’option « {$name} » ne doit pas dépasser « {$other} ».

# Une partie en texte lisible
show-seat = Siège {$seat}
show-title = {$game}, {$seats ->
    [one] {$seats} joueur
   *[other] {$seats} joueurs
}
show-round = Manche {$round}
show-totals = Totaux : {$totals}
show-secret = (pour {$seat} seulement : {$text})
show-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
show-place = {$place}. {$seat}, {$points ->
    [one] {$points} point
   *[other] {$points} points
}
show-won = Gagné.
show-lost = Perdu.
show-broken = L’action {$n}, comptée à partir de 0 (« {$action} »), n’est pas permise : {$reason}

# Pourquoi une table ne fait pas ce qu’on lui demande
table-already-started = La partie a déjà commencé.
table-busy = La table est surchargée. Réessaie dans un instant.
table-chat-length = Un message doit avoir de 1 à 300 caractères.
table-claim-instead = Quand plusieurs peuvent jeter, choisis ta carte ; elle reste cachée jusqu’à la fin du délai.
table-enough-entropy = On a déjà assez ajouté au mélange de cette partie.
table-same-for-all = La donne est la même pour tout le monde : on ne peut rien y ajouter.
table-no-reveal = Il n’y a rien à révéler maintenant.
table-other-value = Ce n’est pas la valeur promise.
table-not-digits = Il faut 64 chiffres hexadécimaux.
table-entropy-length = Ce que tu ajoutes au mélange doit avoir de 1 à 64 caractères.
table-first-is-drawn = Dans ce jeu, on tire au sort qui commence.
table-game-under-way = Cela doit attendre la fin de la partie.
table-id-too-long = L’identifiant de cette demande est trop long.
table-late = Trop tard : la partie a continué.
table-muted = L’hôte a désactivé tes messages.
table-no-game = Aucune partie n’est en cours ici.
table-no-hint = Il n’y a de conseils que si tous les autres sont des robots.
table-no-level = Ce niveau n’existe pas : les robots ont les niveaux 1 à 5.
table-no-seat = Ce siège n’existe pas, ou on ne peut pas le prendre ainsi.
table-no-takeback = À cette table, on ne peut pas reprendre de coup.
table-no-takeback-asked = Personne ne demande à reprendre un coup.
table-no-watching = À cette table, personne ne peut regarder.
table-no-guest = Cet invité n’est pas à cette table.
table-not-a-player = Seuls les joueurs peuvent le faire. Tu n’as pas de siège à cette table.
table-not-asked = On ne te demande rien maintenant.
table-not-over = La partie n’est pas encore terminée.
table-not-stored = Cela n’a pas pu être enregistré. Réessaie, s’il te plaît.
table-not-the-host = Seul l’hôte de la table peut le faire.
table-not-understood = Aucune action de ce jeu ne s’écrit ainsi.
table-not-yourself = Tu ne peux pas te retirer toi-même ; tu peux quitter ton siège.
table-log-full = Cette table ne peut plus rien enregistrer. Ouvres-en une autre.
table-removed = L’hôte t’a fait quitter cette table et peut te laisser revenir.
table-seat-taken = Ce siège est déjà pris.
table-seats-empty = Chaque siège doit être occupé par une personne ou par un robot.
table-too-few-seats = Il n’y a pas assez de sièges pour toutes les personnes à la table. Retire d’abord quelqu’un.
table-no-setting = Un réglage est hors limites.
table-day-is-fixed = Le solo du jour est le même pour tout le monde et ne peut pas être modifié.
table-takeback-revealed = Ce coup a montré une carte à quelqu’un, il ne peut donc pas être repris.
table-takeback-too-late = Seul ton dernier coup peut être repris, tant que rien n’a suivi.
table-too-many-actions = Tu ne peux pas jeter autant de cartes.
table-too-much-chat = Cela fait beaucoup d’un coup. Attends quelques secondes.

# Pourquoi le serveur ne fait pas ce qu’on lui demande
server-come-again = La connexion a été coupée. Rejoins la table.
server-day-to-come = La donne de ce jour n’existe pas encore.
server-game-under-way = Les cartes sont montrées quand la partie est terminée.
server-hello-first = Le programme doit d’abord se présenter.
server-name = Un nom doit avoir de 1 à 24 caractères.
server-no-code = Ce code n’est plus valable. Demandes-en un nouveau.
server-no-device = Cet appareil est déjà déconnecté.
server-no-game = Ce jeu n’existe pas ici.
server-no-reviews = Les parties ne sont pas analysées ici.
server-no-record = Ce n’est pas l’enregistrement d’une partie régulière.
server-no-book = Il n’y a pas de livre sous ce lien, ou il a un nouveau lien. Demande-le.
server-book-owner = Seule la personne qui a ouvert le groupe peut le faire.
server-book-device = Cet appareil écrit pour quelqu’un d’autre.
server-book-entry = Le livre ne peut pas prendre cette entrée.
server-book-full = Le livre n’a pas de place pour cela.
server-book-csv = Ce tableau ne se lit pas. Chaque ligne a besoin d’un jour comme 2026-12-24, d’un jeu, d’un nom et de points entiers.
server-book-photo = Ce n’est pas une photo, ou elle est trop grande.
server-no-table = Impossible d’ouvrir une telle table.
server-nobody = Dis-nous d’abord ton nom.
server-not-found = Il n’y a rien ici sous ce nom.
server-not-understood = Ce message n’a pas pu être lu.
server-origin = Cette page n’a pas le droit de se connecter à ce serveur.
server-other-version = Cette page n’est plus à jour. Recharge-la, s’il te plaît.
server-scope = Ce programme n’a pas le droit de faire cela : sa clé ne suffit pas.
server-signed-out = Cet appareil a été déconnecté.
server-stopping = Le serveur redémarre et revient dans un instant.
server-storage = Cela n’a pas pu être enregistré ou lu. Réessaie dans un instant.
server-table-damaged = Cette table est endommagée sur le serveur, on ne peut plus y jouer. Les autres tables ne sont pas touchées. Préviens la personne qui gère ce serveur.
server-table-full = Tous les sièges de cette table sont pris.
server-too-many-devices = Tu as déjà beaucoup d’appareils. Déconnectes-en d’abord quelques-uns.
server-too-many-tables = Tu as déjà beaucoup de tables. Termines-en d’abord quelques-unes.
server-too-much = Cela fait beaucoup d’un coup. Attends un instant.

# Bilans de parties
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = grosse erreur
review-strength-beginner = niveau débutant
review-strength-casual = niveau occasionnel
review-strength-advanced = niveau confirmé
review-strength-expert = niveau expert
review-strength-world-class = niveau mondial
