//! The figures for people and for programs.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;
use vierblatt_game::Message;

use super::figures::{Figures, quantile};
use crate::cli::ServerBenchRequest;
use crate::language::{say, words};

/// What was measured beside what the tables counted.
#[derive(Debug, Default)]
pub(super) struct Measured {
    /// How long moves counted, without the time the server was dead.
    pub(super) time: Duration,
    /// Processor time of the server in that time.
    pub(super) server_cpu: Option<f64>,
    /// Processor time of the players in that time.
    pub(super) players_cpu: f64,
    /// Memory of the server before there was any table and with all of them, in KiB.
    pub(super) memory: Option<(u64, u64)>,
    /// How long the server took to start again after it was killed.
    pub(super) restart: Option<Duration>,
}

/// Everything, as programs read it. None is what was not measured.
#[derive(Serialize)]
struct Report<'a> {
    bench: &'static str,
    game: &'a str,
    tables: u32,
    players: u8,
    mode: &'static str,
    seconds: f64,
    moves: usize,
    moves_per_s: f64,
    p50_ms: Option<f64>,
    p95_ms: Option<f64>,
    p99_ms: Option<f64>,
    max_ms: Option<f64>,
    cpu_s_per_1000_moves: Option<f64>,
    server_cpu_percent: Option<f64>,
    players_cpu_percent: f64,
    players_late_p99_ms: Option<f64>,
    kib_at_rest: Option<u64>,
    kib_per_table: Option<f64>,
    bytes_per_move: Option<f64>,
    acknowledged: u64,
    lost: u64,
    errors: u64,
    errors_by_kind: &'a BTreeMap<String, u64>,
    restart_ms: Option<u64>,
    all_back_ms: Option<u64>,
}

/// Prints everything, as one JSON object or as a table.
pub(super) fn print(
    request: &ServerBenchRequest,
    measured: &Measured,
    mut figures: Figures,
) -> io::Result<()> {
    figures.latencies.sort_unstable();
    figures.lateness.sort_unstable();
    let report = report(request, measured, &figures);
    let mut out = io::stdout().lock();
    if request.json {
        return writeln!(out, "{}", serde_json::to_string(&report)?);
    }
    report.write(&mut out)
}

fn report<'a>(
    request: &'a ServerBenchRequest,
    measured: &Measured,
    figures: &'a Figures,
) -> Report<'a> {
    let moves = figures.latencies.len() as f64;
    let seconds = measured.time.as_secs_f64();
    let latency = |share| quantile(&figures.latencies, share).map(|ms| figure(ms, 2));
    let per_move = |value: f64, digits| (moves > 0.0).then(|| figure(value / moves, digits));
    let share = |cpu: f64| figure(100.0 * cpu / seconds, 1);
    let per_table = |(before, after): (u64, u64)| {
        figure(after.saturating_sub(before) as f64 / f64::from(request.tables), 2)
    };
    let milliseconds = |time: Duration| time.as_millis() as u64;
    Report {
        bench: "server",
        game: &request.game,
        tables: request.tables,
        players: request.players,
        mode: request.mode.name(),
        seconds: figure(seconds, 2),
        moves: figures.latencies.len(),
        moves_per_s: figure(moves / seconds, 1),
        p50_ms: latency(0.5),
        p95_ms: latency(0.95),
        p99_ms: latency(0.99),
        max_ms: latency(1.0),
        cpu_s_per_1000_moves: measured.server_cpu.and_then(|cpu| per_move(1000.0 * cpu, 4)),
        server_cpu_percent: measured.server_cpu.map(share),
        players_cpu_percent: share(measured.players_cpu),
        players_late_p99_ms: quantile(&figures.lateness, 0.99).map(|ms| figure(ms, 2)),
        kib_at_rest: measured.memory.map(|(before, _)| before),
        kib_per_table: measured.memory.map(per_table),
        bytes_per_move: per_move(figures.bytes as f64, 0),
        acknowledged: figures.acknowledged,
        lost: figures.lost,
        errors: figures.errors.count(),
        errors_by_kind: figures.errors.kinds(),
        restart_ms: measured.restart.map(milliseconds),
        all_back_ms: measured.restart.map(|_| milliseconds(figures.back)),
    }
}

impl Report<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let title = Message::new("cli-load-title")
            .text("game", self.game)
            .text("tables", self.tables)
            .text("players", self.players)
            .text("mode", self.mode)
            .text("seconds", self.seconds);
        writeln!(out, "{}\n", say(&title))?;
        let known = |value: Option<f64>, unit: &'static str| match value {
            Some(value) => say(&Message::new(unit).text("value", value)),
            None => words("cli-load-not-measured"),
        };
        let moves = Message::new("cli-load-moves-are").text("moves", self.moves);
        let lines = [
            ("cli-load-moves", say(&moves.text("rate", self.moves_per_s))),
            ("cli-load-half", known(self.p50_ms, "cli-load-ms")),
            ("cli-load-95", known(self.p95_ms, "cli-load-ms")),
            ("cli-load-99", known(self.p99_ms, "cli-load-ms")),
            ("cli-load-all", known(self.max_ms, "cli-load-ms")),
            ("cli-load-cost", known(self.cpu_s_per_1000_moves, "cli-load-cpu")),
            ("cli-load-server", known(self.server_cpu_percent, "cli-load-percent")),
            ("cli-load-players", known(Some(self.players_cpu_percent), "cli-load-percent")),
            ("cli-load-late", known(self.players_late_p99_ms, "cli-load-ms")),
            ("cli-load-memory", known(self.kib_per_table, "cli-load-kib")),
            ("cli-load-sent", known(self.bytes_per_move, "cli-load-bytes")),
            ("cli-load-acknowledged", self.acknowledged.to_string()),
            ("cli-load-lost", self.lost.to_string()),
            ("cli-load-errors", self.errors.to_string()),
        ];
        let again = words("cli-load-again");
        let labels: Vec<String> = lines.iter().map(|(label, _)| words(label)).collect();
        let width = labels.iter().chain([&again]).map(|label| label.chars().count());
        let width = width.max().unwrap_or(0);
        for (label, (_, value)) in labels.iter().zip(&lines) {
            writeln!(out, "{label:width$}  {value}")?;
        }
        // Kinds of errors are the program's own names for them, as in JSON.
        for (kind, count) in self.errors_by_kind {
            writeln!(out, "  {kind:<24} {count}")?;
        }
        if let (Some(restart), Some(back)) = (self.restart_ms, self.all_back_ms) {
            let took = Message::new("cli-load-back").text("restart", restart).text("back", back);
            writeln!(out, "{again:width$}  {}", say(&took))?;
        }
        Ok(())
    }
}

fn figure(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}
