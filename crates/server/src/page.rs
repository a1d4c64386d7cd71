//! A plain page that says what this is, for people who come with a browser.

use axum::http::StatusCode;
use axum::response::Html;

const PAGE: &str = include_str!("page.html");

/// `GET /` and `GET /t/{code}`
pub(crate) async fn home() -> Html<&'static str> {
    Html(PAGE)
}

/// Anything that is not there.
pub(crate) async fn nothing() -> (StatusCode, Html<&'static str>) {
    (StatusCode::NOT_FOUND, Html(PAGE))
}
