//! Logs: appending by number, and reading.

use rusqlite::{OptionalExtension, params};

use crate::writer::{Known, Writing};
use crate::{Answer, AppendError, ReadError, SeatResult, Store, TableIndex, results, sql, tables};

/// Entries to add to a table's log, and what follows from them. All of it is stored, or nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// The table's code. A table is made with its first append.
    pub table: String,
    /// The number the first entry must get; they count from 0. Checked even if there are no entries.
    pub first: u64,
    /// The entries. None at all is fine, to replace the index alone.
    pub entries: Vec<Vec<u8>>,
    /// What lists show of the table from now on, if that changes.
    pub index: Option<TableIndex>,
    /// How people fared, when a game has ended.
    pub results: Vec<SeatResult>,
}

impl Append {
    /// Entries alone.
    pub fn new(table: impl Into<String>, first: u64, entries: Vec<Vec<u8>>) -> Append {
        Append { table: table.into(), first, entries, index: None, results: Vec::new() }
    }
}

impl Store {
    /// Adds entries to a log if the first one's number is the next; answered `Ok` when they are on disk.
    pub fn append(&self, append: Append) -> Answer<Result<(), AppendError>> {
        self.write_or_refuse(move |writing| run(writing, &append))
    }

    /// A table's entries from this number on. None if there is no such table.
    pub fn read_log(&self, table: &str, from: u64) -> Answer<Result<Vec<Vec<u8>>, ReadError>> {
        let table = table.to_owned();
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(sql::READ_LOG)?;
            statement.query_map(params![table, from], |row| row.get(0))?.collect()
        })
    }
}

fn run(writing: &mut Writing<'_>, append: &Append) -> rusqlite::Result<Result<(), AppendError>> {
    let known = match writing.known.get(&append.table) {
        Some(known) => Some(*known),
        None => look_up(writing, &append.table)?,
    };
    let expected = known.map_or(0, |known| known.next);
    if append.first != expected {
        return Ok(Err(AppendError::Conflict { expected }));
    }
    let id = match known {
        Some(known) => known.id,
        None => writing.connection.prepare_cached(sql::ADD_TABLE)?.insert([&append.table])?,
    };
    let mut next = append.first;
    let mut add = writing.connection.prepare_cached(sql::ADD_ENTRY)?;
    for entry in &append.entries {
        add.execute(params![id, next as i64, entry])?;
        next += 1;
    }
    if let Some(index) = &append.index {
        tables::replace_index(writing.connection, id, index)?;
    }
    results::add(writing.connection, id, &append.results)?;
    let now = Known { id, next };
    match writing.known.get_mut(&append.table) {
        Some(known) => *known = now,
        None => drop(writing.known.insert(append.table.clone(), now)),
    }
    Ok(Ok(()))
}

fn look_up(writing: &Writing<'_>, table: &str) -> rusqlite::Result<Option<Known>> {
    let mut find = writing.connection.prepare_cached(sql::TABLE_ID)?;
    let Some(id) = find.query_row([table], |row| row.get(0)).optional()? else { return Ok(None) };
    let mut last = writing.connection.prepare_cached(sql::LAST_NUMBER)?;
    let last: Option<i64> = last.query_row([id], |row| row.get(0))?;
    Ok(Some(Known { id, next: last.map_or(0, |last| last as u64 + 1) }))
}
