//! A queue in which clients take turns: whoever has put in a thousand things gets one done while each of the others gets one done.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// What waits, by the client it is done for.
#[derive(Debug)]
pub(crate) struct RoundRobin<K, T> {
    /// Those for whom something waits, each once, in the order of their turns.
    turns: VecDeque<K>,
    waiting: HashMap<K, VecDeque<T>>,
}

impl<K, T> Default for RoundRobin<K, T> {
    fn default() -> Self {
        RoundRobin { turns: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, T> RoundRobin<K, T> {
    /// Puts something in, unless this much already waits for the same client: then it is given back.
    pub(crate) fn push(&mut self, client: K, work: T, most: usize) -> Result<(), T> {
        let own = self.waiting.entry(client.clone()).or_default();
        if own.len() >= most {
            return Err(work);
        }
        if own.is_empty() {
            self.turns.push_back(client);
        }
        own.push_back(work);
        Ok(())
    }

    /// How much waits for a client.
    pub(crate) fn waits_for(&self, client: &K) -> usize {
        self.waiting.get(client).map_or(0, VecDeque::len)
    }

    /// Takes out what is next.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let client = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&client)?;
        let work = own.pop_front();
        if own.is_empty() {
            self.waiting.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        work
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_BOUND: usize = usize::MAX;

    fn hostile(jobs: u32) -> RoundRobin<&'static str, (&'static str, u32)> {
        let mut queue = RoundRobin::default();
        for n in 0..jobs {
            queue.push("hostile", ("hostile", n), NO_BOUND).expect("there is room");
        }
        queue
    }

    #[test]
    fn who_has_one_job_is_served_second_at_the_latest_beside_one_with_a_thousand() {
        let mut queue = hostile(1000);
        assert_eq!(queue.pop(), Some(("hostile", 0)));
        queue.push("normal", ("normal", 0), NO_BOUND).expect("there is room");
        let next: Vec<_> = std::iter::from_fn(|| queue.pop()).take(2).collect();
        assert!(next.contains(&("normal", 0)), "{next:?}");
    }

    #[test]
    fn clients_take_turns_and_each_of_them_is_served_in_order() {
        let mut queue = hostile(4);
        for n in 0..2 {
            queue.push("a", ("a", n), NO_BOUND).expect("there is room");
            queue.push("b", ("b", n), NO_BOUND).expect("there is room");
        }
        let served: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        let expected = [
            ("hostile", 0),
            ("a", 0),
            ("b", 0),
            ("hostile", 1),
            ("a", 1),
            ("b", 1),
            ("hostile", 2),
            ("hostile", 3),
        ];
        assert_eq!(served, expected);
        assert!(queue.waiting.is_empty() && queue.turns.is_empty(), "nobody is remembered");
    }

    #[test]
    fn a_client_has_so_much_waiting_and_no_more() {
        let mut queue = hostile(20);
        assert_eq!(queue.push("hostile", ("hostile", 20), 20), Err(("hostile", 20)));
        assert_eq!(queue.push("normal", ("normal", 0), 20), Ok(()));
        queue.pop();
        assert_eq!(queue.push("hostile", ("hostile", 20), 20), Ok(()));
    }
}
