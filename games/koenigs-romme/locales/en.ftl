# Königs-Rommé: what is told, and why something is refused.

koenigs-romme-event-dealer = {$seat} deals first.
koenigs-romme-event-deal = Round {$round}: {$seat} deals {$cards} cards each and turns up {$card}. Wild: {$wild} and jokers.
koenigs-romme-event-draw = {$seat} draws a card.
koenigs-romme-event-take = {$seat} takes {$card} from the discard pile.
koenigs-romme-event-shuffle = The draw pile is used up. {$cards} discards are shuffled and become the new one.
koenigs-romme-event-lay = {$seat} lays down {$cards}.
koenigs-romme-event-out = {$seat} goes out with {$cards}. Everyone else has one more turn.
koenigs-romme-event-discard = {$seat} discards {$card}.
koenigs-romme-event-show = What is left in hand, by seat: {$cards}.
koenigs-romme-event-score = Round {$round} is over. Points by seat: {$points}.
koenigs-romme-event-hands = Eleven hands are dealt. Finished: {$finished}.
koenigs-romme-event-turn-up = {$card} is turned up.
koenigs-romme-event-put = {$card} goes into hand {$hand}, {$discard} leaves it.
koenigs-romme-event-finish = {$card} goes into hand {$hand}, {$discard} leaves it, and the hand is finished.
koenigs-romme-event-won = All eleven hands are finished. You win.
koenigs-romme-event-lost = The draw pile is used up. Finished hands: {$finished} of 11.

koenigs-romme-secret-hand = Your cards: {$cards}.
koenigs-romme-secret-drew = You drew {$card}.

koenigs-romme-refused-over = The game is over.
koenigs-romme-refused-dealer-first = First somebody must be named the dealer.
koenigs-romme-refused-deal-first = First the cards must be dealt.
koenigs-romme-refused-shuffle-first = First the discard pile must be shuffled.
koenigs-romme-refused-not-your-turn = It is another player's turn.
koenigs-romme-refused-draw-first = First draw a card.
koenigs-romme-refused-has-drawn = You have drawn a card already.
koenigs-romme-refused-not-in-hand = {$card} is not in your hand.
koenigs-romme-refused-just-taken = You have just taken {$card}. It may not go right back.
koenigs-romme-refused-lay-not-in-hand = Not all of these cards are in your hand.
koenigs-romme-refused-no-combination = These cards are neither a set nor a run.
koenigs-romme-refused-all-but-one = To go out, lay down all cards but exactly one.
koenigs-romme-refused-nothing-left = One card must be left to discard.
koenigs-romme-refused-only-just-taken-left = Only {$card} would be left, and you have just taken it.
koenigs-romme-refused-nothing-laid = Name the cards you lay down.
koenigs-romme-refused-only-solo = Only the solo game has hands to put cards into.
koenigs-romme-refused-only-put = In the solo game, put the card turned up into a hand.
koenigs-romme-refused-no-such-hand = The hands are numbered 3 to 13.
koenigs-romme-refused-finished = Hand {$hand} is finished.
koenigs-romme-refused-not-in-solo-hand = {$card} is not in hand {$hand}.
koenigs-romme-refused-no-dealer-now = There is no dealer to be named now.
koenigs-romme-refused-no-such-seat = Nobody sits there.
koenigs-romme-refused-no-deal-now = There is nothing to deal now.
koenigs-romme-refused-not-the-deck = A deal names each of the 116 cards once.
koenigs-romme-refused-no-shuffle-now = There is nothing to shuffle now.
koenigs-romme-refused-not-the-discards = A shuffle names exactly the discards that become the draw pile.
