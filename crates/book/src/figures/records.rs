//! The records board of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Played;

/// What was never done better, or worse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    /// The lowest total.
    LowestTotal,
    /// The highest total.
    HighestTotal,
    /// The best round.
    BestRound,
    /// The worst round.
    WorstRound,
    /// The most games won in a row, shared wins among them.
    LongestStreak,
    /// The fewest points between the first and the second.
    ClosestFinish,
    /// The most points behind after a round, and won.
    GreatestComeback,
    /// The most rounds that were one's best of all, without winning.
    RoundsWithoutWin,
}

/// A record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BookRecord {
    /// Which.
    pub kind: RecordKind,
    /// Whose.
    pub member: String,
    /// How many points, games or rounds.
    #[ts(type = "number")]
    pub value: i64,
    /// On which sheet; of a streak the last.
    pub sheet: String,
    /// On which day.
    pub day: String,
}

/// A board that keeps the first of equal records.
struct Board(Vec<BookRecord>);

impl Board {
    fn offer(
        &mut self,
        kind: RecordKind,
        is_better: bool,
        member: &str,
        value: i64,
        one: &Played<'_>,
    ) {
        let record = || BookRecord {
            kind,
            member: member.to_owned(),
            value,
            sheet: one.id.to_owned(),
            day: one.day().to_owned(),
        };
        match self.0.iter_mut().find(|known| known.kind == kind) {
            None => self.0.push(record()),
            Some(known) if (value > known.value) == is_better && value != known.value => {
                *known = record();
            }
            Some(_) => {}
        }
    }
}

/// All records, in the order in which a board shows them.
pub(super) fn records(played: &[&Played<'_>]) -> Vec<BookRecord> {
    let mut board = Board(Vec::new());
    let mut streaks: BTreeMap<&str, i64> = BTreeMap::new();
    for one in played {
        let few = one.opening.fewest_win;
        for (player, member) in one.players.iter().enumerate() {
            let total = one.totals[player];
            board.offer(RecordKind::LowestTotal, false, member, total, one);
            board.offer(RecordKind::HighestTotal, true, member, total, one);
            for value in one.rows.iter().filter_map(|row| row[player]) {
                board.offer(RecordKind::BestRound, !few, member, i64::from(value), one);
                board.offer(RecordKind::WorstRound, few, member, i64::from(value), one);
            }
            let streak = streaks.entry(member).or_default();
            *streak = if one.place(player) == 1 { *streak + 1 } else { 0 };
            if *streak > 1 {
                board.offer(RecordKind::LongestStreak, true, member, *streak, one);
            }
        }
        let winners = one.winners();
        if let [winner] = winners.as_slice() {
            let others = one.totals.iter().enumerate().filter(|(player, _)| player != winner);
            let gap = others.map(|(_, total)| (total - one.totals[*winner]).abs()).min();
            if let Some(gap) = gap {
                board.offer(RecordKind::ClosestFinish, false, one.players[*winner], gap, one);
            }
            let behind = comeback(one, *winner);
            if behind > 0 {
                board.offer(RecordKind::GreatestComeback, true, one.players[*winner], behind, one);
            }
        }
        for (player, member) in
            one.players.iter().enumerate().filter(|(player, _)| !winners.contains(player))
        {
            let won = one.rows.iter().filter(|row| is_best(one, row, player)).count() as i64;
            if won > 0 {
                board.offer(RecordKind::RoundsWithoutWin, true, member, won, one);
            }
        }
    }
    board.0.sort_by_key(|record| record.kind as u8);
    board.0
}

/// How far behind the leader somebody ever was.
fn comeback(one: &Played<'_>, player: usize) -> i64 {
    let mut sums = vec![0_i64; one.players.len()];
    let mut most = 0;
    for row in &one.rows {
        for (sum, value) in sums.iter_mut().zip(row) {
            *sum += i64::from(value.unwrap_or(0));
        }
        let best = if one.opening.fewest_win { sums.iter().min() } else { sums.iter().max() };
        most = most.max((sums[player] - best.copied().unwrap_or(0)).abs());
    }
    most
}

/// Whether a round was a player's alone.
fn is_best(one: &Played<'_>, row: &[Option<i32>], player: usize) -> bool {
    let Some(own) = row[player] else { return false };
    let others = row.iter().enumerate().filter(|(other, _)| *other != player);
    let mut others = others.filter_map(|(_, value)| *value).peekable();
    others.peek().is_some() && others.all(|value| one.is_better(i64::from(own), i64::from(value)))
}
