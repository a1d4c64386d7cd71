//! Replies to questions.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use vierblatt_protocol::{Offered, Text, Why};

/// The reply to a [`Request`](crate::Request).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The table was opened and is stored.
    Opened {
        /// Its code.
        code: Arc<str>,
    },
    /// What came of a request to a table.
    Asked(AskReply),
    /// A hint.
    Hint {
        /// The number of the last entry it knows of.
        n: u32,
        /// What to do, in words too.
        #[serde(with = "crate::as_json")]
        offered: Offered,
    },
    /// Of a game that is over, what there is to say about the whole of it.
    Afterword(#[serde(with = "crate::as_json")] Option<Text>),
    /// The games of a table, the newest first.
    Games(Vec<GameInfo>),
    /// A document, as JSON.
    Json(Arc<str>),
    /// There is none.
    Refused(Refused),
}

/// What came of a request to a table, as over a connection.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AskReply {
    /// It was carried out and is stored.
    Done {
        /// The client's own name for the request.
        id: String,
        /// The number of the last entry then.
        n: u32,
    },
    /// It was not carried out.
    Refused {
        /// The client's own name for the request.
        id: String,
        /// Why.
        #[serde(with = "crate::as_json")]
        why: Why,
    },
}

/// One game of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameInfo {
    /// Which one, from 1.
    pub number: u32,
    /// Whether it is over.
    pub is_over: bool,
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Refused {
    /// There is no such table, or no such game at it.
    NotFound,
    /// Not to this person, or not now; the reason is for people.
    NotAllowed(#[serde(with = "crate::as_json")] Why),
    /// The question makes no sense.
    Malformed {
        /// The message for people, by its id in the Fluent files.
        id: Cow<'static, str>,
        /// More, for whoever writes a client.
        detail: String,
    },
    /// Too many wait already.
    Busy,
    /// It could not be read or stored.
    Storage,
    /// What is stored of the table is damaged. Others are not affected.
    Damaged,
    /// The program is about to stop.
    Stopping,
    /// Another node keeps the table, or will: it is to be asked again there. Only where several nodes share a store.
    Moved,
}
