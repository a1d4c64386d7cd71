//! How long a search may go on: a number of iterations, until a time, or until it is told to stop.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What ends a search. Without a deadline and a stop, a search depends on its seed alone.
#[derive(Clone, Copy, Default)]
pub struct Limit<'a> {
    /// This many iterations, in place of those the bot's level has.
    pub iterations: Option<u32>,
    /// Not beyond this time.
    pub deadline: Option<Instant>,
    /// Not when this says so.
    pub stop: Option<&'a AtomicBool>,
    /// Not once this says that time is up: for programs whose clock is not the system's, such as a page's.
    pub is_late: Option<&'a (dyn Fn() -> bool + Sync)>,
}

/// How many iterations pass between two looks at the clock: a few dozen microseconds.
const LOOK_EVERY: u32 = 16;

impl<'a> Limit<'a> {
    /// The bot's own number of iterations, however long they take.
    pub const NORMAL: Limit<'static> =
        Limit { iterations: None, deadline: None, stop: None, is_late: None };

    /// This many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Limit<'static> {
        Limit { iterations: Some(iterations), ..Limit::NORMAL }
    }

    /// The same limit, with this number of iterations unless one is set.
    #[must_use]
    pub const fn or_iterations(self, usual: u32) -> Limit<'a> {
        let iterations = match self.iterations {
            Some(set) => set,
            None => usual,
        };
        Limit { iterations: Some(iterations), ..self }
    }

    /// Whether a search that has done this many iterations must end now. The first one is always
    /// allowed: a bot that was told to stop still answers.
    #[inline]
    pub fn is_reached(&self, done: u32) -> bool {
        if done == 0 {
            return false;
        }
        if self.iterations.is_some_and(|iterations| done >= iterations) {
            return true;
        }
        done.is_multiple_of(LOOK_EVERY) && self.is_time_up()
    }

    /// Whether the deadline has passed or the stop was given.
    pub fn is_time_up(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self.is_late.is_some_and(|is_late| is_late())
    }
}

impl fmt::Debug for Limit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limit { iterations, deadline, stop, is_late } = self;
        let mut limit = f.debug_struct("Limit");
        limit.field("iterations", iterations).field("deadline", deadline).field("stop", stop);
        limit.field("is_late", &is_late.map(|is_late| is_late())).finish()
    }
}
