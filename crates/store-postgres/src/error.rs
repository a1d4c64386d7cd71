//! Why a store could not be opened, and what `PostgreSQL` reports in the words of all stores.

use std::error::Error as _;

use thiserror::Error;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;
use vierblatt_store::StorageError;

/// Why a store could not be opened. No message has a password in it.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The address is not one of a database.
    #[error("this is not the address of a PostgreSQL database: {0}")]
    Address(String),
    /// A file with certificates cannot be used.
    #[error("cannot use the certificates in {file}: {why}")]
    Certificates {
        /// The file.
        file: String,
        /// Why not.
        why: String,
    },
    /// Nobody answers there, or not in a way that can be trusted.
    #[error("cannot connect to the database: {0}")]
    Unreachable(String),
    /// The database does not let us in.
    #[error("the database refuses this user or password: {0}")]
    Denied(String),
    /// Another server uses the database, and at least one of the two does so alone.
    #[error("the database is in use by another server")]
    InUse,
    /// The schema is newer than this program can use.
    #[error(
        "the database was changed by a newer Vierblatt (schema {found}, this program knows up to {known})"
    )]
    Newer {
        /// The schema's version.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// There are tables in it, and they are not ours.
    #[error("the database belongs to another program; nothing in it was changed")]
    Foreign,
    /// Games are being moved into it from another store, and not all of them are there.
    #[error("a move into this database is not finished; `vierblatt migrate` goes on with it")]
    Unfinished,
    /// Names in any script need UTF-8.
    #[error("the database's encoding is {0}; it must be UTF8")]
    Encoding(String),
    /// Anything else.
    #[error("cannot open the database: {0}")]
    Other(String),
}

/// What was said while a database was opened.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn open_error(error: Error) -> OpenError {
    let Some(code) = error.code() else { return OpenError::Unreachable(in_words(&error)) };
    if *code == SqlState::INVALID_PASSWORD || *code == SqlState::INVALID_AUTHORIZATION_SPECIFICATION
    {
        return OpenError::Denied(in_words(&error));
    }
    OpenError::Other(in_words(&error))
}

/// What was said to a request.
pub(crate) fn storage_error(error: &Error) -> StorageError {
    match error.code() {
        Some(code) if *code == SqlState::DISK_FULL => StorageError::Full,
        Some(code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => StorageError::ReadOnly,
        // Without a code it is not the database that speaks: the connection is gone.
        None if error.is_closed() || error.source().is_some() => StorageError::Closed,
        _ => StorageError::Other(in_words(error)),
    }
}

/// Whether the connection is at fault, or the database that is being restarted, and not the request.
pub(crate) fn is_lost(error: &Error) -> bool {
    let Some(code) = error.code() else { return true };
    *code == SqlState::ADMIN_SHUTDOWN
        || *code == SqlState::CRASH_SHUTDOWN
        || *code == SqlState::CANNOT_CONNECT_NOW
}

/// An error with its cause; the library's own text leaves it out.
fn in_words(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
