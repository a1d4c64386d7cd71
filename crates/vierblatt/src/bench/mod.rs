//! `vierblatt bench`: how fast the rules run and the bots search, game by game and table by table, and
//! what the server can take.
//!
//! Rates are per second of processor time, which neighbours on a busy machine disturb less than the
//! clock; the best of several runs is the least disturbed one.

mod imagining;
mod melds;
mod playouts;
mod report;
mod search;
mod server;
mod timing;

use std::process::ExitCode;

use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::{Playable, Seats};

use crate::cli::BenchRequest;
use crate::output::Failure;
use report::Report;
pub(crate) use search::search;
pub(crate) use server::server;
use timing::Runs;

/// Measures all games, or those asked for.
pub(crate) fn engine(request: &BenchRequest) -> Result<ExitCode, Failure> {
    let runs = Runs::new(request.seconds, request.runs)?;
    let asked =
        |id: &&&str| request.games.is_empty() || request.games.iter().any(|game| game == **id);
    // Melds know no seats.
    let melds = request.seats.is_none() && IDS.iter().filter(asked).any(|id| *id == melds::GAME);
    let more = if melds { melds::SIZES.count() as u64 } else { 0 };
    let mut report = Report::new(request.json, tables(request) + more);
    for id in IDS.iter().filter(asked) {
        with_game(id, Measure { runs, seats: request.seats, report: &mut report })
            .expect("the catalog knows its own names")?;
    }
    if melds {
        melds::measure(runs, &mut report)?;
    }
    report.or_nothing()
}

/// How many tables are measured.
fn tables(request: &BenchRequest) -> u64 {
    struct Count(Option<u8>);
    impl Visit for Count {
        type Output = usize;
        fn visit<G: Playable>(self) -> usize {
            G::SEATS.filter(|seats| self.0.is_none_or(|only| only == *seats)).count()
        }
    }
    let asked = |id: &&str| request.games.is_empty() || request.games.iter().any(|game| game == id);
    let count = |id: &str| with_game(id, Count(request.seats)).unwrap_or(0) as u64;
    IDS.iter().copied().filter(asked).map(count).sum()
}

struct Measure<'a> {
    runs: Runs,
    seats: Option<u8>,
    report: &'a mut Report,
}

impl Visit for Measure<'_> {
    type Output = Result<(), Failure>;
    fn visit<G: Playable>(self) -> Self::Output {
        for seats in G::SEATS.filter(|seats| self.seats.is_none_or(|only| only == *seats)) {
            let played = playouts::measure::<G>(self.runs, Seats(seats));
            let imagined = imagining::measure::<G>(self.runs, Seats(seats));
            self.report.engine::<G>(Seats(seats), &played, &imagined)?;
        }
        Ok(())
    }
}
