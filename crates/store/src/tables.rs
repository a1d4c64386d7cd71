//! What lists need to know of tables: kept beside the logs, written with them, never folded from them.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Params, Row, ToSql, params};

use crate::{Answer, ReadError, Store, sql};

/// Where a table is in its life. A rematch takes it from `Over` back to `Playing`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Waiting for people.
    Open,
    /// A game goes on.
    Playing,
    /// The last game has ended.
    Over,
}

/// What lists show of a table. Replaced as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableIndex {
    /// The game's id.
    pub game: String,
    /// Where the table is in its life.
    pub status: Status,
    /// Whether everyone may see it in the list of open tables.
    pub listed: bool,
    /// When it was made.
    pub created_at: i64,
    /// When it last changed.
    pub changed_at: i64,
    /// When somebody must look after it even if nobody comes by: a deadline, a bot's move.
    pub wake_at: Option<i64>,
    /// The ids of the people at it.
    pub people: Vec<String>,
    /// Whatever else a list shows, as JSON. No names of people: those can be deleted.
    pub summary: String,
}

/// A table as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexedTable {
    /// Tables are numbered in the order they were made; the next page of a list is `before` its last number.
    pub number: i64,
    /// The table's code.
    pub code: String,
    /// What was last said of it.
    pub index: TableIndex,
}

impl Store {
    /// What lists show of one table.
    pub fn table(&self, code: &str) -> Answer<Result<Option<IndexedTable>, ReadError>> {
        let code = code.to_owned();
        self.read(move |connection| {
            connection.prepare_cached(sql::TABLE)?.query_row([code], read_table).optional()
        })
    }

    /// Tables that wait for people and are listed, the newest first.
    pub fn open_tables(&self, limit: u32) -> Answer<Result<Vec<IndexedTable>, ReadError>> {
        self.read(move |connection| list(connection, sql::OPEN_TABLES, [limit]))
    }

    /// Tables that are not over and whose `wake_at` is before this time, the most urgent first. With
    /// `i64::MAX` all that have one: what a server that starts must look after.
    pub fn due_tables(
        &self,
        before: i64,
        limit: u32,
    ) -> Answer<Result<Vec<IndexedTable>, ReadError>> {
        self.read(move |connection| list(connection, sql::DUE_TABLES, params![before, limit]))
    }

    /// A person's tables of this status, the newest first; the next page is `before` the last number.
    pub fn person_tables(
        &self,
        person: &str,
        status: Status,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<IndexedTable>, ReadError>> {
        let person = person.to_owned();
        let before = before.unwrap_or(i64::MAX);
        self.read(move |connection| {
            list(connection, sql::PERSON_TABLES, params![person, status, before, limit])
        })
    }

    /// How many tables of this status a person is at: to limit how many one may open.
    pub fn count_person_tables(
        &self,
        person: &str,
        status: Status,
    ) -> Answer<Result<u64, ReadError>> {
        let person = person.to_owned();
        self.read(move |connection| {
            let mut count = connection.prepare_cached(sql::COUNT_PERSON_TABLES)?;
            count.query_row(params![person, status], |row| row.get(0)).map(i64::cast_unsigned)
        })
    }

    /// How many tables there have ever been.
    pub fn count_tables(&self) -> Answer<Result<u64, ReadError>> {
        self.read(|connection| {
            let mut newest = connection.prepare_cached(sql::COUNT_TABLES)?;
            let newest: Option<i64> = newest.query_row([], |row| row.get(0))?;
            Ok(newest.map_or(0, i64::cast_unsigned))
        })
    }
}

/// Says anew what lists show of a table.
pub(crate) fn replace_index(
    connection: &Connection,
    table: i64,
    index: &TableIndex,
) -> rusqlite::Result<()> {
    let TableIndex { game, status, listed, created_at, changed_at, wake_at, people, summary } =
        index;
    let mut seating = connection.prepare_cached(sql::SEATING)?;
    let before: Option<(Status, String)> =
        seating.query_row([table], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let write = if before.is_some() { sql::REPLACE_INDEX } else { sql::ADD_INDEX };
    let ids = serde_json::Value::from(people.as_slice()).to_string();
    connection.prepare_cached(write)?.execute(params![
        table, game, status, listed, created_at, changed_at, wake_at, ids, summary
    ])?;
    // With most moves nobody comes or goes.
    if before.as_ref().is_some_and(|(then, there)| then == status && *there == ids) {
        return Ok(());
    }
    if let Some((then, there)) = before {
        let mut remove = connection.prepare_cached(sql::REMOVE_MEMBER)?;
        for person in read_people(&there) {
            remove.execute(params![person, then, table])?;
        }
    }
    let mut add = connection.prepare_cached(sql::ADD_MEMBER)?;
    for person in people {
        add.execute(params![person, status, table])?;
    }
    Ok(())
}

fn list(
    connection: &Connection,
    query: &str,
    params: impl Params,
) -> rusqlite::Result<Vec<IndexedTable>> {
    connection.prepare_cached(query)?.query_map(params, read_table)?.collect()
}

fn read_table(row: &Row<'_>) -> rusqlite::Result<IndexedTable> {
    Ok(IndexedTable {
        number: row.get(0)?,
        code: row.get(1)?,
        index: TableIndex {
            game: row.get(2)?,
            status: row.get(3)?,
            listed: row.get(4)?,
            created_at: row.get(5)?,
            changed_at: row.get(6)?,
            wake_at: row.get(7)?,
            people: read_people(row.get_ref(8)?.as_str()?),
            summary: row.get(9)?,
        },
    })
}

/// The store wrote this list itself; nothing else is ever in its place.
fn read_people(ids: &str) -> Vec<String> {
    serde_json::from_str(ids).unwrap_or_default()
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Over => 2,
        }))
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_i64()? {
            0 => Ok(Status::Open),
            1 => Ok(Status::Playing),
            2 => Ok(Status::Over),
            other => Err(FromSqlError::OutOfRange(other)),
        }
    }
}
