//! The command line: what can be typed ([`commands`]), its help in four languages ([`help`]), what is said
//! about a line that is wrong, and settings from options, variables and a file ([`settings`]). What the
//! commands do is in `crates/vierblatt`.
//!
//! All the program's texts are here, in `locales/`: [`say`] and [`words`] give them in the user's language.

mod arguments;
mod columns;
pub mod commands;
pub mod help;
mod language;
mod options;
mod output;
mod progress;
pub mod settings;

pub use arguments::{Parsed, read};
pub use columns::Columns;
pub use language::{language, say, speak, words};
pub use options::{read_options, table};
pub use output::{Failure, report, stdout};
pub use progress::{bar, spinner};
