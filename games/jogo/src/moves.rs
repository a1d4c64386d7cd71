//! What players and chance can do.

use std::fmt;

use serde::{Serialize, Serializer};
use vierblatt_game::{List, Seat};

use crate::cards::Card;
use crate::deck::DECK;

/// A discard pile, numbered from 0; people and records count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
pub struct Pile(pub u8);

/// One of a player's four places, numbered from 0; people and records count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
pub struct Place(pub u8);

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// JG-07: lays a card on a discard pile.
    Lay {
        /// Which card.
        from: Source,
        /// On which pile.
        pile: Pile,
        /// JG-17: what a JOGO! card does; nothing with any other card.
        choice: Option<Choice>,
    },
    /// JG-10: takes cards because none can be laid; one from this face-down pile, unless all are
    /// empty.
    Pass(Option<Place>),
    /// JG-11: declines the extra turn.
    End,
}

/// Where a card that is laid comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The open card at this place.
    Open(Place),
    /// This card from the hand.
    Hand(Card),
}

/// JG-17: what a JOGO! card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The next player skips a turn.
    Skip,
    /// The direction changes.
    Turn,
    /// This player takes a card.
    Give(Seat),
}

/// What chance does.
#[derive(Clone, PartialEq, Debug)]
pub enum Chance {
    /// JG-06: who begins.
    Start(Seat),
    /// JG-04, JG-05: the deal in the order records write it. There is room for a card too many, so
    /// that a wrong deal can be refused.
    Deal(List<Card, { DECK + 1 }>),
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (u32::from(self.0) + 1).fmt(f)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (u32::from(self.0) + 1).fmt(f)
    }
}

// Clients count as records do.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (u32::from(self.0) + 1).serialize(serializer)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (u32::from(self.0) + 1).serialize(serializer)
    }
}
