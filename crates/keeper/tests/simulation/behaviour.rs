//! What people do: come, sit down, play, talk, ask again when nobody answers.

use std::sync::Arc;

use serde_json::Value;
use vierblatt_bus::{AskReply, Perspective, Refused, Reply, Request, ToKeeper};
use vierblatt_fair::{Hex32, Share, verify};
use vierblatt_protocol::{Ask, Kind, Reaction, Settings};
use vierblatt_store::{Directory, Ms};

use crate::client::{Client, Wish};
use crate::edge::Said;
use crate::message::{GameText, TableText};
use crate::promise::{Kept, Promise};
use crate::story::Dice;
use crate::world::{Event, World};

/// After so long without an answer somebody asks again.
const PATIENCE: Ms = 2500;

/// Whoever plays at random may play for ever. After so many entries all but the host leave their seats to bots, and the host plays what a bot would.
const LONG: u32 = 220;

/// What a client goes by when it decides what to do.
struct Circumstances {
    people: usize,
    seats: (u8, u8),
    games: u32,
    is_calm: bool,
}

impl World {
    /// A client looks around: comes, asks, asks again.
    pub(crate) fn look(&mut self, client: usize, again: bool) {
        if again {
            let delay = self.dice.within(800, 3000);
            self.after(delay, Event::Look { client, again });
        }
        if self.now < self.is_night_until {
            self.break_off(client);
            return;
        }
        let Some(code) = self.code.clone() else {
            if client == 0 {
                self.open(client);
            }
            return;
        };
        let (now, is_calm) = (self.now, self.is_calm());
        let it = &self.clients[client];
        if it.connection.is_none() {
            if !it.is_banned {
                self.come(client);
            }
            return;
        }
        let is_stuck = !it.is_welcome && now > it.came_at + 2 * PATIENCE;
        let is_astray = is_calm && it.node != self.home;
        if is_stuck || is_astray || (!is_calm && self.dice.once_in(50)) {
            self.break_off(client);
            return;
        }
        if !self.clients[client].is_welcome {
            return;
        }
        if !is_calm && self.dice.once_in(60) {
            self.rename(client);
        }
        if self.dice.once_in(if is_calm { 40 } else { 15 }) {
            self.be_curious(client, Arc::clone(&code));
        }
        if self.clients[client].needs_hint() {
            let person = self.clients[client].person();
            self.question(client, Request::Hint { code, person });
        }
        match &mut self.clients[client].asked {
            Some(asked) if now < asked.again_at => return,
            Some(asked) => asked.again_at = now + PATIENCE,
            None => {
                let circumstances = Circumstances {
                    people: self.story.people.into(),
                    seats: self.story.seats,
                    games: self.story.games,
                    is_calm,
                };
                let Some(wish) = self.clients[client].wish(&circumstances, &mut self.dice) else {
                    return;
                };
                self.clients[client].new_request(wish, now + PATIENCE);
            }
        }
        self.ask(client);
    }

    fn open(&mut self, client: usize) {
        match &mut self.clients[client].asked {
            Some(asked) if self.now < asked.again_at => return,
            Some(asked) => asked.again_at = self.now + PATIENCE,
            None => self.clients[client].new_request(Wish::Open, self.now + PATIENCE),
        }
        let (person, name) = self.clients[client].who();
        let table = self.story.wanted.clone();
        self.question(client, Request::Open { person, name, table });
    }

    /// Sends what a client has asked for, on its connection or without.
    fn ask(&mut self, client: usize) {
        let Some(code) = self.code.clone() else { return };
        let (person, name) = self.clients[client].who();
        let it = &self.clients[client];
        let (Some(asked), Some(connection)) = (it.asked.clone(), it.connection) else { return };
        let (id, arrived) = (asked.id, self.now);
        match asked.wish {
            Wish::Open => {}
            Wish::Join => {
                self.question(client, Request::Join { code, person, name, seat: None, arrived });
            }
            Wish::Ask(ask) if self.dice.once_in(6) => {
                self.question(client, Request::Ask { code, person, name, id, ask, arrived });
            }
            Wish::Ask(ask) => {
                if !self.is_calm() && self.dice.once_in(20) {
                    self.say(connection, Said::Ask { id: id.clone(), ask: ask.clone() });
                }
                self.say(connection, Said::Ask { id, ask });
            }
        }
    }

    /// Asks an edge without a connection.
    fn question(&mut self, client: usize, what: Request) {
        let edge = self.dice.index(2);
        let node = if self.is_calm() { self.home } else { self.dice.index(2) };
        let delay = self.dice.within(1, 40);
        self.after(delay, Event::EdgeAsked { client, edge, node, what });
    }

    fn be_curious(&mut self, client: usize, code: Arc<str>) {
        let number = 1 + self.dice.below(u64::from(self.disk.games().max(1))) as u32;
        let what = match self.dice.below(4) {
            0 => Request::Games { code, before: None },
            1 => Request::Record { code, number },
            2 => {
                let perspective = match self.dice.below(3) {
                    0 => Perspective::Public,
                    1 => Perspective::Open,
                    _ => Perspective::Seat(self.dice.below(3) as u8),
                };
                let from = self.dice.index(20);
                Request::Steps { code, number, perspective, from, count: 5 }
            }
            _ => Request::Hint { code, person: self.clients[client].person() },
        };
        self.question(client, what);
    }

    fn rename(&mut self, client: usize) {
        let name = self.clients[client].rename();
        let person = self.clients[client].person();
        let renamed = self.disk.store.rename(&person, &name).wait();
        assert_eq!(renamed, Ok(true), "memory can be written");
        let edge = self.dice.index(2);
        self.tell_all_nodes(edge, &ToKeeper::Named { person, name: Some(name) });
    }

    fn come(&mut self, client: usize) {
        let node = if self.is_calm() { self.home } else { self.dice.index(2) };
        let edge = self.dice.index(2);
        let it = &mut self.clients[client];
        (it.node, it.came_at, it.is_welcome) = (node, self.now, false);
        let since = it.n;
        let connection = self.connect(client, edge, node, since);
        self.clients[client].connection = Some(connection);
    }

    pub(crate) fn client_hears(&mut self, client: usize, connection: u64, text: &str) -> Kept {
        if self.clients[client].connection != Some(connection) {
            return Ok(());
        }
        let text = self.planted.deliver(text);
        // What could not be read while things went wrong may be missing a little later.
        let (seed, may_lack) = (self.story.seed, self.now < self.calm_since.saturating_add(10_000));
        self.clients[client].hear(&text, seed, may_lack)?;
        let delay = self.dice.within(30, 700);
        self.after(delay, Event::Look { client, again: false });
        Ok(())
    }

    /// A reply without a connection.
    pub(crate) fn client_gets(&mut self, client: usize, is_ask: bool, reply: Reply) -> Kept {
        let it = &mut self.clients[client];
        match reply {
            Reply::Opened { code } => {
                it.asked.take_if(|asked| matches!(asked.wish, Wish::Open));
                if self.code.is_none() {
                    self.code = Some(code);
                    return self.disk.refresh(self.code.as_deref());
                }
            }
            Reply::Asked(AskReply::Done { id, .. }) => it.is_done(&id),
            Reply::Asked(AskReply::Refused { id, why }) => {
                let kind = if why.kind == Kind::Storage { "storage" } else { "" };
                it.is_refused(&id, kind);
            }
            Reply::Json(text) => {
                let record: Value = serde_json::from_str(&text).expect("a document");
                if record["fair"]["seed"].is_string() {
                    verify(&record).map_err(|why| Promise::FairDeals.broken(why.to_string()))?;
                }
            }
            Reply::Refused(refused) if is_ask => {
                let is_lost = refused == Refused::NotFound;
                Promise::RequestsOnce
                    .holds(!is_lost, || "there is no such table any more".into())?;
                // There is no seat left for somebody who joins.
                if matches!(refused, Refused::NotAllowed(_)) {
                    it.asked.take_if(|asked| matches!(asked.wish, Wish::Join));
                }
            }
            Reply::Hint { n, offered } => it.hint = Some((n, offered.action)),
            Reply::Afterword(_) | Reply::Games(_) | Reply::Refused(_) => {}
        }
        Ok(())
    }
}

/// The host changes the table, sometimes to what it is already.
fn change((fewest, most): (u8, u8), settings: &str, dice: &mut Dice) -> Ask {
    let seats = dice.within(fewest.into(), most.into()) as u8;
    let settings: Settings = serde_json::from_str(settings).expect("settings");
    let settings = Settings { pause: dice.below(3) as u32, ..settings };
    Ask::Change {
        seats: (!dice.once_in(4)).then_some(seats),
        options: None,
        settings: dice.once_in(3).then_some(settings),
    }
}

impl Client {
    /// What they want to do now.
    fn wish(&mut self, around: &Circumstances, dice: &mut Dice) -> Option<Wish> {
        let table: TableText<'_> = serde_json::from_str(&self.table).ok()?;
        let empty = table.seats.iter().position(|seat| seat.occupant.r#type == "empty");
        let empty = empty.map(|seat| seat as u8);
        let people = table.seats.iter().filter(|seat| seat.occupant.r#type == "person").count();
        let is_first_here = self.n != Some(self.once_at);
        let ask = match (table.status, self.you.seat) {
            ("lobby", None) if self.is_player => {
                let seat = empty?;
                if dice.once_in(3) {
                    return Some(Wish::Join);
                }
                Ask::Sit { seat }
            }
            (_, None) => self.chat(dice)?,
            ("lobby", Some(_)) => match empty {
                _ if dice.once_in(12) => self.chat(dice)?,
                _ if dice.once_in(4) => self.commit(&table)?,
                _ if dice.once_in(8) => Ask::Entropy { text: format!("p{}", dice.below(1000)) },
                _ if !self.you.host => return None,
                _ if table.may_name_first && dice.once_in(6) => {
                    Ask::First { seat: Some(dice.index(table.seats.len()) as u8) }
                }
                _ if dice.once_in(12) => change(around.seats, table.settings.get(), dice),
                None => Ask::Start,
                Some(seat) if people >= around.people => {
                    Ask::Bot { seat, level: Some(dice.within(1, 4) as u8) }
                }
                Some(_) => return None,
            },
            ("playing", Some(_)) if table.reveals && !dice.once_in(4) => {
                Ask::Reveal { value: self.value().to_string() }
            }
            ("playing", Some(seat)) => {
                if table.takeback.is_some_and(|asker| asker != seat) && is_first_here {
                    self.once_at = self.n?;
                    return Some(Wish::Ask(Ask::AllowTakeback { yes: !dice.once_in(4) }));
                }
                match dice.below(150) {
                    0..3 => self.chat(dice)?,
                    3 => Ask::React { reaction: Reaction::Wave },
                    4..8 if !around.is_calm => Ask::Takeback,
                    8 if !around.is_calm && !self.you.host => Ask::Stand,
                    _ if around.is_calm && self.is_long() && !self.you.host => Ask::Stand,
                    9 if self.you.host => Ask::Mute { seat, on: false },
                    _ => self.play(dice)?,
                }
            }
            ("over", Some(seat)) => match empty {
                _ if table.game_number >= around.games => self.chat(dice)?,
                Some(seat) if self.you.host => Ask::Bot { seat, level: Some(1) },
                _ if dice.once_in(4) => self.commit(&table)?,
                _ if dice.once_in(10) => Ask::Entropy { text: format!("p{}", dice.below(1000)) },
                None if !table.rematch.contains(&seat) => Ask::Rematch,
                _ => return None,
            },
            _ => return None,
        };
        Some(Wish::Ask(ask))
    }

    /// Their own value in the deals of every game.
    fn value(&self) -> Hex32 {
        Hex32([self.me as u8; 32])
    }

    fn commit(&self, table: &TableText<'_>) -> Option<Ask> {
        let commitment = table.next.as_ref().map_or(table.commitment, |next| next.commitment);
        let hash = Share::hash(&Hex32::read(commitment)?, &self.value());
        Some(Ask::Commit { hash: hash.to_string() })
    }

    fn chat(&self, dice: &mut Dice) -> Option<Ask> {
        let text = format!("p{} says {}", self.me, self.said.len());
        (self.said.len() < 20 && dice.once_in(8)).then_some(Ask::Chat { text })
    }

    fn is_long(&self) -> bool {
        self.n.is_some_and(|n| n > LONG)
    }

    /// Whether they do as they are advised, and have not been advised yet.
    fn needs_hint(&self) -> bool {
        let is_here = self.hint.as_ref().is_some_and(|(n, _)| Some(*n) == self.n);
        self.is_long() && self.you.host && !is_here && self.asked.is_none()
    }

    fn play(&self, dice: &mut Dice) -> Option<Ask> {
        let n = self.n?;
        let GameText { legal, race } = serde_json::from_str(&self.game).ok()?;
        let action = match &self.hint {
            Some((at, action)) if *at == n && race.is_none() => action.clone(),
            _ if self.needs_hint() && !dice.once_in(10) => return None,
            _ => legal.get(dice.index(legal.len()))?.clone(),
        };
        match race {
            None => Some(Ask::Act { n, action }),
            Some(race) if race.claimed => None,
            Some(_) => {
                let actions = if dice.once_in(4) { vec![action] } else { Vec::new() };
                Some(Ask::Claim { n, actions, reaction: dice.within(100, 900) as u32 })
            }
        }
    }
}
