//! Everything face up: for the referee and for finished games.

use serde::Serialize;

use crate::{Game, Imagine, Notation, Published};

/// The third projection. It is in a trait of its own, so that code which runs a table cannot call it:
/// such code is generic over the catalog's `TableGame`, which does not include this trait.
pub trait Unveil: Game {
    /// The whole table as records show it.
    type Open: Serialize;

    /// Turns everything up.
    fn open(state: &Self::State) -> Self::Open;
}

/// All that tools such as the referee, the laws and the benchmarks want of a game at once.
pub trait Playable: Notation + Unveil + Imagine + Published {}

impl<G: Notation + Unveil + Imagine + Published> Playable for G {}
