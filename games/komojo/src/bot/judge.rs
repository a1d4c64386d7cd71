//! What a seat makes of the cards: those it has seen count what they count, others what such cards
//! are worth on average. From this alone comes a quick sensible move; rollouts consist of these.

use vierblatt_game::Seat;

use crate::Move;
use crate::cards::{Card, Power};
use crate::options::Stop;
use crate::places::{Spot, nth};
use crate::state::{Phase, State};

/// What an unseen card counts on average: the deck's 336 points on 54 cards.
const MEAN: f32 = 6.2;
/// How much more readily a seat gives up a card it has not seen than one that counts as much: it
/// will know the new one, and only a known card can be snapped.
const BLIND: f32 = 1.2;
/// What the action of a 7 to 10 is worth to whoever draws it, in points.
const ACTION: f32 = 0.8;
/// By how much the cards that a seat has seen and kept get lower, with each of its turns…
const KEEPING: f32 = 0.6;
/// …and how low they get.
const KEPT: f32 = 3.0;
/// The bold say STOP with this sum or less.
const LOW: f32 = 5.0;
/// The wise think of it with this sum…
const NOT_HIGH: f32 = 12.0;
/// …and say it when they are this far ahead.
const LEAD: i32 = 2;

/// By how much a draw improves a hand on average, by the value of its worst card from -1 to 13.
const DRAW_GAIN: [f32; 15] = {
    let mut gains = [0.0; 15];
    let mut worst = 0;
    while worst < gains.len() {
        let mut card = 0;
        while card < Card::ALL.len() {
            let better = worst as i32 - 1 - Card::ALL[card].value();
            gains[worst] += if Card::ALL[card].is_special() {
                ACTION
            } else if better > 0 {
                better as f32
            } else {
                0.0
            };
            card += 1;
        }
        gains[worst] /= Card::ALL.len() as f32;
        worst += 1;
    }
    gains
};

/// The table as one seat understands it.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// What a card that an opponent has seen and kept counts on average.
    kept: f32,
    /// When it says STOP.
    nerve: Nerve,
}

/// When a seat says STOP.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Nerve {
    /// With a low sum.
    Bold,
    /// When it is ahead: it reads the table well, so it is assumed to know what the others have.
    Wise,
    /// Not at all.
    Never,
}

/// The seat's own cards.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    /// What they come to on average.
    pub(crate) sum: f32,
    /// Where the card it would give up first lies in the row.
    pub(crate) worst: usize,
    /// What that one counts, a little more when it is unseen.
    pub(crate) value: f32,
}

impl<'a> Judge<'a> {
    /// How the seat understands the table.
    #[inline]
    pub(crate) fn new(state: &'a State, seat: Seat, nerve: Nerve) -> Self {
        // With every turn a seat keeps its lower cards and gives up the higher ones.
        let turns = state.discard_pile().len() as f32 / state.seats.0 as f32;
        Judge { state, seat, kept: (MEAN - KEEPING * turns).max(KEPT), nerve }
    }

    /// What the card at this place of the row counts, as far as the seat can tell.
    #[inline]
    pub(crate) fn worth(&self, index: usize, owner: Seat) -> f32 {
        let known = self.state.known[index];
        if known.contains(self.seat) {
            self.state.cards[index].value() as f32
        } else if owner != self.seat && known.contains(owner) {
            // Whoever has said STOP has low cards.
            if self.state.caller == Some(owner) { self.kept.min(2.0) } else { self.kept }
        } else {
            MEAN
        }
    }

    /// The seat's own cards.
    #[inline]
    pub(crate) fn own(&self) -> Own {
        let range = self.state.places.range(self.seat);
        let mut own = Own { sum: 0.0, worst: range.start, value: f32::MIN };
        for index in range {
            let (mut value, known) = (MEAN, self.state.known[index].contains(self.seat));
            if known {
                value = self.state.cards[index].value() as f32;
            }
            own.sum += value;
            let parting = if known { value } else { value + BLIND };
            if parting > own.value {
                own.value = parting;
                own.worst = index;
            }
        }
        own
    }

    /// The same, a little more for one of its own cards that is unseen: the seat gives those up sooner.
    pub(crate) fn parting(&self, index: usize, owner: Seat) -> f32 {
        let blind = owner == self.seat && !self.sees(index);
        self.worth(index, owner) + if blind { BLIND } else { 0.0 }
    }

    /// What all cards of a seat come to, as far as this seat can tell.
    #[inline]
    pub(crate) fn sum(&self, owner: Seat) -> f32 {
        self.state.places.range(owner).map(|index| self.worth(index, owner)).sum()
    }

    /// The place of a card of the row in front of its owner.
    #[inline]
    pub(crate) fn place(&self, owner: Seat, index: usize) -> u8 {
        nth(self.state.places.mask(owner), index - self.state.places.range(owner).start)
    }

    /// The spot of a card in the row.
    #[inline]
    pub(crate) fn spot(&self, owner: Seat, index: usize) -> Spot {
        Spot::new(owner, self.place(owner, index))
    }

    /// The opponents who have cards.
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.holding.without(self.seat).iter()
    }

    /// A quick sensible move.
    #[inline]
    pub(crate) fn quick(&self) -> Move {
        match self.state.phase {
            Phase::Turn => self.turn(),
            Phase::Drawn => self.drawn(),
            Phase::Action => self.act(),
            _ => self.throw().map_or(Move::No, |index| Move::Snap(self.place(self.seat, index))),
        }
    }

    /// Draws, or takes a top discard that is better than a draw is on average.
    #[inline]
    fn turn(&self) -> Move {
        let own = self.own();
        let with_turn = self.state.options.stop == Stop::WithTurn;
        if !with_turn && self.may_stop() && self.is_ahead(own.sum) {
            return Move::Stop;
        }
        if self.state.can_take() {
            let gain = own.value - self.top().value() as f32;
            if !self.state.can_draw() || gain > draw_gain(own.value) {
                let after = own.sum - gain;
                let stop = with_turn && self.may_stop() && self.is_ahead(after);
                return if stop {
                    Move::Stop
                } else {
                    Move::Take(self.place(self.seat, own.worst))
                };
            }
        }
        Move::Draw
    }

    /// Keeps the drawn card when it is better than the worst one.
    #[inline]
    fn drawn(&self) -> Move {
        let own = self.own();
        let gain = own.value - self.state.cards[self.state.draw_end as usize].value() as f32;
        if self.may_stop_later() && self.is_ahead(own.sum - gain.max(0.0)) {
            Move::Stop
        } else if gain > 0.0 {
            Move::Swap(self.place(self.seat, own.worst))
        } else {
            Move::Drop
        }
    }

    /// Carries out the action of the rank on top.
    #[inline]
    fn act(&self) -> Move {
        if self.may_stop_later() && self.is_ahead(self.own().sum) {
            return Move::Stop;
        }
        match self.top().power() {
            Some(Power::Peek) => Move::Peek(self.place(self.seat, self.unseen_own())),
            Some(Power::Spy) => {
                let (owner, index) = self.lowest(|index, _| self.sees(index));
                Move::Spy(self.spot(owner, index))
            }
            Some(Power::Trade) => {
                let (owner, index) = self.lowest(|_, _| false);
                Move::Trade(self.place(self.seat, self.own().worst), self.spot(owner, index))
            }
            Some(Power::Switch) | None => self.switch(),
        }
    }

    /// Takes a low card from the opponent who seems to have the least and gives it a high one.
    fn switch(&self) -> Move {
        let (mut leader, mut least) = (self.seat, f32::MAX);
        for seat in self.opponents() {
            let sum = self.sum(seat);
            if sum < least {
                (leader, least) = (seat, sum);
            }
        }
        let (_, good) = self.lowest(|_, owner| owner != leader);
        let mut bad = (self.seat, 0, f32::MIN);
        for owner in self.opponents().filter(|owner| *owner != leader) {
            for index in self.state.places.range(owner) {
                let worth = self.worth(index, owner);
                if worth > bad.2 {
                    bad = (owner, index, worth);
                }
            }
        }
        switch(self.spot(leader, good), self.spot(bad.0, bad.1))
    }

    /// The opponents' card that counts least, without those that `skip` names, unless there are no
    /// others.
    #[inline]
    fn lowest(&self, skip: impl Fn(usize, Seat) -> bool) -> (Seat, usize) {
        let mut best = (self.seat, 0, f32::MAX);
        for owner in self.opponents() {
            for index in self.state.places.range(owner) {
                let left_out = if skip(index, owner) { 100.0 } else { 0.0 };
                let worth = self.worth(index, owner) + left_out;
                if worth < best.2 {
                    best = (owner, index, worth);
                }
            }
        }
        (best.0, best.1)
    }

    /// One of its own cards that it has not seen; the first one where there is none.
    #[inline]
    pub(crate) fn unseen_own(&self) -> usize {
        let mut range = self.state.places.range(self.seat);
        let first = range.start;
        range.find(|index| !self.sees(*index)).unwrap_or(first)
    }

    /// One of its own cards that matches the top discard, as the seat knows, and is better thrown than kept:
    /// a joker or a red king does no harm where it lies.
    #[inline]
    pub(crate) fn throw(&self) -> Option<usize> {
        let rank = self.top().rank();
        let matches = |index: &usize| {
            let card = self.state.cards[*index];
            card.rank() == rank && card.value() > 0 && self.sees(*index)
        };
        self.state.places.range(self.seat).find(matches)
    }

    /// Whether the seat has seen the card.
    #[inline]
    pub(crate) fn sees(&self, index: usize) -> bool {
        self.state.known[index].contains(self.seat)
    }

    /// The top discard. There must be one.
    #[inline]
    pub(crate) fn top(&self) -> Card {
        self.state.cards[self.state.top as usize]
    }

    /// KM-22: whether nobody has said STOP.
    #[inline]
    pub(crate) const fn may_stop(&self) -> bool {
        self.state.caller.is_none()
    }

    /// KM-21: whether STOP may be said when a card has been drawn.
    #[inline]
    pub(crate) fn may_stop_later(&self) -> bool {
        self.may_stop() && self.state.options.stop == Stop::WithTurn
    }

    /// Whether the seat would say STOP with such a sum.
    #[inline]
    fn is_ahead(&self, sum: f32) -> bool {
        match self.nerve {
            Nerve::Bold => sum <= LOW,
            Nerve::Wise => {
                let own = self.state.sum(self.seat) + LEAD;
                let others = || self.state.seats.iter().filter(|seat| *seat != self.seat);
                sum <= NOT_HIGH && others().all(|seat| self.state.sum(seat) >= own)
            }
            Nerve::Never => false,
        }
    }
}

/// KM-13: the lower seat's card is named first.
#[inline]
pub(crate) fn switch(one: Spot, other: Spot) -> Move {
    if one.seat < other.seat { Move::Switch(one, other) } else { Move::Switch(other, one) }
}

/// By how much a draw improves a hand on average if its worst card counts this much.
#[inline]
pub(crate) fn draw_gain(worst: f32) -> f32 {
    DRAW_GAIN[((worst + 1.5) as usize).min(DRAW_GAIN.len() - 1)]
}
