//! Reading whole games: only a few at once, so that there is always a reader of the store for what is small, and clients take turns.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};

use vierblatt_bus::ClientNetwork;

use crate::round_robin::RoundRobin;

/// How many whole games are read at once. The store has one reader more.
const AT_ONCE: usize = 3;

/// How many may wait for one client.
const MOST_WAITING: usize = 64;

/// A game to be read, and what comes after.
pub(crate) type Reading = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What is being read and what waits.
#[derive(Default)]
pub(crate) struct Reads(Mutex<State>);

#[derive(Default)]
struct State {
    queue: RoundRobin<Option<ClientNetwork>, Reading>,
    under_way: usize,
}

impl Reads {
    /// Whether more may wait for this client. What is for nobody in particular may always wait: the number of tables bounds it.
    pub(crate) fn has_room(&self, client: Option<ClientNetwork>) -> bool {
        client.is_none() || self.state().queue.waits_for(&client) < MOST_WAITING
    }

    /// Takes something to be read. Gives what is to be started now, if anything.
    pub(crate) fn push(&self, client: Option<ClientNetwork>, reading: Reading) -> Option<Reading> {
        let mut state = self.state();
        // It fails only where there is a bound.
        let _ = state.queue.push(client, reading, usize::MAX);
        state.next()
    }

    /// One of them is done. Gives the next one.
    pub(crate) fn done(&self) -> Option<Reading> {
        let mut state = self.state();
        state.under_way -= 1;
        state.next()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn next(&mut self) -> Option<Reading> {
        if self.under_way >= AT_ONCE {
            return None;
        }
        let next = self.queue.pop()?;
        self.under_way += 1;
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn only_so_many_are_read_at_once_and_others_get_their_turn() {
        let reads = Reads::default();
        let client = |n: u8| Some(ClientNetwork::of(IpAddr::from([n; 4])));
        let push = |n| {
            assert!(reads.has_room(client(n)));
            reads.push(client(n), Box::pin(async {})).is_some()
        };
        let all = MOST_WAITING + AT_ONCE;
        let started = (0..all).filter(|_| push(1)).count();
        assert!(!reads.has_room(client(1)), "one client has so much waiting and no more");
        assert_eq!(started, AT_ONCE);
        assert!(!push(2));
        let waits = |n| reads.state().queue.waits_for(&client(n));
        assert_eq!((waits(1), waits(2)), (MOST_WAITING, 1));
        assert!(reads.done().is_some() && reads.done().is_some());
        assert_eq!((waits(1), waits(2)), (MOST_WAITING - 1, 0));
    }
}
