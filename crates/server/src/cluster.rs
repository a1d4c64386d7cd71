//! One of several nodes that share a store: what the bus needs of this process.

use std::sync::Arc;

use vierblatt_bus::{Edges, Keepers, ToEdge, ToKeeper};
use vierblatt_bus_nats::{BusAddress, BusError, Host, Node, Timing};
use vierblatt_edge::Edge;
use vierblatt_store::{Append, AppendError, NodeId, StorageError};

use crate::Data;
use crate::keepers::LocalKeepers;

/// The log that holds what all nodes of this store call their group, as its only entry. No table has such a code.
const GROUP: &str = "~bus";

/// Joins the nodes that share this store, over this bus.
///
/// # Errors
/// When bus or store cannot be reached, or the store is not made for several nodes.
pub async fn join(
    bus: &BusAddress,
    store: &impl Data,
    timing: Timing,
) -> Result<Arc<Node>, BusError> {
    let leases = store.leases().ok_or(StorageError::Closed)?;
    let group = group(store).await?;
    let mut name = [0; 4];
    // Two nodes of one name would take each other's messages: better not to start at all.
    getrandom::fill(&mut name).expect("the system has randomness");
    Node::join(bus, &group, NodeId(u32::from_be_bytes(name)), leases, timing).await
}

/// What the nodes of this store call their group on the bus: whoever needs it first draws it. So two groups can share a bus.
async fn group(store: &impl Data) -> Result<String, StorageError> {
    if store.read(GROUP, 0, 1).await?.is_empty() {
        let mut drawn = [0; 8];
        getrandom::fill(&mut drawn).expect("the system has randomness");
        let drawn = format!("{:016x}", u64::from_be_bytes(drawn));
        match store.append(Append::new(GROUP, 0, vec![drawn.into_bytes()])).await {
            Ok(()) | Err(AppendError::Conflict { .. }) => {}
            Err(AppendError::Storage(error)) => return Err(error),
            Err(AppendError::Empty | AppendError::Stale { .. }) => return Err(StorageError::Busy),
        }
    }
    let found = store.read(GROUP, 0, 1).await?.pop().unwrap_or_default();
    Ok(String::from_utf8_lossy(&found).into_owned())
}

/// This process as a node.
pub(crate) struct LocalNode {
    node: Arc<Node>,
    edge: Arc<Edge>,
    keepers: Arc<LocalKeepers>,
}

impl LocalNode {
    /// Begins to work as a node.
    pub(crate) fn start(
        node: Arc<Node>,
        edge: &Arc<Edge>,
        keepers: &Arc<LocalKeepers>,
    ) -> Arc<LocalNode> {
        let (edge, keepers) = (Arc::clone(edge), Arc::clone(keepers));
        let local = Arc::new(LocalNode { node, edge, keepers });
        let host = Arc::downgrade(&local);
        local.node.run(host);
        local
    }

    /// Gives up all tables in order, and sends the people who are here to other nodes.
    pub(crate) async fn leave(&self) {
        self.edge.set_available(false);
        self.node.leave().await;
        self.edge.send_everybody_away();
    }
}

impl Host for LocalNode {
    fn tell_keepers(&self, message: ToKeeper) {
        self.keepers.tell(message);
    }

    fn tell_edge(&self, message: ToEdge) {
        self.edge.tell(message);
    }

    fn lose_tables(&self) {
        self.keepers.lose_all();
    }

    fn has_tables(&self) -> bool {
        self.keepers.has_tables() || self.keepers.is_storing()
    }

    fn set_available(&self, is_available: bool) {
        self.edge.set_available(is_available);
        if !is_available {
            self.edge.send_everybody_away();
        }
    }
}
