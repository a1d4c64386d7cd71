//! Backups while the server runs, and the way back.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use thiserror::Error;

use crate::schema::MIGRATIONS;
use crate::{OpenError, ReadError, Store, connection};

/// Why there is no backup. No part of one is left behind under the name asked for.
#[derive(Debug, Error)]
pub enum BackupError {
    /// Something is there already; backups overwrite nothing.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// There is no database to copy.
    #[error("there is no database in {}", .0.display())]
    Nothing(PathBuf),
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
        appear(to, |part| self.copy_to(part))
    }

    fn copy_to(&self, part: &Path) -> Result<(), BackupError> {
        let name = as_text(part)?;
        if let Some(file) = self.file() {
            // A connection of its own: neither moves nor lists wait for a long copy.
            copy(&connection::reading(file)?, name)?;
        } else {
            let name = name.to_owned();
            self.read(move |connection| copy(connection, &name)).wait()?;
        }
        Ok(())
    }
}

/// Writes a copy of what is in a data directory, also while a server in another process uses it: `SQLite` copies one
/// moment and holds up no move.
///
/// # Errors
/// If there is no database, or if the file exists or cannot be written.
pub fn backup(directory: &Path, to: &Path) -> Result<(), BackupError> {
    let file = connection::database(directory);
    if !file.try_exists()? {
        return Err(BackupError::Nothing(directory.to_path_buf()));
    }
    appear(to, |part| Ok(copy(&connection::copying(&file)?, as_text(part)?)?))
}

/// Why a backup was not brought back. What was there before is there still.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The directory has games already, and nobody said that they may go.
    #[error("{} has games already", .0.display())]
    Exists(PathBuf),
    /// The directory is in use or cannot be used, or the backup is none or newer than this program.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The backup cannot be read, or the directory not be written to.
    #[error("cannot bring the backup back: {0}")]
    File(#[from] io::Error),
}

impl From<rusqlite::Error> for RestoreError {
    fn from(error: rusqlite::Error) -> Self {
        RestoreError::Open(error.into())
    }
}

/// Puts a backup into a data directory that no server uses, once it is sure to be a whole database this program
/// knows. `replace` lets go of what is there.
///
/// # Errors
/// If the directory is in use, has games that may not be replaced or cannot be written to; if the file is no backup.
pub fn restore(from: &Path, directory: &Path, replace: bool) -> Result<(), RestoreError> {
    // The name is in the system's error; `SQLite` says only that it cannot be opened.
    File::open(from)?;
    let backup = connection::copying(from)?;
    check(&backup)?;
    let _lock = connection::lock(directory)?;
    let file = connection::database(directory);
    if !replace && file.try_exists()? {
        return Err(RestoreError::Exists(directory.to_path_buf()));
    }
    let part = with_ending(&file, ".part");
    remove(&part)?;
    copy(&backup, as_text(&part)?)?;
    give_to_owner_of(directory, &part);
    File::open(&part)?.sync_all()?;
    // What the old database had not moved into its file yet would be taken for a part of the new one.
    for ending in ["-wal", "-shm", "-journal"] {
        remove(&with_ending(&file, ending))?;
    }
    fs::rename(&part, &file)?;
    sync_directory(directory)?;
    Ok(())
}

/// A database of ours, whole, of a schema we know.
fn check(backup: &Connection) -> Result<(), OpenError> {
    let whole: String = backup.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if whole != "ok" {
        return Err(OpenError::Damaged(whole));
    }
    let found: i64 = backup.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = MIGRATIONS.len() as i64;
    let has_logs = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'log'";
    let has_logs: i64 = backup.query_row(has_logs, [], |row| row.get(0))?;
    match found {
        1.. if found > known => Err(OpenError::Newer { found, known }),
        1.. if has_logs == 1 => Ok(()),
        _ => Err(OpenError::Damaged("it holds no games".to_owned())),
    }
}

/// Has something written beside a name, and gives it the name when it is complete and on disk.
fn appear(
    to: &Path,
    write: impl FnOnce(&Path) -> Result<(), BackupError>,
) -> Result<(), BackupError> {
    if to.try_exists()? {
        return Err(BackupError::Exists(to.to_path_buf()));
    }
    let part = with_ending(to, ".part");
    // What an earlier attempt left when it was interrupted.
    remove(&part)?;
    let written = write(&part).and_then(|()| Ok(File::open(&part)?.sync_all()?));
    if let Err(error) = written {
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    fs::rename(&part, to)?;
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty());
    sync_directory(directory.unwrap_or(Path::new(".")))?;
    Ok(())
}

/// Root brings back what a service of another user goes on with.
#[cfg(unix)]
fn give_to_owner_of(directory: &Path, part: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    // Who may not give files away owns them already.
    for file in [part, &directory.join(connection::LOCK)] {
        let _ = fs::metadata(directory)
            .and_then(|owner| chown(file, Some(owner.uid()), Some(owner.gid())));
    }
}

#[cfg(not(unix))]
fn give_to_owner_of(_: &Path, _: &Path) {}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_path_buf().into_os_string();
    name.push(ending);
    PathBuf::from(name)
}

fn remove(file: &Path) -> io::Result<()> {
    if file.try_exists()? { fs::remove_file(file) } else { Ok(()) }
}

/// `SQLite` takes names as text.
fn as_text(path: &Path) -> io::Result<&str> {
    path.to_str().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))
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
