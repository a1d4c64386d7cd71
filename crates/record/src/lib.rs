//! Records: whole games as text. Reading and judging them, writing random ones, and showing them
//! to people. `docs/record.md` is the format.
//!
//! Nothing here names a game: everything is generic over the traits of `vierblatt_game`, and the
//! program finds the game a record names in the catalog.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod action;
mod random;
mod reader;
mod record;
mod referee;
mod set_up;
mod show;
mod status;

pub use action::{Refused, read_action, write_action};
pub use random::{changed_options, random_record};
pub use reader::{MAX_BYTES, NoRecord, Reader};
pub use record::{ActionText, Record};
pub use referee::{Manner, judge, no_such_game, refuse_game};
pub use set_up::set_up;
pub use show::show;
