//! What lists show of tables: kept beside the logs, written with them, never folded from them.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use vierblatt_protocol::Status;
use vierblatt_store::{Idle, ListedTable, Ms, PersonId, TableSummary};

use crate::sql;
use crate::values::{Seats, people_text, read_ms, read_people, read_status, signed, status_number};
use crate::writer::{KnownTable, Writing};

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

pub(crate) fn idle(
    connection: &Connection,
    idle: Idle,
    before: Ms,
    after: Option<(Ms, i64)>,
    limit: u32,
) -> rusqlite::Result<Vec<ListedTable>> {
    let (at, number) = after.map_or((i64::MIN, i64::MIN), |(at, number)| (signed(at), number));
    let before = signed(before);
    match idle {
        Idle::EmptyLobby => {
            list(connection, sql::EMPTY_LOBBIES, params![before, at, number, limit])
        }
        idle => {
            let status = status_number(idle.status());
            list(connection, sql::IDLE_TABLES, params![before, at, number, limit, status])
        }
    }
}

/// Takes a table out of everything that finds it; its entries are left for [`remove_leftovers`].
pub(crate) fn delete(
    writing: &mut Writing<'_>,
    code: &str,
    unchanged_since: Ms,
) -> rusqlite::Result<bool> {
    let connection = writing.connection;
    let mut find = connection.prepare_cached(sql::UNCHANGED_TABLE)?;
    let found = find.query_row(params![code, signed(unchanged_since)], |row| {
        Ok((row.get::<_, i64>(0)?, read_status(row, 1)?, read_people(row, 2)?))
    });
    let Some((id, status, people)) = found.optional()? else { return Ok(false) };
    let mut remove = connection.prepare_cached(sql::REMOVE_MEMBER)?;
    for person in people {
        remove.execute(params![person.as_str(), status_number(status), id])?;
    }
    connection.prepare_cached(sql::DELETE_SUMMARY)?.execute([id])?;
    connection.prepare_cached(sql::DELETE_STARTS)?.execute([id])?;
    connection.prepare_cached(sql::MARK_GONE)?.execute([id, 1])?;
    writing.known.remove(code);
    Ok(true)
}

/// Removes entries of one deleted table.
pub(crate) fn remove_leftovers(connection: &Connection, limit: u32) -> rusqlite::Result<u32> {
    let mut find = connection.prepare_cached(sql::LEFTOVER)?;
    let Some(id) = find.query_row([], |row| row.get::<_, i64>(0)).optional()? else {
        return Ok(0);
    };
    let mut delete = connection.prepare_cached(sql::DELETE_ENTRIES)?;
    let deleted = delete.execute(params![id, limit])?;
    if deleted < limit as usize {
        connection.prepare_cached(sql::MARK_GONE)?.execute([id, 2])?;
    }
    connection.prepare_cached(sql::COUNT_DELETED)?.execute([deleted as i64])?;
    // A table without entries counts as well: there may be another one.
    Ok(deleted.max(1) as u32)
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
