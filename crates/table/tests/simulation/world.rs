//! Time, the network and the disk, by seed.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use vierblatt_protocol::{Ask, Clock, Settings};
use vierblatt_store::{Append, Log, MemoryStore, StorageError};
use vierblatt_table::fair::Seed;
use vierblatt_table::{Line, Ms, Opened, Person, Thought, open};

use crate::client::Client;
use crate::server::Server;

pub(crate) const TABLE: &str = "k7f2";
/// A game that has not ended after so many events never will.
const MOST_EVENTS: usize = 60_000;

/// Something that happens at a time.
pub(crate) enum Event {
    /// A client's message arrives at a server.
    ToServer { server: usize, connection: u64, said: Said },
    /// A server's message arrives at a client.
    ToClient { client: usize, connection: u64, text: Arc<str> },
    /// A server notices that a connection is gone.
    Gone { server: usize, connection: u64 },
    /// A client notices that its connection is gone.
    Closed { client: usize, connection: u64 },
    /// A client looks around.
    Tick { client: usize },
    /// A server's alarm rings.
    Wake { server: usize },
    /// Lines reach the disk.
    Append { server: usize, life: u32, first: u32, lines: Vec<Line> },
    /// A bot comes back.
    Thought { server: usize, life: u32, thought: Thought },
    /// A server is up again.
    Up { server: usize },
}

#[derive(Clone)]
pub(crate) enum Said {
    Hello { client: usize, since: Option<u32> },
    Ask { id: String, ask: Ask },
}

pub(crate) struct World {
    pub(crate) now: Ms,
    pub(crate) rng: Xoshiro256PlusPlus,
    pub(crate) journal: MemoryStore,
    /// What was read of the log so far: it only grows.
    pub(crate) read: Vec<Line>,
    pub(crate) clients: Vec<Client>,
    pub(crate) servers: Vec<Server>,
    /// Until then things go wrong.
    pub(crate) faults_until: Ms,
    pub(crate) seats: u8,
    events: BinaryHeap<Reverse<(Ms, u64)>>,
    what: std::collections::HashMap<u64, Event>,
    counted: u64,
    pub(crate) connections: u64,
}

impl World {
    pub(crate) fn new(game: &str, seed: u64, journal: MemoryStore) -> World {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let people = if game == "komojo" { 3 } else { 2 };
        let bots = u8::from(rng.next_u32().is_multiple_of(3));
        let options = match game {
            "joomo" => serde_json::json!({"target": 5}),
            "komojo" => serde_json::json!({"limit": 50}),
            _ => serde_json::json!({}),
        };
        let clock = Clock::Move { seconds: 8, reserve: 5 };
        let opened = Opened {
            code: TABLE.into(),
            game: game.into(),
            seats: people + bots,
            options,
            settings: Settings { clock, pause: 1, ..Settings::default() },
            host: Person("p0".into()),
            seed: Seed([seed as u8; 32]),
            daily: None,
        };
        let (_, line) = open(opened, 0, 0).expect("a table that can be opened");
        let first = Append::new(TABLE, 0, vec![line.write()]);
        journal.append(first).wait().expect("the first line");
        let mut world = World {
            now: 1000,
            faults_until: 20_000 + u64::from(rng.next_u32() % 60_000),
            rng,
            journal,
            read: Vec::new(),
            clients: (0..people).map(|client| Client::new(client.into())).collect(),
            servers: vec![Server::default(), Server::default()],
            seats: people + bots,
            events: BinaryHeap::new(),
            what: std::collections::HashMap::new(),
            counted: 0,
            connections: 0,
        };
        for server in 0..2 {
            world.after(0, Event::Up { server });
        }
        for client in 0..people.into() {
            world.after(10, Event::Tick { client });
        }
        world
    }

    /// Plays to the end of the game and says what is wrong, if something is.
    pub(crate) fn run(&mut self) -> Result<(), String> {
        for _ in 0..MOST_EVENTS {
            let Some(Reverse((at, number))) = self.events.pop() else {
                return Err("nothing happens any more".to_owned());
            };
            self.now = self.now.max(at);
            let Some(event) = self.what.remove(&number) else { continue };
            self.happens(event)?;
            if self.is_calm() && self.servers[0].is_over() {
                return crate::check::check(self);
            }
        }
        let (now, entries) = (self.now, self.log().len());
        let last = self.log().last().map(|line| format!("{line:?}")).unwrap_or_default();
        Err(format!("the game does not end: {entries} entries at {now}, the last {last}"))
    }

    fn happens(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::ToServer { server, connection, said } => self.hear(server, connection, said),
            Event::ToClient { client, connection, text } => {
                if self.clients[client].connection == Some(connection) {
                    self.clients[client].hear(&text, &mut self.rng)?;
                    if self.clients[client].has_gap {
                        self.break_off(client);
                    }
                }
                Ok(())
            }
            Event::Gone { server, connection } => self.leave(server, connection),
            Event::Closed { client, connection } => {
                if self.clients[client].connection == Some(connection) {
                    self.clients[client].connection = None;
                }
                Ok(())
            }
            Event::Tick { client } => {
                self.tick(client);
                Ok(())
            }
            Event::Wake { server } => self.wake(server),
            Event::Append { server, life, first, lines } => {
                self.append(server, life, first, &lines)
            }
            Event::Thought { server, life, thought } => self.come_back(server, life, thought),
            Event::Up { server } => self.load(server),
        }
    }

    /// Lines reach the disk, or do not, and the server hears of it, or does not.
    fn append(
        &mut self,
        server: usize,
        life: u32,
        first: u32,
        lines: &[Line],
    ) -> Result<(), String> {
        if self.servers[server].life != life {
            return Ok(());
        }
        let bytes: Vec<_> = lines.iter().map(Line::write).collect();
        let write = |journal: &MemoryStore| {
            journal.append(Append::new(TABLE, first.into(), bytes.clone())).wait()
        };
        let written = match self.luck(if self.is_calm() { 1 } else { 40 }) {
            1 => Err(StorageError::Full.into()),
            2 => {
                self.crash(server);
                return Ok(());
            }
            3 => {
                // It is on disk, and nobody hears of it.
                let _ = write(&self.journal);
                self.crash(server);
                return Ok(());
            }
            4 => {
                // The worst: it is on disk, and the server is told that it is not.
                let _ = write(&self.journal);
                Err(StorageError::Closed.into())
            }
            _ => write(&self.journal),
        };
        self.stored(server, &written)
    }

    /// Sends through the network, which may lose it, double it, and let it arrive at any time.
    pub(crate) fn send(&mut self, make: impl Fn() -> Event) {
        let times = match self.luck(if self.is_calm() { 1 } else { 30 }) {
            1 => 0,
            2 => 2,
            _ => 1,
        };
        for _ in 0..times {
            let delay = 5 + self.luck(if self.is_calm() { 20 } else { 300 });
            self.after(delay, make());
        }
    }

    pub(crate) fn after(&mut self, delay: Ms, event: Event) {
        self.counted += 1;
        self.events.push(Reverse((self.now + delay, self.counted)));
        self.what.insert(self.counted, event);
    }

    /// A random number below this.
    pub(crate) fn luck(&mut self, below: u64) -> u64 {
        self.rng.next_u64() % below
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.now >= self.faults_until
    }

    /// The log as it is on disk.
    pub(crate) fn log(&mut self) -> &[Line] {
        let next = self.read.len() as u64;
        let new = self.journal.read(TABLE, next, u32::MAX).wait().expect("memory can be read");
        self.read.extend(new.iter().map(|bytes| Line::read(bytes).expect("what was written")));
        &self.read
    }
}
