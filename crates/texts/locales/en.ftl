# Texts that belong to no game.

# The referee
refused-over = The game is over; nothing can follow.
refused-no-text = This action is not text. An action is written like "0 pass".
refused-spaces = Words must be separated by exactly one space, as in "0 pass".
refused-seat = There is no seat '{$seat}' at this table: seats are numbered 0 to {$last}, chance is ~.
refused-not-understood = '{$text}' is not understood: no action of this game looks like that.
refused-no-card = '{$word}', card no. {$nth} named here, is not a card of this game.
refused-not-chance = '{$text}' is not something that chance does in this game.
refused-game = There is no game '{$game}'. There are: {$games}.
refused-game-type = 'game' must be one of these texts: {$games}.
refused-seats = 'seats' must be a whole number from {$least} to {$most} for this game.
refused-options-type = 'options' must be an object such as {"{"}"target": 20{"}"}.
refused-option-unknown = There is no option '{$name}' in this game. There are: {$names}.
refused-option-number = Option '{$name}' must be a whole number from {$least} to {$most}.
refused-option-word = Option '{$name}' must be one of these: {$words}.
refused-option-above = Option '{$name}' must not be above '{$other}'.

# A game as readable text
show-seat = Seat {$seat}
show-title = {$game}, {$seats ->
    [one] one player
   *[other] {$seats} players
}
show-round = Round {$round}
show-totals = Totals: {$totals}
show-secret = (only {$seat}: {$text})
show-unfinished = The record ends here; the game is not over.
show-place = {$place}. {$seat}, {$points ->
    [one] {$points} point
   *[other] {$points} points
}
show-won = Won.
show-lost = Lost.
show-broken = Action {$n}, counted from 0 ("{$action}"), is not legal: {$reason}

# Why a table does not do what it is asked
table-already-started = The game has already started.
table-busy = The table is overloaded. Please try again in a moment.
table-chat-length = A message must have 1 to 300 characters.
table-claim-instead = In a race, choose what to throw; it stays hidden until the time is up.
table-enough-entropy = Enough has been added to the shuffle of this game.
table-same-for-all = This deal is the same for everybody, so nothing can be added to it.
table-no-reveal = There is nothing to reveal now.
table-other-value = This is not the value that was promised.
table-not-digits = Expected 64 hexadecimal digits.
table-entropy-length = What you add to the shuffle must have 1 to 64 characters.
table-first-is-drawn = In this game the first player is drawn at random.
table-game-under-way = That has to wait until the game is over.
table-id-too-long = The id of this request is too long.
table-late = Too late: the table has moved on.
table-muted = The host has muted you.
table-no-game = No game is being played here.
table-no-hint = Hints are given only where all others are bots.
table-no-level = There is no such level: bots have levels 1 to 5.
table-no-seat = That seat does not exist or cannot be taken this way.
table-no-takeback = Moves cannot be taken back at this table.
table-no-takeback-asked = Nobody has asked to take a move back.
table-no-watching = Nobody may watch at this table.
table-not-a-player = Only players may do this, and you have no seat at this table.
table-no-guest = There is no such guest at this table.
table-not-asked = You are not being asked now.
table-not-over = The game is not over yet.
table-not-stored = That could not be stored. Please try again.
table-not-the-host = Only the host of the table may do this.
table-not-understood = No action of this game looks like that.
table-not-yourself = You cannot remove yourself; you can leave your seat.
table-log-full = This table has no room for anything new. Please open another one.
table-removed = You were removed from this table. Its host can let you in again.
table-seat-taken = That seat is taken.
table-seats-empty = Every seat must be taken by a person or a bot.
table-too-few-seats = There are not enough seats for everybody who sits here. Remove somebody first.
table-no-setting = A setting is out of range.
table-day-is-fixed = The solo of the day is the same for everybody and cannot be changed.
table-takeback-revealed = This move showed somebody a card, so it cannot be taken back.
table-takeback-too-late = Only your own last move can be taken back, before anything follows.
table-too-many-actions = You cannot throw that many cards.
table-too-much-chat = That was a lot at once. Please wait a few seconds.

# Why the server does not do what it is asked
server-come-again = You were disconnected. Please rejoin.
server-day-to-come = The deal of that day is not there yet.
server-game-under-way = The cards are shown when the game is over.
server-hello-first = A client must say hello first.
server-name = A name must have 1 to 24 characters.
server-no-code = This code is no longer valid. Please ask for a new one.
server-no-device = This device is already signed out.
server-no-game = There is no such game here.
server-no-reviews = Games are not reviewed here.
server-no-record = This is not the record of a legal game.
server-no-book = There is no book under this link, or it has a new link. Please ask for it.
server-book-owner = Only who began the group can do this.
server-book-device = This device writes for somebody else.
server-book-entry = The book cannot take this entry.
server-book-full = There is no room for this in the book.
server-book-csv = This table cannot be read. Each row needs a day like 2026-12-24, a game, a player and whole points.
server-book-photo = This is not a photo, or it is too large.
server-no-table = A table like this cannot be opened.
server-nobody = Please tell us your name first.
server-not-found = There is nothing here with this name.
server-not-understood = This message could not be read.
server-origin = This page is not allowed to connect to this server.
server-other-version = This page is out of date. Please reload it.
server-scope = This program may not do that: its token does not allow it.
server-signed-out = This device was signed out.
server-stopping = The server is restarting and will be back in a moment.
server-storage = This could not be stored or read just now. Please try again in a moment.
server-table-damaged = This table is damaged on the server and cannot be continued. Other tables are not affected. Please tell whoever runs this server.
server-table-full = All seats of this table are taken.
server-too-many-tables = You already have too many tables. Please finish some of them first.
server-too-many-devices = You already have very many devices. Please sign some of them out first.
server-too-much = That was a lot at once. Please wait a moment.

# Reviews of games
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-strength-beginner = beginner
review-strength-casual = casual player
review-strength-advanced = advanced player
review-strength-expert = expert
review-strength-world-class = world class
