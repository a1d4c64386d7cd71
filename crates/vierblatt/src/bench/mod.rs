//! `vierblatt bench`: how fast the rules run and the bots search, and what the server can take.

mod cluster;
mod flood;
mod report;
mod server;

use std::process::ExitCode;

use vierblatt_bench::{Runs, Tables};
use vierblatt_cli::Failure;
use vierblatt_cli::commands::BenchRequest;
use vierblatt_game::Message;

pub(crate) use cluster::cluster;
pub(crate) use flood::flood;
use report::Report;
pub(crate) use server::server;

/// Measures the rules of all games, or of those asked for.
pub(crate) fn engine(request: &BenchRequest) -> Result<ExitCode, Failure> {
    let (runs, tables) = (runs(request)?, tables(request));
    let mut report = Report::new(request.json, tables.count() + tables.count_melds());
    tables.engine(runs, |measured| report.engine(&measured))?;
    tables.melds(runs, |measured| report.melds(&measured))?;
    report.or_nothing()
}

/// Measures the search of all games' bots, or of those asked for.
pub(crate) fn search(request: &BenchRequest) -> Result<ExitCode, Failure> {
    let (runs, tables) = (runs(request)?, tables(request));
    let mut report = Report::new(request.json, tables.count());
    tables.search(runs, |measured| report.search(&measured))?;
    report.or_nothing()
}

fn runs(request: &BenchRequest) -> Result<Runs, Failure> {
    Runs::new(request.seconds, request.runs).map_err(|_| Message::new("cli-bench-runs").into())
}

fn tables(request: &BenchRequest) -> Tables<'_> {
    Tables { games: &request.games, seats: request.seats }
}
