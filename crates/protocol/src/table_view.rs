//! A table as everybody sees it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Settings;

/// The table: who sits where and how it is run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Its code, as in its link.
    pub code: String,
    /// The game's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Cow<'static, str>,
    /// The game's options, all of them.
    #[ts(type = "Record<string, string | number>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
    /// How the table is run.
    pub settings: Settings,
    /// Everyone, by seat.
    pub seats: Vec<SeatView>,
    /// What it is doing.
    pub status: Status,
    /// Which game this is at the table, from 1.
    pub game_number: u32,
    /// How many watch.
    pub watching: u32,
    /// The day whose deal this is, for everybody the same, as in 2026-12-24.
    pub daily: Option<String>,
    /// Whether the host may say who deals or begins first.
    pub may_name_first: bool,
    /// Whom the host has named to deal or begin first; none where it is drawn.
    pub first: Option<u8>,
    /// The hash of the seed of this game's deals, published before the first of them.
    pub commitment: String,
    /// What was added to this game's chance, in order.
    pub entropy: Vec<String>,
    /// What each seat added to this game's chance, from its start on; none where no player's program did.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<ShareView>>")]
    pub shares: Vec<ShareView>,
    /// Whether the first deal waits for values to be revealed.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub reveals: bool,
    /// Who is bound to a value for the next game: for this one before it starts, for the one after it when it is over.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<CommittedView>>")]
    pub committed: Vec<CommittedView>,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// What the next game is committed to, once this one is over.
    pub next: Option<NextView>,
    /// Who wants to take back their last move.
    pub takeback: Option<u8>,
    /// Who wants to play again.
    pub rematch: Vec<u8>,
    /// People without a seat who said something, were muted, or were removed.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<GuestView>>")]
    pub guests: Vec<GuestView>,
}

/// Somebody without a seat whom the host may mute or let in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GuestView {
    /// Their number at this table.
    pub guest: u32,
    /// What they are called; none once they had themselves deleted.
    pub name: Option<String>,
    /// Whether they are muted.
    pub muted: bool,
    /// Whether they were removed and have to stay out.
    pub removed: bool,
}

/// What a seat added to the chance of a game: `docs/fair-deals.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareView {
    /// Which seat.
    pub seat: u8,
    /// Who drew the value.
    pub by: ShareBy,
    /// What the seat was bound to before any value was known.
    pub hash: String,
    /// The value; none if it is not revealed, or was not in time.
    pub value: Option<String>,
}

/// Who drew a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShareBy {
    /// The player's own program.
    Player,
    /// The table, for one of its bots.
    Table,
}

/// Who is bound to a value for the next game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CommittedView {
    /// Which seat.
    pub seat: u8,
    /// The hash of the value.
    pub hash: String,
}

/// What the next game at a table is committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NextView {
    /// The hash of the seed of its deals.
    pub commitment: String,
    /// What was added to its chance so far, in order.
    pub entropy: Vec<String>,
}

/// What a table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are sitting down.
    Lobby,
    /// A game is under way.
    Playing,
    /// A game has ended.
    Over,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether it is the host.
    pub host: bool,
    /// Whether they are muted.
    pub muted: bool,
    /// Whether somebody may take this bot's seat during the game.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// Somebody.
    Person {
        /// Their name; none once they had themselves deleted.
        name: Option<String>,
        /// Whether they are connected.
        present: bool,
        /// Whether a bot plays for them meanwhile.
        substituted: bool,
    },
    /// A bot.
    Bot {
        /// Its level, 1 to 5.
        level: u8,
    },
}
