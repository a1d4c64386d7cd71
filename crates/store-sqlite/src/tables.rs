//! What lists show of tables: kept beside the logs, written with them, never folded from them.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use vierblatt_protocol::Status;
use vierblatt_store::{ListedTable, Ms, PersonId, TableSummary};

use crate::sql;
use crate::values::{Seats, people_text, read_ms, read_people, read_status, signed, status_number};
use crate::writer::KnownTable;

pub(crate) fn find(connection: &Connection, code: &str) -> rusqlite::Result<Option<ListedTable>> {
    connection.prepare_cached(sql::TABLE)?.query_row([code], read_table).optional()
}

pub(crate) fn open(connection: &Connection, limit: u32) -> rusqlite::Result<Vec<ListedTable>> {
    list(connection, sql::OPEN_TABLES, [limit])
}

pub(crate) fn due(
    connection: &Connection,
    before: Ms,
    after: Option<(Ms, i64)>,
    limit: u32,
) -> rusqlite::Result<Vec<ListedTable>> {
    let (at, number) = after.map_or((i64::MIN, i64::MIN), |(at, number)| (signed(at), number));
    list(connection, sql::DUE_TABLES, params![signed(before), at, number, limit])
}

pub(crate) fn of_person(
    connection: &Connection,
    person: &PersonId,
    status: Status,
    before: Option<i64>,
    limit: u32,
) -> rusqlite::Result<Vec<ListedTable>> {
    let (status, before) = (status_number(status), before.unwrap_or(i64::MAX));
    list(connection, sql::PERSON_TABLES, params![person.as_str(), status, before, limit])
}

pub(crate) fn count_of_person(
    connection: &Connection,
    person: &PersonId,
    status: Status,
) -> rusqlite::Result<u64> {
    let mut count = connection.prepare_cached(sql::COUNT_PERSON_TABLES)?;
    let of_whom = params![person.as_str(), status_number(status)];
    count.query_row(of_whom, |row| row.get(0)).map(i64::cast_unsigned)
}

pub(crate) fn count(connection: &Connection) -> rusqlite::Result<u64> {
    let mut newest = connection.prepare_cached(sql::COUNT_TABLES)?;
    let newest: Option<i64> = newest.query_row([], |row| row.get(0))?;
    Ok(newest.map_or(0, i64::cast_unsigned))
}

/// Replaces what lists show of a table.
pub(crate) fn replace_summary(
    connection: &Connection,
    table: &mut KnownTable,
    summary: &TableSummary,
) -> rusqlite::Result<()> {
    let before = match table.seating.take() {
        Some(seating) => Some(seating),
        None => seating(connection, table.id)?,
    };
    let write = if before.is_some() { sql::REPLACE_SUMMARY } else { sql::ADD_SUMMARY };
    let status = status_number(summary.status);
    connection.prepare_cached(write)?.execute(params![
        table.id,
        summary.game,
        status,
        summary.listed,
        signed(summary.opened_at),
        signed(summary.changed_at),
        summary.wake_at.map(signed),
        people_text(&summary.people)?,
        Seats { seats: summary.seats, taken: summary.taken }.text()?,
    ])?;
    // With most moves nobody comes or goes.
    if let Some((then, people)) = before {
        if then == summary.status && people == summary.people {
            table.seating = Some((then, people));
            return Ok(());
        }
        let mut remove = connection.prepare_cached(sql::REMOVE_MEMBER)?;
        for person in people {
            remove.execute(params![person.as_str(), status_number(then), table.id])?;
        }
    }
    let mut add = connection.prepare_cached(sql::ADD_MEMBER)?;
    for person in &summary.people {
        add.execute(params![person.as_str(), status, table.id])?;
    }
    table.seating = Some((summary.status, summary.people.clone()));
    Ok(())
}

/// Status and people of the summary that is stored.
fn seating(
    connection: &Connection,
    table: i64,
) -> rusqlite::Result<Option<(Status, Vec<PersonId>)>> {
    let mut find = connection.prepare_cached(sql::SEATING)?;
    find.query_row([table], |row| Ok((read_status(row, 0)?, read_people(row, 1)?))).optional()
}

fn list(
    connection: &Connection,
    query: &str,
    params: impl Params,
) -> rusqlite::Result<Vec<ListedTable>> {
    connection.prepare_cached(query)?.query_map(params, read_table)?.collect()
}

fn read_table(row: &Row<'_>) -> rusqlite::Result<ListedTable> {
    let Seats { seats, taken } = Seats::read(row, 9)?;
    let wake_at: Option<i64> = row.get(7)?;
    Ok(ListedTable {
        number: row.get(0)?,
        code: row.get(1)?,
        summary: TableSummary {
            game: row.get(2)?,
            status: read_status(row, 3)?,
            listed: row.get(4)?,
            opened_at: read_ms(row, 5)?,
            changed_at: read_ms(row, 6)?,
            wake_at: wake_at.map(|at| u64::try_from(at).unwrap_or(0)),
            people: read_people(row, 8)?,
            seats,
            taken,
        },
    })
}
