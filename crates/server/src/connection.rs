//! The sending side of a connection: a short queue. Who does not read is dropped, and told everything
//! again when they come back.
//!
//! A queue of our own, because an idle table should weigh little: tokio's takes a kilobyte before the first
//! message, and there are two or more for every table.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;
use vierblatt_table::Viewer;

/// How many messages may wait for a slow reader.
const LONGEST_QUEUE: usize = 64;

/// A way to somebody. When it is dropped, the other end hears what is left and then that it is over.
pub(crate) struct Connection {
    pub(crate) viewer: Viewer,
    queue: Arc<Queue>,
}

/// The other end, from which messages go out.
pub(crate) struct Messages(Arc<Queue>);

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: Vec<Arc<str>>,
    is_over: bool,
}

impl Queue {
    fn change<T>(&self, change: impl FnOnce(&mut Waiting) -> T) -> T {
        change(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Connection {
    pub(crate) fn new(viewer: Viewer) -> (Self, Messages) {
        let queue = Arc::new(Queue::default());
        (Connection { viewer, queue: Arc::clone(&queue) }, Messages(queue))
    }

    /// Sends, or says that nobody reads.
    pub(crate) fn send(&self, text: &Arc<str>) -> bool {
        let fits = self.queue.change(|waiting| {
            let fits = waiting.messages.len() < LONGEST_QUEUE;
            if fits {
                waiting.messages.push(Arc::clone(text));
            }
            fits
        });
        self.queue.news.notify_one();
        fits
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.queue.change(|waiting| waiting.is_over = true);
        self.queue.news.notify_one();
    }
}

impl Messages {
    /// All messages that wait, at least one. None once there will be no more.
    pub(crate) async fn recv(&mut self) -> Option<Vec<Arc<str>>> {
        loop {
            let found = self.0.change(|waiting| {
                let messages = std::mem::take(&mut waiting.messages);
                if messages.is_empty() { Err(waiting.is_over) } else { Ok(messages) }
            });
            match found {
                Ok(messages) => return Some(messages),
                Err(true) => return None,
                Err(false) => self.0.news.notified().await,
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
        let (connection, mut messages) = Connection::new(Viewer(1));
        for n in 0..3 {
            assert!(connection.send(&text(n)));
        }
        let heard = messages.recv().await.expect("three messages");
        assert_eq!(heard, [text(0), text(1), text(2)]);
        let later = tokio::spawn(async move { (messages.recv().await, messages.recv().await) });
        tokio::task::yield_now().await;
        assert!(connection.send(&text(3)));
        drop(connection);
        assert_eq!(later.await.expect("it is told"), (Some(vec![text(3)]), None));
    }

    #[tokio::test]
    async fn who_does_not_read_is_noticed() {
        let (connection, mut messages) = Connection::new(Viewer(1));
        let sent = (0..100).take_while(|n| connection.send(&text(*n))).count();
        assert_eq!(sent, LONGEST_QUEUE);
        drop(connection);
        assert_eq!(messages.recv().await.map(|heard| heard.len()), Some(LONGEST_QUEUE));
        assert_eq!(messages.recv().await, None);
    }
}
