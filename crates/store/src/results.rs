//! How people did in games: one result for each seat that somebody had when a game ended, and sums over them.

use serde::{Deserialize, Serialize};

use crate::{Ms, PersonId};

/// How a person did at one seat of a game. It belongs to the table whose append carries it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SeatResult {
    /// The person. A result of somebody unknown (deleted) is not kept.
    pub person: PersonId,
    /// The game's id.
    pub game: String,
    /// Which of the table's games it was, because rematches share a table; from 1.
    pub game_number: u32,
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
    pub ended_at: Ms,
}

/// A result as it was stored.
#[derive(Debug, Clone, PartialEq)]
pub struct PastResult {
    /// Results are numbered in the order in which they came in; the next page is `before` the last number.
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
