//! Every connection is an open file. Where the system allows fewer than there may be connections, the system would refuse them, and the
//! database with them; so the bound on connections stays below.

use crate::Config;

/// Open files beside connections: the database, its readers, logs.
const OTHERS: usize = 100;

/// Asks the system for enough open files, and makes do with what it gives.
pub(crate) fn fit(mut config: Config) -> Config {
    let wanted = config.connections.total.saturating_add(OTHERS);
    let allowed = allow(wanted as u64);
    let fits = most_connections(config.connections.total, allowed);
    if config.limits && fits < config.connections.total {
        tracing::warn!(
            wanted = config.connections.total,
            fits,
            "the system allows fewer open files than there may be connections (see ulimit -n)"
        );
    }
    config.connections.total = fits;
    config
}

/// How many connections there may be with this many open files.
fn most_connections(wanted: usize, allowed: Option<u64>) -> usize {
    let Some(allowed) = allowed else { return wanted };
    wanted.min((allowed as usize).saturating_sub(OTHERS).max(1))
}

/// Raises the limit as far as needed and allowed, and says what it is now. None: there is none, or nobody knows.
#[cfg(unix)]
fn allow(wanted: u64) -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    if now.current.is_some_and(|current| current < wanted) {
        // Up to the maximum everyone may.
        let current = Some(now.maximum.map_or(wanted, |maximum| maximum.min(wanted)));
        let _ = setrlimit(Resource::Nofile, Rlimit { current, ..now });
    }
    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
fn allow(_: u64) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_never_more_connections_than_open_files() {
        assert_eq!(most_connections(10_000, None), 10_000);
        assert_eq!(most_connections(10_000, Some(1024)), 924);
        assert_eq!(most_connections(500, Some(1024)), 500);
        assert_eq!(most_connections(500, Some(64)), 1);
    }
}
