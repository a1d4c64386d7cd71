# The client in the terminal.

# At the table
tui-title = {$game} · table {$code}
tui-you = you
tui-host = host
tui-away = away
# Whoever has no name.
tui-newcomer = Clover
tui-seat-bot = {$name}, bot of level {$level}
tui-seat-away = {$name}, away
tui-lost = No connection. Trying again …
tui-back = The connection is back.
tui-clock = {$left} left, reserve {$reserve}
tui-clock-paused = {$left} (paused)
tui-zone = {$title}: {$holds}.
tui-spot = {$name}: {$holds}
tui-empty = empty
tui-face-down = face down
tui-chosen = chosen: {$what}
tui-more-actions = PgDn: {$count} more
tui-takeback-question = {$who} would like to take a move back. All right? y or n
tui-race = Snap! {$bar} {$seconds} s
tui-race-sealed = Choose in peace: nobody sees it before all have chosen.
tui-over = Play again with r.
tui-rematch-wanted = Wants to play again: {$who}
tui-watching = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] {$count} people watch.
}
tui-say = Say:
tui-name = Your name:

# Before the game
tui-lobby-host = The table is open. Press s to start; bots take the free seats.
tui-lobby-wait = Waiting for the host to start …
tui-agreed = Agreed: {$options}

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
tui-panel-log = What happened
tui-panel-scores = Points
tui-panel-result = Result
tui-round = Round
tui-total = Total
tui-no-points = No points are counted here.
tui-points = {$who}: { $points ->
    [one] {$points} point
   *[other] {$points} points
}
tui-no-rules = There are no rules to show for this game.
tui-help =
    #Keys
    ← → ↑ ↓   from card to card
    Tab       to the next card you can do something with
    Space     choose a card or a pile, or let go of it
    Enter     play what is chosen
    1–9       do what the list says; PgUp and PgDn show more of it
    Esc       choose nothing
    h         hint: what a bot would do (where all others are bots)
    u         take back your last move
    n         in a race: throw nothing
    l         what happened        p   points by round
    c         say something        r   play again, when it is over
    q         quit; the game is kept
    #Mouse
    Click a card to choose it, and again to play it. One click on a draw pile draws. Click a line of the list, and again to do it.
    #Signs
    A dot on a card: it can be played. A heavy frame: it is chosen. An arrow below: you point at it.

# A new table
tui-menu = Vierblatt: what shall we play?
tui-continue = Go on with the game you left: {$game}
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
tui-plain-more = {$count} more: type more.
tui-plain-not-understood = That is not understood. Type a number from the list, or ? for help.
tui-plain-again = The game is over. Type again to play again, or quit.
tui-plain-lobby = Waiting for the host to start. Type ? for help.
tui-plain-lobby-host = Type start to begin; bots take the free seats.
tui-plain-help = Type the number of what you want to do, its words, or the action as records write it. Besides:
tui-plain-which = Which game? {$from} to {$to}, or Enter for {$usual}:
tui-plain-players = How many players, you among them? {$from} to {$to}, or Enter for {$usual}:
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
    [log] what happened
    [hint] what a bot would do
    [more] more of the list
    [rules] the rules of the game
    [back] takes your last move back
    [chat] says to all what follows
    [start] starts the game
    [again] plays again
   *[quit] leaves; the game is kept
}

# Coming and going
tui-go-on = The game is kept. Go on with: vierblatt play --resume
tui-come-back = Your seat is kept. Come back with: vierblatt play {$link}
tui-nothing-left = There is no game to go on with. Start one with: vierblatt play
tui-no-link = '{$link}' is no link to a table. Links look like http://host:8080/t/CODE.
tui-unknown-game = There is no game '{$game}' here. Without a name, vierblatt play shows all of them.
tui-no-data = Games cannot be kept in {$data}: {$why}. Name another directory with --data.
tui-no-terminal = This is no terminal, so everything is told line by line (--plain).
tui-too-small = There is not enough room: please make the window at least {$wide} columns wide and {$high} lines high, or use --plain.
