# The page's own texts.

# Everywhere
home = Home
back = Back
menu = Menu
close = Close
yes = Yes
no = No
you = You
loading = One moment …
try-again = Try again
nothing-here = There is nothing here.
name = Your name
# Names for people who have not chosen one.
names = Clover, Hazel, Robin, Wren, Maple, Fern, Finch, Juniper, Rowan, Willow
toast-rule = Rule { $rule }
connection-lost = No connection. Trying again …
server-unreachable = The server does not answer. Are you online?

# Titles of the tab
title-your-turn = Your turn
title-table = Table { $code }

# Home
home-play-now = Play now
home-friends = With friends
home-today = Today’s solo
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
seat-turn = to play
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
new-clock-none = As long as you like
new-clock-quick = Quick: 15 seconds a move, 1 minute in reserve
new-clock-calm = Calm: 45 seconds a move, 5 minutes in reserve
new-clock-days = Two days a move
new-watch = Who watches sees
new-watch-public = what lies on the table
new-watch-delayed = all cards, one round later
new-watch-nobody = nothing: nobody may watch
new-listed = Show it among the open tables
new-takeback = Moves may be taken back if everybody agrees
new-memory-aid = Memory aid: show again what you have seen
new-sealed = No races: everybody chooses in peace, a lot decides

# Before the game
lobby-first = Who deals first
lobby-first-drawn = by lot
lobby-first-seat = seat { $seat }
lobby-first-named = { $who } deals first.
lobby-invite = Invite
lobby-bot = Add a bot
lobby-level = Bots play
lobby-sit = Sit here
lobby-stand = Stand up
lobby-remove = Remove
lobby-options = Agreed
lobby-start = Start
lobby-start-bots = Start, with bots in the free seats
lobby-waiting = Waiting for the host to start …
invite-code = Code to type
invite-link = Send the link
invite-copied = The link is copied.
invite-qr = QR code of the link to this table

# At the table
your-side = Your side
hint = Hint
hint-told = A bot would choose: { $action }
watching = { $watching ->
    [one] One person watches.
   *[other] { $watching } people watch.
}
leave-seat = Leave the seat
takeback = Take back my last move
takeback-asked = You asked to take your move back.
takeback-question = { $who } would like to take a move back. All right?
plain-your-turn = Your turn. You can:
plain-turn = It is the turn of { $who }.
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
panel-log = What happened
panel-chat = Chat
panel-score = Scores
panel-rules = Rules
panel-keys = Keys
panel-settings = Settings
panel-table = Table
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Silence { $who }
chat-unmute = Let { $who } speak again
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
rules-none = There are no rules for this here.
print = Print
card-down = Face-down card
key-cards = From card to card
key-pick = Pick the card
key-enter = Enter
key-space = Space
key-escape = Esc
settings-language = Language
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-vibration = Vibrate when it is my turn
settings-notify = Notify me when I look elsewhere
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
fair-verify = Whoever wants to check every card downloads the game and runs
fair-add = Something of your own, for the shuffle
fair-add-go = Add

# After the game
result = Result
result-aside = Look at the table
rematch = Play again
rematch-waiting = Waiting for the others …
rematch-wanted = Wants to play again: { $who }
replay = Step through
record = Download
replay-view = Whose view
replay-public = What all saw
replay-open = All cards open
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play by itself
result-won = You win
result-shared = A shared win
result-other = { $who } wins
result-place = Place { $place } of { $seats }
replay-step = Step
replay-round = Round

# Me
me = About me
me-figures = Figures
me-game = Game
me-games = Games
me-wins = Wins
me-place = Ø place
me-points = Ø points
me-results = Past games
me-result = { $place } of { $seats }
me-device = Another device
me-device-explained = Go on under the same name on your phone, tablet or computer.
me-device-make = Show a code
me-device-once = Counts once, for ten minutes.
me-device-code = Code from the other device
me-device-qr = QR code that makes another device yours
me-welcome = Welcome back, { $who }.
me-forget = Forget me
me-forget-explained = Your name, your results and your devices are deleted. Games you played in stay, without your name.
me-forget-sure = This cannot be undone.
me-forget-go = Delete everything
me-forgotten = Everything about you is deleted.

# Score pad
pad = Score pad
pad-explained = For those who play with real cards. Works without a network, too.
pad-game = Game
pad-other = Another game
pad-player = Player { $n }
pad-dealer = deals first
pad-more = One more
pad-fewer = One fewer
pad-start = Begin
pad-deals = Round { $round }: { $who } deals.
pad-points = Points of { $who }
pad-sign = Plus or minus for { $who }
pad-sum = Sum
pad-write = Write it down
pad-written = Round { $round } is written down. In the lead: { $who }.
pad-range = The points of { $who } must be a number from { $least } to { $most }.
pad-over = The game is over. Won: { $who }.
pad-undo = Take the last round back
pad-again = The same people again
pad-new = New sheet
pad-new-question = The sheet with all its points is deleted.
pad-new-go = Delete and begin anew
pad-new-keep = Keep it
