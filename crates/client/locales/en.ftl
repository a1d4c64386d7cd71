# What a client says by itself at a table.

client-somebody = Somebody
client-seat-free = Free seat
# Bots have names by their seat, as on the page.
client-bot = { $seat ->
    [1] Ash
    [2] Beech
    [3] Cedar
    [4] Elm
    [5] Larch
    [6] Linden
   *[other] Pine
}
client-your-turn = Your turn.
client-turn = It is {$who}’s turn.
client-connecting = Connecting…
client-hint = A bot would choose: {$action}
client-refused-rule = {$why} (rule {$rule})
client-nothing-with-it = Nothing can be done with this now.
client-several = There are several ways: choose one from the list by its number.
client-more = Choose what goes with it, or a line from the list.
client-unreachable = The server does not answer. Is the link right, and are you online?
client-other-version = The server speaks a different version of the protocol. Please use the same version of Vierblatt.
client-value-missing = Your own value is not in these deals, although it was revealed. Tell whoever runs this table.
client-value-changed = This is not the game that was shown at the start. Tell whoever runs this table.
client-seats-changed = The table now has {$seats ->
    [one] one seat
   *[other] {$seats} seats
}.
client-moved = You are now in seat {$seat}.
client-options-changed = The host changed the options: {$options}.
client-settings-changed = The host changed the clock or the settings of the table.
