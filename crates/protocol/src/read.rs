//! Reading what a client sent, strictly: what is not understood is refused, never skipped.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{LONGEST_MESSAGE, ToServer};

/// Why a text is no message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is longer than any message.
    TooLong,
    /// It is no JSON, or not of this form.
    Malformed,
    /// It has a field that does not belong there.
    UnknownField,
}

/// Reads a client's message.
///
/// # Errors
/// Says what is wrong with it.
pub fn read(text: &str) -> Result<ToServer, Unreadable> {
    read_strictly(text)
}

/// Reads anything a client may send, such as the settings of a new table.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_strictly<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, Unreadable> {
    if text.len() > LONGEST_MESSAGE {
        return Err(Unreadable::TooLong);
    }
    let message: T = serde_json::from_str(text).map_err(|_| Unreadable::Malformed)?;
    // Serde does not mind unknown fields beside a tag alone, as in {"do":"start","now":true}.
    let given: Value = serde_json::from_str(text).map_err(|_| Unreadable::Malformed)?;
    let known = serde_json::to_value(&message).map_err(|_| Unreadable::Malformed)?;
    if has_only(&given, &known) { Ok(message) } else { Err(Unreadable::UnknownField) }
}

/// Whether every field that is given is known.
fn has_only(given: &Value, known: &Value) -> bool {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => given
            .iter()
            .all(|(name, value)| known.get(name).is_some_and(|known| has_only(value, known))),
        _ => true,
    }
}
