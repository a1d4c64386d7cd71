//! Keeper, tables and bots for a web worker: games in the page, without a server.
//!
//! A [`Pocket`] is told one [`ToPocket`] at a time and the time it is, and answers with [`FromPocket`]s: what to say to pages, what to store and
//! read. To a page it is a server like any other: the messages of its connections are those of `vierblatt-protocol`, its calls and answers those of
//! `vierblatt-api`. Whoever drives it (`web/src/pocket/worker.ts`) has the clock, the randomness and the storage, and decides nothing.
//!
//! | module | what it does |
//! |---|---|
//! | `pocket` | a keeper, and what it wants done |
//! | `connections` | pages at tables |
//! | `calls` | what pages ask for besides |
//! | `rows` | logs as they are stored, checked when they are read |
//! | `day` | the deals of days |
//! | `boundary` | the same for JavaScript |

mod boundary;
mod calls;
mod connections;
mod day;
mod few;
mod message;
mod pocket;
mod rows;

pub use boundary::Boundary;
pub use message::{
    Found, FromPocket, Kept, Outcome, Person, StoredResult, StoredSummary, ToPocket,
};
pub use pocket::{Clock, Pocket};
pub use rows::{Row, StartRow};
