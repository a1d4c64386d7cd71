//! The secret a request names somebody by: in a header, or in a cookie.

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use vierblatt_store::SecretHash;

/// The cookie's name.
const COOKIE_NAME: &str = "vierblatt";
/// How long a browser keeps it.
const COOKIE_AGE: Duration = Duration::days(2 * 365);

/// The secret a request names somebody by. A bearer token counts for more than a cookie.
pub fn find_secret(headers: &HeaderMap) -> Option<&str> {
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
pub fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// The cookie that tells a browser's requests to be somebody's; a secure one is sent over HTTPS only.
pub fn cookie(secret: &str, is_secure: bool) -> HeaderValue {
    written(&plain_cookie(secret).max_age(COOKIE_AGE).secure(is_secure).build())
}

/// The cookie that takes that back.
pub fn no_cookie() -> HeaderValue {
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
    fn a_secret_is_found_in_header_or_cookie() {
        let mut headers = HeaderMap::new();
        assert_eq!(find_secret(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_static("a=b; vierblatt=XYZ; c=d"));
        assert_eq!(find_secret(&headers), Some("XYZ"));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer QRS"));
        assert_eq!(find_secret(&headers), Some("QRS"));
    }

    #[test]
    fn no_script_reads_the_cookie_and_a_secure_one_needs_https() {
        let text = |cookie: &HeaderValue| cookie.to_str().unwrap_or_default().to_owned();
        let (open, secure) = (text(&cookie("XYZ", false)), text(&cookie("XYZ", true)));
        assert!(open.starts_with("vierblatt=XYZ; HttpOnly") && !open.contains("Secure"), "{open}");
        assert!(secure.contains("; Secure"), "{secure}");
        assert!(text(&no_cookie()).contains("Max-Age=0"));
    }
}
