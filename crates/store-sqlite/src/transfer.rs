//! All rows of a database, for moving them to or from another store: `vierblatt_store::transfer`.

mod target;

use std::path::{Path, PathBuf};

use rusqlite::{Connection, Row, params};
use vierblatt_store::transfer::{
    Counts, Source, StoredEntry, StoredLog, StoredPerson, StoredResult, StoredStart, StoredToken,
};
use vierblatt_store::{GameStart, PersonId, Profile, SeatResult, StorageError, TableSummary};

use crate::connection::{self, Lock};
use crate::error::{open_error, storage_error};
use crate::schema::{MIGRATIONS, refuse_foreign, refuse_unfinished};
use crate::values::{Seats, read_kind, read_ms, read_people, read_person, read_status, signed};
use crate::{OpenError, access, chain, sql};

/// A database in a data directory, row by row.
pub struct SqliteTransfer {
    connection: Connection,
    directory: PathBuf,
    is_writing: bool,
    _lock: Option<Lock>,
}

impl SqliteTransfer {
    /// To look through it, also while a server uses it: what is read is of one moment.
    ///
    /// # Errors
    /// When there is no database of this version, or it cannot be read.
    pub fn look(directory: &Path) -> Result<SqliteTransfer, OpenError> {
        let file = existing(directory)?;
        let connection = connection::copying(&file).map_err(open_error)?;
        refuse_foreign(&connection)?;
        let version: i64 = connection
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .map_err(open_error)?;
        let known = MIGRATIONS.len() as i64;
        if version > known {
            return Err(OpenError::Newer { found: version, known });
        }
        if version < known {
            // Nobody who serves has opened it since the update: it is brought up to date first.
            drop(connection);
            return SqliteTransfer::source(directory);
        }
        SqliteTransfer::open(connection, directory, None)
    }

    /// To move everything out of it. No server may use it meanwhile.
    ///
    /// # Errors
    /// When there is no database, somebody uses it, or it cannot be read.
    pub fn source(directory: &Path) -> Result<SqliteTransfer, OpenError> {
        let file = existing(directory)?;
        let lock = connection::lock(directory)?;
        SqliteTransfer::open(connection::writing(&file)?, directory, Some(lock))
    }

    fn open(
        connection: Connection,
        directory: &Path,
        lock: Option<Lock>,
    ) -> Result<SqliteTransfer, OpenError> {
        refuse_unfinished(&connection)?;
        // One moment, whatever is committed meanwhile.
        connection.execute_batch("BEGIN DEFERRED").map_err(open_error)?;
        let directory = directory.to_owned();
        Ok(SqliteTransfer { connection, directory, is_writing: false, _lock: lock })
    }

    /// To move everything into it. A database is made where there is none.
    ///
    /// # Errors
    /// When somebody uses it, or it cannot be written to.
    pub fn target(directory: &Path) -> Result<SqliteTransfer, OpenError> {
        let lock = Some(connection::lock(directory)?);
        connection::refuse_missing(directory)?;
        access::tighten(directory);
        let connection = connection::writing(&connection::database(directory))?;
        let directory = directory.to_owned();
        Ok(SqliteTransfer { connection, directory, is_writing: false, _lock: lock })
    }

    /// What is added from now on belongs to a transaction.
    fn write(&mut self) -> rusqlite::Result<&Connection> {
        if !self.is_writing {
            self.connection.execute_batch("BEGIN IMMEDIATE")?;
            self.is_writing = true;
        }
        Ok(&self.connection)
    }

    fn list<T>(
        &self,
        text: &str,
        values: impl rusqlite::Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StorageError> {
        let rows = || -> rusqlite::Result<Vec<T>> {
            self.connection.prepare_cached(text)?.query_map(values, read)?.collect()
        };
        rows().map_err(storage_error)
    }
}

fn existing(directory: &Path) -> Result<PathBuf, OpenError> {
    let file = connection::database(directory);
    if !file.try_exists().unwrap_or(true) {
        return Err(OpenError::Missing(file));
    }
    connection::refuse_empty(&file)?;
    Ok(file)
}

impl Source for SqliteTransfer {
    fn counts(&mut self) -> Result<Counts, StorageError> {
        let text = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM tables),
            (SELECT count(*) FROM log JOIN tables ON tables.id = table_id WHERE gone = 0),
            (SELECT count(*) FROM results)";
        let read = |row: &Row<'_>| {
            let count = |column| row.get(column).map(i64::cast_unsigned);
            let (people, logs) = (count(0)?, count(1)?);
            Ok(Counts { people, logs, entries: count(2)?, results: count(3)? })
        };
        self.connection.query_row(text, [], read).map_err(storage_error)
    }

    fn people(
        &mut self,
        after: Option<&PersonId>,
        limit: u32,
    ) -> Result<Vec<StoredPerson>, StorageError> {
        let people =
            "SELECT id, name, created_at, seen_at FROM people WHERE id > ?1 ORDER BY id LIMIT ?2";
        // No id is empty.
        let after = after.map_or("", PersonId::as_str);
        let profiles = self.list(people, params![after, limit], |row| {
            let (created_at, seen_at) = (read_ms(row, 2)?, read_ms(row, 3)?);
            Ok(Profile { id: read_person(row, 0)?, name: row.get(1)?, created_at, seen_at })
        })?;
        let tokens = "SELECT hash, kind, name, created_at, used_at FROM tokens WHERE person = ?1 ORDER BY hash";
        let codes = "SELECT hash, expires_at FROM link_codes WHERE person = ?1 ORDER BY hash";
        let whole = |profile: Profile| {
            let id = profile.id.as_str();
            let tokens = self.list(tokens, [id], |row| {
                let (kind, name) = (read_kind(row, 1)?, row.get(2)?);
                let (created_at, used_at) = (read_ms(row, 3)?, read_ms(row, 4)?);
                Ok(StoredToken { hash: row.get(0)?, kind, name, created_at, used_at })
            })?;
            let link_codes = self.list(codes, [id], |row| Ok((row.get(0)?, read_ms(row, 1)?)))?;
            Ok(StoredPerson { profile, tokens, link_codes })
        };
        profiles.into_iter().map(whole).collect()
    }

    fn logs(
        &mut self,
        prefix: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<StoredLog>, StorageError> {
        let logs = "SELECT id, code, gone, game, status, listed, created_at, changed_at, wake_at, people, summary
            FROM tables LEFT JOIN table_index ON table_id = id WHERE id > ?1 AND substr(code, 1, length(?3)) = ?3 ORDER BY id LIMIT ?2";
        let logs = self.list(logs, params![after, limit, prefix], |row| {
            let is_gone = row.get::<_, i64>(2)? != 0;
            let has_summary = row.get_ref(3)? != rusqlite::types::ValueRef::Null;
            let summary = (has_summary && !is_gone).then(|| read_summary(row)).transpose()?;
            let (number, code) = (row.get(0)?, row.get(1)?);
            Ok(StoredLog { number, code, is_gone, summary, starts: Vec::new(), end: None })
        })?;
        let starts = "SELECT number, first, checkpoint, before, hash FROM game_starts
            WHERE table_id = ?1 ORDER BY number";
        let whole = |log: StoredLog| {
            let starts = self.list(starts, [log.number], |row| {
                let first = row.get::<_, i64>(1)?.cast_unsigned();
                let start = GameStart { number: row.get(0)?, first, checkpoint: row.get(2)? };
                let before = chain::read_hash(row, 3)?.unwrap_or_default();
                let hash = chain::read_hash(row, 4)?.unwrap_or_default();
                Ok(StoredStart { start, before, hash })
            })?;
            Ok(StoredLog { starts, ..log })
        };
        logs.into_iter().map(whole).collect()
    }

    fn entries(
        &mut self,
        log: i64,
        from: u64,
        limit: u32,
    ) -> Result<Vec<StoredEntry>, StorageError> {
        let values = params![log, signed(from), i64::MAX, limit];
        self.list(sql::READ_ENTRIES, values, |row| {
            let number = row.get::<_, i64>(0)?.cast_unsigned();
            let hash = row.get_ref(2)?.as_bytes_or_null()?.unwrap_or_default().to_vec();
            Ok(StoredEntry { number, entry: row.get(1)?, hash })
        })
    }

    fn results(&mut self, after: i64, limit: u32) -> Result<Vec<StoredResult>, StorageError> {
        let results =
            "SELECT id, table_id, person, game, nth, seat, seats, place, points, share, ended_at
            FROM results WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.list(results, params![after, limit], |row| {
            Ok(StoredResult {
                number: row.get(0)?,
                log: row.get(1)?,
                result: SeatResult {
                    person: read_person(row, 2)?,
                    game: row.get(3)?,
                    game_number: row.get(4)?,
                    seat: row.get(5)?,
                    seats: row.get(6)?,
                    place: row.get(7)?,
                    points: row.get(8)?,
                    share: row.get(9)?,
                    ended_at: read_ms(row, 10)?,
                },
            })
        })
    }
}

fn read_summary(row: &Row<'_>) -> rusqlite::Result<TableSummary> {
    let seats = Seats::read(row, 10)?;
    Ok(TableSummary {
        game: row.get(3)?,
        status: read_status(row, 4)?,
        listed: row.get(5)?,
        opened_at: read_ms(row, 6)?,
        changed_at: read_ms(row, 7)?,
        wake_at: row.get::<_, Option<i64>>(8)?.map(|at| u64::try_from(at).unwrap_or(0)),
        people: read_people(row, 9)?,
        seats: seats.seats,
        taken: seats.taken,
    })
}
