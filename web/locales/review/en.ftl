# Reviews of games. Fetched with the screens that show them.
review-of = Review: {$game}
review-waiting = The review is waiting for its turn …
review-progress = {$done} of {$all} steps looked at
review-whose = Player
review-seat = Player {$seat}
review-curve = Chance to win
review-curve-spoken = Chance to win over the game. The table further down says the same.
review-as-table = The curve as a table
review-everybody = All players
review-event = What happened
review-luck = Luck
review-luck-good = Good luck: {$change}
review-luck-bad = Bad luck: {$change}
review-luck-of = Luck for {$who}: {$change}
review-play = Moves
review-error = Lost per decision
review-decisions = Decisions
review-sum = Start {$share}, luck {$luck}, moves {$play}: in the end {$result}
review-unfinished = The record ends before the game does: there is no result.
review-moments = What decided the game
review-moment-luck = Luck in round {$round}
review-moment-decision = A decision in round {$round}
review-marked = Where there was more to get
review-none = No move was clearly a mistake.
review-step = Step {$step}
review-look = Look at step {$step} on the board
review-played = Played: {$move}.
review-better = Better: {$move}.
review-loss = loses {$loss} ± {$doubt}
review-loss-exact = loses {$loss}
review-fine = Nothing better was found with certainty.
review-before = Previous marked move
review-after = Next marked move
review-share = Share
review-copied = The summary is copied
review-line = {$name}: {$decisions ->
    [one] one decision
   *[other] {$decisions} decisions
}, {$error} lost by each on average; inaccuracies {$inaccuracies}, mistakes {$mistakes}, blunders {$blunders}; luck {$luck}
review-upload = Choose a file
review-upload-explained = You can review any record of a game: downloaded here, or written by a program.
review-how = Every decision is judged by what this player could know at that moment, in many imagined deals with the strongest play there is here. Luck is judged with all cards face up. Every mark is at least {$confidence} certain.
review-strength = Level of play
review-picture = As a picture
review-picture-saved = The picture is saved
review-learn = Learn from your mistakes
review-over-time = How you play
review-over-time-explained = From reviews of your games. Only you see this: it stays in this browser.
review-over-time-sum = {$games ->
    [one] One game
   *[other] {$games} games
}: {$error} lost per decision, luck {$luck} in all.
review-improved = You have improved: from {$before} in the earlier half of the games to {$after} in the later half.
review-not-improved = {$before} in the earlier half of the games, {$after} in the later half.
review-count = Number
review-change = Change
review-catch-up = {$games ->
    [one] Review one more game
   *[other] Review {$games} more games
}
review-catching-up = {$left ->
    [one] Looking at the last game.
   *[other] {$left} games to go.
}
review-kind = Kind of decision
review-kind-lead = leading
review-kind-second = second card
review-kind-gap = into the gap
review-kind-pass = passing
review-kind-tie = tie
review-kind-open = open card
review-kind-extra = extra turn
review-kind-lay = laying
review-kind-end = ending the turn
review-kind-put = card into a hand
review-kind-draw = drawing
review-kind-discard = discarding
review-kind-last-draw = last draw
review-kind-last-play = last turn
review-kind-swap = swapping
review-kind-stop = STOP
review-kind-snap = snapping
review-kind-look = looking
review-kind-trade = trading with others
puzzle-explained = One puzzle a day for each game: there is a best move, and it is easy to miss.
puzzle-ask = What do you play?
puzzle-own = You played something else here. Find something better.
puzzle-count = {$n} of {$all}.
puzzle-solved = Solved already.
puzzle-best = Yes, that is the best move.
puzzle-good = That is as good as the best move.
puzzle-same = That is what you played.
puzzle-tempting = Tempting, but not the best.
puzzle-worse = There is something better.
puzzle-again = Try again.
puzzle-show = Show the answer
puzzle-next = Next
puzzle-answer = Best: {$move} (chance to win {$chance}).
puzzle-made = Weaker: {$move} ({$chance}).
whatif = What if?
whatif-explained = You play on from step {$step}; bots play for the others.
whatif-over = The game is over.
whatif-again = Reshuffle
