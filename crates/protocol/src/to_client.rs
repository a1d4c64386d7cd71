//! What a table says to one viewer.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{Offer, Reaction, TableView};

/// A message to a client.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<'a> {
    /// The whole state of things: the answer to `hello`.
    Welcome {
        /// The protocol the server speaks.
        version: u32,
        /// The number of the last entry the client now knows of. Sealed claims have none.
        n: u32,
        /// Who the viewer is here.
        you: You,
        /// The table.
        table: Cow<'a, TableView>,
        /// The game as the viewer sees it, once there is one.
        game: Option<Box<GameView<'a>>>,
        /// What the viewer missed since the entry it named, as far as that is known.
        missed: Vec<Heard>,
        /// What was said lately.
        chat: Vec<ChatLine>,
    },
    /// Something happened.
    Update {
        /// The number of the last entry this tells of.
        n: u32,
        /// The number of the last entry before it. If the client knows of fewer, it has missed some
        /// and says `hello` again.
        after: u32,
        /// What the viewer heard.
        heard: Vec<Cow<'a, Heard>>,
        /// The table, where that has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Cow<'a, TableView>>,
        /// Who the viewer is here, where that has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        you: Option<You>,
        /// The game as the viewer sees it now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        game: Option<Box<GameView<'a>>>,
    },
    /// A request was carried out, and is on disk.
    Done {
        /// The client's name for it.
        id: Cow<'a, str>,
        /// The number of the last entry then.
        n: u32,
    },
    /// A request was not carried out.
    Refused {
        /// The client's name for it.
        id: Cow<'a, str>,
        /// Why.
        why: Why,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Somebody reacted.
    Reaction {
        /// In which seat.
        seat: u8,
        /// How.
        reaction: Reaction,
    },
    /// Answer at once.
    Ping {
        /// To be sent back.
        nonce: u32,
    },
    /// The server closes this connection.
    Bye {
        /// Why.
        why: Why,
        /// Whether to come back at once.
        reconnect: bool,
    },
}

/// A message by name, for the client's own language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Text {
    /// Its id in the Fluent files.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: Cow<'static, str>,
    /// What fills its gaps: words and cards as records write them, numbers, seats, or another message.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[serde(default)]
    #[ts(optional, type = "Record<string, string | number | { seat: number } | Text>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub args: BTreeMap<Cow<'static, str>, serde_json::Value>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Why {
    /// In words, by name.
    pub text: Text,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub rule: Option<Cow<'static, str>>,
    /// What the client can do about it.
    pub kind: Kind,
}

/// What a client can do about a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The rules of the game forbid it.
    Rule,
    /// It came too late: the table has moved on.
    Late,
    /// Only the host, or only a player, may do this; or not now.
    NotAllowed,
    /// The message makes no sense.
    Malformed,
    /// Too much at once: wait a little.
    TooMuch,
    /// The server could not store it: try again.
    Storage,
}

/// Who the viewer is at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct You {
    /// Their seat.
    pub seat: Option<u8>,
    /// Whether they are the host.
    pub host: bool,
}

/// The game as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameView<'a> {
    /// Whether `public` and `private` have only those members that have changed since the last message of this connection that
    /// had a game in it. Only for players who said in `hello` that they put that together.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub partial: bool,
    /// What everyone sees.
    #[serde(deserialize_with = "raw_public")]
    #[ts(type = "unknown")]
    #[cfg_attr(feature = "openapi", schema(value_type = serde_json::Value))]
    pub public: Cow<'a, RawValue>,
    /// What only this seat sees.
    #[serde(skip_serializing_if = "Option::is_none", default, deserialize_with = "raw_private")]
    #[ts(optional, type = "unknown")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<serde_json::Value>))]
    pub private: Option<Box<RawValue>>,
    /// Who may act now.
    pub turn: Vec<u8>,
    /// What is asked of the viewer now, or whom they wait for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub prompt: Option<Text>,
    /// What the viewer may do now, as records write it.
    pub legal: Vec<String>,
    /// What else the viewer may do, of that what a player could want, where not everything is listed: lays.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub more: Vec<String>,
    /// Both in words, with what they touch.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<Offer>>")]
    pub offers: Vec<Offer>,
    /// Whether the viewer may lay, where lays are not listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub can_lay: Option<bool>,
    /// Points by seat, where the game has them.
    pub totals: Vec<i32>,
    /// The time left, where there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockView>,
    /// The race that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<RaceView>,
    /// The wait between two rounds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub between: Option<BetweenView>,
    /// What was taken back: all that was heard after the first of two numbers, up to the second, is as if it had never been.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<[u32; 2]>>")]
    pub taken_back: Vec<[u32; 2]>,
}

/// The time that is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// For this move, in milliseconds from now.
    #[ts(type = "number")]
    pub left: u64,
    /// Each seat's reserve, in milliseconds.
    #[ts(type = "number[]")]
    pub reserves: Vec<u64>,
    /// Whether it stands still because nobody is there.
    pub paused: bool,
}

/// The wait between two rounds: for everybody who is there, or until time is up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BetweenView {
    /// How long at most, in milliseconds from now.
    #[ts(type = "number")]
    pub left: u64,
    /// Who is ready, by seat.
    pub ready: Vec<u8>,
}

/// A window in which several may throw a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RaceView {
    /// How long it is open from now, in milliseconds; none where it waits for everyone.
    #[ts(type = "number | null")]
    pub left: Option<u64>,
    /// Whether the viewer has claimed.
    pub claimed: bool,
}

/// One thing a viewer heard.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Heard {
    /// The number of the entry that told it, from 1.
    pub n: u32,
    /// What happened, as the game tells it.
    #[serde(deserialize_with = "raw")]
    #[ts(type = "unknown")]
    #[cfg_attr(feature = "openapi", schema(value_type = serde_json::Value))]
    pub event: Box<RawValue>,
    /// In words, by name.
    pub text: Text,
    /// Whether only this seat heard it.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub secret: bool,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Where the speaker sits; none for somebody who watches.
    pub seat: Option<u8>,
    /// The number of somebody who watches, among the table's guests.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub guest: Option<u32>,
    /// What they are called.
    pub name: String,
    /// What they say.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// A piece of JSON as it is. By way of a value: what is beside a tag cannot be taken from the text itself.
fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<RawValue>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    serde_json::value::to_raw_value(&value).map_err(serde::de::Error::custom)
}

fn raw_public<'a, 'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Cow<'a, RawValue>, D::Error> {
    raw(deserializer).map(Cow::Owned)
}

fn raw_private<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Box<RawValue>>, D::Error> {
    raw(deserializer).map(|raw| (raw.get() != "null").then_some(raw))
}
