//! What edges and keepers say to each other.
//!
//! An *edge* has the connections to people and programs; a *keeper* owns tables. They share no memory, only these messages, so each can run in
//! another thread, in another process or in a web worker. The messages of one edge about one table arrive in the order in which they were sent;
//! a message may be lost only together with the edge or the keeper that sent it.
//!
//! | | |
//! |---|---|
//! | [`ToKeeper`] | what an edge tells the keeper of a table |
//! | [`Request`] | a question that gets exactly one [`Reply`] |
//! | [`ToEdge`] | what a keeper tells an edge |
//! | [`Keepers`], [`Edges`] | how the messages get there |

mod as_json;
mod network;
mod reply;
mod request;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use network::ClientNetwork;
pub use reply::{AskReply, GameInfo, Refused, Reply};
pub use request::{Daily, NewTable, Perspective, Request};
use vierblatt_protocol::Ask;
use vierblatt_store::{Ms, PersonId, TokenId};

/// One connection to a table. Unique among all edges, also after a restart of one of them: `edge` is drawn at random when it starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Viewer {
    /// The edge that has the connection.
    pub edge: u32,
    /// The connection's number there.
    pub n: u64,
}

/// One question. Numbered like a [`Viewer`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct RequestId {
    /// The edge that waits for the reply.
    pub edge: u32,
    /// The question's number there.
    pub n: u64,
}

/// What an edge tells the keeper of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToKeeper {
    /// Somebody comes to a table, to play or to watch. They are sent a `welcome`, or a `bye` and [`ToEdge::Close`].
    Connect {
        /// The connection.
        viewer: Viewer,
        /// The table's code.
        code: Arc<str>,
        /// Who it is.
        person: PersonId,
        /// What they are called.
        name: String,
        /// The last entry they know of; none for somebody who is new here.
        since: Option<u32>,
        /// Whether they put views together from what has changed.
        changes: bool,
        /// Where they come from: clients that ask for much wait longer than others.
        client: ClientNetwork,
    },
    /// A connection is gone.
    Disconnect {
        /// The connection.
        viewer: Viewer,
        /// The table's code.
        code: Arc<str>,
    },
    /// How long messages of this connection travel there and back.
    Measured {
        /// The connection.
        viewer: Viewer,
        /// The table's code.
        code: Arc<str>,
        /// In milliseconds.
        round_trip: u32,
    },
    /// Somebody who is connected asks for something. They are sent `done` or `refused`.
    Ask {
        /// The connection.
        viewer: Viewer,
        /// The table's code.
        code: Arc<str>,
        /// The client's own name for the request.
        id: String,
        /// What they ask for.
        #[serde(with = "as_json")]
        ask: Ask,
        /// When the message arrived at the edge: in a race this counts, not when a keeper gets to it.
        arrived: Ms,
    },
    /// Somebody has a new name, or none any more because they had themselves deleted.
    Named {
        /// Who.
        person: PersonId,
        /// What they are called from now on.
        name: Option<String>,
    },
    /// A device was signed out, or somebody had themselves deleted: all other edges close what is open there. Keepers have nothing to
    /// do with it.
    SignedOut {
        /// Who.
        person: PersonId,
        /// Which device or program; all of them if none is named.
        device: Option<TokenId>,
    },
    /// A question, answered by [`ToEdge::Reply`].
    Request {
        /// The question's number.
        request: RequestId,
        /// Where it comes from.
        client: ClientNetwork,
        /// The question.
        what: Request,
    },
}

/// What a keeper tells an edge.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToEdge {
    /// A message of the protocol for one connection. All messages for one connection arrive in order.
    Send {
        /// The connection.
        viewer: Viewer,
        /// The message as text.
        text: Arc<str>,
    },
    /// The table has nothing more to say to this connection: it is to be closed once everything was sent. The reason was sent before, as `bye`.
    Close {
        /// The connection.
        viewer: Viewer,
    },
    /// The table is no longer kept there: another node keeps it, or will. The connection stays, and is taken to that node. Only where
    /// several nodes share a store.
    Moved {
        /// The connection.
        viewer: Viewer,
    },
    /// The reply to a question.
    Reply {
        /// The question's number.
        request: RequestId,
        /// The reply.
        reply: Reply,
    },
    /// A device was signed out at another edge: what it has open here is closed.
    SignedOut {
        /// Who.
        person: PersonId,
        /// Which device or program; all of them if none is named.
        device: Option<TokenId>,
    },
}

/// The way to the keepers: it knows which of them owns a table.
pub trait Keepers: Send + Sync {
    /// Sends a message to the keeper of its table; [`ToKeeper::Named`] goes to all of them,
    /// [`ToKeeper::SignedOut`] to all other edges.
    fn tell(&self, message: ToKeeper);
}

/// The way to the edges: it knows which of them has a connection.
pub trait Edges: Send + Sync {
    /// Sends a message to the edge it is for.
    fn tell(&self, message: ToEdge);
}

impl ToKeeper {
    /// The table it is about; none for what concerns all tables, or a table that does not exist yet.
    pub fn code(&self) -> Option<&str> {
        match self {
            ToKeeper::Connect { code, .. }
            | ToKeeper::Disconnect { code, .. }
            | ToKeeper::Measured { code, .. }
            | ToKeeper::Ask { code, .. } => Some(code),
            ToKeeper::Named { .. } | ToKeeper::SignedOut { .. } => None,
            ToKeeper::Request { what, .. } => what.code(),
        }
    }
}
