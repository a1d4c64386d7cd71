//! Who somebody is: nobody has an account. A browser has a secret in a cookie that no script can read, a program has one in a
//! header; only their hashes are stored.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use vierblatt_store::{PersonId, SecretHash, TokenKind};

use crate::edge::Edge;
use crate::error::ApiError;

/// The cookie's name.
const COOKIE_NAME: &str = "vierblatt";
/// How long a browser keeps it.
const COOKIE_AGE: Duration = Duration::days(2 * 365);
/// Letters that nobody mistakes for each other when reading them aloud: no 0 O 1 I L.
const CLEAR: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Somebody who is known here.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) kind: TokenKind,
}

impl FromRequestParts<Arc<Edge>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let secret = secret(&parts.headers).ok_or_else(ApiError::nobody)?;
        let found = edge.directory.person_by_token(hash(secret)).await?;
        let (person, kind) = found.ok_or_else(ApiError::nobody)?;
        Ok(Identity { id: person.id, name: person.name, kind })
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

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<Arc<Edge>> for ClientAddress {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        edge: &Arc<Edge>,
    ) -> Result<Self, std::convert::Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = parts.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        // The last one was written by our own proxy; those before it by anybody.
        let forwarded = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        let address = if edge.config.behind_proxy { forwarded.or(direct) } else { direct };
        Ok(ClientAddress(address.unwrap_or(IpAddr::from([0, 0, 0, 0]))))
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

/// A new code of so many letters, to read aloud and to type.
pub(crate) fn new_code<const N: usize>(edge: &Edge) -> String {
    letters(&edge.random::<N>())
}

/// Bytes as clear letters; 31 letters do not divide 256, which hardly matters here.
fn letters(bytes: &[u8]) -> String {
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
