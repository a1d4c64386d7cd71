//! What the table says, in people's words.

use serde_json::Value;
use vierblatt_game::{Arg, Message, Seat};
use vierblatt_protocol::{Heard, Occupant, Offered, TableView, Text, Why};
use vierblatt_texts::Texts;

use crate::any_game::AnyGame;

/// The words of one table: a language, a game, and names.
pub struct Words {
    /// The texts of game and client.
    pub texts: Texts,
    /// The game.
    pub game: Box<dyn AnyGame>,
}

impl Words {
    /// A message of the client's own.
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A message of the client's own without gaps.
    pub fn plain(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    /// A message from the server. Cards in it are called by their names.
    pub fn text(&self, text: &Text) -> String {
        let args: Vec<(String, Arg)> = text
            .args
            .iter()
            .map(|(name, value)| (name.clone().into_owned(), self.arg(value)))
            .collect();
        self.texts.say_by_id(&text.id, args.iter().map(|(name, arg)| (name.as_str(), arg)))
    }

    fn arg(&self, value: &Value) -> Arg {
        if let Some(number) = value.as_i64() {
            return Arg::Number(number);
        }
        if let Some(seat) = value["seat"].as_u64() {
            return Arg::Seat(Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
        }
        if value.get("id").is_some()
            && let Ok(text) = serde_json::from_value::<Text>(value.clone())
        {
            return Arg::Text(self.text(&text));
        }
        Arg::Text(self.cards(value.as_str().unwrap_or_default()))
    }

    /// Cards as records write them, one or several, in words; other texts as they are.
    pub fn cards(&self, text: &str) -> String {
        self.texts.cards(text, |card| self.game.face(card).map(|face| face.words))
    }

    /// Something that was heard.
    pub fn heard(&self, heard: &Heard) -> String {
        self.text(&heard.text)
    }

    /// Why something was refused, with the rule.
    pub fn why(&self, why: &Why) -> String {
        let text = self.text(&why.text);
        match &why.rule {
            Some(rule) => {
                self.say(&Message::new("client-refused-rule").text("why", text).text("rule", rule))
            }
            None => text,
        }
    }

    /// An action in words.
    pub fn action(&self, offered: &Offered) -> String {
        offered.text.as_ref().map_or_else(|| offered.action.clone(), |text| self.text(text))
    }

    /// Everyone is called by their name, and bots by their seat.
    pub fn meet(&mut self, table: &TableView) {
        let names = table.seats.iter().enumerate().map(|(seat, view)| match &view.occupant {
            Occupant::Person { name: Some(name), .. } => name.clone(),
            Occupant::Person { name: None, .. } => self.plain("client-somebody"),
            // People count seats from 1, as on the page.
            Occupant::Bot { .. } => {
                self.say(&Message::new("client-bot").number("seat", seat as i64 + 1))
            }
            Occupant::Empty => self.plain("client-seat-free"),
        });
        let names = names.collect();
        self.texts.rename(names);
    }

    /// What a seat is called.
    pub fn name(&self, seat: u8) -> String {
        self.texts.name(Seat(seat))
    }
}
