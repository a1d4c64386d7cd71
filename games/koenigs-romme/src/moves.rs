//! What seats and chance can do.

use vierblatt_game::{List, Seat};

use crate::cards::{Card, DECK};
use crate::melds::Lay;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// KR-06: draw from the draw pile.
    Draw,
    /// KR-06: take the top of the discard pile.
    Take,
    /// KR-12, KR-16: lay down combinations.
    Lay(Lay),
    /// KR-08: discard, which ends the turn.
    Discard(Card),
    /// KR-21: put the card turned up into a solo hand and discard one of that hand.
    Put {
        /// The hand: 3 to 13.
        hand: u8,
        /// What is discarded.
        discard: Card,
    },
}

/// What chance does.
#[derive(Clone, PartialEq, Debug)]
pub enum Chance {
    /// KR-04: names the first dealer.
    Dealer(Seat),
    /// KR-02, KR-20: deals, in the order records have.
    Deal(Deal),
    /// KR-07: the new draw pile, top first.
    Shuffle(Deal),
}

/// Cards in an order, at most all of them.
pub type Deal = List<Card, DECK>;
