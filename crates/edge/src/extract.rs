//! What handlers take out of requests, read strictly; what is wrong with it is told.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;
use vierblatt_identity::tidy_code;
use vierblatt_listen::NotWebSocket;
use vierblatt_protocol::read_strictly;

use crate::edge::Edge;
use crate::error::ApiError;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let Json(body) = Json::<T>::from_request(request, state).await.map_err(no_json)?;
        Ok(Body(body))
    }
}

/// Why a body is not taken. What a form of any page could send has a status of its own.
fn no_json(rejection: JsonRejection) -> ApiError {
    match rejection {
        JsonRejection::MissingJsonContentType(_) => wrong_type(),
        other => ApiError::not_understood(other.body_text()),
    }
}

fn wrong_type() -> ApiError {
    ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-not-understood")
}

/// A body of JSON that may be left out.
pub(crate) struct OptionalBody<T>(pub(crate) T);

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for OptionalBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let is_json = is_json(request.headers());
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejection| ApiError::not_understood(rejection.body_text()))?;
        if bytes.is_empty() {
            return Ok(OptionalBody(T::default()));
        }
        if !is_json {
            return Err(wrong_type());
        }
        let body = serde_json::from_slice(&bytes)
            .map_err(|error| ApiError::not_understood(error.to_string()))?;
        Ok(OptionalBody(body))
    }
}

/// Whether a body says that it is JSON: a page of another origin cannot send that without asking first.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// A body of JSON that is a message of the protocol: no longer than over a socket.
pub(crate) struct Message<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Message<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(wrong_type());
        }
        let text = String::from_request(request, state)
            .await
            .map_err(|rejection| ApiError::not_understood(rejection.body_text()))?;
        let message = read_strictly(&text)
            .map_err(|unreadable| ApiError::not_understood(format!("{unreadable:?}")))?;
        Ok(Message(message))
    }
}

/// A request to speak WebSocket from now on.
pub(crate) struct Upgrade(pub(crate) vierblatt_listen::Upgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let upgrade = vierblatt_listen::Upgrade::of(parts);
        upgrade.map(Upgrade).map_err(|why: NotWebSocket| ApiError::not_understood(why.to_string()))
    }
}

/// What follows the question mark.
pub(crate) struct Parameters<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Parameters<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Query(parameters) = Query::<T>::from_request_parts(parts, state)
            .await
            .map_err(|rejection| ApiError::not_understood(rejection.body_text()))?;
        Ok(Parameters(parameters))
    }
}

/// A table in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TablePath {
    /// The code in the link; small letters and dashes do not matter.
    code: String,
}

/// A game of a table in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct GamePath {
    /// Which game at this table, from 1.
    number: u32,
}

/// The code of a table as it is stored.
pub(crate) struct TableCode(pub(crate) Arc<str>);

impl FromRequestParts<Arc<Edge>> for TableCode {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let Path(TablePath { code }) = Path::from_request_parts(parts, edge)
            .await
            .map_err(|rejection| ApiError::not_understood(rejection.body_text()))?;
        Ok(TableCode(tidy_code(&code).into()))
    }
}

/// The number of a game.
pub(crate) struct GameNumber(pub(crate) u32);

impl FromRequestParts<Arc<Edge>> for GameNumber {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let Path(GamePath { number }) = Path::from_request_parts(parts, edge)
            .await
            .map_err(|rejection| ApiError::not_understood(rejection.body_text()))?;
        Ok(GameNumber(number))
    }
}
