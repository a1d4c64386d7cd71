//! How much anybody may ask for. Generous to people, closed to floods.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter, clock};
use prometheus_client::metrics::gauge::Gauge;
use vierblatt_bus::ClientNetwork;
use vierblatt_store::PersonId;

use crate::admission::{Admission, Admitted};
use crate::{Clock, ConnectionLimits};

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, LimitClock, NoOpMiddleware<Duration>>;
type Direct = RateLimiter<NotKeyed, InMemoryState, LimitClock, NoOpMiddleware<Duration>>;

/// How many tables somebody may have open or in progress at once.
pub const MOST_TABLES: u64 = 50;

/// Somebody asks for more than they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too much was asked for")]
pub struct TooMuch;

/// The limits of one edge.
pub struct Limits {
    is_on: bool,
    clock: LimitClock,
    requests: Keyed<ClientNetwork>,
    newcomers: Keyed<ClientNetwork>,
    codes: Keyed<ClientNetwork>,
    tables: Keyed<PersonId>,
    /// What is asked over sockets: nearly all of it ends up on the disk, and a network may have hundreds of sockets.
    asks: Keyed<ClientNetwork>,
    /// Connections to tables, by the client they come from: behind a proxy only requests say who that is.
    to_tables: Arc<Admission>,
}

impl Limits {
    /// Limits by this clock, if there are any.
    pub fn new(is_on: bool, most: ConnectionLimits, clock: Arc<dyn Clock>) -> Self {
        let clock = LimitClock(clock);
        Limits {
            is_on,
            requests: keyed(per_second(25, 100), &clock),
            newcomers: keyed(per_minute(20), &clock),
            codes: keyed(per_minute(10), &clock),
            tables: keyed(per_minute(20), &clock),
            asks: keyed(per_second(60, 600), &clock),
            to_tables: Admission::new(most, Gauge::default()),
            clock,
        }
    }

    /// Whether there are any.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Any request.
    ///
    /// # Errors
    /// When it is too much.
    pub fn request(&self, from: ClientNetwork) -> Result<(), TooMuch> {
        self.check(&self.requests, &from)
    }

    /// Somebody new.
    ///
    /// # Errors
    /// When it is too much.
    pub fn newcomer(&self, from: ClientNetwork) -> Result<(), TooMuch> {
        self.check(&self.newcomers, &from)
    }

    /// Somebody types a one-time code.
    ///
    /// # Errors
    /// When it is too much.
    pub fn code(&self, from: ClientNetwork) -> Result<(), TooMuch> {
        self.check(&self.codes, &from)
    }

    /// Somebody opens a table.
    ///
    /// # Errors
    /// When it is too much.
    pub fn table(&self, person: &PersonId) -> Result<(), TooMuch> {
        self.check(&self.tables, person)
    }

    /// Somebody asks a table for something over a socket. A school plays with that, and a flood does not fill the disk.
    ///
    /// # Errors
    /// When it is too much.
    pub fn ask(&self, from: ClientNetwork) -> Result<(), TooMuch> {
        self.check(&self.asks, &from)
    }

    /// The messages of one connection.
    pub fn messages(&self) -> MessageLimit {
        let limiter = || Direct::direct_with_clock(per_second(15, 40), self.clock.clone());
        MessageLimit(self.is_on.then(limiter))
    }

    /// One more connection to a table, for as long as what is returned lives.
    ///
    /// # Errors
    /// When it is too much.
    pub fn connect(&self, from: ClientNetwork) -> Result<Admitted, TooMuch> {
        self.to_tables.admit(Some(from), self.clock.0.running()).map_err(|_| TooMuch)
    }

    /// Forgets those who have been quiet.
    pub fn forget_quiet(&self) {
        self.requests.retain_recent();
        self.newcomers.retain_recent();
        self.codes.retain_recent();
        self.tables.retain_recent();
        self.asks.retain_recent();
        self.to_tables.forget_quiet(self.clock.0.running());
    }

    fn check<K: Clone + Eq + Hash>(&self, limiter: &Keyed<K>, key: &K) -> Result<(), TooMuch> {
        if !self.is_on || limiter.check_key(key).is_ok() { Ok(()) } else { Err(TooMuch) }
    }
}

/// The edge's clock, as limiters read it.
#[derive(Clone)]
struct LimitClock(Arc<dyn Clock>);

impl clock::Clock for LimitClock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.running()
    }
}

fn keyed<K: Clone + Eq + Hash>(quota: Quota, clock: &LimitClock) -> Keyed<K> {
    RateLimiter::dashmap_with_clock(quota, clock.clone())
}

fn per_second(n: u32, burst: u32) -> Quota {
    Quota::per_second(at_least_one(n)).allow_burst(at_least_one(burst))
}

fn per_minute(n: u32) -> Quota {
    Quota::per_minute(at_least_one(n))
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// How many messages one connection may send.
pub struct MessageLimit(Option<Direct>);

impl MessageLimit {
    /// Whether one more message is all right.
    pub fn allows_one(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[derive(Default)]
    struct HandClock(AtomicU64);

    impl Clock for HandClock {
        fn now(&self) -> u64 {
            self.0.load(Ordering::Relaxed)
        }

        fn running(&self) -> Duration {
            Duration::from_millis(self.now())
        }
    }

    #[test]
    fn a_flood_is_stopped_and_time_lets_requests_in_again() {
        let clock = Arc::new(HandClock::default());
        let most = ConnectionLimits::default();
        let limits = Limits::new(true, most, Arc::clone(&clock) as Arc<dyn Clock>);
        let network = |n| ClientNetwork::of(IpAddr::from([n; 4]));
        let (one, other) = (network(1), network(2));
        let allowed = |from| (0..300).filter(|_| limits.request(from).is_ok()).count();
        assert_eq!(allowed(one), 100);
        assert_eq!(allowed(other), 100, "somebody else has a reserve of their own");
        clock.0.store(1000, Ordering::Relaxed);
        assert_eq!(allowed(one), 25);
        let messages = limits.messages();
        assert_eq!((0..100).filter(|_| messages.allows_one()).count(), 40);
        // However many connections they come over.
        let asked = |from| (0..1000).filter(|_| limits.ask(from).is_ok()).count();
        assert_eq!((asked(one), asked(other)), (600, 600));
        clock.0.store(2000, Ordering::Relaxed);
        assert_eq!(asked(one), 60);
    }
}
