//! A table with people who do as they are told, a log that always works, and a clock moved by hand.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use vierblatt_bots::Limit;
use vierblatt_protocol::{Ask, Settings};
use vierblatt_table::fair::Seed;
use vierblatt_table::{AnyTable, Line, Ms, Opened, Outbox, Person, Viewer, open, replay};

/// The table and everything around it.
pub(crate) struct Scene {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) log: Vec<Line>,
    pub(crate) now: Ms,
    /// Every message, by viewer.
    pub(crate) inbox: BTreeMap<u64, Vec<Value>>,
    pub(crate) last: Outbox,
    /// Whether bots are left without an answer.
    pub(crate) bots_are_lost: bool,
    requests: u32,
}

pub(crate) const START: Ms = 1_000_000;

pub(crate) fn opened(game: &str, seats: u8, options: Value, settings: Settings) -> Opened {
    Opened {
        code: "k7f2".into(),
        game: game.into(),
        seats,
        options,
        settings,
        host: Person("anna".into()),
        seed: Seed([7; 32]),
        daily: None,
    }
}

impl Scene {
    /// Anna opens a table and is there, as viewer 0.
    pub(crate) fn open(game: &str, seats: u8, options: Value, settings: Settings) -> Scene {
        let opened = opened(game, seats, options, settings);
        let (table, line) = open(opened, 5, START).expect("a table that can be opened");
        let mut scene = Scene {
            table,
            log: vec![line],
            now: START,
            inbox: BTreeMap::new(),
            last: Outbox::default(),
            bots_are_lost: false,
            requests: 0,
        };
        scene.connect(0, "anna");
        scene
    }

    /// Joomo for Anna, Ben and so on, one viewer each, started.
    pub(crate) fn joomo(people: &[&str], settings: Settings) -> Scene {
        Scene::started("joomo", people, json!({"target": 5}), settings)
    }

    pub(crate) fn started(
        game: &str,
        people: &[&str],
        options: Value,
        settings: Settings,
    ) -> Scene {
        let mut scene = Scene::open(game, people.len() as u8, options, settings);
        for (seat, person) in people.iter().enumerate() {
            if let Some(level) = person.strip_prefix("level") {
                let level = level.parse().ok();
                scene.done(0, Ask::Bot { seat: seat as u8, level });
            } else if seat > 0 {
                scene.connect(seat as u64, person);
                scene.done(seat as u64, Ask::Sit { seat: seat as u8 });
            }
        }
        scene.done(0, Ask::Start);
        scene
    }

    pub(crate) fn connect(&mut self, viewer: u64, person: &str) {
        self.connect_since(viewer, person, None);
    }

    pub(crate) fn connect_since(&mut self, viewer: u64, person: &str, since: Option<u32>) {
        let person = Person(person.into());
        self.table.name(&person, Some(person.0.to_uppercase()));
        let log = if self.table.has_missed(since) { self.log.clone() } else { Vec::new() };
        let outbox = self.table.connect(Viewer(viewer), person, since, &log, self.now);
        self.take(outbox.expect("they may come"));
    }

    pub(crate) fn disconnect(&mut self, viewer: u64) {
        let outbox = self.table.disconnect(Viewer(viewer), self.now);
        self.take(outbox);
    }

    /// Asks by a name of its own and gives the answer.
    pub(crate) fn ask(&mut self, viewer: u64, ask: Ask) -> Value {
        self.requests += 1;
        let id = format!("r{}", self.requests);
        self.ask_as(viewer, &id, ask)
    }

    pub(crate) fn ask_as(&mut self, viewer: u64, id: &str, ask: Ask) -> Value {
        let before = self.inbox.get(&viewer).map_or(0, Vec::len);
        let luck = [self.requests as u8; 32];
        let outbox = self.table.ask(Viewer(viewer), id.into(), ask, luck, self.now);
        self.take(outbox);
        let new = self.inbox.get(&viewer).map_or(&[][..], |messages| &messages[before..]);
        let answer = new.iter().find(|message| message["id"] == id);
        answer.cloned().unwrap_or(Value::Null)
    }

    #[track_caller]
    pub(crate) fn done(&mut self, viewer: u64, ask: Ask) {
        let asked = format!("{ask:?}");
        let answer = self.ask(viewer, ask);
        assert_eq!(answer["type"], "done", "{asked}: {answer}");
    }

    /// The id of the message with which it is refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, viewer: u64, ask: Ask) -> String {
        let asked = format!("{ask:?}");
        let answer = self.ask(viewer, ask);
        assert_eq!(answer["type"], "refused", "{asked}: {answer}");
        answer["why"]["text"]["id"].as_str().unwrap_or_default().to_owned()
    }

    /// Does what the outbox wants, and what comes of that.
    pub(crate) fn take(&mut self, mut outbox: Outbox) {
        for (viewer, text) in outbox.send.drain(..) {
            let message = serde_json::from_str(&text).expect("messages are JSON");
            self.inbox.entry(viewer.0).or_default().push(message);
        }
        let jobs = std::mem::take(&mut outbox.think);
        let append = std::mem::take(&mut outbox.append);
        let needs_log = outbox.needs_log;
        if !append.is_empty() || outbox.index.is_some() || !outbox.close.is_empty() {
            self.last = outbox;
        }
        if !append.is_empty() {
            assert_eq!(self.table.entries() as usize, self.log.len());
            self.log.extend(append);
            let next = self.table.stored(self.now).expect("its own lines");
            self.take(next);
        }
        if needs_log {
            let log = self.log.clone();
            let next = self.table.read_log(&log, self.now).expect("its own log");
            self.take(next);
        }
        for job in jobs {
            if self.bots_are_lost {
                continue;
            }
            let thought = (job.run)(&Limit::iterations(2));
            let next = self.table.thought(thought, self.now);
            self.take(next);
        }
    }

    /// Time passes, and the table is woken when it wants to be.
    pub(crate) fn pass(&mut self, time: Ms) {
        let end = self.now + time;
        while let Some(at) = self.table.wake_at().filter(|at| *at <= end) {
            self.now = self.now.max(at);
            let entries = self.table.entries();
            let outbox = self.table.wake(self.now);
            self.take(outbox);
            let again = self.table.wake_at().is_some_and(|again| again <= self.now);
            assert!(!again || self.table.entries() > entries, "it wakes for nothing");
        }
        self.now = end;
    }

    /// Until there is nothing more to wait for.
    pub(crate) fn pass_until(&mut self, mut is: impl FnMut(&Scene) -> bool) {
        for _ in 0..20_000 {
            if is(self) {
                return;
            }
            let Some(at) = self.table.wake_at() else { break };
            let time = at.saturating_sub(self.now);
            self.pass(time);
        }
        assert!(is(self), "it never comes to that");
    }

    /// The latest message to this viewer that has this field.
    pub(crate) fn seen(&self, viewer: u64, field: &str) -> Value {
        let messages = self.inbox.get(&viewer).map_or(&[][..], Vec::as_slice);
        let latest = messages.iter().rev().find(|message| {
            ["update", "welcome"].iter().any(|kind| message["type"] == *kind)
                && !message[field].is_null()
        });
        latest.map_or(Value::Null, |message| message[field].clone())
    }

    /// The number of the last entry this viewer knows of.
    pub(crate) fn n(&self, viewer: u64) -> u32 {
        self.seen(viewer, "n").as_u64().unwrap_or(0) as u32
    }

    /// Who may act, as this viewer sees it.
    pub(crate) fn turn(&self, viewer: u64) -> Vec<u64> {
        let turn = self.seen(viewer, "game")["turn"].clone();
        turn.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    }

    /// What this viewer may do.
    pub(crate) fn legal(&self, viewer: u64) -> Vec<String> {
        serde_json::from_value(self.seen(viewer, "game")["legal"].clone()).unwrap_or_default()
    }

    /// Plays the first legal move for whoever is to move. Viewers sit in the seat of their number.
    pub(crate) fn play_first(&mut self) {
        let mover = self.turn(0)[0];
        let action = self.legal(mover)[0].clone();
        let n = self.n(mover);
        self.done(mover, Ask::Act { n, action });
    }

    /// The same, to the end of the game, with what time does in between.
    pub(crate) fn play_out(&mut self) {
        for _ in 0..2000 {
            if self.seen(0, "table")["status"] == "over" {
                return;
            }
            match self.turn(0).first() {
                Some(mover) if self.inbox.contains_key(mover) => self.play_first(),
                _ => self.pass(5000),
            }
        }
        panic!("the game does not end");
    }

    /// The same table, loaded from its log.
    pub(crate) fn reload(&mut self) {
        self.table = replay(&self.log, 9).expect("its own log");
    }
}
