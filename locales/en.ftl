# Texts that belong to no game.

# The referee
refused-over = The game is over; nothing can follow.
refused-no-text = This action is no text. An action is written like "0 pass".
refused-spaces = Words must be separated by exactly one space, as in "0 pass".
refused-seat = There is no seat '{$seat}' at this table: seats are numbered 0 to {$last}, chance is ~.
refused-not-understood = '{$text}' is not understood: no action of this game reads like that.
refused-no-card = '{$word}', the {$nth}. card named here, is no card of this game.
refused-not-chance = '{$text}' is nothing that chance does in this game.
refused-game = There is no game '{$game}'. There are: {$games}.
refused-game-type = 'game' must be a text, one of: {$games}.
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
table-busy = The table is busy. Please try again in a moment.
table-chat-length = A message needs some text, and no more than 300 characters.
table-claim-instead = In a race, choose what to throw; it stays sealed until the window closes.
table-enough-entropy = Enough has been added to the chance of this game.
table-same-for-all = A deal that is the same for everybody takes no values.
table-no-reveal = Nothing is to be revealed now.
table-other-value = This is not the value that was promised.
table-not-digits = Expected 64 hexadecimal digits.
table-entropy-length = What you add to chance needs some text, and no more than 64 characters.
table-first-is-drawn = In this game it is drawn who is first.
table-game-under-way = That has to wait until the game is over.
table-id-too-long = The name of this request is too long.
table-late = Too late: the table has moved on.
table-muted = The host has asked you to be silent.
table-no-game = No game is being played here.
table-no-hint = Hints are given only where all others are bots.
table-no-level = There is no such level: bots have levels 1 to 5.
table-no-seat = There is nobody of that kind in this seat, or no such seat.
table-no-takeback = At this table no move is taken back.
table-no-takeback-asked = Nobody asks to take a move back.
table-no-watching = At this table nobody may watch.
table-not-a-player = Only players may do this. You have no seat at this table.
table-not-asked = You are not asked.
table-not-over = The game is not over yet.
table-not-stored = That could not be stored. Please try again.
table-not-the-host = Only the host of the table may do this.
table-not-understood = No action of this game reads like that.
table-not-yourself = You cannot remove yourself; you can leave your seat.
table-seat-taken = Somebody sits there already.
table-seats-empty = Every seat must be taken by somebody or by a bot.
table-takeback-revealed = This move showed somebody a card, so it cannot be taken back.
table-takeback-too-late = Only your own last move can be taken back, before anything follows.
table-too-many-actions = That is more than one can throw.
table-too-much-chat = That was a lot at once. Please wait a few seconds.

# Why the server does not do what it is asked
server-come-again = You could not be reached for a while. Please come back.
server-game-under-way = The cards are shown when the game is over.
server-hello-first = A client says hello first.
server-name = A name has 1 to 24 characters.
server-no-code = This code is not valid any more. Please ask for a new one.
server-no-game = There is no such game here.
server-no-table = There can be no table like this.
server-nobody = Please tell us your name first.
server-not-found = There is nothing here by this name.
server-not-understood = This message is not understood.
server-origin = This page may not talk to this table.
server-other-version = This page is out of date. Please load it again.
server-stopping = The table is being restarted and will be back in a moment.
server-storage = This could not be stored or read just now. Please try again in a moment.
server-table-full = All seats of this table are taken.
server-too-many-tables = You have very many tables already. Please finish some of them first.
server-too-much = That was a lot at once. Please wait a moment.
