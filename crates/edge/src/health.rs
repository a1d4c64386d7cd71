//! Whether the server is alive, and whether it can do its work: what service managers and load balancers ask.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use tokio::sync::Mutex;

use crate::edge::Edge;
use crate::error::ApiError;

/// How long an answer holds: whoever asks more often does not make the disk work more.
const HOLDS: Duration = Duration::from_secs(1);

/// What the store said last, and when.
#[derive(Debug, Default)]
pub(crate) struct Health {
    last: Mutex<Option<(Duration, bool)>>,
    /// Whoever runs the edge says that nobody is to be sent here.
    pub(crate) is_unavailable: AtomicBool,
}

/// `GET /healthz`: the process answers. Nothing is read or written for it.
pub(crate) async fn healthz() -> &'static str {
    "ok"
}

/// `GET /readyz`: what people do now can be stored. Something is written to find out.
pub(crate) async fn readyz(State(edge): State<Arc<Edge>>) -> Result<&'static str, ApiError> {
    if edge.health.is_unavailable.load(Ordering::Relaxed) {
        return Err(ApiError::storage());
    }
    // Held meanwhile: of many who ask at once, one has it tried.
    let mut last = edge.health.last.lock().await;
    let now = edge.clock.running();
    let fresh = last.filter(|(at, _)| now.saturating_sub(*at) < HOLDS);
    let is_ready = if let Some((_, is_ready)) = fresh {
        is_ready
    } else {
        let tried = edge.directory.probe().await;
        if let Err(error) = &tried {
            tracing::error!(%error, "nothing can be stored");
        }
        last.insert((now, tried.is_ok())).1
    };
    if is_ready { Ok("ok") } else { Err(ApiError::storage()) }
}
