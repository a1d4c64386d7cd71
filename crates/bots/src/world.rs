//! What the search plays in: one possible world, and what a game knows of good play in it.

use std::fmt::Debug;

use rand::Rng;
use vierblatt_game::{PerSeat, Seat};

/// One possible world, from a moment on to a horizon the game chooses (usually the end of the round).
///
/// It is mostly a game's `State`, with what a bot adds to it: who has seen which card, what the
/// search started from. Chance that comes up on the way is drawn in [`World::play`].
pub trait World: Copy {
    /// A player's move.
    type Move: Copy + Eq + Debug;

    /// Who moves next; where several may, any of them. None at the horizon.
    fn mover(&self, rng: &mut impl Rng) -> Option<Seat>;
    /// The seat's moves that deserve a look, each once, with how likely a good player makes them.
    /// There is always at least one. A move left out here is never played.
    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<Self::Move>>);
    /// A move made quickly, as a sensible player would: rollouts consist of these.
    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Self::Move;
    /// Makes the move, and whatever chance does after it.
    fn play(&mut self, seat: Seat, mv: &Self::Move, rng: &mut impl Rng);
    /// How well it has gone for each seat, 0 to 1: exact at the horizon, an estimate before it.
    fn rewards(&self) -> PerSeat<f32>;

    /// What tells this moment from others after the same moves, as far as the searching seat sees
    /// it: the card it drew, say. Worlds with the same scene share what the search learns.
    fn scene(&self, seat: Seat) -> u32 {
        let _ = seat;
        0
    }
}

/// A move that deserves a look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How likely a good player makes it, in comparison with the others. They need not add up to 1.
    pub prior: f32,
}

impl<M> Candidate<M> {
    /// A move that is as good as any.
    pub const fn plain(mv: M) -> Self {
        Candidate { mv, prior: 1.0 }
    }
}

/// Plays quickly from here to the horizon, or for this many moves, and says how it went.
#[inline]
pub(crate) fn play_out<W: World>(mut world: W, moves: u32, rng: &mut impl Rng) -> PerSeat<f32> {
    for _ in 0..moves {
        let Some(seat) = world.mover(rng) else { break };
        let mv = world.quick(seat, rng);
        world.play(seat, &mv, rng);
    }
    world.rewards()
}
