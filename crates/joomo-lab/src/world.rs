//! What searches play in at a mini table: the plain game, with uniform quick play, or guided by a
//! solution.

use rand::{Rng, RngExt};
use vierblatt_bots::{Candidate, World};
use vierblatt_game::{Game, Moves, PerSeat, Seat};
use vierblatt_joomo::{Cards, Joomo, Move, State};

use crate::extensive::{History, Tree};
use crate::{Mini, Strategy, TWO};

/// A strategy of the whole game that says how likely moves are.
#[derive(Clone, Copy)]
pub struct Guide<'a> {
    /// The game.
    pub tree: &'a Tree<Mini>,
    /// The strategy.
    pub strategy: &'a Strategy,
}

/// A mini table, imagined.
#[derive(Clone, Copy)]
pub(crate) struct MiniWorld<'a> {
    pub(crate) state: State,
    /// What each was dealt, and the moves since: where the guide looks.
    pub(crate) dealt: [Cards; 2],
    pub(crate) history: History,
    /// Whom quick moves and priors follow.
    pub(crate) guide: Option<Guide<'a>>,
    /// What they play for.
    pub(crate) aim: Aim,
}

/// What the players in a search play for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// To be ahead: own points less the other's.
    Lead,
    /// Own points, whatever the other has.
    Points,
}

/// A lead of this many points counts as certain. With so few cards, few rounds end further apart.
const FAR: f32 = 6.0;
/// The points in the middle between the fewest and the most that are likely.
const MIDDLE: f32 = 1.0;

impl MiniWorld<'_> {
    /// How likely the guide makes each legal move.
    fn chances(&self, seat: Seat) -> Option<&[f64]> {
        let Guide { tree, strategy } = self.guide.as_ref()?;
        let here = tree.find(self.history, seat.index(), self.dealt[seat.index()])?;
        Some(strategy.at(tree, here))
    }
}

impl World for MiniWorld<'_> {
    type Move = Move;

    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        Joomo::turn(&self.state).seats().iter().next()
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<Move>>) {
        let chances = self.chances(seat);
        let mut n = 0;
        Joomo::legal(&self.state, seat).for_each(|mv| {
            // A move the guide never makes is still worth a look.
            let prior = chances.map_or(1.0, |chances| 0.05 + chances[n] as f32);
            moves.push(Candidate { mv, prior });
            n += 1;
        });
    }

    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        let legal = Joomo::legal(&self.state, seat);
        let count = legal.len() as u32;
        let Some(chances) = self.chances(seat) else {
            return legal.get(rng.random_range(0..count) as usize);
        };
        let mut rest = rng.random::<f64>();
        let drawn = chances.iter().position(|chance| {
            rest -= chance;
            rest < 0.0
        });
        legal.get(drawn.unwrap_or(count as usize - 1))
    }

    fn play(&mut self, seat: Seat, mv: &Move, _: &mut impl Rng) {
        Joomo::apply(&mut self.state, seat, mv, &mut ());
        if let Some(Guide { tree, .. }) = self.guide {
            self.history = tree.after(self.history, *mv).unwrap_or(self.history);
        }
    }

    /// The hand: a table for two has 30 cards.
    fn scene(&self, seat: Seat) -> u32 {
        Joomo::private(&self.state, seat).hand.iter().fold(0, |hand, card| hand | 1 << card.value())
    }

    fn rewards(&self) -> PerSeat<f32> {
        let points = |seat: Seat| self.state.points_this_round(seat);
        PerSeat::from_fn(TWO, 0.0, |seat| {
            let worth = match self.aim {
                Aim::Lead => (points(seat) - points(TWO.left_of(seat))) as f32,
                Aim::Points => points(seat) as f32 - MIDDLE,
            };
            (0.5 + worth / (2.0 * FAR)).clamp(0.0, 1.0)
        })
    }
}
