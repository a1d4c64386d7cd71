//! Many games at once whose name is only known when the program runs.

use vierblatt_catalog::{Listed, Visit};

use crate::{Arrays, Batch, Error, Opponent, Setup};

/// A [`Batch`] of any game.
pub trait AnyBatch: Send + Sync {
    /// Writes how things stand, without a step.
    ///
    /// # Errors
    /// See [`Batch::look`].
    fn look(&mut self, arrays: Arrays<'_>) -> Result<(), Error>;
    /// One step of all games.
    ///
    /// # Errors
    /// See [`Batch::step`].
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Error>;
}

/// A batch behind a lock that is never locked: bots can be sent between threads and not shared, and nobody shares them.
struct Unshared<G: Listed>(std::sync::Mutex<Batch<G>>);

impl<G: Listed> AnyBatch for Unshared<G> {
    fn look(&mut self, arrays: Arrays<'_>) -> Result<(), Error> {
        self.0.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).look(arrays)
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Error> {
        self.0.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).step(actions, arrays)
    }
}

/// So many games; `threads` 0 uses all cores.
///
/// # Errors
/// When there is no such game, or nothing to play.
pub fn open_batch(
    setup: &Setup<'_>,
    games: usize,
    opponents: &[Option<Opponent>],
    seed: u64,
    threads: usize,
) -> Result<Box<dyn AnyBatch>, Error> {
    struct Open<'a> {
        setup: &'a Setup<'a>,
        games: usize,
        opponents: &'a [Option<Opponent>],
        seed: u64,
        threads: usize,
    }

    impl Visit for Open<'_> {
        type Output = Result<Box<dyn AnyBatch>, Error>;

        fn visit<G: Listed>(self) -> Self::Output {
            let Open { setup, games, opponents, seed, threads } = self;
            let (options, seats) = setup.read::<G>()?;
            let goal = setup.goal;
            let batch = Batch::<G>::new(options, seats, goal, games, opponents, seed, threads)?;
            Ok(Box::new(Unshared(std::sync::Mutex::new(batch))))
        }
    }

    setup.visit(Open { setup, games, opponents, seed, threads })?
}
