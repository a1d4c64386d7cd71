# Königs-Rommé: what is told, and why something is refused.

koenigs-romme-event-dealer = {$seat} deals first.
koenigs-romme-event-deal = Round {$round}: {$seat} deals {$cards} cards each and turns up the {$card}. Wild: {$wild} and jokers.
koenigs-romme-event-draw = {$seat} draws a card.
koenigs-romme-event-take = {$seat} takes the {$card} from the discard pile.
koenigs-romme-event-shuffle = The draw pile is used up. {$cards} discards are shuffled and become the new draw pile.
koenigs-romme-event-lay = {$seat} lays down: {$cards}.
koenigs-romme-event-out = {$seat} goes out and lays down: {$cards}. Everyone else has one more turn.
koenigs-romme-event-discard = {$seat} discards the {$card}.
koenigs-romme-event-show = Cards left in hand: {$cards}.
koenigs-romme-event-score = Round {$round} is over. Points: {$points}.
koenigs-romme-event-hands = Eleven hands are dealt. Finished: {$finished}.
koenigs-romme-event-turn-up = Turned up: {$card}.
koenigs-romme-event-put = Hand {$hand} takes the {$card} and discards the {$discard}.
koenigs-romme-event-finish = Hand {$hand} takes the {$card}, discards the {$discard} and is finished.
koenigs-romme-event-won = All eleven hands are finished. You win.
koenigs-romme-event-lost = The draw pile is used up. Finished hands: {$finished} of 11.
koenigs-romme-afterword-winnable = This deal could have been won.
koenigs-romme-afterword-lost = This deal could not be won, whatever you did.

koenigs-romme-secret-hand = Your cards: {$cards}.
koenigs-romme-secret-drew = You drew the {$card}.

koenigs-romme-refused-over = The game is over.
koenigs-romme-refused-dealer-first = A dealer has to be chosen first.
koenigs-romme-refused-deal-first = The cards must be dealt first.
koenigs-romme-refused-shuffle-first = The discard pile must be shuffled first.
koenigs-romme-refused-not-your-turn = It is not your turn.
koenigs-romme-refused-draw-first = Draw a card first.
koenigs-romme-refused-has-drawn = You have already drawn a card.
koenigs-romme-refused-not-in-hand = You do not have the {$card} in your hand.
koenigs-romme-refused-just-taken = You have just taken the {$card}. You may not discard it in the same turn.
koenigs-romme-refused-lay-not-in-hand = Not all of these cards are in your hand.
koenigs-romme-refused-no-combination = These cards are neither a set nor a run.
koenigs-romme-refused-all-but-one = To go out, lay down all cards but exactly one.
koenigs-romme-refused-nothing-left = One card must be left to discard.
koenigs-romme-refused-only-just-taken-left = Only the {$card} would be left, and you have just taken it.
koenigs-romme-refused-nothing-laid = Name the cards you lay down.
koenigs-romme-refused-only-solo = Only the solo game has hands to put cards into.
koenigs-romme-refused-only-put = In the solo game, put the turned-up card into a hand.
koenigs-romme-refused-no-such-hand = The hands are numbered 3 to 13.
koenigs-romme-refused-finished = Hand {$hand} is finished.
koenigs-romme-refused-not-in-solo-hand = Hand {$hand} does not have the {$card}.
koenigs-romme-refused-no-dealer-now = No dealer is chosen now.
koenigs-romme-refused-no-such-seat = Nobody sits there.
koenigs-romme-refused-no-deal-now = No cards are dealt now.
koenigs-romme-refused-deal-too-many = A deal names 116 cards, but this one has more.
koenigs-romme-refused-deal-too-often = The {$card} is dealt more often than it exists.
koenigs-romme-refused-deal-missing = The {$card} is missing from the deal, or not dealt often enough.
koenigs-romme-refused-no-shuffle-now = No cards are shuffled now.
koenigs-romme-refused-shuffle-too-many = A shuffle names the discards that become the draw pile, but this one has more.
koenigs-romme-refused-shuffle-too-often = The {$card} is not among the discards that become the draw pile, or not that often.
koenigs-romme-refused-shuffle-missing = The {$card} is among the discards that become the draw pile but is missing here.

# On the home page, and when a table is opened.

koenigs-romme-leaf-idea = Collect sets and runs. Each round a different rank is wild.
koenigs-romme-leaf-length = 45 min, ages 8+
koenigs-romme-leaf-round = { $round ->
    [1] 3 cards each, 3s are wild
    [2] 4 cards each, 4s are wild
    [3] 5 cards each, 5s are wild
    [4] 6 cards each, 6s are wild
    [5] 7 cards each, 7s are wild
    [6] 8 cards each, 8s are wild
    [7] 9 cards each, 9s are wild
    [8] 10 cards each, 10s are wild
    [9] 11 cards each, jacks are wild
    [10] 12 cards each, queens are wild
   *[11] 13 cards each, kings are wild
}
koenigs-romme-option-reshuffle = When the draw pile is used up
koenigs-romme-option-reshuffle-whole = all discards are shuffled
koenigs-romme-option-reshuffle-keep-top = the top discard stays
koenigs-romme-option-return-discard = Discarding a card just taken from the pile
koenigs-romme-option-return-discard-allowed = allowed
koenigs-romme-option-return-discard-forbidden = not in the same turn
koenigs-romme-option-dealt-complete = Solo: a hand already complete when dealt
koenigs-romme-option-dealt-complete-counts = is finished at once
koenigs-romme-option-dealt-complete-needs-turn = still needs a card
koenigs-romme-option-first-round = First round
koenigs-romme-option-last-round = Last round

# Cards in words. Ranks are 3 to 10, J, Q, K; suits s, h, d, c, t (stars).

koenigs-romme-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[t] stars
}
koenigs-romme-joker = joker
koenigs-romme-rank = { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
}
koenigs-romme-is-wild = wild
koenigs-romme-is-new = new
koenigs-romme-is-combined = in a combination of { $cards } cards

# What is asked now.

koenigs-romme-prompt-dealer = The first dealer is being drawn.
koenigs-romme-prompt-deal = Round { $round } is about to be dealt.
koenigs-romme-prompt-draw = Draw a card from either pile.
koenigs-romme-prompt-discard = Discard a card.
koenigs-romme-prompt-out = You can go out.
koenigs-romme-prompt-last-card = Discard your last card.
koenigs-romme-prompt-last-draw = Your last turn: draw a card.
koenigs-romme-prompt-last-lay = Lay down your combinations, then discard.
koenigs-romme-prompt-last-discard = No combinations. Discard an expensive card.
koenigs-romme-prompt-shuffle = The discard pile is being shuffled.
koenigs-romme-prompt-other-draw = { $seat } is drawing.
koenigs-romme-prompt-other-play = { $seat } is choosing a discard.
koenigs-romme-prompt-over = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koenigs-romme-prompt-over-won = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koenigs-romme-prompt-over-shared = Shared win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koenigs-romme-prompt-solo-deal = Eleven hands are being dealt.
koenigs-romme-prompt-solo-where = Which hand takes the { $card }?
koenigs-romme-prompt-solo-discard = Hand of { $wild }: discard a card.
koenigs-romme-prompt-solo-watch = Turned up: { $card }.
koenigs-romme-prompt-solo-won = All eleven hands are finished. You win.
koenigs-romme-prompt-solo-lost = The draw pile is used up. { $finished ->
    [one] 1 of 11 hands is finished.
   *[other] { $finished } of 11 hands are finished.
}

# The table.

koenigs-romme-you = You
koenigs-romme-round = Round { $round } of { $rounds }. Wild: { $wild } and jokers.
koenigs-romme-wild = Wild: { $wild } and jokers
koenigs-romme-draw-pile = Draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
koenigs-romme-discard-pile = Discard pile: { $card } on top
koenigs-romme-discard-empty = Discard pile, empty
koenigs-romme-laid = Laid down
koenigs-romme-left = Left over: { $cards }
koenigs-romme-note-out = is out
koenigs-romme-note-dealer = deals
koenigs-romme-banner-out = { $seat } is out: last turns.
koenigs-romme-banner-out-you = You are out: last turns.
koenigs-romme-banner-last = { $seat } is out: your last turn.
koenigs-romme-score = Round { $round } is over
koenigs-romme-score-round = Round
koenigs-romme-score-total = Total

# The hand, and what to do with it.

koenigs-romme-hand = Your hand
koenigs-romme-points-left = { $points ->
    [0] All combined
    [one] { $points } point left over
   *[other] { $points } points left over
}
koenigs-romme-sort = Sort the hand
koenigs-romme-sort-groups = Groups
koenigs-romme-sort-rank = Ranks
koenigs-romme-sort-suit = Suits
koenigs-romme-sorted = Sorted: { $cards }
koenigs-romme-draw = Draw
koenigs-romme-take = Take the { $card }
koenigs-romme-discard = Discard the { $card }
koenigs-romme-discard-none = Discard
koenigs-romme-go-out = Go out
koenigs-romme-lay = Lay down
koenigs-romme-lay-down = Lay down: { $cards }
koenigs-romme-put = Hand { $hand }: discard the { $card }
koenigs-romme-choose-first = Choose the card to discard first.
koenigs-romme-no-combination = No three cards side by side in your hand form a combination.
koenigs-romme-key-groups = Sort the hand by its best groups
koenigs-romme-key-rank = Sort the hand by rank
koenigs-romme-key-suit = Sort the hand by suit
koenigs-romme-key-move = Move a card in the hand

# The solo game.

koenigs-romme-solo-title = Königs-Rommé solo
koenigs-romme-solo-hand = Hand { $hand }, wild: { $wild }
koenigs-romme-solo-finished = finished
koenigs-romme-solo-near = The turned-up card finishes it
koenigs-romme-solo-of = of 11
koenigs-romme-solo-sum = { $finished ->
    [one] 1 of 11 hands
   *[other] { $finished } of 11 hands
}
koenigs-romme-solo-back = Another hand
koenigs-romme-solo-share = Share the result
koenigs-romme-solo-copied = Result copied.
koenigs-romme-solo-key = Open the hand of { $wild }

# The guide through a first game.

koenigs-romme-guide-aim = Collect sets (three or more of one rank) and runs (three or more in a row of one suit).
koenigs-romme-guide-goal = If you can lay down all your cards but one, you can go out. Cards the others still hold count against them.
koenigs-romme-guide-wild = Wild cards wear a ribbon: { $wild } in this round and, as always, jokers. They stand for any card.
koenigs-romme-guide-draw = Tap a pile to draw its card.
koenigs-romme-guide-discard = Tap a card twice to discard it. Green marks combinations.
koenigs-romme-guide-sort = Drag cards wherever you like. “Groups” sorts them for you.
koenigs-romme-guide-out = All cards but one form combinations. “Go out” lays them down.
koenigs-romme-guide-last = Somebody is out: lay down your combinations now. The rest counts against you.
koenigs-romme-guide-solo-aim = Eleven hands; in each a different rank is wild. Finish them all.
koenigs-romme-guide-solo-card = Tap the hand that should take the new card. If a hand is highlighted, the card finishes it.
koenigs-romme-guide-solo-discard = Tap a card twice to discard it. It may be the new one.

# The table in letters.

koenigs-romme-scene-seat = { $seat }
koenigs-romme-scene-list = { $before }, { $next }
koenigs-romme-scene-hands = { $before }; { $next }
koenigs-romme-scene-points-of = { $seat } { $points }
koenigs-romme-scene-hand-of = { $seat }: { $cards }
koenigs-romme-scene-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
koenigs-romme-scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koenigs-romme-scene-round = Round { $round } of { $rounds }
koenigs-romme-scene-barred = may not be discarded this turn
koenigs-romme-scene-up = Turned up: { $card }
koenigs-romme-scene-goes = discard

# The score pad
koenigs-romme-pad-joker = Joker

# The first game
koenigs-romme-lesson-draw = Three cards, and the 3s are wild this round. First you draw. The open 9 does not help you: draw from the draw pile.
koenigs-romme-lesson-discard = Now discard a card. The king is the most expensive, 13 points: discard it.
koenigs-romme-lesson-take = A 7. With your two 7s it makes a set: three of one rank. Take it.
koenigs-romme-lesson-lay = All your cards but one form a combination: you can go out. Lay down the three 7s.
koenigs-romme-lesson-out = Discard the 5. You are out and score 0.
koenigs-romme-lesson-last-turn = The others have one more turn. The cards left in their hands count against them.
koenigs-romme-lesson-next = Round 2: four cards, and now the 4s are wild.
koenigs-romme-lesson-run = The 8 goes with your 6 and 7: three cards of one suit in a row are a run. Take it.
koenigs-romme-lesson-wild = Your 4 is wild and stands for a card you do not have. So all four cards make one run. Lay them down.
koenigs-romme-lesson-out-again = Discard the jack, and you are out again.
koenigs-romme-lesson-partly = In the last turn you may also lay down only part of your hand.
koenigs-romme-lesson-end = 0 points twice: it does not get better than that. After eleven rounds, the player with the fewest points wins.

# Why a bot would do it
koenigs-romme-reason-take = With it, at best {$points ->
    [one] one point is left
   *[other] {$points} points are left
} in your hand.
koenigs-romme-reason-draw = With the open card ({$card}), at best {$points ->
    [one] one point would be left
   *[other] {$points} points would be left
} in your hand.
koenigs-romme-reason-discard = Without it, at best {$points ->
    [one] one point is left
   *[other] {$points} points are left
} in your hand.
koenigs-romme-reason-lay = After that, {$count ->
    [one] you only have the card to discard.
   *[other] you have {$count} cards left.
}

# Reviews: what is to be said of a move that was not the best
koenigs-romme-review-packing = Before this card all hands could still be finished, whatever came; after it they cannot.
koenigs-romme-review-out = You could have gone out.
koenigs-romme-review-left = With {$card} from the discard pile at best {$points} points would have been left in your hand.
koenigs-romme-review-taken = With {$card} at best {$points} points were left in your hand.
koenigs-romme-review-discard = At best {$played} points are left in your hand now; after the better discard it would be {$best}.
