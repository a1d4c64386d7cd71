//! How a search goes about it: how long, how deep, and which move it tries next.

/// How a search goes about it. The usual one fits rewards between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How many iterations, unless the limit says otherwise.
    pub iterations: u32,
    /// How the next move to try is chosen.
    pub selection: Selection,
    /// How many moves deep the tree may grow; quick play goes on from there.
    pub depth: u32,
    /// How many quick moves a rollout may have before the world's estimate counts.
    pub rollout: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        let selection = Selection::Ucb { curiosity: 0.7 };
        Tuning { iterations: 1000, selection, depth: u32::MAX, rollout: 10_000 }
    }
}

/// How the next move to try is chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// Every move once, the likeliest first, then by upper confidence bounds.
    Ucb {
        /// How much the unknown attracts.
        curiosity: f32,
    },
    /// By upper confidence bounds in proportion to how likely a good player makes the move.
    Puct {
        /// How much the unknown attracts.
        curiosity: f32,
        /// How much worse than the average of the other moves a move counts that was never tried.
        caution: f32,
    },
    /// As `Puct`, but now and then by how often each move was chosen before (smooth UCT): where
    /// good play is mixed, the average settles near it.
    Smooth {
        /// How much the unknown attracts.
        curiosity: f32,
        /// How often, at least, the bounds decide.
        least: f32,
        /// How soon the average takes over.
        decay: f32,
    },
}
