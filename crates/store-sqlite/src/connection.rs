//! The data directory: its lock, its database file, and how connections to it are set up.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::error::open_error;
use crate::schema::{migrate, refuse_foreign};
use crate::witness::Witness;
use crate::{OpenError, access};

/// The database's file in the data directory.
pub const DATABASE: &str = "vierblatt.sqlite";

/// The file that is locked while a server uses the directory.
pub(crate) const LOCK: &str = "lock";

/// How long to wait for another program, such as the `sqlite3` shell, to release the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// More than there are statements, so that none is ever compiled twice.
const PREPARED: usize = 64;

/// Kept as long as a data directory is in use.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "the open file is the lock")] File);

/// Makes the directory if it is not there and locks it against other servers. The system drops the lock with the
/// process, however it ends; the file stays.
pub(crate) fn lock(directory: &Path) -> Result<Lock, OpenError> {
    let unusable = |reason| OpenError::Directory { directory: directory.to_path_buf(), reason };
    access::make_directory(directory).map_err(unusable)?;
    let mut options = OpenOptions::new();
    let options = access::private(options.write(true).create(true).truncate(false));
    let file = options.open(directory.join(LOCK)).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(directory.to_path_buf())),
        Err(TryLockError::Error(reason)) => Err(unusable(reason)),
    }
}

/// The path of the database in a data directory.
pub(crate) fn database(directory: &Path) -> PathBuf {
    directory.join(DATABASE)
}

/// What a connection may keep of the file, in KiB. The system keeps the rest better, and for everybody.
const CACHE: i64 = 256;

/// The connection that writes, with the newest schema. Makes a database where there is none.
pub(crate) fn writing(database: &Path) -> Result<Connection, OpenError> {
    if !database.try_exists().unwrap_or(true) {
        make(database)?;
    }
    refuse_empty(database)?;
    let mut connection = Connection::open(database).map_err(open_error)?;
    connection.busy_timeout(PATIENCE).map_err(open_error)?;
    // Before anything in it is changed. It also finds out whether this is a database at all.
    refuse_foreign(&connection)?;
    set_up_to_write(&connection).map_err(open_error)?;
    migrate(&mut connection)?;
    Ok(connection)
}

/// A new database, under its name only when it is complete: a file without any bytes is never one of ours.
fn make(database: &Path) -> Result<(), OpenError> {
    let unusable = |reason| OpenError::Directory { directory: database.to_path_buf(), reason };
    let part = database.with_extension("sqlite.part");
    match fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(unusable(error)),
        _ => {}
    }
    access::make_file(&part).map_err(unusable)?;
    let mut connection = Connection::open(&part).map_err(open_error)?;
    migrate(&mut connection)?;
    connection.close().map_err(|(_, error)| open_error(error))?;
    fs::rename(&part, database).map_err(unusable)
}

/// Refuses a file without any bytes: what was in it is gone, and a new beginning would hide that.
pub(crate) fn refuse_empty(database: &Path) -> Result<(), OpenError> {
    match fs::metadata(database) {
        Ok(found) if found.is_file() && found.len() == 0 => {
            Err(OpenError::Empty(database.to_path_buf()))
        }
        _ => Ok(()),
    }
}

/// Refuses a directory in which games were kept and whose database is not there any more.
pub(crate) fn refuse_missing(directory: &Path) -> Result<(), OpenError> {
    let file = database(directory);
    let is_there = |path: &Path| fs::metadata(path).is_ok_and(|found| found.len() > 0);
    let mut wal = file.clone().into_os_string();
    wal.push("-wal");
    let was_used = Witness::ask(directory).is_some_and(|written| written > 0);
    if !file.try_exists().unwrap_or(true) && (was_used || is_there(Path::new(&wal))) {
        return Err(OpenError::Missing(file));
    }
    Ok(())
}

fn set_up_to_write(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    set_up(connection)
}

/// A connection that only reads. The schema must be there.
pub(crate) fn reading(database: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    connection.set_prepared_statement_cache_capacity(PREPARED);
    Ok(connection)
}

/// A connection to copy a database from, perhaps beside a server in another process. It may write, and does not: one
/// that could only read would leave files behind that whoever opens the database next may not own.
pub(crate) fn copying(database: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// A connection to a database of its own in memory.
pub(crate) fn in_memory() -> Result<Connection, OpenError> {
    let mut connection = Connection::open_in_memory().map_err(open_error)?;
    set_up(&connection).map_err(open_error)?;
    migrate(&mut connection)?;
    Ok(connection)
}

fn set_up(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "foreign_keys", true)?;
    // A deleted person's name does not stay in unused parts of the file.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.set_prepared_statement_cache_capacity(PREPARED);
    Ok(())
}
