//! Requests that are sent without waiting for the answers between them.

use std::pin::Pin;
use std::task::Poll;

/// Begins every request in this order, which sends it, and then waits for the answers.
pub(crate) async fn in_order<T, F: Future<Output = T>>(requests: Vec<F>) -> Vec<T> {
    let mut requests: Vec<(Pin<Box<F>>, Option<T>)> =
        requests.into_iter().map(|request| (Box::pin(request), None)).collect();
    // The library sends a request when it is polled for the first time.
    std::future::poll_fn(|context| {
        for (request, answer) in &mut requests {
            if let Poll::Ready(ready) = request.as_mut().poll(context) {
                *answer = Some(ready);
            }
        }
        Poll::Ready(())
    })
    .await;
    let mut answers = Vec::with_capacity(requests.len());
    for (request, answer) in requests {
        answers.push(match answer {
            Some(answer) => answer,
            None => request.await,
        });
    }
    answers
}
