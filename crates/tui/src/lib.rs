//! The card table in a terminal: full-screen, or line by line in words. It shows a client's session and hands it
//! keys; without a network the server runs in the same program (`vierblatt-offline`).
//!
//! | module | what it does |
//! |---|---|
//! | `run` | from what somebody typed to a table, and back to the shell |
//! | `setup` | what to play: the menu without I/O |
//! | `draw` | from the client's model to a screen |
//! | `screen` | the terminal: keys, mouse, resizing, and leaving it as it was |
//! | `plain` | from the client's model to lines |

mod draw;
mod plain;
mod run;
mod screen;
mod setup;
mod today;

#[cfg(test)]
mod tests;

use std::path::PathBuf;

use serde_json::Value;
use vierblatt_protocol::Settings;
use vierblatt_texts::{Language, Source};

pub use draw::Look;
pub use run::play;

/// The terminal's own texts.
pub const TEXTS: Source = &[
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
    ("it", include_str!("../locales/it.ftl")),
];

/// What somebody wants to play, and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// A game's id, or a link to a table; a menu where nothing is said.
    pub what: Option<String>,
    /// Whether to go on with the game that was left.
    pub resume: bool,
    /// The table to open.
    pub table: TableRequest,
    /// What the player is called.
    pub name: Option<String>,
    /// Where games and secrets are kept.
    pub data: PathBuf,
    /// The language.
    pub language: Language,
    /// Line by line instead of full-screen.
    pub plain: bool,
    /// What the terminal can show.
    pub look: Look,
    /// The rules of a game in a language, if there are any.
    pub rules: fn(&str, Language) -> Option<String>,
}

/// What was said of a table that is to be opened; the rest is usual or asked for.
#[derive(Clone, Debug)]
pub struct TableRequest {
    /// How many play.
    pub seats: Option<u8>,
    /// The level of bots.
    pub level: Option<u8>,
    /// The game's options, as records have them.
    pub options: Value,
    /// How the table is run.
    pub settings: Settings,
    /// Whether it is the deal of the day.
    pub daily: bool,
}

/// Why somebody could not play: a sentence in their language.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(pub(crate) String);
