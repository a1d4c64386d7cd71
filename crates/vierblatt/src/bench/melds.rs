//! Königs-Rommé's exact melds by hand size: the inner loop of its bots.

use std::hint::black_box;
use std::ops::RangeInclusive;
use std::time::Instant;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::Game;
use vierblatt_koenigs_romme::{Cards, KoenigsRomme, Rank, melds};

use super::report::Report;
use super::timing::{Rates, Runs};
use crate::output::Failure;

pub(crate) const GAME: &str = KoenigsRomme::ID;

/// The hands' sizes.
pub(crate) const SIZES: RangeInclusive<usize> = 3..=14;

/// How many hands of each size.
const HANDS: usize = 4096;

/// What solving hands of one size measured.
pub(crate) struct Solved {
    pub(crate) size: usize,
    /// Whether and with which discard the hand goes out.
    pub(crate) outs: Rates,
    /// The lay that leaves the fewest points, for every possible discard.
    pub(crate) best: Rates,
    /// Microseconds of one hand of `best`, by the clock: half of them take less.
    pub(crate) best_median_us: f64,
    /// And of a hundred, one takes more.
    pub(crate) best_p99_us: f64,
}

pub(crate) fn measure(runs: Runs, report: &mut Report) -> Result<(), Failure> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut deck: Vec<_> = Cards::ALL.iter().collect();
    for size in SIZES {
        let hands: Vec<(Cards, Rank)> = (0..HANDS)
            .map(|n| {
                deck.shuffle(&mut rng);
                (deck[..size].iter().copied().collect(), Rank(3 + (n % 11) as u8))
            })
            .collect();
        report.melds(&solve(runs, size, &hands))?;
    }
    Ok(())
}

fn solve(runs: Runs, size: usize, hands: &[(Cards, Rank)]) -> Solved {
    let outs = runs.rate(|| {
        for (hand, wild) in hands {
            black_box(melds::outs(black_box(*hand), *wild));
        }
        hands.len() as u64
    });
    let best = runs.rate(|| {
        for (hand, wild) in hands {
            best_of(*hand, *wild);
        }
        hands.len() as u64
    });
    let mut each: Vec<f64> = hands
        .iter()
        .map(|(hand, wild)| {
            let start = Instant::now();
            best_of(*hand, *wild);
            start.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    each.sort_by(f64::total_cmp);
    let quantile = |share: f64| each[((each.len() - 1) as f64 * share) as usize];
    Solved { size, outs, best, best_median_us: quantile(0.5), best_p99_us: quantile(0.99) }
}

fn best_of(hand: Cards, wild: Rank) {
    melds::best_by_discard(black_box(hand), wild, |card, best| {
        black_box((card, best));
    });
}
