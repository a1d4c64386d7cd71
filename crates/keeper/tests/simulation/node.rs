//! A node: a keeper that ships, a clock that is wrong, and a driver that carries out what the keeper wants.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use vierblatt_bots::{Level, Limit};
use vierblatt_bus::{AskReply, Reply, RequestId, ToEdge, ToKeeper, Viewer};
use vierblatt_keeper::{Effect, Event as KeeperEvent, Job, Keeper, KeeperSettings, Ticket};
use vierblatt_store::{Lifetimes, Log, Ms};

use crate::disk::Read;
use crate::leases::node_id;
use crate::message::Numbered;
use crate::planted::Planted;
use crate::promise::{Kept, Promise};
use crate::story::START;
use crate::world::{Event, World};

/// Both are rivals: without leases each believes all tables to be its own.
const SETTINGS: KeeperSettings = KeeperSettings {
    code_prefix: "",
    shard: (0, 1),
    node: None,
    looks_for_due: true,
    most_entries: u32::MAX,
    lifetimes: Lifetimes { empty: 0, unfinished: 0, finished: 0 },
};
/// A keeper's queues are shorter than this. What is not bounded by the keeper itself is bounded by how few people there are.
const LONGEST_QUEUE: usize = 300;
/// So often a keeper may be woken at one instant without doing anything.
const MOST_IDLE_WAKES: u32 = 2;

/// A node.
#[derive(Default)]
pub(crate) struct Node {
    /// None while it is down.
    keeper: Option<Keeper>,
    /// How often it was started or died: what an earlier life asked for is of no use to a later one.
    pub(crate) life: u32,
    /// How far its clock is ahead.
    pub(crate) ahead: i64,
    pub(crate) paused_until: Ms,
    /// When it will be woken, by the true time.
    alarm: Option<Ms>,
    idle_wakes: u32,
    /// What the keeper waits for.
    under_way: usize,
    /// Whose connections it was told of, over which life of the link, and at which table.
    viewers: BTreeMap<Viewer, (u32, Arc<str>)>,
    /// Questions of this life, and whether they were answered.
    pub(crate) questions: BTreeMap<RequestId, bool>,
}

impl Node {
    pub(crate) fn is_up(&self) -> bool {
        self.keeper.is_some()
    }

    /// The alarm that rings now is heard only then.
    pub(crate) fn oversleep(&mut self, now: Ms, until: Ms) {
        self.alarm.take_if(|at| *at == now);
        self.alarm.get_or_insert(until);
    }

    fn clock(&self, now: Ms) -> Ms {
        now.saturating_add_signed(self.ahead)
    }
}

impl World {
    /// A new keeper, which knows nothing.
    pub(crate) fn start(&mut self, node: usize) {
        let seed = self.dice.bytes();
        let life = self.nodes[node].life + 1;
        let ahead = self.nodes[node].ahead;
        let id = self.story.has_leases.then(|| node_id(node, life));
        let keeper = Some(Keeper::new(KeeperSettings { node: id, ..SETTINGS }, seed));
        self.nodes[node] = Node { keeper, life, ahead, ..Node::default() };
        if self.story.has_leases {
            self.after(0, Event::Renew { node, life });
        }
        self.set_alarm(node);
    }

    /// The node is gone, with all it had in memory.
    pub(crate) fn crash(&mut self, node: usize) {
        self.die(node);
        let delay = if self.is_calm() { 100 } else { self.dice.within(100, 5000) };
        self.after(delay, Event::Start { node });
    }

    pub(crate) fn die(&mut self, node: usize) {
        let life = self.nodes[node].life + 1;
        let ahead = self.nodes[node].ahead;
        self.nodes[node] = Node { life, ahead, ..Node::default() };
        for edge in 0..2 {
            self.break_link(edge, node);
        }
    }

    /// The node's clock jumps.
    pub(crate) fn jump(&mut self, node: usize, by: i64) {
        self.nodes[node].ahead = by;
        self.set_alarm(node);
    }

    /// A message of an edge arrives.
    pub(crate) fn node_hears(
        &mut self,
        node: usize,
        edge: usize,
        link: u32,
        message: ToKeeper,
    ) -> Kept {
        if self.links[edge][node].life != link {
            return Ok(());
        }
        match &message {
            ToKeeper::Connect { viewer, code, .. } => {
                self.nodes[node].viewers.insert(*viewer, (link, Arc::clone(code)));
            }
            ToKeeper::Disconnect { viewer, .. } => {
                self.nodes[node].viewers.remove(viewer);
            }
            ToKeeper::Request { request, .. } if self.nodes[node].is_up() => {
                self.nodes[node].questions.insert(*request, false);
            }
            _ => {}
        }
        self.tell(node, KeeperEvent::Edge(message))
    }

    /// A node notices that the link to an edge has broken: all connections it had over it are gone.
    pub(crate) fn edge_gone(&mut self, node: usize, edge: u32, link: u32) -> Kept {
        let viewers = &mut self.nodes[node].viewers;
        let gone: Vec<(Viewer, Arc<str>)> = viewers
            .iter()
            .filter(|(viewer, (life, _))| viewer.edge == edge && *life <= link)
            .map(|(viewer, (_, code))| (*viewer, Arc::clone(code)))
            .collect();
        for (viewer, code) in gone {
            self.nodes[node].viewers.remove(&viewer);
            self.tell(node, KeeperEvent::Edge(ToKeeper::Disconnect { viewer, code }))?;
        }
        Ok(())
    }

    /// The keeper's alarm rings.
    pub(crate) fn wake(&mut self, node: usize) -> Kept {
        if self.nodes[node].alarm != Some(self.now) {
            return Ok(());
        }
        self.nodes[node].alarm = None;
        self.tell(node, KeeperEvent::Tick)
    }

    /// Tells a keeper something, and carries out what it wants.
    pub(crate) fn tell(&mut self, node: usize, event: KeeperEvent) -> Kept {
        let it = &mut self.nodes[node];
        let mut now = it.clock(self.now);
        let Some(keeper) = &mut it.keeper else { return Ok(()) };
        let is_tick = matches!(event, KeeperEvent::Tick);
        if is_tick && self.planted == Planted::WakesTooEarly {
            now = keeper.wakes_at().filter(|at| *at > START / 2).map_or(now, |at| at - 1);
        }
        if !matches!(
            event,
            KeeperEvent::Edge(_)
                | KeeperEvent::Tick
                | KeeperEvent::Due(_)
                | KeeperEvent::Idle(_)
                | KeeperEvent::Lost(_)
                | KeeperEvent::LostAll
                | KeeperEvent::Stop
        ) {
            it.under_way -= 1;
        }
        let mut effects = Vec::new();
        keeper.take(event, now, &mut effects);
        let again = is_tick
            && effects.is_empty()
            && keeper.wakes_at().is_some_and(|at| at <= it.clock(self.now));
        it.idle_wakes = if again { it.idle_wakes + 1 } else { 0 };
        Promise::Bounded.holds(it.idle_wakes <= MOST_IDLE_WAKES, || {
            format!("node {node} wants to be woken at {now} again and again")
        })?;
        for effect in effects {
            self.carry_out(node, effect)?;
        }
        self.set_alarm(node);
        self.check_backlog(node)
    }

    fn check_backlog(&self, node: usize) -> Kept {
        let Node { keeper: Some(keeper), under_way, .. } = &self.nodes[node] else { return Ok(()) };
        let backlog = keeper.backlog();
        Promise::Bounded.holds(
            backlog.longest_queue <= LONGEST_QUEUE
                && backlog.under_way == *under_way
                && backlog.timers <= keeper.tables(),
            || {
                format!(
                    "node {node} with {} tables and {under_way} under way has {backlog:?}",
                    keeper.tables()
                )
            },
        )
    }

    fn set_alarm(&mut self, node: usize) {
        let it = &mut self.nodes[node];
        let wakes = it.keeper.as_ref().and_then(Keeper::wakes_at);
        let Some(at) = wakes.map(|at| self.now + at.saturating_sub(it.clock(self.now))) else {
            it.alarm = None;
            return;
        };
        if it.alarm != Some(at) {
            it.alarm = Some(at);
            let life = it.life;
            self.after(at - self.now, Event::Wake { node, life });
        }
    }

    fn carry_out(&mut self, node: usize, effect: Effect) -> Kept {
        let is_answered = !matches!(
            effect,
            Effect::Edge(_)
                | Effect::FindDue(..)
                | Effect::FindIdle(..)
                | Effect::Delete(..)
                | Effect::Release(_)
        );
        if is_answered {
            self.nodes[node].under_way += 1;
        }
        match effect {
            Effect::Edge(message) => return self.leaves(node, &message),
            Effect::Append(ticket, append) => {
                let (life, delay) = (self.nodes[node].life, self.disk_delay());
                if self.planted == Planted::TellsTooEarly {
                    let event = KeeperEvent::Stored(ticket, Ok(()));
                    self.after(0, Event::Told { node, life, event });
                }
                self.after(delay, Event::Append { node, life, ticket, append });
            }
            Effect::Load(ticket, _, code) => self.read_later(node, Read::Load(ticket, code)),
            Effect::ReadGame(ticket, _, code, number) => {
                self.read_later(node, Read::Game(ticket, code, number));
            }
            Effect::FindNames(ticket, people) => self.read_later(node, Read::Names(ticket, people)),
            Effect::FindDue(before, after, limit) => {
                self.read_later(node, Read::Due(before, after, limit));
            }
            // Tables are kept for ever here.
            Effect::FindIdle(..) | Effect::Delete(..) => {}
            Effect::Release(code) => self.release(node, &code),
            Effect::Run(ticket, job) => self.run_job(node, ticket, job),
        }
        Ok(())
    }

    fn read_later(&mut self, node: usize, read: Read) {
        let (life, delay) = (self.nodes[node].life, self.disk_delay());
        self.after(delay, Event::Read { node, life, read });
    }

    /// Jobs take a while; some fail, and some bots never come back. Hints are asked of the highest level: they do.
    fn run_job(&mut self, node: usize, ticket: Ticket, job: Job) {
        let is_bot = job.level.is_some_and(|level| level < Level::LAST);
        let run = AssertUnwindSafe(|| Some((job.run)(&Limit::iterations(1))));
        // A bot may well fail where something is wrong on purpose, and only there.
        let output = match self.planted {
            Planted::Nothing => run(),
            _ => catch_unwind(run).unwrap_or_default(),
        };
        let output = match self.dice.below(40) {
            0 if !self.is_calm() && is_bot => return,
            1 if !self.is_calm() => None,
            _ => output,
        };
        let (life, delay) = (self.nodes[node].life, self.dice.within(1, 400));
        let event = KeeperEvent::Ran(ticket, output);
        self.after(delay, Event::Told { node, life, event });
    }

    /// A message leaves the keeper: what it tells of must be stored.
    fn leaves(&mut self, node: usize, message: &ToEdge) -> Kept {
        let stored = |n: u32, told: u32| {
            Promise::StoredFirst.holds(n <= told, || {
                format!("node {node} tells of entry {n} while {told} are stored: {message:?}")
            })
        };
        let mut times = 1;
        match message {
            ToEdge::Send { text, .. } => {
                let Numbered { r#type, n } = serde_json::from_str(text).expect("a message");
                if matches!(r#type, "welcome" | "update" | "done") {
                    stored(n, self.disk.told())?;
                }
            }
            ToEdge::Close { .. } | ToEdge::Moved { .. } | ToEdge::SignedOut { .. } => {}
            ToEdge::Reply { request, reply } => {
                match self.planted {
                    Planted::RepliesTwice if self.dice.once_in(10) => times = 2,
                    Planted::DropsReplies if self.dice.once_in(10) => times = 0,
                    _ => {}
                }
                match reply {
                    Reply::Opened { code } => {
                        let first = self.disk.store.read(code, 0, 1).wait().expect("memory");
                        stored(1, first.len() as u32)?;
                    }
                    Reply::Asked(AskReply::Done { n, .. }) | Reply::Hint { n, .. } => {
                        stored(*n, self.disk.told())?;
                    }
                    _ => {}
                }
                for _ in 0..times {
                    self.answers(node, *request)?;
                }
            }
        }
        self.send_to_edge(node, message, times);
        Ok(())
    }

    /// A question is answered.
    fn answers(&mut self, node: usize, request: RequestId) -> Kept {
        let answered = self.nodes[node].questions.get_mut(&request);
        let before = answered.map(|answered| std::mem::replace(answered, true));
        Promise::OneReply.holds(before == Some(false), || match before {
            Some(_) => format!("node {node} answers {request:?} twice"),
            None => format!("node {node} answers {request:?}, which nobody asked"),
        })
    }
}
