//! The other nodes: what they say, whether they say anything, and whom they have brought to tables here.

use std::sync::Arc;

use vierblatt_bus::{ToEdge, ToKeeper};
use vierblatt_store::NodeId;

use super::{Effect, LINGER, Routes, SILENT_AFTER};
use crate::frame::{Frame, Header};
use crate::link::{Heard, Link};

impl Routes {
    /// All of them, always in the same order.
    pub(super) fn peers(&self) -> Vec<NodeId> {
        let mut peers: Vec<NodeId> = self.peers.keys().copied().collect();
        peers.sort_unstable();
        peers
    }

    pub(super) fn is_silent(&self, node: NodeId) -> bool {
        self.peers.get(&node).is_some_and(|link| link.is_silent)
    }

    pub(super) fn beat(&mut self, peer: NodeId, effects: &mut Vec<Effect>) {
        let sent = self.peers.get(&peer).map_or(0, Link::sent);
        self.send(peer, Frame::Beat { sent }, effects);
    }

    /// Something was heard on the bus.
    pub(super) fn hear(&mut self, header: Header, frame: Option<Frame>, effects: &mut Vec<Effect>) {
        let (peer, now) = (header.from, self.now);
        if peer == self.me {
            return;
        }
        let link = self.peers.entry(peer).or_insert_with(|| Link::new(now));
        let was_silent = std::mem::take(&mut link.is_silent);
        let heard = link.hear(header.life, header.number, now);
        if was_silent {
            self.look_for_all(effects);
        }
        match heard {
            Heard::Old => return,
            Heard::Gap => return self.link_broke(peer, effects),
            Heard::NewLife => self.link_broke(peer, effects),
            Heard::Next => {}
        }
        match frame {
            Some(Frame::Beat { sent }) => {
                if self.peers.get_mut(&peer).is_some_and(|link| !link.has_all(sent)) {
                    self.link_broke(peer, effects);
                }
            }
            Some(Frame::Left) => {
                self.peers.remove(&peer);
                self.detach_all(peer);
                self.let_guests_go(peer, 0);
                self.node_gone(peer, effects);
                self.look_for_all(effects);
            }
            Some(Frame::Keeper(message)) => self.guest_says(peer, message, effects),
            Some(Frame::Edge(message, hint)) => self.deliver(peer, message, hint, effects),
            None => tracing::warn!(node = peer.0, "a node says what makes no sense here"),
        }
    }

    /// An edge of another node says something to a table here.
    fn guest_says(&mut self, peer: NodeId, message: ToKeeper, effects: &mut Vec<Effect>) {
        match &message {
            ToKeeper::Connect { viewer, code, .. } if viewer.edge == peer.0 => {
                self.guests.insert(*viewer, Arc::clone(code));
            }
            ToKeeper::Disconnect { viewer, .. } if viewer.edge == peer.0 => {
                self.guests.remove(viewer);
            }
            ToKeeper::Measured { viewer, .. } | ToKeeper::Ask { viewer, .. }
                if viewer.edge == peer.0 => {}
            ToKeeper::Request { request, .. } if request.edge == peer.0 => {}
            ToKeeper::Named { .. } => {}
            ToKeeper::SignedOut { person, device } => {
                let (person, device) = (person.clone(), *device);
                return effects.push(Effect::Edge(ToEdge::SignedOut { person, device }));
            }
            // Nobody speaks for others.
            _ => return,
        }
        effects.push(Effect::Keeper(message));
    }

    /// One of this node's keepers says something, to whichever edge has the connection.
    pub(super) fn keeper_says(&mut self, message: ToEdge, effects: &mut Vec<Effect>) {
        let (edge, viewer) = match &message {
            ToEdge::Send { viewer, .. } => (viewer.edge, None),
            ToEdge::Close { viewer } | ToEdge::Moved { viewer } => (viewer.edge, Some(*viewer)),
            ToEdge::Reply { request, .. } => (request.edge, None),
            ToEdge::SignedOut { .. } => return,
        };
        let node = NodeId(edge);
        if node == self.me {
            return self.deliver(node, message, None, effects);
        }
        let mut hint = None;
        if let Some(code) = viewer.and_then(|viewer| self.guests.remove(&viewer)) {
            hint = self.held.get(&code).map(|(by, _)| *by);
        }
        if self.peers.contains_key(&node) {
            self.send(node, Frame::Edge(message, hint), effects);
        }
    }

    /// Something between two nodes was lost: all that was under way is asked for again, and what concerns all is told again.
    fn link_broke(&mut self, peer: NodeId, effects: &mut Vec<Effect>) {
        self.let_guests_go(peer, LINGER);
        self.beat(peer, effects);
        let notices: Vec<ToKeeper> =
            self.notices.iter().map(|(_, notice)| notice.clone()).collect();
        for notice in notices {
            self.send(peer, Frame::Keeper(notice), effects);
        }
        for code in self.detach_all(peer) {
            self.settle(&code, effects);
        }
    }

    /// Connections of another node to tables here are gone, unless it makes them again.
    fn let_guests_go(&mut self, peer: NodeId, after: u64) {
        let mut gone: Vec<_> =
            self.guests.iter().filter(|(viewer, _)| viewer.edge == peer.0).collect();
        gone.sort_unstable();
        let gone: Vec<_> =
            gone.into_iter().map(|(viewer, code)| (*viewer, Arc::clone(code))).collect();
        for (viewer, code) in gone {
            self.guests.remove(&viewer);
            self.lingering.push_back((self.now + after, viewer, code));
        }
    }

    pub(super) fn find_silent(&mut self, effects: &mut Vec<Effect>) {
        for peer in self.peers() {
            let Some(link) = self.peers.get_mut(&peer) else { continue };
            if link.is_silent || link.heard_at() + SILENT_AFTER > self.now {
                continue;
            }
            link.is_silent = true;
            link.begin_again();
            tracing::warn!(node = peer.0, "nothing is heard of a node");
            self.let_guests_go(peer, LINGER);
            self.detach_all(peer);
            self.node_gone(peer, effects);
        }
    }

    /// The nodes that are alive, as the store says.
    pub(super) fn alive(&mut self, alive: &[NodeId], effects: &mut Vec<Effect>) {
        let now = self.now;
        for node in alive.iter().filter(|node| **node != self.me) {
            self.peers.entry(*node).or_insert_with(|| Link::new(now));
        }
        let dead = |(node, link): (&NodeId, &Link)| {
            (link.is_silent && !alive.contains(node)).then_some(*node)
        };
        let dead: Vec<NodeId> = self.peers.iter().filter_map(dead).collect();
        for node in &dead {
            self.peers.remove(node);
        }
        if !dead.is_empty() {
            self.look_for_all(effects);
        }
    }
}
