//! Somebody at a table: the connection, and what the client makes of it.

use std::time::Instant;

use vierblatt_game::Message;
use vierblatt_protocol::{Ask, Occupant, Status, ToClient};
use vierblatt_texts::Texts;

use crate::any_game::AnyGame;
use crate::connection::{Connection, Destination, ServerEvent};
use crate::model::{Do, Model, Press};
use crate::shares::{Shares, Verdict};
use crate::words::Words;

/// What is done by itself on coming to a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arrival {
    /// The game starts, with bots.
    Start,
    /// A free seat is taken, if the game has not begun.
    Sit,
}

/// Somebody at a table.
pub struct Session {
    /// What the client knows, and what the player is about to do.
    pub model: Model,
    connection: Connection,
    arrival: Option<Arrival>,
    shares: Shares,
    /// The game whose deals were looked at when it was over.
    checked: Option<u32>,
}

impl Session {
    /// Comes to a table.
    pub fn new(
        destination: Destination,
        game: Box<dyn AnyGame>,
        texts: Texts,
        level: u8,
        arrival: Arrival,
    ) -> Self {
        let words = Words { texts, game };
        let connection = Connection::new(destination);
        let shares = Shares::new(|| {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).expect("the system has randomness");
            bytes
        });
        let model = Model::new(words, level);
        Session { model, connection, arrival: Some(arrival), shares, checked: None }
    }

    /// What happens next; None once nothing will.
    pub async fn next(&mut self) -> Option<ServerEvent> {
        self.connection.events.recv().await
    }

    /// Takes in what happened.
    pub fn hear(&mut self, events: ServerEvent) {
        let is_welcome = matches!(&events, ServerEvent::Said(said) if matches!(**said, ToClient::Welcome { .. }));
        let mut requests = self.model.hear(events, Instant::now());
        // Before anything that starts a game.
        requests.extend(self.share());
        if is_welcome && let Some(arrival) = self.arrival.take() {
            requests.extend(self.arrive(arrival));
        }
        for request in requests {
            self.carry_out(request);
        }
    }

    /// The client's own part in the deals: promised, revealed, and looked for when the game is over.
    fn share(&mut self) -> Vec<Do> {
        let Some(known) = &self.model.known else { return Vec::new() };
        let next = self.shares.next(&known.table, known.you);
        let number = known.table.game_number;
        if known.table.status == Status::Over && self.checked.replace(number) != Some(number) {
            let warning = match self.shares.verdict(&known.table) {
                Some(Verdict::Missing) => Some("client-value-missing"),
                Some(Verdict::Changed) => Some("client-value-changed"),
                Some(Verdict::In) | None => None,
            };
            if let Some(id) = warning {
                let text = self.model.words.say(&Message::new(id));
                self.model.refuse(text);
            }
        }
        next.map(|ask| self.model.ask(ask)).unwrap_or_default()
    }

    fn arrive(&mut self, arrival: Arrival) -> Vec<Do> {
        let Some(known) = self.model.known.as_ref() else { return Vec::new() };
        if known.table.status != Status::Lobby {
            return Vec::new();
        }
        match arrival {
            Arrival::Start => self.model.start(),
            Arrival::Sit if known.you.seat.is_some() => Vec::new(),
            Arrival::Sit => {
                let free =
                    known.table.seats.iter().position(|seat| seat.occupant == Occupant::Empty);
                free.map(|seat| self.model.ask(Ask::Sit { seat: seat as u8 })).unwrap_or_default()
            }
        }
    }

    /// Takes in a key or a click. False when the player leaves.
    pub fn press(&mut self, press: Press) -> bool {
        let requests = self.model.press(press, Instant::now());
        self.carry_out_all(requests)
    }

    /// Does all of it. False when the player leaves.
    pub fn carry_out_all(&mut self, requests: Vec<Do>) -> bool {
        requests.into_iter().all(|request| self.carry_out(request))
    }

    fn carry_out(&mut self, request: Do) -> bool {
        match request {
            Do::Ask(ask) => self.connection.ask(ask),
            Do::Hint => self.connection.hint(),
            Do::Record(number) => self.connection.record(number),
            Do::Rename(name) => self.connection.rename(name),
            Do::Quit => return false,
        }
        true
    }
}
