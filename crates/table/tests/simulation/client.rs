//! A client: it sits down, plays random legal moves, asks again when nobody answers, and comes back when
//! its connection breaks.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;
use vierblatt_protocol::Ask;
use vierblatt_table::{Ms, Person};

use crate::world::{Event, Said, World};

/// How long a client waits for an answer.
const PATIENCE: Ms = 1500;
/// How many views of each client are compared with the log.
const SNAPSHOTS: usize = 3;

/// A message as far as it matters here; what is only kept is not taken apart.
#[derive(Deserialize)]
struct Message<'a> {
    r#type: &'a str,
    #[serde(default)]
    n: u32,
    #[serde(default)]
    after: u32,
    id: Option<&'a str>,
    #[serde(borrow)]
    why: Option<Why<'a>>,
    #[serde(borrow)]
    table: Option<&'a RawValue>,
    you: Option<You>,
    #[serde(borrow)]
    game: Option<&'a RawValue>,
    #[serde(borrow, default)]
    heard: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    missed: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Why<'a> {
    kind: &'a str,
}

#[derive(Deserialize, Default)]
struct You {
    seat: Option<u8>,
    host: bool,
}

#[derive(Deserialize)]
struct Table<'a> {
    status: &'a str,
    #[serde(borrow)]
    seats: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Game<'a> {
    #[serde(borrow)]
    legal: Vec<&'a str>,
    #[serde(borrow)]
    race: Option<&'a RawValue>,
}

pub(crate) struct Client {
    me: usize,
    pub(crate) connection: Option<u64>,
    server: usize,
    /// Whether it has been welcomed on this connection.
    is_welcome: bool,
    /// Whether it has noticed that it missed something.
    pub(crate) has_gap: bool,
    pub(crate) n: Option<u32>,
    table: String,
    you: You,
    /// Empty while there is none.
    game: String,
    asked: Option<(String, Ask, Ms)>,
    requests: u32,
    claimed_at: u32,
    /// Requests that were answered with `done`, in the order they were made.
    pub(crate) done: Vec<(String, Ask)>,
    /// Some views, with the number of the entry they belong to.
    pub(crate) snapshots: Vec<(u32, String)>,
    pub(crate) heard: Vec<String>,
    updates: u64,
}

pub(crate) fn person(client: usize) -> Person {
    Person(format!("p{client}"))
}

impl Client {
    pub(crate) fn new(me: usize) -> Client {
        Client {
            me,
            connection: None,
            server: 0,
            is_welcome: false,
            has_gap: false,
            n: None,
            table: String::new(),
            you: You::default(),
            game: String::new(),
            asked: None,
            requests: 0,
            claimed_at: 0,
            done: Vec::new(),
            snapshots: Vec::new(),
            heard: Vec::new(),
            updates: 0,
        }
    }

    /// A message has come.
    pub(crate) fn hear(&mut self, text: &str, rng: &mut Xoshiro256PlusPlus) -> Result<(), String> {
        let message: Message<'_> = serde_json::from_str(text).map_err(|why| why.to_string())?;
        match message.r#type {
            "welcome" if !self.is_welcome => {
                self.is_welcome = true;
                self.has_gap = false;
                // A server that is behind may not know of a game yet.
                self.game.clear();
                self.see(message, rng);
            }
            "update" if self.is_welcome => {
                let known = self.n.unwrap_or(0);
                let Message { n, after, .. } = message;
                if after > known {
                    self.has_gap = true;
                } else if after == known {
                    self.see(message, rng);
                } else if n > known {
                    return Err(format!("an update from {after} to {n} to one who is at {known}"));
                }
            }
            "done" => {
                if let Some((id, ask, _)) = self.asked.take_if(|(id, ..)| message.id == Some(id)) {
                    self.done.push((id, ask));
                }
            }
            "refused" if message.why.is_some_and(|why| why.kind != "storage") => {
                self.asked.take_if(|(id, ..)| message.id == Some(id));
            }
            _ => {}
        }
        Ok(())
    }

    fn see(&mut self, message: Message<'_>, rng: &mut Xoshiro256PlusPlus) {
        let Message { n, table, you, game, heard, missed, .. } = message;
        self.n = Some(n);
        if let Some(table) = table {
            self.table = table.to_string();
        }
        if let Some(game) = game {
            self.game = game.to_string();
        }
        if let Some(you) = you {
            self.you = you;
        }
        self.heard.extend(heard.into_iter().chain(missed).map(ToString::to_string));
        // Every update is equally likely to be among those that are kept.
        self.updates += 1;
        let place = (rng.next_u64() % self.updates) as usize;
        if self.snapshots.len() < SNAPSHOTS {
            self.snapshots.push((n, self.game.clone()));
        } else if place < SNAPSHOTS {
            self.snapshots[place] = (n, self.game.clone());
        }
    }

    /// What it wants to do now.
    fn wish(&mut self, seats: u8, luck: u64) -> Option<Ask> {
        let me = self.me as u8;
        if self.you.seat.is_none() {
            return Some(Ask::Sit { seat: me });
        }
        let table: Table<'_> = serde_json::from_str(&self.table).ok()?;
        if table.status == "lobby" {
            let empty =
                |seat: u8| table.seats[usize::from(seat)].get().contains(r#""type":"empty""#);
            return match (0..seats).rev().find(|seat| empty(*seat)) {
                _ if !self.you.host => None,
                None => Some(Ask::Start),
                Some(seat) if seat == seats - 1 && luck.is_multiple_of(2) => {
                    Some(Ask::Bot { seat, level: Some(1) })
                }
                Some(_) => None,
            };
        }
        let n = self.n?;
        let Game { legal, race } = serde_json::from_str(&self.game).ok()?;
        let action = (*legal.get(luck as usize % legal.len().max(1))?).to_owned();
        if race.is_none() {
            return Some(Ask::Act { n, action });
        }
        if self.claimed_at == n {
            return None;
        }
        self.claimed_at = n;
        let actions = if luck.is_multiple_of(5) { vec![action] } else { Vec::new() };
        Some(Ask::Claim { n, actions, reaction: 200 + (luck % 700) as u32 })
    }
}

impl World {
    /// A client looks around: connects, asks, asks again.
    pub(crate) fn tick(&mut self, client: usize) {
        let delay = 50 + self.luck(300);
        self.after(delay, Event::Tick { client });
        let faults = !self.is_calm();
        if self.clients[client].connection.is_none() {
            self.come(client);
            return;
        }
        // A connection to the server that should not be there, or none that works.
        let on_wrong_server = !faults && self.clients[client].server != 0;
        if on_wrong_server || (faults && self.luck(60) == 0) {
            self.break_off(client);
            return;
        }
        let (now, luck, seats) = (self.now, self.luck(u64::MAX), self.seats);
        let it = &mut self.clients[client];
        if !it.is_welcome {
            if luck.is_multiple_of(8) {
                self.break_off(client);
            }
            return;
        }
        match &mut it.asked {
            Some((_, _, at)) if now < *at + PATIENCE => return,
            // No answer: the same request again, under the same name.
            Some((_, _, at)) => *at = now,
            None => {
                let Some(ask) = it.wish(seats, luck) else { return };
                it.requests += 1;
                it.asked = Some((format!("p{client}-{}", it.requests), ask, now));
            }
        }
        let (Some((id, ask, _)), Some(connection)) = (it.asked.clone(), it.connection) else {
            return;
        };
        let server = it.server;
        self.send(|| Event::ToServer {
            server,
            connection,
            said: Said::Ask { id: id.clone(), ask: ask.clone() },
        });
    }

    /// A client connects, to whichever server it finds.
    fn come(&mut self, client: usize) {
        let server = if self.is_calm() { 0 } else { self.luck(2) as usize };
        self.connections += 1;
        let connection = self.connections;
        let it = &mut self.clients[client];
        it.connection = Some(connection);
        it.server = server;
        it.is_welcome = false;
        let since = it.n;
        let said = Said::Hello { client, since };
        self.send(|| Event::ToServer { server, connection, said: said.clone() });
    }

    /// A client's connection breaks, and the server notices later.
    pub(crate) fn break_off(&mut self, client: usize) {
        let it = &mut self.clients[client];
        it.has_gap = false;
        let server = it.server;
        if let Some(connection) = it.connection.take() {
            let delay = 10 + self.luck(2000);
            self.after(delay, Event::Gone { server, connection });
        }
    }
}
