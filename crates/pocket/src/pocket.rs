//! A keeper in a page, and what it wants done: told, stored, read, computed.

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use vierblatt_bots::Limit;
use vierblatt_bus::{ClientNetwork, ToEdge, ToKeeper};
use vierblatt_keeper::{Effect, Event, Job, Keeper, KeeperSettings, Ticket};
use vierblatt_store::{
    Append, AppendError, ChainCheck, Directory, Lifetimes, Log, MemoryStore, Ms, PersonId, Profile,
    ReadError, StorageError,
};

use crate::calls::Calls;
use crate::connections::Connections;
use crate::few::Few;
use crate::message::{Found, FromPocket, Kept, Outcome, Person, ToPocket};
use crate::rows::{self, Chains};

/// The only edge there is.
pub(crate) const EDGE: u32 = 1;

/// What the codes of tables begin with: no server's table has such a code.
const PREFIX: &str = "~";
/// That is hundreds of games, and soon read.
const MOST_ENTRIES: u32 = 50_000;
/// How much may wait to be computed.
const MOST_JOBS: usize = 64;

/// Something that counts milliseconds.
pub type Clock<'a> = &'a (dyn Fn() -> f64 + Sync);

/// The only client there is.
pub(crate) fn here() -> ClientNetwork {
    ClientNetwork::of(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Tables in a page.
pub struct Pocket {
    keeper: Keeper,
    /// Lists of tables and results. It has no logs: they are where the page stores them.
    pub(crate) directory: MemoryStore,
    person: Person,
    chains: Chains,
    pub(crate) connections: Connections,
    pub(crate) calls: Calls,
    /// Appends that are being stored, and what is read, by ticket.
    storing: Few<u64, Storing>,
    reading: Few<u64, Reading>,
    jobs: VecDeque<(Ticket, Job)>,
    out: Vec<FromPocket>,
}

struct Storing {
    /// What lists are to know once it is stored.
    listed: Append,
    chain: ChainCheck,
}

enum Reading {
    Table(Arc<str>),
    Game(Arc<str>),
}

impl Pocket {
    /// With what was kept. The seed must be secret and new each time: deals come from it.
    pub fn start(seed: [u8; 32], kept: Kept, now: Ms) -> Pocket {
        let mut seeds = ChaCha20Rng::from_seed(seed);
        let mut next = || {
            let mut seed = [0; 32];
            seeds.fill_bytes(&mut seed);
            seed
        };
        let settings = KeeperSettings {
            shard: (0, 1),
            code_prefix: PREFIX,
            node: None,
            looks_for_due: true,
            most_entries: MOST_ENTRIES,
            lifetimes: Lifetimes::default(),
        };
        let mut pocket = Pocket {
            keeper: Keeper::new(settings, next()),
            directory: MemoryStore::new(),
            person: Person { id: hex::encode(&next()[..8]), name: String::new() },
            chains: Chains::default(),
            connections: Connections::default(),
            calls: Calls::default(),
            storing: Few::default(),
            reading: Few::default(),
            jobs: VecDeque::new(),
            out: Vec::new(),
        };
        if let Some(person) = kept.person {
            pocket.person = person;
        }
        let Person { id, name } = pocket.person.clone();
        let profile = Profile { id: id.into(), name, created_at: now, seen_at: now };
        let _ = pocket.directory.add_person(profile).wait();
        for stored in kept.tables {
            let listed = Append { summary: Some(stored.summary), ..nothing(stored.table) };
            pocket.list(listed);
        }
        for stored in kept.results {
            pocket.list(Append { results: vec![stored.result], ..nothing(stored.table) });
        }
        pocket
    }

    /// When it wants to be told [`ToPocket::Tick`], if nothing happens before.
    pub fn wakes_at(&self) -> Option<Ms> {
        self.keeper.wakes_at()
    }

    /// Whether something waits to be computed: see [`think`](Self::think).
    pub fn has_to_think(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Takes something in, and says what is to be done because of it.
    pub fn take(&mut self, message: ToPocket, now: Ms) -> Vec<FromPocket> {
        match message {
            ToPocket::Connect { port, code } => self.connect(port, &code),
            ToPocket::Hear { port, text, at } => self.hear(port, &text, at, now),
            ToPocket::Disconnect { port } => self.disconnect(port, now),
            ToPocket::Call { call, method, path, body } => {
                self.call(call, &method, &path, body.as_deref().unwrap_or_default(), now);
            }
            ToPocket::Stored { ticket, outcome } => self.stored(ticket, outcome, now),
            ToPocket::Read { ticket, found, failed } => self.read(ticket, found, failed, now),
            ToPocket::Tick {} => self.handle(Event::Tick, now),
        }
        std::mem::take(&mut self.out)
    }

    /// Computes one thing that waits: a bot's move, a hint, a record. It takes a while. Bots end after the iterations of their
    /// level, and with a clock not later than their level may think, however slow the machine is. A clock counts milliseconds from anywhere; without one
    /// the same seed gives the same game everywhere.
    pub fn think(&mut self, clock: Option<Clock<'_>>, now: impl FnOnce() -> Ms) -> Vec<FromPocket> {
        if let Some((ticket, job)) = self.jobs.pop_front() {
            let end = clock.zip(job.level).map(|(clock, level)| {
                let end = clock() + level.thinking_time().as_secs_f64() * 1000.0;
                move || clock() >= end
            });
            let is_late = end.as_ref().map(|end| end as &(dyn Fn() -> bool + Sync));
            let output = (job.run)(&Limit { is_late, ..Limit::NORMAL });
            self.handle(Event::Ran(ticket, Some(output)), now());
        }
        std::mem::take(&mut self.out)
    }

    /// Who plays here.
    pub(crate) fn who(&self) -> (PersonId, String) {
        (self.person.id.as_str().into(), self.person.name.clone())
    }

    /// Who plays here is called something else from now on.
    pub(crate) fn rename(&mut self, name: String, now: Ms) {
        let id: PersonId = self.person.id.as_str().into();
        let _ = self.directory.rename(&id, &name).wait();
        self.person.name.clone_from(&name);
        self.out(FromPocket::Person(self.person.clone()));
        self.tell(ToKeeper::Named { person: id, name: Some(name) }, now);
    }

    pub(crate) fn tell(&mut self, message: ToKeeper, now: Ms) {
        self.handle(Event::Edge(message), now);
    }

    pub(crate) fn out(&mut self, message: FromPocket) {
        self.out.push(message);
    }

    /// Has the keeper take something in, and carries out what it wants; what is answered at once it takes in as well.
    fn handle(&mut self, event: Event, now: Ms) {
        let mut events = VecDeque::from([event]);
        let mut effects = Vec::new();
        while let Some(event) = events.pop_front() {
            self.keeper.take(event, now, &mut effects);
            for effect in effects.drain(..) {
                events.extend(self.carry_out(effect));
            }
        }
    }

    /// Carries something out, or has it carried out. Gives the answer if it is there at once.
    fn carry_out(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Edge(ToEdge::Send { viewer, text }) => {
                self.out(FromPocket::Say { port: viewer.n, text });
            }
            Effect::Edge(ToEdge::Close { viewer }) => self.close(viewer.n),
            // Only where several nodes share a store.
            Effect::Edge(ToEdge::Moved { .. } | ToEdge::SignedOut { .. }) | Effect::Release(_) => {}
            Effect::Edge(ToEdge::Reply { request, reply }) => self.reply(request, reply),
            Effect::Append(ticket, append) => return self.append(ticket, append),
            Effect::Load(ticket, _, code) => {
                self.out(FromPocket::Load { ticket: ticket.0, table: code.to_string() });
                self.reading.insert(ticket.0, Reading::Table(code));
            }
            Effect::ReadGame(ticket, _, code, number) => {
                self.out(FromPocket::Game { ticket: ticket.0, table: code.to_string(), number });
                self.reading.insert(ticket.0, Reading::Game(code));
            }
            Effect::FindNames(ticket, people) => {
                return Some(Event::NamesFound(ticket, self.directory.people(people).wait()));
            }
            Effect::FindDue(before, after, limit) => {
                return Some(Event::Due(self.directory.due_tables(before, after, limit).wait()));
            }
            Effect::FindIdle(idle, before, after, limit) => {
                let found = self.directory.idle_tables(idle, before, after, limit).wait();
                return Some(Event::Idle(found));
            }
            Effect::Delete(code, unchanged_since) => {
                if self.directory.delete_table(&code, unchanged_since).wait() == Ok(true) {
                    self.chains.forget(&code);
                    self.out(FromPocket::Delete { table: code.to_string() });
                }
            }
            Effect::Run(ticket, job) if job.may_be_refused && self.jobs.len() >= MOST_JOBS => {
                return Some(Event::NotRun(ticket));
            }
            Effect::Run(ticket, job) => self.jobs.push_back((ticket, job)),
        }
        None
    }

    fn append(&mut self, ticket: Ticket, append: Append) -> Option<Event> {
        let Some(written) = self.chains.write(&append) else {
            let conflict = AppendError::Conflict { expected: append.first };
            return Some(Event::Stored(ticket, Err(conflict)));
        };
        self.out(FromPocket::Append {
            ticket: ticket.0,
            table: append.table.clone(),
            first: append.first,
            rows: written.rows,
            starts: written.starts,
            summary: append.summary.clone(),
            results: append.results.clone(),
        });
        let Append { table, summary, results, .. } = append;
        let listed = Append { summary, results, ..nothing(table) };
        self.storing.insert(ticket.0, Storing { listed, chain: written.chain });
        None
    }

    fn stored(&mut self, ticket: u64, outcome: Outcome, now: Ms) {
        let Some(Storing { listed, chain }) = self.storing.remove(&ticket) else { return };
        let result = match outcome {
            Outcome::Done => {
                self.chains.keep(listed.table.clone(), chain);
                self.list(listed);
                Ok(())
            }
            Outcome::Conflict => {
                // Another page has written there: this one has to read it before it can write again.
                self.chains.forget(&listed.table);
                Err(AppendError::Conflict { expected: chain.next() })
            }
            Outcome::Full => Err(StorageError::Full.into()),
            Outcome::Failed => Err(StorageError::Other("not stored".to_owned()).into()),
        };
        self.handle(Event::Stored(Ticket(ticket), result), now);
    }

    fn read(&mut self, number: u64, found: Option<Found>, failed: bool, now: Ms) {
        let Some(reading) = self.reading.remove(&number) else { return };
        let ticket = Ticket(number);
        let failure = || ReadError::Other("not read".to_owned());
        let event = match (reading, found) {
            (Reading::Table(_), _) if failed => Event::Loaded(ticket, Err(failure()), None),
            (Reading::Game(_), _) if failed => Event::GameRead(ticket, Err(failure())),
            (Reading::Table(_), None) => Event::Loaded(ticket, Ok(None), None),
            (Reading::Game(_), None) => Event::GameRead(ticket, Ok(None)),
            (Reading::Table(code), Some(found)) => {
                Event::Loaded(ticket, self.chains.load(&code, found).map(Some), None)
            }
            (Reading::Game(code), Some(found)) => Event::GameRead(ticket, rows::game(&code, found)),
        };
        self.handle(event, now);
    }

    /// Lists know of it from now on.
    fn list(&self, listed: Append) {
        // Without entries there is nothing that it could conflict with.
        let _ = self.directory.append(listed).wait();
    }
}

/// An append without anything.
fn nothing(table: String) -> Append {
    Append::new(table, 0, Vec::new())
}
