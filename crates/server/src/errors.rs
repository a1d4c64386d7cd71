//! Errors as clients get them: a status, and a message by name as everywhere else.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use vierblatt_store::StorageError;

/// What a request got instead of an answer.
#[derive(Debug)]
pub(crate) struct Trouble {
    status: StatusCode,
    /// The message's id in the Fluent files.
    id: &'static str,
    /// More, for whoever writes a client.
    detail: Option<String>,
}

impl Trouble {
    pub(crate) const fn new(status: StatusCode, id: &'static str) -> Self {
        Trouble { status, id, detail: None }
    }

    pub(crate) fn wrong(id: &'static str, detail: impl Into<String>) -> Self {
        Trouble { detail: Some(detail.into()), ..Trouble::new(StatusCode::BAD_REQUEST, id) }
    }

    pub(crate) const fn not_found() -> Self {
        Trouble::new(StatusCode::NOT_FOUND, "server-not-found")
    }

    pub(crate) const fn nobody() -> Self {
        Trouble::new(StatusCode::UNAUTHORIZED, "server-nobody")
    }

    pub(crate) const fn too_much() -> Self {
        Trouble::new(StatusCode::TOO_MANY_REQUESTS, "server-too-much")
    }

    pub(crate) const fn stopping() -> Self {
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "server-stopping")
    }

    pub(crate) const fn storage() -> Self {
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "server-storage")
    }

    /// The message's id, for those who answer over a socket.
    pub(crate) const fn id(&self) -> &'static str {
        self.id
    }
}

impl From<StorageError> for Trouble {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "storage failed");
        Trouble::storage()
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.id, "detail": self.detail });
        (self.status, Json(body)).into_response()
    }
}
