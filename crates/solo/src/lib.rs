//! The solo variant of Königs-Rommé: deals that are sure to be winnable, graded by how much a player can
//! waste; how many deals can be won; and a second opinion on every verdict.
//!
//! The solver itself is in the game: [`vierblatt_koenigs_romme::solver`]. This crate is a laboratory for one
//! game and one of the few that name one.

pub mod confirm;
mod deal;
mod measure;
mod play;
mod record;
mod solution;
mod trial;

pub use deal::{Deal, Difficulty, Grade, deal, seen};
pub use measure::{Confirmed, Measured, Request, measure, wilson};
pub use play::{Played, play};
pub use record::{DealRecord, GAME, NotASoloGame, options, read_game, texts};
pub use solution::{Solution, put};
pub use trial::Trial;
// What a verdict is made of, for whoever prints it.
pub use vierblatt_koenigs_romme::solver::{Exchange, Hint, Packing, Proof, Verdict};
pub use vierblatt_koenigs_romme::{Card, Cards, Options, PublicSolo};
