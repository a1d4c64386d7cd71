//! Logs and where games start: appending by number, and reading.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::{Connection, OptionalExtension, Row, params};
use vierblatt_store::{
    Answer, Append, AppendDone, AppendError, GameStart, Log, ReadError, StorageError, StoredGame,
    StoredTable,
};

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
                let from = start.as_ref().map_or(0, |start| start.first);
                Ok(Some(StoredTable { start, entries: entries(connection, id, from, u64::MAX)? }))
            })
        })
    }

    fn read(&self, table: &str, from: u64, limit: u32) -> Answer<Result<Vec<Vec<u8>>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let mut statement = connection.prepare_cached(sql::READ_LOG)?;
            statement.query_map(params![table, signed(from), limit], |row| row.get(0))?.collect()
        })
    }

    fn game(&self, table: &str, number: u32) -> Answer<Result<Option<StoredGame>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            one_moment(connection, || {
                let Some(id) = table_id(connection, &table)? else { return Ok(None) };
                let mut find = connection.prepare_cached(sql::GAME)?;
                let start = find.query_row(params![id, number], read_start).optional()?;
                let Some(start) = start else { return Ok(None) };
                let mut find_next = connection.prepare_cached(sql::NEXT_GAME)?;
                let next = find_next.query_row(params![id, number], |row| row.get(0)).optional()?;
                let to = next.map_or(u64::MAX, i64::cast_unsigned);
                let entries = entries(connection, id, start.first, to)?;
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
            statement.query_map(params![table, before, limit], read_start)?.collect()
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
        return Ok(Ok(()));
    }
    let found = find(connection, &append.table)?;
    let expected = found.as_ref().map_or(0, |found| found.next);
    if append.first != expected {
        return Ok(Err(AppendError::Conflict { expected }));
    }
    let mut known = if let Some(found) = found {
        found
    } else {
        let id = connection.prepare_cached(sql::ADD_TABLE)?.insert([&append.table])?;
        KnownTable { id, next: 0, seating: None }
    };
    add(connection, &mut known, append)?;
    writing.known.insert(append.table.clone(), known);
    Ok(Ok(()))
}

/// Writes all of an append whose number is right.
fn add(connection: &Connection, known: &mut KnownTable, append: &Append) -> rusqlite::Result<()> {
    if !append.entries.is_empty() {
        let mut add = connection.prepare_cached(sql::ADD_ENTRY)?;
        for entry in &append.entries {
            add.execute(params![known.id, signed(known.next), entry])?;
            known.next += 1;
        }
    }
    for GameStart { number, first, checkpoint } in &append.game_starts {
        let mut put = connection.prepare_cached(sql::PUT_GAME_START)?;
        put.execute(params![known.id, number, signed(*first), checkpoint])?;
    }
    if let Some(summary) = &append.summary {
        tables::replace_summary(connection, known, summary)?;
    }
    results::add(connection, known.id, &append.results)
}

fn find(connection: &Connection, table: &str) -> rusqlite::Result<Option<KnownTable>> {
    let Some(id) = table_id(connection, table)? else { return Ok(None) };
    let mut last = connection.prepare_cached(sql::LAST_NUMBER)?;
    let last: Option<i64> = last.query_row([id], |row| row.get(0))?;
    let next = last.map_or(0, |last| last.cast_unsigned() + 1);
    Ok(Some(KnownTable { id, next, seating: None }))
}

fn table_id(connection: &Connection, table: &str) -> rusqlite::Result<Option<i64>> {
    connection.prepare_cached(sql::TABLE_ID)?.query_row([table], |row| row.get(0)).optional()
}

/// The entries with numbers from `from` to before `to`.
fn entries(
    connection: &Connection,
    table: i64,
    from: u64,
    to: u64,
) -> rusqlite::Result<Vec<Vec<u8>>> {
    let mut statement = connection.prepare_cached(sql::READ_ENTRIES)?;
    statement.query_map(params![table, signed(from), signed(to)], |row| row.get(0))?.collect()
}

fn read_start(row: &Row<'_>) -> rusqlite::Result<GameStart> {
    let first = row.get::<_, i64>(1)?.cast_unsigned();
    Ok(GameStart { number: row.get(0)?, first, checkpoint: row.get(2)? })
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
