//! What the server says, as far as those who play at random need it.

use serde::Deserialize;
use serde_json::value::RawValue;

/// Any message. Fields that its kind does not have are empty.
#[derive(Deserialize)]
pub(crate) struct Message<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(default)]
    pub(crate) n: u32,
    #[serde(default)]
    pub(crate) after: u32,
    #[serde(default)]
    pub(crate) id: Option<&'a str>,
    #[serde(default)]
    pub(crate) you: Option<You>,
    #[serde(default, borrow)]
    pub(crate) table: Option<Table<'a>>,
    #[serde(default, borrow)]
    pub(crate) game: Option<Game<'a>>,
    #[serde(default, borrow)]
    pub(crate) why: Option<Why<'a>>,
    #[serde(default)]
    pub(crate) nonce: u32,
}

#[derive(Deserialize)]
pub(crate) struct You {
    pub(crate) seat: Option<u8>,
}

#[derive(Deserialize)]
pub(crate) struct Table<'a> {
    pub(crate) status: &'a str,
}

#[derive(Deserialize)]
pub(crate) struct Game<'a> {
    /// Whether `public` and `private` have only what has changed.
    #[serde(default)]
    pub(crate) partial: bool,
    #[serde(borrow)]
    pub(crate) public: &'a RawValue,
    #[serde(default, borrow)]
    pub(crate) private: Option<&'a RawValue>,
    pub(crate) turn: Vec<u8>,
    pub(crate) legal: Vec<String>,
    #[serde(default)]
    pub(crate) race: Option<Race>,
}

#[derive(Deserialize)]
pub(crate) struct Race {
    pub(crate) claimed: bool,
}

#[derive(Deserialize)]
pub(crate) struct Why<'a> {
    pub(crate) kind: &'a str,
}

impl<'a> Message<'a> {
    /// Reads a message; none if it is not of this form.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
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
