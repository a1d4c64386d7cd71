//! How much anybody may ask for. Generous to people, closed to floods.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::errors::Trouble;

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits of one server.
pub(crate) struct Limits {
    is_on: bool,
    requests: Limiter<IpAddr>,
    newcomers: Limiter<IpAddr>,
    codes: Limiter<IpAddr>,
    tables: Limiter<String>,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

/// How many tables somebody may have open or under way at once.
pub(crate) const MOST_TABLES: u64 = 50;
/// How many connections one address may have at once: a school behind one address still plays.
const MOST_CONNECTIONS: u32 = 200;

impl Limits {
    pub(crate) fn new(is_on: bool) -> Self {
        let a_second = |n| Quota::per_second(at_least_one(n)).allow_burst(at_least_one(4 * n));
        let a_minute = |n| Quota::per_minute(at_least_one(n)).allow_burst(at_least_one(n));
        Limits {
            is_on,
            requests: RateLimiter::keyed(a_second(25)),
            newcomers: RateLimiter::keyed(a_minute(20)),
            codes: RateLimiter::keyed(a_minute(10)),
            tables: RateLimiter::keyed(a_minute(20)),
            connections: Mutex::default(),
        }
    }

    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// Any request.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Trouble> {
        self.check(&self.requests, &from)
    }

    /// Somebody new.
    pub(crate) fn newcomer(&self, from: IpAddr) -> Result<(), Trouble> {
        self.check(&self.newcomers, &from)
    }

    /// Somebody types a one-time code.
    pub(crate) fn code(&self, from: IpAddr) -> Result<(), Trouble> {
        self.check(&self.codes, &from)
    }

    /// Somebody opens a table.
    pub(crate) fn table(&self, person: &str) -> Result<(), Trouble> {
        self.check(&self.tables, &person.to_owned())
    }

    /// One more connection from there, for as long as what is returned lives.
    pub(crate) fn connect(self: &Arc<Self>, from: IpAddr) -> Result<Connected, Trouble> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let open = connections.entry(from).or_default();
        if self.is_on && *open >= MOST_CONNECTIONS {
            return Err(Trouble::too_much());
        }
        *open += 1;
        Ok(Connected { limits: Arc::clone(self), from })
    }

    /// Forgets those who have been quiet: nobody is remembered longer than needed.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.newcomers.retain_recent();
        self.codes.retain_recent();
        self.tables.retain_recent();
    }

    fn check<K: Clone + Eq + std::hash::Hash>(
        &self,
        limiter: &Limiter<K>,
        key: &K,
    ) -> Result<(), Trouble> {
        if !self.is_on || limiter.check_key(key).is_ok() {
            Ok(())
        } else {
            Err(Trouble::too_much())
        }
    }
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// Counts as one connection while it lives.
pub(crate) struct Connected {
    limits: Arc<Limits>,
    from: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections =
            self.limits.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = connections.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&self.from);
            }
        }
    }
}

/// A bucket for one connection: so many messages a second, with some in reserve.
pub(crate) struct Bucket {
    left: f64,
    at: std::time::Instant,
}

const MESSAGES_A_SECOND: f64 = 15.0;
const MESSAGES_IN_RESERVE: f64 = 40.0;

impl Bucket {
    pub(crate) fn new() -> Self {
        Bucket { left: MESSAGES_IN_RESERVE, at: std::time::Instant::now() }
    }

    /// Whether one more message is all right.
    pub(crate) fn take(&mut self) -> bool {
        let now = std::time::Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * MESSAGES_A_SECOND;
        self.at = now;
        self.left = (self.left + gained).min(MESSAGES_IN_RESERVE) - 1.0;
        if self.left < 0.0 {
            self.left = 0.0;
            return false;
        }
        true
    }
}
