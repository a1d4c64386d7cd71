## Komojo

# What all hear
komojo-event-first = {$seat} begins.
komojo-event-dealt = Round {$round} is dealt. Komojo GO! {$seat} begins.
komojo-event-drew = {$seat} draws a card.
komojo-event-turned = {$seat} draws {$card}.
komojo-event-swapped = {$seat} puts the drawn card in place {$place} and discards {$card}.
komojo-event-dropped = {$seat} discards {$card}.
komojo-event-took = {$seat} takes {$taken} into place {$place} and discards {$card}.
komojo-event-stopped = {$seat} says Komojo STOP.
komojo-event-ran-out = {$seat} has no cards left: Komojo STOP.
komojo-event-snapped = {$seat} throws {$card} from place {$place}: right.
komojo-event-missed = {$seat} throws {$card} from place {$place}: wrong, it goes back.
komojo-event-penalty = {$seat} takes a penalty card into place {$place}.
komojo-event-spared = There is no penalty card left for {$seat}.
komojo-event-declined = {$seat} throws nothing.
komojo-event-peeked = {$seat} looks at their own card in place {$place}.
komojo-event-spied = {$seat} looks at {$other}’s card in place {$place}.
komojo-event-traded = {$seat} swaps their card in place {$place} with {$other}’s card in place {$other_place}.
komojo-event-switched = {$seat} swaps {$lower}’s card in place {$lower_place} with {$higher}’s card in place {$higher_place}.
komojo-event-skipped = {$seat} cannot carry out the action.
komojo-event-passed-over = {$seat} has no cards and is passed over.
komojo-event-reshuffled = The discard pile is shuffled and becomes the draw pile: {$count ->
    [one] one card
   *[other] {$count} cards
}.
komojo-event-turned-up = All cards are turned up.
komojo-event-scored = {$seat} has {$sum}, scores {$points} and is at {$total}.
komojo-event-lost = {$seat} has lost with {$total}.

# What one seat hears
komojo-secret-saw = {$seat}, place {$place}: {$card}.
komojo-secret-drew = You draw {$card}.

# Why not
komojo-refused-over = The game is over.
komojo-refused-start-first = The starting player must be drawn first.
komojo-refused-deal-first = The cards must be dealt first.
komojo-refused-shuffle-first = The discard pile must be shuffled first.
komojo-refused-turn = It is {$seat}’s turn.
komojo-refused-own-turn = You cannot throw a card in your own turn.
komojo-refused-too-late = Too late: the chance to throw has passed.
komojo-refused-no-snap = There is no card to throw one onto now.
komojo-refused-draw = You can draw only at the start of your turn.
komojo-refused-nothing-to-draw = There is no card left to draw.
komojo-refused-swap = You have no drawn card to swap.
komojo-refused-drop = You have no drawn card to discard.
komojo-refused-take = You can take the top discard only at the start of your turn.
komojo-refused-nothing-to-take = There is no discard pile yet.
komojo-refused-peek = You look at your own card only after drawing a 7.
komojo-refused-spy = You look at an opponent’s card only after drawing an 8.
komojo-refused-trade = You swap with an opponent only after drawing a 9.
komojo-refused-switch = You swap two opponents’ cards only after drawing a 10.
komojo-refused-stop-said = STOP has already been said.
komojo-refused-stop = You can say STOP only in your turn.
komojo-refused-stop-at-start = At this table STOP is said at the start of a turn.
komojo-refused-no-card = {$seat} has no card in place {$place}.
komojo-refused-own-card = That card must be an opponent’s.
komojo-refused-same-seat = The two cards must belong to two different opponents.
komojo-refused-order = Name the lower seat first.
komojo-refused-start = The starting player is not drawn now.
komojo-refused-start-seat = There is no seat {$number}.
komojo-refused-deal = No cards are dealt now.
komojo-refused-deal-count = A deal has {$expected} cards, not {$count}.
komojo-refused-deal-card = This card is dealt too often: {$card}.
komojo-refused-shuffle = No cards are shuffled now.
komojo-refused-shuffle-count = The discard pile without its top card has {$expected} cards, not {$count}.
komojo-refused-shuffle-card = This card is not among the discards to shuffle, or not that often: {$card}.

# Cards in words
komojo-card = the {$rank} of {$suit}
komojo-card-joker = a joker
komojo-rank-A = ace
komojo-rank-2 = 2
komojo-rank-3 = 3
komojo-rank-4 = 4
komojo-rank-5 = 5
komojo-rank-6 = 6
komojo-rank-7 = 7
komojo-rank-8 = 8
komojo-rank-9 = 9
komojo-rank-T = 10
komojo-rank-J = jack
komojo-rank-Q = queen
komojo-rank-K = king
komojo-suit-s = spades
komojo-suit-h = hearts
komojo-suit-d = diamonds
komojo-suit-c = clubs
komojo-some-A = an ace
komojo-some-2 = a 2
komojo-some-3 = a 3
komojo-some-4 = a 4
komojo-some-5 = a 5
komojo-some-6 = a 6
komojo-some-7 = a 7
komojo-some-8 = an 8
komojo-some-9 = a 9
komojo-some-T = a 10
komojo-some-J = a jack
komojo-some-Q = a queen
komojo-some-K = a king
komojo-some-JK = a joker

# The leaf on the home page and the options of a table
komojo-leaf-idea = Four hidden cards and a good memory. The lowest sum wins.
komojo-leaf-length = 30 min
komojo-option-stop = Komojo STOP
komojo-option-stop-with-turn = in addition to your turn
komojo-option-stop-instead-of-turn = instead of your turn
komojo-option-auto-stop = When somebody runs out of cards
komojo-option-auto-stop-everyone = all others have one more turn
komojo-option-auto-stop-to-caller = play goes on until that player’s turn
komojo-option-stop-penalty = A failed STOP costs
komojo-option-stop-penalty-flat = 30
komojo-option-stop-penalty-added = your sum plus 30
komojo-option-limit-rule = The game ends when somebody
komojo-option-limit-rule-reach = reaches the limit
komojo-option-limit-rule-exceed = exceeds the limit
komojo-option-limit = Limit

# What is asked of me
komojo-prompt-look = Remember your two lower cards.
komojo-prompt-seen = Remember {$card}.
komojo-prompt-turn = Draw, or take {$card}.
komojo-prompt-turn-first = Draw a card.
komojo-prompt-take-only = Nothing left to draw. Take {$card}.
komojo-prompt-taking = For which of your cards?
komojo-prompt-drawn = Swap {$card} for one of yours, or discard it.
komojo-prompt-snap = Got {$rank}? Quick, throw it.
komojo-prompt-snap-sealed = Got {$rank}? Throw it, or not.
komojo-prompt-thrown = Thrown. It counts when the time is up.
komojo-prompt-thrown-sealed = Thrown. It counts when all have chosen.
komojo-prompt-not-thrown = You throw nothing.
komojo-prompt-snap-others = The others may throw {$rank} now.
komojo-prompt-peek = 7: look at one of your cards.
komojo-prompt-spy = 8: look at somebody else’s card.
komojo-prompt-trade = 9: swap one of your cards with somebody else’s, unseen.
komojo-prompt-trade-theirs = Now somebody else’s card.
komojo-prompt-trade-mine = Now one of your own.
komojo-prompt-switch = 10: swap two other players’ cards, unseen.
komojo-prompt-switch-second = Now a card of a different player.
komojo-prompt-waits = It is {$seat}’s turn.
komojo-prompt-thinks = {$seat} has drawn and is thinking.
komojo-prompt-acts = {$seat} carries out the action of {$rank}.
komojo-prompt-between = All cards are face up. The next round is about to start.
komojo-look-done = Got it
komojo-prompt-shuffle = The discard pile is being shuffled.
komojo-prompt-soon = The cards are being dealt.
komojo-prompt-over = The game is over.
komojo-prompt-finished = You have no cards left. The others finish.

# Buttons and keys
komojo-take = Take
komojo-not-take = Leave it
komojo-undo-choice = Choose again

# Komojo STOP
komojo-stop-title = Say Komojo STOP?
komojo-stop-text = Everyone else has one more turn, then all cards are turned up. If your sum is lower than everybody else’s, you score 0, otherwise {$penalty ->
    [added] your sum plus 30.
   *[flat] 30.
}
komojo-stop-yes = Komojo STOP
komojo-stop-back = Keep playing
komojo-banner-mine = You said STOP. {$turns ->
    [0] This is the last turn.
    [one] One more turn.
   *[other] {$turns} more turns.
}
komojo-banner = {$seat} said STOP. {$turns ->
    [0] This is the last turn.
    [one] One more turn.
   *[other] {$turns} more turns.
}
komojo-banner-empty = {$seat} has no cards left: STOP. {$turns ->
    [0] This is the last turn.
    [one] One more turn.
   *[other] {$turns} more turns.
}

# The table
komojo-piles = Piles
komojo-pile-draw = Draw pile, {$count ->
    [one] one card
   *[other] {$count} cards
}
komojo-pile-discard = Discard pile: {$card} on top
komojo-pile-empty = Discard pile, empty
komojo-held = You hold {$card}
komojo-held-empty = Place for a drawn card
komojo-held-other = a drawn card
komojo-my-cards = Your cards
komojo-cards-of = {$seat}’s cards
komojo-place-mine = Your place {$place}
komojo-place = {$seat}, place {$place}
komojo-place-shown = {$place}: {$card}
komojo-place-known = {$place}, you saw {$card}
komojo-place-thrown = {$place}, thrown
komojo-time = Time to throw
komojo-note-stop = STOP
komojo-sum = Sum
komojo-result-good = {$seat} said STOP and is lowest with {$sum}.
komojo-result-bad = {$seat} said STOP, but somebody is as low or lower: {$points} points.
komojo-result-good-mine = You said STOP and are lowest with {$sum}.
komojo-result-bad-mine = You said STOP, but somebody is as low or lower: {$points} points.
komojo-last-round = Previous round
komojo-choose-title = {$seat}’s cards

# A first game
komojo-guide-look = Komojo GO! Remember your two lower cards. The lowest sum wins the round.
komojo-guide-turn = Draw, then swap the card for one of yours or discard it. A red king counts 0, a joker −1.
komojo-guide-take = You may also take the open card in exchange for one of yours.
komojo-guide-power = A drawn 7 to 10 lets you look at a card or swap cards. The line below says what to do.
komojo-guide-snap = Same rank as the open card? Throw yours onto it. The fastest gets rid of it; a wrong card costs a penalty card.
komojo-guide-stop = Think you have the lowest sum? Say Komojo STOP. Everyone else then has one more turn.
komojo-guide-last = STOP was said. This is your last turn, then all cards are turned up.

# What a hint says
komojo-do-draw = Draw
komojo-do-drop = Discard
komojo-do-stop = Komojo STOP
komojo-do-no = Throw nothing
komojo-do-swap = Swap it for your card in place {$place}
komojo-do-take = Take the open card into place {$place}
komojo-do-snap = Throw your card in place {$place}
komojo-do-peek = Look at your card in place {$place}
komojo-do-spy = Look at {$seat}’s card in place {$place}
komojo-do-trade = Swap your card in place {$place} with {$other}’s in place {$other_place}
komojo-do-switch = Swap {$lower}’s card in place {$lower_place} with {$higher}’s in place {$higher_place}

# In a terminal
komojo-scene-draw-pile = Draw pile
komojo-scene-discard-pile = Discard pile
komojo-scene-held = The drawn card
komojo-scene-seen = seen
komojo-scene-free = {$place}, empty
komojo-scene-cards = {$count ->
    [one] 1 card
   *[other] {$count} cards
}
komojo-scene-points = {$points ->
    [one] {$points} point
   *[other] {$points} points
}
komojo-scene-sum = Sum {$sum}

# The score pad
komojo-pad-K-red = K red
komojo-pad-K-black = K black
komojo-pad-joker = Joker

# The first game
komojo-lesson-draw = Four cards face down. You have seen the lower two: a 2 and an ace. Low is good. Draw a card.
komojo-lesson-swap = A 3 is low. Swap it for the upper left card, which nobody knows.
komojo-lesson-window = When somebody discards a card, all others may throw one of the same rank onto it. You know of no queen among your cards: throw nothing.
komojo-lesson-snap = A 2, and yours is lower left. Throw it: one card fewer. A wrong card would cost a penalty card.
komojo-lesson-turn = Three cards left. Draw again.
komojo-lesson-peek = When you draw a 7, you look at one of your own cards. Look at the upper right one.
komojo-lesson-draw-again = A black king: 13 points, it has to go. Draw.
komojo-lesson-joker = A joker counts −1: there is nothing better. Swap it for the king, upper right.
komojo-lesson-stop = 3, −1 and 1 make 3 points. Say “Komojo STOP”: then everybody else has one more turn.
komojo-lesson-stop-turn = You still play your turn. Draw.
komojo-lesson-drop = You do not need a 4. Discard it.
komojo-lesson-last-round = The others have their last turn. Then all cards are turned up.
komojo-lesson-end = You alone have the lowest sum: 0 points. Otherwise STOP would have cost you 30.

# Why a bot would do it
komojo-reason-open = The open card counts {$value}.
komojo-reason-counts = It counts {$value}.
komojo-reason-exchange = The new card counts {$value}, the old one {$old}.
komojo-reason-unseen = The new card counts {$value}; you have never seen the old one.
komojo-reason-same-rank = You have seen this card: it has the same rank.
komojo-reason-none-known = None of your cards you have seen has this rank.
komojo-reason-not-seen = You have never seen this card.
komojo-reason-sum = You know {$known} of your {$all} cards; together they count {$sum}.

# Reviews: what is to be said of a move that was not the best
komojo-review-sum = You had seen {$known} of your {$all} cards; together they counted {$sum}.
komojo-review-dropped = You discarded a card that counts {$value} and kept one that counts {$old}.
komojo-review-dropped-unseen = You discarded a card that counts {$value} and kept one that you had never seen.
komojo-review-kept = You kept a card that counts {$value} and gave up one that counts {$old}.
komojo-review-kept-unseen = You kept a card that counts {$value} and gave up one that you had never seen.
komojo-review-places = You gave up a card that counts {$played}; the other one counts {$best}.
komojo-review-left = The open card that you left counts {$value}.
komojo-review-taken = The open card that you took counts {$value}.
komojo-review-missed-snap = You had seen a card of this rank in front of you and did not throw it.
komojo-review-blind-snap = You had never seen the card you threw.
