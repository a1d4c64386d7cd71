//! What tables count while they play, and what comes of it together.

use std::collections::BTreeMap;
use std::time::Duration;

/// What went wrong, by kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Errors(BTreeMap<String, u64>);

impl Errors {
    pub(crate) fn add(&mut self, kind: &str) {
        match self.0.get_mut(kind) {
            Some(count) => *count += 1,
            None => drop(self.0.insert(kind.to_owned(), 1)),
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.values().sum()
    }

    pub(crate) fn kinds(&self) -> &BTreeMap<String, u64> {
        &self.0
    }
}

/// What one table counted, or all of them.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// Within the measured time: from sending a move to the next player having it, in microseconds.
    pub(crate) latencies: Vec<u32>,
    /// The same while somebody hostile was there.
    pub(crate) attacked: Vec<u32>,
    /// Within the measured time: how late the players themselves were, in microseconds.
    pub(crate) lateness: Vec<u32>,
    /// Within the measured time: what all players of the table were sent.
    pub(crate) bytes: u64,
    /// From the first move to the last.
    pub(crate) acknowledged: u64,
    pub(crate) lost: u64,
    pub(crate) errors: Errors,
    /// How long it took until everyone was back after the server was killed.
    pub(crate) back: Duration,
}

impl Figures {
    pub(crate) fn merge(&mut self, other: Figures) {
        self.latencies.extend(other.latencies);
        self.attacked.extend(other.attacked);
        self.lateness.extend(other.lateness);
        self.bytes += other.bytes;
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        for (kind, count) in other.errors.0 {
            *self.errors.0.entry(kind).or_default() += count;
        }
        self.back = self.back.max(other.back);
    }
}

/// The time that this share of sorted times in microseconds does not exceed, in milliseconds.
pub(crate) fn quantile(sorted: &[u32], share: f64) -> Option<f64> {
    let rank = (share * sorted.len() as f64).ceil().max(1.0) as usize;
    sorted.get(rank - 1).map(|microseconds| f64::from(*microseconds) / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_times_that_were_measured() {
        let times: Vec<u32> = (1..=100).map(|n| n * 1000).collect();
        assert_eq!(quantile(&times, 0.5), Some(50.0));
        assert_eq!(quantile(&times, 0.99), Some(99.0));
        assert_eq!(quantile(&times, 1.0), Some(100.0));
        assert_eq!(quantile(&times[..1], 0.5), Some(1.0));
        assert_eq!(quantile(&[], 0.5), None);
    }

    #[test]
    fn what_tables_count_adds_up() {
        let mut all = Figures::default();
        for lost in [0, 2] {
            let mut one =
                Figures { latencies: vec![5], acknowledged: 3, lost, ..Figures::default() };
            one.errors.add("timeout");
            all.merge(one);
        }
        assert_eq!((all.latencies.len(), all.acknowledged, all.lost), (2, 6, 2));
        assert_eq!(all.errors.count(), 2);
    }
}
