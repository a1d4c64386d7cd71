# The client in the terminal.

# At the table
tui-title = {$game} · table {$code}
tui-you = you
tui-host = host
tui-away = away
# For anyone without a name.
tui-newcomer = Clover
tui-seat-bot = {$name}, level {$level} bot
tui-seat-away = {$name}, away
tui-lost = No connection. Trying again…
tui-back = The connection is back.
tui-clock = {$left} left, reserve {$reserve}
tui-clock-paused = {$left} (paused)
tui-zone = {$title}: {$holds}.
tui-spot = {$name}: {$holds}
tui-empty = empty
tui-face-down = face down
tui-chosen = chosen: {$what}
tui-more-actions = PgDn: {$count} more
tui-takeback-question = {$who} would like to take a move back. Do you agree? y or n
tui-race = Throw now {$bar} {$seconds} s
tui-race-sealed = Choose at leisure: nobody sees it until everyone has chosen.
tui-over = Press r to play again.
tui-rematch-wanted = Wants to play again: {$who}
tui-watching = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] {$count} people are watching.
}
tui-say = Say:
tui-name = Your name:

# Before the game
tui-lobby-host = The table is open. Press s to start; bots take the free seats.
tui-lobby-wait = Waiting for the host to start…
tui-agreed = Table options: {$options}

# Keys at the bottom of the screen
tui-keys-turn = ←→↑↓ look  Space choose  Enter play  1–9 list  h hint  ? help  q quit
tui-keys-wait = l log  p points  c chat  u take back  ? help  q quit
tui-keys-race = ←→ look  Space choose  Enter throw  n throw nothing  ? help
tui-keys-over = r play again  p points  l log  c chat  ? help  q quit
tui-keys-host = s start  b add bot  +/− level  x remove  Enter sit  v stand up  n name  q quit
tui-keys-lobby = Enter sit  v stand up  n name  c chat  ? help  q quit
tui-keys-menu = ↑↓ line  ←→ change  Enter play  q quit
tui-keys-panel = ↑↓ scroll · Esc close

# Panels
tui-panel-help = Help
tui-panel-log = Game log
tui-panel-scores = Points
tui-panel-result = Result
tui-round = Round
tui-total = Total
tui-no-points = No points are counted here.
tui-points = {$who}: { $points ->
    [one] {$points} point
   *[other] {$points} points
}
tui-no-rules = There are no rules here for this game.
tui-help =
    #Keys
    ← → ↑ ↓   from card to card
    Tab       to the next card you can use
    Space     choose a card or a pile, or deselect it
    Enter     play what is chosen
    1–9       do that line of the list; PgUp and PgDn show more of it
    Esc       deselect everything
    h         hint: what a bot would do (where all others are bots)
    u         take back your last move
    n         in a race: throw nothing
    l         game log             p   points by round
    c         say something        r   play again, when it is over
    q         quit; the game is saved
    #Mouse
    Click a card to choose it, and again to play it. One click on a draw pile draws. Click a line of the list, and again to do it.
    #Signs
    A dot on a card: it can be played. A heavy frame: it is chosen. An arrow below it: you are here.

# A new table
tui-menu = Vierblatt: what would you like to play?
tui-continue = Continue the game you left: {$game}
tui-game = Game
tui-players = Players
tui-players-count = { $count ->
    [one] you alone
   *[other] {$count}
}
tui-level = Bots
tui-level-name = { $level ->
    [1] level 1, beginners
    [2] level 2, easy
    [3] level 3, good
    [4] level 4, strong
   *[other] level 5, very strong
}
tui-start = Start
tui-about-game = {$idea} {$fewest} to {$most} players, {$length}

# Line by line
tui-plain-title = {$game}, table {$code}. Players: {$names}.
tui-plain-more = {$count} more: type “more”.
tui-plain-not-understood = Not understood. Type a number from the list, or “?” for help.
tui-plain-again = The game is over. Type “again” to play again or “quit” to leave.
tui-plain-lobby = Waiting for the host to start. Type “?” for help.
tui-plain-lobby-host = Type “start” to begin; bots take the free seats.
tui-plain-help = Type the number of what you want to do, its words, or the action as it is written in records. You can also type:
tui-plain-which = Which game? {$from} to {$to}, or Enter for {$usual}:
tui-plain-players = How many players, including you? {$from} to {$to}, or Enter for {$usual}:
tui-plain-level = How strong are the bots? {$from} to {$to}, or Enter for {$usual}:
tui-cmd-help = help
tui-cmd-table = table
tui-cmd-hand = hand
tui-cmd-score = score
tui-cmd-log = log
tui-cmd-hint = hint
tui-cmd-more = more
tui-cmd-rules = rules
tui-cmd-back = back
tui-cmd-chat = chat
tui-cmd-start = start
tui-cmd-again = again
tui-cmd-quit = quit
tui-cmd-about = { $command ->
    [help] this help
    [table] reads the table out
    [hand] reads your cards out
    [score] points
    [log] game log
    [hint] what a bot would do
    [more] more of the list
    [rules] the rules of the game
    [back] takes your last move back
    [chat] says the rest of the line to everyone
    [start] starts the game
    [again] plays again
   *[quit] leaves; the game is saved
}

# Coming and going
tui-go-on = The game is saved. Continue with: vierblatt play --resume
tui-come-back = Your seat is saved. Come back with: vierblatt play {$link}
tui-nothing-left = There is no game to continue. Start one with: vierblatt play
tui-no-link = '{$link}' is not a link to a table. Links look like http://host:8080/t/CODE.
tui-unknown-game = There is no game '{$game}' here. Without a name, vierblatt play shows all of them.
tui-no-data = Games cannot be saved in {$data}: { $why ->
    [in-use] another server is using it.
    [newer] the database was made by a newer Vierblatt.
    [damaged] the database is damaged, or the file is not a database.
    [full] the disk is full.
    [read-only] the database is read-only.
   *[other] the directory or the database cannot be opened.
} Name another directory with --data.
tui-no-terminal = This is not a terminal, so the game is played line by line (--plain).
tui-too-small = There is not enough room: please make the window at least {$wide} columns wide and {$high} lines high, or use --plain.
