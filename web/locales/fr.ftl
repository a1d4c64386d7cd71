# Les textes de la page elle-même.

# Partout
page-description = Quatre jeux de cartes autour d’une table : tout de suite contre des robots, ou avec des amis qui ouvrent ton lien.
home = Accueil
back = Retour
menu = Menu
close = Fermer
yes = Oui
no = Non
you = Toi
loading = Un instant…
try-again = Réessayer
nothing-here = Il n’y a rien ici.
name = Ton nom
# Des noms pour celles et ceux qui n’en ont pas choisi.
names = Lierre, Érable, Fougère, Merle, Mésange, Noisette, Pinson, Renard, Saule, Bruyère
toast-rule = Règle { $rule }
connection-lost = Pas de connexion. Nouvel essai…
server-unreachable = Le serveur ne répond pas. Es-tu en ligne ?

# Titres de l’onglet
title-your-turn = À toi de jouer
title-table = Table { $code }

# Accueil
home-play-now = Jouer tout de suite
home-friends = Entre amis
home-today = Solo du jour
home-code = Code de la table
home-go = OK
home-mine = Mes parties
here-alone = Sans serveur, tu joues ici, sur cet appareil, contre des robots.
here-mark = sur cet appareil
here-not-kept = Ce navigateur ne garde rien : la partie disparaît quand tu fermes l’onglet.
here-files = Cette page n’a pas de serveur : tu joues ici, dans ton navigateur, et tes parties restent sur cet appareil.
here-no-friends = Les tables entre amis ont besoin d’un serveur, et cette page n’en a pas.
here-waits = Ta partie t’attend sur le serveur et continue dès que tu es de nouveau en ligne.
here-new = En jouer une nouvelle ici
here-daily = Sans le serveur, cette donne n’est pas la sienne. Elle vient seulement de la date : tous ceux qui jouent sans serveur ont la même et pourraient la connaître d’avance.
here-daily-files = Cette donne vient seulement de la date : tout le monde a la même et pourrait la connaître d’avance.
here-send = La garder sur le serveur
here-sent = Elle est parmi tes résultats sur le serveur.
here-sent-mark = jouée dans la page
home-turn-mine = À toi de jouer
home-turn-other = À { $who } de jouer
home-learn = Apprendre
home-open = Tables ouvertes
home-goes-open = Disparaît le { $day } si personne ne joue
home-goes-playing = Disparaît le { $day } si personne ne continue à jouer
home-goes-over = Disparaît le { $day } ; télécharge l’enregistrement pour le garder
home-over = Tables terminées
home-more = Plus
home-seats = { $taken } sur { $seats }
leaf-players = { $players } joueurs
home-bots = Adversaires
home-strength = Niveau
home-leisure-hint = Tu navigues au clavier : sans course, tu as le temps de parcourir tes cartes.
home-bots-count = { $bots ->
    [one] 1 robot
   *[other] { $bots } robots
}

# Sièges
seats = Joueurs
seat-turn = c’est son tour
seat-away = pas là
seat-empty = Siège libre
seat-forgotten = Quelqu’un
seat-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Les robots portent le nom de leur siège.
seat-bot = { $seat ->
    [1] Frêne
    [2] Hêtre
    [3] Cèdre
    [4] Orme
    [5] Mélèze
    [6] Tilleul
   *[other] Pin
}
level-1 = 1 · débutant
level-2 = 2 · facile
level-3 = 3 · bon
level-4 = 4 · fort
level-5 = 5 · très fort

# Une nouvelle table
new-seats = Combien de joueurs ?
new-open = Ouvrir la table
new-options = Options
new-clock = Temps de réflexion
new-clock-none = Sans limite
new-clock-quick = Rapide : 15 secondes par coup, 1 minute de réserve
new-clock-calm = Tranquille : 45 secondes par coup, 5 minutes de réserve
new-clock-days = Deux jours par coup
new-clock-other = Un autre temps de réflexion
new-watch = Les spectateurs voient
new-watch-public = ce qui est sur la table
new-watch-delayed = toutes les cartes, une manche plus tard
new-watch-nobody = rien : personne ne peut regarder
new-listed = L’afficher parmi les tables ouvertes
new-takeback = On peut reprendre un coup si tout le monde est d’accord
new-memory-aid = Aide-mémoire : réafficher ce que tu as vu
new-sealed = Sans course : chacun choisit tranquillement, le sort décide

# Avant la partie
lobby-first = Qui distribue en premier ?
lobby-first-drawn = au hasard
lobby-first-seat = siège { $seat }
lobby-first-named = { $who } distribue en premier.
lobby-invite = Inviter
lobby-bot = Ajouter un robot
lobby-level = Niveau des robots
lobby-bot-level = { $who } : niveau
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-remove = Retirer
lobby-options = Options de la table
lobby-start = Commencer
lobby-start-bots = Commencer, avec des robots aux sièges libres
lobby-waiting = On attend que l’hôte lance la partie…
# Une option ou un réglage, et sa valeur.
option-is = { $option } : { $value }
changed = Changé : { $what }
changed-seats = { $count ->
    [one] un siège
   *[other] { $count } sièges
}
changed-settings = déroulement à la table
changed-moved = Tu es maintenant au siège { $seat }.
invite-code = Code à taper
invite-link = Envoyer le lien
invite-copied = Lien copié.
invite-qr = Code QR du lien vers cette table

# À la table
your-side = Ton côté
hint = Conseil
hint-told = Un robot choisirait : { $action }
watching = { $watching ->
    [one] Une personne regarde.
   *[other] { $watching } personnes regardent.
}
leave-seat = Quitter mon siège
takeback = Reprendre mon dernier coup
takeback-asked = Tu as demandé à reprendre ton coup.
takeback-question = { $who } aimerait reprendre un coup. D’accord ?
plain-your-turn = À toi de jouer. Tu peux :
plain-turn = À { $who } de jouer.
guide = Première partie
guide-next = Compris
guide-skip = Jouer sans guide
leave-question = Veux-tu vraiment quitter ton siège ? Un robot jouera à ta place.
leave-stay = Je reste
left-table = { $who } a quitté la table. Un robot continue.
joined-table = { $who } joue maintenant.
seat-substituted = pas là, un robot joue
watching-you = Tu regardes.
watching-device = Tu joues déjà ici ? Relie cet appareil
seat-take = Remplacer { $who }
seat-open = { $who } : proposer le siège
seat-close = { $who } : ne plus proposer le siège
seat-open-short = Proposer le siège
seat-close-short = Ne plus proposer
seat-remove = Retirer { $who }
seat-remove-question = Un robot remplacera { $who }.
forced = { $why } C’est fait pour toi.
undo = Annuler
ready = Continuer
ready-waiting = On attend { $who }…
ready-seat = prêt
confirm-tap = Touche encore pour jouer
react = Réagir

# Panneaux
panel-log = Journal
panel-chat = Discussion
panel-score = Points
panel-rules = Règles
panel-keys = Touches
panel-settings = Réglages
panel-table = Table
chat-nothing = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Mettre en sourdine : { $who }
chat-unmute = Rendre la parole : { $who }
guest-let-in = Laisser revenir { $who }
reactions = Réactions rapides
reaction-applause = Applaudissements
reaction-laugh = Rire
reaction-surprise = Surprise
reaction-sigh = Soupir
reaction-think = Réflexion
reaction-wave = Salut
score-round = Manche
score-total = Total
score-none = Ici, on ne compte pas de points.
chart = Points par manche
rules-contents = Sommaire
rules-none = Il n’y a pas de règles ici pour ce jeu.
print = Imprimer
card-down = Carte face cachée
key-cards = De carte en carte
key-pick = Choisir la carte
key-enter = Entrée
key-space = Espace
key-escape = Échap
settings-language = Langue
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-table = Table
settings-table-cloth = Tissu
settings-table-wood = Bois
settings-table-night = Nuit
settings-back = Dos des cartes
settings-back-clover = Trèfles
settings-back-lattice = Treillis
settings-back-waves = Vagues
settings-back-rays = Rayons
settings-sound = Sons
settings-vibration = Vibrer quand c’est à moi
settings-notify = Me prévenir quand cet onglet est en arrière-plan
settings-letters = Lettres sur les cartes en couleur
settings-less-motion = Moins de mouvement
chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
settings-shortcuts = Raccourcis à une touche
settings-confirm = Toucher deux fois pour jouer une carte
settings-leisure = Sans course : chacun choisit tranquillement
settings-tempo = Rythme
settings-tempo-calm = Calme
settings-tempo-normal = Normal
settings-tempo-quick = Rapide
log-round = Manche { $round }
log-you = { $who } (toi)

# Une donne équitable
fair = La donne est-elle équitable ?
fair-explained = Avant la première carte, le serveur a publié le sceau ci-dessous. Après la partie, il montre la graine, et tout le monde peut vérifier que toutes les cartes en sont issues.
fair-commitment = Sceau
fair-entropy = Ajouté par les joueurs
fair-seed = Graine
fair-fits = La graine correspond au sceau.
fair-differs = La graine ne correspond pas au sceau. Préviens la personne qui gère cette table.
fair-verify = Pour vérifier chaque carte, télécharge la partie et lance
fair-add = Ajouter un texte à toi au mélange
fair-add-go = Ajouter
fair-values-explained = Avant la partie, ton appareil ajoute une valeur aléatoire secrète et la révèle au début ; ceux des autres aussi. Personne ne peut influencer les cartes, pas même la personne qui gère le serveur.
fair-values = Valeurs des joueurs
fair-value-in = Siège { $seat } : révélée
fair-value-awaited = Siège { $seat } : promise
fair-value-missing = Siège { $seat } : pas révélée à temps
fair-value-bot = Siège { $seat } : robot
fair-list = Empreinte de la liste
fair-own-in = Ta propre valeur fait partie de ces donnes.
fair-own-missing = Ta propre valeur ne fait pas partie de ces donnes, alors que ton appareil l’a révélée. Préviens la personne qui gère cette table.
fair-own-changed = Ce n’est pas la partie montrée à ton appareil au début. Préviens la personne qui gère cette table.

# Après la partie
result = Résultat
result-aside = Regarder la table
rematch = Rejouer
result-same-deal = Rejouer la même donne
rematch-waiting = En attente des autres…
rematch-wanted = Envie de rejouer : { $who }
replay = Revoir la partie
record = Télécharger
replay-view = Point de vue
replay-public = Ce que tout le monde a vu
replay-open = Toutes les cartes
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture automatique
result-won = Tu gagnes
result-shared = Victoire partagée
result-other = { $who } gagne
result-place = Rang { $place } sur { $seats }
replay-step = Étape
replay-round = Manche

# Moi
me = Mon profil
me-figures = Statistiques
me-game = Jeu
me-games = Parties
me-wins = Victoires
me-place = Rang moyen
me-points = Moyenne de points
me-results = Parties passées
me-result = { $place } sur { $seats }
me-device = Un autre appareil
me-device-explained = Continue sous le même nom sur ton téléphone, ta tablette ou ton ordinateur.
me-device-make = Afficher un code
me-device-once = Valable une fois, pendant dix minutes.
me-device-code = Code de l’autre appareil
me-device-qr = Code QR pour relier un autre appareil
me-welcome = Te revoilà, { $who }.
devices = Appareils et programmes
devices-explained = Tous les appareils et programmes qui jouent sous ton nom. Ceux que tu déconnectes le sont aussitôt.
devices-browser = Un navigateur
devices-program = Un programme
devices-this = celui-ci
devices-scope-everything = peut tout faire
devices-scope-play = peut jouer
devices-scope-read = peut seulement regarder
devices-days = depuis le { $since }, dernière utilisation le { $used }
devices-end = Déconnecter
devices-end-which = Déconnecter : { $device }
devices-end-this = Cet appareil oubliera qui tu es. Sans autre appareil ni code, tu ne pourras pas revenir comme la même personne.
devices-end-other = Il est déconnecté aussitôt, même des tables où il joue.
devices-ended = Déconnecté : { $device }
devices-make = Une clé pour un programme
devices-name = Nom du programme
devices-may = Ce qu’il peut faire
devices-make-go = Créer une clé
devices-token = Cette clé n’est montrée que maintenant. Garde-la là où personne d’autre ne peut la lire.
me-forget = Supprimer mes données
me-forget-explained = Ton nom, tes résultats et tes appareils sont supprimés. Les parties que tu as jouées restent, sans ton nom.
me-forget-sure = C’est définitif.
me-forget-go = Tout supprimer
me-forgotten = Tout ce qui te concerne est supprimé.

# La première partie
learn = Apprendre en jouant
learn-explained = Pour chaque jeu, une première partie guidée d’environ cinq minutes. Tu joues, tout le reste est préparé.
learn-other = Ça marche aussi. Ici, on s’exerce à l’autre coup : il est en surbrillance.
learn-not-now = Pas possible pour l’instant. L’étape suivante est en surbrillance.
learn-watch = Aux autres de jouer…
learn-next = Continuer
learn-play = Jouer une vraie partie
learn-again = Encore une fois
learn-skip = Quitter la leçon
learn-play-first = Apprendre en jouant : une première partie

# Bloc de score
home-groups = Groupes
pad = Bloc de score
pad-explained = Pour jouer avec de vraies cartes. Fonctionne aussi sans réseau.
pad-game = Jeu
pad-other = Un autre jeu
pad-player = Joueur { $n }
pad-dealer = distribue en premier
pad-more = Ajouter un joueur
pad-fewer = Retirer un joueur
pad-start = Commencer
pad-deals = Manche { $round } : { $who } distribue.
pad-points = { $who } : points
pad-sign = { $who } : plus ou moins
pad-sum = Total
pad-write = Noter la manche
pad-written = La manche { $round } est notée. En tête : { $who }.
pad-whose = Les cartes de qui ?
pad-add = { $item }, { $points } : une de plus. { $count } jusqu’ici.
pad-take = { $item } : une de moins
pad-untap = Annuler le dernier appui
pad-type = Taper les points
pad-count = Toucher les cartes
pad-share = Partager
pad-shared = { $game }, après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
pad-copied = Le score est copié.
pad-one-needed = Une personne exactement doit l’avoir : { $item }.
pad-too-many = Il n’y en a pas autant : { $item }, { $most } au plus.
pad-hand = { $who } peut avoir au plus { $most } cartes en main.
pad-out-needed = Qui a terminé ? Une personne doit n’avoir plus de cartes.
pad-caller-needed = Qui a dit STOP ?
pad-said-stop = { $who } a dit STOP
pad-stop-won = { $who } a la plus petite somme, sans égalité ({ $sum }) : 0 point.
pad-stop-failed = { $who } n’a pas la plus petite somme, ou pas sans égalité ({ $sum }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pad-range = { $who } : les points doivent être un nombre de { $least } à { $most }.
pad-over = La partie est terminée. Victoire : { $who }.
pad-undo = Annuler la dernière manche
pad-again = Rejouer avec les mêmes
pad-new = Nouvelle feuille
pad-new-question = La feuille et tous ses points seront effacés.
pad-new-go = Effacer et recommencer
pad-new-keep = La garder

# Reviews
review = Analyse
home-puzzles = Problèmes
puzzle = Problème du jour
review-file = Analyser un enregistrement
replay-seat = Place {$seat}
