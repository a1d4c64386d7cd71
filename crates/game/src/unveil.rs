//! Everything face up: for the referee and for finished games.

use serde::Serialize;

use crate::{Game, Imagine, Notation};

/// The third projection, which a running table has no way to reach: it asks only for [`Game`].
pub trait Unveil: Game {
    /// The whole table as records show it.
    type Open: Serialize;

    /// Turns everything up.
    fn open(state: &Self::State) -> Self::Open;

    /// Whether records list this move among the legal ones.
    fn is_listed(mv: &Self::Move) -> bool {
        let _ = mv;
        true
    }

    /// Where a game does not list its lays: whether there is one. None in the other games.
    fn can_lay(state: &Self::State) -> Option<bool> {
        let _ = state;
        None
    }
}

/// All that tools such as the referee, the laws and the benchmarks want of a game at once.
pub trait Playable: Notation + Unveil + Imagine {}

impl<G: Notation + Unveil + Imagine> Playable for G {}
