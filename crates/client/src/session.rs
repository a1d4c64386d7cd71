//! Somebody at a table: the connection, and what the client makes of it.

use std::time::Instant;

use vierblatt_protocol::{Ask, Occupant, Status, ToClient};
use vierblatt_texts::Texts;

use crate::any_game::AnyGame;
use crate::connection::{Connection, Destination, ServerEvent};
use crate::model::{Do, Model, Press};
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
        Session { model: Model::new(words, level), connection, arrival: Some(arrival) }
    }

    /// What happens next; None once nothing will.
    pub async fn next(&mut self) -> Option<ServerEvent> {
        self.connection.events.recv().await
    }

    /// Takes in what happened.
    pub fn hear(&mut self, events: ServerEvent) {
        let is_welcome = matches!(&events, ServerEvent::Said(said) if matches!(**said, ToClient::Welcome { .. }));
        let mut requests = self.model.hear(events, Instant::now());
        if is_welcome && let Some(arrival) = self.arrival.take() {
            requests.extend(self.arrive(arrival));
        }
        for request in requests {
            self.carry_out(request);
        }
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
