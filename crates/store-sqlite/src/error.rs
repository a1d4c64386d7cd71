//! Why a store could not be opened, and what `SQLite` reports in the words of all stores.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;
use thiserror::Error;
use vierblatt_store::StorageError;

use crate::chain::damage;

/// Why a store could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process, or another store in this one, holds the data directory.
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
    /// The file is somebody else's database.
    #[error("the database belongs to another program; nothing in it was changed")]
    Foreign,
    /// There is a file without any bytes where the database should be.
    #[error("{} is empty", .0.display())]
    Empty(PathBuf),
    /// Games were kept here, and their file is not there any more.
    #[error("{} is missing, and games were kept in it", .0.display())]
    Missing(PathBuf),
    /// The file is not a database, or is damaged.
    #[error("the database is damaged or not a database at all: {0}")]
    Damaged(String),
    /// Games are being moved into it from another store, and not all of them are there.
    #[error("a move into this database is not finished; `vierblatt migrate` goes on with it")]
    Unfinished,
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The database may not be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// Anything else that `SQLite` reports.
    #[error("cannot open the database: {0}")]
    Other(String),
}

// Functions rather than `From`, which would make rusqlite a part of this crate's interface.

/// What `SQLite` said while a database was opened.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn open_error(error: rusqlite::Error) -> OpenError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            OpenError::Damaged(error.to_string())
        }
        Some(ErrorCode::DiskFull) => OpenError::Full,
        Some(ErrorCode::ReadOnly) => OpenError::ReadOnly,
        _ => OpenError::Other(error.to_string()),
    }
}

/// What `SQLite` said to a request.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn storage_error(error: rusqlite::Error) -> StorageError {
    if let Some(damage) = damage(&error) {
        return StorageError::Damaged(damage);
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StorageError::Full,
        Some(ErrorCode::ReadOnly) => StorageError::ReadOnly,
        Some(ErrorCode::DatabaseBusy) => StorageError::Busy,
        _ => StorageError::Other(error.to_string()),
    }
}
