//! Online games in a book: of the tables that were opened from a group, games that are over become sheets, once.

use std::sync::Arc;

use serde::Deserialize;
use vierblatt_book::{EntryId, Opening, What};
use vierblatt_bookshelf::{Bookshelf, OpenBook};
use vierblatt_bus::{ClientNetwork, GameInfo, Perspective, Reply, Request};
use vierblatt_protocol::Occupant;
use vierblatt_store::{Ms, SeatResult};

use crate::edge::Edge;
use crate::error::ApiError;

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
struct Steps {
    table: Table,
    steps: Vec<Step>,
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
        // A game for one is nobody's sheet.
        let listed = edge.directory.table(&code).await;
        if !matches!(&listed, Ok(Some(table)) if table.summary.seats > 1) {
            continue;
        }
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
    let (table, mut rows) = played(edge, client, code, number).await?;
    let (book, _) = shelf.read(open).await?;
    // Who sat where: results name people, and the book knows which members they are.
    let listed = edge.directory.table(code).await?.ok_or_else(ApiError::not_found)?;
    let mut results: Vec<SeatResult> = Vec::new();
    for person in &listed.summary.people {
        let found = edge.directory.person_results(person, None, RESULTS).await?.into_iter();
        let own = found.filter(|past| past.table == code && past.result.game_number == number);
        results.extend(own.map(|past| past.result));
    }
    // A game that counts only at its end has no totals: then results have the points, and bots have no results.
    if rows.iter().flatten().all(|added| *added == Some(0)) {
        let points = |seat: usize| {
            let own = results.iter().find(|result| usize::from(result.seat) == seat);
            own.and_then(|result| i32::try_from(result.points).ok())
        };
        let row: Vec<Option<i32>> = (0..table.seats.len()).map(points).collect();
        if row.contains(&None) {
            return Ok(());
        }
        rows = vec![row];
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
    let totals: Vec<i64> = (0..players.len())
        .map(|seat| rows.iter().map(|row| i64::from(row[seat].unwrap_or(0))).sum())
        .collect();
    let opening = Opening {
        game: table.game,
        title: String::new(),
        dealer: 0,
        fewest_win: fewest_win(&totals, results.iter()),
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

/// Who sat at the table, and the points by round: totals are compared whenever cards are dealt, and at the end.
async fn played(
    edge: &Edge,
    client: ClientNetwork,
    code: &str,
    number: u32,
) -> Result<(Table, Vec<Vec<Option<i32>>>), ApiError> {
    let (mut from, mut at_deals, mut last) = (0, Vec::<Vec<i32>>::new(), Vec::new());
    loop {
        let code: Arc<str> = code.into();
        let perspective = Perspective::Public;
        let ask = Request::Steps { code, number, perspective, from, count: PAGE };
        let Reply::Json(text) = edge.request(client, ask).await? else {
            return Err(ApiError::storage());
        };
        let read: Steps = serde_json::from_str(&text).map_err(|_| ApiError::storage())?;
        for step in &read.steps {
            if step.action.starts_with("~ deal ") {
                at_deals.push(step.game.totals.clone());
            }
            last.clone_from(&step.game.totals);
        }
        from += read.steps.len();
        if read.steps.len() < PAGE || from >= MOST_STEPS {
            at_deals.push(last);
            let seats = read.table.seats.len();
            return Ok((read.table, rounds(&at_deals, seats)));
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

/// Whether few points are good, by the places people got with theirs.
fn fewest_win<'a>(totals: &[i64], results: impl Iterator<Item = &'a SeatResult>) -> bool {
    let mut results = results.filter_map(|result| {
        let own = totals.get(usize::from(result.seat))?;
        let fewer = totals.iter().filter(|total| *total < own).count();
        let more = totals.iter().filter(|total| *total > own).count();
        (fewer != more).then(|| fewer + 1 == usize::from(result.place))
    });
    results.next().unwrap_or(false)
}

/// The day at Greenwich: a server knows no other.
fn day(at: Ms) -> String {
    let at = i64::try_from(at).ok().and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
    let date = at.map(|at| at.to_zoned(jiff::tz::TimeZone::UTC).date());
    date.map_or_else(|| "1970-01-01".to_owned(), |date| date.to_string())
}

#[cfg(test)]
mod tests {
    use vierblatt_store::PersonId;

    use super::*;

    #[test]
    fn rounds_are_what_was_added_between_deals() {
        let totals = [vec![0, 0], vec![5, 0], vec![5, 7]];
        assert_eq!(rounds(&totals, 2), [[Some(5), Some(0)], [Some(0), Some(7)]]);
        assert_eq!(rounds(&[vec![], vec![]], 2), [[Some(0), Some(0)]]);
    }

    #[test]
    fn places_tell_whether_few_points_are_good() {
        let result = |seat, place| SeatResult {
            person: PersonId::from("p".to_owned()),
            game: "jogo".into(),
            game_number: 1,
            seat,
            seats: 2,
            place,
            points: 0,
            share: 0.0,
            ended_at: 0,
        };
        assert!(fewest_win(&[3, 9], [result(0, 1)].iter()));
        assert!(!fewest_win(&[3, 9], [result(0, 2)].iter()));
        assert!(!fewest_win(&[3, 3], [result(0, 1)].iter()), "nobody can tell");
        assert_eq!(day(1_798_070_400_000), "2026-12-24");
    }
}
