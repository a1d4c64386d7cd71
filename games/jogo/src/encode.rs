//! Moves as numbers and views as arrays, for programs that learn. The layout never changes, it only grows at the end.

use vierblatt_game::{Block, Chooser, Chosen, Encode, Fields, Moves, Seat, Seats};

use crate::cards::{COLOURS, Card, Face, KINDS, Special};
use crate::moves::{Choice, Move, Pile, Place, Source};
use crate::options::{DeckChoice, ExtraTurn, Stuck};
use crate::state::{MAX_SEATS, PILES, Phase};
use crate::{Jogo, Legal, Options, Private, Public};

/// What a JOGO! card may do: skip, turn, or give to one of the others.
const CHOICES: usize = 2 + MAX_SEATS - 1;
const FACES: usize = KINDS / COLOURS;
/// How a card is described: its colour, its symbol, its special kind, its value.
const TRAITS: usize = COLOURS + 6 + 4 + 1;

const PASS: usize = 1;
const PASS_FROM: usize = PASS + 1;
const OPEN: usize = PASS_FROM + PILES;
const OPEN_JOGO: usize = OPEN + PILES * PILES;
const HAND: usize = OPEN_JOGO + PILES * PILES * CHOICES;
const HAND_JOGO: usize = HAND + KINDS * PILES;
const SIZE: usize = HAND_JOGO + COLOURS * PILES * CHOICES;

const BLOCKS: &[Block] = &[
    Block { name: "end", size: 1, about: "decline the extra turn" },
    Block { name: "pass", size: 1, about: "pass without a face-down pile to take from" },
    Block { name: "pass_from", size: PILES, about: "pass and take from the face-down pile here" },
    Block { name: "open", size: PILES * PILES, about: "lay an open card: place * 4 + pile" },
    Block {
        name: "open_jogo",
        size: PILES * PILES * CHOICES,
        about: "lay an open JOGO! card: (place * 4 + pile) * 5 + choice (skip, turn, give to the 1st, 2nd, 3rd to the left)",
    },
    Block { name: "hand", size: KINDS * PILES, about: "lay a card from the hand: card * 4 + pile" },
    Block {
        name: "hand_jogo",
        size: COLOURS * PILES * CHOICES,
        about: "lay a JOGO! card from the hand: (colour * 4 + pile) * 5 + choice",
    },
];

impl Encode for Jogo {
    fn blocks(_: Seats) -> &'static [Block] {
        BLOCKS
    }

    #[inline]
    fn offer(legal: &Legal, chooser: Chooser, mut offered: impl FnMut(usize)) {
        legal.for_each(|mv| offered(number(&mv, chooser)));
    }

    #[inline]
    fn choose(_: &Legal, chooser: Chooser, number: usize) -> Chosen<Move> {
        let choice = |n: usize| match n {
            0 => Choice::Skip,
            1 => Choice::Turn,
            _ => Choice::Give(chooser.seat_at(n - 1)),
        };
        // A choice a table of this size does not have would wrap around to the chooser.
        let too_far = |n: usize| n > chooser.seats.count();
        let lay = |from: Source, pile: usize, choice: Option<Choice>| Move::Lay {
            from,
            pile: Pile(pile as u8),
            choice,
        };
        let open = |place: usize| Source::Open(Place(place as u8));
        let mv = match number {
            0 => Move::End,
            PASS => Move::Pass(None),
            PASS_FROM..OPEN => Move::Pass(Some(Place((number - PASS_FROM) as u8))),
            OPEN..OPEN_JOGO => lay(open((number - OPEN) / PILES), (number - OPEN) % PILES, None),
            OPEN_JOGO..HAND => {
                let n = number - OPEN_JOGO;
                if too_far(n % CHOICES) {
                    return Chosen::Nothing;
                }
                let (place, pile) = (n / CHOICES / PILES, n / CHOICES % PILES);
                lay(open(place), pile, Some(choice(n % CHOICES)))
            }
            HAND..HAND_JOGO => {
                let n = number - HAND;
                lay(Source::Hand(Card::from_index(n / PILES)), n % PILES, None)
            }
            HAND_JOGO..SIZE => {
                let n = number - HAND_JOGO;
                if too_far(n % CHOICES) {
                    return Chosen::Nothing;
                }
                let (colour, pile) = (n / CHOICES / PILES, n / CHOICES % PILES);
                let card = Card::from_index(colour * FACES + jogo_face());
                lay(Source::Hand(card), pile, Some(choice(n % CHOICES)))
            }
            _ => return Chosen::Nothing,
        };
        Chosen::Move(mv)
    }

    fn numbers(_: &Legal, chooser: Chooser, mv: &Move) -> Option<(usize, Option<usize>)> {
        Some((number(mv, chooser), None))
    }

    fn observe(
        public: &Public,
        private: &Private,
        options: &Options,
        chooser: Chooser,
        fields: &mut impl Fields,
    ) {
        let seats = chooser.seats.count();
        let by_seat = || chooser.around().map(Seat::index);
        let phase = match public.phase {
            Phase::Lay => Some(0),
            Phase::Extra => Some(1),
            Phase::Found { .. } => Some(2),
            Phase::Start | Phase::Deal | Phase::Over => None,
        };
        fields.one_hot("phase", 3, "lay, extra, found; all 0 once the game is over", phase);
        let hand = fields.field("hand", &[KINDS], "how often each card is in hand");
        private.hand.iter().for_each(|card| hand[card.index()] += 1);
        let about = "the top of each discard pile: colour (6), symbol (6), special (4), value";
        let tops = fields.field("tops", &[PILES, TRAITS], about);
        for (pile, to) in public.piles.iter().zip(tops.chunks_exact_mut(TRAITS)) {
            describe(pile.last().copied(), to);
        }
        let shape = [seats, PILES, TRAITS];
        let open = fields.field("open", &shape, "the open cards of each seat, as in tops");
        for (seat, to) in by_seat().zip(open.chunks_exact_mut(PILES * TRAITS)) {
            for (card, to) in public.open[seat].iter().zip(to.chunks_exact_mut(TRAITS)) {
                describe(*card, to);
            }
        }
        let about = "how many cards lie face down at each place of each seat";
        let down = fields.field("down", &[seats, PILES], about);
        for (seat, to) in by_seat().zip(down.chunks_exact_mut(PILES)) {
            to.iter_mut().zip(public.down[seat]).for_each(|(to, cards)| *to = cards.into());
        }
        let laid = fields.field("laid", &[KINDS], "how often each card was laid, wherever it is");
        let piles = public.piles.iter().flatten().chain(&public.out);
        piles.for_each(|card| laid[card.index()] += 1);
        let held = |seat: usize| public.hands[seat].into();
        fields.each("hand_sizes", seats, "how many cards each hand has", by_seat().map(held));
        let skips = |seat: usize| public.skips[seat].into();
        fields.each("skips", seats, "the turns each has yet to skip", by_seat().map(skips));
        fields.one_hot("turn", seats, "whose turn it is", chooser.relative_to(public.seat));
        fields.one("may_end", "1 if the turn may be declined", public.may_end.into());
        fields.one("direction", "1 clockwise, -1 the other way", public.direction.into());
        fields.one("draw", "how many cards the draw pile has", public.draw.into());
        let parity = options.deck == DeckChoice::Parity;
        fields.one("parity", "1 with the parity deck", parity.into());
        fields.one("icons", "1 if specials have their own symbol", (!public.owned_symbols).into());
        let full = options.extra_turn == ExtraTurn::Full;
        fields.one("full", "1 if an extra turn may not be declined", full.into());
        let hands_only = options.stuck == Stuck::HandsOnly;
        fields.one("hands_only", "1 if only hand cards left can end the game", hands_only.into());
    }
}

/// A card in numbers; nothing for no card.
fn describe(card: Option<Card>, to: &mut [i16]) {
    let Some(card) = card else { return };
    to[card.colour() as usize] = 1;
    match card.face() {
        Face::Plain(symbol, _) => to[COLOURS + symbol as usize] = 1,
        Face::Special(special) => to[COLOURS + 6 + special as usize] = 1,
    }
    to[TRAITS - 1] = card.value().into();
}

#[inline]
fn number(mv: &Move, chooser: Chooser) -> usize {
    let choice = |choice: Choice| match choice {
        Choice::Skip => 0,
        Choice::Turn => 1,
        Choice::Give(seat) => 1 + chooser.relative(seat),
    };
    match *mv {
        Move::End => 0,
        Move::Pass(None) => PASS,
        Move::Pass(Some(place)) => PASS_FROM + usize::from(place.0),
        Move::Lay { from, pile, choice: chosen } => {
            let pile = usize::from(pile.0);
            match (from, chosen) {
                (Source::Open(place), None) => OPEN + usize::from(place.0) * PILES + pile,
                (Source::Open(place), Some(chosen)) => {
                    let at = usize::from(place.0) * PILES + pile;
                    OPEN_JOGO + at * CHOICES + choice(chosen)
                }
                (Source::Hand(card), None) => HAND + card.index() * PILES + pile,
                (Source::Hand(card), Some(chosen)) => {
                    let at = card.index() / FACES * PILES + pile;
                    HAND_JOGO + at * CHOICES + choice(chosen)
                }
            }
        }
    }
}

/// Where among the faces of a colour the JOGO! card is.
fn jogo_face() -> usize {
    let is_jogo =
        |face: &usize| matches!(Card::from_index(*face).face(), Face::Special(Special::Jogo));
    (0..FACES).find(is_jogo).unwrap_or(0)
}
