# Le programme dans le terminal.

# À la table
tui-title = {$game} · table {$code}
tui-you = toi
tui-host = hôte
tui-away = pas là
tui-newcomer = Lierre
tui-seat-bot = {$name}, robot de niveau {$level}
tui-seat-away = {$name}, pas là
tui-lost = Pas de connexion. Nouvel essai…
tui-back = La connexion est revenue.
tui-clock = encore {$left}, réserve {$reserve}
tui-clock-paused = {$left} (en pause)
tui-zone = {$title} : {$holds}.
tui-spot = {$name} : {$holds}
tui-empty = vide
tui-face-down = face cachée
tui-chosen = choisi : {$what}
tui-more-actions = Page↓ : encore {$count}
tui-takeback-question = {$who} aimerait reprendre un coup. D’accord ? o ou n
tui-race = Jette vite : {$bar} {$seconds} s
tui-race-sealed = Choisis tranquillement : personne ne voit ton choix avant que tous aient choisi.
tui-over = Appuie sur r pour rejouer.
tui-rematch-wanted = Envie de rejouer : {$who}
tui-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] {$count} personnes regardent.
}
tui-say = Message :
tui-name = Ton nom :

# Avant la partie
tui-lobby-host = La table est ouverte. Appuie sur s pour commencer ; des robots prennent les sièges libres.
tui-lobby-wait = On attend que l’hôte lance la partie…
tui-agreed = Options de la table : {$options}

# Touches au bas de l’écran
tui-keys-turn = ←→↑↓ voir  Espace choisir  Entrée jouer  1–9 liste  h conseil  ? aide  q fin
tui-keys-wait = l journal  p points  c parler  u reprendre  ? aide  q fin
tui-keys-race = ←→ voir  Espace choisir  Entrée jeter  n ne rien jeter  ? aide
tui-keys-over = r rejouer  p points  l journal  c parler  ? aide  q fin
tui-keys-host = s départ  b robot  +/− niveau  x retirer  Entrée siège  v debout  n nom  q fin
tui-keys-lobby = Entrée s’asseoir  v se lever  n nom  c parler  ? aide  q fin
tui-keys-menu = ↑↓ ligne  ←→ changer  Entrée jouer  q fin
tui-keys-panel = ↑↓ défiler · Échap fermer

# Panneaux
tui-panel-help = Aide
tui-panel-log = Journal de la partie
tui-panel-scores = Points
tui-panel-result = Résultat
tui-round = Manche
tui-total = Total
tui-no-points = Ici, on ne compte pas de points.
tui-points = {$who} : { $points ->
    [one] {$points} point
   *[other] {$points} points
}
tui-no-rules = Il n’y a pas de règles ici pour ce jeu.
tui-help =
    #Touches
    ← → ↑ ↓   de carte en carte
    Tab       à la prochaine carte dont tu peux faire quelque chose
    Espace    choisir une carte ou une pile, ou la désélectionner
    Entrée    jouer ce qui est choisi
    1–9       faire ce que dit cette ligne de la liste ; Page↑ et Page↓ en montrent plus
    Échap     tout désélectionner
    h         conseil : ce que ferait un robot (si tous les autres en sont)
    u         reprendre ton dernier coup
    n         dans une course : ne rien jeter
    l         journal de la partie  p   points par manche
    c         dire quelque chose    r   rejouer, quand c’est terminé
    q         quitter ; la partie est enregistrée
    #Souris
    Un clic choisit une carte, un second la joue. Sur la pioche, un seul suffit. Un clic choisit une ligne de la liste, un second fait ce qu’elle dit.
    #Signes
    Un point sur une carte : on peut la jouer. Un cadre épais : elle est choisie. Une flèche en dessous : tu es là.

# Une nouvelle table
tui-menu = Vierblatt : à quoi jouons-nous ?
tui-continue = Reprendre la partie commencée : {$game}
tui-game = Jeu
tui-players = Joueurs
tui-players-count = { $count ->
    [1] en solo
   *[other] {$count}
}
tui-level = Robots
tui-level-name = { $level ->
    [1] niveau 1, débutants
    [2] niveau 2, faciles
    [3] niveau 3, bons
    [4] niveau 4, forts
   *[other] niveau 5, très forts
}
tui-start = Commencer
tui-about-game = {$idea} De {$fewest} à {$most} joueurs, {$length}

# Ligne par ligne
tui-plain-title = {$game}, table {$code}. Joueurs : {$names}.
tui-plain-more = Encore {$count} : tape « suite ».
tui-plain-not-understood = Pas compris. Tape un numéro de la liste, ou « ? » pour l’aide.
tui-plain-again = La partie est terminée. Tape « rejouer » pour rejouer ou « fin » pour quitter.
tui-plain-lobby = On attend que l’hôte lance la partie. Tape « ? » pour l’aide.
tui-plain-lobby-host = Tape « départ » pour commencer ; des robots prennent les sièges libres.
tui-plain-help = Tape le numéro de ce que tu veux faire, ses mots, ou l’action comme l’écrivent les parties enregistrées. Tu peux aussi taper :
tui-plain-which = Quel jeu ? {$from} à {$to}, ou Entrée pour {$usual} :
tui-plain-players = Combien de joueurs, avec toi ? {$from} à {$to}, ou Entrée pour {$usual} :
tui-plain-level = Quel niveau pour les robots ? {$from} à {$to}, ou Entrée pour {$usual} :
tui-cmd-help = aide
tui-cmd-table = voir
tui-cmd-hand = main
tui-cmd-score = points
tui-cmd-log = journal
tui-cmd-hint = conseil
tui-cmd-more = suite
tui-cmd-rules = règles
tui-cmd-back = reprendre
tui-cmd-chat = dire
tui-cmd-start = départ
tui-cmd-again = rejouer
tui-cmd-quit = fin
tui-cmd-about = { $command ->
    [help] cette aide
    [table] lit la table
    [hand] lit tes cartes
    [score] les points
    [log] le journal de la partie
    [hint] ce que ferait un robot
    [more] la suite de la liste
    [rules] les règles du jeu
    [back] reprend ton dernier coup
    [chat] dit à tous ce qui suit
    [start] commence la partie
    [again] rejoue
   *[quit] quitte ; la partie est enregistrée
}

# Aller et venir
tui-go-on = La partie est enregistrée. Pour continuer : vierblatt play --resume
tui-come-back = Ton siège t’attend. Pour revenir : vierblatt play {$link}
tui-nothing-left = Il n’y a pas de partie à reprendre. Pour en commencer une : vierblatt play
tui-no-link = « {$link} » n’est pas un lien vers une table. Un lien ressemble à http://hote:8080/t/CODE.
tui-unknown-game = Il n’y a pas de jeu « {$game} » ici. Sans nom, vierblatt play les montre tous.
tui-no-data = On ne peut pas enregistrer de parties dans {$data} : { $why ->
    [in-use] un autre serveur utilise ce répertoire.
    [newer] la base de données vient d’un Vierblatt plus récent.
    [damaged] la base de données est endommagée, ou le fichier n’en est pas une.
    [full] le disque est plein.
    [read-only] la base de données est en lecture seule.
   *[other] impossible d’ouvrir le répertoire ou la base de données.
} Indique un autre répertoire avec --data.
tui-no-terminal = Ceci n’est pas un terminal ; on joue donc ligne par ligne (--plain).
tui-too-small = Il n’y a pas assez de place : agrandis la fenêtre à au moins {$wide} colonnes et {$high} lignes, ou utilise --plain.
