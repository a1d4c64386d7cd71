//! Moves as numbers and views as arrays, for programs that learn. The layout never changes, it only grows at the end.

use vierblatt_game::{Block, Chooser, Chosen, Encode, Fields, Moves, Seats};

use crate::cards::MAX_DECK;
use crate::{
    Card, Cards, Joomo, Legal, Limit, Move, Options, Phase, Private, Public, SecondCard, Tie,
};

/// How many cards may ever be played on a limit: 5, 15, …, 65.
const FIVES: usize = 7;
const ON_FIRST: usize = MAX_DECK;
const ON_SECOND: usize = ON_FIRST + FIVES;
const PASS: usize = ON_SECOND + FIVES;

const BLOCKS: &[Block] = &[
    Block { name: "play", size: MAX_DECK, about: "play the card of this value, 0 to 69" },
    Block { name: "on_first_limit", size: FIVES, about: "play 5, 15, …, 65 on the first limit" },
    Block {
        name: "on_second_limit", size: FIVES, about: "play 5, 15, …, 65 on the second limit"
    },
    Block { name: "pass", size: 1, about: "pass" },
    Block { name: "share", size: 1, about: "share the win" },
    Block { name: "play_on", size: 1, about: "play on to break the tie" },
];

impl Encode for Joomo {
    fn blocks(_: Seats) -> &'static [Block] {
        BLOCKS
    }

    #[inline]
    fn offer(legal: &Legal, _: Chooser, mut offered: impl FnMut(usize)) {
        legal.for_each(|mv| offered(number(&mv)));
    }

    #[inline]
    fn choose(_: &Legal, _: Chooser, number: usize) -> Chosen<Move> {
        let card = |value: usize| Card::new(value as u8);
        let five = |number: usize| card(5 + 10 * number);
        let mv = match number {
            0..ON_FIRST => card(number).map(Move::Play),
            ON_FIRST..ON_SECOND => five(number - ON_FIRST).map(|card| Move::On(card, Limit::First)),
            ON_SECOND..PASS => five(number - ON_SECOND).map(|card| Move::On(card, Limit::Second)),
            _ => [Move::Pass, Move::Share, Move::PlayOn].get(number - PASS).copied(),
        };
        mv.map_or(Chosen::Nothing, Chosen::Move)
    }

    fn numbers(_: &Legal, _: Chooser, mv: &Move) -> Option<(usize, Option<usize>)> {
        Some((number(mv), None))
    }

    #[inline]
    fn observe(
        public: &Public,
        private: &Private,
        options: &Options,
        chooser: Chooser,
        fields: &mut impl Fields,
    ) {
        let seats = chooser.seats.count();
        let phase = match public.phase {
            Phase::Lead { .. } => Some(0),
            Phase::Second { .. } => Some(1),
            Phase::Gap { .. } => Some(2),
            Phase::Tie { .. } => Some(3),
            Phase::Dealer | Phase::Deal | Phase::Over => None,
        };
        fields.one_hot("phase", 4, "lead, second, gap, tie; all 0 once the game is over", phase);
        cards(fields, "hand", "the cards in hand, by value", private.hand);
        cards(fields, "played", "the cards played this round, by value", public.played);
        let trick = fields.field("trick", &[MAX_DECK], "the cards of the present trick, by value");
        public.trick.iter().for_each(|card| trick[usize::from(card.value())] = 1);
        let limits = public.phase.limits();
        let limit = |n: usize| limits.get(n).map(|limit| usize::from(limit.value()));
        fields.one_hot("first_limit", MAX_DECK, "the first limit, by value", limit(0));
        fields.one_hot("second_limit", MAX_DECK, "the second limit, by value", limit(1));
        let size = |seat| i16::from(public.hand_sizes[seat]);
        fields.each(
            "hand_sizes",
            seats,
            "how many cards each seat holds",
            chooser.around().map(size),
        );
        let markers = |seat| i16::from(public.markers[seat]);
        fields.each("markers", seats, "the markers each has taken", chooser.around().map(markers));
        let total = |seat| public.totals[seat] as i16;
        fields.each(
            "totals",
            seats,
            "the points of the rounds before",
            chooser.around().map(total),
        );
        let passed = |seat| i16::from(public.passed.contains(seat));
        fields.each("passed", seats, "who has passed in this trick", chooser.around().map(passed));
        fields.one_hot(
            "last",
            seats,
            "who played the last card",
            chooser.relative_to(public.phase.last()),
        );
        fields.one_hot(
            "joomo",
            seats,
            "who has the Joomo marker",
            chooser.relative_to(public.joomo),
        );
        fields.one_hot("dealer", seats, "who dealt", chooser.relative_to(public.dealer));
        fields.one("value", "what the trick is worth", public.value.into());
        fields.one("round", "the round, from 1", public.round as i16);
        fields.one("tie_break", "1 while a tie is played on", public.tie_break.into());
        let may_pass = options.second_card == SecondCard::MayPass;
        fields.one("may_pass", "1 if the second card may be declined", may_pass.into());
        fields.one("shared", "1 if a tie is shared", (options.tie == Tie::Shared).into());
        fields.one("target", "the total that ends the game", options.target.into());
    }
}

#[inline]
fn cards(fields: &mut impl Fields, name: &'static str, about: &'static str, cards: Cards) {
    let field = fields.field(name, &[MAX_DECK], about);
    cards.iter().for_each(|card| field[usize::from(card.value())] = 1);
}

#[inline]
fn number(mv: &Move) -> usize {
    let five = |card: Card| usize::from(card.value() / 10);
    match *mv {
        Move::Play(card) => card.value().into(),
        Move::On(card, Limit::First) => ON_FIRST + five(card),
        Move::On(card, Limit::Second) => ON_SECOND + five(card),
        Move::Pass => PASS,
        Move::Share => PASS + 1,
        Move::PlayOn => PASS + 2,
    }
}
