//! What seats and chance can do.

use vierblatt_game::{List, Seat};

use crate::cards::{Card, DECK};
use crate::places::Spot;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Draws the top card of the draw pile (KM-05).
    Draw,
    /// Swaps the drawn card for the one at this place (KM-06).
    Swap(u8),
    /// Puts the drawn card on the discard pile (KM-06).
    Drop,
    /// Takes the top discard to this place (KM-07).
    Take(u8),
    /// Says Komojo STOP (KM-21).
    Stop,
    /// Throws the card at this place onto the discard (KM-15).
    Snap(u8),
    /// Throws no card, or no more.
    No,
    /// Looks at its own card at this place (KM-10).
    Peek(u8),
    /// Looks at this card of an opponent (KM-11).
    Spy(Spot),
    /// Swaps its own card at this place with this one of an opponent (KM-12).
    Trade(u8, Spot),
    /// Swaps these two cards of two opponents, the lower seat's first (KM-13).
    Switch(Spot, Spot),
}

/// What chance does.
#[derive(Clone, PartialEq, Debug)]
pub enum Chance {
    /// Draws who begins (KM-04).
    Start(Seat),
    /// Deals: four cards to each seat, then the draw pile, top first (KM-02).
    Deal(List<Card, DECK>),
    /// Shuffles: the new draw pile, top first (KM-28).
    Shuffle(List<Card, DECK>),
}
