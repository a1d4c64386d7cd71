//! What the program says to people, in the language they want: messages from the Fluent files, those that belong
//! to no game and each game's own.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod language;
#[cfg(feature = "testing")]
pub mod testing;
mod texts;

pub use language::Language;
pub use texts::{Source, Texts};
