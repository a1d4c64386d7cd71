//! What the table says, in people's words.

use serde_json::Value;
use vierblatt_game::{Arg, Message, Seat};
use vierblatt_protocol::{Heard, Occupant, TableView, Text, Why};
use vierblatt_texts::Texts;

use crate::letters::{Action, Letters};

/// The words of one table: a language, a game, and names.
pub(crate) struct Words {
    pub(crate) texts: Texts,
    pub(crate) letters: Box<dyn Letters>,
}

impl Words {
    /// A message of the client's own.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A message of the client's own without gaps.
    pub(crate) fn plain(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    /// A message from the server. Cards in it are called by their names.
    pub(crate) fn text(&self, text: &Text) -> String {
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
    pub(crate) fn cards(&self, text: &str) -> String {
        let card = |word: &str| {
            let called = self.texts.say(&self.letters.face(word)?.words);
            // "10" is enough in a sentence, where alone it is called "10, ten".
            Some(if called.starts_with(word) { word.to_owned() } else { called })
        };
        if let Some(card) = card(text) {
            return card;
        }
        let mut said = String::new();
        for (n, group) in text.split(" / ").enumerate() {
            let cards: Option<Vec<String>> =
                group.split([' ', ',']).filter(|word| !word.is_empty()).map(card).collect();
            let Some(cards) = cards.filter(|cards| !cards.is_empty()) else {
                return text.to_owned();
            };
            said.push_str(if n > 0 { " / " } else { "" });
            // A card's name may have a comma in it.
            let between = if cards.iter().any(|card| card.contains(',')) { "; " } else { ", " };
            said.push_str(&cards.join(between));
        }
        said
    }

    /// Something that was heard.
    pub(crate) fn heard(&self, heard: &Heard) -> String {
        self.text(&heard.text)
    }

    /// Why something was refused, with the rule.
    pub(crate) fn why(&self, why: &Why) -> String {
        let text = self.text(&why.text);
        match &why.rule {
            Some(rule) => {
                self.say(&Message::new("tui-refused-rule").text("why", text).text("rule", rule))
            }
            None => text,
        }
    }

    /// An action in words.
    pub(crate) fn action(&self, action: &Action) -> String {
        action.words.as_ref().map_or_else(|| action.text.clone(), |words| self.texts.say(words))
    }

    /// An action as records write it, in words.
    pub(crate) fn action_text(&self, action: &str) -> String {
        self.letters.words(action).map_or_else(|| action.to_owned(), |words| self.texts.say(&words))
    }

    /// Everyone is called by their name, and bots by their seat.
    pub(crate) fn meet(&mut self, table: &TableView) {
        let names = table.seats.iter().enumerate().map(|(seat, view)| match &view.occupant {
            Occupant::Person { name: Some(name), .. } => name.clone(),
            Occupant::Person { name: None, .. } => self.plain("tui-somebody"),
            Occupant::Bot { .. } => self.say(&Message::new("tui-bot").number("seat", seat as i64)),
            Occupant::Empty => self.plain("tui-seat-free"),
        });
        let names = names.collect();
        self.texts.rename(names);
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: u8) -> String {
        self.texts.name(Seat(seat))
    }
}
