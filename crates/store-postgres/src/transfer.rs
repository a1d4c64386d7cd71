//! All rows of a database, for moving them to or from another store: `vierblatt_store::transfer`. Blocks the thread that calls.

use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};
use vierblatt_store::transfer::{
    Begun, Counts, Position, Source, StoredEntry, StoredLog, StoredPerson, StoredResult,
    StoredStart, StoredToken, Target,
};
use vierblatt_store::{ChainHash, GameStart, PersonId, SecretHash, StorageError};

use crate::connection::{Connection, Values};
use crate::error::{open_error, storage_error};
use crate::exclusive::{Refusal, Use};
use crate::values::{
    ids, kind, kind_number, profile, seat_result, signed, status_number, summary, unsigned,
};
use crate::{Address, OpenError, schema, sql};

/// A move has no clients that wait for each other, and single statements may take long.
const SETTINGS: &str =
    "SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0; SET lock_timeout = 0";

/// A database, row by row.
pub struct PostgresTransfer {
    connection: Connection,
    is_writing: bool,
    /// Drives the connection; dropped after it.
    runtime: Runtime,
}

impl PostgresTransfer {
    /// To look through it, also while servers use it: what is read is of one moment.
    ///
    /// # Errors
    /// When the database cannot be reached or used.
    pub fn look(address: &Address) -> Result<PostgresTransfer, OpenError> {
        let found = PostgresTransfer::open(address, async |address: &Address| {
            Connection::open(address).await.map_err(open_error)
        })?;
        found.seen_now()
    }

    /// To move everything out of it. No server may use it meanwhile.
    ///
    /// # Errors
    /// The same, or when somebody uses it.
    pub fn source(address: &Address) -> Result<PostgresTransfer, OpenError> {
        PostgresTransfer::open(address, alone)?.seen_now()
    }

    /// To move everything into it.
    ///
    /// # Errors
    /// The same.
    pub fn target(address: &Address) -> Result<PostgresTransfer, OpenError> {
        PostgresTransfer::open(address, alone)
    }

    fn open(
        address: &Address,
        connect: impl AsyncFnOnce(&Address) -> Result<Connection, OpenError>,
    ) -> Result<PostgresTransfer, OpenError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| OpenError::Other(error.to_string()))?;
        let connection = runtime.block_on(async {
            let first = Connection::open(address).await.map_err(open_error)?;
            schema::migrate(&first.client).await?;
            let connection = connect(address).await?;
            connection.client.batch_execute(SETTINGS).await.map_err(open_error)?;
            Ok::<_, OpenError>(connection)
        })?;
        Ok(PostgresTransfer { connection, is_writing: false, runtime })
    }

    /// What is read from now on is of one moment.
    fn seen_now(self) -> Result<PostgresTransfer, OpenError> {
        let PostgresTransfer { connection, runtime, .. } = &self;
        runtime.block_on(async {
            schema::refuse_unfinished(&connection.client).await?;
            let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
            connection.client.batch_execute(begin).await.map_err(open_error)
        })?;
        Ok(self)
    }

    fn query(&self, text: &'static str, values: Values<'_>) -> Result<Vec<Row>, StorageError> {
        let rows = self.runtime.block_on(self.connection.query(text, values));
        rows.map_err(|error| storage_error(&error))
    }

    fn query_one(&self, text: &'static str, values: Values<'_>) -> Result<Row, StorageError> {
        let row = self.runtime.block_on(self.connection.query_one(text, values));
        row.map_err(|error| storage_error(&error))
    }

    fn batch(&self, text: &str) -> Result<(), StorageError> {
        let done = self.runtime.block_on(self.connection.client.batch_execute(text));
        done.map_err(|error| storage_error(&error))
    }

    /// Adds something to the transaction.
    fn add(&mut self, text: &'static str, values: Values<'_>) -> Result<(), StorageError> {
        if !self.is_writing {
            self.batch("BEGIN")?;
            self.is_writing = true;
        }
        let done = self.runtime.block_on(self.connection.execute(text, values));
        done.map(drop).map_err(|error| storage_error(&error))
    }
}

/// A connection that keeps servers away.
async fn alone(address: &Address) -> Result<Connection, OpenError> {
    Use::Alone.connect(address).await.map_err(|refusal| match refusal {
        Refusal::Database(error) => open_error(error),
        Refusal::InUse => OpenError::InUse,
    })
}

fn hash(row: &Row, column: usize) -> ChainHash {
    row.get::<_, Option<&[u8]>>(column).and_then(ChainHash::read).unwrap_or_default()
}

fn secret(row: &Row, column: usize) -> SecretHash {
    row.get::<_, &[u8]>(column).try_into().unwrap_or_default()
}

impl Source for PostgresTransfer {
    fn counts(&mut self) -> Result<Counts, StorageError> {
        let row = self.query_one(sql::COUNT_ALL, &[])?;
        let count = |column| unsigned(row.get(column));
        Ok(Counts { people: count(0), logs: count(1), entries: count(2), results: count(3) })
    }

    fn people(
        &mut self,
        after: Option<&PersonId>,
        limit: u32,
    ) -> Result<Vec<StoredPerson>, StorageError> {
        // No id is empty.
        let after = after.map_or("", PersonId::as_str);
        let rows = self.query(sql::ALL_PEOPLE, &[&after, &i64::from(limit)])?;
        let mut people = Vec::new();
        for row in &rows {
            let profile = profile(row);
            let tokens = self.query(sql::ALL_TOKENS, &[&profile.id.as_str()])?;
            let tokens = tokens.iter().map(|row| StoredToken {
                hash: secret(row, 0),
                kind: kind(row.get(1)),
                name: row.get(2),
                created_at: unsigned(row.get(3)),
                used_at: unsigned(row.get(4)),
            });
            let codes = self.query(sql::ALL_LINK_CODES, &[&profile.id.as_str()])?;
            let codes = codes.iter().map(|row| (secret(row, 0), unsigned(row.get(1))));
            let (tokens, link_codes) = (tokens.collect(), codes.collect());
            people.push(StoredPerson { profile, tokens, link_codes });
        }
        Ok(people)
    }

    fn logs(
        &mut self,
        prefix: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<StoredLog>, StorageError> {
        let rows = self.query(sql::ALL_LOGS, &[&after, &i64::from(limit), &prefix])?;
        let mut logs = Vec::new();
        for row in &rows {
            let number: i64 = row.get(0);
            let is_gone = row.get::<_, i16>(11) != 0;
            let starts = self.query(sql::ALL_STARTS, &[&number])?;
            let starts = starts.iter().map(|row| StoredStart {
                start: GameStart {
                    number: row.get::<_, i64>(0) as u32,
                    first: unsigned(row.get(1)),
                    checkpoint: row.get(2),
                },
                before: hash(row, 3),
                hash: hash(row, 4),
            });
            let has_summary = row.get::<_, Option<&str>>(2).is_some() && !is_gone;
            logs.push(StoredLog {
                number,
                code: row.get(1),
                is_gone,
                summary: has_summary.then(|| summary(row)),
                starts: starts.collect(),
                end: (!is_gone).then(|| (unsigned(row.get(12)), hash(row, 13))),
            });
        }
        Ok(logs)
    }

    fn entries(
        &mut self,
        log: i64,
        from: u64,
        limit: u32,
    ) -> Result<Vec<StoredEntry>, StorageError> {
        let values: [&(dyn ToSql + Sync); 4] = [&log, &signed(from), &i64::MAX, &i64::from(limit)];
        let rows = self.query(sql::READ_ENTRIES, &values)?;
        let entry = |row: &Row| StoredEntry {
            number: unsigned(row.get(0)),
            entry: row.get(1),
            hash: row.get(2),
        };
        Ok(rows.iter().map(entry).collect())
    }

    fn results(&mut self, after: i64, limit: u32) -> Result<Vec<StoredResult>, StorageError> {
        let rows = self.query(sql::ALL_RESULTS, &[&after, &i64::from(limit)])?;
        let result = |row: &Row| StoredResult {
            number: row.get(0),
            log: row.get(1),
            result: seat_result(row),
        };
        Ok(rows.iter().map(result).collect())
    }
}

impl Target for PostgresTransfer {
    fn begin(&mut self, digest: &[u8]) -> Result<Begun, StorageError> {
        let client = &self.connection.client;
        // The table is there as long as the move takes: a server that finds it does not start.
        let begun = self.runtime.block_on(async {
            if schema::is_unfinished(client).await? {
                let found = client.query_opt("SELECT digest FROM moving", &[]).await?;
                let is_same = found.is_some_and(|row| row.get::<_, &[u8]>(0) == digest);
                return Ok(if is_same { Begun::Again } else { Begun::Another });
            }
            let used = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)";
            if client.query_one(used, &[]).await?.get(0) {
                return Ok(Begun::NotEmpty);
            }
            client.batch_execute("BEGIN; CREATE TABLE moving (digest bytea NOT NULL)").await?;
            client.execute("INSERT INTO moving (digest) VALUES ($1)", &[&digest]).await?;
            client.batch_execute("COMMIT").await?;
            Ok(Begun::New)
        });
        begun.map_err(|error: Error| storage_error(&error))
    }

    fn position(&mut self) -> Result<Position, StorageError> {
        let row = self.query_one(sql::LAST_OF_ALL, &[])?;
        let log = row.get::<_, Option<i64>>(1).map(|log| {
            let entries = unsigned(row.get(2));
            (log, entries, (entries > 0).then(|| hash(&row, 3)))
        });
        let person = row.get::<_, Option<String>>(0).map(PersonId::from);
        Ok(Position { person, log, result: row.get::<_, Option<i64>>(4).unwrap_or(0) })
    }

    fn add_people(&mut self, people: &[StoredPerson]) -> Result<(), StorageError> {
        for StoredPerson { profile, tokens, link_codes } in people {
            let id = profile.id.as_str();
            let (created_at, seen_at) = (signed(profile.created_at), signed(profile.seen_at));
            self.add(sql::ADD_PERSON, &[&id, &profile.name, &created_at, &seen_at])?;
            for token in tokens {
                let (created_at, used_at) = (signed(token.created_at), signed(token.used_at));
                let (hash, kind) = (token.hash.as_slice(), kind_number(token.kind));
                let values: [&(dyn ToSql + Sync); 6] =
                    [&hash, &id, &kind, &token.name, &created_at, &used_at];
                self.add(sql::PUT_TOKEN, &values)?;
            }
            for (hash, expires_at) in link_codes {
                self.add(sql::PUT_LINK_CODE, &[&hash.as_slice(), &id, &signed(*expires_at)])?;
            }
        }
        Ok(())
    }

    fn add_log(&mut self, log: &StoredLog) -> Result<(), StorageError> {
        let StoredLog { number, code, is_gone, summary, starts, end: _ } = log;
        let (gone, head) = (if *is_gone { 2_i16 } else { 0 }, ChainHash::first(code).0.to_vec());
        self.add(sql::PUT_TABLE, &[number, code, &head, &gone])?;
        for StoredStart { start, before, hash } in starts {
            let (game, first) = (i64::from(start.number), signed(start.first));
            let (before, hash) = (before.0.to_vec(), hash.0.to_vec());
            let values: [&(dyn ToSql + Sync); 6] =
                [number, &game, &first, &start.checkpoint, &before, &hash];
            self.add(sql::PUT_START, &values)?;
        }
        let Some(summary) = summary else { return Ok(()) };
        let (status, people) = (status_number(summary.status), ids(&summary.people));
        let (opened_at, changed_at) = (signed(summary.opened_at), signed(summary.changed_at));
        let (seats, taken) = (i16::from(summary.seats), i16::from(summary.taken));
        let wake_at = summary.wake_at.map(signed);
        let values: [&(dyn ToSql + Sync); 10] = [
            number,
            &summary.game,
            &status,
            &summary.listed,
            &opened_at,
            &changed_at,
            &wake_at,
            &people,
            &seats,
            &taken,
        ];
        self.add(sql::PUT_LISTED, &values)?;
        self.add(sql::PUT_MEMBERS, &[number, &status, &people])
    }

    fn add_entries(
        &mut self,
        log: i64,
        entries: &[StoredEntry],
        head: ChainHash,
    ) -> Result<(), StorageError> {
        let Some(first) = entries.first().map(|entry| signed(entry.number)) else { return Ok(()) };
        let bytes: Vec<&[u8]> = entries.iter().map(|entry| entry.entry.as_slice()).collect();
        let hashes: Vec<&[u8]> = entries.iter().map(|entry| entry.hash.as_slice()).collect();
        let (head, next) = (head.0.to_vec(), first + entries.len() as i64);
        let values: [&(dyn ToSql + Sync); 6] = [&log, &first, &next, &head, &bytes, &hashes];
        self.add(sql::PUT_ENTRIES, &values)
    }

    fn add_results(&mut self, results: &[StoredResult]) -> Result<(), StorageError> {
        for StoredResult { number, log, result } in results {
            let (nth, ended_at) = (i64::from(result.game_number), signed(result.ended_at));
            let [seat, seats, place] = [result.seat, result.seats, result.place].map(i16::from);
            let values: [&(dyn ToSql + Sync); 11] = [
                number,
                log,
                &result.person.as_str(),
                &result.game,
                &nth,
                &seat,
                &seats,
                &place,
                &result.points,
                &result.share,
                &ended_at,
            ];
            self.add(sql::PUT_RESULT, &values)?;
        }
        Ok(())
    }

    fn commit(&mut self) -> Result<(), StorageError> {
        if std::mem::take(&mut self.is_writing) {
            self.batch("COMMIT")?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), StorageError> {
        self.commit()?;
        // New tables and results are numbered after those that were moved.
        self.batch(
            "BEGIN;
            SELECT setval(pg_get_serial_sequence('tables', 'id'), coalesce((SELECT max(id) FROM tables), 0) + 1, false);
            SELECT setval(pg_get_serial_sequence('results', 'id'), coalesce((SELECT max(id) FROM results), 0) + 1, false);
            DROP TABLE moving;
            COMMIT;
            ANALYZE",
        )
    }
}
