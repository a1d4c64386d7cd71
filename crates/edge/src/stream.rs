//! The messages of a table, one JSON object per line: the same as over the socket, for programs that would rather not open one.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use vierblatt_listen::{Admitted, Ended};
use vierblatt_protocol::{Kind, Why};

use crate::client_address::ClientAddress;
use crate::connections::{Hello, TableConnection};
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Parameters, TableCode, TablePath};
use crate::identity::Identity;
use crate::socket::bye;
use crate::types::StreamStart;

/// A line with nothing in it, so often that nobody takes the stream for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How long a table may take to send its first message.
const WELCOME_WITHIN: Duration = Duration::from_secs(20);

/// The messages of the socket, one JSON object per line.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/stream",
    params(TablePath, StreamStart),
    responses((status = 200, content_type = "application/x-ndjson", body = String)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn open(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(from): ClientAddress,
    Parameters(start): Parameters<StreamStart>,
    identity: Identity,
) -> Result<Response, ApiError> {
    let connected = edge.limits.connect(from)?;
    edge.directory.table(&code).await?.ok_or_else(ApiError::not_found)?;
    let hello = Hello { since: start.since, changes: false, client: from };
    let mut table = TableConnection::open(&edge, code, &identity, hello);
    if !identity.still_counts(&edge).await {
        return Err(ApiError::nobody());
    }
    let first = tokio::time::timeout(WELCOME_WITHIN, table.messages.recv()).await;
    let Ok(Ok(first)) = first else { return Err(ApiError::storage()) };
    if let Some(why) = first.first().and_then(|text| refusal(text)) {
        return Err(ApiError::not_allowed(why));
    }
    let stream = Stream { table, _connected: connected, first: Some(first), has_ended: false };
    let lines = futures_util::stream::unfold(stream, |mut stream| async {
        let lines = stream.next().await?;
        Some((Ok::<_, Infallible>(lines), stream))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// A stream that is open.
struct Stream {
    table: TableConnection,
    _connected: Admitted,
    /// What the table said to begin with.
    first: Option<Vec<Arc<str>>>,
    has_ended: bool,
}

impl Stream {
    async fn next(&mut self) -> Option<Bytes> {
        if self.has_ended {
            return None;
        }
        if let Some(first) = self.first.take() {
            return Some(lines(&first));
        }
        match tokio::time::timeout(KEEP_ALIVE, self.table.messages.recv()).await {
            Ok(Ok(texts)) => Some(lines(&texts)),
            Ok(Err(Ended::Closed)) => None,
            Ok(Err(Ended::TooSlow)) => {
                self.has_ended = true;
                Some(lines(&[bye("server-come-again", Kind::TooMuch, true)]))
            }
            Err(_) => Some(Bytes::from_static(b"\n")),
        }
    }
}

fn lines(texts: &[Arc<str>]) -> Bytes {
    texts.iter().flat_map(|text| [&**text, "\n"]).collect::<String>().into()
}

/// Why the table does not let somebody in, if that is what it says.
fn refusal(text: &str) -> Option<Why> {
    #[derive(Deserialize)]
    struct Said {
        r#type: String,
        why: Option<Why>,
    }
    let said: Said = serde_json::from_str(text).ok()?;
    said.why.filter(|_| said.r#type == "bye")
}
