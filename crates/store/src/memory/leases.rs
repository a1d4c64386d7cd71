//! Leases in memory, by a clock that is set by hand.

use super::MemoryStore;
use crate::{Answer, Claim, Leases, Ms, NodeId, ReadError, WriteError};

impl Leases for MemoryStore {
    fn renew(&self, node: NodeId, lasts: Ms) -> Answer<Result<Vec<NodeId>, WriteError>> {
        let mut inner = self.lock();
        let now = inner.now;
        let nodes = &mut inner.data.nodes;
        nodes.retain(|_, ends| *ends > now);
        nodes.insert(node, now.saturating_add(lasts));
        Answer::ready(Ok(nodes.keys().copied().collect()))
    }

    fn leave(&self, node: NodeId) -> Answer<Result<(), WriteError>> {
        let mut inner = self.lock();
        inner.data.nodes.remove(&node);
        for table in &mut inner.data.tables {
            table.owner.take_if(|owner| *owner == node);
        }
        Answer::ready(Ok(()))
    }

    fn claim(&self, table: &str, node: NodeId) -> Answer<Result<Claim, WriteError>> {
        let mut inner = self.lock();
        let now = inner.now;
        let is_alive = |ends: Option<&Ms>| ends.is_some_and(|ends| *ends > now);
        if !is_alive(inner.data.nodes.get(&node)) {
            return Answer::ready(Ok(Claim::Expired));
        }
        let Some(owner) = inner.data.table(table).map(|table| table.owner) else {
            return Answer::ready(Ok(Claim::Absent));
        };
        let holder = owner.filter(|owner| is_alive(inner.data.nodes.get(owner)));
        if let Some(by) = holder.filter(|by| *by != node) {
            return Answer::ready(Ok(Claim::Held { by }));
        }
        let grows = !inner.skips.growth;
        let Some(table) = inner.data.table_mut(table) else {
            return Answer::ready(Ok(Claim::Absent));
        };
        if owner != Some(node) {
            table.owner = Some(node);
            table.epoch += u64::from(grows);
        }
        Answer::ready(Ok(Claim::Granted { epoch: table.epoch }))
    }

    fn release(&self, table: &str, node: NodeId) -> Answer<Result<(), WriteError>> {
        if let Some(table) = self.lock().data.table_mut(table) {
            table.owner.take_if(|owner| *owner == node);
        }
        Answer::ready(Ok(()))
    }

    fn owner(&self, table: &str) -> Answer<Result<Option<NodeId>, ReadError>> {
        let inner = self.lock();
        let owner = inner.data.table(table).and_then(|table| table.owner);
        let is_alive =
            |owner: &NodeId| inner.data.nodes.get(owner).is_some_and(|ends| *ends > inner.now);
        Answer::ready(Ok(owner.filter(is_alive)))
    }
}
