//! What must be true of every story.

use std::fmt;

/// A promise of the keeper and of everything below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Promise {
    /// What was acknowledged is in the log, once, in the order in which it was asked for, and nothing that nobody asked for.
    RequestsOnce,
    /// Nobody hears or sees anything but what the log tells their seat.
    OwnView,
    /// Everybody gets to the end of the log, and has heard all of it.
    Converges,
    /// Every question gets exactly one reply, unless its node dies.
    OneReply,
    /// Nothing is told before it is stored.
    StoredFirst,
    /// Every deal of a finished game is the one its seed gives.
    FairDeals,
    /// The log can always be loaded, from the latest game's start as from the beginning.
    LogLoads,
    /// Queues, tickets and timers are bounded, and nobody is woken for nothing again and again.
    Bounded,
    /// With leases: nothing is stored for a node while another one that is alive keeps the table.
    OneOwner,
    /// Once everything works again, the game comes to its end.
    Ends,
}

/// A promise that was not kept.
#[derive(Clone, Debug)]
pub(crate) struct Broken {
    pub(crate) promise: Promise,
    pub(crate) why: String,
}

/// Whether a promise was kept.
pub(crate) type Kept = Result<(), Broken>;

impl Promise {
    pub(crate) fn broken(self, why: impl Into<String>) -> Broken {
        Broken { promise: self, why: why.into() }
    }

    /// Kept if this holds.
    pub(crate) fn holds(self, holds: bool, why: impl FnOnce() -> String) -> Kept {
        if holds { Ok(()) } else { Err(self.broken(why())) }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.promise, self.why)
    }
}
