//! How much room the data takes.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use vierblatt_store::{Answer, Ms, ReadError};

use crate::error::open_error;
use crate::{OpenError, SqliteStore, connection};

/// What the data of a directory fills.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DiskUse {
    /// The bytes of its files.
    pub bytes: u64,
    /// How many tables are kept.
    pub tables: u64,
    /// When the oldest of them was opened.
    pub since: Option<Ms>,
}

impl DiskUse {
    /// Bytes for each table.
    pub fn per_table(&self) -> u64 {
        self.bytes / self.tables.max(1)
    }

    /// Bytes for each day since the oldest table was opened.
    pub fn per_day(&self, now: Ms) -> u64 {
        let days = self.since.map_or(0, |since| now.saturating_sub(since)) / (24 * 3600 * 1000);
        self.bytes / (days + 1)
    }
}

impl SqliteStore {
    /// What it fills. In memory, nothing.
    pub fn disk_use(&self) -> Answer<Result<DiskUse, ReadError>> {
        let bytes = self.file().map_or(0, files);
        self.look_up(move |connection| count(connection, bytes))
    }
}

/// What the data of a directory fills, also while a server uses it. None: there is none.
///
/// # Errors
/// If it cannot be read.
pub fn disk_use(directory: &Path) -> Result<Option<DiskUse>, OpenError> {
    let file = connection::database(directory);
    if !file.try_exists().unwrap_or(false) {
        return Ok(None);
    }
    let connection = connection::copying(&file).map_err(open_error)?;
    count(&connection, files(&file)).map(Some).map_err(open_error)
}

fn count(connection: &Connection, bytes: u64) -> rusqlite::Result<DiskUse> {
    // The index of lists is as long as there are tables, and short rows of it are all that is read.
    let count = "SELECT count(*), min(created_at) FROM table_index";
    connection.query_row(count, [], |row| {
        let since: Option<i64> = row.get(1)?;
        let tables = row.get::<_, i64>(0)?.cast_unsigned();
        Ok(DiskUse { bytes, tables, since: since.map(i64::cast_unsigned) })
    })
}

fn files(database: &Path) -> u64 {
    let length = |ending: &str| {
        let mut name = database.to_path_buf().into_os_string();
        name.push(ending);
        fs::metadata(name).map_or(0, |file| file.len())
    };
    ["", "-wal", "-shm"].into_iter().map(length).sum()
}
