//! How a sensible player chooses, as odds: a few features of each move, weighed, and the moves drawn
//! in proportion to `exp` of the sum.
//!
//! It plays the rollouts, tells the search which moves to look at first, and judges how likely somebody
//! with certain cards would have done what they did. It knows no more than a player does: the hand, what
//! was played, and how many cards everyone has. The features are in `features`, the weights in `weights`.

use rand::{Rng, RngExt};
use vierblatt_game::{Seat, SeatSet};

use crate::bot::class::{CLASSES, Class};
use crate::bot::features::{FEATURES, Features, Note, Sum, gap};
use crate::bot::weights::Weights;
use crate::{Card, Cards, Limit, Move, Phase, SecondCard, State};

/// Which card of the trick is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The first.
    Lead,
    /// The second, after this one.
    Second(Card),
    /// Any later one, with these limits.
    Gap([Card; 2]),
}

/// What a player who has to move can tell from the hand and the table.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub(crate) due: Due,
    pub(crate) hand: Cards,
    /// The cards the player has not seen: others hold them, or they lie aside.
    pub(crate) unseen: Cards,
    /// What the trick is worth.
    pub(crate) value: u8,
    /// How many cards the players who may still answer in this trick have, for each unseen card.
    pub(crate) density: f32,
    /// How many may still answer.
    pub(crate) rivals: u8,
    /// The fewest cards any other has.
    pub(crate) shortest: u8,
    /// Whether the second card may be declined.
    pub(crate) may_pass: bool,
    /// Whether the Joomo marker is still there.
    pub(crate) racing: bool,
}

impl Due {
    /// What is due in this phase. None where nobody plays cards.
    #[inline]
    pub const fn of(phase: Phase) -> Option<Due> {
        match phase {
            Phase::Lead { .. } => Some(Due::Lead),
            Phase::Second { limit, .. } => Some(Due::Second(limit)),
            Phase::Gap { limits, .. } => Some(Due::Gap(limits)),
            Phase::Dealer | Phase::Deal | Phase::Tie { .. } | Phase::Over => None,
        }
    }
}

impl Outlook {
    /// What the seat that has to move can tell: its own hand and what everybody sees. None where nobody plays cards.
    #[inline]
    pub fn in_state(state: &State, seat: Seat) -> Option<Outlook> {
        let State { hands, played, value, passed, holding, joomo, seats, options, .. } = state;
        let due = Due::of(state.phase)?;
        let hand = hands[seat.index()];
        let unseen = Cards::deck(*seats) - *played - hand;
        let rivals = SeatSet(holding.0 & !passed.0).without(seat);
        let mut answering = 0;
        let mut shortest = 10;
        for other in holding.without(seat).iter() {
            let cards = hands[other.index()].len();
            shortest = shortest.min(cards);
            answering += if passed.contains(other) { 0 } else { cards };
        }
        Some(Outlook {
            due,
            hand,
            unseen,
            value: *value,
            density: answering as f32 / unseen.len().max(1) as f32,
            rivals: rivals.len() as u8,
            shortest: shortest as u8,
            may_pass: options.second_card == SecondCard::MayPass,
            racing: joomo.is_none(),
        })
    }

    /// Which card of the trick is due.
    pub const fn due(&self) -> Due {
        self.due
    }

    /// Calls `f` with each move and its odds. Of cards in the gap that are as good as each other, only
    /// the lowest is named.
    #[inline]
    pub(crate) fn for_each(&self, weights: &Weights, mut f: impl FnMut(Move, f32)) {
        let weights = weights.of(self.due);
        self.visit(Sum { weights, sum: 0.0 }, |mv, sum| f(mv, exp(sum.sum)));
    }

    /// Calls `f` with each move and its features.
    pub fn for_each_features(&self, mut f: impl FnMut(Move, &Features)) {
        self.visit([0.0; FEATURES], |mv, features| f(mv, &features));
    }

    /// A move drawn by the odds.
    #[inline]
    pub(crate) fn draw(&self, weights: &Weights, rng: &mut impl Rng) -> Move {
        let mut urn = Urn { chosen: Move::Pass, all: 0.0, rng };
        let Due::Gap(limits) = self.due else {
            self.for_each(weights, |mv, odds| urn.put(mv, odds));
            return urn.chosen;
        };
        let gap = Cards::between(limits[0], limits[1]);
        let into = self.fitting(gap);
        if into.is_empty() {
            return Move::Pass;
        }
        let sum = Sum { weights: &weights.gap, sum: 0.0 };
        let situation = self.situation(gap);
        // Cards of one class are worth the same in the gap, so they are drawn together.
        for class in Class::ALL {
            let cards = into & class.cards();
            if !cards.is_empty() {
                let mut sum = sum;
                self.gap_play(class, &situation, &mut sum);
                let count = cards.len();
                if urn.take(exp(sum.sum) * count as f32) {
                    let nth = if count == 1 { 0 } else { urn.rng.random_range(0..count as u32) };
                    urn.chosen = Move::Play(cards.nth(nth as usize));
                }
            }
        }
        self.visit_limits(limits, sum, |mv, sum| urn.put(mv, exp(sum.sum)));
        let mut pass = sum;
        self.pass(&situation, &mut pass);
        urn.put(Move::Pass, exp(pass.sum));
        urn.chosen
    }

    /// The move that stands for this one in `Outlook::for_each`.
    pub fn representative(&self, mv: Move) -> Move {
        let (Move::Play(card), Due::Gap(limits)) = (mv, self.due) else { return mv };
        let into = self.fitting(Cards::between(limits[0], limits[1]));
        let lower = into & (Cards::below(card) | Cards::only(card));
        Move::Play(lower.highest().unwrap_or(card))
    }

    /// Notes the features of each move.
    #[inline]
    fn visit<N: Note + Copy>(&self, new: N, mut f: impl FnMut(Move, N)) {
        match self.due {
            Due::Lead => {
                let kinds = self.kinds(new);
                for card in self.hand.iter() {
                    let mut note = kinds[Class::of(card) as usize];
                    self.lead_spot(card, &mut note);
                    f(Move::Play(card), note);
                }
            }
            Due::Second(first) => {
                let kinds = self.kinds(new);
                for card in self.hand.iter() {
                    let class = Class::of(card);
                    let mut note = kinds[class as usize];
                    self.second_spot(card, class, first, &mut note);
                    f(Move::Play(card), note);
                }
                if self.may_pass {
                    let mut note = new;
                    self.decline(&mut note);
                    f(Move::Pass, note);
                }
            }
            Due::Gap(limits) => {
                let gap = Cards::between(limits[0], limits[1]);
                let situation = self.situation(gap);
                for card in self.fitting(gap).iter() {
                    let mut note = new;
                    self.gap_play(Class::of(card), &situation, &mut note);
                    f(Move::Play(card), note);
                }
                self.visit_limits(limits, new, &mut f);
                let mut note = new;
                self.pass(&situation, &mut note);
                f(Move::Pass, note);
            }
        }
    }

    /// Notes the features of each five on a limit.
    #[inline]
    fn visit_limits<N: Note + Copy>(&self, limits: [Card; 2], new: N, mut f: impl FnMut(Move, N)) {
        for card in self.onto(Cards::between(limits[0], limits[1])).iter() {
            for (limit, other) in [(Limit::First, limits[1]), (Limit::Second, limits[0])] {
                let mut note = new;
                let situation = self.situation(Cards::between(card, other));
                self.gap_play(Class::of(card), &situation, &mut note);
                note.note(gap::ON_LIMIT, 1.0);
                f(Move::On(card, limit), note);
            }
        }
    }

    /// What may be played into the gap, one card for all that are as good as each other.
    #[inline]
    fn fitting(&self, gap: Cards) -> Cards {
        let plain = self.hand & gap & Class::Plain.cards();
        let dead = Cards::ALL - self.hand - self.unseen;
        (self.hand & (gap | Cards::DOUBLES)) - plain.above(dead)
    }

    /// What may be played on a limit.
    #[inline]
    pub(crate) fn onto(&self, gap: Cards) -> Cards {
        self.hand & (gap & Cards::FIVES | Cards::only(Card::FIFTY_FIVE))
    }

    /// Whether passing is allowed.
    pub(crate) const fn can_pass(&self) -> bool {
        match self.due {
            Due::Lead => false,
            Due::Second(_) => self.may_pass,
            Due::Gap(_) => true,
        }
    }

    /// Whether passing is the only choice.
    #[inline]
    pub(crate) fn is_stuck(&self) -> bool {
        match self.due {
            Due::Lead | Due::Second(_) => false,
            Due::Gap([one, other]) => {
                (self.hand & (Cards::between(one, other) | Cards::DOUBLES)).is_empty()
            }
        }
    }

    /// What each class of cards is worth as a limit, whichever card of it.
    #[inline]
    fn kinds<N: Note + Copy>(&self, new: N) -> [N; CLASSES] {
        let mut kinds = [new; CLASSES];
        for class in Class::ALL {
            self.limit_kind(class, &mut kinds[class as usize]);
        }
        kinds
    }
}

/// Draws one of many moves that come one after the other.
struct Urn<'a, R> {
    chosen: Move,
    /// The odds of all so far.
    all: f32,
    rng: &'a mut R,
}

impl<R: Rng> Urn<'_, R> {
    /// Whether the next one takes the place of those before it: as often as its share of the odds says.
    #[inline]
    fn take(&mut self, odds: f32) -> bool {
        self.all += odds;
        self.rng.random::<f32>() * self.all < odds
    }

    #[inline]
    fn put(&mut self, mv: Move, odds: f32) {
        if self.take(odds) {
            self.chosen = mv;
        }
    }
}

/// `exp` to about three digits, which is enough for odds and several times as fast.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    // 2^(whole + part): the whole part is the exponent's bits, the rest a polynomial.
    let y = x.clamp(-30.0, 30.0) * std::f32::consts::LOG2_E;
    let whole = y.floor();
    let part = y - whole;
    let bits = ((whole as i32 + 127) << 23) as u32;
    f32::from_bits(bits) * (1.0 + part * (0.695_976 + part * (0.224_494 + part * 0.079_53)))
}
