//! Games as environments for programs that learn: moves are numbers, what a seat sees is an array, and thousands of games
//! are played at once.
//!
//! [`Table`] is one game of a known type and costs little more than the rules. [`AnyTable`] is one game whose name is only
//! known when the program runs; it keeps all that was told, so that worlds can be imagined, bots can be asked and a record can
//! be written. [`AnyBatch`] steps many games at once into arrays of the caller. The layouts of numbers and arrays are the games' own
//! ([`Encode`](vierblatt_game::Encode)).
//!
//! ```
//! use vierblatt_gym::{Goal, Setup, open_table};
//!
//! let setup = Setup { game: "joomo", seats: 2, options: "{}", goal: Goal::default() };
//! let mut table = open_table(&setup, 7).unwrap();
//! let mut offered = Vec::new();
//! while !table.is_over() {
//!     table.offered(&mut offered);
//!     table.choose(offered[0]).unwrap();
//! }
//! assert_eq!(table.take_earned().len(), 2);
//! ```

mod any_batch;
mod any_bot;
mod any_table;
mod batch;
mod error;
mod goal;
mod log;
mod opponent;
mod render;
mod setup;
mod table;

pub use any_batch::{AnyBatch, open_batch};
pub use any_bot::{AnyBot, Chosen};
pub use any_table::{AnyTable, open_table};
pub use batch::{Arrays, Batch};
pub use error::Error;
pub use goal::{Episode, Goal, Reward};
pub use log::{Log, Witness};
pub use opponent::Opponent;
pub use setup::{Layout, Setup, layout};
pub use table::Table;
