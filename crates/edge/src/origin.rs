//! Pages of other origins must not use our visitors' cookies: not to change anything, and not to open a socket.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};

use crate::edge::Edge;
use crate::error::ApiError;

/// Refuses what a page of a foreign origin asks for. Programs send no origin.
pub(crate) fn check(edge: &Edge, headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Behind a proxy our own pages come over HTTPS: one that came over HTTP could be anybody's in the same network.
    let scheme = if edge.config.behind_proxy { "https" } else { "http" };
    let is_own = origin
        .split_once("://")
        .is_some_and(|(its, bare)| its == scheme && bare.eq_ignore_ascii_case(host));
    if is_own || edge.config.origins.iter().any(|allowed| allowed == origin) {
        Ok(())
    } else {
        Err(ApiError::new(StatusCode::FORBIDDEN, "server-origin"))
    }
}

/// Whether a request may change something.
pub(crate) fn changes_something(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}
