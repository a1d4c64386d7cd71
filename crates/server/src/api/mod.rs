//! Everything but the game itself, over REST: JSON in, JSON out.

pub(crate) mod bots;
pub(crate) mod games;
pub(crate) mod me;
pub(crate) mod records;
pub(crate) mod tables;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use crate::errors::Trouble;

const DESCRIPTION: &str = include_str!("openapi.json");

/// `GET /api`: what there is, as `OpenAPI`.
pub(crate) async fn description() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DESCRIPTION)
}

/// A body of JSON, read strictly; what is wrong with it is told.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Self, Trouble> {
        let Json(body) =
            Json::<T>::from_request(request, state).await.map_err(|why: JsonRejection| {
                Trouble::wrong("server-not-understood", why.body_text())
            })?;
        Ok(Body(body))
    }
}

/// A name that may be shown: one line of up to 24 characters.
pub(crate) fn name(given: &str) -> Result<String, Trouble> {
    const LONGEST: usize = 24;
    let name: String = given.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Trouble::wrong("server-name", "1 to 24 characters"));
    }
    Ok(name)
}
