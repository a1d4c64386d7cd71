//! What all tables are told to do.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tokio::sync::watch;
use tokio::time::Instant;

/// What all tables are doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing.
    Idle,
    /// They play, and nothing counts yet.
    WarmingUp,
    /// They play.
    Measured,
    /// They play beside somebody hostile.
    Attacked,
    /// The server is dead.
    Down,
    /// They finish what they have begun.
    Finishing,
}

/// What all tables are doing, and with which server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Phase {
    pub(crate) stage: Stage,
    /// How often the server was killed.
    pub(crate) kills: u32,
}

/// How a table is set up.
pub(crate) struct Plan<'a> {
    /// Where it is: one server, or the nodes that players try in turn, each beginning with another one.
    pub(crate) addresses: Arc<[SocketAddr]>,
    /// Where its players come from, if that matters.
    pub(crate) from: Option<IpAddr>,
    pub(crate) game: &'a str,
    pub(crate) players: u8,
    pub(crate) phases: watch::Receiver<Phase>,
    /// The moves of all tables that have counted so far.
    pub(crate) counted: Arc<AtomicU64>,
    /// Where the table notes when it last made progress, in milliseconds since then.
    pub(crate) progress: Option<(Instant, Arc<AtomicU64>)>,
}
