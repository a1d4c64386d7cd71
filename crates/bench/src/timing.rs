//! Timed runs.

use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

/// How long and how often.
#[derive(Clone, Copy, Debug)]
pub struct Runs {
    seconds: f64,
    runs: usize,
}

/// Rates of several runs: how often per second of processor time.
#[derive(Clone, Debug)]
pub struct Rates(Vec<f64>);

/// Runs that long, or that many, make no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a run must last from 0.001 to 3600 seconds, and there must be from 1 to 1000 of them")]
pub struct OutOfRange;

impl Runs {
    /// This many runs of this many seconds.
    ///
    /// # Errors
    /// Numbers that make no sense.
    pub fn new(seconds: f64, runs: usize) -> Result<Self, OutOfRange> {
        if !(0.001..=3600.0).contains(&seconds) || !(1..=1000).contains(&runs) {
            return Err(OutOfRange);
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
    pub fn best(&self) -> f64 {
        self.0[self.0.len() - 1]
    }

    /// The run in the middle.
    pub fn median(&self) -> f64 {
        self.0[self.0.len() / 2]
    }

    /// Nanoseconds each, in the best run.
    pub fn nanoseconds(&self) -> f64 {
        1e9 / self.best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_within_reason() {
        assert!(Runs::new(0.3, 5).is_ok());
        for (seconds, runs) in [(0.0, 5), (f64::NAN, 5), (3601.0, 5), (0.3, 0), (0.3, 1001)] {
            assert!(Runs::new(seconds, runs).is_err(), "{seconds} {runs}");
        }
    }

    #[test]
    fn the_best_run_is_the_fastest_and_the_median_the_one_in_the_middle() {
        let rates = Rates(vec![1.0, 2.0, 4.0]);
        assert_eq!((rates.best(), rates.median(), rates.nanoseconds()), (4.0, 2.0, 2.5e8));
    }
}
