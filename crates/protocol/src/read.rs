//! Reading what a client sent, strictly and once: what is not understood is refused, never skipped.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

use crate::{LONGEST_MESSAGE, ToServer};

/// Why a text is not a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is longer than any message.
    TooLong,
    /// It is not JSON, or not of this form.
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

/// Reads anything a client may send, such as the settings of a new table. Its type must refuse unknown fields:
/// `deny_unknown_fields`, and `nothing_more` at variants without fields.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_strictly<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    if text.len() > LONGEST_MESSAGE {
        return Err(Unreadable::TooLong);
    }
    serde_json::from_slice(text.as_bytes()).map_err(|error| {
        // Serde has this reason only in words.
        if error.to_string().starts_with("unknown field") {
            Unreadable::UnknownField
        } else {
            Unreadable::Malformed
        }
    })
}

/// Reads a variant that has no fields. Serde's `deny_unknown_fields` does not mind unknown fields beside a tag alone,
/// as in `{"do":"start","now":true}`.
pub(crate) fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct NoFields {}

    NoFields::deserialize(deserializer).map(|NoFields {}| ())
}
