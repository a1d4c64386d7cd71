//! Königs-Rommé's exact melds by hand size: the inner loop of its bots. No other game has melds, so this is
//! the one place here that names a game.

use std::hint::black_box;
use std::ops::RangeInclusive;
use std::time::Instant;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::Game;
use vierblatt_koenigs_romme::{Cards, KoenigsRomme, Rank, melds};

use crate::timing::{Rates, Runs};

pub(crate) const GAME: &str = KoenigsRomme::ID;

/// The hands' sizes.
pub(crate) const SIZES: RangeInclusive<usize> = 3..=14;

/// How many hands of each size.
const HANDS: usize = 4096;

/// What was measured of hands of one size.
pub struct Melds {
    /// How many cards a hand has.
    pub size: usize,
    /// Whether and with which discard the hand goes out.
    pub outs: Rates,
    /// The lay that leaves the fewest points, for every possible discard.
    pub best: Rates,
    /// Microseconds of one hand of `best`, by the clock: half of them take less.
    pub best_median_us: f64,
    /// And one of a hundred takes more than this.
    pub best_p99_us: f64,
}

pub(crate) fn measure<E>(
    runs: Runs,
    mut report: impl FnMut(Melds) -> Result<(), E>,
) -> Result<(), E> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut deck: Vec<_> = Cards::ALL.iter().collect();
    for size in SIZES {
        let hands: Vec<(Cards, Rank)> = (0..HANDS)
            .map(|n| {
                deck.shuffle(&mut rng);
                (deck[..size].iter().copied().collect(), Rank(3 + (n % 11) as u8))
            })
            .collect();
        report(solve(runs, size, &hands))?;
    }
    Ok(())
}

fn solve(runs: Runs, size: usize, hands: &[(Cards, Rank)]) -> Melds {
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
    Melds { size, outs, best, best_median_us: quantile(0.5), best_p99_us: quantile(0.99) }
}

fn best_of(hand: Cards, wild: Rank) {
    melds::best_by_discard(black_box(hand), wild, |card, best| {
        black_box((card, best));
    });
}
