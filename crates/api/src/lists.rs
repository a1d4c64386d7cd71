//! What stores keep of tables and results, as lists show it.

use vierblatt_protocol::Status;
use vierblatt_store::{ListedTable, PastResult, Statistics};

use crate::{GameStatistics, ListStatus, ResultInList, TableInList};

impl From<ListStatus> for Status {
    fn from(status: ListStatus) -> Self {
        match status {
            ListStatus::Open => Status::Lobby,
            ListStatus::Playing => Status::Playing,
            ListStatus::Over => Status::Over,
        }
    }
}

/// Without a time at which it goes: whoever deletes tables knows it.
impl From<ListedTable> for TableInList {
    fn from(table: ListedTable) -> Self {
        let ListedTable { number, code, summary } = table;
        TableInList {
            goes_at: None,
            number,
            code,
            game: summary.game,
            status: match summary.status {
                Status::Lobby => ListStatus::Open,
                Status::Playing => ListStatus::Playing,
                Status::Over => ListStatus::Over,
            },
            seats: summary.seats,
            taken: summary.taken,
            opened_at: summary.opened_at,
            changed_at: summary.changed_at,
        }
    }
}

impl From<PastResult> for ResultInList {
    fn from(past: PastResult) -> Self {
        let PastResult { number, table, result } = past;
        ResultInList {
            number,
            table,
            game: result.game,
            game_number: result.game_number,
            seat: result.seat,
            seats: result.seats,
            place: result.place,
            points: result.points,
            won: result.share,
            ended_at: result.ended_at,
        }
    }
}

impl From<Statistics> for GameStatistics {
    fn from(statistics: Statistics) -> Self {
        let Statistics { game, games, wins, mean_place, mean_points, fewest_points, most_points } =
            statistics;
        GameStatistics { game, games, wins, mean_place, mean_points, fewest_points, most_points }
    }
}
