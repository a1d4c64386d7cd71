//! Random tables: how many seats, which options, which random numbers.

use proptest::test_runner::{Config, TestCaseError, TestRunner};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Game, Kind, Options, Seats, Value};

use crate::Lawful;

/// A table to test a law at. Everything in it follows from the seats and the seed.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// How many sit there.
    pub seats: Seats,
    /// What they play by.
    pub options: G::Options,
    /// Where the random numbers come from.
    pub seed: u64,
}

impl<G: Game> Table<G> {
    /// The table of this seed.
    pub fn new(seats: Seats, seed: u64) -> Self {
        Table { seats, options: options::<G>(&mut rng(seed)), seed }
    }

    /// Random numbers for what happens at it.
    pub fn rng(&self) -> impl Rng + use<G> {
        rng(!self.seed)
    }
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Random options that fit together; each is at its default half of the time.
pub fn options<G: Game>(rng: &mut impl Rng) -> G::Options {
    loop {
        let mut options = G::Options::default();
        for spec in G::Options::SPECS {
            if rng.random_bool(0.5) {
                continue;
            }
            let value = match spec.kind {
                Kind::Choice { words, .. } => Value::Word(words[rng.random_range(0..words.len())]),
                Kind::Number { min, max, .. } => Value::Number(rng.random_range(min..=max)),
            };
            options.set(spec.name, value).expect("a value of the option's own kind and range");
        }
        if G::fitting(&options).is_ok() {
            return options;
        }
    }
}

/// Holds a law at this many random tables and reports the table at which it breaks.
pub fn law<L: Lawful>(cases: u32, law: impl Fn(&Table<L::Game>)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let seats = <L::Game as Game>::SEATS;
    let result = TestRunner::new(config).run(&(seats, proptest::num::u64::ANY), |(seats, seed)| {
        let table = Table::<L::Game>::new(Seats(seats), seed);
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| law(&table)));
        held.map_err(|panic| TestCaseError::fail(format!("at {table:?}: {}", why(&*panic))))
    });
    if let Err(broken) = result {
        panic!("{broken}");
    }
}

fn why(panic: &(dyn std::any::Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("it panicked")
}
