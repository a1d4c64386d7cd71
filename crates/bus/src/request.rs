//! Questions that get exactly one reply.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use vierblatt_protocol::{Ask, Settings};
use vierblatt_store::{Ms, PersonId};

/// A question to the keeper of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Opens a table. Answered by [`Reply::Opened`](crate::Reply::Opened).
    Open {
        /// Who opens it, and takes the first seat.
        person: PersonId,
        /// What they are called.
        name: String,
        /// What they want to play.
        table: NewTable,
    },
    /// Asks a table for something without being connected to it: nobody hears of a coming and going. Answered by
    /// [`Reply::Asked`](crate::Reply::Asked).
    Ask {
        /// The table's code.
        code: Arc<str>,
        /// Who asks.
        person: PersonId,
        /// What they are called.
        name: String,
        /// The client's own name for the request.
        id: String,
        /// What they ask for.
        #[serde(with = "crate::as_json")]
        ask: Ask,
        /// When the request arrived at the edge.
        arrived: Ms,
    },
    /// Takes a seat, the first free one if none is named. Answered by [`Reply::Asked`](crate::Reply::Asked).
    Join {
        /// The table's code.
        code: Arc<str>,
        /// Who wants to sit.
        person: PersonId,
        /// What they are called.
        name: String,
        /// Where.
        seat: Option<u8>,
        /// When the request arrived at the edge.
        arrived: Ms,
    },
    /// What the strongest bot would do with what this player was told. Answered by [`Reply::Hint`](crate::Reply::Hint).
    Hint {
        /// The table's code.
        code: Arc<str>,
        /// Who asks.
        person: PersonId,
    },
    /// The games of a table, the newest first. Answered by [`Reply::Games`](crate::Reply::Games).
    Games {
        /// The table's code.
        code: Arc<str>,
        /// Only those before this one.
        before: Option<u32>,
    },
    /// The record of a game. Answered by [`Reply::Json`](crate::Reply::Json).
    Record {
        /// The table's code.
        code: Arc<str>,
        /// Which game, from 1.
        number: u32,
    },
    /// A game that is over, step by step. Answered by [`Reply::Json`](crate::Reply::Json).
    Steps {
        /// The table's code.
        code: Arc<str>,
        /// Which game, from 1.
        number: u32,
        /// As whom.
        perspective: Perspective,
        /// The steps after this one.
        from: usize,
        /// How many.
        count: usize,
    },
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The game's options as records have them.
    #[serde(with = "crate::as_json")]
    pub options: serde_json::Value,
    /// How the table is run.
    #[serde(with = "crate::as_json")]
    pub settings: Settings,
    /// The day whose deal it is to be: the same for everybody who plays it alone.
    pub daily: Option<Daily>,
}

/// A day's deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Daily {
    /// The day, as in 2026-12-24.
    pub day: String,
    /// What its chance comes from. Nobody knows it before the day.
    pub seed: [u8; 32],
}

/// As whom somebody looks at a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Perspective {
    /// As somebody who watched.
    Public,
    /// As the player in this seat.
    Seat(u8),
    /// With all cards face up.
    Open,
}

impl Request {
    /// The table it is about; none for a table that does not exist yet.
    pub fn code(&self) -> Option<&str> {
        match self {
            Request::Open { .. } => None,
            Request::Ask { code, .. }
            | Request::Join { code, .. }
            | Request::Hint { code, .. }
            | Request::Games { code, .. }
            | Request::Record { code, .. }
            | Request::Steps { code, .. } => Some(code),
        }
    }
}
