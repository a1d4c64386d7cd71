//! Why a request failed. Whatever the reason, nothing of it was written.

use thiserror::Error;

/// What can go wrong with storage itself.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StorageError {
    /// The disk is full. Retries succeed when there is space again.
    #[error("the disk is full")]
    Full,
    /// The database may not be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// Too many requests wait, or another program holds the database. Nothing has happened.
    #[error("the store is busy")]
    Busy,
    /// The store is closed. If the request waited at that moment, only the log tells whether it was written.
    #[error("the store is closed")]
    Closed,
    /// What is stored is not what was written. Other tables are not affected.
    #[error("{0}")]
    Damaged(Damage),
    /// Anything else that the database reports.
    #[error("storage failed: {0}")]
    Other(String),
}

/// What of a table is damaged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damage {
    /// The log, from this entry on: it is missing, or not the one that was written.
    #[error("the log is damaged at entry {0}")]
    Entry(u64),
    /// The start of this game.
    #[error("the start of game {0} is damaged")]
    GameStart(u32),
    /// The storage itself, which says so.
    #[error("the storage is damaged: {0}")]
    Storage(String),
}

/// Why something could not be read.
pub type ReadError = StorageError;

/// Why something other than an append was not written.
pub type WriteError = StorageError;

/// Why an append was refused. The log is unchanged in every case.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The first entry's number is not the next one of this log.
    #[error("the next entry of this log is number {expected}")]
    Conflict {
        /// The number the next entry must have.
        expected: u64,
    },
    /// The table has changed hands: somebody else keeps it since this epoch.
    #[error("the table is kept by another node since epoch {epoch}")]
    Stale {
        /// The table's epoch.
        epoch: u64,
    },
    /// One of the entries has no bytes. Such an entry means nothing and is a mistake of the caller.
    #[error("an entry without any bytes")]
    Empty,
    /// Storage failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}
