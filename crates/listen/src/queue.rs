//! The messages that wait to be sent over one connection. Clients that do not read are disconnected, and told everything again when they
//! come back.
//!
//! A queue of our own, because an idle table should need little memory: tokio's takes a kilobyte before the first message, and there
//! are two or more for every table.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

/// How many messages may wait for a slow reader.
const LONGEST_QUEUE: usize = 64;

/// The end into which messages are put.
pub struct QueueSender(Arc<Queue>);

/// The end from which messages go out.
pub struct QueueReceiver(Arc<Queue>);

/// Why there will be no more messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The table has nothing more to say; the reason was among the messages.
    Closed,
    /// Too many waited: the client does not read.
    TooSlow,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: Vec<Arc<str>>,
    ended: Option<Ended>,
}

/// A queue with nothing in it.
pub fn queue() -> (QueueSender, QueueReceiver) {
    let queue = Arc::new(Queue::default());
    (QueueSender(Arc::clone(&queue)), QueueReceiver(queue))
}

impl Queue {
    fn change<T>(&self, change: impl FnOnce(&mut Waiting) -> T) -> T {
        change(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl QueueSender {
    /// Puts a message in. False when it does not fit: then the queue has ended.
    pub fn send(&self, text: Arc<str>) -> bool {
        let fits = self.0.change(|waiting| {
            if waiting.ended.is_some() {
                // Whoever goes away anyway misses nothing: they are told everything when they come back.
                return true;
            }
            let fits = waiting.messages.len() < LONGEST_QUEUE;
            if fits {
                waiting.messages.push(text);
            } else {
                waiting.ended = Some(Ended::TooSlow);
            }
            fits
        });
        self.0.changed.notify_one();
        fits
    }

    /// No more messages come after those that wait.
    pub fn close(&self) {
        self.0.change(|waiting| {
            waiting.ended.get_or_insert(Ended::Closed);
        });
        self.0.changed.notify_one();
    }
}

impl QueueReceiver {
    /// Whether no more messages come after those that wait.
    pub fn has_ended(&self) -> bool {
        self.0.change(|waiting| waiting.ended.is_some())
    }

    /// All messages that wait, at least one.
    ///
    /// # Errors
    /// When there will be no more.
    pub async fn recv(&mut self) -> Result<Vec<Arc<str>>, Ended> {
        loop {
            let found = self.0.change(|waiting| {
                let messages = std::mem::take(&mut waiting.messages);
                if messages.is_empty() { Err(waiting.ended) } else { Ok(messages) }
            });
            match found {
                Ok(messages) => return Ok(messages),
                Err(Some(ended)) => return Err(ended),
                Err(None) => self.0.changed.notified().await,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(n: usize) -> Arc<str> {
        n.to_string().into()
    }

    #[tokio::test]
    async fn what_waits_is_heard_together_and_in_order_and_then_it_is_over() {
        let (sender, mut receiver) = queue();
        for n in 0..3 {
            assert!(sender.send(text(n)));
        }
        assert_eq!(receiver.recv().await, Ok(vec![text(0), text(1), text(2)]));
        let later = tokio::spawn(async move { (receiver.recv().await, receiver.recv().await) });
        tokio::task::yield_now().await;
        assert!(sender.send(text(3)));
        sender.close();
        let heard = later.await.expect("it is told");
        assert_eq!(heard, (Ok(vec![text(3)]), Err(Ended::Closed)));
    }

    #[tokio::test]
    async fn who_does_not_read_is_noticed_once() {
        let (sender, mut receiver) = queue();
        let sent = (0..100).take_while(|n| sender.send(text(*n))).count();
        assert_eq!(sent, LONGEST_QUEUE);
        assert!(sender.send(text(100)), "it is over already");
        sender.close();
        assert_eq!(receiver.recv().await.map(|heard| heard.len()), Ok(LONGEST_QUEUE));
        assert_eq!(receiver.recv().await, Err(Ended::TooSlow));
    }
}
