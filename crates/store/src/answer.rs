//! What a request gives back at once: a place where its answer will be.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

/// The answer to a request. Await it on any runtime, or [`wait`](Answer::wait) for it in a thread.
/// Dropping it does not take the request back.
#[must_use = "whether a request succeeded is only known from its answer"]
#[derive(Debug)]
pub struct Answer<T> {
    receiver: oneshot::Receiver<T>,
    /// What to say when the store closed before it answered.
    closed: fn() -> T,
}

impl<T> Answer<T> {
    /// The end that answers, and the answer to be; `closed` is the answer if that end is dropped.
    pub(crate) fn promise(closed: fn() -> T) -> (oneshot::Sender<T>, Answer<T>) {
        let (sender, receiver) = oneshot::channel();
        (sender, Answer { receiver, closed })
    }

    /// Blocks this thread until the answer is there.
    ///
    /// # Panics
    /// Inside an async runtime, which must not be blocked: await the answer there.
    pub fn wait(self) -> T {
        self.receiver.blocking_recv().unwrap_or_else(|_| (self.closed)())
    }
}

impl<T> Future for Answer<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let closed = self.closed;
        let answered = Pin::new(&mut self.receiver).poll(context);
        answered.map(|answer| answer.unwrap_or_else(|_| closed()))
    }
}
