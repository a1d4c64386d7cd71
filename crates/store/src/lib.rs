//! What every store of tables and people offers and promises.
//!
//! The truth of a table is its *log*: entries of opaque bytes, numbered from 0 without gaps. An append names the
//! number its first entry must get, and is refused if that is not the next one ([`AppendError::Conflict`]). So
//! of two servers, threads or retries that want the same number exactly one wins, and whoever lost an answer
//! learns the true next number by asking again. States, views, replays and statistics are folds over logs.
//! What lists need ([`TableSummary`], [`SeatResult`]) is stored together with the entries it follows from, and
//! so are the places where games start ([`GameStart`]), so that nobody has to read a table's past games to play
//! the present one.
//!
//! - [`Log`] and [`Directory`] are the traits. `vierblatt-store-sqlite` implements them on disk.
//! - [`Leases`] says which of many nodes keeps which table, for stores that several share.
//! - [`MemoryStore`] implements them in memory, for simulations, tests and pages. It can be told to fail.
//! - [`transfer`] reads and writes all rows of a store, to move them into another one.
//! - `conformance` (a feature of this crate) has every promise as a function, for the tests of every
//!   implementation.
//!
//! Every entry is hashed together with those before it ([`ChainHash`]), and what is read is checked: damage is answered with
//! [`StorageError::Damaged`] and never with other bytes than were written.
//!
//! No store asks a clock, draws random numbers or hashes secrets: times, ids and hashes are passed in. None needs
//! an async runtime either: an [`Answer`] is a future, and a thread can wait for it.
//!
//! Logs and summaries hold ids of people and never names. So deleting a person leaves ids that resolve to nobody,
//! and no log is ever rewritten.
//!
//! ```
//! use vierblatt_store::{Append, AppendError, Log, MemoryStore};
//!
//! let store = MemoryStore::new();
//! let seated = Append::new("k7f2", 0, vec![b"{\"sit\":0}".to_vec()]);
//! assert_eq!(store.append(seated.clone()).wait(), Ok(()));
//! assert_eq!(store.append(seated).wait(), Err(AppendError::Conflict { expected: 1 }));
//! assert_eq!(store.read("k7f2", 0, 10).wait().unwrap(), [b"{\"sit\":0}"]);
//! ```

mod answer;
mod chain;
#[cfg(feature = "conformance")]
pub mod conformance;
mod directory;
mod error;
mod leases;
mod lifetimes;
mod log;
mod memory;
mod person;
mod results;
mod summary;
pub mod transfer;

pub use answer::{Answer, Reply};
pub use chain::{ChainCheck, ChainHash, HASH_BYTES};
pub use directory::Directory;
pub use error::{AppendError, Damage, ReadError, StorageError, WriteError};
pub use leases::{Claim, Lease, Leases, NodeId};
pub use lifetimes::Lifetimes;
pub use log::{Append, AppendDone, GameStart, Log, StoredGame, StoredTable};
pub use memory::MemoryStore;
pub use person::{NewToken, PersonId, Profile, SecretHash, Token, TokenId, TokenKind};
pub use results::{PastResult, SeatResult, Statistics};
pub use summary::{Idle, ListedTable, TableSummary};

/// Milliseconds since 1970, passed in by whoever has a clock.
pub type Ms = u64;
