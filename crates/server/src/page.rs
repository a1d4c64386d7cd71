//! The page for people: its files, the page itself at the address of every screen, and elsewhere the page that
//! says that there is nothing.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use vierblatt_page::{File, INDEX, file, is_screen};

/// Anything that is not the interface for programs.
pub(crate) async fn show(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let (found, status) = match file(path) {
        Some(found) => (Some(found), StatusCode::OK),
        None if is_screen(path) => (file(INDEX), StatusCode::OK),
        None => (file(INDEX), StatusCode::NOT_FOUND),
    };
    found.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |found| answer(found, status, &headers))
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
