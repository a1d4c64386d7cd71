//! The figures as a table for people or as JSON for programs.

use std::io::{self, Write};
use std::process::ExitCode;

use indicatif::ProgressBar;
use serde_json::json;
use vierblatt_bench::{Engine, Melds, Playouts, Search};
use vierblatt_cli::{Columns, Failure, bar};
use vierblatt_game::Message;

/// Prints each line as soon as it is measured.
pub(crate) struct Report {
    json: bool,
    /// The headings of the lines printed last.
    headings: Headings,
    lines: usize,
    bar: ProgressBar,
}

type Headings = &'static [(&'static str, isize)];

const ENGINE: Headings = &[
    ("cli-bench-game", -13),
    ("cli-bench-seats", 5),
    ("cli-bench-playouts", 8),
    ("cli-bench-rounds", 8),
    ("cli-bench-moves", 8),
    ("cli-bench-actions", 8),
    ("cli-bench-ns-action", 6),
    ("cli-bench-bytes", 5),
    ("cli-bench-ns-clone", 6),
    ("cli-bench-worlds", 8),
];
const SEARCH: Headings = &[
    ("cli-bench-game", -13),
    ("cli-bench-seats", 5),
    ("cli-bench-iterations", 8),
    ("cli-bench-playouts", 8),
    ("cli-bench-plain", 8),
];
const MELDS: Headings = &[
    ("cli-bench-melds", 8),
    ("cli-bench-outs", 8),
    ("cli-bench-best", 8),
    ("cli-bench-median", 8),
    ("cli-bench-p99", 8),
];

impl Report {
    /// A report that will have this many lines.
    pub(crate) fn new(json: bool, lines: usize) -> Self {
        let bar = bar(lines as u64, "cli-progress-lines");
        bar.tick();
        Report { json, headings: &[], lines: 0, bar }
    }

    /// The end, or an error message when nothing was measured.
    pub(crate) fn or_nothing(&self) -> Result<ExitCode, Failure> {
        if self.lines == 0 {
            return Err(Message::new("cli-bench-no-seats").into());
        }
        self.bar.finish_and_clear();
        Ok(ExitCode::SUCCESS)
    }

    /// Random play of one game at one table.
    pub(crate) fn engine(&mut self, measured: &Engine) -> io::Result<()> {
        self.lines += 1;
        let Engine { game, seats, state_bytes, playouts, worlds } = measured;
        let Playouts { playouts, rounds_each, moves_each, actions_each, clone } = playouts;
        let actions = playouts.best() * actions_each;
        if self.json {
            return self.print(
                &json!({
                    "bench": "engine",
                    "game": game,
                    "players": seats,
                    "workload": "uniform random playouts, one thread",
                    "playouts_per_s": figure(playouts.median()),
                    "best_playouts_per_s": figure(playouts.best()),
                    "rounds_per_s": figure(playouts.best() * rounds_each),
                    "moves_per_playout": figure(*moves_each),
                    "moves_per_s": figure(playouts.best() * moves_each),
                    "actions_per_s": figure(actions),
                    "ns_per_action": figure(1e9 / actions),
                    "bytes_per_state": state_bytes,
                    "ns_per_clone": figure(clone.nanoseconds()),
                    "determinisations_per_s": figure(worlds.best()),
                })
                .to_string(),
            );
        }
        let line = [
            (*game).to_owned(),
            seats.0.to_string(),
            short(playouts.best()),
            short(playouts.best() * rounds_each),
            short(playouts.best() * moves_each),
            short(actions),
            format!("{:.1}", 1e9 / actions),
            state_bytes.to_string(),
            format!("{:.1}", clone.nanoseconds()),
            short(worlds.best()),
        ];
        self.line(ENGINE, &line)
    }

    /// Search in one game at one table.
    pub(crate) fn search(&mut self, measured: &Search) -> io::Result<()> {
        self.lines += 1;
        let Search { game, seats, iterations, playouts, plain } = measured;
        if self.json {
            return self.print(
                &json!({
                    "bench": "search",
                    "game": game,
                    "players": seats,
                    "workload": "1000 iterations a search from the first decision, one thread",
                    "iterations_per_s": figure(iterations.median()),
                    "best_iterations_per_s": figure(iterations.best()),
                    "playouts_per_s": figure(playouts.median()),
                    "best_playouts_per_s": figure(playouts.best()),
                    "plain_iterations_per_s": figure(plain.median()),
                    "best_plain_iterations_per_s": figure(plain.best()),
                })
                .to_string(),
            );
        }
        let line = [
            (*game).to_owned(),
            seats.0.to_string(),
            short(iterations.best()),
            short(playouts.best()),
            short(plain.best()),
        ];
        self.line(SEARCH, &line)
    }

    /// Melds of hands of one size.
    pub(crate) fn melds(&mut self, measured: &Melds) -> io::Result<()> {
        let Melds { size, outs, best, best_median_us, best_p99_us } = measured;
        if self.json {
            return self.print(
                &json!({
                    "bench": "melds",
                    "cards": size,
                    "outs_per_s": figure(outs.best()),
                    "best_per_s": figure(best.best()),
                    "best_median_us": figure(*best_median_us),
                    "best_p99_us": figure(*best_p99_us),
                })
                .to_string(),
            );
        }
        let line = [
            size.to_string(),
            short(outs.best()),
            short(best.best()),
            format!("{best_median_us:.2}"),
            format!("{best_p99_us:.2}"),
        ];
        self.line(MELDS, &line)
    }

    /// A line for people, below headings if they are new.
    fn line(&mut self, headings: Headings, values: &[String]) -> io::Result<()> {
        let columns = Columns::new(headings);
        let mut lines = Vec::new();
        if self.headings != headings {
            let is_first = self.headings.is_empty();
            self.headings = headings;
            lines.extend((!is_first).then(String::new));
            lines.push(columns.heading());
        }
        lines.push(columns.line(values));
        self.print(&lines.join("\n"))
    }

    /// Prints above the bar, which may share the terminal.
    fn print(&self, text: &str) -> io::Result<()> {
        self.bar.inc(1);
        self.bar.suspend(|| writeln!(io::stdout(), "{text}"))
    }
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
