//! One table in progress: lobby, seats, game, result, rematch.
//!
//! No I/O and no clock: whoever runs a table tells it what people ask for, when it is, and what was
//! stored; it answers with an [`Outbox`]: what to store, what to send to whom, which bots should
//! think, and when to wake it. Nothing changes before it is stored, and nobody hears of it before.
//!
//! | | |
//! |---|---|
//! | [`Entry`], [`Line`] | the log, the only truth |
//! | [`Table`] | a fold over it, and what is decided next |
//! | [`AnyTable`] | the same without the game's name in the type, for a server |
//! | [`fair`] | deals that anybody can check |

mod ahead;
mod any;
mod bots;
mod chat;
mod clock;
mod decide;
mod entry;
pub mod fair;
mod fold;
mod go_on;
mod hint;
mod ids;
mod index;
mod offer;
mod outbox;
mod people;
mod race;
mod record;
mod refusals;
mod remembered;
#[cfg(test)]
mod secrets;
mod steps;
mod stored;
mod table;
mod takeback;
mod verify;
mod views;

pub use any::{AnyTable, NoTable, open, replay};
pub use entry::{Entry, How, Line, Opened};
pub use fold::Corrupt;
pub use hint::Hint;
pub use ids::{Ms, Person, Viewer};
pub use offer::{Asked, ask};
pub use outbox::{Failure, Index, Job, Outbox, SeatResult, Thought};
pub use record::{Game, games};
pub use steps::{Eyes, Step, Steps};
pub use table::Table;
pub use verify::{Unverified, Verified, verify};
