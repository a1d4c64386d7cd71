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
refused-option-value = Option '{$name}' must be {$allowed}.
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
