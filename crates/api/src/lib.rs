//! The bodies and answers of the HTTP API. The page's types (`web/src/api-types.ts`) and the API's description (`GET /api`) are
//! made from these. Servers (`edge`) and tables in the page (`pocket`) answer with the same ones.

#[cfg(feature = "books")]
mod books;
mod lists;
mod me;
mod parameters;
mod reviews;

#[cfg(feature = "books")]
pub use books::{
    AddedPhoto, BookLink, CsvRequest, CsvSheet, CsvSheets, DeviceEntry, EntriesAnswer,
    EntriesRequest, EveningList, NewBook,
};
pub use me::{
    Device, DeviceList, LinkCode, LinkRequest, Me, NameRequest, Scope, Token, TokenRequest,
    TokenScope,
};
pub use parameters::{GamesPage, ResultsPage, ReviewLanguage, StepsPage, StreamStart, TablesPage};
pub use reviews::{PlayOnRequest, PlayedOn, ReviewRequest, StepsRequest};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use vierblatt_protocol::{Ask, GameView, Heard, Offered, Settings, TableView, Text, Why};

/// A game as clients need it to open a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameDescription {
    /// Its id.
    pub id: String,
    /// Its name, the same in all languages.
    pub name: String,
    /// The fewest and the most who can play.
    pub seats: [u8; 2],
    /// What a table may choose.
    pub options: Vec<GameOption>,
    /// The lowest and the highest level of its bots.
    pub levels: [u8; 2],
    /// Whether a page that can is to run it for one person against bots, and not ask the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub in_page: bool,
}

/// An option of a game as a form needs it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// Its name.
    pub name: String,
    /// What it may be.
    #[serde(flatten)]
    pub values: OptionValues,
}

/// What an option may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionValues {
    /// One of these words.
    Choice {
        /// The words.
        words: Vec<String>,
        /// The one where nobody chooses.
        default: String,
    },
    /// A whole number.
    Number {
        /// The smallest.
        #[ts(type = "number")]
        min: i64,
        /// The largest.
        #[ts(type = "number")]
        max: i64,
        /// The one where nobody chooses.
        #[ts(type = "number")]
        default: i64,
    },
}

/// What a table in a list is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListStatus {
    /// It waits for players.
    Open,
    /// A game is in progress.
    Playing,
    /// Its game has ended.
    Over,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInList {
    /// Tables are numbered in the order in which they were opened.
    #[ts(type = "number")]
    pub number: i64,
    /// Its code, as in its link.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// What it is doing.
    pub status: ListStatus,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are taken.
    pub taken: u8,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened_at: u64,
    /// When it last changed, to the day.
    #[ts(type = "number")]
    pub changed_at: u64,
    /// When it is deleted if nothing happens at it, where tables are not kept for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub goes_at: Option<u64>,
}

/// Tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableInList>,
}

/// How somebody did in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ResultInList {
    /// Results are numbered in the order in which they came in.
    #[ts(type = "number")]
    pub number: i64,
    /// The table's code.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Which game at this table, from 1.
    pub game_number: u32,
    /// Where they sat.
    pub seat: u8,
    /// How many played.
    pub seats: u8,
    /// The place: 1 is the first.
    pub place: u8,
    /// Points, as the game counts them.
    #[ts(type = "number")]
    pub points: i64,
    /// The share of the win: 1 for the only winner, a half each for two.
    pub won: f64,
    /// When the game ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended_at: u64,
}

/// Results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ResultList {
    /// The newest first.
    pub results: Vec<ResultInList>,
}

/// Somebody's results in one game, summed up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameStatistics {
    /// The game's id.
    pub game: String,
    /// How many games.
    #[ts(type = "number")]
    pub games: u64,
    /// Shares of wins, added up.
    pub wins: f64,
    /// The mean place.
    pub mean_place: f64,
    /// The mean of points.
    pub mean_points: f64,
    /// The fewest points.
    #[ts(type = "number")]
    pub fewest_points: i64,
    /// The most points.
    #[ts(type = "number")]
    pub most_points: i64,
}

/// Results by game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StatisticsList {
    /// In the order of the games' ids.
    pub games: Vec<GameStatistics>,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The id of a game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The game's options that differ from their default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, string | number>")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// How the table is run, where that differs from the default.
    #[serde(default)]
    #[ts(optional, type = "Partial<Settings>")]
    pub settings: Option<Settings>,
    /// The day whose deal it is to be, as in 2026-12-24: the same for everybody who plays it alone.
    #[serde(default)]
    #[ts(optional)]
    pub daily: Option<String>,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedTable {
    /// Its code.
    pub code: String,
    /// Where people find it.
    pub link: String,
}

/// A game that was played in a page, without a server, against bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendGame {
    /// The record: docs/record.md
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub record: serde_json::Value,
    /// Where you sat, from 0.
    pub seat: u8,
    /// How strong the bots in the other seats were, 1 to 5, in their order.
    pub levels: Vec<u8>,
}

/// Where somebody wants to sit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// Which seat; the first free one if none is named.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// A request to a table, as over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskRequest {
    /// Your own name for it: the same again is not carried out again.
    pub id: String,
    /// What you ask for.
    pub ask: Ask,
}

/// What came of a request to a table, as over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AskAnswer {
    /// It was carried out and is on disk.
    Done {
        /// Your name for it.
        id: String,
        /// The number of the last entry then.
        n: u32,
    },
    /// It was not carried out.
    Refused {
        /// Your name for it.
        id: String,
        /// Why.
        why: Why,
    },
}

/// A hint, or why there is none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HintAnswer {
    /// What the strongest bot would do.
    Hint {
        /// The number of the last entry it knows of.
        n: u32,
        /// What to do.
        #[serde(flatten)]
        offered: Offered,
    },
    /// The game is over, and was played alone: what there is to say about it, such as whether it could have been won.
    Afterword {
        /// By name; none where there is nothing to say.
        text: Option<Text>,
    },
    /// There is none.
    Refused {
        /// Why.
        why: Why,
    },
}

/// A game of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGame {
    /// Which one, from 1.
    pub number: u32,
    /// Whether it is over.
    pub is_over: bool,
}

/// The games of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The newest first.
    pub games: Vec<PlayedGame>,
}

/// Part of a game, step by step. A keeper writes it; this is how it reads.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// The table as it was at the end of the game.
    pub table: TableView,
    /// How many steps the game has.
    #[ts(type = "number")]
    pub total: usize,
    /// Those asked for.
    pub steps: Vec<Step>,
    /// How the game ended; none while it goes on.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub outcome: Option<GameOutcome>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum GameOutcome {
    /// Places from 1, equal ones shared, and points, by seat.
    Placed {
        /// The place of each seat.
        places: Vec<u8>,
        /// Its points.
        points: Vec<i32>,
    },
    /// A game for one: won or not.
    Solo {
        /// Whether it was won.
        won: bool,
    },
}

/// An action of a game that is over, and what came of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Which one, from 1.
    #[ts(type = "number")]
    pub n: usize,
    /// The action, as records write it.
    pub action: String,
    /// What was heard.
    pub heard: Vec<Heard>,
    /// The game after it. With all cards open, `private` is a list by seat.
    pub game: GameView<'static>,
    /// With all cards open: everything face up, as referees write it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "unknown")]
    pub open: Option<serde_json::Value>,
}

/// What a request got instead of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What is wrong, by the name of its message.
    pub error: String,
    /// More, for whoever writes a client.
    pub detail: Option<String>,
}
