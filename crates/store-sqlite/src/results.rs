//! How people did: one row for each seat that somebody had in a game that ended, and sums over them.

use rusqlite::{Connection, params};
use vierblatt_store::{PastResult, PersonId, SeatResult, Statistics};

use crate::sql;
use crate::values::{read_ms, read_person, signed};

pub(crate) fn of_person(
    connection: &Connection,
    person: &PersonId,
    before: Option<i64>,
    limit: u32,
) -> rusqlite::Result<Vec<PastResult>> {
    let mut statement = connection.prepare_cached(sql::PERSON_RESULTS)?;
    let page = params![person.as_str(), before.unwrap_or(i64::MAX), limit];
    let rows = statement.query_map(page, |row| {
        Ok(PastResult {
            number: row.get(0)?,
            table: row.get(1)?,
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
    })?;
    rows.collect()
}

pub(crate) fn sum_up(
    connection: &Connection,
    person: &PersonId,
) -> rusqlite::Result<Vec<Statistics>> {
    let mut statement = connection.prepare_cached(sql::PERSON_STATISTICS)?;
    let rows = statement.query_map([person.as_str()], |row| {
        Ok(Statistics {
            game: row.get(0)?,
            games: row.get::<_, i64>(1)?.cast_unsigned(),
            wins: row.get(2)?,
            mean_place: row.get(3)?,
            mean_points: row.get(4)?,
            fewest_points: row.get(5)?,
            most_points: row.get(6)?,
        })
    })?;
    rows.collect()
}

/// Stores the results of a game that ended at this table.
pub(crate) fn add(
    connection: &Connection,
    table: i64,
    results: &[SeatResult],
) -> rusqlite::Result<()> {
    if results.is_empty() {
        return Ok(());
    }
    let mut add = connection.prepare_cached(sql::ADD_RESULT)?;
    for result in results {
        let SeatResult { person, game, game_number, seat, seats, place, points, share, ended_at } =
            result;
        let ended_at = signed(*ended_at);
        add.execute(params![
            person.as_str(),
            table,
            game,
            game_number,
            seat,
            seats,
            place,
            points,
            share,
            ended_at
        ])?;
    }
    Ok(())
}
