//! Errors as clients get them: a status, and a message by name as everywhere else.

use std::borrow::Cow;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use vierblatt_bus::{Refused, Reply};
use vierblatt_listen::TooMuch;
use vierblatt_protocol::{Kind, Why};
use vierblatt_store::StorageError;

use crate::types::ErrorBody;

/// What a request got instead of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    /// The message's id in the Fluent files.
    id: Cow<'static, str>,
    /// More, for whoever writes a client.
    detail: Option<String>,
}

impl ApiError {
    pub(crate) const fn new(status: StatusCode, id: &'static str) -> Self {
        ApiError { status, id: Cow::Borrowed(id), detail: None }
    }

    pub(crate) fn malformed(id: impl Into<Cow<'static, str>>, detail: impl Into<String>) -> Self {
        let (id, detail) = (id.into(), Some(detail.into()));
        ApiError { status: StatusCode::BAD_REQUEST, id, detail }
    }

    pub(crate) fn not_understood(detail: impl Into<String>) -> Self {
        ApiError::malformed("server-not-understood", detail)
    }

    pub(crate) const fn not_found() -> Self {
        ApiError::new(StatusCode::NOT_FOUND, "server-not-found")
    }

    pub(crate) const fn nobody() -> Self {
        ApiError::new(StatusCode::UNAUTHORIZED, "server-nobody")
    }

    pub(crate) const fn storage() -> Self {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "server-storage")
    }

    /// A keeper does not allow it.
    pub(crate) fn not_allowed(why: Why) -> Self {
        let id = why.text.id;
        let status = match why.kind {
            Kind::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Kind::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            // Seats that others took are not a matter of who asks.
            _ if id == "server-table-full" => StatusCode::CONFLICT,
            _ => StatusCode::FORBIDDEN,
        };
        ApiError { status, id, detail: None }
    }

    /// A keeper replied to something else than it was asked.
    pub(crate) fn unexpected(reply: &Reply) -> Self {
        tracing::error!(?reply, "not the reply to this question");
        ApiError::storage()
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NotFound => ApiError::not_found(),
            Refused::NotAllowed(why) => ApiError::not_allowed(why),
            Refused::Malformed { id, detail } => ApiError::malformed(id, detail),
            Refused::Busy => TooMuch.into(),
            // It was asked for long enough.
            Refused::Storage | Refused::Moved => ApiError::storage(),
            Refused::Damaged => {
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "server-table-damaged")
            }
            Refused::Stopping => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "server-stopping"),
        }
    }
}

impl From<TooMuch> for ApiError {
    fn from(_: TooMuch) -> Self {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-much")
    }
}

impl From<StorageError> for ApiError {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "people or lists cannot be read or written");
        ApiError::storage()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = ErrorBody { error: self.id.into_owned(), detail: self.detail };
        (self.status, Json(body)).into_response()
    }
}
