//! Nodes that lease tables: they renew their leases as long as they are awake and reach the store, and claim a table before they load it.

use std::sync::Arc;

use vierblatt_keeper::Event as KeeperEvent;
use vierblatt_store::{Claim, Lease, Leases, Ms, NodeId, ReadError, StorageError};

use crate::promise::Kept;
use crate::world::{Event, World};

/// How often a node renews its lease, and how long that lasts.
const RENEW_EVERY: Ms = 1000;
const LASTS: Ms = 3000;

/// Every life of a node is another node to the store.
pub(crate) fn node_id(node: usize, life: u32) -> NodeId {
    NodeId(2 * life + node as u32)
}

impl World {
    /// A node renews its lease, and drops what it has lost meanwhile.
    pub(crate) fn renew(&mut self, node: usize) -> Kept {
        let life = self.nodes[node].life;
        self.after(RENEW_EVERY, Event::Renew { node, life });
        // Where everybody is in the end, nobody competes: the other node is cut off from leases, and still believes what it believed.
        let is_cut_off = self.now < self.disk.fails_until[node]
            || (self.is_calm() && node != self.home)
            || !self.nodes[node].is_up();
        if is_cut_off {
            return Ok(());
        }
        self.disk.store.set_clock(self.now);
        let me = node_id(node, life);
        let renewed = self.disk.store.renew(me, LASTS).wait();
        assert!(renewed.is_ok_and(|alive| alive.contains(&me)), "memory can be written");
        let Some(code) = self.code.clone() else { return Ok(()) };
        let owner = self.disk.store.owner(&code).wait().expect("memory can be read");
        if owner.is_some_and(|owner| owner != me) {
            return self.tell(node, KeeperEvent::Lost(code));
        }
        Ok(())
    }

    /// Gives up a table that nobody is at.
    pub(crate) fn release(&self, node: usize, code: &str) {
        let id = node_id(node, self.nodes[node].life);
        self.disk.store.release(code, id).wait().expect("memory can be written");
    }

    /// Claims a table before it is loaded. None: it does not exist.
    pub(crate) fn claim(&self, node: usize, code: &Arc<str>) -> Result<Option<Lease>, ReadError> {
        let id = node_id(node, self.nodes[node].life);
        self.disk.store.set_clock(self.now);
        match self.disk.store.claim(code, id).wait()? {
            Claim::Granted { epoch } => Ok(Some(Lease { node: id, epoch })),
            Claim::Absent => Ok(None),
            Claim::Held { .. } | Claim::Expired => Err(StorageError::Busy),
        }
    }
}
