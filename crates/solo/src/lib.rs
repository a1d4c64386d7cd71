//! The solo variant of Königs-Rommé: deals that are sure to be winnable, graded by how much a player can
//! waste; how many deals can be won; and a second opinion on every verdict.
//!
//! The solver itself is in the game: [`vierblatt_koenigs_romme::solver`].

pub mod confirm;
mod deal;
mod measure;
mod play;

pub use deal::{Deal, Difficulty, Grade, deal, seen};
pub use measure::{Confirmed, Measured, Request, measure, wilson};
pub use play::{Played, play};
