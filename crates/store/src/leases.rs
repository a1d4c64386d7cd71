//! The trait `Leases`: which node keeps which table, where many nodes share a store.
//!
//! A node holds a lease of its own, which it renews; by the store's clock it is alive as long as that lasts. A table belongs to the node
//! that claimed it last, as long as that node is alive. With every change of hands the table's *epoch* grows, and every append names
//! the epoch of whoever makes it ([`Append::lease`](crate::Append::lease)). So a node that was cut off or asleep and still believes a
//! table to be its own can do no harm: leases say who *should* write, and epochs see to it that nobody else *does*.

use serde::{Deserialize, Serialize};

use crate::{Answer, Ms, ReadError, WriteError};

/// One life of a node. A node that starts again is another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct NodeId(pub u32);

/// A table that a node keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lease {
    /// The node.
    pub node: NodeId,
    /// How often the table had changed hands when the node got it.
    pub epoch: u64,
}

impl Lease {
    /// The lease of a table that this node makes.
    pub fn first(node: NodeId) -> Lease {
        Lease { node, epoch: 1 }
    }
}

/// What came of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The table is the caller's, with this epoch.
    Granted {
        /// What its appends must name.
        epoch: u64,
    },
    /// Another node keeps it, and is alive.
    Held {
        /// Which one.
        by: NodeId,
    },
    /// There is no such table.
    Absent,
    /// The caller's own lease has ended: it must be renewed first.
    Expired,
}

/// Who keeps which table. A store that implements this refuses appends with another epoch than the table's with
/// [`AppendError::Stale`](crate::AppendError::Stale), in the same step that would write them.
pub trait Leases: Send + Sync {
    /// Makes a node's lease last this long from now on, by the store's clock. Answers with all nodes that are alive.
    fn renew(&self, node: NodeId, lasts: Ms) -> Answer<Result<Vec<NodeId>, WriteError>>;

    /// Ends a node's lease, and gives up all its tables: any other node may claim them at once.
    fn leave(&self, node: NodeId) -> Answer<Result<(), WriteError>>;

    /// Makes a table this node's, unless another node that is alive keeps it. To claim what one has already changes nothing.
    fn claim(&self, table: &str, node: NodeId) -> Answer<Result<Claim, WriteError>>;

    /// Gives a table up, if this node still keeps it.
    fn release(&self, table: &str, node: NodeId) -> Answer<Result<(), WriteError>>;

    /// Who keeps a table and is alive. None: nobody, or there is no such table.
    fn owner(&self, table: &str) -> Answer<Result<Option<NodeId>, ReadError>>;
}
