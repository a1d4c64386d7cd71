//! Means, and how far they can be trusted. A deal is one observation, however many games it gave.

/// A mean and the half width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    /// None where one deal alone says nothing about others.
    pub(crate) ci95: Option<f64>,
}

impl Estimate {
    /// Of one value per deal.
    pub(crate) fn of(by_deal: &[f64]) -> Estimate {
        let mean = by_deal.iter().sum::<f64>() / by_deal.len() as f64;
        let spread: f64 = by_deal.iter().map(|value| (value - mean).powi(2)).sum();
        Estimate { mean, ci95: half_width(spread, by_deal.len()) }
    }

    /// Of a ratio of two sums: by how much each deal's numerator is off what the ratio makes of
    /// its denominator.
    pub(crate) fn of_ratio(pairs: &[(f64, f64)]) -> Option<Estimate> {
        let above: f64 = pairs.iter().map(|pair| pair.0).sum();
        let below: f64 = pairs.iter().map(|pair| pair.1).sum();
        if below == 0.0 {
            return None;
        }
        let mean = above / below;
        let spread: f64 = pairs.iter().map(|pair| (pair.0 - mean * pair.1).powi(2)).sum();
        let scale = (below / pairs.len() as f64).abs();
        Some(Estimate { mean, ci95: half_width(spread, pairs.len()).map(|width| width / scale) })
    }
}

fn half_width(spread: f64, deals: usize) -> Option<f64> {
    let deals = deals as f64;
    (deals > 1.0).then(|| student(deals - 1.0) * (spread / (deals - 1.0) / deals).sqrt())
}

/// How many standard errors 95 % of Student's t lie within: 1.96, and more where deals are few.
fn student(freedom: f64) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    match FEW.get(freedom as usize - 1) {
        Some(known) => *known,
        // Two terms of the expansion round the normal value; within 0.003 from here on.
        None => 1.96 + 2.372 / freedom + 2.82 / freedom.powi(2),
    }
}

/// The value below which this share of the times lies. 0 where there are none.
pub(crate) fn percentile(sorted: &[f32], share: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    f64::from(sorted[(share * last as f64).round() as usize])
}

#[cfg(test)]
#[allow(clippy::float_cmp, reason = "these values are exact")]
mod tests {
    use super::*;

    #[test]
    fn an_interval_narrows_with_the_root_of_the_deals() {
        let few: Vec<f64> = (0..50).map(|n| f64::from(n % 2)).collect();
        let many: Vec<f64> = (0..5000).map(|n| f64::from(n % 2)).collect();
        let (few, many) = (Estimate::of(&few), Estimate::of(&many));
        assert_eq!((few.mean, many.mean), (0.5, 0.5));
        let (few, many) = (few.ci95.unwrap(), many.ci95.unwrap());
        assert!((many - 1.96 * 0.5 / 5000_f64.sqrt()).abs() < 1e-4);
        assert!((few / many - 10.0).abs() < 0.5, "{few} {many}");
        assert_eq!(Estimate::of(&[3.0]).ci95, None);
    }

    #[test]
    fn few_deals_are_trusted_less() {
        assert!((student(1.0) - 12.706).abs() < 1e-9);
        // From the usual tables.
        for (freedom, value) in [(11.0, 2.201), (20.0, 2.086), (60.0, 2.000), (1e6, 1.960)] {
            assert!((student(freedom) - value).abs() < 3e-3, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn a_ratio_of_proportional_sums_is_certain() {
        let certain = Estimate::of_ratio(&[(1.0, 2.0), (2.0, 4.0), (0.5, 1.0)]).unwrap();
        assert_eq!(certain, Estimate { mean: 0.5, ci95: Some(0.0) });
        let unsure = Estimate::of_ratio(&[(2.0, 2.0), (0.0, 2.0), (1.0, 2.0)]).unwrap();
        assert!(unsure.ci95.unwrap() > 0.5);
        assert_eq!(Estimate::of_ratio(&[(1.0, 0.0)]), None);
    }

    #[test]
    fn percentiles_are_values_that_were_seen() {
        let times = [1.0, 2.0, 3.0, 4.0, 100.0];
        assert_eq!(percentile(&times, 0.5), 3.0);
        assert_eq!(percentile(&times, 0.99), 100.0);
        assert_eq!(percentile(&[], 0.5), 0.0);
    }
}
