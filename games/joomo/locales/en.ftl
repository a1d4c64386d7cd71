# What happens

joomo-event-dealer = {$seat} deals the first round.
joomo-event-dealt = Round {$round}: {$seat} deals.
joomo-event-first-limit = {$seat} leads {$card}.
joomo-event-second-limit = {$seat} sets the second limit: {$card}.
joomo-event-gap = {$seat} plays {$card}.
joomo-event-on-limit = {$seat} plays {$card} on {$covered}.
joomo-event-raised = {$card} raises the trick to {$value}.
joomo-event-passed = {$seat} passes.
joomo-event-joomo = {$seat} is out of cards first and takes the Joomo marker.
joomo-event-trick = {$seat} takes the trick: { $markers ->
    [one] 1 marker
   *[other] {$markers} markers
}.
joomo-event-scored = {$seat} scores {$score}: { $markers ->
    [one] 1 marker
   *[other] {$markers} markers
}, { $tens ->
    [0] no ten
    [one] 1 ten
   *[other] {$tens} tens
} in hand. {$total} in all.
joomo-event-scored-joomo = {$seat} scores {$score}: { $markers ->
    [one] 1 marker
   *[other] {$markers} markers
} and the Joomo marker. {$total} in all.
joomo-event-tied = {$seats} players are tied for the win: share it, or play on?
joomo-event-shares = {$seat} would share the win.
joomo-event-plays-on = {$seat} plays on.
joomo-event-won = {$seat} wins the game.
joomo-event-shared = {$seats} players share the win.

# What one player hears

joomo-secret-hand = Your hand: {$cards}.

# Why not

joomo-refused-over = The game is over.
joomo-refused-dealer-first = The first dealer has not been drawn yet.
joomo-refused-deal-first = The cards have not been dealt yet.
joomo-refused-not-your-turn = It is not your turn.
joomo-refused-not-in-hand = {$card} is not in your hand.
joomo-refused-leader-passes = Whoever leads a trick plays a card.
joomo-refused-second-passes = At this table the second card must be played.
joomo-refused-not-in-gap = {$card} does not lie between {$low} and {$high}.
joomo-refused-no-gap-yet = The first two cards of a trick are the limits themselves.
joomo-refused-not-a-five = {$card} is not a five: only fives go on a limit.
joomo-refused-five-outside-gap = {$card} does not lie between {$low} and {$high}, so it cannot go on a limit.
joomo-refused-no-tie = There is no tie for the win.
joomo-refused-tie-asks = The tied players share the win or play on.
joomo-refused-not-asked = Only tied players who have not answered yet are asked.
joomo-refused-no-such-dealer = There is no such seat to deal.
joomo-refused-dealer-drawn = The dealer is drawn once, at the start.
joomo-refused-no-deal-due = No deal is due: the round is not over.
joomo-refused-not-in-use = {$card} is not in use with this many players.
joomo-refused-dealt-twice = {$card} is dealt twice.
joomo-refused-deal-too-short = The deal must name all {$needed} cards in use.
