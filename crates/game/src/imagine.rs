//! From what one seat was told to a whole world that might be the true one.

use rand::Rng;

use crate::{Game, Seat, Seats, Telling};

/// A game whose hidden cards can be imagined. There is no `&State` here: it cannot peek.
pub trait Imagine: Game {
    /// What the seat remembers of all it was told, as far as it matters for what is hidden now.
    type Memory: Clone + PartialEq + std::fmt::Debug + Send + Sync;

    /// The memory before anything was told.
    fn begin(options: Self::Options, seats: Seats, seat: Seat) -> Self::Memory;
    /// Takes in one more thing the seat heard.
    fn hear(memory: &mut Self::Memory, told: &Telling<Self>);
    /// A state that agrees with everything the seat sees and was ever told, drawn at random among
    /// those.
    fn imagine(known: &Known<Self>, rng: &mut impl Rng) -> Self::State;
}

/// All that one seat knows: what it sees now, and what it remembers.
#[derive(Clone, Debug, PartialEq)]
pub struct Known<G: Imagine> {
    /// Whose knowledge.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: Seats,
    /// What the table plays by.
    pub options: G::Options,
    /// What everyone sees.
    pub public: G::Public,
    /// What only this seat sees.
    pub private: G::Private,
    /// What it remembers.
    pub memory: G::Memory,
}
