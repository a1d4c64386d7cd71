//! A page for tests: storage in memory, a clock that only goes when everybody waits, and somebody who plays.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};
use vierblatt_pocket::{Found, FromPocket, Kept, Outcome, Pocket, Row, StartRow, ToPocket};

/// A page, its pocket, and what was stored.
pub(crate) struct Page {
    pub(crate) pocket: Pocket,
    pub(crate) now: u64,
    pub(crate) rows: BTreeMap<String, Vec<Row>>,
    pub(crate) starts: BTreeMap<String, Vec<StartRow>>,
    pub(crate) kept: Kept,
    /// What storing comes to from now on.
    pub(crate) outcome: Outcome,
    /// What was said over connections, and the answers to calls.
    pub(crate) said: Vec<(u64, Value)>,
    pub(crate) answers: BTreeMap<u64, (u16, Value)>,
    /// Everything that was done, for whoever does the same elsewhere.
    pub(crate) script: Vec<Value>,
    /// Whether thinking takes far too long, by a clock; and how often bots looked at it.
    pub(crate) is_slow: bool,
    pub(crate) looks: u64,
    next: u64,
    seed: u8,
}

impl Page {
    pub(crate) fn new(seed: u8) -> Page {
        let now = 1_795_000_000_000;
        Page {
            pocket: Pocket::start([seed; 32], Kept::default(), now),
            now,
            rows: BTreeMap::new(),
            starts: BTreeMap::new(),
            kept: Kept::default(),
            outcome: Outcome::Done,
            said: Vec::new(),
            answers: BTreeMap::new(),
            script: Vec::new(),
            is_slow: false,
            looks: 0,
            next: 0,
            seed,
        }
    }

    /// Closes it and opens it again: only what was stored is left.
    pub(crate) fn reopen(&mut self) {
        self.seed += 1;
        self.pocket = Pocket::start([self.seed; 32], self.kept.clone(), self.now);
    }

    /// Tells the pocket something and does what it wants, until it waits for time to pass or for us.
    pub(crate) fn take(&mut self, message: ToPocket) {
        let mut waiting = vec![message];
        loop {
            let (step, said) = if let Some(message) = waiting.pop() {
                let step = serde_json::to_string(&message).expect("JSON");
                (json!(step), self.pocket.take(message, self.now))
            } else if self.pocket.has_to_think() {
                (Value::Null, self.think())
            } else {
                return;
            };
            let out = serde_json::to_string(&said).expect("JSON");
            self.script.push(json!({ "now": self.now, "message": step, "out": out }));
            for one in said {
                waiting.extend(self.carry_out(one));
            }
        }
    }

    fn think(&mut self) -> Vec<FromPocket> {
        if !self.is_slow {
            return self.pocket.think(None, || self.now);
        }
        let looks = AtomicU64::new(0);
        let clock = || looks.fetch_add(1, Ordering::Relaxed) as f64 * 1000.0;
        let said = self.pocket.think(Some(&clock), || self.now);
        // Once at the beginning, and once for each part of thinking that asks whether time is up.
        let looks = looks.into_inner();
        assert!(looks <= 8, "it went on when time was up: {looks}");
        self.looks += looks;
        said
    }

    fn carry_out(&mut self, wanted: FromPocket) -> Option<ToPocket> {
        match wanted {
            FromPocket::Say { port, text } => {
                self.said.push((port, serde_json::from_str(&text).expect("a message")));
            }
            FromPocket::Close { port } => self.said.push((port, json!({ "type": "closed" }))),
            FromPocket::Answer { call, status, body } => {
                let body = serde_json::from_str(body.get()).expect("JSON");
                self.answers.insert(call, (status, body));
            }
            FromPocket::Append { ticket, table, first, rows, starts, summary, results } => {
                let outcome = self.outcome;
                let known = self.rows.entry(table.clone()).or_default();
                if outcome == Outcome::Done {
                    assert_eq!(known.len() as u64, first, "appended where the log ends");
                    known.extend(rows);
                    self.starts.entry(table.clone()).or_default().extend(starts);
                    self.list(&table, summary, results);
                }
                return Some(ToPocket::Stored { ticket, outcome });
            }
            FromPocket::Load { ticket, table } => {
                let start = self.starts.get(&table).and_then(|starts| starts.last()).cloned();
                let first = start.as_ref().map_or(0, |start| start.first as usize);
                let rows = self.rows.get(&table).filter(|rows| !rows.is_empty());
                let found =
                    rows.map(|rows| Found { start, rows: rows[first..].to_vec(), is_last: true });
                return Some(ToPocket::Read { ticket, found, failed: false });
            }
            FromPocket::Game { ticket, table, number } => {
                let starts = self.starts.get(&table).map(Vec::as_slice).unwrap_or_default();
                let at = starts.iter().position(|start| start.number == number);
                let found = at.map(|at| {
                    let (start, next) = (&starts[at], starts.get(at + 1));
                    let rows = &self.rows[&table];
                    let end = next.map_or(rows.len(), |next| next.first as usize);
                    let rows = rows[start.first as usize..end].to_vec();
                    Found { start: Some(start.clone()), rows, is_last: next.is_none() }
                });
                return Some(ToPocket::Read { ticket, found, failed: false });
            }
            FromPocket::Delete { table } => {
                self.rows.remove(&table);
                self.kept.tables.retain(|stored| stored.table != table);
            }
            FromPocket::Person(person) => self.kept.person = Some(person),
        }
        None
    }

    fn list(
        &mut self,
        table: &str,
        summary: Option<vierblatt_store::TableSummary>,
        results: Vec<vierblatt_store::SeatResult>,
    ) {
        use vierblatt_pocket::{StoredResult, StoredSummary};
        let results =
            results.into_iter().map(|result| StoredResult { table: table.to_owned(), result });
        self.kept.results.extend(results);
        let Some(summary) = summary else { return };
        let known = self.kept.tables.iter_mut().find(|stored| stored.table == table);
        match known {
            Some(known) => known.summary = summary,
            None => self.kept.tables.push(StoredSummary { table: table.to_owned(), summary }),
        }
    }

    /// A call, and its answer.
    pub(crate) fn call(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        self.next += 1;
        let (call, body) = (self.next, (!body.is_null()).then(|| body.to_string()));
        self.take(ToPocket::Call { call, method: method.into(), path: path.into(), body });
        self.answers.remove(&call).expect("an answer")
    }

    /// Opens a table for one person and bots of a level, and begins.
    pub(crate) fn open(&mut self, game: &str, seats: u8, options: &Value, level: u8) -> Player {
        let (status, _) = self.call("POST", "/me", &json!({ "name": "Anna" }));
        assert_eq!(status, 200);
        let settings = json!({ "pause": 5, "tempo": "quick" });
        let table =
            json!({ "game": game, "seats": seats, "options": options, "settings": settings });
        let (status, opened) = self.call("POST", "/tables", &table);
        assert_eq!(status, 201, "{opened}");
        let mut player = self.connect(opened["code"].as_str().expect("a code"));
        for seat in 1..seats {
            player.ask(self, &json!({ "do": "bot", "seat": seat, "level": level }));
        }
        player.ask(self, &json!({ "do": "start" }));
        player
    }

    /// Comes to a table.
    pub(crate) fn connect(&mut self, code: &str) -> Player {
        self.next += 1;
        let port = self.next;
        self.take(ToPocket::Connect { port, code: code.to_owned() });
        let mut player = Player {
            port,
            code: code.to_owned(),
            n: 0,
            table: Value::Null,
            game: Value::Null,
            asked: 0,
            done: None,
            chance: 7,
        };
        player.say(
            self,
            &json!({ "type": "hello", "version": vierblatt_protocol::VERSION, "since": 0 }),
        );
        player
    }

    /// Lets time pass until the pocket wants to be woken.
    pub(crate) fn wait(&mut self) {
        self.now = self.pocket.wakes_at().expect("it waits for something").max(self.now + 1);
        self.take(ToPocket::Tick {});
    }
}

/// No game takes so long.
const MOST_WAITS: usize = 20_000;

/// Somebody at a table.
pub(crate) struct Player {
    port: u64,
    pub(crate) code: String,
    pub(crate) n: u64,
    pub(crate) table: Value,
    pub(crate) game: Value,
    asked: u64,
    done: Option<(u64, bool)>,
    chance: usize,
}

impl Player {
    fn say(&mut self, page: &mut Page, message: &Value) {
        let (port, text, at) = (self.port, message.to_string(), page.now);
        page.take(ToPocket::Hear { port, text, at });
        self.listen(page);
    }

    /// Takes in what was said.
    pub(crate) fn listen(&mut self, page: &mut Page) -> Option<Value> {
        let mut answer = None;
        for (_, message) in page.said.drain(..).filter(|(port, _)| *port == self.port) {
            match message["type"].as_str() {
                Some("welcome" | "update") => {
                    self.n = message["n"].as_u64().expect("a number");
                    for (known, name) in [(&mut self.table, "table"), (&mut self.game, "game")] {
                        if !message[name].is_null() {
                            *known = message[name].clone();
                        }
                    }
                }
                Some("done" | "refused" | "bye") => answer = Some(message),
                _ => {}
            }
        }
        answer
    }

    /// Asks for something, and says what came of it.
    pub(crate) fn ask(&mut self, page: &mut Page, ask: &Value) -> Value {
        self.asked += 1;
        let message =
            json!({ "type": "ask", "id": format!("{}-{}", self.port, self.asked), "ask": ask });
        let (port, text, at) = (self.port, message.to_string(), page.now);
        page.take(ToPocket::Hear { port, text, at });
        self.listen(page).expect("an answer")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table["status"] == "over"
    }

    /// Plays a number of moves, or until the game is over. The same chance each time.
    pub(crate) fn play(&mut self, page: &mut Page, moves: usize) {
        let (mut made, mut waits) = (0, 0);
        while !self.is_over() && made < moves {
            let legal = self.game["legal"].as_array().cloned().unwrap_or_default();
            let claimed = self.game["race"]["claimed"].as_bool();
            let moment = (self.n, claimed == Some(true));
            if legal.is_empty() || moment.1 || self.done == Some(moment) {
                waits += 1;
                assert!(waits < MOST_WAITS, "nothing happens: {} {}", self.table, self.game);
                page.wait();
                self.listen(page);
                continue;
            }
            self.done = Some(moment);
            self.chance = (self.chance * 1_103_515_245 + 12_345) % (1 << 31);
            let action = &legal[self.chance / 65_536 % legal.len()];
            let ask = if claimed.is_some() {
                json!({ "do": "claim", "n": self.n, "actions": [action], "reaction": 300 })
            } else {
                json!({ "do": "act", "n": self.n, "action": action })
            };
            let answer = self.ask(page, &ask);
            let is_late = answer["why"]["kind"] == "late";
            assert!(answer["type"] == "done" || is_late, "{action} was legal: {answer}");
            made += 1;
        }
    }
}
