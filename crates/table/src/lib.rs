//! One table, without I/O and without a clock: lobby, seats, game, result, rematch.
//!
//! It has two halves. `folded` is what the log folds to: pure, and all that replays, records and lists need. `live` is who is here now:
//! connections, clocks, races, bots, chat, votes. There is one way in: [`AnyTable::take`] is told one thing and the time, and answers with an
//! [`Outbox`]: what to store, what to send to whom, which bots are to think. A move is read once, checked once and applied once, to a copy; when it
//! is stored the copy becomes the table, and only then is anybody told.
//!
//! | | |
//! |---|---|
//! | [`Entry`], [`Line`] | the log, the only truth |
//! | [`open`], [`load`] | a new table, and one from its log |
//! | [`AnyTable`], [`Input`], [`Outbox`] | a table in progress |
//! | [`record`], [`steps`] | games that were played |

mod any;
mod entry;
mod folded;
mod live;
mod offer;
mod replay;
mod text;

pub use any::{AnyTable, LoadedTable, NoTable, load, open, people, record, steps};
pub use entry::{Entry, How, Line, Opened};
pub use folded::Corrupt;
pub use live::{Asker, Failure, Hint, Input, Outbox, Table, Thinking, Thought};
pub use offer::{Asked, ask};
pub use replay::{GameRecord, Step, Steps};
