//! What a node on the bus needs of the process it is part of, how fast it notices that others are gone, and why it may not start.

use std::time::Duration;

use vierblatt_bus::{ToEdge, ToKeeper};
use vierblatt_store::StorageError;

/// What a node has beside the bus.
pub trait Host: Send + Sync {
    /// Tells its own keepers.
    fn tell_keepers(&self, message: ToKeeper);

    /// Tells its own edge.
    fn tell_edge(&self, message: ToEdge);

    /// All tables in memory are given up, but those that are just being stored.
    fn lose_tables(&self);

    /// Whether there are tables in memory, or something is being stored.
    fn has_tables(&self) -> bool;

    /// Whether it can serve people; if not, those who are here are told to come again, and will come to another node.
    fn set_available(&self, is_available: bool);
}

/// How long a node's lease lasts, and how often it is renewed.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long others wait for a node that says nothing.
    pub lease: Duration,
    /// How often it is renewed.
    pub renew_every: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Timing { lease: Duration::from_millis(2500), renew_every: Duration::from_millis(500) }
    }
}

/// Why a node is not on the bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// A file the address names cannot be read.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The servers cannot be reached, or do not let it in.
    #[error("{0}")]
    Connect(#[from] async_nats::ConnectError),
    /// It cannot listen.
    #[error("{0}")]
    Subscribe(#[from] async_nats::SubscribeError),
    /// The store cannot be written or read.
    #[error("{0}")]
    Store(#[from] StorageError),
}
