//! What a pocket is told and what it says, as JSON.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use vierblatt_store::{Ms, SeatResult, TableSummary};

use crate::rows::{Row, StartRow};

/// What a pocket is told: `{"tick":{}}`. With its name among its fields it would be read twice, by twice as much code.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToPocket {
    /// A page comes to a table.
    Connect {
        /// Its connection, by a number that is not used twice.
        port: u64,
        /// The table's code.
        code: String,
    },
    /// A page says something at a table, as over a socket.
    Hear {
        /// Its connection.
        port: u64,
        /// What it says.
        text: String,
        /// When it said it.
        at: Ms,
    },
    /// A page is gone.
    Disconnect {
        /// Its connection.
        port: u64,
    },
    /// A page asks for something, as over HTTP.
    Call {
        /// The question, by a number that is not used twice.
        call: u64,
        /// As in HTTP.
        method: String,
        /// What follows `/api`.
        path: String,
        /// What is sent along, as JSON.
        #[serde(default)]
        body: Option<String>,
    },
    /// A [`FromPocket::Append`] is stored, or is not.
    Stored {
        /// Its number.
        ticket: u64,
        /// What came of it.
        outcome: Outcome,
    },
    /// A [`FromPocket::Load`] or [`FromPocket::Game`] was carried out.
    Read {
        /// Its number.
        ticket: u64,
        /// What was found, if there is anything.
        found: Option<Found>,
        /// Whether it could not be read at all.
        #[serde(default)]
        failed: bool,
    },
    /// Time has passed: see [`Pocket::wakes_at`](crate::Pocket::wakes_at).
    Tick {},
}

/// What came of storing something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is stored.
    Done,
    /// Somebody else has stored something there.
    Conflict,
    /// There is no room.
    Full,
    /// It is not stored, for another reason.
    Failed,
}

/// A game, or a table from its latest game on, as it was stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// Where it starts; none: with the first entry of the log.
    pub start: Option<StartRow>,
    /// Its entries.
    pub rows: Vec<Row>,
    /// Whether no later game has started.
    pub is_last: bool,
}

/// What a pocket says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromPocket {
    /// Something for a page at a table, as over a socket.
    Say {
        /// Its connection.
        port: u64,
        /// What is said.
        text: Arc<str>,
    },
    /// There is nothing more to say over a connection.
    Close {
        /// Which one.
        port: u64,
    },
    /// The answer to a call, as over HTTP.
    Answer {
        /// Which one.
        call: u64,
        /// The status.
        status: u16,
        /// The body, as JSON.
        body: Box<RawValue>,
    },
    /// Append to a log, if the first row has the next number there: all of it, or nothing. Answered by [`ToPocket::Stored`].
    Append {
        /// Its number.
        ticket: u64,
        /// The table's code.
        table: String,
        /// The number of the first row.
        first: u64,
        /// The entries.
        rows: Vec<Row>,
        /// Games that start.
        starts: Vec<StartRow>,
        /// What lists show of the table from now on, if that changes.
        summary: Option<TableSummary>,
        /// How people did, when a game has ended.
        results: Vec<SeatResult>,
    },
    /// Read the start of a table's latest game and all entries from there on. Answered by [`ToPocket::Read`].
    Load {
        /// Its number.
        ticket: u64,
        /// The table's code.
        table: String,
    },
    /// Read one game of a table. Answered by [`ToPocket::Read`].
    Game {
        /// Its number.
        ticket: u64,
        /// The table's code.
        table: String,
        /// Which game, from 1.
        number: u32,
    },
    /// Delete a table.
    Delete {
        /// The table's code.
        table: String,
    },
    /// Keep who plays here.
    Person(Person),
}

/// Who plays here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// What stands for them in logs.
    pub id: String,
    /// What they are called.
    pub name: String,
}

/// What is kept beside the logs, read once at the start.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Who plays here, if anybody has.
    pub person: Option<Person>,
    /// The tables, in the order in which they were opened.
    pub tables: Vec<StoredSummary>,
    /// The results, in the order in which they came in.
    pub results: Vec<StoredResult>,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredSummary {
    /// Its code.
    pub table: String,
    /// What the last append with a summary said.
    pub summary: TableSummary,
}

/// How somebody did at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredResult {
    /// The table's code.
    pub table: String,
    /// The result.
    pub result: SeatResult,
}
