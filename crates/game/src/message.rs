//! What is said to people: a message's name and its arguments. The words are in Fluent files.

use crate::Seat;

/// A message: its id in the Fluent files and what fills its gaps.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The id: `joomo-refused-not-in-gap`.
    pub id: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A seat; shown as a name where there are names.
    Seat(Seat),
    /// A number, formatted and pluralised by the language.
    Number(i64),
    /// Cards and other things in the notation of records.
    Text(String),
    /// Another message, in words of its own: a card's name.
    Message(Box<Message>),
}

/// Has something to say to people.
pub trait Say {
    /// The message.
    fn say(&self) -> Message;
}

impl Message {
    /// A message without arguments so far.
    pub fn new(id: &'static str) -> Self {
        Message { id, args: Vec::new() }
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Self {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// Adds text, such as a card.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "callers hand over cards and `format!`s")]
    pub fn text(mut self, name: &'static str, text: impl ToString) -> Self {
        self.args.push((name, Arg::Text(text.to_string())));
        self
    }

    /// Adds what another message says.
    #[must_use]
    pub fn message(mut self, name: &'static str, message: Message) -> Self {
        self.args.push((name, Arg::Message(Box::new(message))));
        self
    }
}
