//! Tournaments between bots.
//!
//! Every deal is played once for each way to seat the bots round the table, with the same cards
//! in the same seats: chance is the same for all, and what differs is play. Results come with
//! intervals that count a deal, and not a game, as one observation. The same seed gives the same
//! results on any number of cores; only the times differ.

mod clairvoyant;
mod elo;
mod entrant;
mod external;
mod match_up;
mod one_game;
mod report;
mod skill;
mod statistics;
mod tournament;

use vierblatt_bots::Skilled;
use vierblatt_game::Playable;

pub use entrant::{Entrant, WrongEntrant};
pub use external::Launch;
pub use match_up::MatchUp;
pub use report::{Report, Standing};
pub use tournament::{Plan, Progress, run};

/// A game the arena can hold tournaments of: its moves can be written, and it has bots.
pub trait Contested: Playable + Skilled {}

impl<G: Playable + Skilled> Contested for G {}
