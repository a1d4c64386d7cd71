//! The storage of a card-table server that never loses a move.
//!
//! The truth of a table is its *log*: entries of opaque bytes, numbered from 0 without gaps. An append
//! names the number its first entry must get, and is refused if that is not the next one
//! ([`AppendError::Conflict`]). So of two servers, threads or retries that want the same number exactly one
//! wins, and whoever lost an answer learns the true next number by asking again. States, views, replays
//! and statistics are folds over logs. What lists need ([`TableIndex`], [`SeatResult`]) is written in the
//! same transaction as the entries it follows from.
//!
//! An append is answered `Ok` only when it is on disk.
//!
//! # How it works
//!
//! - One `SQLite` file in the data directory (WAL, `synchronous=FULL`), and a lock that keeps a second
//!   server away from it.
//! - **Group commit.** One thread writes. It takes all requests that wait, carries them out in one
//!   transaction, commits, then answers them all: many tables share one wait for the disk.
//! - One thread reads, on a connection of its own: a long list never holds up a move.
//! - Both queues are bounded. When one is full the caller hears `Busy` at once and nothing has happened.
//! - No request opens, scans or folds the logs of finished games; opening a store costs the same with
//!   none and with a million of them.
//!
//! `rusqlite` rather than `sqlx`: one writer with group commit needs no pool, and a call straight into the
//! library spares every move the processor time of handing statements and rows to a pool's workers.
//!
//! The store asks no clock, draws no random numbers and hashes no secrets: times (milliseconds since 1970),
//! ids and hashes are passed in. It needs no async runtime either: an [`Answer`] is a future and can be
//! waited for by a thread.
//!
//! # People
//!
//! Logs and summaries hold ids of people and never names. So deleting a person
//! ([`Store::delete_person`]) leaves ids that resolve to nobody, and no log is ever rewritten.
//!
//! ```
//! use vierblatt_store::{Append, AppendError, Store};
//!
//! let store = Store::in_memory();
//! let seated = Append::new("k7f2", 0, vec![b"{\"sit\":0}".to_vec()]);
//! assert_eq!(store.append(seated.clone()).wait(), Ok(()));
//! assert_eq!(store.append(seated).wait(), Err(AppendError::Conflict { expected: 1 }));
//! assert_eq!(store.read_log("k7f2", 0).wait().unwrap(), [b"{\"sit\":0}"]);
//! store.close();
//! ```

mod answer;
mod backup;
mod connection;
mod error;
mod journal;
mod log;
mod people;
mod reader;
mod results;
mod schema;
mod sql;
mod store;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

pub use answer::Answer;
pub use backup::{BackupError, RestoreError, backup, restore};
pub use connection::DATABASE;
pub use error::{AppendError, OpenError, ReadError, WriteError};
pub use journal::{Journal, MemoryJournal};
pub use log::Append;
pub use people::{Person, SecretHash, TokenKind};
pub use results::{PastResult, SeatResult, Statistics};
pub use store::Store;
pub use tables::{IndexedTable, Status, TableIndex};
