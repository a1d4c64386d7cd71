//! What the search plays in: a round to its end, in a world where all cards are known.

use rand::Rng;
use vierblatt_bots::{Candidate, Standing, World};
use vierblatt_game::{Game, PerSeat, Seat, SeatSet};

use crate::bot::policy::{Due, Outlook};
use crate::bot::reward::Stakes;
use crate::bot::weights::Weights;
use crate::{Cards, Joomo, Move, Phase, SecondCard, State};

/// One possible world, to the end of the round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    state: State,
    stakes: Stakes,
}

impl Round {
    /// The rest of the round from here.
    pub fn new(state: &State) -> Self {
        Round { state: *state, stakes: Stakes::of(state) }
    }

    /// How it stands: the points of the round, and the chances in the match.
    pub(crate) fn standing(&self) -> Standing {
        self.stakes.standing(&self.state)
    }

    /// The same round with other cards in the hands.
    #[must_use]
    pub(crate) fn with_hands(mut self, hands: &[Cards; crate::MAX_SEATS]) -> Self {
        self.state.hands = *hands;
        self
    }

    /// What the seat that has to move can tell. None where nobody plays cards.
    #[inline]
    pub fn outlook(&self, seat: Seat) -> Option<Outlook> {
        let State { hands, played, value, passed, holding, joomo, seats, options, .. } =
            &self.state;
        let due = Due::of(self.state.phase)?;
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
}

impl World for Round {
    type Move = Move;

    #[inline]
    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        match self.state.phase {
            Phase::Lead { seat } | Phase::Second { seat, .. } | Phase::Gap { seat, .. } => {
                Some(seat)
            }
            Phase::Dealer | Phase::Deal | Phase::Tie { .. } | Phase::Over => None,
        }
    }

    #[inline]
    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<Move>>) {
        if let Some(outlook) = self.outlook(seat) {
            let weights = Weights::at(self.state.seats.0);
            outlook.for_each(weights, |mv, prior| moves.push(Candidate { mv, prior }));
        }
    }

    #[inline]
    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        match self.outlook(seat) {
            Some(outlook) => outlook.draw(Weights::at(self.state.seats.0), rng),
            None => Move::Pass,
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move, _: &mut impl Rng) {
        Joomo::apply(&mut self.state, seat, mv, &mut ());
    }

    #[inline]
    fn rewards(&self) -> PerSeat<f32> {
        self.stakes.rewards(&self.state)
    }
}
