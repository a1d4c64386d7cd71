# The page's own texts.

# Everywhere
page-description = Four card games on one table: play bots right away, or friends who open your link.
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
here-alone = Without a server you play here, on this device, against bots.
here-mark = on this device
here-not-kept = This browser keeps nothing: the game is gone once you close the tab.
here-files = This page has no server: you play here, in your browser, and your games stay on this device.
here-no-friends = Tables with friends need a server, and this page has none.
here-waits = Your game waits for you at the server, and goes on once you are online again.
here-new = Play a new one here
here-daily = Without the server this is another deal than the server’s. It comes from the date alone: everyone who plays without a server has the same one, and could know it beforehand.
here-daily-files = This deal comes from the date alone: everyone has the same one, and could know it beforehand.
here-send = Keep it at the server
here-sent = It is among your results at the server.
here-sent-mark = played in the page
home-turn-mine = Your turn
home-turn-other = { $who } to play
home-learn = Learn
home-open = Open tables
home-goes-open = Deleted on { $day } if nobody plays
home-goes-playing = Deleted on { $day } if nobody plays on
home-goes-over = Deleted on { $day }; download the record if you want to keep it
home-over = Finished tables
home-more = More
home-seats = { $taken } of { $seats }
leaf-players = { $players } players
home-bots = Opponents
home-strength = Level
home-leisure-hint = You are using the keyboard: without races you have time to go through your cards.
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
    [one] { $points } point
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
new-clock-quick = Quick: 15 seconds per move, 1 minute in reserve
new-clock-calm = Calm: 45 seconds per move, 5 minutes in reserve
new-clock-days = Two days per move
new-clock-other = A different time
new-watch = Spectators see
new-watch-public = what is on the table
new-watch-delayed = all cards, one round later
new-watch-nobody = nothing: nobody may watch
new-listed = Show in the list of open tables
new-takeback = Moves may be taken back if everyone agrees
new-memory-aid = Memory aid: show again what you have seen
new-sealed = No races: everyone chooses at leisure, chance decides

# Before the game
lobby-first = Who deals first?
lobby-first-drawn = at random
lobby-first-seat = seat { $seat }
lobby-first-named = { $who } deals first.
lobby-invite = Invite
lobby-bot = Add a bot
lobby-level = Level of the bots
lobby-bot-level = { $who }: level
lobby-sit = Sit here
lobby-stand = Stand up
lobby-remove = Remove
lobby-options = Table options
lobby-start = Start
lobby-start-bots = Start, with bots in the free seats
lobby-waiting = Waiting for the host to start…
# An option or setting, and what it is set to.
option-is = { $option }: { $value }
changed = Changed: { $what }
changed-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
changed-settings = other settings
changed-moved = You are now in seat { $seat }.
invite-code = Code to enter
invite-link = Send the link
invite-copied = Link copied.
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
leave-question = Do you really want to leave your seat? A bot will play on for you.
leave-stay = Stay
left-table = { $who } has left. A bot is playing on.
joined-table = { $who } is now playing.
seat-substituted = away, a bot is playing
watching-you = You are watching.
watching-device = Already seated here? Connect this device
seat-take = Take { $who }’s seat
seat-open = { $who }: offer the seat
seat-close = { $who }: no longer offer the seat
seat-open-short = Offer the seat
seat-close-short = No longer offer
seat-remove = Remove { $who }
seat-remove-question = A bot will play on for { $who }.
forced = { $why } Done for you.
undo = Undo
ready = Continue
ready-waiting = Waiting for { $who }…
ready-seat = ready
confirm-tap = Tap again to play
react = React

# Panels
panel-log = Game log
panel-chat = Chat
panel-score = Points
panel-rules = Rules
panel-keys = Keys
panel-settings = Settings
panel-table = Table
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }
guest-let-in = Let { $who } in again
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
rules-contents = Contents
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
settings-table = Table
settings-table-cloth = Cloth
settings-table-wood = Wood
settings-table-night = Night
settings-back = Card backs
settings-back-clover = Clover
settings-back-lattice = Lattice
settings-back-waves = Waves
settings-back-rays = Rays
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
settings-confirm = Play cards only on the second tap
settings-leisure = No races: everyone chooses at leisure
settings-tempo = Pace
settings-tempo-calm = Calm
settings-tempo-normal = Normal
settings-tempo-quick = Quick
log-round = Round { $round }
log-you = { $who } (you)

# Fair deals
fair = Are the deals fair?
fair-explained = Before the first card, the server published the commitment below: a fingerprint of its secret seed. After the game it reveals the seed, and anybody can check that all cards came from it.
fair-commitment = Commitment
fair-entropy = Added by players
fair-seed = Seed
fair-fits = The seed fits the commitment.
fair-differs = The seed does not fit the commitment. Please tell whoever runs this table.
fair-verify = To check every card, download the game and run
fair-add = Add your own text to the shuffle
fair-add-go = Add
fair-values-explained = Your own device adds a secret random value before the game and reveals it at the start, and so do the others. Nobody can steer the cards, not even whoever runs the server.
fair-values = The players’ values
fair-value-in = Seat { $seat }: revealed
fair-value-awaited = Seat { $seat }: promised
fair-value-missing = Seat { $seat }: not revealed in time
fair-value-bot = Seat { $seat }: bot
fair-list = Hash of the list of values
fair-own-in = Your own value is in these deals.
fair-own-missing = Your own value is not in these deals, although your device revealed it. Please tell whoever runs this table.
fair-own-changed = This is not the game your device was shown at the start. Please tell whoever runs this table.

# After the game
result = Result
result-aside = Look at the table
rematch = Play again
result-same-deal = Same deal again
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
devices = Devices and programs
devices-explained = Every device and program that plays under your name. What you sign out is signed out at once.
devices-browser = A browser
devices-program = A program
devices-this = this one
devices-scope-everything = may do everything
devices-scope-play = may play
devices-scope-read = may only watch
devices-days = since { $since }, last used { $used }
devices-end = Sign out
devices-end-which = Sign out: { $device }
devices-end-this = This device will forget who you are. Without another device or a code you cannot come back as the same person.
devices-end-other = It is signed out at once, even from tables where it is playing.
devices-ended = { $device } is signed out.
devices-make = A token for a program
devices-name = Name of the program
devices-may = What it may do
devices-make-go = Make a token
devices-token = This token is shown only now. Keep it where nobody else can read it.
me-forget = Delete my data
me-forget-explained = Your name, your results and your devices will be deleted. Games you played in stay, without your name.
me-forget-sure = This cannot be undone.
me-forget-go = Delete everything
me-forgotten = Everything about you has been deleted.

# The first game
learn = Learn by playing
learn-explained = A guided first game of about five minutes for each game. You make the moves; everything is prepared.
learn-other = That works too. Here we practise the other move: it is highlighted.
learn-not-now = Not possible now. The next step is highlighted.
learn-watch = The others are playing…
learn-next = Continue
learn-play = Play a real game
learn-again = Once more
learn-skip = End the lesson
learn-play-first = Learn by playing: a first game

# Score pad
home-groups = Groups
pad = Score pad
pad-explained = For games with real cards. Works offline, too.
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
pad-whose = Whose cards?
pad-add = { $item }, { $points }: one more. { $count } so far.
pad-take = { $item }: one fewer
pad-untap = Undo the last tap
pad-type = Type the points
pad-count = Tap the cards
pad-share = Share
pad-shared = { $game }, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
pad-copied = The score is copied.
pad-one-needed = Exactly one player must have it: { $item }.
pad-too-many = There are not that many: { $item }, at most { $most }.
pad-hand = { $who } can have at most { $most } cards left.
pad-out-needed = Who went out? One player must have no cards.
pad-caller-needed = Who said STOP?
pad-said-stop = { $who } said STOP
pad-stop-won = { $who } alone has the lowest sum ({ $sum }): 0 points.
pad-stop-failed = { $who } does not have the lowest sum alone ({ $sum }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pad-range = { $who }: points must be a number from { $least } to { $most }.
pad-over = The game is over. Winner: { $who }.
pad-undo = Undo the last round
pad-again = Same players again
pad-new = New sheet
pad-new-question = This sheet and all its points will be deleted.
pad-new-go = Delete and start again
pad-new-keep = Keep it

# Reviews
review = Review
home-puzzles = Puzzles
puzzle = Puzzle of the day
review-file = Review a record from a file
replay-seat = Seat {$seat}
