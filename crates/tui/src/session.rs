//! Somebody at a table: the connection, and what the client makes of it.

use std::time::Instant;

use vierblatt_protocol::{Ask, Occupant, Status, ToClient};

use crate::connection::{Connection, News, Place};
use crate::letters::Letters;
use crate::model::{Do, Model, Press};
use crate::words::Words;
use vierblatt_texts::Language;

/// What is done by itself on coming to a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arrival {
    /// The game starts, with bots.
    Start,
    /// A free seat is taken, if the game has not begun.
    Sit,
}

/// Somebody at a table.
pub(crate) struct Session {
    pub(crate) model: Model,
    connection: Connection,
    arrival: Option<Arrival>,
}

impl Session {
    /// Comes to a table.
    pub(crate) fn new(
        place: Place,
        letters: Box<dyn Letters>,
        language: Language,
        level: u8,
        arrival: Arrival,
    ) -> Self {
        let words = Words { texts: letters.texts(language), letters };
        let connection = Connection::new(place);
        Session { model: Model::new(words, level), connection, arrival: Some(arrival) }
    }

    /// What happens next; None once nothing will.
    pub(crate) async fn next(&mut self) -> Option<News> {
        self.connection.news.recv().await
    }

    /// Takes in what happened.
    pub(crate) fn hear(&mut self, news: News) {
        let is_welcome =
            matches!(&news, News::Said(said) if matches!(**said, ToClient::Welcome { .. }));
        let mut wishes = self.model.hear(news, Instant::now());
        if is_welcome && let Some(arrival) = self.arrival.take() {
            wishes.extend(self.arrive(arrival));
        }
        for wish in wishes {
            self.carry_out(wish);
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
    pub(crate) fn press(&mut self, press: Press) -> bool {
        let wishes = self.model.press(press, Instant::now());
        self.carry_out_all(wishes)
    }

    /// Does what was wished. False when the player leaves.
    pub(crate) fn carry_out_all(&mut self, wishes: Vec<Do>) -> bool {
        wishes.into_iter().all(|wish| self.carry_out(wish))
    }

    fn carry_out(&mut self, wish: Do) -> bool {
        match wish {
            Do::Ask(ask) => self.connection.ask(ask),
            Do::Hint => self.connection.hint(),
            Do::Record(number) => self.connection.record(number),
            Do::Rename(name) => self.connection.rename(name),
            Do::Quit => return false,
        }
        true
    }
}
