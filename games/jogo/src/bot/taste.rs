//! What a player likes about a lay, without thinking ahead: what rules of thumb look at, weighed.
//!
//! It looks only at what the player sees: its own cards, the open ones, and how many the others have.

use vierblatt_game::{Seat, wide_ones};

use crate::cards::Special;
use crate::deck::{Deck, NO_CARD};
use crate::moves::{Choice, Move, Pile, Place, Source};
use crate::state::{PILES, Phase, State};

/// How much each thing is liked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// JG-11: a lay that earns an extra turn.
    pub extra_turn: f32,
    /// Each card of one's own that can be laid afterwards.
    pub follow: f32,
    /// Having none that can be laid afterwards.
    pub dry: f32,
    /// Each open card of the next player that can be laid afterwards.
    pub deny: f32,
    /// The next player having no open card that can be laid afterwards.
    pub block: f32,
    /// Keeping a card that would earn an extra turn on the one laid.
    pub pair: f32,
    /// The next player having an open card that would.
    pub gift: f32,
    /// Each point of the card's value.
    pub value: f32,
    /// An open card with cards below it: the next one is turned up.
    pub uncover: f32,
    /// Each card below an open one.
    pub height: f32,
    /// JG-13: STOP.
    pub stop: f32,
    /// JG-15: reverse, where it is not a skip.
    pub reverse: f32,
    /// JG-16: +1.
    pub plus_one: f32,
    /// JG-15, JG-17: making the next player skip.
    pub skip: f32,
    /// JG-17: giving a card to whoever has fewest.
    pub give: f32,
    /// JG-11: declining an extra turn.
    pub end: f32,
    /// JG-10: each card of the pile that a pass takes from.
    pub tallest: f32,
}

/// What a player looks at when it is its turn.
pub(crate) struct Look<'a> {
    state: &'a State,
    deck: &'static Deck,
    seat: Seat,
    /// The player's own cards that can be laid, open and in hand, as a hand.
    cards: u128,
    /// The open cards of the next player, as a hand.
    next_open: u128,
    /// For each discard pile: all that matches one of the *other* piles.
    elsewhere: [u128; PILES],
}

impl<'a> Look<'a> {
    #[inline]
    pub(crate) fn new(state: &'a State, seat: Seat) -> Self {
        let deck = state.deck();
        let [a, b, c, d] = state.tops.map(|top| deck.matching(top));
        Look {
            state,
            deck,
            seat,
            cards: with_open(state, seat, state.hands[seat.index()]),
            next_open: with_open(state, state.next(seat), 0),
            elsewhere: [b | c | d, a | c | d, a | b | d, a | b | c],
        }
    }

    /// Each move worth a look, with how much it is liked. Moves that amount to the same are named once:
    /// on piles with the same top card, of the same card from piles of the same height.
    #[inline]
    pub(crate) fn each(&self, taste: &Taste, mut f: impl FnMut(Move, f32)) {
        match self.state.phase {
            Phase::Lay => {
                if !self.each_lay(taste, &mut f) {
                    self.each_pass(taste, &mut f);
                }
            }
            Phase::Extra => {
                self.each_lay(taste, &mut f);
                f(Move::End, taste.end);
            }
            Phase::Found { extra } => {
                self.each_founding(taste, &mut f);
                if extra {
                    f(Move::End, taste.end);
                }
            }
            Phase::Start | Phase::Deal | Phase::Over => {}
        }
    }

    /// JG-08; whether there is any.
    #[inline]
    fn each_lay(&self, taste: &Taste, f: &mut impl FnMut(Move, f32)) -> bool {
        let tops = self.state.tops;
        let mut any = false;
        for pile in 0..PILES {
            let matching = self.deck.matching(tops[pile]) & self.cards;
            if matching == 0 || tops[..pile].contains(&tops[pile]) {
                continue;
            }
            any = true;
            self.each_place(|place, card| {
                if matching >> card & 1 != 0 {
                    self.lay(taste, Source::Open(Place(place as u8)), card, pile, f);
                }
            });
            let hand = self.state.hands[self.seat.index()] & self.deck.firsts;
            for card in wide_ones(hand & matching) {
                self.lay(taste, Source::Hand(self.deck.card(card)), card, pile, f);
            }
        }
        any
    }

    /// JG-14: anything begins pile 1, and nothing has an effect.
    fn each_founding(&self, taste: &Taste, f: &mut impl FnMut(Move, f32)) {
        let mut lay = |from: Source, card: u8| {
            let mv = Move::Lay { from, pile: Pile(0), choice: None };
            f(mv, self.liking(taste, from, card, self.deck.matching(card)));
        };
        self.each_place(|place, card| lay(Source::Open(Place(place as u8)), card));
        for card in wide_ones(self.state.hands[self.seat.index()] & self.deck.firsts) {
            lay(Source::Hand(self.deck.card(card)), card);
        }
    }

    /// JG-10: the tallest pile lasts longest, so it is taken from first.
    fn each_pass(&self, taste: &Taste, f: &mut impl FnMut(Move, f32)) {
        let down = self.state.down[self.seat.index()];
        let mut any = false;
        self.each_place(|place, _| {
            if down[place] > 0 {
                any = true;
                let liking = taste.tallest * f32::from(down[place]);
                f(Move::Pass(Some(Place(place as u8))), liking);
            }
        });
        if !any {
            f(Move::Pass(None), 0.0);
        }
    }

    /// The open cards; one where two are the same on piles of the same height.
    #[inline]
    fn each_place(&self, mut f: impl FnMut(usize, u8)) {
        let (open, down) = (self.state.open[self.seat.index()], self.state.down[self.seat.index()]);
        for place in 0..PILES {
            let card = open[place];
            let is_twin = |other: usize| open[other] == card && down[other] == down[place];
            if card != NO_CARD && !(0..place).any(is_twin) {
                f(place, card);
            }
        }
    }

    #[inline]
    fn lay(
        &self,
        taste: &Taste,
        from: Source,
        card: u8,
        pile: usize,
        f: &mut impl FnMut(Move, f32),
    ) {
        let special = self.deck.special(card);
        let top = if special == Some(Special::Stop) { NO_CARD } else { card };
        let matching = self.elsewhere[pile] | self.deck.matching(top);
        let mut liking = self.liking(taste, from, card, matching);
        if self.deck.is_double_match(card, self.state.tops[pile]) {
            liking += taste.extra_turn;
        }
        let lay = |choice| Move::Lay { from, pile: Pile(pile as u8), choice };
        match special {
            None => f(lay(None), liking),
            Some(Special::Stop) => f(lay(None), liking + taste.stop),
            Some(Special::Reverse) if self.state.seats.0 == 2 => {
                f(lay(None), liking + taste.skip);
            }
            Some(Special::Reverse) => f(lay(None), liking + taste.reverse),
            Some(Special::PlusOne) => f(lay(None), liking + taste.plus_one),
            Some(Special::Jogo) => self.choices(taste, |choice, more| {
                f(lay(Some(choice)), liking + more);
            }),
        }
    }

    /// JG-17. With two players a change of direction is a skip.
    fn choices(&self, taste: &Taste, mut f: impl FnMut(Choice, f32)) {
        f(Choice::Skip, taste.skip);
        if self.state.seats.0 > 2 {
            f(Choice::Turn, taste.reverse);
        }
        let others = self.state.seats.iter().filter(|seat| *seat != self.seat);
        let fewest = others.min_by_key(|seat| self.state.cards_left(*seat));
        if let Some(fewest) = fewest
            && self.state.draw > 0
        {
            f(Choice::Give(fewest), taste.give);
        }
    }

    /// What is liked about a card that is laid, whatever it does, when all of `matching` can be laid
    /// afterwards.
    #[inline]
    fn liking(&self, taste: &Taste, from: Source, card: u8, matching: u128) -> f32 {
        let mut rest = self.cards;
        self.deck.remove(&mut rest, card);
        let follow = (rest & matching).count_ones();
        let next = (self.next_open & matching).count_ones();
        let mut liking = taste.follow * follow as f32
            + taste.deny * next as f32
            + taste.value * f32::from(self.deck.value(card));
        if follow == 0 {
            liking += taste.dry;
        }
        let doubles = self.deck.doubles(card) & matching;
        if rest & doubles != 0 {
            liking += taste.pair;
        }
        if self.next_open & doubles != 0 {
            liking += taste.gift;
        }
        if next == 0 {
            liking += taste.block;
        }
        if let Source::Open(place) = from {
            let below = self.state.down[self.seat.index()][usize::from(place.0)];
            if below > 0 {
                liking += taste.uncover + taste.height * f32::from(below);
            }
        }
        liking
    }
}

/// A hand and the seat's open cards together.
#[inline]
pub(super) fn with_open(state: &State, seat: Seat, mut cards: u128) -> u128 {
    for card in state.open[seat.index()] {
        if card != NO_CARD {
            state.deck().add(&mut cards, card);
        }
    }
    cards
}
