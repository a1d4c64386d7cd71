//! What the search plays in: a round to its end, in a world where all cards are known.

use rand::Rng;
use vierblatt_bots::{Candidate, Standing, World};
use vierblatt_game::{Game, PerSeat, Seat};

use crate::bot::policy::Outlook;
use crate::bot::reward::Stakes;
use crate::bot::weights::Weights;
use crate::{Cards, Joomo, Move, Phase, State};

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
        Outlook::in_state(&self.state, seat)
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
