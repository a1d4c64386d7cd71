//! Random tables: how many seats, which options, which random numbers.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::mem::discriminant;

use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Action, Game, Kind, Moves, Options, Seats, Value, random_action};

use crate::Lawful;

/// A table to test a law at. Everything in it follows from the seats and the seed.
#[derive(Clone, Debug)]
pub struct TestTable<G: Game> {
    /// How many sit there.
    pub seats: Seats,
    /// What they play by.
    pub options: G::Options,
    /// Where the random numbers come from.
    pub seed: u64,
}

impl<G: Game> TestTable<G> {
    /// The table of this seed.
    pub fn new(seats: Seats, seed: u64) -> Self {
        TestTable { seats, options: options::<G>(&mut rng(seed)), seed }
    }

    /// Who plays at it: all seats and chance, the same way each time.
    pub fn players(&self) -> Players<G> {
        let mut rng = rng(!self.seed);
        let mood = rng.random_bool(0.5).then(|| rng.random());
        Players { rng, mood, actions: 0, game: PhantomData }
    }
}

/// Players with a mood. Uniform random play says STOP early and goes out when it can, so it hardly
/// ever sees a reshuffle; at every other table some kinds of moves are liked better than others.
pub struct Players<G> {
    /// Random numbers, also for whoever tests something on the way.
    pub rng: Xoshiro256PlusPlus,
    mood: Option<u64>,
    actions: usize,
    game: PhantomData<G>,
}

/// How long a mood lasts: one that avoids what ends the game must end at some point.
const PATIENCE: usize = 2_000;

impl<G: Game> Players<G> {
    /// What happens next; nothing once the game is over.
    pub fn next(&mut self, state: &G::State) -> Option<Action<G>> {
        self.actions += 1;
        let action = random_action::<G>(state, &mut self.rng)?;
        let (Action::Move(seat, first), Some(mood)) = (&action, self.mood) else {
            return Some(action);
        };
        if self.actions > PATIENCE {
            return Some(action);
        }
        let legal = G::legal(state, *seat);
        let others: Vec<_> =
            (0..2).map(|_| legal.get(self.rng.random_range(0..legal.len()))).collect();
        let liked = others.into_iter().chain([*first]).max_by_key(|mv| liking(mood, mv));
        liked.map(|mv| Action::Move(*seat, mv))
    }
}

/// How much a mood likes this kind of move.
fn liking<M>(mood: u64, mv: &M) -> u64 {
    let mut hasher = DefaultHasher::new();
    mood.hash(&mut hasher);
    discriminant(mv).hash(&mut hasher);
    hasher.finish()
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
///
/// The tables are the same each time, so that a change is judged by itself and not by chance. To look
/// further, set `LAWS_SEED` to another number and `LAWS_TIMES` to how many times as many tables.
pub fn law<L: Lawful>(cases: u32, law: impl Fn(&TestTable<L::Game>)) {
    let asked = |name| std::env::var(name).ok().and_then(|number| number.parse::<u32>().ok());
    let config = Config {
        cases: cases * asked("LAWS_TIMES").unwrap_or(1),
        rng_seed: RngSeed::Fixed(asked("LAWS_SEED").unwrap_or(0).into()),
        failure_persistence: None,
        ..Config::default()
    };
    let seats = <L::Game as Game>::SEATS;
    let result = TestRunner::new(config).run(&(seats, proptest::num::u64::ANY), |(seats, seed)| {
        let table = TestTable::<L::Game>::new(Seats(seats), seed);
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
