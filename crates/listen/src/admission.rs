//! How many connections there may be at once: from one network, and in all.
//!
//! Counted where connections are accepted, before anything is read, so that a connection that says nothing counts like any other; and
//! once more for connections to tables, by the client that a proxy names.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use prometheus_client::metrics::gauge::Gauge;
use vierblatt_bus::ClientNetwork;

/// How many connections there may be at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionLimits {
    /// In all.
    pub total: usize,
    /// From one IPv4 address or one IPv6 network (/64).
    pub per_network: usize,
}

impl ConnectionLimits {
    /// No limit at all.
    pub const NONE: ConnectionLimits =
        ConnectionLimits { total: usize::MAX, per_network: usize::MAX };
}

impl Default for ConnectionLimits {
    /// A school behind one address still plays: a browser has up to seven connections, most of them for a moment.
    fn default() -> Self {
        ConnectionLimits { total: 10_000, per_network: 300 }
    }
}

/// Once half of all places are taken, a network gets another one only if it has fewer than one in this many of those left. So a few networks
/// cannot take the last ones.
const SHARE_OF_FREE: usize = 32;
/// Each network may always have this many: what one browser needs.
const ONE_BROWSER: usize = 8;
/// How long after a line in the log a refused network gets another one.
const NEWS_AGAIN: Duration = Duration::from_mins(1);
/// How many networks get a line in the log in that time at most: a flood from everywhere does not fill the log.
const MOST_NEWS: usize = 100;

/// Counts open connections.
#[derive(Debug)]
pub struct Admission {
    limits: ConnectionLimits,
    counts: Mutex<Counts>,
    /// How many are open, for whoever watches.
    gauge: Gauge,
}

#[derive(Debug, Default)]
struct Counts {
    open: usize,
    by_network: HashMap<ClientNetwork, usize>,
    /// Networks that were refused, and when that was told last.
    told: HashMap<ClientNetwork, Duration>,
}

/// Why there is no place for a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Whether it is because of how many its own network has.
    pub is_own_fault: bool,
    /// Whether it is worth a line in the log: once in a minute for each network.
    pub is_news: bool,
}

impl Admission {
    /// Nobody is connected yet; the gauge shows how many are.
    pub fn new(limits: ConnectionLimits, gauge: Gauge) -> Arc<Self> {
        Arc::new(Admission { limits, counts: Mutex::default(), gauge })
    }

    /// One more connection, for as long as what is returned lives. Without a network only the total counts: a proxy has as many as it
    /// needs.
    ///
    /// # Errors
    /// When there is no place for it.
    pub fn admit(
        self: &Arc<Self>,
        network: Option<ClientNetwork>,
        now: Duration,
    ) -> Result<Admitted, Refusal> {
        let mut counts = self.counts();
        let free = self.limits.total.saturating_sub(counts.open);
        let own = network.map_or(0, |network| counts.of(network));
        let is_scarce = free <= self.limits.total / 2;
        let share = if is_scarce { (free / SHARE_OF_FREE).max(ONE_BROWSER) } else { usize::MAX };
        let most = self.limits.per_network.min(share);
        let is_own_fault = network.is_some() && own >= most;
        if free == 0 || is_own_fault {
            let is_news = network.is_none_or(|network| counts.is_news(network, now));
            return Err(Refusal { is_own_fault: is_own_fault && free > 0, is_news });
        }
        counts.open += 1;
        self.gauge.inc();
        if let Some(network) = network {
            *counts.by_network.entry(network).or_default() += 1;
        }
        Ok(Admitted { admission: Arc::clone(self), network })
    }

    /// How many are open.
    pub fn open(&self) -> usize {
        self.counts().open
    }

    /// Forgets who was refused longer ago than a minute.
    pub fn forget_quiet(&self, now: Duration) {
        self.counts().told.retain(|_, at| now.saturating_sub(*at) < NEWS_AGAIN);
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    fn of(&self, network: ClientNetwork) -> usize {
        self.by_network.get(&network).copied().unwrap_or_default()
    }

    fn is_news(&mut self, network: ClientNetwork, now: Duration) -> bool {
        let told = self.told.get(&network);
        let is_news = told.is_none_or(|at| now.saturating_sub(*at) >= NEWS_AGAIN)
            && (told.is_some() || self.told.len() < MOST_NEWS);
        if is_news {
            self.told.insert(network, now);
        }
        is_news
    }
}

/// Counts as one connection while it lives.
#[derive(Debug)]
pub struct Admitted {
    admission: Arc<Admission>,
    network: Option<ClientNetwork>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut counts = self.admission.counts();
        counts.open -= 1;
        self.admission.gauge.dec();
        if let Some(network) = self.network
            && let Some(own) = counts.by_network.get_mut(&network)
        {
            *own -= 1;
            if *own == 0 {
                counts.by_network.remove(&network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    const NOW: Duration = Duration::ZERO;

    fn admission(limits: ConnectionLimits) -> Arc<Admission> {
        Admission::new(limits, Gauge::default())
    }

    #[expect(clippy::unnecessary_wraps, reason = "it is taken like that")]
    fn network(n: u32) -> Option<ClientNetwork> {
        Some(ClientNetwork::of(IpAddr::from(n.to_be_bytes())))
    }

    fn fill(admission: &Arc<Admission>, network: Option<ClientNetwork>) -> Vec<Admitted> {
        std::iter::from_fn(|| admission.admit(network, NOW).ok()).collect()
    }

    #[test]
    fn a_network_has_so_many_connections_until_it_closes_some() {
        let admission = admission(ConnectionLimits { total: 1000, per_network: 20 });
        let mut open = fill(&admission, network(1));
        assert_eq!(open.len(), 20);
        assert!(admission.admit(network(2), NOW).is_ok(), "others have places of their own");
        open.pop();
        assert!(admission.admit(network(1), NOW).is_ok());
        drop(open);
        assert_eq!(admission.open(), 0);
        assert!(
            admission.counts().by_network.is_empty(),
            "nobody is remembered longer than needed"
        );
    }

    #[test]
    fn forty_networks_that_take_all_they_can_leave_places_for_others() {
        let admission = admission(ConnectionLimits { total: 1000, per_network: 300 });
        let _greedy: Vec<_> = (0..40).map(|n| fill(&admission, network(n))).collect();
        let newcomer = fill(&admission, network(99));
        assert!(newcomer.len() >= 7, "one browser still gets in: {}", newcomer.len());
    }

    #[test]
    fn when_it_is_full_it_is_full_for_a_proxy_too() {
        let admission = admission(ConnectionLimits { total: 50, per_network: 2 });
        let open: Vec<_> = (0..50).map_while(|_| admission.admit(None, NOW).ok()).collect();
        assert_eq!(open.len(), 50);
        let refusal = admission.admit(None, NOW).expect_err("it is full");
        assert!(!refusal.is_own_fault);
    }

    #[test]
    fn a_network_is_news_once_a_minute_and_a_flood_does_not_fill_the_log() {
        let admission = admission(ConnectionLimits { total: 1000, per_network: 0 });
        let news = |n, now| {
            admission.admit(network(n), Duration::from_secs(now)).expect_err("none").is_news
        };
        assert_eq!(
            [news(1, 0), news(1, 1), news(1, 59), news(1, 60), news(1, 61)],
            [true, false, false, true, false]
        );
        assert_eq!((2..1000).filter(|n| news(*n, 61)).count(), MOST_NEWS - 1);
        admission.forget_quiet(Duration::from_secs(200));
        assert!(news(500, 200));
    }
}
