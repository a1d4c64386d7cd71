# The page's own texts.

# Everywhere
home = Home
back = Back
menu = Menu
close = Close
yes = Yes
no = No
you = You
loading = One moment…
try-again = Try again
nothing-here = There is nothing here.
name = Your name
# Names for people who have not chosen one.
names = Clover, Hazel, Robin, Wren, Maple, Fern, Finch, Juniper, Rowan, Willow
toast-rule = Rule { $rule }
connection-lost = No connection. Trying again…
server-unreachable = The server does not answer. Are you online?

# Titles of the tab
title-your-turn = Your turn
title-table = Table { $code }

# Home
home-play-now = Play now
home-friends = With friends
home-today = Solo of the day
home-code = Table code
home-go = Go
home-mine = My games
home-open = Open tables
home-more = More
home-seats = { $taken } of { $seats }
leaf-players = { $players } players
home-bots = Opponents
home-strength = Strength
home-bots-count = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}

# Seats
seats = Players
seat-turn = on turn
seat-away = away
seat-empty = Free seat
seat-forgotten = Somebody
seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Bots have names by their seat.
seat-bot = { $seat ->
    [1] Ash
    [2] Beech
    [3] Cedar
    [4] Elm
    [5] Larch
    [6] Linden
   *[other] Pine
}
level-1 = 1 · beginner
level-2 = 2 · easy
level-3 = 3 · good
level-4 = 4 · strong
level-5 = 5 · very strong

# A new table
new-seats = How many play?
new-open = Open the table
new-options = Options
new-clock = Time to think
new-clock-none = No time limit
new-clock-quick = Quick: 15 seconds a move, 1 minute in reserve
new-clock-calm = Calm: 45 seconds a move, 5 minutes in reserve
new-clock-days = Two days a move
new-watch = Spectators see
new-watch-public = what lies on the table
new-watch-delayed = all cards, one round later
new-watch-nobody = nothing: nobody may watch
new-listed = Show it among the open tables
new-takeback = Moves may be taken back if everyone agrees
new-memory-aid = Memory aid: show again what you have seen
new-sealed = No races: everyone chooses at leisure, chance decides

# Before the game
lobby-first = Who deals first
lobby-first-drawn = at random
lobby-first-seat = seat { $seat }
lobby-first-named = { $who } deals first.
lobby-invite = Invite
lobby-bot = Add a bot
lobby-level = Bots play
lobby-sit = Sit here
lobby-stand = Stand up
lobby-remove = Remove
lobby-options = Table options
lobby-start = Start
lobby-start-bots = Start, with bots in the free seats
lobby-waiting = Waiting for the host to start…
invite-code = Code to enter
invite-link = Send the link
invite-copied = The link is copied.
invite-qr = QR code of the link to this table

# At the table
your-side = Your side
hint = Hint
hint-told = A bot would choose: { $action }
watching = { $watching ->
    [one] 1 person is watching.
   *[other] { $watching } people are watching.
}
leave-seat = Leave the seat
takeback = Take back my last move
takeback-asked = You asked to take your move back.
takeback-question = { $who } would like to take a move back. Do you agree?
plain-your-turn = Your turn. You can:
plain-turn = It is { $who }’s turn.
guide = First game
guide-next = Got it
guide-skip = Skip the guide
leave-question = Do you really want to leave your seat? A bot plays on for you.
leave-stay = I stay
left-table = { $who } has left. A bot plays on.
joined-table = { $who } plays now.
seat-substituted = away, a bot plays
watching-you = You are watching.
watching-device = Do you already sit here on another device? “About me” brings it here.
seat-take = Take the seat of { $who }
seat-open = { $who }: offer the seat
seat-close = { $who }: no longer offer the seat
seat-remove = Remove { $who }
seat-remove-question = A bot plays on for { $who }.
forced = { $why } The table did it for you.
undo = Undo
ready = Continue
ready-waiting = Waiting for { $who } …
ready-seat = ready
confirm-tap = Tap again to play
react = React

# Panels
panel-log = Game log
panel-chat = Chat
panel-score = Scores
panel-rules = Rules
panel-keys = Keys
panel-settings = Settings
panel-table = Table
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }
reactions = Quick reactions
reaction-applause = Applause
reaction-laugh = Laughter
reaction-surprise = Surprise
reaction-sigh = A sigh
reaction-think = Thinking
reaction-wave = A wave
score-round = Round
score-total = Total
score-none = No points are counted here.
chart = Points by round
rules-none = There are no rules here for this game.
print = Print
card-down = Face-down card
key-cards = From card to card
key-pick = Pick the card
key-enter = Enter
key-space = Space
key-escape = Esc
settings-language = Language
settings-theme = Colours
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-vibration = Vibrate when it is my turn
settings-notify = Notify me when this tab is in the background
settings-letters = Letters on coloured cards
settings-less-motion = Less motion
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
settings-shortcuts = Single-key shortcuts
settings-confirm = Play cards on the second tap only
settings-tempo = Tempo
settings-tempo-calm = Calm
settings-tempo-normal = Normal
settings-tempo-quick = Quick
log-round = Round { $round }
log-you = { $who } (you)

# Fair deals
fair = Is the deal fair?
fair-explained = Before the first card, the server published the seal below. After the game it shows the seed, and anybody can check that all cards came from it.
fair-commitment = Seal
fair-entropy = Added by players
fair-seed = Seed
fair-fits = The seed fits the seal.
fair-differs = The seed does not fit the seal. Please tell whoever runs this table.
fair-verify = To check every card, download the game and run
fair-add = Add your own text to the shuffle
fair-add-go = Add
fair-values-explained = Your own device adds a secret random value before the game and reveals it at the start, and so do the others. Nobody can steer the cards, not even whoever runs the server.
fair-values = Values of the players
fair-value-in = Seat { $seat }: revealed
fair-value-awaited = Seat { $seat }: promised
fair-value-missing = Seat { $seat }: not revealed in time
fair-value-bot = Seat { $seat }: bot
fair-list = Hash of the list
fair-own-in = Your own value is in these deals.
fair-own-missing = Your own value is not in these deals, although your device revealed it. Please tell whoever runs this table.
fair-own-changed = This is not the game your device was shown at the start. Please tell whoever runs this table.

# After the game
result = Result
result-aside = Look at the table
rematch = Play again
rematch-waiting = Waiting for the others…
rematch-wanted = Wants to play again: { $who }
replay = Replay
record = Download
replay-view = View
replay-public = What everyone saw
replay-open = All cards face up
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Autoplay
result-won = You win
result-shared = A shared win
result-other = { $who } wins
result-place = Place { $place } of { $seats }
replay-step = Step
replay-round = Round

# Me
me = About me
me-figures = Statistics
me-game = Game
me-games = Games
me-wins = Wins
me-place = Average place
me-points = Average points
me-results = Past games
me-result = { $place } of { $seats }
me-device = Another device
me-device-explained = Continue under the same name on your phone, tablet or computer.
me-device-make = Show a code
me-device-once = Valid once, for ten minutes.
me-device-code = Code from the other device
me-device-qr = QR code that makes another device yours
me-welcome = Welcome back, { $who }.
me-forget = Delete my data
me-forget-explained = Your name, your results and your devices are deleted. Games you played in stay, without your name.
me-forget-sure = This cannot be undone.
me-forget-go = Delete everything
me-forgotten = Everything about you is deleted.

# Score pad
pad = Score pad
pad-explained = For those who play with real cards. It works without a network, too.
pad-game = Game
pad-other = Another game
pad-player = Player { $n }
pad-dealer = deals first
pad-more = Add a player
pad-fewer = Remove a player
pad-start = Start
pad-deals = Round { $round }: { $who } deals.
pad-points = { $who }: points
pad-sign = { $who }: plus or minus
pad-sum = Total
pad-write = Save round
pad-written = Round { $round } is saved. In the lead: { $who }.
pad-range = { $who }: points must be a number from { $least } to { $most }.
pad-over = The game is over. Winner: { $who }.
pad-undo = Undo the last round
pad-again = Same players again
pad-new = New sheet
pad-new-question = The sheet with all its points is deleted.
pad-new-go = Delete and begin anew
pad-new-keep = Keep it
