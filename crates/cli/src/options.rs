//! The options of a table as they are typed: `target=50`.

use serde_json::{Map, Value, json};
use vierblatt_game::{Message, Playable, Seats};
use vierblatt_record::{Record, set_up};
use vierblatt_texts::Texts;

use crate::language::language;
use crate::output::Failure;

/// Seats and options as they were asked for. A record's head says the same: one place judges both.
///
/// # Errors
/// What the game does not have, or an option that is not `NAME=VALUE`.
pub fn table<G: Playable>(seats: u8, options: &[String]) -> Result<(G::Options, Seats), Failure> {
    let head = Record {
        game: json!(G::ID),
        seats: json!(seats),
        options: Value::Object(read_options(options)?),
        actions: Vec::new(),
        names: Value::Null,
    };
    set_up::<G>(&head).map_err(|message| Failure::Message(Texts::shared(language()).say(&message)))
}

/// `target=50` as records have it: a number where it is one.
///
/// # Errors
/// What is not of this form.
pub fn read_options(given: &[String]) -> Result<Map<String, Value>, Failure> {
    given
        .iter()
        .map(|option| {
            let (name, value) = option.split_once('=').ok_or_else(|| {
                Failure::from(Message::new("cli-option-form").text("option", option))
            })?;
            let value = value.parse().map_or_else(|_| json!(value), |number: i64| json!(number));
            Ok((name.to_owned(), value))
        })
        .collect()
}
