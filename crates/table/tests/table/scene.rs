//! A table with people who do as they are told, a log that always works, and a clock moved by hand.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use vierblatt_bots::Limit;
use vierblatt_bus::Viewer;
use vierblatt_fair::Seed;
use vierblatt_history::{Entry, GameRecord, Line, Opened, record};
use vierblatt_protocol::{Ask, Settings};
use vierblatt_store::{Append, GameStart, Ms, PersonId, StoredGame, StoredTable};
use vierblatt_table::{AnyTable, Asker, Input, Outbox, load, open};

/// The table and everything around it.
pub(crate) struct Scene {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) log: Vec<Line>,
    pub(crate) starts: Vec<GameStart>,
    pub(crate) now: Ms,
    /// Every message, by viewer.
    pub(crate) inbox: BTreeMap<u64, Vec<Value>>,
    /// The last append that had anything besides moves.
    pub(crate) last: Append,
    /// Whether bots are left without an answer.
    pub(crate) bots_are_lost: bool,
    /// How long bots think.
    pub(crate) bots_think_for: fn(&Scene) -> Ms,
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
        host: PersonId::from("anna"),
        seed: Seed([7; 32]),
        daily: None,
    }
}

impl Scene {
    /// Anna opens a table and is there, as viewer 0.
    pub(crate) fn open(game: &str, seats: u8, options: Value, settings: Settings) -> Scene {
        Scene::of(opened(game, seats, options, settings))
    }

    /// The same for a table that is opened like this.
    pub(crate) fn of(opened: Opened) -> Scene {
        let (table, append) = open(opened, 5, START).expect("a table that can be opened");
        let mut scene = Scene {
            table,
            log: Vec::new(),
            starts: Vec::new(),
            now: START,
            inbox: BTreeMap::new(),
            last: Append::new("k7f2", 0, Vec::new()),
            bots_are_lost: false,
            bots_think_for: |_| 0,
            requests: 0,
        };
        scene.keep(append);
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
        self.connect_as(viewer, person, since, false);
    }

    /// Somebody comes who puts views together from what has changed, or does not.
    pub(crate) fn connect_as(
        &mut self,
        viewer: u64,
        person: &str,
        since: Option<u32>,
        changes: bool,
    ) {
        let game = self.table.has_missed(since).then(|| self.game());
        let name = person.to_uppercase();
        let (viewer, person) = (viewer_of(viewer), PersonId::from(person));
        self.tell(Input::Connect { viewer, person, name, since, changes, game });
    }

    pub(crate) fn disconnect(&mut self, viewer: u64) {
        self.tell(Input::Disconnect(viewer_of(viewer)));
    }

    /// Tells the table something, and does what it wants.
    pub(crate) fn tell(&mut self, input: Input) {
        let outbox = self.table.take(input, self.now);
        self.take(outbox);
    }

    /// What the table wants when somebody asks, before anything of it is done.
    pub(crate) fn asked(&mut self, viewer: u64, id: &str, ask: Ask) -> Outbox {
        let asker = Asker::Viewer(viewer_of(viewer));
        let (id, arrived, lot) = (id.to_owned(), self.now, self.requests);
        self.table.take(Input::Ask { asker, id, ask, arrived, lot }, self.now)
    }

    /// A game of the table as the store has it.
    pub(crate) fn stored_game(&self, number: u32) -> StoredGame {
        let start = self.starts.iter().find(|start| start.number == number);
        let start = start.expect("a game that was started").clone();
        let next = self.starts.iter().find(|start| start.number == number + 1);
        let end = next.map_or(self.log.len(), |next| next.first as usize);
        let entries = written(&self.log[start.first as usize..end]);
        StoredGame { start, entries, is_last: next.is_none() }
    }

    fn game(&self) -> StoredGame {
        self.stored_game(self.table.game_number())
    }

    /// The record of a game, from 1.
    pub(crate) fn record(&self, number: u32) -> GameRecord {
        record(&self.stored_game(number)).expect("its own log")
    }

    fn keep(&mut self, append: Append) {
        assert_eq!(append.first, self.log.len() as u64);
        self.log.extend(append.entries.iter().map(|entry| Line::read(entry).expect("a line")));
        self.starts.extend(append.game_starts.iter().cloned());
        self.last = append;
    }

    /// Asks by a name of its own and gives the answer.
    pub(crate) fn ask(&mut self, viewer: u64, ask: Ask) -> Value {
        self.requests += 1;
        let id = format!("r{}", self.requests);
        self.ask_as(viewer, &id, ask)
    }

    pub(crate) fn ask_as(&mut self, viewer: u64, id: &str, ask: Ask) -> Value {
        let before = self.inbox.get(&viewer).map_or(0, Vec::len);
        let outbox = self.asked(viewer, id, ask);
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
    pub(crate) fn take(&mut self, outbox: Outbox) {
        assert!(outbox.broken.is_none() && !outbox.reload, "the table fits its log");
        for (viewer, text) in outbox.send {
            let message = serde_json::from_str(&text).expect("messages are JSON");
            self.inbox.entry(viewer.n).or_default().push(message);
        }
        if let Some(append) = outbox.append {
            assert_eq!(u64::from(self.table.entries()), append.first);
            self.keep(append);
            self.tell(Input::Stored);
        } else if outbox.wants_game {
            self.tell(Input::Game(self.game()));
        }
        for thinking in outbox.think {
            if self.bots_are_lost {
                continue;
            }
            let thought = (thinking.run)(&Limit::iterations(2));
            self.now += (self.bots_think_for)(self);
            self.tell(Input::Thought(thought));
        }
    }

    /// Time passes, and the table is woken when it wants to be.
    pub(crate) fn pass(&mut self, time: Ms) {
        let end = self.now + time;
        while let Some(at) = self.table.wakes_at().filter(|at| *at <= end) {
            self.now = self.now.max(at);
            let entries = self.table.entries();
            self.tell(Input::Wake);
            let again = self.table.wakes_at().is_some_and(|again| again <= self.now);
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
            let Some(at) = self.table.wakes_at() else { break };
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

    /// The same table, loaded from its log: as a store has it that knows where games start, or from before that was kept.
    pub(crate) fn reload(&mut self) {
        self.table = self.loaded();
        self.assert_fits_log();
    }

    fn loaded(&self) -> Box<dyn AnyTable> {
        let start = self.starts.last().cloned();
        let first = start.as_ref().map_or(0, |start| start.first as usize);
        let stored = StoredTable { start, entries: written(&self.log[first..]) };
        load(&stored, 9).expect("its own log").table
    }

    /// The same, folded from the whole log.
    pub(crate) fn reload_without_starts(&mut self) {
        let stored = StoredTable { start: None, entries: written(&self.log) };
        let loaded = load(&stored, 9).expect("its own log");
        assert_eq!(loaded.missing_starts, self.starts);
        self.table = loaded.table;
        self.assert_fits_log();
    }

    /// The same table once more, with the same people at it; the viewer of each seat has its number.
    pub(crate) fn twin(&self, people: &[&str]) -> Scene {
        let mut twin = Scene {
            table: self.loaded(),
            log: self.log.clone(),
            starts: self.starts.clone(),
            now: self.now,
            inbox: BTreeMap::new(),
            last: self.last.clone(),
            bots_are_lost: self.bots_are_lost,
            bots_think_for: self.bots_think_for,
            requests: self.requests,
        };
        for (viewer, person) in people.iter().enumerate() {
            twin.connect(viewer as u64, person);
        }
        twin
    }

    fn assert_fits_log(&self) {
        assert_eq!(self.table.entries() as usize, self.log.len());
    }

    /// The last entry that is an action of a player.
    pub(crate) fn last_move(&self) -> Option<&Entry> {
        let moved = |entry: &&Entry| matches!(entry, Entry::Acted { seat: Some(_), .. });
        self.log.iter().rev().map(|line| &line.entry).find(moved)
    }
}

/// The connection of this number.
pub(crate) fn viewer_of(n: u64) -> Viewer {
    Viewer { edge: 0, n }
}

fn written(lines: &[Line]) -> Vec<Vec<u8>> {
    lines.iter().map(|line| line.write().expect("a line can be written")).collect()
}
