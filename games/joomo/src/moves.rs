//! What seats and chance can do.

use vierblatt_game::{List, Seat};

use crate::{Card, MAX_DECK};

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Plays a card: as a limit if it is the first or second of the trick, otherwise into the gap.
    Play(Card),
    /// JO-15, JO-16: plays a five on top of a limit.
    On(Card, Limit),
    /// JO-10: plays no more in this trick.
    Pass,
    /// JO-23: would share the win.
    Share,
    /// JO-23: would rather play another round.
    PlayOn,
}

/// One of the two limits: a place on the table, whichever card is the higher.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Where the leader's card lies.
    First,
    /// Where the second card lies.
    Second,
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// JO-04: draws the first dealer.
    Dealer(Seat),
    /// JO-03: deals, ten cards to seat 0, ten to seat 1 and so on; the rest is set aside. One
    /// place more than there are cards, so that a deal that is too long can be stored and refused.
    Deal(List<Card, { MAX_DECK + 1 }>),
}
