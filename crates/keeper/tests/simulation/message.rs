//! What a client reads of the messages it gets, without making a copy of all of it.

use serde::Deserialize;
use serde_json::value::RawValue;
use vierblatt_protocol::You;

#[derive(Deserialize)]
pub(crate) struct Message<'a> {
    pub(crate) r#type: &'a str,
    #[serde(default)]
    pub(crate) n: u32,
    #[serde(default)]
    pub(crate) after: u32,
    #[serde(borrow)]
    pub(crate) id: Option<&'a str>,
    #[serde(borrow)]
    pub(crate) why: Option<WhyText<'a>>,
    #[serde(default)]
    pub(crate) reconnect: bool,
    #[serde(borrow)]
    pub(crate) table: Option<&'a RawValue>,
    pub(crate) you: Option<You>,
    #[serde(borrow)]
    pub(crate) game: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(crate) heard: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    pub(crate) missed: Vec<&'a RawValue>,
    #[serde(borrow)]
    pub(crate) line: Option<Said<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct WhyText<'a> {
    pub(crate) kind: &'a str,
}

#[derive(Deserialize)]
pub(crate) struct Said<'a> {
    pub(crate) text: &'a str,
}

/// What a client needs of the table to know what it may do.
#[derive(Deserialize)]
pub(crate) struct TableText<'a> {
    pub(crate) status: &'a str,
    pub(crate) game_number: u32,
    pub(crate) may_name_first: bool,
    #[serde(borrow)]
    pub(crate) settings: &'a RawValue,
    pub(crate) takeback: Option<u8>,
    #[serde(borrow)]
    pub(crate) seats: Vec<SeatText<'a>>,
    pub(crate) rematch: Vec<u8>,
    pub(crate) commitment: &'a str,
    #[serde(borrow)]
    pub(crate) next: Option<NextText<'a>>,
    #[serde(default)]
    pub(crate) reveals: bool,
}

#[derive(Deserialize)]
pub(crate) struct NextText<'a> {
    pub(crate) commitment: &'a str,
}

#[derive(Deserialize)]
pub(crate) struct SeatText<'a> {
    #[serde(borrow)]
    pub(crate) occupant: OccupantText<'a>,
}

#[derive(Deserialize)]
pub(crate) struct OccupantText<'a> {
    pub(crate) r#type: &'a str,
}

/// What a client needs of the game to know what it may do.
#[derive(Deserialize)]
pub(crate) struct GameText {
    pub(crate) legal: Vec<String>,
    pub(crate) race: Option<RaceText>,
}

#[derive(Deserialize)]
pub(crate) struct RaceText {
    pub(crate) claimed: bool,
}

/// What a message that leaves a keeper says of the log: the number of the last entry it knows of.
#[derive(Deserialize)]
pub(crate) struct Numbered<'a> {
    pub(crate) r#type: &'a str,
    #[serde(default)]
    pub(crate) n: u32,
}

/// The number of the entry that told something.
pub(crate) fn number_of(heard: &str) -> u32 {
    #[derive(Deserialize)]
    struct Heard {
        n: u32,
    }
    serde_json::from_str::<Heard>(heard).map_or(0, |heard| heard.n)
}
