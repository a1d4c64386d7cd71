//! What the server says, as far as those who play at random need it.

use serde::Deserialize;
use serde_json::value::RawValue;

/// Any message. Fields that its kind does not have are empty.
#[derive(Deserialize)]
pub(super) struct Message<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) n: u32,
    #[serde(default)]
    pub(super) after: u32,
    #[serde(default)]
    pub(super) id: Option<&'a str>,
    #[serde(default)]
    pub(super) you: Option<You>,
    #[serde(default, borrow)]
    pub(super) table: Option<Table<'a>>,
    #[serde(default, borrow)]
    pub(super) game: Option<Game<'a>>,
    #[serde(default, borrow)]
    pub(super) why: Option<Why<'a>>,
    #[serde(default)]
    pub(super) nonce: u32,
}

#[derive(Deserialize)]
pub(super) struct You {
    pub(super) seat: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Table<'a> {
    pub(super) status: &'a str,
}

#[derive(Deserialize)]
pub(super) struct Game<'a> {
    #[serde(borrow)]
    pub(super) public: &'a RawValue,
    #[serde(default, borrow)]
    pub(super) private: Option<&'a RawValue>,
    pub(super) turn: Vec<u8>,
    pub(super) legal: Vec<String>,
    #[serde(default)]
    pub(super) race: Option<Race>,
}

#[derive(Deserialize)]
pub(super) struct Race {
    pub(super) claimed: bool,
}

#[derive(Deserialize)]
pub(super) struct Why<'a> {
    pub(super) kind: &'a str,
}

impl<'a> Message<'a> {
    /// Reads a message; none if it is not of this form.
    pub(super) fn read(text: &'a str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_message_is_read_as_far_as_needed() {
        let update = r#"{"type":"update","n":8,"after":7,"heard":[{"n":8,"event":{},"text":{"id":"x"}}],
            "game":{"public":{"pile":[1]},"turn":[1],"legal":["draw","take"],"totals":[0,0],
            "race":{"left":null,"claimed":true}}}"#;
        let update = Message::read(update).expect("an update");
        assert_eq!((update.kind, update.n, update.after), ("update", 8, 7));
        let game = update.game.expect("a game");
        assert_eq!((game.turn, game.legal.len()), (vec![1], 2));
        assert!(game.race.is_some_and(|race| race.claimed) && game.private.is_none());
        let refused =
            r#"{"type":"refused","id":"7","why":{"text":{"id":"table-late"},"kind":"late"}}"#;
        let refused = Message::read(refused).expect("a refusal");
        assert_eq!((refused.id, refused.why.expect("a reason").kind), (Some("7"), "late"));
        assert_eq!(Message::read(r#"{"type":"ping","nonce":5}"#).expect("a ping").nonce, 5);
        assert!(Message::read("[]").is_none());
    }
}
