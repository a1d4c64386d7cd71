//! Filling a database row by row.

use rusqlite::{Connection, OptionalExtension, params};
use vierblatt_store::transfer::{
    Begun, Position, StoredEntry, StoredLog, StoredPerson, StoredResult, StoredStart, StoredToken,
    Target,
};
use vierblatt_store::{ChainHash, PersonId, StorageError};

use super::SqliteTransfer;
use crate::error::storage_error;
use crate::schema::is_unfinished;
use crate::values::{Seats, kind_number, people_text, signed, status_number};
use crate::witness::Witness;
use crate::{chain, people, sql};

impl Target for SqliteTransfer {
    fn begin(&mut self, digest: &[u8]) -> Result<Begun, StorageError> {
        let begin = || -> rusqlite::Result<Begun> {
            // The table is there as long as the move takes: a server that finds it does not start.
            if is_unfinished(&self.connection)? {
                let found: Option<Vec<u8>> = self
                    .connection
                    .query_row("SELECT digest FROM moving", [], |row| row.get(0))
                    .optional()?;
                let is_same = found.is_some_and(|found| found == digest);
                return Ok(if is_same { Begun::Again } else { Begun::Another });
            }
            let used = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)";
            if self.connection.query_row(used, [], |row| row.get(0))? {
                return Ok(Begun::NotEmpty);
            }
            let transaction = self.connection.unchecked_transaction()?;
            transaction.execute_batch("CREATE TABLE moving (digest BLOB NOT NULL) STRICT")?;
            transaction.execute("INSERT INTO moving (digest) VALUES (?1)", [digest])?;
            transaction.commit()?;
            Ok(Begun::New)
        };
        begin().map_err(storage_error)
    }

    fn position(&mut self) -> Result<Position, StorageError> {
        let read = || -> rusqlite::Result<Position> {
            let number = |text: &str| {
                self.connection.query_row(text, [], |row| row.get::<_, Option<i64>>(0))
            };
            let person = self.connection.query_row("SELECT max(id) FROM people", [], |row| {
                row.get::<_, Option<String>>(0)
            })?;
            let log = number("SELECT max(id) FROM tables")?;
            let last = "SELECT n, hash FROM log WHERE table_id = ?1 ORDER BY n DESC LIMIT 1";
            let log = log.map(|log| {
                let found = self.connection.query_row(last, [log], |row| {
                    Ok((row.get::<_, i64>(0)?.cast_unsigned() + 1, chain::read_hash(row, 1)?))
                });
                let (entries, head) = found.optional()?.unwrap_or((0, None));
                Ok::<_, rusqlite::Error>((log, entries, head))
            });
            let result = number("SELECT max(id) FROM results")?.unwrap_or(0);
            Ok(Position { person: person.map(PersonId::from), log: log.transpose()?, result })
        };
        read().map_err(storage_error)
    }

    fn add_people(&mut self, people: &[StoredPerson]) -> Result<(), StorageError> {
        let add = |connection: &Connection| -> rusqlite::Result<()> {
            for StoredPerson { profile, tokens, link_codes } in people {
                people::add(connection, profile)?;
                let id = profile.id.as_str();
                let mut add = connection.prepare_cached(
                    "INSERT INTO tokens (hash, person, kind, name, created_at, used_at)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                )?;
                for token in tokens {
                    let StoredToken { hash, kind, name, created_at, used_at } = token;
                    let (created_at, used_at) = (signed(*created_at), signed(*used_at));
                    add.execute(params![hash, id, kind_number(*kind), name, created_at, used_at])?;
                }
                let mut add = connection.prepare_cached(
                    "INSERT INTO link_codes (hash, person, expires_at) VALUES (?1, ?2, ?3)",
                )?;
                for (hash, expires_at) in link_codes {
                    add.execute(params![hash, id, signed(*expires_at)])?;
                }
            }
            Ok(())
        };
        self.write().and_then(add).map_err(storage_error)
    }

    fn add_log(&mut self, log: &StoredLog) -> Result<(), StorageError> {
        let add = |connection: &Connection| -> rusqlite::Result<()> {
            let gone = if log.is_gone { 2 } else { 0 };
            connection
                .prepare_cached("INSERT INTO tables (id, code, gone) VALUES (?1, ?2, ?3)")?
                .execute(params![log.number, log.code, gone])?;
            for StoredStart { start, before, hash } in &log.starts {
                connection.prepare_cached(sql::PUT_GAME_START)?.execute(params![
                    log.number,
                    start.number,
                    signed(start.first),
                    start.checkpoint,
                    before.0,
                    hash.0
                ])?;
            }
            let Some(summary) = &log.summary else { return Ok(()) };
            let status = status_number(summary.status);
            connection.prepare_cached(sql::ADD_SUMMARY)?.execute(params![
                log.number,
                summary.game,
                status,
                summary.listed,
                signed(summary.opened_at),
                signed(summary.changed_at),
                summary.wake_at.map(signed),
                people_text(&summary.people)?,
                Seats { seats: summary.seats, taken: summary.taken }.text()?,
            ])?;
            let mut add = connection.prepare_cached(sql::ADD_MEMBER)?;
            for person in &summary.people {
                add.execute(params![person.as_str(), status, log.number])?;
            }
            Ok(())
        };
        self.write().and_then(add).map_err(storage_error)
    }

    fn add_entries(
        &mut self,
        log: i64,
        entries: &[StoredEntry],
        _: ChainHash,
    ) -> Result<(), StorageError> {
        let add = |connection: &Connection| -> rusqlite::Result<()> {
            let mut add = connection.prepare_cached(sql::ADD_ENTRY)?;
            for StoredEntry { number, entry, hash } in entries {
                add.execute(params![log, signed(*number), entry, hash])?;
            }
            let count = entries.len() as i64;
            connection.prepare_cached(sql::COUNT_WRITTEN)?.execute([count])?;
            Ok(())
        };
        self.write().and_then(add).map_err(storage_error)
    }

    fn add_results(&mut self, results: &[StoredResult]) -> Result<(), StorageError> {
        let add = |connection: &Connection| -> rusqlite::Result<()> {
            let mut add = connection.prepare_cached(
                "INSERT INTO results
                (id, person, table_id, game, nth, seat, seats, place, points, share, ended_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?;
            for StoredResult { number, log, result } in results {
                add.execute(params![
                    number,
                    result.person.as_str(),
                    log,
                    result.game,
                    result.game_number,
                    result.seat,
                    result.seats,
                    result.place,
                    result.points,
                    result.share,
                    signed(result.ended_at)
                ])?;
            }
            Ok(())
        };
        self.write().and_then(add).map_err(storage_error)
    }

    fn commit(&mut self) -> Result<(), StorageError> {
        if std::mem::take(&mut self.is_writing) {
            self.connection.execute_batch("COMMIT").map_err(storage_error)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), StorageError> {
        self.commit()?;
        let written: i64 = self
            .connection
            .query_row("SELECT written FROM store_state", [], |row| row.get(0))
            .map_err(storage_error)?;
        let witness = Witness::start(&self.directory, written.cast_unsigned());
        witness.map_err(|why| StorageError::Other(why.to_string()))?.sync();
        self.connection.execute_batch("DROP TABLE moving").map_err(storage_error)
    }
}
