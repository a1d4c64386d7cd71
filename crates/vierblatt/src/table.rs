//! A table as the command line describes it.

use serde_json::{Map, Value, json};
use vierblatt_game::{Message, Playable, Seats};
use vierblatt_record::{Record, set_up};
use vierblatt_texts::Texts;

use crate::language::language;
use crate::output::Failure;

/// Seats and options as they were asked for. A record's head says the same: one place judges both.
pub(crate) fn table<G: Playable>(
    seats: u8,
    options: &[String],
) -> Result<(G::Options, Seats), Failure> {
    let head = Record {
        game: json!(G::ID),
        seats: json!(seats),
        options: Value::Object(read(options)?),
        actions: Vec::new(),
        names: Value::Null,
    };
    set_up::<G>(&head).map_err(|message| Failure::Asked(Texts::shared(language()).say(&message)))
}

/// `target=50` as records have it: a number where it is one.
pub(crate) fn read(given: &[String]) -> Result<Map<String, Value>, Failure> {
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
