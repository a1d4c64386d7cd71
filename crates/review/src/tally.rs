//! Means, and how far they can be trusted.

/// Values added up one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) count: u32,
    mean: f64,
    /// The sum of squares around the mean.
    squares: f64,
}

impl Tally {
    /// Adds a value (Welford's way, which loses no digits).
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        let off = value - self.mean;
        self.mean += off / f64::from(self.count);
        self.squares += off * (value - self.mean);
    }

    /// The mean; 0 of nothing.
    pub(crate) fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of the mean. Of fewer than two values nothing is known: it is infinite.
    pub(crate) fn error(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let count = f64::from(self.count);
        (self.squares / (count - 1.0) / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_has_the_mean_and_its_standard_error() {
        let mut tally = Tally::default();
        assert!(tally.error().is_infinite());
        for value in [1.0, 2.0, 3.0, 4.0] {
            tally.add(value);
        }
        assert!((tally.mean() - 2.5).abs() < 1e-12);
        assert!((tally.error() - (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }
}
