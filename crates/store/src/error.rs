//! Why a request failed. Whatever the reason, nothing of it was written.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;
use thiserror::Error;

/// Why a store could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process, or another `Store` in this one, holds the data directory.
    #[error("{} is in use by another server", .0.display())]
    InUse(PathBuf),
    /// The directory cannot be made or written to.
    #[error("cannot use {} as a data directory: {reason}", .directory.display())]
    Directory {
        /// The data directory.
        directory: PathBuf,
        /// What the system said.
        reason: io::Error,
    },
    /// The database's schema is newer than this program.
    #[error(
        "the database was made by a newer Vierblatt (schema {found}, this program knows up to {known})"
    )]
    Newer {
        /// The schema's version in the file.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file is not a database, or is damaged.
    #[error("the database is damaged or none at all: {0}")]
    Damaged(String),
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The database may not be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// Anything else `SQLite` reports.
    #[error("cannot open the database: {0}")]
    Other(String),
}

/// Why an append was refused. The log is unchanged in every case.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The first entry's number is not the next one of this log.
    #[error("the next entry of this log is number {expected}")]
    Conflict {
        /// The number the next entry must have.
        expected: u64,
    },
    /// The disk is full. Retries succeed when there is space again.
    #[error("the disk is full")]
    Full,
    /// The database may not be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// Too many requests wait, or another program holds the database.
    #[error("the store is busy")]
    Busy,
    /// The store is closed. If the request waited at that moment, only the log tells whether it was written.
    #[error("the store is closed")]
    Closed,
    /// Anything else `SQLite` reports.
    #[error("storage failed: {0}")]
    Other(String),
}

/// Why something other than an append was not written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The disk is full. Retries succeed when there is space again.
    #[error("the disk is full")]
    Full,
    /// The database may not be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// Too many requests wait, or another program holds the database.
    #[error("the store is busy")]
    Busy,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else `SQLite` reports.
    #[error("storage failed: {0}")]
    Other(String),
}

/// Why something could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReadError {
    /// Too many requests wait.
    #[error("the store is busy")]
    Busy,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else `SQLite` reports.
    #[error("storage failed: {0}")]
    Other(String),
}

/// Errors that can say that a request was never carried out.
pub(crate) trait Undelivered {
    /// The queue is full.
    const BUSY: Self;
    /// The store is closed.
    const CLOSED: Self;
}

impl Undelivered for AppendError {
    const BUSY: Self = AppendError::Busy;
    const CLOSED: Self = AppendError::Closed;
}

impl Undelivered for WriteError {
    const BUSY: Self = WriteError::Busy;
    const CLOSED: Self = WriteError::Closed;
}

impl Undelivered for ReadError {
    const BUSY: Self = ReadError::Busy;
    const CLOSED: Self = ReadError::Closed;
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
                OpenError::Damaged(error.to_string())
            }
            Some(ErrorCode::DiskFull) => OpenError::Full,
            Some(ErrorCode::ReadOnly) => OpenError::ReadOnly,
            _ => OpenError::Other(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for WriteError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => WriteError::Full,
            Some(ErrorCode::ReadOnly) => WriteError::ReadOnly,
            Some(ErrorCode::DatabaseBusy) => WriteError::Busy,
            _ => WriteError::Other(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for AppendError {
    fn from(error: rusqlite::Error) -> Self {
        match WriteError::from(error) {
            WriteError::Full => AppendError::Full,
            WriteError::ReadOnly => AppendError::ReadOnly,
            WriteError::Busy => AppendError::Busy,
            WriteError::Closed => AppendError::Closed,
            WriteError::Other(reason) => AppendError::Other(reason),
        }
    }
}

impl From<rusqlite::Error> for ReadError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy) => ReadError::Busy,
            _ => ReadError::Other(error.to_string()),
        }
    }
}
