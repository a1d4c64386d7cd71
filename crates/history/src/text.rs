//! Messages of the rules, as clients get them.

use std::borrow::Cow;

use serde_json::json;
use vierblatt_game::{Arg, Message};
use vierblatt_protocol::Text;

/// A message for the client's own language.
pub fn text(message: &Message) -> Text {
    let args = message.args.iter().map(|(name, arg)| {
        let value = match arg {
            Arg::Seat(seat) => json!({ "seat": seat.0 }),
            Arg::Number(number) => json!(number),
            Arg::Text(text) => json!(text),
            Arg::Message(message) => json!(self::text(message)),
        };
        (Cow::Borrowed(*name), value)
    });
    Text { id: Cow::Borrowed(message.id), args: args.collect() }
}
