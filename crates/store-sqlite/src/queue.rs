//! What waits for the writer. Of our own and not a channel, because the writer takes all of it at once and is woken only when it
//! sleeps.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use vierblatt_store::StorageError;

use crate::writer::Request;

/// How many requests may wait for the writer.
pub(crate) const QUEUE: usize = 16_384;

/// How many requests share a transaction at most: it bounds how long the first waits for the last.
const MAX_BATCH: usize = 4096;

/// The requests that wait for the writer.
#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    requests: Vec<Box<dyn Request>>,
    /// Whether the writer sleeps and is to be woken.
    is_asleep: bool,
    is_closed: bool,
}

impl Queue {
    /// Puts a request in, or gives it back with the reason.
    pub(crate) fn push(
        &self,
        request: Box<dyn Request>,
    ) -> Result<(), (Box<dyn Request>, StorageError)> {
        let mut waiting = self.lock();
        if waiting.is_closed {
            return Err((request, StorageError::Closed));
        }
        if waiting.requests.len() >= QUEUE {
            return Err((request, StorageError::Busy));
        }
        waiting.requests.push(request);
        let wakes = std::mem::take(&mut waiting.is_asleep);
        drop(waiting);
        if wakes {
            self.changed.notify_one();
        }
        Ok(())
    }

    /// No more requests come after those that wait.
    pub(crate) fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_one();
    }

    /// Waits until there are requests, and moves them to the batch. False when there will not be any more.
    pub(crate) fn take(&self, batch: &mut Vec<Box<dyn Request>>) -> bool {
        let mut waiting = self.lock();
        while waiting.requests.is_empty() && !waiting.is_closed {
            waiting.is_asleep = true;
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        waiting.is_asleep = false;
        let count = waiting.requests.len().min(MAX_BATCH);
        batch.extend(waiting.requests.drain(..count));
        count > 0
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").finish_non_exhaustive()
    }
}

/// The writer's end of a queue. However the writer ends, nobody waits for it afterwards.
pub(crate) struct WriterEnd(pub(crate) Arc<Queue>);

impl Drop for WriterEnd {
    fn drop(&mut self) {
        let left = {
            let mut waiting = self.0.lock();
            waiting.is_closed = true;
            std::mem::take(&mut waiting.requests)
        };
        // Each is answered by being dropped, without the lock: whoever is told may ask again.
        drop(left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::writer::Writing;

    struct Nothing;

    impl Request for Nothing {
        fn run(&mut self, _: &mut Writing<'_>) -> rusqlite::Result<()> {
            Ok(())
        }
        fn fail(&mut self, _: StorageError) {}
        fn answer(self: Box<Self>) {}
    }

    #[test]
    fn what_waits_is_taken_together_up_to_a_batch() {
        let queue = Arc::new(Queue::default());
        let writer = Arc::clone(&queue);
        let taken = std::thread::spawn(move || {
            let mut batch = Vec::new();
            (writer.take(&mut batch), !batch.is_empty())
        });
        assert!(queue.push(Box::new(Nothing)).is_ok());
        assert_eq!(taken.join().expect("it is woken"), (true, true));
        for _ in 0..=MAX_BATCH {
            assert!(queue.push(Box::new(Nothing)).is_ok());
        }
        let mut batch = Vec::new();
        assert!(queue.take(&mut batch) && batch.len() == MAX_BATCH);
        assert!(queue.take(&mut batch) && batch.len() == MAX_BATCH + 1);
    }

    #[test]
    fn a_closed_queue_gives_at_once_what_waits_and_takes_nothing_more() {
        let queue = Arc::new(Queue::default());
        assert!(queue.push(Box::new(Nothing)).is_ok());
        queue.close();
        assert!(matches!(queue.push(Box::new(Nothing)), Err((_, StorageError::Closed))));
        let mut batch = Vec::new();
        assert!(queue.take(&mut batch) && batch.len() == 1);
        assert!(!queue.take(&mut batch) && batch.len() == 1);
    }

    #[test]
    fn a_writer_that_is_gone_leaves_nobody_waiting() {
        let queue = Arc::new(Queue::default());
        assert!(queue.push(Box::new(Nothing)).is_ok());
        drop(WriterEnd(Arc::clone(&queue)));
        assert!(queue.lock().requests.is_empty());
        assert!(queue.push(Box::new(Nothing)).is_err());
    }
}
