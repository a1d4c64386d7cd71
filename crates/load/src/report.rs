//! The figures as programs read them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::Request;
use crate::figures::{Figures, quantile};

/// What was measured beside what the tables counted.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// How long moves counted, without the time the server was dead.
    pub(crate) time: Duration,
    /// Processor time of the server in that time.
    pub(crate) server_cpu: Option<f64>,
    /// Processor time of the players in that time.
    pub(crate) players_cpu: f64,
    /// Memory of the server before there was any table and with all of them, in KiB.
    pub(crate) memory: Option<(u64, u64)>,
    /// How long the server took to start again after it was killed.
    pub(crate) restart: Option<Duration>,
}

/// All figures; `benches/servers/README.md` explains them. None is what was not measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "benches/servers/README.md explains every figure by this name")]
pub struct Report {
    pub bench: &'static str,
    pub game: String,
    pub tables: u32,
    pub players: u8,
    pub mode: &'static str,
    pub seconds: f64,
    pub moves: usize,
    pub moves_per_s: f64,
    pub p50_ms: Option<f64>,
    pub p95_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub max_ms: Option<f64>,
    pub attacked_moves: Option<usize>,
    pub attacked_p50_ms: Option<f64>,
    pub attacked_p99_ms: Option<f64>,
    pub cpu_s_per_1000_moves: Option<f64>,
    pub server_cpu_percent: Option<f64>,
    pub players_cpu_percent: f64,
    pub players_late_p99_ms: Option<f64>,
    pub kib_at_rest: Option<u64>,
    pub kib_per_table: Option<f64>,
    pub bytes_per_move: Option<f64>,
    pub acknowledged: u64,
    pub lost: u64,
    pub errors: u64,
    pub errors_by_kind: BTreeMap<String, u64>,
    pub restart_ms: Option<u64>,
    pub all_back_ms: Option<u64>,
}

impl Report {
    /// Whether nothing was lost and nothing went wrong.
    pub fn is_sound(&self) -> bool {
        self.lost == 0 && self.errors == 0
    }

    pub(crate) fn of(request: &Request, measured: &Measured, mut figures: Figures) -> Self {
        figures.latencies.sort_unstable();
        figures.lateness.sort_unstable();
        figures.attacked.sort_unstable();
        let moves = figures.latencies.len() as f64;
        let seconds = measured.time.as_secs_f64();
        let latency = |share| quantile(&figures.latencies, share).map(|ms| rounded(ms, 2));
        let attacked = |share| quantile(&figures.attacked, share).map(|ms| rounded(ms, 2));
        let per_move = |value: f64, digits| (moves > 0.0).then(|| rounded(value / moves, digits));
        let share = |cpu: f64| rounded(100.0 * cpu / seconds, 1);
        let per_table = |(before, after): (u64, u64)| {
            rounded(after.saturating_sub(before) as f64 / f64::from(request.tables), 2)
        };
        let milliseconds = |time: Duration| time.as_millis() as u64;
        Report {
            bench: "server",
            game: request.game.clone(),
            tables: request.tables,
            players: request.players,
            mode: request.mode.name(),
            seconds: rounded(seconds, 2),
            moves: figures.latencies.len(),
            moves_per_s: rounded(moves / seconds, 1),
            p50_ms: latency(0.5),
            p95_ms: latency(0.95),
            p99_ms: latency(0.99),
            max_ms: latency(1.0),
            attacked_moves: request.hostile.then_some(figures.attacked.len()),
            attacked_p50_ms: attacked(0.5),
            attacked_p99_ms: attacked(0.99),
            cpu_s_per_1000_moves: measured.server_cpu.and_then(|cpu| per_move(1000.0 * cpu, 4)),
            server_cpu_percent: measured.server_cpu.map(share),
            players_cpu_percent: share(measured.players_cpu),
            players_late_p99_ms: quantile(&figures.lateness, 0.99).map(|ms| rounded(ms, 2)),
            kib_at_rest: measured.memory.map(|(before, _)| before),
            kib_per_table: measured.memory.map(per_table),
            bytes_per_move: per_move(figures.bytes as f64, 0),
            acknowledged: figures.acknowledged,
            lost: figures.lost,
            errors: figures.errors.count(),
            errors_by_kind: figures.errors.kinds().clone(),
            restart_ms: measured.restart.map(milliseconds),
            all_back_ms: measured.restart.map(|_| milliseconds(figures.back)),
        }
    }
}

pub(crate) fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::Mode;

    #[test]
    fn figures_follow_from_what_was_counted() {
        let request = Request {
            program: PathBuf::new(),
            tables: 4,
            players: 2,
            game: "any".to_owned(),
            mode: Mode::Open,
            rate: 10.0,
            seconds: 2.0,
            warmup: 0.0,
            moves: 0,
            kill: None,
            hostile: false,
            seed: 0,
        };
        let measured = Measured {
            time: Duration::from_secs(2),
            server_cpu: Some(0.1),
            players_cpu: 0.5,
            memory: Some((1000, 1100)),
            restart: None,
        };
        let latencies = vec![4000, 1000, 3000, 2000];
        let figures = Figures { latencies, bytes: 800, acknowledged: 5, ..Figures::default() };
        let report = Report::of(&request, &measured, figures);
        assert_eq!((report.moves, report.moves_per_s), (4, 2.0));
        assert_eq!((report.p50_ms, report.max_ms), (Some(2.0), Some(4.0)));
        assert_eq!(
            (report.cpu_s_per_1000_moves, report.server_cpu_percent),
            (Some(25.0), Some(5.0))
        );
        assert_eq!((report.kib_per_table, report.bytes_per_move), (Some(25.0), Some(200.0)));
        assert!(report.is_sound() && report.restart_ms.is_none());
        let nothing = Report::of(&request, &measured, Figures { lost: 1, ..Figures::default() });
        assert_eq!((nothing.p50_ms, nothing.bytes_per_move), (None, None));
        assert!(!nothing.is_sound());
    }
}
