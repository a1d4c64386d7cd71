//! Who somebody is: nobody has an account. A browser has a secret in a cookie that no script can read,
//! a program has one in a header; we keep only their hashes.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};
use vierblatt_store::{Directory, PersonId, SecretHash, TokenKind};

use crate::app::App;
use crate::errors::Trouble;

/// The cookie's name.
const COOKIE_NAME: &str = "vierblatt";
/// How long a browser keeps it, in seconds: two years.
const COOKIE_AGE: u64 = 2 * 365 * 24 * 3600;
/// Letters that nobody mistakes for each other when reading them aloud: no 0 O 1 I L.
const CLEAR: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Somebody who is known here.
#[derive(Clone, Debug)]
pub(crate) struct Somebody {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) kind: TokenKind,
}

impl FromRequestParts<Arc<App>> for Somebody {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Trouble> {
        let secret = secret(&parts.headers).ok_or_else(Trouble::nobody)?;
        let found = app.store.person_by_token(hash(secret)).await?;
        let (person, kind) = found.ok_or_else(Trouble::nobody)?;
        Ok(Somebody { id: person.id, name: person.name, kind })
    }
}

impl OptionalFromRequestParts<Arc<App>> for Somebody {
    type Rejection = Trouble;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Option<Self>, Trouble> {
        if secret(&parts.headers).is_none() {
            return Ok(None);
        }
        match <Somebody as FromRequestParts<_>>::from_request_parts(parts, app).await {
            Ok(somebody) => Ok(Some(somebody)),
            Err(trouble) if trouble.id() == Trouble::nobody().id() => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, std::convert::Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = parts.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        // The last one was written by our own proxy; those before it by anybody.
        let forwarded = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        let from = if app.config.behind_proxy { forwarded.or(direct) } else { direct };
        Ok(From(from.unwrap_or(IpAddr::from([0, 0, 0, 0]))))
    }
}

/// Whether a request names nobody at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stranger(pub(crate) bool);

impl FromRequestParts<Arc<App>> for Stranger {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &Arc<App>,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(Stranger(secret(&parts.headers).is_none()))
    }
}

fn secret(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token);
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE_NAME)
        .map(|(_, secret)| secret)
}

/// What we keep of a secret.
pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A new secret, as text.
pub(crate) fn new_secret(app: &App) -> String {
    letters(&app.secret::<40>())
}

/// A new code of so many letters, to read aloud and to type.
pub(crate) fn new_code<const N: usize>(app: &App) -> String {
    letters(&app.secret::<N>())
}

/// Bytes as clear letters; 31 letters do not divide 256, which hardly matters here.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(CLEAR[usize::from(*byte) % CLEAR.len()])).collect()
}

/// A code as people type it: small letters, spaces and dashes do not matter.
pub(crate) fn tidy(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
}

/// The cookie that makes a browser somebody.
pub(crate) fn cookie(app: &App, secret: &str) -> HeaderValue {
    let secure = if app.config.behind_proxy { "; Secure" } else { "" };
    let text = format!(
        "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}"
    );
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The cookie that makes it nobody again.
pub(crate) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("vierblatt=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_no_letters_that_look_alike() {
        for wrong in b"0O1IL" {
            assert!(!CLEAR.contains(wrong));
        }
        assert_eq!(tidy(" ab-7 k"), "AB7K");
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
