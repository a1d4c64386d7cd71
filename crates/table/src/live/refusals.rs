//! Why a table does not do what it is asked: messages by name.

use std::borrow::Cow;
use std::collections::BTreeMap;

use vierblatt_game::Refusal;
use vierblatt_history::text;
use vierblatt_protocol::{Kind, Text, Why};

fn why(id: &'static str, kind: Kind) -> Why {
    Why { text: Text { id: Cow::Borrowed(id), args: BTreeMap::new() }, rule: None, kind }
}

/// The rules forbid it.
pub(crate) fn by_rule(refusal: &impl Refusal) -> Why {
    Why { text: text(&refusal.say()), rule: refusal.rule().map(Cow::Borrowed), kind: Kind::Rule }
}

/// Not by this person, or not now; the id says which.
pub(crate) fn not_allowed(id: &'static str) -> Why {
    why(id, Kind::NotAllowed)
}

/// It makes no sense.
pub(crate) fn malformed(id: &'static str) -> Why {
    why(id, Kind::Malformed)
}

/// The table has moved on.
pub(crate) fn late() -> Why {
    why("table-late", Kind::Late)
}

/// Too much at once.
pub(crate) fn too_much(id: &'static str) -> Why {
    why(id, Kind::TooMuch)
}

/// It could not be stored.
pub(crate) fn storage() -> Why {
    why("table-not-stored", Kind::Storage)
}
