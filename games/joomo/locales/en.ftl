# What happens

joomo-event-dealer = {$seat} deals in the first round.
joomo-event-dealt = Round {$round}: {$seat} deals.
joomo-event-first-limit = {$seat} leads {$card}.
joomo-event-second-limit = {$seat} sets the second limit: {$card}.
joomo-event-gap = {$seat} plays {$card}.
joomo-event-on-limit = {$seat} plays {$card} on {$covered}.
joomo-event-raised = {$card} raises the trick to {$value}.
joomo-event-passed = {$seat} passes.
joomo-event-joomo = {$seat} runs out of cards first and takes the Joomo marker.
joomo-event-trick = {$seat} takes the trick: { $markers ->
    [one] 1 marker
   *[other] {$markers} markers
}.
joomo-event-scored = {$seat} scores {$score}: { $markers ->
    [one] 1 marker
   *[other] {$markers} markers
}, { $tens ->
    [0] no tens
    [one] 1 ten
   *[other] {$tens} tens
} in hand. {$total} in all.
joomo-event-scored-joomo = {$seat} scores {$score}: { $markers ->
    [one] 1 marker
   *[other] {$markers} markers
} and the Joomo marker. {$total} in all.
joomo-event-tied = {$seats} players are tied for the win: share it, or play on?
joomo-event-shares = {$seat} wants to share the win.
joomo-event-plays-on = {$seat} wants to play on.
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
joomo-refused-leader-passes = The player who leads must play a card.
joomo-refused-second-passes = At this table the second card must be played.
joomo-refused-not-in-gap = {$card} does not lie between {$low} and {$high}.
joomo-refused-no-gap-yet = The first two cards of a trick are the limits themselves.
joomo-refused-not-a-five = {$card} is not a five: only fives go on a limit.
joomo-refused-five-outside-gap = {$card} does not lie between {$low} and {$high}, so it cannot go on a limit.
joomo-refused-no-tie = There is no tie for the win.
joomo-refused-tie-asks = The tied players choose: share the win or play on.
joomo-refused-not-asked = Only tied players who have not answered yet are asked.
joomo-refused-no-such-dealer = There is no such seat.
joomo-refused-dealer-drawn = The dealer is drawn once, at the start.
joomo-refused-no-deal-due = No cards are dealt now: the round is not over.
joomo-refused-not-in-use = {$card} is not in use with this many players.
joomo-refused-dealt-twice = {$card} is dealt twice.
joomo-refused-deal-too-short = The deal must name all {$needed} cards in use.

# Home page and options

joomo-leaf-idea = Two cards fix a gap. Whoever plays the last card takes the trick.
joomo-leaf-length = 20 min, ages 8+
joomo-option-second-card = The second card of a trick
joomo-option-second-card-must = must be played
joomo-option-second-card-may-pass = may be declined
joomo-option-tie = Tied for the win
joomo-option-tie-play-on = play another round
joomo-option-tie-shared = share the win
joomo-option-target = Points to win

# What is asked now

joomo-prompt-deal = The cards are being dealt.
joomo-prompt-lead = You lead: set the first limit.
joomo-prompt-lead-other = {$who} leads.
joomo-prompt-second = Set the second limit: the first is {$limit}.
joomo-prompt-second-pass = Set the second limit, or pass: the first is {$limit}.
joomo-prompt-second-other = {$who} sets the second limit.
joomo-prompt-gap = Play a card between {$low} and {$high}, or pass.
joomo-prompt-gap-other = {$who} plays between {$low} and {$high}.
joomo-prompt-doubles = None of your cards fits between {$low} and {$high}: play a double digit or pass.
joomo-prompt-no-gap = No gap between {$low} and {$high}: play a double digit or pass.
joomo-prompt-only-pass = None of your cards fits between {$low} and {$high}.
joomo-prompt-passed = You have passed. It is {$who}’s turn.
joomo-prompt-out = You have no cards left. It is {$who}’s turn.
joomo-prompt-where = Where does {$card} go?
joomo-prompt-tie = Tied for the win: share it, or play on?
joomo-prompt-tie-others = A tie. Still to answer: {$who}
joomo-prompt-won = You win.
joomo-prompt-won-other = {$who} wins.
joomo-prompt-shared = Shared win: {$who}

# What can be done

joomo-action-pass = Pass
joomo-action-play = Play {$card}
joomo-action-gap = {$card} into the gap
joomo-action-on = {$card} on {$limit}
joomo-action-share = Share the win
joomo-action-play-on = Play on
joomo-key-hand = Go to your cards
joomo-key-back = Put the chosen card back

# Cards in words

joomo-card-double = {$card}, double digit
joomo-card-five = {$card}, five
joomo-card-ten = {$card}, ten
joomo-card-five-double = {$card}, five and double digit
joomo-card-ten-double = {$card}, ten and double digit
joomo-card-fits = {$card}, can be played
joomo-limit = Limit {$card}
joomo-covered = {$card}, covered

# On the table

joomo-hand = Your cards
joomo-place-first = First limit
joomo-place-second = Second limit
joomo-gap-none = No gap
joomo-gap-empty = The gap is empty.
joomo-in-gap = In the gap: {$cards}.
joomo-lane = Cards played before
joomo-ruler = All cards in use
joomo-ruler-gap = The gap lies between {$low} and {$high}.
joomo-aside = { $cards ->
    [one] 1 card set aside
   *[other] {$cards} cards set aside
}
joomo-worth = { $markers ->
    [one] This trick is worth 1 marker.
   *[other] This trick is worth {$markers} markers.
}
joomo-round = Round {$round}, up to {$target}
joomo-takes = {$who}: +{$markers}
joomo-takes-you = Yours: +{$markers}
joomo-last-trick = Previous trick
joomo-played-limit = limit
joomo-played-on = on {$card}
joomo-seat-passed = passed
joomo-seat-gain = +{$markers}
joomo-seat-joomo = Joomo +{$markers}
joomo-banner = {$who} is out of cards: this is the last trick.
joomo-banner-you = You are out of cards: this is the last trick.

# What a round came to

joomo-sheet = Round {$round}
joomo-sheet-markers = Markers
joomo-sheet-joomo = Joomo marker
joomo-sheet-tens = Tens in hand
joomo-sheet-round = Round
joomo-sheet-total = Total

# A first game

joomo-guide-welcome = Two cards fix a gap. Whoever plays the last card takes the trick. The game ends at {$target} points.
joomo-guide-lead = You lead. Any card will do: it becomes the first limit.
joomo-guide-second = Your card becomes the second limit. Far from the first makes a wide gap, close to it a narrow one.
joomo-guide-gap = Highlighted cards can be played. You may always pass, but then you are out of this trick.
joomo-guide-double = Two bars: double digits can always be played, even outside the gap.
joomo-guide-five = The hinge: a five can go into the gap or on top of a limit, which makes the gap smaller.
joomo-guide-ten = The star: a ten adds a marker to the trick. But each ten still in your hand at the end of the round costs a point.
joomo-guide-joomo = Whoever runs out of cards first gets the Joomo marker, worth 1 point. The round ends after that trick.

# The table in letters

joomo-scene-seat = {$seat}
joomo-scene-seats = {$seats}, {$seat}
joomo-scene-card = {$card}
joomo-scene-cards = { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
joomo-scene-points = { $points ->
    [one] { $points } point
   *[other] {$points} points
}
joomo-scene-score = This round: {$score}
joomo-scene-trick = The trick
joomo-scene-in-gap = In the gap
joomo-scene-gap = Gap from {$from} to {$to}
joomo-scene-gap-one = Gap for {$card} only
joomo-scene-in-use = In use: 00 to {$last}
joomo-scene-played = Already played: {$cards}

# The score pad
joomo-pad-marker = Point marker
joomo-pad-joomo = Joomo marker
joomo-pad-ten = Ten in hand

# The first game
joomo-lesson-lead = You lead. You may begin with any card: it becomes the first limit. Play the 08.
joomo-lesson-gap = 08 and 21 are the limits, and the gap is between them. From now on cards go into the gap. Play the 12.
joomo-lesson-pass = Whoever plays the last card takes the trick. Your 18 would fit, but it is worth more later. Pass this time.
joomo-lesson-second = Your opponent took that trick and leads 28. Set the second limit close to it: the 24.
joomo-lesson-five-other = A five that fits the gap may also go on a limit. Watch: the gap gets smaller.
joomo-lesson-last = Now there is room only between 25 and 28. Play the 27.
joomo-lesson-won = Your trick: one point marker. Whoever takes a trick leads the next. Start low, with the 05.
joomo-lesson-ten = A ten makes the trick worth one marker more. If you still have it at the end, it costs a point. Play the 20.
joomo-lesson-five = Another ten: the trick is worth 3 now. Put your 15 on the limit 05.
joomo-lesson-inside = Your 18 fits between 15 and 23. Play it.
joomo-lesson-again = Three markers for you. Two cards are left. Lead the 22.
joomo-lesson-double = Your 11 is not in the gap, but double digits may always be played. And it is your last card: that earns the Joomo marker.
joomo-lesson-end = Done: five markers and the Joomo marker make 6 points. The first to reach 20 wins.

# Why a bot would do it
joomo-reason-fitting = {$count ->
    [0] No card that you have not seen fits
    [one] Only one card that you have not seen fits
   *[other] {$count} cards that you have not seen fit
} between {$low} and {$high}.
joomo-reason-nothing = You have no card that fits.
joomo-reason-worth = The trick is worth {$value} so far.
joomo-reason-ten = With the ten the trick is worth {$value}, and you get rid of the ten.

# Reviews: what is to be said of a move that was not the best
joomo-review-passed = You passed; the trick was worth {$value} so far.
joomo-review-spent = {$card} is gone; you would have kept it by passing.
joomo-review-fitting = After your move {$played ->
    [one] one unseen card fitted
   *[other] {$played} unseen cards fitted
} between the limits, after the better one {$best}.
joomo-review-tens = You held {$tens ->
    [one] one ten
   *[other] {$tens} tens
}; each one left in your hand costs a point.
