//! Online games in a book: of the tables that were opened from a group, games that are over become sheets, once. A game for one is a
//! sheet of one player, with 1 for a game that was won; figures count those by themselves.

use std::sync::Arc;

use serde::Deserialize;
use vierblatt_book::{EntryId, Opening, What};
use vierblatt_bookshelf::{Bookshelf, OpenBook};
use vierblatt_bus::{ClientNetwork, GameInfo, Perspective, Reply, Request};
use vierblatt_protocol::Occupant;
use vierblatt_store::{Ms, SeatResult};

use crate::edge::Edge;
use crate::error::ApiError;
use crate::types::GameOutcome;

/// For how long after it was opened a table is asked for its games.
const ASKED_FOR: Ms = 14 * 24 * 3600 * 1000;
/// How many of the latest tables are asked.
const MOST_TABLES: usize = 8;
/// How many steps are read at once, and at most.
const PAGE: usize = 500;
const MOST_STEPS: usize = 20_000;
/// How many results of a person are looked through.
const RESULTS: u32 = 100;

/// A game step by step, as much of it as counts here.
#[derive(Deserialize)]
struct ReplayPage {
    table: Table,
    steps: Vec<Step>,
    outcome: Option<GameOutcome>,
}

#[derive(Deserialize)]
struct Table {
    game: String,
    seats: Vec<Seat>,
}

#[derive(Deserialize)]
struct Seat {
    occupant: Occupant,
}

#[derive(Deserialize)]
struct Step {
    action: String,
    game: Totals,
}

#[derive(Deserialize)]
struct Totals {
    totals: Vec<i32>,
}

/// Writes the games into the book that are over and not in it yet. What fails is tried again when the book is next looked at.
pub(crate) async fn count(edge: &Edge, client: ClientNetwork, shelf: &Bookshelf, open: &OpenBook) {
    let Ok((book, _)) = shelf.read(open).await else { return };
    let since = edge.clock.now().saturating_sub(ASKED_FOR);
    for code in book.tables_since(since, MOST_TABLES) {
        let ask = Request::Games { code: code.as_str().into(), before: None };
        let Ok(Reply::Games(games)) = edge.request(client, ask).await else { continue };
        for GameInfo { number, .. } in games.into_iter().filter(|game| game.is_over) {
            let id = EntryId { device: device(&code), n: number };
            if !book.knows(&id)
                && let Err(error) = take(edge, client, shelf, open, &code, number).await
            {
                tracing::warn!(code, number, ?error, "an online game is not in its book yet");
            }
        }
    }
}

/// What stands for a table's games among the devices of a book.
fn device(code: &str) -> String {
    format!("table{code}")
}

async fn take(
    edge: &Edge,
    client: ClientNetwork,
    shelf: &Bookshelf,
    open: &OpenBook,
    code: &str,
    number: u32,
) -> Result<(), ApiError> {
    let Played { table, rows, fewest_win } = played(edge, client, code, number).await?;
    let (book, _) = shelf.read(open).await?;
    // Who sat where: results name people, and the book knows which members they are.
    let listed = edge.directory.table(code).await?.ok_or_else(ApiError::not_found)?;
    let mut results: Vec<SeatResult> = Vec::new();
    for person in &listed.summary.people {
        let found = edge.directory.person_results(person, None, RESULTS).await?.into_iter();
        let own = found.filter(|past| past.table == code && past.result.game_number == number);
        results.extend(own.map(|past| past.result));
    }
    let mut players = Vec::new();
    for (seat, taken) in (0_u8..).zip(&table.seats) {
        let known = results.iter().find(|result| result.seat == seat);
        let known = known.and_then(|result| book.member_of(result.person.as_str()));
        players.push(match (&taken.occupant, known) {
            (Occupant::Person { .. }, Some(member)) => member.to_owned(),
            (Occupant::Person { name, .. }, None) => {
                // Somebody who is not in the group yet: by the name they played under.
                let member = format!("{}seat{seat}", device(code).to_lowercase());
                let name = name.clone().unwrap_or_else(|| format!("#{}", seat + 1));
                let what = What::Member { member: member.clone(), name };
                let n = u32::from(seat) + 1;
                shelf.note(open, &format!("{}guests", device(code)), n, 0, what).await?;
                member
            }
            _ => format!("~bot{}", seat + 1),
        });
    }
    let ended_at = results.first().map_or_else(|| edge.clock.now(), |result| result.ended_at);
    let opening = Opening {
        game: table.game,
        title: String::new(),
        dealer: 0,
        fewest_win,
        players,
        target: None,
        rounds: None,
        day: day(ended_at),
        points: rows,
        closed: true,
        online: Some((code.to_owned(), number)),
    };
    shelf.note(open, &device(code), number, ended_at, What::Sheet(Box::new(opening))).await?;
    Ok(())
}

/// A game that is over.
struct Played {
    table: Table,
    /// Points by round, then by seat.
    rows: Vec<Vec<Option<i32>>>,
    fewest_win: bool,
}

/// Who sat at the table, and the points by round: totals are compared whenever cards are dealt, and at the end.
async fn played(
    edge: &Edge,
    client: ClientNetwork,
    code: &str,
    number: u32,
) -> Result<Played, ApiError> {
    let (mut from, mut at_deals, mut last) = (0, Vec::<Vec<i32>>::new(), Vec::new());
    loop {
        let code: Arc<str> = code.into();
        let perspective = Perspective::Public;
        let ask = Request::Steps { code, number, perspective, from, count: PAGE };
        let Reply::Json(text) = edge.request(client, ask).await? else {
            return Err(ApiError::storage());
        };
        let read: ReplayPage = serde_json::from_str(&text).map_err(|_| ApiError::storage())?;
        for step in &read.steps {
            if step.action.starts_with("~ deal ") {
                at_deals.push(step.game.totals.clone());
            }
            last.clone_from(&step.game.totals);
        }
        from += read.steps.len();
        if read.steps.len() < PAGE || from >= MOST_STEPS {
            at_deals.push(last);
            let rows = rounds(&at_deals, read.table.seats.len());
            let outcome = read.outcome.ok_or_else(ApiError::storage)?;
            let (rows, fewest_win) = counted(rows, outcome);
            return Ok(Played { table: read.table, rows, fewest_win });
        }
    }
}

/// The points by round, and whether few are good. A game that counts only at its end has no totals before: it is one round.
fn counted(rows: Vec<Vec<Option<i32>>>, outcome: GameOutcome) -> (Vec<Vec<Option<i32>>>, bool) {
    match outcome {
        GameOutcome::Solo { won } => (vec![vec![Some(won.into())]], false),
        GameOutcome::Placed { places, points } => {
            let fewest_win = fewest_win(&points, &places);
            let is_blank = rows.iter().flatten().all(|added| *added == Some(0));
            let at_the_end = || vec![points.iter().copied().map(Some).collect()];
            (if is_blank { at_the_end() } else { rows }, fewest_win)
        }
    }
}

/// What was added from one total to the next.
fn rounds(totals: &[Vec<i32>], seats: usize) -> Vec<Vec<Option<i32>>> {
    let at = |row: &[i32], seat: usize| row.get(seat).copied().unwrap_or(0);
    let added = totals
        .windows(2)
        .map(|pair| (0..seats).map(|seat| Some(at(&pair[1], seat) - at(&pair[0], seat))).collect());
    added.collect()
}

/// Whether few points are good, by the places they led to.
fn fewest_win(points: &[i32], places: &[u8]) -> bool {
    let told = points.iter().zip(places).find_map(|(own, place)| {
        let fewer = points.iter().filter(|other| *other < own).count();
        let more = points.iter().filter(|other| *other > own).count();
        (fewer != more).then(|| fewer + 1 == usize::from(*place))
    });
    told.unwrap_or(false)
}

/// The day at Greenwich: a server knows no other.
fn day(at: Ms) -> String {
    let at = i64::try_from(at).ok().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
    let date = at.map(|at| at.to_zoned(jiff::tz::TimeZone::UTC).date());
    date.map_or_else(|| "1970-01-01".to_owned(), |date| date.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_what_was_added_between_deals() {
        let totals = [vec![0, 0], vec![5, 0], vec![5, 7]];
        assert_eq!(rounds(&totals, 2), [[Some(5), Some(0)], [Some(0), Some(7)]]);
        assert_eq!(rounds(&[vec![], vec![]], 2), [[Some(0), Some(0)]]);
    }

    #[test]
    fn places_tell_whether_few_points_are_good() {
        assert!(fewest_win(&[3, 9], &[1, 2]));
        assert!(!fewest_win(&[3, 9], &[2, 1]));
        assert!(!fewest_win(&[3, 3], &[1, 1]), "nobody can tell");
        assert_eq!(day(1_798_070_400_000), "2026-12-24");
    }

    #[test]
    fn a_game_that_counts_at_its_end_is_one_round_and_a_game_for_one_is_won_or_not() {
        let blank = vec![vec![Some(0), Some(0)]];
        let placed = GameOutcome::Placed { places: vec![2, 1], points: vec![14, 6] };
        assert_eq!(counted(blank, placed), (vec![vec![Some(14), Some(6)]], true));
        let rows = vec![vec![Some(5), Some(0)], vec![Some(1), Some(9)]];
        let placed = GameOutcome::Placed { places: vec![2, 1], points: vec![6, 9] };
        assert_eq!(counted(rows.clone(), placed), (rows, false));
        for won in [true, false] {
            let (rows, fewest_win) = counted(Vec::new(), GameOutcome::Solo { won });
            assert_eq!((rows, fewest_win), (vec![vec![Some(i32::from(won))]], false));
        }
    }
}
