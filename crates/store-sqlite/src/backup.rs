//! Backups while the server runs, and the way back.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use thiserror::Error;
use vierblatt_store::StorageError;

use crate::error::{open_error, storage_error};
use crate::schema::MIGRATIONS;
use crate::witness::Witness;
use crate::{CheckedTable, OpenError, SqliteStore, access, check_file, connection};

/// Why a backup was not made. No part of one is left behind under the name asked for.
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
    /// The copy cannot be read.
    #[error("the copy cannot be read: {0}")]
    Copy(OpenError),
    /// The database cannot be read, or the copy cannot be written.
    #[error("cannot copy the database: {0}")]
    Database(#[from] StorageError),
}

impl SqliteStore {
    /// Writes a copy of the whole database, as of one moment, while others read and write; blocks this thread
    /// until it is on disk. The copy appears under its name only when it is complete. To go back to
    /// it, put it in an empty data directory as [`DATABASE`](crate::DATABASE). The copy is read once more from beginning to
    /// end: the answer is the tables that are damaged in it. Better a copy with one of those than none.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub fn backup(&self, to: &Path) -> Result<Vec<CheckedTable>, BackupError> {
        appear(to, |part| self.copy_to(part))
    }

    fn copy_to(&self, part: &Path) -> Result<(), BackupError> {
        let name = as_text(part)?;
        if let Some(file) = self.file() {
            // A connection of its own: neither moves nor lists wait for a long copy.
            let connection = connection::reading(file).map_err(storage_error)?;
            copy(&connection, name).map_err(storage_error)?;
        } else {
            let name = name.to_owned();
            self.look_up(move |connection| copy(connection, &name)).wait()?;
        }
        Ok(())
    }
}

/// Writes a copy of what is in a data directory, also while a server in another process uses it: `SQLite` copies one
/// moment and holds up no move. Answers with the tables that are damaged in the copy.
///
/// # Errors
/// If there is no database, or if the file exists or cannot be written.
pub fn backup(directory: &Path, to: &Path) -> Result<Vec<CheckedTable>, BackupError> {
    let file = connection::database(directory);
    if !file.try_exists()? {
        return Err(BackupError::Nothing(directory.to_path_buf()));
    }
    appear(to, |part| {
        let name = as_text(part)?;
        let copied = connection::copying(&file).and_then(|connection| copy(&connection, name));
        Ok(copied.map_err(storage_error)?)
    })
}

/// Why a backup was not restored. What was there before is still there.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The directory has games already, and nobody said that they may go.
    #[error("{} has games already", .0.display())]
    Exists(PathBuf),
    /// Tables are damaged in the backup, and nobody said that they may be.
    #[error("{} tables are damaged in the backup", .0.len())]
    Damaged(Vec<CheckedTable>),
    /// The directory is in use or cannot be used, or the file is not a backup or newer than this program.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The backup cannot be read, or the directory cannot be written to.
    #[error("cannot restore the backup: {0}")]
    File(#[from] io::Error),
}

/// Puts a backup into a data directory that no server uses, once it is sure to be a whole database this program
/// knows and every entry in it was checked. With `replace`, what is there is lost; with `accept_damage`, a backup with damaged
/// tables is taken as well, and those tables cannot be played on.
///
/// # Errors
/// If the directory is in use, has games that may not be replaced or cannot be written to; if the file is not a
/// backup, or is damaged.
pub fn restore(
    from: &Path,
    directory: &Path,
    replace: bool,
    accept_damage: bool,
) -> Result<(), RestoreError> {
    // The name is in the system's error; `SQLite` says only that it cannot be opened.
    File::open(from)?;
    let backup = connection::copying(from).map_err(open_error)?;
    check(&backup)?;
    let damaged = damaged_tables(from)?;
    if !damaged.is_empty() && !accept_damage {
        return Err(RestoreError::Damaged(damaged));
    }
    let _lock = connection::lock(directory)?;
    let file = connection::database(directory);
    if !replace && file.try_exists()? {
        return Err(RestoreError::Exists(directory.to_path_buf()));
    }
    let part = with_ending(&file, ".part");
    remove(&part)?;
    access::make_file(&part)?;
    copy(&backup, as_text(&part)?).map_err(open_error)?;
    give_to_owner_of(directory, &part);
    File::open(&part)?.sync_all()?;
    // What the old database had not moved into its file yet would be taken for a part of the new one.
    for ending in ["-wal", "-shm", "-journal"] {
        remove(&with_ending(&file, ending))?;
    }
    // What was written here is on purpose not here any more.
    remove(&Witness::place(directory))?;
    fs::rename(&part, &file)?;
    sync_directory(directory)?;
    Ok(())
}

/// A complete database of ours, with a schema we know.
fn check(backup: &Connection) -> Result<(), OpenError> {
    let number = |query: &str| backup.query_row(query, [], |row| row.get(0)).map_err(open_error);
    let state: String =
        backup.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(open_error)?;
    if state != "ok" {
        return Err(OpenError::Damaged(state));
    }
    let found: i64 = number("PRAGMA user_version")?;
    let known = MIGRATIONS.len() as i64;
    let logs = number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'log'")?;
    match found {
        1.. if found > known => Err(OpenError::Newer { found, known }),
        1.. if logs == 1 => Ok(()),
        _ => Err(OpenError::Damaged("it holds no games".to_owned())),
    }
}

/// Has something written under a name of its own, and gives it the final name when it is complete and on disk.
fn appear(
    to: &Path,
    write: impl FnOnce(&Path) -> Result<(), BackupError>,
) -> Result<Vec<CheckedTable>, BackupError> {
    if to.try_exists()? {
        return Err(BackupError::Exists(to.to_path_buf()));
    }
    let part = with_ending(to, ".part");
    // What an earlier attempt left when it was interrupted.
    remove(&part)?;
    access::make_file(&part)?;
    let written = write(&part)
        .and_then(|()| Ok(File::open(&part)?.sync_all()?))
        .and_then(|()| damaged_tables(&part).map_err(BackupError::Copy));
    let damaged = match written {
        Ok(damaged) => damaged,
        Err(error) => {
            let _ = fs::remove_file(&part);
            return Err(error);
        }
    };
    fs::rename(&part, to)?;
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty());
    sync_directory(directory.unwrap_or(Path::new(".")))?;
    Ok(damaged)
}

/// The tables that are damaged in a file.
fn damaged_tables(file: &Path) -> Result<Vec<CheckedTable>, OpenError> {
    let mut damaged = Vec::new();
    check_file(file, |table| damaged.extend(table.damage.is_some().then_some(table)))?;
    Ok(damaged)
}

/// Root may restore what a service of another user continues with.
#[cfg(unix)]
fn give_to_owner_of(directory: &Path, part: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    // Whoever may not give files away owns them already.
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
