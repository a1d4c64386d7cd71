//! The words all card games of Vierblatt share.
//!
//! A game is a state machine without I/O, clock or random numbers of its own: what chance does
//! comes in from outside as an action, like a player's move. What a seat may see is *projected*
//! into types of its own; what happens is *told* to all or to one seat. Nothing here names a game.
//!
//! | trait | what it is for | who may ask for it |
//! |---|---|---|
//! | [`Game`] | the rules, and what each seat sees | everyone |
//! | [`Notation`] | moves and chance as text | records, tables, clients |
//! | [`TablePolicy`] | clocks, takebacks, memory aids, races | tables |
//! | [`Imagine`] | a whole world from what one seat was told | bots |
//! | [`Draw`] | what is asked and offered, in words; the table in letters | tables, the terminal |
//! | [`Published`] | texts and rulebooks | whoever speaks to people |
//! | [`Encode`] | moves as numbers, views as arrays | programs that learn |
//! | [`Unveil`] | everything, face up | the referee and finished games, never a running table |

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod as_text;
mod deal;
mod encode;
mod files;
mod game;
mod imagine;
mod list;
mod message;
mod notation;
mod ones;
mod options;
mod playout;
mod policy;
mod published;
mod scene;
mod seat;
mod tell;
mod unveil;

pub use as_text::read_set;
pub use deal::{Misfit, misfit, read_cards};
pub use encode::{Block, Chooser, Chosen, Encode, Field, FieldList, Fields, IntoArray};
pub use game::{Action, Best, Game, Moves, Outcome, Refusal, Stage, Turn};
pub use imagine::{Imagine, Known};
pub use list::List;
pub use message::{Arg, Message, Say};
pub use notation::{Misread, Notation, number, seat_number};
pub use ones::{ones, wide_ones};
pub use options::{Kind, Options, Spec, Value, WrongOption, read_options};
pub use playout::{carry_out, random_action, random_move, shuffle};
pub use policy::{RaceRules, TablePolicy};
pub use published::{ByLanguage, Published};
pub use scene::{AtTable, Draw, Face, Holds, Hue, Layout, Scene, Seen, Spot, Zone};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats};
pub use tell::{Tell, Telling, Told};
pub use unveil::{Playable, Unveil};

#[doc(hidden)]
pub use {rand, serde};
