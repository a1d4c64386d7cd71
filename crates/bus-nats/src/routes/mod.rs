//! Where everything goes: who is connected to which table, which node keeps it, and what is asked again when something was lost. Told events and
//! the time, it answers with effects; no I/O.

mod asking;
mod peers;
mod place;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use vierblatt_bus::{ToEdge, ToKeeper, Viewer};
use vierblatt_store::{Ms, NodeId, ReadError};

use self::asking::{Question, Viewing};
use self::place::Place;
use crate::frame::{Frame, Header};
use crate::link::Link;

/// How soon it is looked again who keeps a table.
const LOOK_AGAIN: Ms = 100;
/// How long nothing may be heard of a node before it is taken for gone, and how often each says that it is there.
const SILENT_AFTER: Ms = 1500;
const BEAT_EVERY: Ms = 250;
/// How long connections of another node are kept that it may make again.
const LINGER: Ms = 3000;
/// How long what concerns all nodes is told again to those that may have missed it. A node that is cut off for longer gives up all it has.
const TOLD_AGAIN: Ms = 60_000;
/// How long a question is asked again; whoever asked waits about as long.
const ASKED_AGAIN: Ms = 15_000;
/// How long it is remembered where a table is that nobody here is at.
const REMEMBERED: Ms = 60_000;

/// What happens.
pub(crate) enum Event {
    /// The node's own edge says something.
    Edge(ToKeeper),
    /// One of its keepers says something.
    Keeper(ToEdge),
    /// Something was heard on the bus; the frame is missing if it makes no sense.
    Heard(Header, Option<Frame>),
    /// Who keeps a table, as the store says, if it could be asked.
    Owner(Arc<str>, Result<Option<NodeId>, ReadError>),
    /// A claim has shown that another node keeps this table.
    Held(Arc<str>, NodeId),
    /// The nodes that are alive, as the store says.
    Alive(Vec<NodeId>),
    /// Whether this node may keep tables now.
    MayKeep(bool),
    /// This node has given up all its tables and goes.
    Left,
    /// Time has passed.
    Tick,
}

/// What is to be done.
pub(crate) enum Effect {
    /// Tell the node's own keepers.
    Keeper(ToKeeper),
    /// Tell its edge.
    Edge(ToEdge),
    /// Send this to another node.
    Send(NodeId, Header, Frame),
    /// Ask the store who keeps a table.
    FindOwner(Arc<str>),
}

/// Everything a node knows about who is where.
pub(crate) struct Routes {
    me: NodeId,
    now: Ms,
    may_keep: bool,
    viewers: HashMap<u64, Viewing>,
    /// Every connection to a keeper has a number of its own, so that nothing a former keeper says is taken for the present one's.
    attached: HashMap<u64, u64>,
    attachments: u64,
    questions: HashMap<u64, Question>,
    places: HashMap<Arc<str>, Place>,
    /// Tables for which it has to be looked again.
    waiting: BTreeSet<Arc<str>>,
    peers: HashMap<NodeId, Link>,
    /// Connections of other nodes to tables here, and those that are gone unless they are made again.
    guests: HashMap<Viewer, Arc<str>>,
    lingering: VecDeque<(Ms, Viewer, Arc<str>)>,
    /// What concerns all nodes, of late.
    notices: VecDeque<(Ms, ToKeeper)>,
    held: HashMap<Arc<str>, (NodeId, Ms)>,
    next_beat: Ms,
    next_sweep: Ms,
}

impl Routes {
    pub(crate) fn new(me: NodeId) -> Routes {
        Routes {
            me,
            now: 0,
            may_keep: false,
            viewers: HashMap::new(),
            attached: HashMap::new(),
            attachments: 0,
            questions: HashMap::new(),
            places: HashMap::new(),
            waiting: BTreeSet::new(),
            peers: HashMap::new(),
            guests: HashMap::new(),
            lingering: VecDeque::new(),
            notices: VecDeque::new(),
            held: HashMap::new(),
            next_beat: 0,
            next_sweep: 0,
        }
    }

    /// Whether somebody waits for a node that says nothing: then the store is asked more often who is alive.
    pub(crate) fn waits_for_somebody(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Takes in an event, and adds what is to be done because of it.
    pub(crate) fn take(&mut self, event: Event, now: Ms, effects: &mut Vec<Effect>) {
        self.now = self.now.max(now);
        match event {
            Event::Edge(message) => self.edge_says(message, effects),
            Event::Keeper(message) => self.keeper_says(message, effects),
            Event::Heard(header, frame) => self.hear(header, frame, effects),
            Event::Owner(code, owner) => self.owner_found(&code, owner, effects),
            Event::Held(code, by) => {
                self.held.insert(code, (by, self.now));
            }
            Event::Alive(alive) => self.alive(&alive, effects),
            Event::MayKeep(may_keep) => {
                if may_keep && !self.may_keep {
                    self.look_for_all(effects);
                }
                self.may_keep = may_keep;
            }
            Event::Left => {
                for peer in self.peers() {
                    self.send(peer, Frame::Left, effects);
                }
            }
            Event::Tick => self.tick(effects),
        }
    }

    fn tick(&mut self, effects: &mut Vec<Effect>) {
        let now = self.now;
        self.find_silent(effects);
        if now >= self.next_beat {
            self.next_beat = now + BEAT_EVERY;
            for peer in self.peers() {
                self.beat(peer, effects);
            }
        }
        while self.lingering.front().is_some_and(|(at, ..)| *at <= now) {
            let Some((_, viewer, code)) = self.lingering.pop_front() else { break };
            effects.push(Effect::Keeper(ToKeeper::Disconnect { viewer, code }));
        }
        for code in self.waiting.clone() {
            if self.places.get(&code).is_none_or(|place| place.is_due(now)) {
                self.look_for(&code, effects);
            }
        }
        if now >= self.next_sweep {
            self.next_sweep = now + 1000;
            self.questions.retain(|_, question| question.asked_at + 2 * ASKED_AGAIN > now);
            self.notices.retain(|(at, _)| at + TOLD_AGAIN > now);
            self.held.retain(|_, (_, at)| *at + 5000 > now);
            let questions = &self.questions;
            self.places.retain(|_, place| {
                place.questions.retain(|n| questions.contains_key(n));
                !place.is_empty() || place.used_at + REMEMBERED > now
            });
        }
    }

    /// Says something to the keeper of a table, wherever it is.
    fn tell(&mut self, node: NodeId, message: ToKeeper, effects: &mut Vec<Effect>) {
        if node == self.me {
            effects.push(Effect::Keeper(message));
        } else {
            self.send(node, Frame::Keeper(message), effects);
        }
    }

    fn send(&mut self, node: NodeId, frame: Frame, effects: &mut Vec<Effect>) {
        let now = self.now;
        let link = self.peers.entry(node).or_insert_with(|| Link::new(now));
        let number = if frame.is_numbered() { link.number() } else { 0 };
        effects.push(Effect::Send(
            node,
            Header { from: self.me, life: link.life(), number },
            frame,
        ));
    }
}
