# Ce que dit le programme, et son aide. Les mots anglais de l’aide sont des commentaires dans src/commands.

# Le cadre de l’aide
cli-help-usage = Utilisation :
cli-help-usage-options = [OPTIONS]
cli-help-commands = Commandes
cli-help-command = COMMANDE
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-everywhere = Partout
cli-help-examples = Exemples :
cli-help-help = Afficher l’aide ; -h est plus court que --help
cli-help-version = Afficher la version
cli-help-default = [par défaut : {$value}]
cli-help-values = [au choix : {$values}]
cli-help-variable = [variable : {$name}]
cli-help-tables = Jeux, sièges et options :
cli-help-and = {$list} et {$last}
cli-help-seats = {$game} : de {$least} à {$most} sièges
cli-help-seats-round = {$game} : de {$least} à {$most} sièges ; une donne est une manche
cli-help-seats-game = {$game} : de {$least} à {$most} sièges ; une donne est une partie entière
cli-help-choice = {$values} ; par défaut : {$usual}
cli-help-range = de {$least} à {$most} ; par défaut : {$usual}
cli-help-more = « vierblatt help COMMANDE » en dit plus sur chaque commande.

# Pages de manuel
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-examples = EXEMPLES
cli-man-version = VERSION
cli-man-written = {$pages} pages de manuel sont dans {$directory}.
cli-page-written = {$files} fichiers sont dans {$directory}.
cli-page-no-tables = Cette page ne peut pas jouer sans serveur : le programme a été construit sans ses tables. « cargo xtask pocket » dit ce qui manque.
cli-page-base = « {$given} » n’est pas le dossier d’une adresse comme /cartes/.
cli-page-server = « {$given} » n’est pas l’adresse d’un serveur comme https://cartes.example.

# Ce qui ne va pas dans une ligne de commande
cli-wrong-argument = « {$command} » ne connaît pas « {$argument} ».
cli-wrong-command = Il n’y a pas de commande « {$command} ».
cli-wrong-no-value = {$argument} demande une valeur.
cli-wrong-choice = « {$value} » n’est pas une valeur de {$argument}.
cli-wrong-value = « {$value} » ne convient pas à {$argument} : il faut {$expected}.
cli-wrong-much = {$argument} ne prend pas de valeur, mais « {$value} » lui est donné.
cli-wrong-twice = {$argument} ne peut être donné qu’une fois.
cli-wrong-together = {$argument} ne va pas avec {$other}.
cli-wrong-missing = Il manque : {$argument}
cli-wrong-text = Quelque chose dans la ligne de commande n’est pas du texte UTF-8.
cli-wrong-near = Voulais-tu dire « {$near} » ?
cli-wrong-elsewhere = Voulais-tu dire « {$command} » ?
cli-wrong-allowed = Il y a : {$values}
cli-wrong-variable = La valeur vient de la variable d’environnement {$name}.
cli-wrong-help = « {$command} --help » en dit plus.
cli-expected-least = un nombre entier à partir de {$least}
cli-expected-range = un nombre entier de {$least} à {$most}
cli-expected-whole-number = un nombre entier
cli-expected-number = un nombre comme 0.5
cli-expected-number-or-all = un nombre entier ou « all »
cli-expected-language = de, en, fr ou it
cli-expected-address = une adresse comme 127.0.0.1
cli-expected-switch = true ou false
cli-expected-directory = le chemin d’un répertoire
cli-expected-url = une adresse comme postgres://nom@machine/base
cli-expected-texts = une liste de textes entre crochets
cli-expected-other = une autre valeur

# Réglages
cli-config-file = Le fichier de configuration est {$file}.
cli-config-no-file = Il n’y a pas de fichier de configuration ; ce serait {$file}.
cli-config-nowhere = Il n’y a ni fichier de configuration ni répertoire personnel pour un tel fichier.
cli-config-setting = réglage
cli-config-is = valeur
cli-config-from = origine
cli-config-from-option = ligne de commande
cli-config-from-file = fichier
cli-config-from-locale = langue du système
cli-config-from-default = valeur par défaut
cli-config-place = {$file}, ligne {$line}
cli-config-no-toml = ce n’est pas du TOML : {$why}
cli-config-unknown = il n’y a pas de réglage « {$key} ». Il y a : {$keys}
cli-config-value = « {$key} » ne convient pas : il faut {$expected}.
cli-config-example =
    Les réglages de Vierblatt. Ce qui commence par # est un commentaire : enlève-le pour régler quelque chose.
    Une option l’emporte sur une variable d’environnement, qui l’emporte sur ce fichier.
    « vierblatt config » montre les réglages en vigueur.

# La table est ouverte
cli-serve-open = Vierblatt : la table est ouverte.
cli-serve-here = sur cette machine
cli-serve-house = sur le même Wi-Fi
cli-serve-kept = Les parties sont enregistrées dans {$directory}. Ctrl+C pour arrêter.
cli-serve-no-home = Il n’y a pas de répertoire personnel où enregistrer les parties ; indique un répertoire avec --data.
cli-serve-port-in-use = Le port {$port} est pris par un autre programme. Choisis-en un autre avec --port.
cli-serve-port-denied = Le port {$port} est réservé au système. Choisis-en un au-dessus de 1023 avec --port, ou mets un proxy devant.
cli-serve-no-network = Personne ne peut se connecter à {$address} : {$why}

# Données
cli-data-in-use = {$directory} est utilisé par un autre serveur. Arrête-le d’abord, ou indique un autre répertoire avec --data.
cli-data-directory = {$directory} ne peut pas servir de répertoire de données : {$why}
cli-data-newer = La base de données vient d’un Vierblatt plus récent (schéma {$found} ; ce programme connaît jusqu’à {$known}). Utilise la version récente.
cli-data-damaged = La base de données est endommagée, ou ce fichier n’en est pas une ({$why}). « vierblatt restore » restaure une sauvegarde.
cli-data-full = Le disque est plein.
cli-data-read-only = Cet utilisateur ne peut pas écrire dans la base de données.
cli-data-other = La base de données ne s’ouvre pas : {$why}
cli-database-address = Ce n’est pas l’adresse d’une base de données : {$why}
cli-database-certificates = Les certificats dans {$file} sont inutilisables : {$why}
cli-database-unreachable = La base de données est injoignable : {$why}
cli-database-denied = La base de données refuse cet utilisateur : {$why}
cli-database-in-use = Un autre serveur utilise la base de données. Arrête-le d’abord, ou indique une autre base avec --database.
cli-database-encoding = L’encodage de la base de données est {$encoding} ; il doit être UTF8.
cli-database-foreign = La base de données appartient à un autre programme ; rien n’y a été changé. Indique une autre base avec --database.
cli-bus-address = Ce n’est pas l’adresse de serveurs NATS : {$why}
cli-bus-unreachable = Les serveurs NATS sont injoignables : {$why}
cli-bus-alone = Plusieurs serveurs ont besoin d’une base de données commune : indique-la avec --database.
cli-backup-runs = copie en cours
cli-backup-done = Toutes les parties de {$directory} sont dans {$file}.
cli-backup-exists = {$file} existe déjà, et rien n’est écrasé. Choisis un autre nom.
cli-backup-nothing = Il n’y a pas de parties dans {$directory}. Indique le bon répertoire avec --data.
cli-backup-failed = Les parties ne peuvent pas être copiées : {$why}
cli-restore-runs = vérification et copie
cli-restore-done = Les parties de {$file} sont dans {$directory}. Le serveur peut démarrer.
cli-restore-exists = Il y a déjà des parties dans {$directory}. Avec --force, elles sont remplacées, et perdues.
cli-restore-no-backup = {$file} ne peut pas être restauré. {$why}
cli-restore-damaged = Ce n’est pas une sauvegarde, ou elle est endommagée : {$why}
cli-data-foreign = La base de données appartient à un autre programme ; rien n’y a été changé. Indique un autre répertoire avec --data.
cli-data-empty = {$file} est vide : son contenu a disparu, ou il n’y en a jamais eu. Restaure une sauvegarde avec « vierblatt restore », ou supprime le fichier pour repartir de zéro.
cli-data-missing = {$file} manque, alors que des parties y étaient enregistrées. Restaure une sauvegarde avec « vierblatt restore », ou supprime vierblatt.written et ce qui reste pour repartir de zéro.
cli-backup-damaged = Ces tables y sont endommagées : {$tables}. Toutes les autres sont intactes. « vierblatt check » en dit plus.
cli-restore-some-damaged = Ces tables y sont endommagées : {$tables}. Avec --accept-damage, la sauvegarde est restaurée quand même ; on ne peut plus jouer à ces tables.
cli-check-runs = vérification
cli-check-table-damaged = table {$code} : endommagée {$damage} (entrées intactes avant : {$entries})
cli-check-damage-entry = à l’entrée {$number}
cli-check-damage-start = au début de la partie {$number}
cli-check-damage-storage = d’après le fichier : {$why}
cli-check-well = Tout est tel qu’il a été écrit. Tables : {$tables}, entrées : {$entries}.
cli-check-damaged = Tables endommagées : {$damaged} sur {$tables}. On ne peut plus y jouer ; les autres ne sont pas touchées. Que faire : garder une copie du répertoire de données, puis restaurer une sauvegarde où « vierblatt check --database » ne trouve rien d’anormal.
cli-check-missing = Entrées manquantes que la base de données compte elle-même : {$count}.
cli-check-lost = Entrées écrites ici qui manquent : {$count}. La fin de la base de données a été coupée, ou c’est une copie plus ancienne. Restaure une sauvegarde plus récente s’il y en a une ; « vierblatt check --accept-loss » l’accepte telle quelle.
cli-check-file = Le fichier lui-même est endommagé : {$why}
cli-check-unhashed = La base de données vient d’un Vierblatt plus ancien et n’a pas encore d’empreintes ; elle les reçoit au démarrage du serveur. Le fichier lui-même a été vérifié.
cli-check-accepted = Accepté. Désormais, seules les pertes suivantes sont signalées.
cli-data-unfinished = Des parties sont en train d’être déplacées dans cette base de données, et toutes n’y sont pas encore. « vierblatt migrate » avec les mêmes --from et --to continue.
cli-book-none = Il n’y a pas de livre ici.
cli-book-id = identifiant
cli-book-name = groupe
cli-book-members = membres
cli-book-sheets = feuilles
cli-book-entries = entrées
cli-book-latest = dernière
cli-book-unknown = Il n’y a pas de livre « {$book} ». « vierblatt book list » les montre tous.
cli-book-several = Plusieurs groupes s’appellent « {$name} ». Indique le livre par son identifiant : {$ids}
cli-book-failed = Les livres sont inutilisables : {$why}
cli-book-imported = Le livre de « {$name} » est là, et ce lien de ton serveur l’ouvre : {$link}
cli-book-line = {$file}, ligne {$line} : ce n’est pas une entrée de livre. {$why}
cli-book-no-group = {$file} n’est pas un livre exporté : il ne commence pas par un groupe.
cli-book-full = Le livre est trop grand.
cli-book-well = {$name} ({$id}) : tout va bien. Entrées : {$entries}.
cli-book-fault = {$name} ({$id}) : {$fault}
cli-book-fault-damaged = le journal est endommagé {$damage}.
cli-book-fault-unreadable = entrées que cette version ne sait pas lire : {$count}. Un Vierblatt plus récent les a écrites.
cli-book-fault-checkpoint = l’état enregistré n’est pas ce que donnent ses entrées.
cli-book-fault-no-link = aucun lien ne l’ouvre.
cli-book-fault-no-photo = la photo {$photo} manque ou est endommagée.
cli-migrate-place = Un endroit est sqlite:RÉPERTOIRE ou postgres://nom@machine/base.
cli-migrate-same = --from et --to sont le même endroit.
cli-migrate-checks = {$done} lignes sur {$all} vérifiées, encore {$left}
cli-migrate-copies = {$done} lignes sur {$all} copiées, encore {$left}
cli-migrate-compares = {$done} lignes sur {$all} comparées, encore {$left}
cli-migrate-done = Tout est dans {$to}, sans aucune différence. Personnes : {$people}, journaux : {$logs}, entrées : {$entries}, résultats : {$results}.
cli-migrate-not-empty = Il y a déjà des parties dans {$to}, et rien n’y est écrasé. Indique un endroit vide avec --to.
cli-migrate-another = {$to} est la moitié d’un autre déménagement, ou les parties ont changé depuis qu’il a commencé. Recommence avec un endroit vide.
cli-migrate-differs = Ce qui est dans {$to} n’est pas égal à ce qui a été lu. Aucun serveur ne l’ouvre. Recommence avec un endroit vide.
cli-migrate-damaged = {$code} dans {$from} est endommagé {$damage}, et rien n’a été terminé. Restaure d’abord une sauvegarde ; « vierblatt check » en dit plus.
cli-migrate-failed = C’est interrompu : {$why}. La même commande continue à partir d’ici.
cli-config-use = Les parties de {$directory} occupent {$size}. Tables : {$tables} ; {$per-table} par table, {$per-day} par jour.

# Enregistrements
cli-record-stdin = entrée standard
cli-record-none = il n’y a aucun enregistrement
cli-record-number = {$why} (enregistrement {$number})
cli-record-unreadable = illisible : {$why}
cli-record-not-utf8 = ligne {$line} : pas du texte UTF-8 (octet {$byte} de l’enregistrement)
cli-record-no-record = ligne {$line} : pas un enregistrement : {$why}
cli-record-too-long = ligne {$line} : plus long qu’un enregistrement ne peut l’être ({$most} Mio)
cli-option-form = « {$option} » : une option s’écrit NOM=VALEUR, par exemple target=50.

# Donnes équitables
cli-verify-too-long = trop long pour un enregistrement
cli-verify-no-record = ce n’est pas un enregistrement : {$why}
cli-verify-record = enregistrement {$number}
cli-verify-fair = équitable. Le hasard a agi {$chances ->
    [0] zéro fois
    [one] une fois
   *[other] {$chances} fois
}, chaque fois selon la graine, {$texts ->
    [0] sans texte ajouté
    [one] avec un texte ajouté
   *[other] avec {$texts} textes ajoutés
}.
cli-verify-fair-so-far = équitable. Le hasard a agi {$chances ->
    [0] zéro fois
    [one] une fois
   *[other] {$chances} fois
}, chaque fois selon la graine, {$texts ->
    [0] sans texte ajouté
    [one] avec un texte ajouté
   *[other] avec {$texts} textes ajoutés
} ; l’enregistrement s’arrête avant la fin de la partie.
cli-verify-values = {$count ->
    [one] La valeur propre du siège {$seats} y est
   *[other] Les valeurs propres des sièges {$seats} y sont
} : personne n’a pu choisir les cartes, pas même une personne qui gérerait le serveur et jouerait aussi.
cli-verify-no-values = Personne n’a ajouté de valeur propre : la personne qui gère le serveur aurait pu choisir la graine.
cli-verify-not-revealed = Valeur non révélée à temps, la partie a commencé sans elle : siège {$seats}.
cli-verify-compare = À comparer avec ce que la table a montré avant la partie : {$commitment}
cli-verify-compare-list = À comparer avec la liste des valeurs que la table a montrée au début : {$hash}
cli-verify-not-fair = PAS ÉQUITABLE : {$why}
cli-verify-unchecked = invérifiable : {$why}
cli-verify-no-fair = l’enregistrement n’a pas de section « fair », personne ne peut donc vérifier ses donnes
cli-verify-no-seed = la graine n’est pas dans l’enregistrement : elle est révélée quand la partie est terminée
cli-verify-no-game = il n’y a pas de jeu « {$game} »
cli-verify-set-up = le jeu n’admet pas ces sièges ou ces options
cli-verify-not-a-seed = la graine doit avoir 64 chiffres hexadécimaux
cli-verify-commitment = la graine ne correspond pas au sceau : {$published} a été publié, la graine donne {$given}
cli-verify-share = la valeur du siège {$seat} n’est pas celle qui était promise
cli-verify-share-list = les valeurs doivent être celles des sièges de la table, dans leur ordre, chacune une fois au plus
cli-verify-illegal = l’action {$n}, comptée à partir de 0 (« {$action} »), n’est pas permise
cli-verify-differs =
    l’action {$n}, comptée à partir de 0, n’est pas ce que donne la graine.
      enregistré : {$found}
      attendu :    {$expected}

# Où l’on en est
cli-progress-games = {$done} parties sur {$all}, encore {$left}
cli-progress-deals = {$done} donnes sur {$all}, encore {$left}
cli-progress-lines = {$done} mesures sur {$all}, encore {$left}
cli-progress-tables = {$done} tables prêtes sur {$all}
cli-progress-seconds = {$done} secondes sur {$all}

# Tournois
cli-arena-no-bot = Il n’y a pas de robot « {$bot} » ; il y a level1 à level5, greedy, policy (à Joomo), random et clairvoyant.
cli-arena-other-game = « {$bot} » est un robot pour {$given}, mais ce tournoi se joue à {$game}.
cli-arena-command = La commande « {$command} » est illisible : manque-t-il un guillemet ?
cli-arena-not-started = Le robot « {$command} » ne démarre pas : {$why}
cli-arena-bots = Il faut un robot par siège, soit {$seats}, mais {$bots ->
    [0] aucun n’est nommé
    [one] un seul est nommé
   *[other] {$bots} sont nommés
}. Nomme-les avec --bots ou --bot.
cli-arena-patience = --patience : un nombre de secondes, plus de 0 et au plus 3600.
cli-arena-skill-of-nobody = --skill {$bot} : nomme un robot qui joue dans ce tournoi.
cli-arena-rounds = {$game}, {$seats} sièges, {$deals ->
    [one] une donne
   *[other] {$deals} donnes
} (une manche chacune), graine {$seed}
cli-arena-games = {$game}, {$seats} sièges, {$deals ->
    [one] une donne
   *[other] {$deals} donnes
} (une partie chacune), graine {$seed}
cli-arena-bot = robot
cli-arena-played = parties
cli-arena-wins = victoires
cli-arena-points = points
cli-arena-elo = Elo
cli-arena-p50 = ms p50
cli-arena-p99 = ms p99
cli-arena-skill = habileté de {$bot} : {$skill} (random 0, clairvoyant 1)
cli-arena-dared = {$bot} : {$what} {$tries ->
    [one] une fois
   *[other] {$tries} fois
}, dont {$won} avec succès
cli-arena-forfeits = {$bot} : {$moves ->
    [one] un coup perdu
   *[other] {$moves} coups perdus
} par forfait
cli-arena-unfinished = {$games ->
    [one] Une partie n’arrivait pas à sa fin et a été interrompue
   *[other] {$games} parties n’arrivaient pas à leur fin et ont été interrompues
}

# Loin de la perfection
cli-exploit-solving = résolution de la table
cli-exploit-asking = positions soumises à {$policy}
cli-exploit-no-policy = Il n’y a pas de stratégie « {$policy} » ; il y a random, greedy, policy, level1 à level5, {$policies}.
cli-exploit-table =
    {$name} : {$hand} cartes chacun parmi {$deck}
    {$histories} déroulements, {$sets} ensembles d’information ; points par manche
cli-exploit-rounds = tours de CFR+
cli-exploit-loss = exploitabilité
cli-exploit-value = valeur pour la personne qui entame
cli-exploit-policy = stratégie
cli-exploit-iterations = itérations
cli-exploit-against = contre la solution
cli-exploit-asked = positions
cli-exploit-own = les siennes

# Le solo
cli-grade-easy = facile
cli-grade-medium = moyen
cli-grade-hard = difficile
cli-grade-very-hard = très difficile
cli-solo-share = {$hits} sur {$of}, {$percent} % (95 % : de {$low} à {$high})
cli-solo-winnable = gagnables
cli-solo-won = gagnées
cli-solo-lost = perdues
cli-solo-time = temps
cli-solo-surprises = parties terminées autrement que prévu
cli-solo-by-counting = {$lost}, dont {$counted} par simple comptage
cli-solo-times = p50 {$p50} ms, p99 {$p99} ms, au plus {$max} ms, en moyenne {$mean} ms
cli-solo-spare = en réserve
cli-solo-deals = donnes
cli-solo-most = mains au plus
cli-solo-lost-deals = donnes perdues
cli-solo-jokers = jokers à venir
cli-solo-opinions-lost = Seconds avis sur les donnes perdues : {$agreed} d’accord, {$unknown} abandons, {$wrong} en désaccord.
cli-solo-opinions-winnable = Seconds avis sur les donnes gagnables : {$agreed} d’accord, {$unknown} abandons, {$wrong} en désaccord.
cli-solo-opinion-wrong = donne {$deal} : {$why}
cli-solve-not-dealt = les cartes ne sont pas encore distribuées
cli-solve-one-record = il y a plus d’un enregistrement dedans
cli-solve-no-solo = pas un solo : ce serait "game": "{$game}", "seats": 1
cli-solve-action = action {$number} : {$why}
cli-solve-won = C’est gagné.
cli-solve-winnable = On peut gagner, quel que soit l’ordre : il faut {$needed} des {$cards} cartes à venir, {$spare} en réserve ({$grade}).
cli-solve-lost = On ne peut pas gagner, quel que soit l’ordre.
cli-solve-most = {$hands ->
    [0] Aucune main ne peut être terminée
    [one] Au plus une main peut être terminée
   *[other] Au plus {$hands} mains peuvent être terminées
} :
cli-solve-conflict = Les mains de {$hands} ne peuvent pas toutes être terminées ; sans l’une d’elles, les autres le peuvent.
cli-solve-agrees = Second avis : d’accord.
cli-solve-gave-up = Second avis : abandon.
cli-solve-disagrees = Second avis : il se contredit ; --json dit où.
cli-solve-disagrees-winnable = Second avis : en désaccord. Il trouve une façon de gagner.
cli-solve-disagrees-lost = Second avis : en désaccord. Il prouve qu’on ne peut pas gagner.
cli-solve-waits = la main de {$hand} est complète et attend n’importe quelle carte
cli-solve-exchange = la main de {$hand} prend {$take} et défausse {$drop}
cli-solve-nothing = Aucun choix parmi les cartes à venir ne complète la main de {$hand}.
cli-solve-need = main de {$hand} : {$cards}
cli-solve-too-many = Prises une à une, les mains demandent au moins {$all} cartes sur {$cards}, plus qu’il n’y en a ({$each}).
cli-solve-same-ones = Prises une à une, les mains demandent au moins {$all} cartes sur {$cards}, pas plus qu’il n’y en a, mais elles veulent les mêmes ({$each}).
cli-solve-wanted = {$card} est pour la main de {$hand}, qui défausse {$drop} : {$put}
cli-solve-finishes = {$card} ne sert pas, mais termine la main de {$hand} : {$put}
cli-solve-spare = {$card} ne sert pas ; elle peut passer par n’importe quelle main : {$put}

# Vitesse
cli-bench-runs = --seconds va de 0.001 à 3600, --runs de 1 à 1000.
cli-bench-no-seats = Aucun de ces jeux n’a autant de sièges. « vierblatt random --help » donne les nombres possibles.
cli-bench-game = jeu
cli-bench-seats = sièges
cli-bench-playouts = parties/s
cli-bench-rounds = manches/s
cli-bench-moves = coups/s
cli-bench-actions = actions/s
cli-bench-ns-action = ns/action
cli-bench-bytes = o/état
cli-bench-ns-clone = ns/copie
cli-bench-worlds = mondes/s
cli-bench-iterations = itérations/s
cli-bench-plain = itérations simples/s
cli-bench-melds = cartes
cli-bench-outs = fins/s
cli-bench-best = meilleures/s
cli-bench-median = meilleure, µs
cli-bench-p99 = 99 %, µs
cli-bench-files = {$connections} connexions demandent {$files} fichiers ouverts, mais {$allowed} sont permis : essaie « ulimit -n {$files} », ou moins de tables.
cli-bench-too-long = Cela prend trop de temps.
cli-bench-stopped = Interrompu avant la fin.
cli-bench-limits = Au plus {$connections} connexions, --seconds de 0.1 à 3600, --warmup jusqu’à 60, --rate de 0.001 à 1000.
cli-bench-players = {$game} se joue de {$least} à {$most} joueurs.
cli-bench-kill = --kill doit être avant la fin.
cli-bench-no-port = Aucun port n’est libre.
cli-bench-server-ended = Le serveur s’est arrêté ({$status}) : {$last}
cli-bench-server-silent = Le serveur ne répond pas : {$last}
cli-bench-set-up = Impossible de préparer une table : {$why}
cli-load-title = {$game}, {$tables} tables de {$players}, {$mode}, {$seconds} s
cli-load-not-measured = non mesuré
cli-load-moves = coups
cli-load-moves-are = {$moves}, {$rate} par seconde
cli-load-half = jusqu’au suivant, médiane
cli-load-95 = 95 %
cli-load-99 = 99 %
cli-load-attacked = 99 %, attaqué
cli-load-all = le plus lent
cli-load-cost = serveur, 1000 coups
cli-load-server = serveur, occupé
cli-load-players = joueurs, occupés
cli-load-late = joueurs, retard, 99 %
cli-load-memory = mémoire par table
cli-load-sent = envoyé par coup
cli-load-acknowledged = coups confirmés
cli-load-lost = perdus
cli-load-errors = erreurs
cli-load-again = redémarré
cli-load-back = {$restart} ms, tous de retour {$back} ms plus tard
cli-flood-connections = {$idle} connexions muettes et {$slow} lentes depuis une adresse ; fermées par le serveur : {$closed}
cli-flood-newcomers = {$newcomers} personnes sont venues, {$kept_out} ne sont pas entrées ; la moitié était à une table en {$half} ms, toutes en {$all} ms
cli-cluster-fault = {$fault} : la moitié des tables a repris en {$half} ms, toutes en {$all} ms
cli-cluster-moves = Coups confirmés : {$acknowledged} ; perdus : {$lost} ; refusés bien qu’exécutés : {$wrong} ; sans réponse : {$unanswered}
cli-cluster-failover = De l’arrêt brutal d’un nœud à la reprise de la dernière table : {$half} ms dans la moitié des cas, {$all} ms au plus
cli-load-ms = {$value} ms
cli-load-percent = {$value} %
cli-load-cpu = {$value} s de processeur
cli-load-kib = {$value} Kio
cli-load-bytes = {$value} octets

# L’aide : ce que plusieurs commandes ont en commun
help-every-json = Afficher un objet JSON
help-every-game = Quel jeu
help-every-seats = Combien de sièges
help-every-options = Une option de la table, par exemple target=50. Peut être donnée plusieurs fois
help-every-deals = Combien de donnes
help-every-games = Seulement ces jeux
help-every-runs = Combien de mesures ; la meilleure et la médiane sont données
help-every-seconds = Combien dure une mesure, en secondes
help-every-port = Le port auquel on se connecte
help-every-address = L’adresse où écouter ; 127.0.0.1 laisse les autres dehors
help-every-data = Où les parties sont enregistrées ; par défaut : un répertoire de l’utilisateur
help-every-database-url = Serveur PostgreSQL où enregistrer les parties, à la place d’un répertoire, comme `postgres://nom:motdepasse@machine/base`
help-every-bus-url = Serveurs NATS pour plusieurs serveurs sur une même base de données, comme `nats://nom:motdepasse@machine`
help-every-behind-proxy = Le serveur est derrière un proxy qui parle HTTPS et dit qui est le client
help-every-trusted-proxies = Par combien de proxys à toi passe une requête, avec `--behind-proxy` : on fait confiance à autant des dernières adresses de X-Forwarded-For
help-every-connections = Combien de connexions il peut y avoir en même temps
help-every-connections-per-address = Combien de connexions une adresse peut avoir en même temps (un réseau IPv6 /64 compte pour une)
help-every-timeout = Combien de secondes un client peut mettre à envoyer l’en-tête d’une requête, ou rester sans lire une réponse
help-every-entries-per-table = Combien d’entrées (coups et autres) le journal d’une table peut avoir avant que plus rien n’y commence
help-every-origins = Une autre origine dont les pages peuvent parler à ce serveur, par exemple `https://cards.example`. Peut être donnée plusieurs fois
help-every-metrics = Publier des chiffres pour Prometheus sous /metrics
help-every-bots-in-page = Faire jouer les parties d’une personne contre des robots dans son navigateur, s’il le peut, et non ici
help-every-log-json = Écrire les journaux en JSON, un objet par ligne
help-every-no-limits = Laisser les clients demander autant qu’ils veulent. Pour des essais de charge seulement
help-every-keep-empty = Combien de jours on garde une table qui attend des joueurs et où personne n’est assis ; 0 : pour toujours
help-every-keep-unfinished = Combien de jours on garde une table dont la partie n’est pas terminée et où rien ne se passe ; 0 : pour toujours
help-every-keep-finished = Combien de jours on garde une table après la fin de sa partie ; 0 : pour toujours

# L’aide : noms de valeurs
help-value-language = LANGUE
help-value-file = FICHIER
help-value-folder = DOSSIER
help-value-port = PORT
help-value-address = ADRESSE
help-value-depth = PROFONDEUR
help-value-directory = RÉPERTOIRE
help-value-origin = ORIGINE
help-value-commitment = SCEAU
help-value-game = JEU
help-value-games = JEUX
help-value-seat = SIÈGE
help-value-seats = SIÈGES
help-value-seed = GRAINE
help-value-count = NOMBRE
help-value-days = JOURS
help-value-name-value = NOM=VALEUR
help-value-bots = ROBOTS
help-value-bot = ROBOT
help-value-command = COMMANDE
help-value-deals = NOMBRE
help-value-iterations = NOMBRE
help-value-seconds = SECONDES
help-value-mini = TABLE
help-value-policy = STRATÉGIE
help-value-seeds = NOMBRE
help-value-rounds = TOURS
help-value-grade = DEGRÉ
help-value-cores = CŒURS
help-value-n-all = N|all
help-value-n = N
help-value-conflicts = NOMBRE
help-value-orders = NOMBRE
help-value-runs = MESURES
help-value-tables = TABLES
help-value-players = JOUEURS
help-value-form = FORME
help-value-columns = COLONNES
help-value-mode = MODE
help-value-rate = RYTHME
help-value-moves = NOMBRE
help-value-url = URL
help-value-warmup = SECONDES
help-value-book = LIVRE
help-value-place = ENDROIT
help-value-game-link = JEU|LIEN
help-value-level = NIVEAU
help-value-name = NOM
help-value-shell = SHELL

# L’aide : commande par commande
help-vierblatt = Une table de jeu pour {$games}
help-vierblatt-long = Sans commande, la table s’ouvre pour toute la maison, comme avec `vierblatt serve`.
help-vierblatt-lang = La langue : de, en, fr ou it. Par défaut : celle du système
help-vierblatt-config = Le fichier de configuration, à la place de celui de l’utilisateur
help-vierblatt-example-1 = ouvre la table sur le port 8080
help-vierblatt-example-2 = une partie entière au hasard, jugée
help-vierblatt-example-3 = une copie de toutes les parties, pendant qu’on joue

help-serve = Ouvrir la table : un serveur que l’on rejoint avec un navigateur, de partout
help-serve-long =
    C’est aussi ce qui se passe sans commande. Tout est enregistré dans un fichier du répertoire de données, et chaque
    coup est sur le disque avant d’être annoncé aux autres.
help-serve-example-1 = ouvre la table sur un autre port
help-serve-example-2 = pour un proxy de cette machine qui parle HTTPS

help-play = Jouer dans ce terminal : contre des robots sans réseau, ou à une table par son lien
help-play-long =
    En plein écran, au clavier et à la souris ; avec --plain, ligne par ligne et en mots. Chaque coup est sur le
    disque : une partie survit à Ctrl+C, à une panne ou à une fenêtre fermée, et continue avec --resume. Toutes les
    touches sont dans docs/terminal.md.
help-play-what = Le jeu, ou le lien d’une table ; sans eux, un menu
help-play-resume = Reprendre la partie commencée
help-play-seats = Combien de joueurs, toi compris ; les autres sont des robots ; 1 pour un solo
help-play-level = Le niveau des robots, de 1 à 5 ; par défaut : 3
help-play-daily = Le solo du jour, le même pour tous
help-play-name = Ton nom
help-play-clock = Secondes par coup, de 5 à 3600, et autant en réserve pour toute la partie
help-play-sealed = Sans course, dans les jeux qui en ont : chacun choisit tranquillement, le sort décide
help-play-memory-aid = Réafficher ce que tu as vu, dans les jeux de mémoire
help-play-plain = Ligne par ligne, en mots : pour les lecteurs d’écran et les tubes
help-play-ascii = Dessiner avec des caractères simples seulement
help-play-no-color = Sans couleurs, comme avec la variable `NO_COLOR`
help-play-example-1 = Joomo contre trois robots, sans réseau
help-play-example-2 = à une table, par son lien
help-play-example-3 = reprend la partie commencée

help-referee = Juger des enregistrements de parties, règle par règle
help-referee-long =
    Lit un objet JSON, ou un par ligne, et affiche un objet JSON par ligne : où l’on en est après chaque action, et à la
    fin si l’enregistrement suit les règles. Code 0 : tous les suivent ; 1 : un ne les suit pas ; 2 : l’entrée n’est pas un
    enregistrement. Le format est dans docs/record.md.
help-referee-file = Les enregistrements ; sinon, ou avec -, l’entrée standard
help-referee-quiet = N’afficher que la dernière ligne de chaque enregistrement
help-referee-example-1 = chaque état de la partie, avec tous les coups permis
help-referee-example-2 = seulement un verdict par partie

help-record = Regarder des enregistrements
help-record-example-1 = la partie à lire, manche par manche
help-record-show = Montrer des parties en texte lisible, manche par manche
help-record-show-file = Les enregistrements ; sinon, ou avec -, l’entrée standard
help-record-show-example-1 = la partie à lire, manche par manche
help-record-show-example-2 = la même en italien

help-verify = Vérifier que les donnes sont bien celles que la table avait scellées
help-verify-long =
    Recalcule chaque donne et chaque mélange à partir de la graine de l’enregistrement. Code 0 : toutes sont comme elles
    devaient être ; 1 : une ne l’est pas ; 2 : une est invérifiable. Comment cela marche : docs/fair-deals.md.
help-verify-file = Les enregistrements tels qu’une table les donne, ou - pour l’entrée standard
help-verify-commitment = Ce que la table a montré avant la partie, à comparer avec l’enregistrement
help-verify-json = Afficher du JSON, un objet par ligne
help-verify-example-1 = les donnes étaient-elles équitables ?
help-verify-example-2 = de même pour un programme, une ligne par partie

help-rules = Lire les règles d’un jeu, ici ou sur papier
help-rules-long =
    Sans jeu, la commande les énumère. Les règles sont dans la langue du programme ; les numéros entre crochets
    sont ceux que citent les refus.
help-rules-game = Quel jeu
help-rules-form = Pour lire, pour imprimer, ou tel que c’est écrit
help-rules-form-text = Du texte pour l’écran.
help-rules-form-html = Une page à part, qu’un navigateur imprime.
help-rules-form-markdown = La source.
help-rules-width = Largeur des lignes ; par défaut : celle de l’écran
help-rules-ascii = Dessiner avec des caractères simples seulement
help-rules-example-1 = comment on joue au Komojo
help-rules-example-2 = Joomo en français, à imprimer avec un navigateur

help-random = Écrire des parties entières au hasard, un enregistrement par ligne
help-random-seed = La même graine écrit les mêmes parties
help-random-count = Combien de parties
help-random-example-1 = une partie, chaque fois la même
help-random-example-2 = cent parties avec une option

help-arena = Organiser un tournoi entre robots
help-arena-long =
    Chaque donne est jouée une fois dans chaque ordre des sièges, avec les mêmes cartes aux mêmes sièges, sur tous les
    cœurs. Les robots sont level1 à level5, greedy (règles simples), policy (l’appris, sans recherche ; à Joomo),
    random (hasard) et clairvoyant (voit toutes les cartes). La même graine donne les mêmes résultats ; seuls les temps changent. Comment les lire : docs/bots.md.
help-arena-bots = Les robots, un par siège : level5,greedy,greedy,greedy
help-arena-commands = Un programme à toi comme robot, après les autres ; peut être donné plusieurs fois. Il parle le protocole de docs/bot-protocol.md
help-arena-deals = Combien de donnes. Une donne est une manche ou une partie entière : voir la liste des jeux plus bas
help-arena-whole-games = Jouer des parties entières même là où une donne est une manche
help-arena-seed = La même graine donne les mêmes cartes et le même jeu
help-arena-iterations = Itérations par coup pour chaque robot qui cherche, au lieu de son propre nombre
help-arena-skill = Mesurer aussi l’habileté de ce robot : sa part du chemin de random à clairvoyant, au même siège contre les mêmes adversaires
help-arena-patience = Combien de temps un programme à toi peut prendre par coup, en secondes
help-arena-example-1 = la force du meilleur robot
help-arena-example-2 = ton propre programme contre un robot

help-exploit = Mesurer à quelle distance de la perfection jouent les robots, sur un petit Joomo résolu
help-exploit-long =
    Une petite table est un Joomo à deux avec peu de cartes. Elle est résolue par CFR+ ; puis chaque stratégie est
    interrogée dans chaque position où elle arrive, et l’on calcule exactement ce que gagne contre elle quelqu’un qui la
    connaît, en points par manche. Comment le lire : docs/bots.md.
help-exploit-mini = Quelle petite table
help-exploit-policy = Seulement celles-ci, séparées par des virgules : des recherches par leur nom, random, greedy, policy, level1 à level5
help-exploit-iterations = Combien d’itérations a une recherche ; par défaut : 200 et 1000, et le nombre propre d’un robot
help-exploit-seeds = Combien de fois chaque stratégie est interrogée dans chaque position
help-exploit-seed = La même graine donne les mêmes chiffres
help-exploit-rounds = Combien de tours de CFR+ résolvent la table
help-exploit-json = Afficher du JSON, un objet par ligne
help-exploit-example-1 = toutes les recherches, sur la plus petite table
help-exploit-example-2 = seulement celles-ci

help-solo = Le solo de Königs-Rommé, résolu : donnes gagnables, verdicts, conseils
help-solo-long = Ce qui le rend résoluble, et les chiffres, sont dans docs/solo.md.
help-solo-example-1 = une donne difficile, et comment la gagner
help-solo-deal = Écrire une donne sûrement gagnable, comme enregistrement
help-solo-deal-long =
    L’enregistrement n’a que la donne et peut être jugé, montré, résolu ou joué. La même graine et le même degré donnent la
    même donne.
help-solo-deal-seed = La même graine donne la même donne
help-solo-deal-grade = Quelle difficulté : easy (5 cartes en réserve ou plus), medium (3 ou 4), hard (1 ou 2), very-hard (aucune). Par défaut : n’importe laquelle
help-solo-deal-options = Une option de la table, par exemple `dealt_complete=needs_turn`
help-solo-deal-example-1 = une donne difficile mais gagnable
help-solo-deal-example-2 = une donne à lire et à étaler
help-solo-solve = Dire si une partie peut être gagnée, comment, et que faire ensuite
help-solo-solve-long =
    Lit l’enregistrement d’un solo, même en cours, et rend le verdict : ce que chaque main prend et défausse, ou pourquoi
    rien n’y fait et ce qui termine le plus de mains. Seul sert ce que voit le joueur, jamais l’ordre de la pioche.
    Code 0 : gagnable ; 1 : non ; 2 : l’entrée n’est pas un solo.
help-solo-solve-file = L’enregistrement ; sinon, ou avec -, l’entrée standard
help-solo-solve-conflict = Nommer des mains qui ne peuvent pas toutes être terminées, le moins possible. Peut être long
help-solo-solve-confirm = Demander un second avis à un solveur SAT. Peut être long
help-solo-solve-example-1 = la partie peut-elle encore être gagnée, et comment ?
help-solo-solve-example-2 = avec un second avis
help-solo-measure = Mesurer combien de donnes peuvent être gagnées
help-solo-measure-seed = La même graine donne les mêmes donnes ; seuls les temps changent
help-solo-measure-cores = Combien de cœurs ; par défaut : tous
help-solo-measure-confirm = Demander un second avis à un solveur SAT sur les N premières donnes perdues, ou sur toutes
help-solo-measure-confirm-winnable = Et sur les N premières qui peuvent être gagnées
help-solo-measure-conflicts = Après combien de conflits un second avis abandonne
help-solo-measure-options = Une option de la table, par exemple `dealt_complete=needs_turn`
help-solo-measure-example-1 = combien de donnes sur 100 000 peuvent être gagnées
help-solo-play = Jouer des donnes selon les conseils du solveur, pioche mélangée, en passant par les règles
help-solo-play-long = Il gagne exactement les donnes qui peuvent l’être, ce qui est vérifié donne par donne.
help-solo-play-seed = La même graine donne les mêmes cartes et le même jeu
help-solo-play-orders = Combien de fois chaque donne est jouée, chaque fois avec la pioche dans un autre ordre
help-solo-play-options = Une option de la table, par exemple `dealt_complete=needs_turn`
help-solo-play-example-1 = cent donnes, chacune avec dix ordres de la pioche

help-bench = Mesurer la vitesse sur cette machine
help-bench-example-1 = la vitesse des règles de Joomo ici
help-bench-engine = Jeu au hasard sur un seul thread, mondes imaginés et combinaisons. Prend deux minutes
help-bench-engine-seats = Seulement les tables de tant de sièges, et pas de combinaisons
help-bench-engine-json = Afficher du JSON, un objet par ligne
help-bench-engine-example-1 = un jeu à une table
help-bench-engine-example-2 = tout, pour un programme
help-bench-search = La recherche des robots sur un seul thread, depuis la première décision d’une donne
help-bench-search-seats = Seulement les tables de tant de sièges
help-bench-search-json = Afficher du JSON, un objet par ligne
help-bench-search-example-1 = un jeu, une table
help-bench-server = Un vrai serveur sous charge, par de vraies connexions, avec des joueurs qui jouent au hasard
help-bench-server-long =
    Démarre un serveur à lui sur un cœur à lui, avec des données effacées ensuite. Code 0 : tout s’est bien passé ; 1 : un
    coup confirmé est perdu, ou il y a eu des erreurs. Le sens des chiffres est dans benches/servers/README.md.
help-bench-server-tables = Combien de tables
help-bench-server-players = Combien de joueurs à chacune, avec une connexion chacun
help-bench-server-game = À quoi ils jouent
help-bench-server-mode = Quand on joue
help-bench-server-mode-closed = La personne suivante joue dès que la nouvelle arrive : ce dont le serveur est capable.
help-bench-server-mode-open = Chaque table joue selon un horaire fixe : combien de temps prennent les coups.
help-bench-server-mode-idle = Personne ne joue : ce que coûtent des tables qui attendent.
help-bench-server-rate = Avec open : combien de coups par seconde fait chaque table
help-bench-server-seconds = Combien de temps les coups comptent, en secondes
help-bench-server-warmup = Combien de temps on joue avant, en secondes
help-bench-server-moves = Continuer ensuite jusqu’à ce qu’au moins tant de coups aient compté
help-bench-server-kill = Après tant de secondes, tuer le serveur (kill -9), le redémarrer et compter ce qui manque
help-bench-server-hostile = Mesurer encore aussi longtemps pendant que quelqu’un demande tout ce qu’il peut depuis une adresse
help-bench-server-seed = La même graine fait les mêmes choix, autant que les donnes le permettent
help-bench-server-example-1 = une soirée chargée : mille tables, un coup par seconde chacune
help-bench-server-example-2 = ce qui est perdu quand le serveur est tué : rien
help-bench-flood = Un vrai serveur avec des milliers de connexions qui ne font rien, et le temps qu’il faut pour y entrer
help-bench-flood-long =
    Démarre un serveur à part, dont les données sont ensuite effacées ; les connexions viennent de 127.0.0.2, les gens d’autres
    adresses de cette machine. Code 0 : tout le monde est entré ; 1 : quelqu’un est resté dehors.
help-bench-flood-idle = Combien de connexions ne disent rien
help-bench-flood-slow = Combien de connexions envoient un en-tête octet par octet
help-bench-flood-seconds = Pendant combien de temps des gens arrivent, en secondes
help-bench-flood-example-1 = quatre mille connexions qui ne font rien ne retiennent personne dehors
help-bench-cluster = Plusieurs vrais serveurs sur une base de données et un bus, et ce que des pannes font aux parties
help-bench-cluster-long =
    Démarre ses propres serveurs ; des tables s’ajoutent à la base de données indiquée. Des nœuds sont tués, endormis, arrêtés et isolés,
    et à la fin tout ce qui a été confirmé doit être là. Statut 0 : c’est le cas ; 1 : il manque quelque chose ou une réponse était fausse.
help-bench-cluster-cluster-database = Base de données que les serveurs partagent
help-bench-cluster-cluster-bus = Serveur NATS
help-bench-cluster-nodes = Combien de serveurs
help-bench-cluster-faults = Combien de pannes, l’une après l’autre
help-bench-cluster-tables = Combien de tables, à deux joueurs
help-bench-cluster-rate = Combien de coups par seconde à chaque table
help-bench-cluster-sleep = Combien de temps dort un serveur, en secondes
help-bench-cluster-game = Le jeu
help-bench-cluster-seed = La même graine provoque les mêmes pannes
help-bench-cluster-example-1 = trois serveurs, dix pannes : rien n’est perdu

help-config = Montrer chaque réglage, sa valeur et d’où elle vient
help-config-long =
    Une option l’emporte sur une variable d’environnement, celle-ci sur le fichier de configuration, et lui sur la valeur par
    défaut. Avec les options de `serve`, la commande montre ce que ferait un serveur ainsi démarré.
help-config-example = Afficher un fichier pour commencer, où tout est en commentaire
help-config-example-1 = chaque réglage et d’où il vient
help-config-example-2 = un fichier pour commencer, où tout est en commentaire

help-backup = Copier toutes les parties dans un fichier, même pendant que le serveur tourne
help-backup-long =
    La copie est celle d’un instant : tout ce qui était confirmé avant y est. Elle n’apparaît sous son nom que lorsqu’elle est
    complète et sur le disque, et rien n’est écrasé. `vierblatt restore` la restaure.
help-backup-file = Le fichier à écrire. Il ne doit pas encore exister
help-backup-example-1 = copie les parties de ton propre serveur
help-backup-example-2 = copie les parties d’un service, avec le jour dans le nom

help-restore = Restaurer les parties d’une sauvegarde
help-restore-long =
    Le fichier est d’abord vérifié, entrée par entrée : ce doit être une base entière de ce Vierblatt ou d’un plus ancien.
    Aucun serveur ne doit tourner sur le répertoire de données pendant ce temps.
help-restore-file = La sauvegarde
help-restore-force = Remplacer les parties qui sont déjà là. Elles sont perdues
help-restore-accept-damage = Restaurer la sauvegarde même si des tables y sont endommagées. On ne peut plus y jouer
help-restore-example-1 = dans un nouveau répertoire de données
help-restore-example-2 = à la place des parties d’un service

help-check = Lire toutes les parties et vérifier qu’elles sont ce qui a été écrit
help-check-long =
    Chaque entrée de chaque table est comparée à son empreinte, même pendant que le serveur tourne. Code 0 : tout va
    bien ; 1 : quelque chose est endommagé ou manque. Ce qui se remarque ou non est dans docs/storage.md.
help-check-database = Vérifier une autre base de données que celle du répertoire de données, par exemple une sauvegarde
help-check-accept-loss = Accepter que des entrées manquent, quand tu sais pourquoi, et ne plus les signaler
help-check-json = Afficher du JSON, un objet par ligne : chaque table, puis le tout
help-check-example-1 = vérifie les parties de ton propre serveur
help-check-example-2 = vérifie une sauvegarde, pour un programme

help-book = Les livres des groupes : lister, exporter, importer, vérifier
help-book-long =
    Ce qu’est un livre et ce qu’il contient : docs/book.md.
help-book-example-1 = les livres de ton propre serveur
help-book-list = Lister les livres, même pendant que le serveur tourne
help-book-list-json = Afficher du JSON, un objet par ligne : chaque livre
help-book-list-example-1 = les livres de ton propre serveur
help-book-list-example-2 = ceux d’un serveur de base de données, pour un programme
help-book-export = Afficher un livre, même pendant que le serveur tourne
help-book-export-long =
    En JSON il est entier, avec les photos, et `vierblatt book import` le ramène. En CSV c’est un tableau : une ligne
    par personne et par manche.
help-book-export-book = Le nom du groupe, ou l’identifiant du livre dans `vierblatt book list`
help-book-export-form = Tout, ou les points en tableau
help-book-export-form-json = Tout, un objet JSON par ligne.
help-book-export-form-csv = Les points, pour un tableur.
help-book-export-example-1 = le livre entier d’un groupe
help-book-export-example-2 = ses points, pour un tableur
help-book-import = Ramener un livre exporté en JSON, ici ou ailleurs
help-book-import-long =
    Il reçoit un nouveau lien, qui est affiché ; un livre déjà là reste tel quel. Pendant ce temps, aucun serveur ne
    doit utiliser les parties.
help-book-import-file = Le livre exporté, ou - pour l’entrée standard
help-book-import-example-1 = le ramène, avec un nouveau lien
help-book-check = Relire toutes les entrées des livres et vérifier que tout concorde
help-book-check-long =
    Les entrées sont comparées à leurs empreintes, l’état enregistré d’un livre à ce qui résulte de ses entrées depuis la
    première, et liens et photos doivent être là. Statut 0 : tout va bien ; 1 : quelque chose ne va pas.
help-book-check-book = Le nom du groupe ou l’identifiant du livre ; sinon, tous les livres
help-book-check-json = Afficher du JSON, un objet par ligne : chaque livre
help-book-check-example-1 = vérifie tous les livres de ton propre serveur
help-book-check-example-2 = un livre d’un service, pour un programme

help-migrate = Tout déplacer de SQLite vers PostgreSQL, ou dans l’autre sens
help-migrate-long =
    Personnes, appareils, tables, parties, résultats et livres suivent. Tout est vérifié avant la copie et comparé après,
    par des empreintes enchaînées. Après une interruption, la même commande continue. Pendant ce temps, aucun serveur ne
    doit utiliser l’un des deux endroits.
help-migrate-from = Où tout se trouve : `sqlite:RÉPERTOIRE` ou `postgres://nom:motdepasse@machine/base`. Rien n’y est changé
help-migrate-to = Où cela va, dans les mêmes termes. Il ne doit rien y avoir, ou un essai précédent de la même commande
help-migrate-example-1 = vers un serveur de base de données ; le mot de passe plutôt dans PGPASSWORD
help-migrate-example-2 = et retour dans un nouveau répertoire
help-migrate-example-3 = vers un autre répertoire

help-page = Écrire la page pour un hébergement qui n’a que des fichiers
help-page-long =
    Chacun joue alors dans son propre navigateur, seul ou contre des robots. Les tables entre amis ont besoin d’un serveur ; la page
    peut mener à un serveur. Ce qui se trouve déjà dans le répertoire y reste.
help-page-out = Le répertoire où écrire. Il est créé s’il n’existe pas
help-page-base = Le dossier de l’adresse où seront les fichiers
help-page-server = Un serveur vers lequel la page mène pour les tables entre amis et les groupes
help-page-example-1 = pour nginx, avec deploy/static.conf
help-page-example-2 = dans un dossier, les tables entre amis ailleurs

help-completions = Afficher le script qui complète commandes et options dans un shell
help-completions-shell = Quel shell
help-completions-example-1 = pour ce bash ; comme ligne de ~/.bashrc, pour tous
help-completions-example-2 = pour fish

help-man = Afficher la page de manuel, ou en écrire une pour chaque commande
help-man-dir = Écrire toutes les pages dans ce répertoire
help-man-example-1 = montre la page de tout le programme
help-man-example-2 = écrit toutes les pages

help-help = Montrer l’aide d’une commande
help-help-command = La commande ; sinon tout le programme
help-help-example-1 = l’aide d’une commande

# Bilans
cli-review-title = Bilan de {$game}, {$depth}. Un jugement est sûr à {$confidence} %.
cli-review-unfinished = L’enregistrement finit avant la partie : il n’y a pas de résultat.
cli-review-player = {$seat} : {$decisions ->
    [one] une décision
   *[other] {$decisions} décisions
}, perte {$error} ‰ par décision ; imprécisions {$inaccuracies}, erreurs {$mistakes}, grosses erreurs {$blunders}
cli-review-strength = force de jeu : {$word}
cli-review-nothing = {$seat} : aucune décision à juger
cli-review-result = résultat {$result} %, chance {$luck} %, jeu {$play} % ; sans la chance {$adjusted} %
cli-review-moments = Ce qui a décidé la partie pour {$seat} :
cli-review-moment-luck = action {$n}, manche {$round} : la chance, {$change} %
cli-review-moment-decision = action {$n}, manche {$round} : une décision, {$change} %
cli-review-marked = action {$n}, manche {$round}, {$seat} : {$mark}. {$played} – mieux : {$best} ({$loss} ± {$doubt} %)
cli-review-marked-exact = action {$n}, manche {$round}, {$seat} : {$mark}. {$played} – mieux : {$best} ({$loss} %, calculé)
cli-review-none = Aucune décision n’a assez perdu pour en être sûr.
cli-review-no-seat = Il n’y a pas de siège {$seat} ; la table en a {$seats}.
cli-review-too-long = Un enregistrement de plus de {$most} actions n’est pas jugé.
cli-review-illegal = l’action {$n}, comptée à partir de 0, n’est pas permise : {$reason}
cli-progress-review = {$done} actions sur {$all}, encore {$left}

help-puzzles = Faire des problèmes à partir de parties entre robots, un par ligne
help-puzzles-long =
    Un problème est un enregistrement qui s’arrête là où quelqu’un doit décider : la recherche approfondie est sûre du
    meilleur coup, et le jeu rapide le manque. En trouver un prend de quelques secondes à quelques minutes. Le format est dans
    docs/review.md.
help-puzzles-seed = La même graine fait les mêmes problèmes
help-puzzles-count = Combien de problèmes
help-puzzles-example-1 = dix problèmes, toujours les mêmes

help-review = Revenir sur une partie : ce qui était bien joué et ce qui était de la chance
help-review-long =
    Juge chaque décision d’après ce que sa place pouvait savoir, et sépare la chance du jeu. Un coup n’est appelé imprécision,
    erreur ou grosse erreur que si la perte est plus grande que son incertitude. Comment lire les chiffres : docs/review.md.
help-review-file = Les enregistrements ; sinon, ou avec -, l’entrée standard
help-review-seat = Ne juger que les décisions de cette place, comptée à partir de 1
help-review-depth = À quel point en détail
help-review-depth-quick = Quelques secondes : les erreurs nettes.
help-review-depth-normal = Au plus une vingtaine de secondes pour une partie à quatre.
help-review-depth-deep = Vingt fois plus.
help-review-seed = La même graine donne le même résultat
help-review-json = Afficher du JSON, un objet par partie
help-review-example-1 = ce qui était bien joué et ce qui était de la chance
help-review-example-2 = seulement la première place, pour un programme
