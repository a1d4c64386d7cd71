//! A bot's pace at a table: it answers as a person would, neither at once nor too late.
//!
//! How long it takes depends on its level and on chance, never on cards: a quick answer tells nothing.

use std::time::Duration;

use rand::{Rng, RngExt};

use crate::Level;

/// How fast a bot acts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The usual time before a move, in seconds.
    delay: f64,
    /// The usual time to throw a card in a race, in seconds.
    reaction: f64,
}

/// Nobody's hand is faster than this.
const FASTEST: f64 = 0.25;
/// A bot keeps nobody waiting longer than this.
const SLOWEST: f64 = 4.0;

impl Pace {
    /// The pace of a level: whoever plays better also sees sooner what to do.
    pub const fn of(level: Level) -> Pace {
        Pace {
            delay: [1.6, 1.4, 1.2, 1.1, 1.0][level.index()],
            reaction: [1.5, 1.2, 1.0, 0.8, 0.65][level.index()],
        }
    }

    /// How long to wait before a move is shown.
    pub fn delay(self, rng: &mut impl Rng) -> Duration {
        scattered(self.delay, 0.35, rng)
    }

    /// How long it takes to throw a card when everybody may be first.
    pub fn reaction(self, rng: &mut impl Rng) -> Duration {
        scattered(self.reaction, 0.25, rng)
    }
}

/// Log-normal around the usual time, as human times are.
fn scattered(usual: f64, spread: f64, rng: &mut impl Rng) -> Duration {
    Duration::from_secs_f64((usual * (spread * bell(rng)).exp()).clamp(FASTEST, SLOWEST))
}

/// Around 0 with a width of 1, near enough to normal: twelve uniform numbers add up to such a bell around 6.
pub(crate) fn bell(rng: &mut impl Rng) -> f64 {
    (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::Dice;

    fn mean(times: impl Fn(&mut Dice) -> Duration) -> f64 {
        let mut rng = Dice::seed_from_u64(1);
        (0..2000).map(|_| times(&mut rng).as_secs_f64()).sum::<f64>() / 2000.0
    }

    #[test]
    fn every_level_is_slower_than_the_next_and_human() {
        let paces: Vec<_> = Level::all().map(Pace::of).collect();
        for pair in paces.windows(2) {
            assert!(mean(|rng| pair[0].delay(rng)) > mean(|rng| pair[1].delay(rng)));
            assert!(mean(|rng| pair[0].reaction(rng)) > mean(|rng| pair[1].reaction(rng)));
        }
        let mut rng = Dice::seed_from_u64(2);
        for pace in paces {
            for _ in 0..1000 {
                let (delay, reaction) = (pace.delay(&mut rng), pace.reaction(&mut rng));
                assert!((0.25..=4.0).contains(&delay.as_secs_f64()), "{delay:?}");
                assert!((0.25..=4.0).contains(&reaction.as_secs_f64()), "{reaction:?}");
            }
        }
    }
}
