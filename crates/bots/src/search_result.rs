//! What came of thinking: the moves considered, and which one to make.

use rand::{Rng, RngExt};

/// A move that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// How well it went on average, 0 to 1.
    pub value: f32,
}

/// What came of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// The moves that were tried, the most tried first.
    pub moves: Vec<Considered<M>>,
    /// How many iterations it took.
    pub iterations: u32,
}

impl<M: Copy> SearchResult<M> {
    pub(crate) fn new(mut moves: Vec<Considered<M>>, iterations: u32) -> Self {
        // Stable, so equal ones stay in the game's own order and a seed gives the same move.
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        SearchResult { moves, iterations }
    }

    /// The move tried most.
    pub fn best(&self) -> Option<M> {
        self.moves.first().map(|considered| considered.mv)
    }

    /// A move drawn by how often each was tried: `visits^(1/temperature)`. Moves tried less than
    /// `least` times as often as the best are left out, for those are mostly the search's own curiosity.
    pub fn mixed(&self, temperature: f32, least: f32, rng: &mut impl Rng) -> Option<M> {
        let best = self.moves.first()?;
        let weight = |considered: &Considered<M>| {
            let share = considered.visits as f32 / best.visits.max(1) as f32;
            if share < least { 0.0 } else { share.powf(1.0 / temperature) }
        };
        let mut rest = rng.random::<f32>() * self.moves.iter().map(weight).sum::<f32>();
        for considered in &self.moves {
            rest -= weight(considered);
            if rest < 0.0 {
                return Some(considered.mv);
            }
        }
        Some(best.mv)
    }
}
