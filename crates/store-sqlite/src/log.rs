//! Logs and where games start: appending by number, and reading.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::{Connection, OptionalExtension, params};
use vierblatt_store::{
    Answer, Append, AppendDone, AppendError, ChainCheck, ChainHash, GameStart, Log, ReadError,
    StorageError, StoredGame, StoredTable,
};

use crate::chain::{Start, entries, hash_before, read_hash, read_start};
use crate::values::signed;
use crate::writer::{KnownTable, Request, Writing, execute};
use crate::{SqliteStore, results, sql, tables};

impl Log for SqliteStore {
    fn append_then(&self, append: Append, done: AppendDone) {
        let outcome = Err(StorageError::Closed.into());
        self.request(Box::new(AppendRequest { append, outcome, done: Some(done) }));
    }

    fn load(&self, table: &str) -> Answer<Result<Option<StoredTable>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            one_moment(connection, || {
                let Some(id) = table_id(connection, &table)? else { return Ok(None) };
                let mut latest = connection.prepare_cached(sql::LATEST_GAME)?;
                let start = latest.query_row([id], read_start).optional()?;
                let check = start.as_ref().map_or_else(
                    || ChainCheck::after(ChainHash::first(&table), 0),
                    |Start { start, before }| ChainCheck::after(*before, start.first),
                );
                let entries = entries(connection, id, check, u64::MAX, -1)?;
                Ok(Some(StoredTable { start: start.map(|start| start.start), entries }))
            })
        })
    }

    fn read(&self, table: &str, from: u64, limit: u32) -> Answer<Result<Vec<Vec<u8>>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            one_moment(connection, || {
                let Some(id) = table_id(connection, &table)? else { return Ok(Vec::new()) };
                let before = hash_before(connection, (id, &table), from)?;
                entries(connection, id, ChainCheck::after(before, from), u64::MAX, limit.into())
            })
        })
    }

    fn game(&self, table: &str, number: u32) -> Answer<Result<Option<StoredGame>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            one_moment(connection, || {
                let Some(id) = table_id(connection, &table)? else { return Ok(None) };
                let mut find = connection.prepare_cached(sql::GAME)?;
                let start = find.query_row(params![id, number], read_start).optional()?;
                let Some(Start { start, before }) = start else { return Ok(None) };
                let mut find_next = connection.prepare_cached(sql::NEXT_GAME)?;
                let next = find_next.query_row(params![id, number], |row| row.get(0)).optional()?;
                let to = next.map_or(u64::MAX, i64::cast_unsigned);
                let check = ChainCheck::after(before, start.first);
                let entries = entries(connection, id, check, to, -1)?;
                Ok(Some(StoredGame { start, entries, is_last: next.is_none() }))
            })
        })
    }

    fn games(
        &self,
        table: &str,
        before: Option<u32>,
        limit: u32,
    ) -> Answer<Result<Vec<GameStart>, ReadError>> {
        let table = table.to_owned();
        let before = before.map_or(i64::MAX, i64::from);
        self.look_up(move |connection| {
            let mut statement = connection.prepare_cached(sql::GAMES)?;
            let starts = statement.query_map(params![table, before, limit], read_start)?;
            starts.map(|start| Ok(start?.start)).collect()
        })
    }
}

/// An append and whom to tell. However it ends, they are told once.
struct AppendRequest {
    append: Append,
    outcome: Result<(), AppendError>,
    done: Option<AppendDone>,
}

impl Request for AppendRequest {
    fn run(&mut self, writing: &mut Writing<'_>) -> rusqlite::Result<()> {
        self.outcome = run(writing, &self.append)?;
        Ok(())
    }

    fn fail(&mut self, error: StorageError) {
        self.outcome = Err(error.into());
    }

    fn answer(self: Box<Self>) {
        // By being dropped: so does a request that the writer never gets to.
    }
}

impl Drop for AppendRequest {
    fn drop(&mut self) {
        if let Some(done) = self.done.take() {
            let outcome = std::mem::replace(&mut self.outcome, Ok(()));
            // A callback that panics must not end the writer, and everybody's moves with it.
            let _ = catch_unwind(AssertUnwindSafe(|| done(outcome)));
        }
    }
}

/// The outer result says how storage did; the inner one is the answer: what was done, or why it was refused
/// *before anything was written*.
fn run(writing: &mut Writing<'_>, append: &Append) -> rusqlite::Result<Result<(), AppendError>> {
    if append.has_empty_entry() {
        return Ok(Err(AppendError::Empty));
    }
    let connection = writing.connection;
    if let Some(known) = writing.known.get_mut(&append.table) {
        if append.first != known.next {
            return Ok(Err(AppendError::Conflict { expected: known.next }));
        }
        add(connection, known, append)?;
        writing.appended += append.entries.len() as u64;
        return Ok(Ok(()));
    }
    let found = match find(connection, &append.table)? {
        Found::Table(found) => Some(found),
        Found::Nothing => None,
        Found::Gone => return Ok(Err(AppendError::Conflict { expected: u64::MAX })),
    };
    let expected = found.as_ref().map_or(0, |found| found.next);
    if append.first != expected {
        return Ok(Err(AppendError::Conflict { expected }));
    }
    let mut known = if let Some(found) = found {
        found
    } else {
        let id = connection.prepare_cached(sql::ADD_TABLE)?.insert([&append.table])?;
        KnownTable { id, next: 0, hash: ChainHash::first(&append.table), seating: None }
    };
    add(connection, &mut known, append)?;
    writing.appended += append.entries.len() as u64;
    writing.known.insert(append.table.clone(), known);
    Ok(Ok(()))
}

/// Writes all of an append whose number is right.
fn add(connection: &Connection, known: &mut KnownTable, append: &Append) -> rusqlite::Result<()> {
    if !append.entries.is_empty() {
        let mut add = connection.prepare_cached(sql::ADD_ENTRY)?;
        for entry in &append.entries {
            let hash = known.hash.then(known.next, entry);
            add.execute(params![known.id, signed(known.next), entry, hash.0])?;
            (known.next, known.hash) = (known.next + 1, hash);
        }
    }
    for start in &append.game_starts {
        let before = hash_before(connection, (known.id, &append.table), start.first)?;
        let mut put = connection.prepare_cached(sql::PUT_GAME_START)?;
        let GameStart { number, first, checkpoint } = start;
        let hash = before.of_start(start);
        put.execute(params![known.id, number, signed(*first), checkpoint, before.0, hash.0])?;
    }
    if let Some(summary) = &append.summary {
        tables::replace_summary(connection, known, summary)?;
    }
    results::add(connection, known.id, &append.results)
}

/// What there is under a code.
enum Found {
    Nothing,
    Table(KnownTable),
    /// A table that was deleted: its code is never given to another one.
    Gone,
}

fn find(connection: &Connection, table: &str) -> rusqlite::Result<Found> {
    let mut known = connection.prepare_cached(sql::KNOWN_TABLE)?;
    let known = known.query_row([table], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let Some((id, is_gone)) = known else { return Ok(Found::Nothing) };
    if is_gone {
        return Ok(Found::Gone);
    }
    let mut last = connection.prepare_cached(sql::LAST_ENTRY)?;
    let last = last.query_row([id], |row| Ok((row.get::<_, i64>(0)?, read_hash(row, 1)?)));
    let (next, hash) = match last.optional()? {
        None => (0, ChainHash::first(table)),
        // A hash that cannot be read is damage, which is found by whoever reads the entry.
        Some((last, hash)) => (last.cast_unsigned() + 1, hash.unwrap_or_default()),
    };
    Ok(Found::Table(KnownTable { id, next, hash, seating: None }))
}

fn table_id(connection: &Connection, table: &str) -> rusqlite::Result<Option<i64>> {
    connection.prepare_cached(sql::TABLE_ID)?.query_row([table], |row| row.get(0)).optional()
}

/// Several statements that read see the database as of one moment, whatever is committed between them.
fn one_moment<T>(
    connection: &Connection,
    look_up: impl FnOnce() -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    execute(connection, sql::BEGIN_READING)?;
    let found = look_up();
    // Nothing was written.
    execute(connection, sql::ROLLBACK)?;
    found
}
