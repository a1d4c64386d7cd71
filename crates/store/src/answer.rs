//! What a request returns at once: a place where its answer will be.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::sync::oneshot;

/// The answer to a request. Await it on any runtime, or [`wait`](Answer::wait) for it in a thread.
/// Dropping it does not take the request back.
#[must_use = "whether a request succeeded is only known from its answer"]
#[derive(Debug)]
pub struct Answer<T>(State<T>);

#[derive(Debug)]
enum State<T> {
    /// The answer, until somebody takes it.
    Ready(Option<T>),
    Promised {
        receiver: oneshot::Receiver<T>,
        /// What to say when the store closed before it answered.
        closed: fn() -> T,
    },
}

/// The end that answers. Dropped without an answer, it answers what the promise said for that case.
#[derive(Debug)]
pub struct Reply<T>(oneshot::Sender<T>);

impl<T> Answer<T> {
    /// An answer that is there already.
    pub fn ready(answer: T) -> Answer<T> {
        Answer(State::Ready(Some(answer)))
    }

    /// The end that answers, and the answer to come; `closed` makes the answer if that end is dropped.
    pub fn promise(closed: fn() -> T) -> (Reply<T>, Answer<T>) {
        let (sender, receiver) = oneshot::channel();
        (Reply(sender), Answer(State::Promised { receiver, closed }))
    }

    /// Blocks this thread until the answer is there.
    ///
    /// # Panics
    /// Inside an async runtime, which must not be blocked: await the answer there.
    pub fn wait(self) -> T {
        match self.0 {
            State::Ready(answer) => answer.expect("an answer is taken once"),
            State::Promised { receiver, closed } => {
                receiver.blocking_recv().unwrap_or_else(|_| closed())
            }
        }
    }
}

impl<T> Reply<T> {
    /// Answers. Whoever no longer listens has no use for it.
    pub fn send(self, answer: T) {
        let _ = self.0.send(answer);
    }

    /// Whether nobody waits for the answer any more.
    pub fn is_abandoned(&self) -> bool {
        self.0.is_closed()
    }
}

/// The answer inside is never pinned: it is only ever moved out.
impl<T> Unpin for Answer<T> {}

impl<T> Future for Answer<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        match &mut self.0 {
            State::Ready(answer) => Poll::Ready(answer.take().expect("an answer is taken once")),
            State::Promised { receiver, closed } => {
                Pin::new(receiver).poll(context).map(|answer| answer.unwrap_or_else(|_| closed()))
            }
        }
    }
}
