# What happens

jogo-event-started = { $seat } begins.
jogo-event-dealt = The cards are dealt. The discard piles start with { $cards }.
jogo-event-laid = { $seat } lays { $card } on pile { $pile }.
jogo-event-founded = { $seat } begins a new pile with { $card }.
jogo-event-turned-up = { $seat } turns up { $card } at place { $place }.
jogo-event-pile-out = Pile { $pile } is out of the game.
jogo-event-clockwise = Play turns and goes clockwise.
jogo-event-anticlockwise = Play turns and goes anticlockwise.
jogo-event-owes-skip = { $seat } is to skip a turn.
jogo-event-drew = { $seat } takes a card from the draw pile.
jogo-event-drew-nothing = { $seat } would take a card, but the draw pile is empty.
jogo-event-passed = { $seat } cannot lay and takes { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
jogo-event-extra-turn = { $seat } has an extra turn.
jogo-event-ended = { $seat } leaves the extra turn.
jogo-event-skipped = { $seat } skips a turn.
jogo-event-won = { $seat } has no card left and wins.
jogo-event-stuck = Nobody can lay a card or take one. The game is over.
jogo-event-counted = { $seat } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# What one seat hears

jogo-secret-drew = You take { $card } from the draw pile.
jogo-secret-took = You take { $card } from your pile { $place }.

# Why not

jogo-refused-over = The game is over.
jogo-refused-not-started = First it is drawn who begins.
jogo-refused-not-dealt = The cards are not dealt yet.
jogo-refused-no-start = It is settled who begins.
jogo-refused-no-such-start = There is no seat { $number } to begin.
jogo-refused-no-deal = There is nothing to deal now.
jogo-refused-deal-too-many = A deal names 114 cards, and here are more.
jogo-refused-deal-too-often = { $card } is dealt more often than it exists.
jogo-refused-deal-missing = { $card } is missing from the deal, or not dealt often enough.
jogo-refused-not-in-deck = The deck of this table has no { $card }.
jogo-refused-not-your-turn = It is the turn of { $seat }.
jogo-refused-no-such-card = You have no { $card } in your hand.
jogo-refused-no-open-card = You have no open card at place { $place }.
jogo-refused-pile-out = Discard pile { $pile } is out of the game.
jogo-refused-new-pile-is-first = The new pile is pile 1.
jogo-refused-no-match = { $card } matches { $top } neither in colour nor in symbol.
jogo-refused-no-choice = { $card } needs a choice: skip, turn or give.
jogo-refused-needless-choice = Only a JOGO! card has a choice, and { $card } is none.
jogo-refused-choice-on-new-pile = { $card } begins a pile and has no choice there.
jogo-refused-wrong-receiver = You cannot give a card to seat { $number }.
jogo-refused-must-lay = You can lay a card, so you must.
jogo-refused-must-found = There is no pile: lay any card as a new one.
jogo-refused-no-pass-in-extra-turn = In this extra turn you lay a card or end; you take none.
jogo-refused-pass-names-no-pile = Say from which of your piles you take a card.
jogo-refused-pile-empty = Your pile { $place } has no card face down.
jogo-refused-no-extra-turn = There is no extra turn that you could leave.
