//! A keeper with a store in memory and a clock moved by hand. What it wants is done at once, unless a test holds it back.

use std::sync::Arc;

use serde_json::{Value, json};
use vierblatt_bots::Limit;
use vierblatt_bus::{
    AskReply, ClientNetwork, NewTable, Reply, Request, RequestId, ToEdge, ToKeeper, Viewer,
};
use vierblatt_history::{Entry, Line};
use vierblatt_keeper::{Effect, Event, Keeper, KeeperSettings};
use vierblatt_protocol::{Ask, Settings};
use vierblatt_store::{Directory, Lifetimes, Log, MemoryStore, Ms, PersonId, StorageError};

pub(crate) const START: Ms = 1_700_000_000_000;

/// What is not done at once.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "each holds back something else")]
pub(crate) struct Holds {
    pub(crate) appends: bool,
    pub(crate) loads: bool,
    pub(crate) games: bool,
    pub(crate) jobs: bool,
}

/// The keeper and everything around it.
pub(crate) struct Scene {
    pub(crate) keeper: Keeper,
    pub(crate) store: MemoryStore,
    pub(crate) now: Ms,
    pub(crate) holds: Holds,
    pub(crate) held: Vec<Effect>,
    /// So many reads of a game fail.
    pub(crate) failing_reads: u32,
    /// Everything that was sent, to whom, in order.
    pub(crate) sent: Vec<(u64, Value)>,
    pub(crate) closed: Vec<u64>,
    pub(crate) replies: Vec<(u64, Reply)>,
    /// How many effects of each kind there were: appends, loads, reads of a game, jobs.
    pub(crate) done: [u32; 4],
    questions: u64,
}

pub(crate) fn keeper(seed: u8) -> Keeper {
    keeper_of(seed, u32::MAX)
}

/// A keeper of tables that begin nothing new with so many entries.
pub(crate) fn keeper_of(seed: u8, most_entries: u32) -> Keeper {
    let lifetimes = Lifetimes::default();
    let settings = KeeperSettings {
        shard: (0, 1),
        code_prefix: "",
        node: None,
        looks_for_due: true,
        most_entries,
        lifetimes,
    };
    Keeper::new(settings, [seed; 32])
}

pub(crate) fn viewer(n: u64) -> Viewer {
    Viewer { edge: 1, n }
}

impl Scene {
    pub(crate) fn new() -> Scene {
        Scene::with(MemoryStore::new())
    }

    pub(crate) fn with(store: MemoryStore) -> Scene {
        Scene {
            keeper: keeper(1),
            store,
            now: START,
            holds: Holds::default(),
            held: Vec::new(),
            failing_reads: 0,
            sent: Vec::new(),
            closed: Vec::new(),
            replies: Vec::new(),
            done: [0; 4],
            questions: 0,
        }
    }

    /// A table of Anna's, who is there as viewer 0.
    pub(crate) fn open(
        &mut self,
        game: &str,
        seats: u8,
        options: Value,
        settings: Settings,
    ) -> Arc<str> {
        let table = NewTable { game: game.into(), seats, options, settings, daily: None };
        let request = Request::Open { person: "anna".into(), name: "Anna".into(), table };
        let reply = self.ask_keeper(request);
        let Some(Reply::Opened { code }) = reply else { panic!("{reply:?}") };
        self.connect(0, &code, "anna", None);
        code
    }

    /// Joomo, started: Anna, then the others, where "bot" is a bot.
    pub(crate) fn started(&mut self, others: &[&str], settings: Settings) -> Arc<str> {
        let seats = others.len() as u8 + 1;
        let code = self.open("joomo", seats, json!({"target": 5}), settings);
        self.seat(&code, others);
        self.ask(0, &code, "start", Ask::Start);
        code
    }

    pub(crate) fn seat(&mut self, code: &Arc<str>, others: &[&str]) {
        for (seat, person) in others.iter().enumerate().map(|(n, person)| (n as u8 + 1, person)) {
            if *person == "bot" {
                self.ask(0, code, &format!("bot {seat}"), Ask::Bot { seat, level: Some(1) });
            } else {
                self.connect(seat.into(), code, person, None);
                self.ask(seat.into(), code, "sit", Ask::Sit { seat });
            }
        }
    }

    pub(crate) fn connect(&mut self, n: u64, code: &Arc<str>, person: &str, since: Option<u32>) {
        let (viewer, code, name) = (viewer(n), Arc::clone(code), person.to_uppercase());
        self.edge(ToKeeper::Connect {
            viewer,
            code,
            person: person.into(),
            name,
            since,
            changes: false,
            client: ClientNetwork::of([127, 0, 0, 1].into()),
        });
    }

    pub(crate) fn ask(&mut self, n: u64, code: &Arc<str>, id: &str, ask: Ask) {
        let (viewer, code, id, arrived) = (viewer(n), Arc::clone(code), id.to_owned(), self.now);
        self.edge(ToKeeper::Ask { viewer, code, id, ask, arrived });
    }

    /// Asks without a connection, and gives the reply if it came at once.
    pub(crate) fn ask_keeper(&mut self, what: Request) -> Option<Reply> {
        self.questions += 1;
        let n = self.questions;
        let client = ClientNetwork::of([127, 0, 0, 1].into());
        self.edge(ToKeeper::Request { request: RequestId { edge: 1, n }, client, what });
        self.reply(n)
    }

    /// The reply to the question of this number. Checks that there is only one.
    pub(crate) fn reply(&self, n: u64) -> Option<Reply> {
        let replies: Vec<&Reply> =
            self.replies.iter().filter(|(to, _)| *to == n).map(|(_, reply)| reply).collect();
        assert!(replies.len() <= 1, "two replies to one question: {replies:?}");
        replies.first().map(|reply| (*reply).clone())
    }

    /// Sits down by a request of its own, as somebody who is not connected.
    pub(crate) fn join(&mut self, code: &Arc<str>, person: &str) -> bool {
        let (code, person, name) = (Arc::clone(code), PersonId::from(person), person.to_owned());
        let arrived = self.now;
        let reply = self.ask_keeper(Request::Join { code, person, name, seat: None, arrived });
        matches!(reply, Some(Reply::Asked(AskReply::Done { .. })))
    }

    pub(crate) fn edge(&mut self, message: ToKeeper) {
        self.tell(Event::Edge(message));
    }

    /// Tells the keeper something, and does what it wants.
    pub(crate) fn tell(&mut self, event: Event) {
        let mut effects = Vec::new();
        self.keeper.take(event, self.now, &mut effects);
        for effect in effects {
            let (kind, is_held) = match &effect {
                Effect::Append(..) => (Some(0), self.holds.appends),
                Effect::Load(..) => (Some(1), self.holds.loads),
                Effect::ReadGame(..) => (Some(2), self.holds.games),
                Effect::Run(..) => (Some(3), self.holds.jobs),
                Effect::Edge(_)
                | Effect::FindNames(..)
                | Effect::FindDue(..)
                | Effect::FindIdle(..)
                | Effect::Delete(..)
                | Effect::Release(_) => (None, false),
            };
            if let Some(kind) = kind {
                self.done[kind] += 1;
            }
            if is_held {
                self.held.push(effect);
            } else {
                self.carry_out(effect);
            }
        }
    }

    /// Does what was held back, and holds nothing back from now on.
    pub(crate) fn release(&mut self) {
        self.holds = Holds::default();
        for effect in std::mem::take(&mut self.held) {
            self.carry_out(effect);
        }
    }

    pub(crate) fn carry_out(&mut self, effect: Effect) {
        let event = match effect {
            Effect::Edge(ToEdge::Send { viewer, text }) => {
                self.sent.push((viewer.n, serde_json::from_str(&text).expect("a message")));
                return;
            }
            Effect::Edge(ToEdge::Close { viewer } | ToEdge::Moved { viewer }) => {
                return self.closed.push(viewer.n);
            }
            Effect::Edge(ToEdge::SignedOut { .. }) | Effect::Release(_) => return,
            Effect::Edge(ToEdge::Reply { request, reply }) => {
                return self.replies.push((request.n, reply));
            }
            Effect::Append(ticket, append) => {
                Event::Stored(ticket, self.store.append(append).wait())
            }
            Effect::Load(ticket, _, code) => {
                Event::Loaded(ticket, self.store.load(&code).wait(), None)
            }
            Effect::ReadGame(ticket, _, code, number) => {
                let fails = self.failing_reads > 0;
                self.failing_reads = self.failing_reads.saturating_sub(1);
                let game = self.store.game(&code, number).wait();
                Event::GameRead(ticket, if fails { Err(StorageError::Busy) } else { game })
            }
            Effect::FindNames(ticket, people) => {
                Event::NamesFound(ticket, self.store.people(people).wait())
            }
            Effect::FindDue(before, after, limit) => {
                Event::Due(self.store.due_tables(before, after, limit).wait())
            }
            Effect::FindIdle(idle, before, after, limit) => {
                Event::Idle(self.store.idle_tables(idle, before, after, limit).wait())
            }
            Effect::Delete(code, unchanged_since) => {
                self.store.delete_table(&code, unchanged_since).wait().expect("memory");
                return;
            }
            Effect::Run(ticket, job) => Event::Ran(ticket, Some((job.run)(&Limit::iterations(1)))),
        };
        self.tell(event);
    }

    /// Time passes, and the keeper is woken whenever it wants to be.
    pub(crate) fn pass(&mut self, time: Ms) {
        let end = self.now + time;
        let mut wakes = 0;
        while let Some(at) = self.keeper.wakes_at().filter(|at| *at <= end) {
            self.now = self.now.max(at);
            self.tell(Event::Tick);
            wakes += 1;
            assert!(wakes < 100_000, "it is woken again and again at {at}");
        }
        self.now = end;
    }

    pub(crate) fn log(&self, code: &str) -> Vec<Line> {
        let entries = self.store.read(code, 0, u32::MAX).wait().expect("memory");
        entries.iter().map(|entry| Line::read(entry).expect("a line")).collect()
    }

    pub(crate) fn entries(&self, code: &str, is_it: impl Fn(&Entry) -> bool) -> usize {
        self.log(code).iter().filter(|line| is_it(&line.entry)).count()
    }

    /// The latest message of a kind to a viewer.
    pub(crate) fn last(&self, n: u64, kind: &str) -> Option<&Value> {
        let to = self.sent.iter().rev().filter(|(to, _)| *to == n);
        to.map(|(_, message)| message).find(|message| message["type"] == kind)
    }

    /// The latest game that a viewer has seen.
    pub(crate) fn game(&self, n: u64) -> &Value {
        let to = self.sent.iter().rev().filter(|(to, _)| *to == n);
        let seen = to.map(|(_, message)| &message["game"]).find(|game| game.is_object());
        seen.expect("they have seen the game")
    }

    /// The number of the last entry a viewer knows of.
    pub(crate) fn n(&self, n: u64) -> u32 {
        let kinds = ["welcome", "update"];
        let to = self.sent.iter().rev().filter(|(to, _)| *to == n);
        let last = to
            .map(|(_, message)| message)
            .find(|message| kinds.iter().any(|kind| message["type"] == *kind));
        last.and_then(|message| message["n"].as_u64()).expect("they were welcomed") as u32
    }

    /// The table is written to by somebody else.
    pub(crate) fn rival_appends(&self, code: &str) {
        let log = self.log(code);
        let entry = Line::new(self.now, Entry::Host { person: "anna".into() });
        let append = vierblatt_store::Append::new(
            code,
            log.len() as u64,
            vec![entry.write().expect("a line")],
        );
        self.store.append(append).wait().expect("the next entry");
    }
}
