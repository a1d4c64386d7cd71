//! What lists need to know of tables: written together with the log, never computed from it.

use serde::{Deserialize, Serialize};
use vierblatt_protocol::Status;

use crate::{Ms, PersonId};

/// What lists show of a table. Replaced as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// The game's id.
    pub game: String,
    /// What the table is doing. A rematch takes it from `Over` back to `Playing`.
    pub status: Status,
    /// Whether everyone may see it in the list of open tables.
    pub listed: bool,
    /// When it was opened.
    pub opened_at: Ms,
    /// When it last changed.
    pub changed_at: Ms,
    /// When somebody must look after it even if nobody comes by: a deadline, a bot's move.
    pub wake_at: Option<Ms>,
    /// The people at it. Never their names: those can be deleted.
    pub people: Vec<PersonId>,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are taken.
    pub taken: u8,
}

/// Tables by what has become of them, for whoever deletes those that nobody wants any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Idle {
    /// They wait for players, and no person sits at them.
    EmptyLobby,
    /// They wait for players.
    Lobby,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl Idle {
    /// What such tables are doing.
    pub fn status(self) -> Status {
        match self {
            Idle::EmptyLobby | Idle::Lobby => Status::Lobby,
            Idle::Playing => Status::Playing,
            Idle::Over => Status::Over,
        }
    }
}

/// A table as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTable {
    /// Tables are numbered from 1 in the order in which they were opened. The next page of a list starts after
    /// the last number of this page.
    pub number: i64,
    /// The table's code.
    pub code: String,
    /// What the last append with a summary said.
    pub summary: TableSummary,
}
