//! What a table is told.

use vierblatt_bus::{RequestId, Viewer};
use vierblatt_protocol::Ask;
use vierblatt_store::{Ms, PersonId, StoredGame};

use super::outbox::Thought;

/// What a table is told, one thing at a time. While an append is under way, it is told of nothing but how that went.
pub enum Input {
    /// Somebody comes, to play or to watch.
    Connect {
        /// The connection.
        viewer: Viewer,
        /// Who it is.
        person: PersonId,
        /// What they are called.
        name: String,
        /// The last entry they know of; none for somebody who is new here.
        since: Option<u32>,
        /// Whether they put views together from what has changed.
        changes: bool,
        /// The game being played, where [`AnyTable::has_missed`](crate::AnyTable::has_missed) says that they missed some of it and it could be read.
        game: Option<StoredGame>,
    },
    /// A connection is gone.
    Disconnect(Viewer),
    /// How long messages of this connection travel there and back, in milliseconds.
    Measured(Viewer, u32),
    /// What somebody is called from now on; none once they had themselves deleted.
    Named(PersonId, Option<String>),
    /// Somebody asks for something.
    Ask {
        /// Who, and where the answer goes.
        asker: Asker,
        /// The client's own name for the request.
        id: String,
        /// What they ask for.
        ask: Ask,
        /// When the request arrived.
        arrived: Ms,
        /// Decides between those who are equally fast in a race.
        lot: u32,
    },
    /// What was handed out to be appended is stored: now it has happened.
    Stored,
    /// It could not be stored: nothing has happened.
    NotStored(Failure),
    /// Time has passed.
    Wake,
    /// A bot has thought.
    Thought(Thought),
    /// The game being played, as [`Outbox::wants_game`](crate::Outbox::wants_game) asked for it.
    Game(StoredGame),
}

/// Who asks, and where the answer goes.
#[derive(Clone, PartialEq, Debug)]
pub enum Asker {
    /// Somebody who is connected.
    Viewer(Viewer),
    /// Somebody who is not: nobody hears of their coming and going.
    Request(RequestId, PersonId),
}

/// Why something was not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Somebody else has appended to the log: the table must be loaded again.
    Conflict,
    /// The disk is full, read-only, or too slow.
    Storage,
}
