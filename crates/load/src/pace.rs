//! When a table moves next.

use std::time::Duration;

use rand::{Rng, RngExt};
use tokio::time::Instant;

/// How a table's moves follow each other.
#[derive(Debug)]
pub(crate) enum Pace {
    /// The next player moves in the instant the update arrives.
    Closed,
    /// Moves are due on a fixed schedule, whether or not the server keeps up.
    Open { every: Duration, due: Option<Instant>, is_excused: bool },
}

/// What is to be done about a move somebody can make.
#[derive(Debug, PartialEq)]
pub(crate) enum When {
    /// Send it; its time runs from this moment.
    Now { from: Instant },
    /// Wait until then.
    At(Instant),
}

impl Pace {
    pub(crate) fn open(every: Duration) -> Self {
        Pace::Open { every, due: None, is_excused: false }
    }

    /// The table waits for something else than the server's speed: a forced move, which the table makes in
    /// its own time, another game, or the server's return. What was due meanwhile is left out.
    pub(crate) fn excuse(&mut self) {
        if let Pace::Open { is_excused, .. } = self {
            *is_excused = true;
        }
    }

    /// Somebody can move now. `waited_until` is the moment a move was waited for, if one was.
    pub(crate) fn next(
        &mut self,
        now: Instant,
        waited_until: Option<Instant>,
        rng: &mut impl Rng,
    ) -> When {
        let Pace::Open { every, due, is_excused } = self else { return When::Now { from: now } };
        let due = due.get_or_insert_with(|| now + every.mul_f64(rng.random::<f64>()));
        if std::mem::take(is_excused) {
            while *due < now {
                *due += *every;
            }
        }
        if *due > now {
            return When::At(*due);
        }
        // A player who was ready in time sends in time; a late timer is not the server's fault. A player who was not
        // ready was kept waiting by the server, and that counts.
        let from = if waited_until == Some(*due) { now } else { *due };
        *due += *every;
        When::Now { from }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn rng() -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(1)
    }

    /// A table whose next move is due at the moment returned.
    fn due() -> (Pace, Instant, Instant) {
        let (mut pace, now) = (Pace::open(SECOND), Instant::now());
        let When::At(at) = pace.next(now, None, &mut rng()) else { panic!("not at once") };
        assert!(at > now && at <= now + SECOND);
        (pace, now, at)
    }

    #[test]
    fn a_closed_loop_never_waits() {
        let now = Instant::now();
        assert_eq!(Pace::Closed.next(now, None, &mut rng()), When::Now { from: now });
    }

    #[test]
    fn a_late_timer_is_not_the_servers_fault() {
        let (mut pace, _, at) = due();
        let fired = at + Duration::from_millis(3);
        assert_eq!(pace.next(fired, Some(at), &mut rng()), When::Now { from: fired });
        assert_eq!(pace.next(fired, None, &mut rng()), When::At(at + SECOND));
    }

    #[test]
    fn time_that_the_server_took_too_long_counts() {
        let (mut pace, _, at) = due();
        let ready = at + 2 * SECOND;
        assert_eq!(pace.next(ready, None, &mut rng()), When::Now { from: at });
        assert_eq!(pace.next(ready, None, &mut rng()), When::Now { from: at + SECOND });
    }

    #[test]
    fn moves_that_could_not_be_made_are_left_out_of_the_schedule() {
        let (mut pace, _, at) = due();
        pace.excuse();
        let ready = at + SECOND + Duration::from_millis(1);
        assert_eq!(pace.next(ready, None, &mut rng()), When::At(at + 2 * SECOND));
    }
}
