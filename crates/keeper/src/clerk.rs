//! What all tables of a keeper share: tickets for what is under way, timers, randomness.

use std::collections::HashMap;
use std::sync::Arc;

use rand_chacha::ChaCha20Rng;
use vierblatt_bus::RequestId;
use vierblatt_store::Ms;

use crate::archive::Lookup;
use crate::opening::Opening;
use crate::timers::Timers;
use crate::{Effect, Ticket};

/// Tickets, timers and randomness.
pub(crate) struct Clerk {
    next_ticket: u64,
    waiting: HashMap<u64, Waiting>,
    pub(crate) timers: Timers,
    pub(crate) rng: ChaCha20Rng,
    /// How many entries a log may have before nothing new begins at its table.
    pub(crate) most_entries: u32,
}

/// What waits for something to be done.
pub(crate) enum Waiting {
    /// A table that does nothing else meanwhile.
    Table(SlotKey),
    /// A table whose bot thinks.
    Bot(SlotKey),
    /// Somebody who waits for what is computed.
    Request(RequestId),
    /// A table that is being opened.
    Opening(Box<Opening>),
    /// A game that is being looked up.
    Lookup(Box<Lookup>),
}

/// A table in memory. The same code loaded again is another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SlotKey {
    pub(crate) code: Arc<str>,
    pub(crate) generation: u64,
}

impl Clerk {
    pub(crate) fn new(rng: ChaCha20Rng, most_entries: u32) -> Self {
        let timers = Timers::default();
        Clerk { next_ticket: 1, waiting: HashMap::new(), timers, rng, most_entries }
    }

    /// A ticket for what is to be done.
    pub(crate) fn ticket(&mut self, waiting: Waiting) -> Ticket {
        let ticket = self.number();
        self.waiting.insert(ticket, waiting);
        Ticket(ticket)
    }

    /// A number that was never used.
    pub(crate) fn number(&mut self) -> u64 {
        self.next_ticket += 1;
        self.next_ticket - 1
    }

    /// How much is under way.
    pub(crate) fn under_way(&self) -> usize {
        self.waiting.len()
    }

    /// Who waits for this, exactly once.
    pub(crate) fn take(&mut self, ticket: Ticket) -> Option<Waiting> {
        self.waiting.remove(&ticket.0)
    }
}

/// What a table needs to do its work.
pub(crate) struct Desk<'a> {
    pub(crate) clerk: &'a mut Clerk,
    pub(crate) effects: &'a mut Vec<Effect>,
    pub(crate) now: Ms,
}
