//! Backups while the server runs.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use thiserror::Error;

use crate::{ReadError, Store, connection};

/// Why there is no backup. No part of one is left behind under the name asked for.
#[derive(Debug, Error)]
pub enum BackupError {
    /// Something is there already; backups overwrite nothing.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The file cannot be written.
    #[error("cannot write the backup: {0}")]
    File(#[from] io::Error),
    /// The database cannot be read, or the copy not be written.
    #[error("cannot copy the database: {0}")]
    Database(#[from] rusqlite::Error),
    /// The store is in memory and closed, or busy.
    #[error(transparent)]
    Unread(#[from] ReadError),
}

impl Store {
    /// Writes a copy of the whole database, as of one moment, while others read and write; blocks this thread
    /// until it is on disk. The copy appears under its name only when it is complete. To go back to
    /// it, put it in an empty data directory as [`DATABASE`](crate::DATABASE).
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub fn backup(&self, to: &Path) -> Result<(), BackupError> {
        if to.try_exists()? {
            return Err(BackupError::Exists(to.to_path_buf()));
        }
        let mut part = to.to_path_buf().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        // What an earlier attempt left when it was interrupted.
        if part.try_exists()? {
            fs::remove_file(&part)?;
        }
        if let Err(error) = self.copy_to(&part) {
            let _ = fs::remove_file(&part);
            return Err(error);
        }
        fs::rename(&part, to)?;
        let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty());
        sync_directory(directory.unwrap_or(Path::new(".")))?;
        Ok(())
    }

    fn copy_to(&self, part: &Path) -> Result<(), BackupError> {
        let name = part.to_str().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
        if let Some(file) = self.file() {
            // A connection of its own: neither moves nor lists wait for a long copy.
            copy(&connection::reading(file)?, name)?;
        } else {
            let name = name.to_owned();
            self.read(move |connection| copy(connection, &name)).wait()?;
        }
        File::open(part)?.sync_all()?;
        Ok(())
    }
}

fn copy(connection: &Connection, to: &str) -> rusqlite::Result<()> {
    connection.execute("VACUUM INTO ?1", [to]).map(|_| ())
}

/// A new name is on disk only when its directory is.
#[cfg(unix)]
fn sync_directory(directory: &Path) -> io::Result<()> {
    File::open(directory)?.sync_all()
}

/// Directories cannot be opened here; the system writes names by itself.
#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}
