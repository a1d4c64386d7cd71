## Komojo

# What all hear
komojo-event-first = {$seat} begins.
komojo-event-dealt = Round {$round} is dealt. Komojo GO! {$seat} begins.
komojo-event-drew = {$seat} draws a card.
komojo-event-turned = {$seat} draws {$card}.
komojo-event-swapped = {$seat} swaps the drawn card to place {$place} and discards {$card}.
komojo-event-dropped = {$seat} discards {$card}.
komojo-event-took = {$seat} takes {$taken} to place {$place} and discards {$card}.
komojo-event-stopped = {$seat} says Komojo STOP.
komojo-event-ran-out = {$seat} has no cards left: Komojo STOP.
komojo-event-snapped = {$seat} snaps {$card} from place {$place}.
komojo-event-missed = {$seat} throws {$card} from place {$place}: wrong, it goes back.
komojo-event-penalty = {$seat} takes a penalty card to place {$place}.
komojo-event-spared = There is no penalty card left for {$seat}.
komojo-event-declined = {$seat} does not snap.
komojo-event-peeked = {$seat} looks at the own card at place {$place}.
komojo-event-spied = {$seat} looks at the card of {$other} at place {$place}.
komojo-event-traded = {$seat} swaps place {$place} with place {$other_place} of {$other}.
komojo-event-switched = {$seat} swaps place {$lower_place} of {$lower} with place {$higher_place} of {$higher}.
komojo-event-skipped = {$seat} cannot carry out the action.
komojo-event-passed-over = {$seat} has no cards and is passed over.
komojo-event-reshuffled = The discard pile is shuffled: {$count ->
    [one] one card
   *[other] {$count} cards
} to draw.
komojo-event-turned-up = All cards are turned up.
komojo-event-scored = {$seat} has {$sum}, scores {$points} and is at {$total}.
komojo-event-lost = {$seat} has lost with {$total}.

# What one seat hears
komojo-secret-saw = {$seat}, place {$place}: {$card}.
komojo-secret-drew = You draw {$card}.

# Why not
komojo-refused-over = The game is over.
komojo-refused-start-first = First it is drawn who begins.
komojo-refused-deal-first = First the cards are dealt.
komojo-refused-shuffle-first = First the discard pile is shuffled.
komojo-refused-turn = It is the turn of {$seat}.
komojo-refused-own-turn = You cannot snap in your own turn.
komojo-refused-too-late = Too late: you are not asked any more.
komojo-refused-no-snap = There is nothing to snap now.
komojo-refused-draw = You can draw only at the start of your turn.
komojo-refused-nothing-to-draw = There is no card left to draw.
komojo-refused-swap = You hold no drawn card to swap in.
komojo-refused-drop = You hold no drawn card to discard.
komojo-refused-take = You can take the top discard only at the start of your turn.
komojo-refused-nothing-to-take = There is no discard pile yet.
komojo-refused-peek = You look at your own card only after drawing a 7.
komojo-refused-spy = You look at a card of an opponent only after drawing an 8.
komojo-refused-trade = You swap with an opponent only after drawing a 9.
komojo-refused-switch = You swap cards of two opponents only after drawing a 10.
komojo-refused-stop-said = STOP has been said.
komojo-refused-stop = You can say STOP only in your turn.
komojo-refused-stop-at-start = At this table STOP is said at the start of a turn.
komojo-refused-no-card = {$seat} has no card at place {$place}.
komojo-refused-own-card = That card must be an opponent's.
komojo-refused-same-seat = The two cards must be of two opponents.
komojo-refused-order = Name the lower seat first.
komojo-refused-start = Nobody is drawn to begin now.
komojo-refused-start-seat = There is no seat {$number}.
komojo-refused-deal = Nothing is dealt now.
komojo-refused-deal-count = A deal has {$expected} cards, not {$count}.
komojo-refused-deal-card = {$card} is dealt too often.
komojo-refused-shuffle = Nothing is shuffled now.
komojo-refused-shuffle-count = The discard pile without its top card has {$expected} cards, not {$count}.
komojo-refused-shuffle-card = {$card} is not to be shuffled, or not so often.
