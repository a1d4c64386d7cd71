//! What the laws must be told about a game to test it.

use vierblatt_game::{Game, Imagine, Playable, Seats};

type State<L> = <<L as Lawful>::Game as Game>::State;

/// A game under test.
pub trait Lawful {
    /// Which one.
    type Game: Playable;

    /// Every move one can write, legal or not. Moves that records do not list may be missing.
    fn vocabulary(state: &State<Self>) -> Vec<<Self::Game as Game>::Move>;

    /// Every card wherever it is, out of the game too, as text. None before a deal.
    fn cards(state: &State<Self>) -> Vec<String>;

    /// The cards this table plays with, as text.
    fn deck(options: &<Self::Game as Game>::Options, seats: Seats) -> Vec<String>;

    /// Recomputes every value the state caches and asserts it.
    fn validate(state: &State<Self>);

    /// Whether a world agrees with what the seat remembers beyond what it sees.
    fn plausible(memory: &<Self::Game as Imagine>::Memory, world: &State<Self>) -> bool {
        let _ = (memory, world);
        true
    }
}
