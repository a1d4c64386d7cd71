//! One decision that is in no record: what a laboratory asks, which knows the truth.

use vierblatt_bots::{Reviewed, Search, Sight};
use vierblatt_game::Seat;

use crate::judge::judge;
use crate::{Depth, Mark};

/// What a review thinks of one move in one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement<M> {
    /// The best move; the one made where none is better.
    pub best: M,
    /// By how much the best one is better, in chances to win the game, and the standard error of that.
    pub loss: (f64, f64),
    /// What such a loss is called.
    pub mark: Option<Mark>,
}

/// Judges a move by what the seat believes and sees, as a review of a game with so many decisions does. None where there is
/// nothing to choose.
pub fn judge_move<G: Reviewed>(
    belief: &G::Belief,
    seat: Seat,
    sight: &Sight<G>,
    made: &G::Move,
    (depth, decisions): (Depth, usize),
    seed: u64,
) -> Option<Judgement<G::Move>> {
    let effort = depth.effort(decisions, 1, G::LUCK_PLAYOUTS);
    let judged = judge::<G>(belief, seat, sight, made, &effort, seed, &mut Search::default())?;
    let loss = (judged.loss.chance, judged.loss.chance_error);
    Some(Judgement { best: judged.best, loss, mark: Mark::of(loss.0, loss.1) })
}
