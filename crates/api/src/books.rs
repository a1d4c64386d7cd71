//! Of the HTTP API: groups' books. What is in them has its types in `vierblatt-book`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use vierblatt_book::{EveningView, What};

/// A group that begins a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBook {
    /// The group's name, 1 to 24 characters.
    pub name: String,
}

/// What opens a book. Whoever has it can read and write in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BookLink {
    /// The secret code, as it may be typed.
    pub code: String,
    /// The page of the book.
    pub link: String,
}

/// Entries of one device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EntriesRequest {
    /// What the device is called in entries: letters and digits that it draws once.
    pub device: String,
    /// At most 200.
    pub entries: Vec<DeviceEntry>,
}

/// An entry as a device makes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceEntry {
    /// Its number on this device, from 1 without gaps: together with the device it is the entry's id.
    pub n: u32,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What it says.
    pub what: What,
}

/// What became of entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EntriesAnswer {
    /// How many were new; the others were there already.
    #[ts(type = "number")]
    pub new: usize,
    /// How many entries the book has now.
    #[ts(type = "number")]
    pub position: u64,
}

/// Days of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningList {
    /// The latest first.
    pub evenings: Vec<EveningView>,
}

/// A table of a spreadsheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CsvRequest {
    /// The text: docs/book.md
    pub text: String,
}

/// Sheets that were read from a table; nothing is written yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CsvSheets {
    /// In the order of the table.
    pub sheets: Vec<CsvSheet>,
}

/// A sheet with names instead of members.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CsvSheet {
    /// The day.
    pub day: String,
    /// Where it was.
    pub place: String,
    /// The game's id, or what another game is called.
    pub game: String,
    /// The players' names.
    pub players: Vec<String>,
    /// Points by round, then by player.
    pub points: Vec<Vec<Option<i32>>>,
}

/// A photo that was added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AddedPhoto {
    /// What it is found by.
    pub photo: String,
}
