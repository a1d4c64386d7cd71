//! What time it is, as whoever starts a server says.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use vierblatt_store::Ms;

/// A clock for people and one for measuring.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> Ms;

    /// How long this clock has been running. It never goes back, whatever somebody does to the system's time.
    fn running(&self) -> Duration;
}

/// The system's clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl SystemClock {
    /// A clock that runs from now on.
    pub fn start() -> Self {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Ms {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        since.as_millis() as Ms
    }

    fn running(&self) -> Duration {
        self.0.elapsed()
    }
}
