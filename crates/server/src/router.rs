//! Everything the server answers to, at a glance.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use vierblatt_store::Directory;

use crate::api::{bots, games, me, records, tables};
use crate::app::App;
use crate::errors::Trouble;
use crate::identity::From;
use crate::{headers, page, socket};

/// The largest body a request may have.
const LARGEST_BODY: usize = 16 * 1024;
/// The longest a request may take; sockets and streams are not requests once they are open.
const LONGEST: Duration = Duration::from_secs(30);

/// The whole site.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/", get(crate::api::description))
        .route("/games", get(games::list))
        .route("/me", get(me::show).post(me::come).patch(me::rename).delete(me::forget))
        .route("/me/link", post(me::make_link))
        .route("/me/token", post(me::make_token))
        .route("/me/tables", get(me::tables))
        .route("/me/results", get(me::results))
        .route("/me/statistics", get(me::statistics))
        .route("/link", post(me::use_link))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{code}", get(tables::show))
        .route("/tables/{code}/join", post(tables::join))
        .route("/tables/{code}/leave", post(tables::leave))
        .route("/tables/{code}/games", get(records::list))
        .route("/tables/{code}/games/{number}/record", get(records::record))
        .route("/tables/{code}/games/{number}/steps", get(records::steps))
        .route("/tables/{code}/ask", post(bots::ask))
        .route("/tables/{code}/hint", post(bots::hint))
        .fallback(no_such_call)
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY));
    // These stay open: no timeout.
    let open = Router::new()
        .route("/tables/{code}/socket", get(socket::upgrade))
        .route("/tables/{code}/stream", get(bots::stream));
    let mut site = Router::new()
        .route("/healthz", get(healthz))
        .nest("/api", open.merge(api))
        .fallback(page::show);
    if app.config.metrics {
        site = site.route("/metrics", get(metrics));
    }
    site.layer(middleware::from_fn_with_state(Arc::clone(&app), guard)).with_state(app)
}

/// Every request: not too many from one place; and every answer has its headers.
async fn guard(
    State(app): State<Arc<App>>,
    From(from): From,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match app.limits.request(from) {
        Ok(()) => next.run(request).await,
        Err(trouble) => trouble.into_response(),
    };
    for (name, value) in headers::all() {
        response.headers_mut().entry(name).or_insert(value);
    }
    response
}

async fn no_such_call() -> Trouble {
    Trouble::not_found()
}

/// `GET /healthz`: whether it runs and can read its data.
async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Trouble> {
    app.store.count_tables().await?;
    Ok("ok")
}

/// `GET /metrics`
async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.text(app.rooms.len())
}
