//! How people fared: one row for each seat somebody had in a game that ended, and sums over them.

use rusqlite::{Connection, params};

use crate::{Answer, ReadError, Store, sql};

/// How a person fared at one seat of a game. It belongs to the table whose append carries it.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatResult {
    /// The person's id. A result of somebody unknown (deleted) is not kept.
    pub person: String,
    /// The game's id.
    pub game: String,
    /// Which of the table's games it was, for rematches share a table; from 0.
    pub nth: u32,
    /// The seat, from 0.
    pub seat: u8,
    /// How many sat at the table.
    pub seats: u8,
    /// The place: 1 is the first.
    pub place: u8,
    /// Points, as the game counts them.
    pub points: i64,
    /// The share of the win: 1 for the only winner, a half each for two.
    pub share: f64,
    /// When the game ended.
    pub ended_at: i64,
}

/// A result as it was stored.
#[derive(Debug, Clone, PartialEq)]
pub struct PastResult {
    /// Results are numbered in the order they came in; the next page is `before` the last number.
    pub number: i64,
    /// The table's code.
    pub table: String,
    /// The result.
    pub result: SeatResult,
}

/// A person's results in one game, summed up.
#[derive(Debug, Clone, PartialEq)]
pub struct Statistics {
    /// The game's id.
    pub game: String,
    /// How many games.
    pub games: u64,
    /// Shares of wins, added up.
    pub wins: f64,
    /// The mean place.
    pub mean_place: f64,
    /// The mean of points.
    pub mean_points: f64,
    /// The fewest points: the best ones where few are good.
    pub fewest_points: i64,
    /// The most points: the best ones where many are good.
    pub most_points: i64,
}

impl Store {
    /// A person's results, the newest first; the next page is `before` the last number.
    pub fn person_results(
        &self,
        person: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<PastResult>, ReadError>> {
        let person = person.to_owned();
        let before = before.unwrap_or(i64::MAX);
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(sql::PERSON_RESULTS)?;
            let rows = statement.query_map(params![person, before, limit], |row| {
                Ok(PastResult {
                    number: row.get(0)?,
                    table: row.get(1)?,
                    result: SeatResult {
                        person: row.get(2)?,
                        game: row.get(3)?,
                        nth: row.get(4)?,
                        seat: row.get(5)?,
                        seats: row.get(6)?,
                        place: row.get(7)?,
                        points: row.get(8)?,
                        share: row.get(9)?,
                        ended_at: row.get(10)?,
                    },
                })
            })?;
            rows.collect()
        })
    }

    /// A person's results summed up by game, in the order of the games' ids.
    pub fn person_statistics(&self, person: &str) -> Answer<Result<Vec<Statistics>, ReadError>> {
        let person = person.to_owned();
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(sql::PERSON_STATISTICS)?;
            let rows = statement.query_map([person], |row| {
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
        })
    }
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
        let SeatResult { person, game, nth, seat, seats, place, points, share, ended_at } = result;
        add.execute(params![
            person, table, game, nth, seat, seats, place, points, share, ended_at
        ])?;
    }
    Ok(())
}
