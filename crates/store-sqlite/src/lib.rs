//! Tables and people in one `SQLite` file: the traits of `vierblatt-store` for a server on one machine, and for
//! one person offline. An append is answered `Ok` only when it is on disk.
//!
//! - One file in the data directory (WAL, `synchronous=FULL`), and a lock that keeps a second server away from it.
//! - **Group commit.** One thread writes. It takes all requests that wait, carries them out in one transaction,
//!   commits, then answers them all: many tables share one wait for the disk.
//! - Every entry is hashed together with those before it, and every read of a log is checked. [`check`] reads all of a
//!   database; a small file beside it tells when its end is missing. Files are for their owner only.
//! - A few threads read, each on a connection of its own: a long list holds up neither moves nor other lists.
//! - Both queues are bounded. When one is full the caller hears `Busy` at once and nothing has happened.
//! - No request opens, scans or folds the logs of finished games; opening a store costs the same with none and
//!   with a million of them.
//!
//! `rusqlite` rather than `sqlx`: one writer with group commit needs no pool, and a call straight into the
//! library spares every move the processor time of handing statements and rows to a pool's workers. No type of
//! `rusqlite` leaves this crate.
//!
//! ```
//! use vierblatt_store::{Append, AppendError, Log};
//! use vierblatt_store_sqlite::SqliteStore;
//!
//! let store = SqliteStore::in_memory();
//! let seated = Append::new("k7f2", 0, vec![b"{\"sit\":0}".to_vec()]);
//! assert_eq!(store.append(seated.clone()).wait(), Ok(()));
//! assert_eq!(store.append(seated).wait(), Err(AppendError::Conflict { expected: 1 }));
//! assert_eq!(store.read("k7f2", 0, 10).wait().unwrap(), [b"{\"sit\":0}"]);
//! store.close();
//! ```

mod access;
mod backup;
mod chain;
mod check;
mod connection;
mod directory;
mod error;
mod log;
mod people;
mod queue;
mod reader;
mod results;
mod schema;
mod sql;
mod store;
mod tables;
#[cfg(test)]
mod tests;
mod transfer;
mod usage;
mod values;
mod witness;
mod writer;

pub use backup::{BackupError, RestoreError, backup, restore};
pub use check::{Checked, CheckedTable, accept_loss, check, check_file};
pub use connection::DATABASE;
pub use error::OpenError;
pub use store::{Findings, SqliteStore};
pub use transfer::SqliteTransfer;
pub use usage::{DiskUse, disk_use};
pub use vierblatt_store::Damage;
