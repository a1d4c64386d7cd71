//! Timed runs.

use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use vierblatt_game::Message;

use crate::output::Failure;

/// How long and how often.
#[derive(Clone, Copy)]
pub(crate) struct Runs {
    seconds: f64,
    runs: usize,
}

/// Rates of several runs: how often a second of processor time.
pub(crate) struct Rates(Vec<f64>);

impl Runs {
    pub(crate) fn new(seconds: f64, runs: usize) -> Result<Self, Failure> {
        if !(0.001..=3600.0).contains(&seconds) || !(1..=1000).contains(&runs) {
            return Err(Message::new("cli-bench-runs").into());
        }
        Ok(Runs { seconds, runs })
    }

    /// Calls `f`, which says how much it did, until the time is up, as often as there are runs.
    pub(crate) fn rate(self, mut f: impl FnMut() -> u64) -> Rates {
        f(); // warms the caches
        let run = |_| {
            let (start, cpu, mut done) = (Instant::now(), ProcessTime::now(), 0);
            loop {
                done += f();
                if start.elapsed() >= Duration::from_secs_f64(self.seconds) {
                    break;
                }
            }
            done as f64 / cpu.elapsed().as_secs_f64().max(1e-9)
        };
        let mut rates: Vec<f64> = (0..self.runs).map(run).collect();
        rates.sort_by(f64::total_cmp);
        Rates(rates)
    }
}

impl Rates {
    /// The least disturbed run.
    pub(crate) fn best(&self) -> f64 {
        self.0[self.0.len() - 1]
    }

    /// The run in the middle.
    pub(crate) fn median(&self) -> f64 {
        self.0[self.0.len() / 2]
    }

    /// Nanoseconds each, in the best run.
    pub(crate) fn nanoseconds(&self) -> f64 {
        1e9 / self.best()
    }
}
