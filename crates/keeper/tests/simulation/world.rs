//! Time, and everything that happens in it, by seed.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use vierblatt_bus::{Reply, Request, ToEdge, ToKeeper};
use vierblatt_keeper::{Event as KeeperEvent, Ticket};
use vierblatt_protocol::Status;
use vierblatt_store::{Append, Directory, Ms, Profile};

use crate::client::Client;
use crate::disk::{Disk, Read};
use crate::edge::{Edges, Link, Said};
use crate::node::Node;
use crate::planted::Planted;
use crate::promise::{Broken, Kept, Promise};
use crate::story::{Dice, HOUR, START, Story};

/// A game whose log has not grown for so many events after everything works again never ends.
const MOST_IDLE_EVENTS: u32 = 15_000;
/// No game is as long as this, however badly it is played.
const MOST_CALM_EVENTS: u32 = 400_000;

/// Something that happens at a time.
pub(crate) enum Event {
    /// A client looks around.
    Look {
        client: usize,
        again: bool,
    },
    ClientHears {
        client: usize,
        connection: u64,
        text: Arc<str>,
    },
    ClientClosed {
        client: usize,
        connection: u64,
    },
    ClientGets {
        client: usize,
        is_ask: bool,
        reply: Reply,
    },
    EdgeHears {
        connection: u64,
        said: Said,
    },
    EdgeNotices {
        connection: u64,
    },
    EdgeAsked {
        client: usize,
        edge: usize,
        node: usize,
        what: Request,
    },
    EdgeGets {
        node: usize,
        edge: usize,
        link: u32,
        message: ToEdge,
    },
    NodeHears {
        node: usize,
        edge: usize,
        link: u32,
        message: ToKeeper,
    },
    EdgeGone {
        node: usize,
        life: u32,
        edge: u32,
        link: u32,
    },
    /// Something that a keeper wanted is done.
    Told {
        node: usize,
        life: u32,
        event: KeeperEvent,
    },
    Wake {
        node: usize,
        life: u32,
    },
    Append {
        node: usize,
        life: u32,
        ticket: Ticket,
        append: Append,
    },
    Read {
        node: usize,
        life: u32,
        read: Read,
    },
    Sync,
    /// A node renews its lease.
    Renew {
        node: usize,
        life: u32,
    },
    /// Something goes wrong.
    Fault,
    Start {
        node: usize,
    },
    Kill {
        node: usize,
        life: u32,
    },
    /// Nothing goes wrong any more.
    Calm,
}

impl Event {
    /// The node that it happens to, which may be paused, and in which of its lives.
    fn at_node(&self) -> Option<(usize, Option<u32>)> {
        match self {
            Event::Told { node, life, .. }
            | Event::Wake { node, life }
            | Event::Renew { node, life }
            | Event::EdgeGone { node, life, .. }
            | Event::Kill { node, life } => Some((*node, Some(*life))),
            Event::NodeHears { node, .. } => Some((*node, None)),
            _ => None,
        }
    }
}

pub(crate) struct World {
    pub(crate) now: Ms,
    pub(crate) dice: Dice,
    pub(crate) story: Story,
    pub(crate) planted: Planted,
    pub(crate) disk: Disk,
    pub(crate) nodes: [Node; 2],
    /// By edge and by node.
    pub(crate) links: [[Link; 2]; 2],
    pub(crate) edges: Edges,
    pub(crate) clients: Vec<Client>,
    /// The table's code, once its host knows it.
    pub(crate) code: Option<Arc<str>>,
    /// Where everybody goes when nothing goes wrong any more.
    pub(crate) home: usize,
    pub(crate) is_night_until: Ms,
    /// When things stopped going wrong.
    pub(crate) calm_since: Ms,
    calm_events: u32,
    /// How long the log was when it last grew, and after how many events that was.
    grown: (usize, u32),
    events: BTreeMap<(Ms, u64), Event>,
    counted: u64,
    /// Everything that any client heard, in order.
    pub(crate) heard: DefaultHasher,
}

impl World {
    pub(crate) fn new(seed: u64, planted: Planted) -> World {
        let mut dice = Dice::new(seed);
        let story = Story::new(seed, &mut dice);
        let disk = Disk::new(planted.store(&story));
        let home = dice.index(2);
        // One more who watches.
        let clients: Vec<Client> = (0..=usize::from(story.people))
            .map(|me| Client::new(me, me < usize::from(story.people)))
            .collect();
        let mut world = World {
            now: START,
            dice,
            planted,
            disk,
            nodes: [Node::default(), Node::default()],
            links: [[Link::default(); 2]; 2],
            edges: Edges::default(),
            clients,
            code: None,
            home,
            is_night_until: 0,
            calm_since: Ms::MAX,
            calm_events: 0,
            grown: (0, 0),
            events: BTreeMap::new(),
            counted: 0,
            heard: DefaultHasher::new(),
            story,
        };
        for client in 0..world.clients.len() {
            let (id, name) = world.clients[client].who();
            let profile = Profile { id, name, created_at: START, seen_at: START };
            let added = world.disk.store.add_person(profile).wait();
            assert_eq!(added, Ok(true), "everybody is new");
            world.after(10, Event::Look { client, again: true });
        }
        for node in 0..2 {
            world.start(node);
        }
        world.after(world.story.faults_every, Event::Fault);
        world.after(world.story.calm_at - START, Event::Calm);
        world
    }

    /// Lets everything happen until the games are over, and says which promises were not kept.
    pub(crate) fn run(&mut self) -> Result<(), Vec<Broken>> {
        while let Some(((at, _), event)) = self.events.pop_first() {
            self.now = at;
            self.happens(event).map_err(|broken| vec![broken])?;
            if self.is_calm() {
                self.calm_events += 1;
                if self.is_finished() {
                    return crate::check::check(self);
                }
                if self.disk.log.len() > self.grown.0 {
                    self.grown = (self.disk.log.len(), self.calm_events);
                }
                let is_idle = self.calm_events > self.grown.1 + MOST_IDLE_EVENTS;
                if is_idle || self.calm_events > MOST_CALM_EVENTS {
                    return Err(vec![self.never_ends()]);
                }
            }
        }
        Err(vec![Promise::Ends.broken("nothing happens any more")])
    }

    fn is_over(&self) -> bool {
        let Some(code) = &self.code else { return false };
        self.disk.games() >= self.story.games && self.disk.status(code) == Some(Status::Over)
    }

    fn is_finished(&self) -> bool {
        let told = self.disk.told();
        self.code.is_some()
            && self.clients.iter().all(|client| client.has_arrived(told))
            && self.unanswered().is_none()
            && self.is_over()
    }

    /// A question that a living node has not answered.
    fn unanswered(&self) -> Option<String> {
        let questions = self.nodes.iter().flat_map(|node| &node.questions);
        let mut open = questions.filter(|(_, is_answered)| !**is_answered);
        open.next().map(|(request, _)| format!("{request:?} is never answered"))
    }

    fn never_ends(&self) -> Broken {
        if !self.is_over() {
            let last = self.disk.log.last().map(|line| format!("{line:?}"));
            let entries = self.disk.log.len();
            return Promise::Ends.broken(format!(
                "the game does not end: {entries} entries, the last {last:?}; {}",
                self.clients.iter().map(Client::summary).collect::<Vec<_>>().join(", "),
            ));
        }
        if let Some(why) = self.unanswered() {
            return Promise::OneReply.broken(why);
        }
        let told = self.disk.told();
        let behind = self.clients.iter().filter(|client| !client.has_arrived(told));
        let behind: Vec<String> = behind.map(Client::summary).collect();
        Promise::Converges.broken(format!("not at {told}: {}", behind.join(", ")))
    }

    fn happens(&mut self, event: Event) -> Kept {
        if let Some((node, life)) = event.at_node() {
            if life.is_some_and(|life| self.nodes[node].life != life) {
                return Ok(());
            }
            // Whoever is paused hears of everything later.
            if self.nodes[node].paused_until > self.now {
                let delay = self.nodes[node].paused_until - self.now;
                if matches!(event, Event::Wake { .. }) {
                    self.nodes[node].oversleep(self.now, self.now + delay);
                }
                self.after(delay, event);
                return Ok(());
            }
        }
        match event {
            Event::Look { client, again } => self.look(client, again),
            Event::ClientHears { client, connection, text } => {
                (client, connection, &*text).hash(&mut self.heard);
                return self.client_hears(client, connection, &text);
            }
            Event::ClientClosed { client, connection } => {
                self.clients[client].closed(connection);
            }
            Event::ClientGets { client, is_ask, reply } => {
                (client, format!("{reply:?}")).hash(&mut self.heard);
                return self.client_gets(client, is_ask, reply);
            }
            Event::EdgeHears { connection, said } => self.edge_hears(connection, said),
            Event::EdgeNotices { connection } => self.edge_notices(connection),
            Event::EdgeAsked { client, edge, node, what } => {
                self.edge_asked(client, edge, node, what);
            }
            Event::EdgeGets { node, edge, link, message } => {
                self.edge_gets(node, edge, link, message);
            }
            Event::NodeHears { node, edge, link, message } => {
                return self.node_hears(node, edge, link, message);
            }
            Event::EdgeGone { node, edge, link, .. } => return self.edge_gone(node, edge, link),
            Event::Told { node, event, .. } => return self.tell(node, event),
            Event::Wake { node, .. } => return self.wake(node),
            Event::Append { node, life, ticket, append } => {
                return self.append(node, life, ticket, append);
            }
            Event::Read { node, life, read } => self.read(node, life, read),
            Event::Sync => return self.sync(),
            Event::Renew { node, .. } => return self.renew(node),
            Event::Fault => return self.fault(),
            Event::Start { node } => {
                if !self.nodes[node].is_up() {
                    self.start(node);
                }
            }
            Event::Kill { node, .. } => self.crash(node),
            Event::Calm => return self.become_calm(),
        }
        Ok(())
    }

    /// Something goes wrong.
    fn fault(&mut self) -> Kept {
        if self.is_calm() {
            return Ok(());
        }
        let delay = self.dice.within(50, self.story.faults_every);
        self.after(delay, Event::Fault);
        let (node, edge) = (self.dice.index(2), self.dice.index(2));
        let a_while = self.now + self.dice.within(200, 6000);
        match self.dice.below(12) {
            0 => self.crash(node),
            1 if self.nodes[node].is_up() => {
                self.tell(node, KeeperEvent::Stop)?;
                let (delay, life) = (self.dice.within(50, 1500), self.nodes[node].life);
                self.after(delay, Event::Kill { node, life });
            }
            2 | 3 => self.nodes[node].paused_until = a_while + self.dice.below(15_000),
            4 => {
                let by = self.dice.below(2 * HOUR) as i64 - HOUR as i64;
                self.jump(node, by);
            }
            // A clock that is a little fast or slow.
            5 => {
                let by = self.nodes[node].ahead + self.dice.below(200) as i64 - 100;
                self.jump(node, by);
            }
            6 | 7 => self.break_link(edge, node),
            8 => self.disk.full_until = a_while,
            9 => self.disk.slow_until = a_while,
            10 => self.disk.fails_until[node] = a_while,
            _ => return self.crash_store(),
        }
        Ok(())
    }

    /// Nothing goes wrong any more. One node starts anew, as one does that takes a table over, and everybody goes there; the other one goes on with
    /// whatever it has in memory.
    fn become_calm(&mut self) -> Kept {
        if self.story.has_night && self.is_night_until == 0 {
            self.is_night_until = self.now + 26 * HOUR;
            self.after(26 * HOUR + 20_000, Event::Calm);
            return Ok(());
        }
        self.calm_since = self.now;
        for node in &mut self.nodes {
            node.paused_until = 0;
        }
        self.die(self.home);
        for node in 0..2 {
            if !self.nodes[node].is_up() {
                self.start(node);
            }
            self.jump(node, self.nodes[node].ahead);
        }
        if self.story.syncs_by_hand {
            self.sync()?;
        }
        self.disk.refresh(self.code.as_deref())
    }

    pub(crate) fn after(&mut self, delay: Ms, event: Event) {
        self.counted += 1;
        self.events.insert((self.now + delay, self.counted), event);
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.now >= self.calm_since
    }

    /// What this story comes down to: everything that was heard, and where the log ends.
    pub(crate) fn fingerprint(&self) -> (u64, usize, Ms) {
        (self.heard.finish(), self.disk.log.len(), self.now)
    }
}
