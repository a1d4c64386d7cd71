# What the program says besides its help. The help's English words are comments in src/commands.

# The frame of the help
cli-help-usage = Usage:
cli-help-usage-options = [OPTIONS]
cli-help-commands = Commands
cli-help-command = COMMAND
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-everywhere = Everywhere
cli-help-examples = Examples:
cli-help-help = Print help; -h is shorter than --help
cli-help-version = Print the version
cli-help-default = [default: {$value}]
cli-help-values = [possible values: {$values}]
cli-help-variable = [env: {$name}]
cli-help-tables = Games, seats and options:
cli-help-and = {$list} and {$last}
cli-help-seats = {$game}: {$least} to {$most} seats
cli-help-seats-round = {$game}: {$least} to {$most} seats; a deal is a round
cli-help-seats-game = {$game}: {$least} to {$most} seats; a deal is a whole game
cli-help-choice = {$values}; default: {$usual}
cli-help-range = {$least} to {$most}; default: {$usual}
cli-help-more = 'vierblatt help COMMAND' says more about each command.

# Manual pages
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-examples = EXAMPLES
cli-man-version = VERSION
cli-man-written = {$pages} pages are in {$directory}.
cli-page-written = {$files} files are in {$directory}.
cli-page-no-tables = This page cannot play without a server: the program was built without its tables. `cargo xtask pocket` says what is missing.
cli-page-base = “{$given}” is not a folder of an address, such as /cards/.
cli-page-server = “{$given}” is not the address of a server, such as https://cards.example.

# What is wrong with a command line
cli-wrong-argument = '{$command}' does not know '{$argument}'.
cli-wrong-command = There is no command '{$command}'.
cli-wrong-no-value = {$argument} needs a value.
cli-wrong-choice = '{$value}' is not a value of {$argument}.
cli-wrong-value = '{$value}' does not fit {$argument}: it must be {$expected}.
cli-wrong-much = {$argument} takes no value, but '{$value}' was given.
cli-wrong-twice = {$argument} may be given only once.
cli-wrong-together = {$argument} cannot be used together with {$other}.
cli-wrong-missing = This is missing: {$argument}
cli-wrong-text = Something in the command line is not UTF-8 text.
cli-wrong-near = Did you mean '{$near}'?
cli-wrong-elsewhere = Did you mean '{$command}'?
cli-wrong-allowed = There are: {$values}
cli-wrong-variable = The value comes from the environment variable {$name}.
cli-wrong-help = '{$command} --help' says more.
cli-expected-least = a whole number, at least {$least}
cli-expected-range = a whole number from {$least} to {$most}
cli-expected-whole-number = a whole number
cli-expected-number = a number such as 0.5
cli-expected-number-or-all = a whole number or 'all'
cli-expected-language = one of de, en, fr, it
cli-expected-address = an address such as 127.0.0.1
cli-expected-switch = true or false
cli-expected-directory = the path of a directory
cli-expected-url = an address such as postgres://name@host/database
cli-expected-texts = a list of texts in square brackets
cli-expected-other = a different value

# Settings
cli-config-file = The configuration file is {$file}.
cli-config-no-file = There is no configuration file; it would be {$file}.
cli-config-nowhere = There is no configuration file, and no home directory for one.
cli-config-setting = setting
cli-config-is = value
cli-config-from = from
cli-config-from-option = the command line
cli-config-from-file = the file
cli-config-from-locale = the system's locale
cli-config-from-default = the default
cli-config-place = {$file}, line {$line}
cli-config-no-toml = this is not TOML: {$why}
cli-config-unknown = there is no setting '{$key}'. There are: {$keys}
cli-config-value = '{$key}' does not fit: it must be {$expected}.
cli-config-example =
    The settings of Vierblatt. Lines that begin with # are comments: remove the # to set something.
    An option beats an environment variable, which beats this file.
    'vierblatt config' shows the settings in effect.

# The table is open
cli-serve-open = Vierblatt: the table is open.
cli-serve-here = on this machine
cli-serve-house = on the same Wi-Fi
cli-serve-kept = Games are saved in {$directory}. Stop with Ctrl+C.
cli-serve-no-home = There is no home directory to save games in; name a directory with --data.
cli-serve-port-in-use = Port {$port} is taken by another program. Choose another with --port.
cli-serve-port-denied = Port {$port} is reserved for the system. Choose one above 1023 with --port, or put a proxy in front.
cli-serve-no-network = The server cannot listen on {$address}: {$why}

# Data
cli-data-in-use = {$directory} is in use by another server. Stop it first, or name another directory with --data.
cli-data-directory = {$directory} cannot be used as a data directory: {$why}
cli-data-newer = The database was made by a newer Vierblatt (schema {$found}; this program knows up to {$known}). Use the newer one.
cli-data-damaged = The database is damaged, or the file is not a database ({$why}). 'vierblatt restore' restores a backup.
cli-data-full = The disk is full.
cli-data-read-only = The database is read-only; this user may not write to it.
cli-data-other = The database cannot be opened: {$why}
cli-database-address = This is not the address of a database: {$why}
cli-database-certificates = The certificates in {$file} cannot be used: {$why}
cli-database-unreachable = The database cannot be reached: {$why}
cli-database-denied = The database does not let this user in: {$why}
cli-database-in-use = Another server uses the database. Stop it first, or name another one with --database.
cli-database-encoding = The database’s encoding is {$encoding}; it must be UTF8.
cli-database-foreign = The database belongs to another program; nothing in it was changed. Name another one with --database.
cli-bus-address = This is not the address of NATS servers: {$why}
cli-bus-unreachable = The NATS servers cannot be reached: {$why}
cli-bus-alone = Several servers need one database to share: name it with --database.
cli-backup-runs = copying
cli-backup-done = All games of {$directory} are in {$file}.
cli-backup-exists = {$file} exists already, and nothing is overwritten. Choose another name.
cli-backup-nothing = There are no games in {$directory}. Name the right directory with --data.
cli-backup-failed = The games cannot be copied: {$why}
cli-restore-runs = checking and copying
cli-restore-done = The games of {$file} are in {$directory}. The server can be started.
cli-restore-exists = {$directory} has games already. With --force they are replaced, and lost.
cli-restore-no-backup = {$file} cannot be restored. {$why}
cli-restore-damaged = It is not a backup, or it is damaged: {$why}
cli-data-foreign = The database belongs to another program; nothing in it was changed. Name another directory with --data.
cli-data-empty = {$file} is empty: its contents are lost, or it was never filled. Restore a backup with 'vierblatt restore', or remove the file to start from scratch.
cli-data-missing = {$file} is missing, although games were saved there. Restore a backup with 'vierblatt restore', or remove vierblatt.written and whatever else is left to start from scratch.
cli-backup-damaged = These tables are damaged in it: {$tables}. All others are intact. 'vierblatt check' says more.
cli-restore-some-damaged = These tables are damaged in it: {$tables}. With --accept-damage it is restored anyway; those tables cannot be continued.
cli-check-runs = checking
cli-check-table-damaged = table {$code}: damaged {$damage} (intact entries before that: {$entries})
cli-check-damage-entry = at entry {$number}
cli-check-damage-start = at the start of game {$number}
cli-check-damage-storage = according to the file: {$why}
cli-check-well = Everything is as it was written. Tables: {$tables}, entries: {$entries}.
cli-check-damaged = Damaged tables: {$damaged} of {$tables}. They cannot be continued; the others are not affected. What to do: keep a copy of the data directory, then restore a backup in which 'vierblatt check --database' finds nothing wrong.
cli-check-missing = Entries that the database itself counts, but that are missing: {$count}.
cli-check-lost = Entries that were written here, but are missing: {$count}. The end of the database was cut off, or it is an older copy. Restore a newer backup if you have one; 'vierblatt check --accept-loss' accepts it as it is.
cli-check-file = The file itself is damaged: {$why}
cli-check-unhashed = The database is from an older Vierblatt and has no hashes yet; it gets them when the server is started. The file itself was checked.
cli-check-accepted = Accepted. From now on only later losses are reported.
cli-data-unfinished = Games are being moved into this database, and not all of them are there. 'vierblatt migrate' with the same --from and --to goes on with it.
cli-book-none = There are no books here.
cli-book-id = id
cli-book-name = group
cli-book-members = members
cli-book-sheets = sheets
cli-book-entries = entries
cli-book-latest = latest
cli-book-unknown = There is no book '{$book}'. 'vierblatt book list' shows all of them.
cli-book-several = Several groups are called '{$name}'. Name the book by its id: {$ids}
cli-book-failed = The books cannot be used: {$why}
cli-book-imported = The book of '{$name}' is there, and this link of your server opens it: {$link}
cli-book-line = {$file}, line {$line}: this is not an entry of a book. {$why}
cli-book-no-group = {$file} is not an exported book: it does not begin with a group.
cli-book-full = The book is too large.
cli-book-well = {$name} ({$id}): all is well. Entries: {$entries}.
cli-book-fault = {$name} ({$id}): {$fault}
cli-book-fault-damaged = the log is damaged {$damage}.
cli-book-fault-unreadable = entries that this version cannot read: {$count}. A newer Vierblatt wrote them.
cli-book-fault-checkpoint = the stored sum is not what its entries come to.
cli-book-fault-no-link = no link opens it.
cli-book-fault-no-photo = the photo {$photo} is missing or damaged.
cli-migrate-place = A place is sqlite:DIRECTORY or postgres://user@host/name.
cli-migrate-same = --from and --to are the same place.
cli-migrate-checks = {$done} of {$all} rows checked, {$left} left
cli-migrate-copies = {$done} of {$all} rows copied, {$left} left
cli-migrate-compares = {$done} of {$all} rows compared, {$left} left
cli-migrate-done = Everything is in {$to}, and is equal to what it was. People: {$people}, logs: {$logs}, entries: {$entries}, results: {$results}.
cli-migrate-not-empty = There are already games in {$to}, and nothing there is overwritten. Name an empty place with --to.
cli-migrate-another = {$to} is half of another move, or the games have changed since that one began. Start again with an empty place.
cli-migrate-differs = What is in {$to} is not equal to what was read. No server opens it. Start again with an empty place.
cli-migrate-damaged = {$code} in {$from} is damaged {$damage}, and nothing was finished. Restore a backup first; 'vierblatt check' says more.
cli-migrate-failed = It was interrupted: {$why}. The same command goes on from here.
cli-config-use = The games in {$directory} take {$size}. Tables: {$tables}; {$per-table} per table, {$per-day} per day.

# Records
cli-record-stdin = standard input
cli-record-none = there is no record in it
cli-record-number = {$why} (record {$number})
cli-record-unreadable = cannot be read: {$why}
cli-record-not-utf8 = line {$line}: not UTF-8 text (byte {$byte} of the record)
cli-record-no-record = line {$line}: not a record: {$why}
cli-record-too-long = line {$line}: longer than a record may be ({$most} MiB)
cli-option-form = '{$option}': write an option as NAME=VALUE, such as target=50.

# Fair deals
cli-verify-too-long = too long to be a record
cli-verify-no-record = this is not a record: {$why}
cli-verify-record = record {$number}
cli-verify-fair = fair. Chance acted {$chances ->
    [one] once
   *[other] {$chances} times
}, each time exactly as the seed and {$texts ->
    [one] one added text
   *[other] {$texts} added texts
} determine.
cli-verify-fair-so-far = fair. Chance acted {$chances ->
    [one] once
   *[other] {$chances} times
}, each time exactly as the seed and {$texts ->
    [one] one added text
   *[other] {$texts} added texts
} determine; the record ends before the game does.
cli-verify-values = {$count ->
    [one] It includes a value that the player in seat {$seats} drew
   *[other] It includes values that the players in seats {$seats} drew
}: nobody could choose the cards, not even somebody who ran the server and played.
cli-verify-no-values = No player added a value, so whoever ran the server could have chosen the seed.
cli-verify-not-revealed = Did not reveal their value in time, so the game started without it: seat {$seats}.
cli-verify-compare = Compare this with what the table showed before the game: {$commitment}
cli-verify-compare-list = Compare this with the list of values the table showed at the start: {$hash}
cli-verify-not-fair = NOT FAIR: {$why}
cli-verify-unchecked = cannot be checked: {$why}
cli-verify-no-fair = the record has no 'fair' section, so nobody can check its deals
cli-verify-no-seed = the seed is not in the record: it is revealed when the game is over
cli-verify-no-game = there is no game '{$game}'
cli-verify-set-up = the game cannot be played with these seats or options
cli-verify-not-a-seed = the seed must be 64 hexadecimal digits
cli-verify-commitment = the seed does not fit the commitment: {$published} was published, the seed gives {$given}
cli-verify-share = the value of seat {$seat} is not the one that was promised
cli-verify-share-list = the values must belong to seats of the table, in order, each seat at most once
cli-verify-illegal = action {$n}, counted from 0 ('{$action}'), is not legal
cli-verify-differs =
    action {$n}, counted from 0, is not what the seed gives.
      recorded: {$found}
      expected: {$expected}

# How far things have come
cli-progress-games = {$done} of {$all} games, {$left} left
cli-progress-deals = {$done} of {$all} deals, {$left} left
cli-progress-lines = {$done} of {$all} measured, {$left} left
cli-progress-tables = {$done} of {$all} tables set up
cli-progress-seconds = {$done} of {$all} seconds

# Tournaments
cli-arena-no-bot = There is no bot '{$bot}'. Choose from level1 to level5, greedy, policy (in Joomo), random and clairvoyant.
cli-arena-other-game = '{$bot}' is a bot of {$given}, but this is a tournament of {$game}.
cli-arena-command = The command '{$command}' cannot be read: is a quotation mark missing?
cli-arena-not-started = The bot '{$command}' cannot be started: {$why}
cli-arena-bots = {$seats} seats need {$seats} bots, but {$bots ->
    [one] one is
   *[other] {$bots} are
} named. Name them with --bots or --bot.
cli-arena-patience = --patience: seconds, more than 0 and at most 3600.
cli-arena-skill-of-nobody = --skill {$bot}: name a bot that plays in this tournament.
cli-arena-rounds = {$game}, {$seats} seats, {$deals ->
    [one] one deal
   *[other] {$deals} deals
} (a round each), seed {$seed}
cli-arena-games = {$game}, {$seats} seats, {$deals ->
    [one] one deal
   *[other] {$deals} deals
} (a game each), seed {$seed}
cli-arena-bot = bot
cli-arena-played = games
cli-arena-wins = win share
cli-arena-points = points
cli-arena-elo = Elo
cli-arena-p50 = ms p50
cli-arena-p99 = ms p99
cli-arena-skill = skill of {$bot}: {$skill} (random 0, clairvoyant 1)
cli-arena-dared = {$bot}: {$what} {$tries ->
    [one] once
   *[other] {$tries} times
}, {$won} succeeded
cli-arena-forfeits = {$bot}: {$moves ->
    [one] one move
   *[other] {$moves} moves
} forfeited
cli-arena-unfinished = {$games ->
    [one] One game did not end and was
   *[other] {$games} games did not end and were
} stopped

# How far from perfect
cli-exploit-solving = solving the table
cli-exploit-asking = asking {$policy}
cli-exploit-no-policy = There is no policy '{$policy}'. Choose from random, greedy, policy, level1 to level5, {$policies}.
cli-exploit-table =
    {$name}: {$hand} cards each of {$deck}
    {$histories} histories, {$sets} information sets; points per round
cli-exploit-rounds = CFR+ rounds
cli-exploit-loss = exploitability
cli-exploit-value = value to the leader
cli-exploit-policy = policy
cli-exploit-iterations = iterations
cli-exploit-against = against the solution
cli-exploit-asked = asked
cli-exploit-own = own

# The solo game
cli-grade-easy = easy
cli-grade-medium = medium
cli-grade-hard = hard
cli-grade-very-hard = very hard
cli-solo-share = {$hits} of {$of}, {$percent} % (95 %: {$low} to {$high})
cli-solo-winnable = winnable
cli-solo-won = won
cli-solo-lost = lost
cli-solo-time = time
cli-solo-surprises = games that did not end as their deal's verdict says
cli-solo-by-counting = {$lost}, {$counted} of them by counting
cli-solo-times = p50 {$p50} ms, p99 {$p99} ms, max {$max} ms, mean {$mean} ms
cli-solo-spare = to spare
cli-solo-deals = deals
cli-solo-most = most hands
cli-solo-lost-deals = lost deals
cli-solo-jokers = jokers to come
cli-solo-opinions-lost = Second opinions on lost deals: {$agreed} agree, {$unknown} gave up, {$wrong} disagree.
cli-solo-opinions-winnable = Second opinions on winnable deals: {$agreed} agree, {$unknown} gave up, {$wrong} disagree.
cli-solo-opinion-wrong = deal {$deal}: {$why}
cli-solve-not-dealt = the cards have not been dealt yet
cli-solve-one-record = there is more than one record in it
cli-solve-no-solo = not a solo game: that is "game": "{$game}", "seats": 1
cli-solve-action = action {$number}: {$why}
cli-solve-won = It is won.
cli-solve-winnable = It can be won, whatever the order: {$needed} of the {$cards} cards to come are needed, {$spare} to spare ({$grade}).
cli-solve-lost = It cannot be won, whatever the order.
cli-solve-most = At most {$hands ->
    [one] one hand
   *[other] {$hands} hands
} can be finished:
cli-solve-conflict = The hands {$hands} cannot all be finished; without any one of them, the others can.
cli-solve-agrees = Second opinion: agrees.
cli-solve-gave-up = Second opinion: gave up.
cli-solve-disagrees = Second opinion: it contradicts itself; --json says where.
cli-solve-disagrees-winnable = Second opinion: disagrees. It finds a way to win.
cli-solve-disagrees-lost = Second opinion: disagrees. It proves that this cannot be won.
cli-solve-waits = hand {$hand} is complete and only needs any one card
cli-solve-exchange = hand {$hand} takes {$take} and drops {$drop}
cli-solve-nothing = No choice of the cards to come completes hand {$hand}.
cli-solve-need = hand {$hand}: {$cards}
cli-solve-too-many = Counted one by one, the hands need at least {$all} cards, but only {$cards} are to come ({$each}).
cli-solve-same-ones = Counted one by one, the hands need at least {$all} of the {$cards} cards to come. There are enough of them, but several hands need the same ones ({$each}).
cli-solve-wanted = {$card} is for hand {$hand}, which drops {$drop}: {$put}
cli-solve-finishes = {$card} is not needed, but it finishes hand {$hand}: {$put}
cli-solve-spare = {$card} is not needed; it can pass through any hand: {$put}

# Speed
cli-bench-runs = --seconds must be from 0.001 to 3600, --runs from 1 to 1000.
cli-bench-no-seats = None of these games has this many seats. 'vierblatt random --help' lists the seats.
cli-bench-game = game
cli-bench-seats = seats
cli-bench-playouts = playouts/s
cli-bench-rounds = rounds/s
cli-bench-moves = moves/s
cli-bench-actions = actions/s
cli-bench-ns-action = ns/action
cli-bench-bytes = B/state
cli-bench-ns-clone = ns/clone
cli-bench-worlds = worlds/s
cli-bench-iterations = iterations/s
cli-bench-plain = plain iterations/s
cli-bench-melds = melds of
cli-bench-outs = outs/s
cli-bench-best = best/s
cli-bench-median = best, µs
cli-bench-p99 = 99 %, µs
cli-bench-files = {$connections} connections need {$files} open files, but only {$allowed} are allowed: try 'ulimit -n {$files}', or fewer tables.
cli-bench-too-long = It takes too long.
cli-bench-stopped = Stopped before the end.
cli-bench-limits = At most {$connections} connections, --seconds from 0.1 to 3600, --warmup up to 60, --rate from 0.001 to 1000.
cli-bench-players = {$game} is for {$least} to {$most} players.
cli-bench-kill = --kill must be before the end.
cli-bench-no-port = No port is free.
cli-bench-server-ended = The server ended ({$status}): {$last}
cli-bench-server-silent = The server does not listen: {$last}
cli-bench-set-up = A table cannot be set up: {$why}
cli-load-title = {$game}, {$tables} tables of {$players}, {$mode}, {$seconds} s
cli-load-not-measured = not measured
cli-load-moves = moves
cli-load-moves-are = {$moves}, {$rate} per second
cli-load-half = to the next player, median
cli-load-95 = 95 %
cli-load-99 = 99 %
cli-load-all = slowest
cli-load-attacked = 99 %, attacked
cli-load-cost = server, 1000 moves
cli-load-server = server, busy
cli-load-players = players, busy
cli-load-late = players, late, 99 %
cli-load-memory = memory per table
cli-load-sent = sent per move
cli-load-acknowledged = acknowledged moves
cli-load-lost = lost
cli-load-errors = errors
cli-load-again = restarted
cli-load-back = {$restart} ms, everybody back {$back} ms later
cli-flood-connections = {$idle} idle and {$slow} slow connections from one address; closed by the server: {$closed}
cli-flood-newcomers = {$newcomers} people came, {$kept_out} of them did not get in; half of them were at a table within {$half} ms, all within {$all} ms
cli-cluster-fault = {$fault}: half of the tables played on within {$half} ms, all within {$all} ms
cli-cluster-moves = Acknowledged moves: {$acknowledged}; lost: {$lost}; refused although carried out: {$wrong}; never answered: {$unanswered}
cli-cluster-failover = From the kill of a node until the last table played on: {$half} ms in half of the cases, {$all} ms at most
cli-load-ms = {$value} ms
cli-load-percent = {$value} %
cli-load-cpu = {$value} s of processor time
cli-load-kib = {$value} KiB
cli-load-bytes = {$value} bytes

# Reviews
cli-review-title = Review of {$game}, {$depth}. A mark is {$confidence} % sure.
cli-review-unfinished = The record ends before the game does: there is no result.
cli-review-player = {$seat}: {$decisions ->
    [one] one decision
   *[other] {$decisions} decisions
}, error {$error} ‰ per decision; inaccuracies {$inaccuracies}, mistakes {$mistakes}, blunders {$blunders}
cli-review-strength = level of play: {$word}
cli-review-nothing = {$seat}: no decision to judge
cli-review-result = result {$result} %, luck {$luck} %, play {$play} %; without luck {$adjusted} %
cli-review-moments = Moments that decided the game for {$seat}:
cli-review-moment-luck = action {$n}, round {$round}: luck, {$change} %
cli-review-moment-decision = action {$n}, round {$round}: a decision, {$change} %
cli-review-marked = action {$n}, round {$round}, {$seat}: {$mark}. {$played} – better: {$best} ({$loss} ± {$doubt} %)
cli-review-marked-exact = action {$n}, round {$round}, {$seat}: {$mark}. {$played} – better: {$best} ({$loss} %, computed)
cli-review-none = No decision lost enough to be sure of it.
cli-review-no-seat = There is no seat {$seat}; the table has {$seats}.
cli-review-too-long = A record with more than {$most} actions is not reviewed.
cli-review-illegal = action {$n}, counted from 0, is not legal: {$reason}
cli-progress-review = {$done} of {$all} actions, {$left} left
