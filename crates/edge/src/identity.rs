//! Who somebody is: nobody has an account. A browser has a secret in a cookie that no script can read, a program has one in a
//! header; only their hashes are stored.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use vierblatt_store::{Ms, PersonId, SecretHash, Token, TokenKind};

use crate::edge::Edge;
use crate::error::ApiError;

/// The cookie's name.
const COOKIE_NAME: &str = "vierblatt";
/// How long a browser keeps it.
const COOKIE_AGE: Duration = Duration::days(2 * 365);
/// When a device was used is noted once a day: nobody needs to know more.
const DAY: Ms = 24 * 60 * 60 * 1000;
/// Letters that nobody mistakes for each other when reading them aloud: no 0 O 1 I L.
const CLEAR: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Somebody who is known here.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// The device or program this is.
    pub(crate) token: Token,
    secret: SecretHash,
}

impl Identity {
    /// Whether its device or program is still signed in as this person.
    pub(crate) async fn still_counts(&self, edge: &Edge) -> bool {
        let found = edge.directory.person_by_token(self.secret).await;
        // If that cannot be read, it has at least not been taken back a moment ago.
        found.is_err() || found.is_ok_and(|found| found.is_some())
    }
}

/// Somebody who may play: not a program that only looks.
pub(crate) struct Player(pub(crate) Identity);

/// Somebody in person: not a program. Only they change who they are, and let others in.
pub(crate) struct Owner(pub(crate) Identity);

impl FromRequestParts<Arc<Edge>> for Player {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let identity = recognise(parts, edge).await?;
        let may_play = identity.token.kind != TokenKind::Reader;
        if may_play { Ok(Player(identity)) } else { Err(out_of_scope()) }
    }
}

impl FromRequestParts<Arc<Edge>> for Owner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        recognise(parts, edge).await?.try_into()
    }
}

impl TryFrom<Identity> for Owner {
    type Error = ApiError;

    fn try_from(identity: Identity) -> Result<Self, ApiError> {
        let is_browser = identity.token.kind == TokenKind::Browser;
        if is_browser { Ok(Owner(identity)) } else { Err(out_of_scope()) }
    }
}

fn out_of_scope() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "server-scope")
}

/// Who it is, by the secret they name.
async fn recognise(parts: &Parts, edge: &Edge) -> Result<Identity, ApiError> {
    let secret = hash(secret(&parts.headers).ok_or_else(ApiError::nobody)?);
    let found = edge.directory.person_by_token(secret).await?;
    let (person, token) = found.ok_or_else(ApiError::nobody)?;
    let now = edge.clock.now();
    if now.saturating_sub(token.used_at) >= DAY {
        // Nobody waits for that.
        drop(edge.directory.token_used(secret, now));
    }
    Ok(Identity { id: person.id, name: person.name, token, secret })
}

impl FromRequestParts<Arc<Edge>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        recognise(parts, edge).await
    }
}

impl OptionalFromRequestParts<Arc<Edge>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        edge: &Arc<Edge>,
    ) -> Result<Option<Self>, ApiError> {
        match <Identity as FromRequestParts<_>>::from_request_parts(parts, edge).await {
            Ok(identity) => Ok(Some(identity)),
            Err(error) if error == ApiError::nobody() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Whether a request names nobody at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsAnonymous(pub(crate) bool);

impl FromRequestParts<Arc<Edge>> for IsAnonymous {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &Arc<Edge>,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(IsAnonymous(secret(&parts.headers).is_none()))
    }
}

/// The secret a request names somebody by. A bearer token counts for more than a cookie.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token);
    }
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == COOKIE_NAME)
        .and_then(|cookie| cookie.value_raw())
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A new secret, as text.
pub(crate) fn new_secret(edge: &Edge) -> String {
    letters(&edge.random::<40>())
}

/// A new code of this many letters, to read aloud and to type.
pub(crate) fn new_code<const N: usize>(edge: &Edge) -> String {
    letters(&edge.random::<N>())
}

/// Bytes as clear letters; 31 letters do not divide 256, which hardly matters here.
pub(crate) fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(CLEAR[usize::from(*byte) % CLEAR.len()])).collect()
}

/// The cookie that tells a browser's requests to be somebody's.
pub(crate) fn cookie(edge: &Edge, secret: &str) -> HeaderValue {
    written(&plain_cookie(secret).max_age(COOKIE_AGE).secure(edge.config.behind_proxy).build())
}

/// The cookie that takes that back.
pub(crate) fn no_cookie() -> HeaderValue {
    written(&plain_cookie("").max_age(Duration::ZERO).build())
}

fn plain_cookie(value: &str) -> cookie::CookieBuilder<'_> {
    Cookie::build((COOKIE_NAME, value)).path("/").http_only(true).same_site(SameSite::Lax)
}

fn written(cookie: &Cookie<'_>) -> HeaderValue {
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_no_letters_that_look_alike() {
        for wrong in b"0O1IL" {
            assert!(!CLEAR.contains(wrong));
        }
        assert_eq!(letters(&[0, 30, 31]).as_str(), "2Z2");
    }

    #[test]
    fn a_secret_is_found_in_header_or_cookie() {
        let mut headers = HeaderMap::new();
        assert_eq!(secret(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_static("a=b; vierblatt=XYZ; c=d"));
        assert_eq!(secret(&headers), Some("XYZ"));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer QRS"));
        assert_eq!(secret(&headers), Some("QRS"));
    }
}
