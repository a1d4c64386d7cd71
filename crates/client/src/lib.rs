//! Somebody at a table, without a screen: a client of the server's protocol and nothing else. Whoever shows a
//! [`Session`] draws its [`Model`] and hands over keys; `tui` does, full-screen and line by line.
//!
//! | module | what it does |
//! |---|---|
//! | `link`, `secrets`, `open` | getting to a table: reading a link, being somebody on a server, opening a table |
//! | `transport`, `http` | bytes to a server and back; one request and its answer |
//! | `connection`, `connection_task` | the WebSocket, which heals by itself |
//! | `known` | what the table said, put together |
//! | `any_game`, `words` | the game that is played, whichever it is, in words and as a scene |
//! | `model` | what the client knows and what the player is about to do; no I/O |
//! | `shares` | the client's own part in the deals |
//! | `session` | all of it together: one player at one table |

mod any_game;
mod changed;
mod connection;
mod connection_task;
mod http;
mod known;
mod link;
mod model;
mod open;
mod secrets;
mod session;
mod shares;
mod transport;
mod words;

use vierblatt_texts::Source;

pub use any_game::{AnyGame, Drawn, Ended, all_games, any_game};
pub use connection::{Destination, ServerEvent};
pub use http::HttpError;
pub use known::KnownTable;
pub use link::Link;
pub use model::{Choosing, Do, LinkState, Model, Notice, Panel, Press, Typing, Way, zone_of};
pub use open::{Unfinished, Wanted, game_of, introduce, open, unfinished};
pub use secrets::Secrets;
pub use session::{Arrival, Session};
pub use transport::{Address, Connector, Transport};
pub use words::Words;

/// The client's own texts: whoever shows a table adds them to the game's, and its own to them.
pub const TEXTS: Source = &[
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
    ("it", include_str!("../locales/it.ftl")),
];

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Those who show a client may name its messages too.
    #[test]
    fn every_message_of_the_client_has_words_in_every_language_and_none_are_left_over() {
        let home = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folders = [home.join("src"), home.join("../tui/src")];
        vierblatt_texts::testing::must_be_whole("client-", &folders, TEXTS);
    }
}
