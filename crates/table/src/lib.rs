//! One table in progress, without I/O and without a clock: lobby, seats, game, result, rematch.
//!
//! What its log says is in `vierblatt-history`; here is who is there now: connections, clocks, races, bots, chat, votes. There is one way in:
//! [`AnyTable::take`] is told one thing and the time, and answers with an [`Outbox`]: what to store, what to send to whom, which bots are to
//! think. A move is read once, checked once and applied once, to a copy; when it is stored the copy becomes the table, and only then is anybody told.
//!
//! | | |
//! |---|---|
//! | [`open`], [`load`] | a new table, and one from its log |
//! | [`games`] | what can be opened |
//! | [`AnyTable`], [`Input`], [`Outbox`] | a table in progress |

mod any;
mod games;
mod live;

pub use any::{AnyTable, LoadedTable, load, open};
pub use games::games;
pub use live::{Asker, Failure, Hint, Input, Outbox, Table, Thinking, Thought};
