# What happens

jogo-event-started = { $seat } begins.
jogo-event-dealt = The cards are dealt. The discard piles start with { $cards }.
jogo-event-laid = { $seat } lays { $card } on pile { $pile }.
jogo-event-founded = { $seat } begins a new pile with { $card }.
jogo-event-turned-up = { $seat } turns up { $card } in place { $place }.
jogo-event-pile-out = Pile { $pile } is out of the game.
jogo-event-clockwise = Play changes direction: now clockwise.
jogo-event-anticlockwise = Play changes direction: now anticlockwise.
jogo-event-owes-skip = { $seat } must skip a turn.
jogo-event-drew = { $seat } takes a card from the draw pile.
jogo-event-drew-nothing = { $seat } must take a card, but the draw pile is empty.
jogo-event-passed = { $seat } cannot lay and takes { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}.
jogo-event-extra-turn = { $seat } has an extra turn.
jogo-event-ended = { $seat } declines the extra turn.
jogo-event-skipped = { $seat } skips a turn.
jogo-event-won = { $seat } has no cards left and wins.
jogo-event-stuck = Nobody can lay a card any more. The game is over.
jogo-event-counted = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# What one seat hears

jogo-secret-drew = You take { $card } from the draw pile.
jogo-secret-took = You take { $card } from your pile { $place }.

# Why not

jogo-refused-over = The game is over.
jogo-refused-not-started = The starting player must be drawn first.
jogo-refused-not-dealt = The cards have not been dealt yet.
jogo-refused-no-start = The starting player has already been chosen.
jogo-refused-no-such-start = There is no seat { $number }.
jogo-refused-no-deal = No cards are dealt now.
jogo-refused-deal-too-many = A deal names 114 cards, but this one has more.
jogo-refused-deal-too-often = Dealt more often than it exists: { $card }.
jogo-refused-deal-missing = Missing from the deal, or not dealt often enough: { $card }.
jogo-refused-not-in-deck = Not in this table’s deck: { $card }.
jogo-refused-not-your-turn = It is { $seat }’s turn.
jogo-refused-no-such-card = You do not have this card in your hand: { $card }.
jogo-refused-no-open-card = You have no open card in place { $place }.
jogo-refused-pile-out = Discard pile { $pile } is out of the game.
jogo-refused-new-pile-is-first = The new pile is pile 1.
jogo-refused-no-match = Neither the same colour nor the same symbol: { $card } and { $top }.
jogo-refused-no-choice = Choose an effect for { $card }: a skipped turn, a change of direction or a card to take.
jogo-refused-needless-choice = Only a JOGO! card lets you choose, not this one: { $card }.
jogo-refused-choice-on-new-pile = A card that begins a pile has no effect: { $card }.
jogo-refused-wrong-receiver = Seat { $number } cannot be given a card.
jogo-refused-must-lay = You can lay a card, so you must.
jogo-refused-must-found = There is no pile: lay any card as a new one.
jogo-refused-no-pass-in-extra-turn = In this extra turn you lay a card or end your turn; you do not take cards.
jogo-refused-pass-names-no-pile = Choose which of your piles to take a card from.
jogo-refused-pile-empty = Your pile { $place } has no face-down cards.
jogo-refused-no-extra-turn = You have no extra turn to decline.

# Cards in words

jogo-card = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $symbol ->
    [heart] heart
    [flame] flame
    [sun] sun
    [leaf] leaf
    [drop] drop
   *[moon] moon
} { $value }
jogo-card-special = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $special ->
    [stop] STOP
    [reverse] reverse
    [plus] +1
   *[jogo] JOGO!
}
# A special card with the symbol it carries.
jogo-card-special-with = { $card } with { $symbol ->
    [heart] heart
    [flame] flame
    [sun] sun
    [leaf] leaf
    [drop] drop
   *[moon] moon
}
# One or two letters, different for all six.
jogo-letter = { $colour ->
    [red] R
    [orange] O
    [yellow] Y
    [green] G
    [blue] B
   *[violet] V
}

# On the home page, and when a table is opened

jogo-leaf-idea = Get rid of your four piles: match colour or symbol.
jogo-leaf-length = 30 min, ages 7+
jogo-option-deck = Deck
jogo-option-deck-owned = each colour lacks its own symbol
jogo-option-deck-parity = every colour with every symbol
jogo-option-special-symbol = Special cards match by
jogo-option-special-symbol-owned = the symbol of their colour
jogo-option-special-symbol-icon = their own sign
jogo-option-extra-turn = Extra turn
jogo-option-extra-turn-optional = optional
jogo-option-extra-turn-full = a whole turn: lay or take cards
jogo-option-stuck = If nobody can lay, the game ends when
jogo-option-stuck-nothing-to-take = there is nothing to take
jogo-option-stuck-hands-only = there is nothing to take, or all have only hand cards

# What is asked of you

jogo-prompt-deal = The cards are being dealt.
jogo-prompt-lay = Lay a card: same colour or same symbol.
jogo-prompt-where = Fits on pile { $piles }: { $card }.
jogo-prompt-nowhere = Fits on no pile: { $card }. Choose another card.
jogo-prompt-extra = Extra turn: lay another card, or end your turn.
jogo-prompt-found = No pile is left. Lay any card as a new one.
jogo-prompt-found-extra = No pile is left. Lay any card, or end your turn.
jogo-prompt-take-two = Nothing fits. You take two cards: from which of your piles?
jogo-prompt-take-own = Nothing fits. You take a card: from which of your piles?
jogo-prompt-draw = Nothing fits. Take a card from the draw pile.
jogo-prompt-nothing = Nothing fits, and there is nothing to take.
jogo-prompt-other = It is { $seat }’s turn.
jogo-prompt-other-extra = { $seat } has an extra turn.
jogo-prompt-over = The game is over.
jogo-tell-which-pile = Tap the pile in front of you to take from.

jogo-onto-pile = Onto pile { $pile }
jogo-action-lay = Onto pile { $pile }: { $card }
jogo-action-open = Onto pile { $pile }: your card in place { $place }
jogo-action-take = Take a card from your pile { $place }
jogo-action-lay-skip = { jogo-action-lay }; { jogo-choice-skip }
jogo-action-lay-turn = { jogo-action-lay }; { jogo-choice-turn }
jogo-action-lay-turn-two = { jogo-action-lay }; { jogo-choice-turn-two }
jogo-action-lay-give = { jogo-action-lay }; { jogo-choice-give }
jogo-action-open-skip = { jogo-action-open }; { jogo-choice-skip }
jogo-action-open-turn = { jogo-action-open }; { jogo-choice-turn }
jogo-action-open-turn-two = { jogo-action-open }; { jogo-choice-turn-two }
jogo-action-open-give = { jogo-action-open }; { jogo-choice-give }
jogo-action-draw = Take a card
jogo-action-pass = Pass
jogo-action-end = End my turn


jogo-key-digit = Choose place { $n }, or pile { $n } for the chosen card
jogo-key-next = Next card that fits
jogo-key-back = Put the chosen card back

jogo-choice = JOGO! Choose an effect
jogo-choice-skip = { $who } skips a turn
jogo-choice-turn = Play changes direction
jogo-choice-turn-two = Play changes direction, and { $who } skips a turn
jogo-choice-give = { $who } takes a card

# What lies on the table

jogo-clockwise = Play goes clockwise.
jogo-anticlockwise = Play goes anticlockwise.
jogo-piles = Discard piles
jogo-pile = Pile { $pile }: { $card }
jogo-pile-fits = Lay on pile { $pile }: { $card }
jogo-pile-out = Pile { $pile } is out of the game
jogo-pile-new = Lay as a new pile
jogo-draw = Draw pile, { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
jogo-out = Out of the game: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
jogo-places = Your places
jogo-place-card = Place { $place }: { $card }, { $down ->
    [0] nothing below
    [one] 1 card below
   *[other] { $down } cards below
}
jogo-place-empty = Place { $place } is empty.
jogo-fits = { $card }; fits on pile { $piles }
jogo-take-from = Take a card from pile { $place }, { $down ->
    [one] 1 card
   *[other] { $down } cards
} face down
jogo-hand = Your hand, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
jogo-no-hand = No cards in your hand
jogo-rivals = The others’ cards
jogo-rival-hand = Hand: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
jogo-look = { $who }: show the cards large
jogo-look-open = Open cards
jogo-look-hand = Hand: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
jogo-look-down = Face down: { $piles }
jogo-look-pile = Pile { $pile }
jogo-look-from-top = { $cards ->
    [one] 1 card
   *[other] { $cards } cards, the top one first
}
jogo-note-skips = { $turns ->
    [one] skips a turn
   *[other] skips { $turns } turns
}
jogo-banner-last-card = { $seat } has one card left.

# The first game

jogo-guide-welcome = Get rid of all your cards: open, face down and in hand. The first to have none left wins.
jogo-guide-tap = Tap a card with a light rim, then the pile it goes on. The next one turns up by itself.
jogo-guide-take = Nothing fits: you take one card from the draw pile and one from one of your piles.
jogo-guide-extra = Colour and symbol both matched: an extra turn. Use it or decline it.
jogo-guide-found = All piles are out of the game. Any card may begin a new one.
jogo-guide-special = A special card: the hand sign closes a pile, the arrows change the direction of play, +1 gives the next player a card, and with JOGO! you choose.

# In a terminal

jogo-scene-cards-of = { $seat }’s cards
jogo-scene-draw-pile = Draw pile
jogo-scene-cards = { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
jogo-scene-place = Place { $place }
jogo-scene-below = { $down } below

# The score pad
jogo-pad-stop = STOP
jogo-pad-reverse = Reverse
jogo-pad-plus = +1
jogo-pad-jogo = JOGO!

# The first game
jogo-lesson-colour = There are four discard piles in the middle and four piles of your own in front of you. Lay a card that fits: red on red. Your red sun goes on pile 1.
jogo-lesson-symbol = The same symbol is enough, too: your leaf goes on the leaf of pile 4.
jogo-lesson-both = Here both are the same, colour and symbol: the green drop on the green drop. That gives you an extra turn.
jogo-lesson-plus = Your extra turn. Lay the green +1 on pile 3, and the next player has to take a card.
jogo-lesson-stop = STOP takes a whole pile out of the game. Lay it on the blue pile 2.
jogo-lesson-jogo = With the JOGO! card you choose what happens. Lay it on pile 1 and let the next player skip a turn.
jogo-lesson-pass = It is your turn again, but nothing fits. So you take two cards: one from the draw pile and one from one of your own piles. Take it from pile 1.
jogo-lesson-hand = You may also lay cards from your hand. The blue heart goes on the blue card of pile 4.
jogo-lesson-end = That is all there is to it. The first player with no cards left wins.

# Why a bot would do it
jogo-reason-extra = Same colour and same symbol: that gives an extra turn.
jogo-reason-value = At the end the card would cost {$value ->
    [one] one point
   *[other] {$value} points
}.
jogo-reason-nothing = None of your cards fits.

# Reviews: what is to be said of a move that was not the best
jogo-review-pile = The pile of the better move had {$cards ->
    [one] one card
   *[other] {$cards} cards
} face down.
jogo-review-extra = Colour and symbol matched there: it would have earned an extra turn.
jogo-review-open = An open card could have gone instead of one from your hand.
jogo-review-hand = A card from your hand could have gone instead of the open one.
jogo-review-end = You ended the extra turn although you could lay another card.
