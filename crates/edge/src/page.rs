//! The page for people: its files, the page itself at the address of every screen, and elsewhere the page that
//! says that there is nothing.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use vierblatt_page::{File, INDEX, file, is_screen};

/// Anything that is not the interface for programs.
pub(crate) fn show(method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    if *method != Method::GET && *method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let (found, status) = match file(path) {
        Some(found) => (Some(found), StatusCode::OK),
        None if is_screen(path) => (file(INDEX), StatusCode::OK),
        None => (file(INDEX), StatusCode::NOT_FOUND),
    };
    found.map_or_else(
        || StatusCode::NOT_FOUND.into_response(),
        |found| answer(found, status, headers),
    )
}

fn answer(file: &'static File, status: StatusCode, headers: &HeaderMap) -> Response {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (encoding, body) = file.body(text(ACCEPT_ENCODING));
    let etag = file.etag(encoding);
    let is_known = status == StatusCode::OK
        && text(IF_NONE_MATCH).split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        (status, [(CONTENT_TYPE, file.content_type())], body).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(file.cache_control()));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        headers.insert(ETAG, etag);
    }
    if let Some(name) = encoding.name().filter(|_| !is_known) {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(path: &'static str, header: Option<(axum::http::HeaderName, &str)>) -> Response {
        let mut headers = HeaderMap::new();
        if let Some((name, value)) = header {
            headers.insert(name, value.parse().expect("a header"));
        }
        show(&Method::GET, &Uri::from_static(path), &headers)
    }

    fn header(response: &Response, name: axum::http::HeaderName) -> String {
        response
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .into()
    }

    #[test]
    fn every_screen_is_the_page_and_elsewhere_there_is_nothing() {
        for screen in
            ["/", "/t/ABC234", "/g/ABC234-1", "/rules/joomo", "/learn/joomo", "/pad", "/me"]
        {
            let response = get(screen, None);
            assert_eq!(response.status(), StatusCode::OK, "{screen}");
            assert_eq!(header(&response, CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(header(&response, CACHE_CONTROL), "no-cache");
        }
        for nothing in ["/wp-login.php", "/assets/nothing.js", "/../Cargo.toml"] {
            assert_eq!(get(nothing, None).status(), StatusCode::NOT_FOUND, "{nothing}");
        }
        let post = show(&Method::POST, &Uri::from_static("/"), &HeaderMap::new());
        assert_eq!(post.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let first = get("/clover.svg", Some((ACCEPT_ENCODING, "br")));
        assert_eq!(header(&first, CONTENT_ENCODING), "br");
        let tag = header(&first, ETAG);
        // Another encoding has other bytes and another tag.
        let again = get("/clover.svg", Some((IF_NONE_MATCH, &tag)));
        assert_eq!(again.status(), StatusCode::OK);
        let plain = header(&again, ETAG);
        let again = get("/clover.svg", Some((IF_NONE_MATCH, &plain)));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(header(&again, CONTENT_ENCODING), "");
    }
}
