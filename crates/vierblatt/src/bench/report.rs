//! The figures as a table for people or as JSON for programs.

use std::io::{self, Write};
use std::mem::size_of;
use std::process::ExitCode;

use serde_json::{Value, json};
use vierblatt_game::{Game, Seats};

use super::melds::Solved;
use super::playouts::Played;
use super::search::Searched;
use super::timing::Rates;
use crate::output::Failure;

/// Prints each line as soon as it is measured.
pub(crate) struct Report {
    json: bool,
    heading: &'static str,
    lines: usize,
}

const ENGINE: &str = "game           seats  playouts/s    rounds/s   moves/s  actions/s  \
                      ns/action  B/state  ns/clone  worlds/s";
const SEARCH: &str = "game           seats  iterations/s  playouts/s  plain iterations/s";
const MELDS: &str = "\nmelds of  outs/s     best/s     best, median  99 %";

impl Report {
    pub(crate) fn new(json: bool) -> Self {
        Report { json, heading: "", lines: 0 }
    }

    /// The end, or a complaint when nothing was measured.
    pub(crate) fn or_nothing(&self) -> Result<ExitCode, Failure> {
        if self.lines == 0 {
            return Err(Failure::Asked("no game asked for is played by so many".to_owned()));
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Random play of one game at one table.
    pub(crate) fn engine<G: Game>(
        &mut self,
        seats: Seats,
        played: &Played,
        imagined: &Rates,
    ) -> io::Result<()> {
        self.lines += 1;
        let Played { playouts, rounds_each, moves_each, actions_each, clone } = played;
        let actions = playouts.best() * actions_each;
        if self.json {
            return print(&json!({
                "bench": "engine",
                "game": G::ID,
                "players": seats,
                "workload": "uniform random playouts, one thread",
                "playouts_per_s": figure(playouts.median()),
                "best_playouts_per_s": figure(playouts.best()),
                "rounds_per_s": figure(playouts.best() * rounds_each),
                "moves_per_playout": figure(*moves_each),
                "moves_per_s": figure(playouts.best() * moves_each),
                "actions_per_s": figure(actions),
                "ns_per_action": figure(1e9 / actions),
                "bytes_per_state": size_of::<G::State>(),
                "ns_per_clone": figure(clone.nanoseconds()),
                "determinisations_per_s": figure(imagined.best()),
            }));
        }
        self.head(ENGINE)?;
        let line = format!(
            "{:<14} {:>5} {:>11} {:>11} {:>9} {:>10} {:>10.1} {:>8} {:>9.1} {:>9}",
            G::ID,
            seats.0,
            short(playouts.best()),
            short(playouts.best() * rounds_each),
            short(playouts.best() * moves_each),
            short(actions),
            1e9 / actions,
            size_of::<G::State>(),
            clone.nanoseconds(),
            short(imagined.best()),
        );
        writeln!(io::stdout(), "{line}")
    }

    /// Search in one game at one table.
    pub(crate) fn search<G: Game>(&mut self, seats: Seats, searched: &Searched) -> io::Result<()> {
        self.lines += 1;
        let Searched { iterations, playouts, plain } = searched;
        if self.json {
            return print(&json!({
                "bench": "search",
                "game": G::ID,
                "players": seats,
                "workload": "1000 iterations a search from the first decision, one thread",
                "iterations_per_s": figure(iterations.median()),
                "best_iterations_per_s": figure(iterations.best()),
                "playouts_per_s": figure(playouts.median()),
                "best_playouts_per_s": figure(playouts.best()),
                "plain_iterations_per_s": figure(plain.median()),
                "best_plain_iterations_per_s": figure(plain.best()),
            }));
        }
        self.head(SEARCH)?;
        let line = format!(
            "{:<14} {:>5} {:>13} {:>11} {:>19}",
            G::ID,
            seats.0,
            short(iterations.best()),
            short(playouts.best()),
            short(plain.best()),
        );
        writeln!(io::stdout(), "{line}")
    }

    /// Melds of hands of one size.
    pub(crate) fn melds(&mut self, solved: &Solved) -> io::Result<()> {
        let Solved { size, outs, best, best_median_us, best_p99_us } = solved;
        if self.json {
            return print(&json!({
                "bench": "melds",
                "cards": size,
                "outs_per_s": figure(outs.best()),
                "best_per_s": figure(best.best()),
                "best_median_us": figure(*best_median_us),
                "best_p99_us": figure(*best_p99_us),
            }));
        }
        self.head(MELDS)?;
        let line = format!(
            "{size:>8}  {:<9}  {:<9}  {best_median_us:>9.2} µs  {best_p99_us:.2} µs",
            short(outs.best()),
            short(best.best()),
        );
        writeln!(io::stdout(), "{line}")
    }

    fn head(&mut self, heading: &'static str) -> io::Result<()> {
        if self.heading != heading {
            self.heading = heading;
            writeln!(io::stdout(), "{heading}")?;
        }
        Ok(())
    }
}

fn print(value: &Value) -> io::Result<()> {
    writeln!(io::stdout(), "{value}")
}

/// Four digits say all that is known.
fn figure(value: f64) -> f64 {
    let scale = 10f64.powf(3.0 - value.abs().max(1e-9).log10().floor());
    (value * scale).round() / scale
}

/// `12.3 M`, `456 k`.
fn short(value: f64) -> String {
    match value {
        1e6.. => format!("{:.1} M", value / 1e6),
        1e4.. => format!("{:.0} k", value / 1e3),
        1e3.. => format!("{:.1} k", value / 1e3),
        _ => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        assert_eq!(short(12_345_678.0), "12.3 M");
        assert_eq!(short(45_678.0), "46 k");
        assert_eq!(short(4_567.0), "4.6 k");
        assert_eq!(short(45.6), "46");
        assert_eq!(figure(123_456.0).to_string(), "123500");
        assert_eq!(figure(0.012_345_6).to_string(), "0.01235");
    }
}
