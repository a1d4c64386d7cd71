//! Everything the edge answers to, at a glance. The path of a call is at its handler.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::description::{self, Description};
use crate::api::{books, devices, games, lists, me, play, records, reviews, tables};
use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::{headers, health, metrics, origin, page, socket, stream};

/// The largest body a request may have.
const LARGEST_BODY: usize = 16 * 1024;
/// The longest a request may take; sockets and streams are not requests once they are open.
const LONGEST: Duration = Duration::from_secs(30);

/// The whole site.
pub(crate) fn routes(edge: &Arc<Edge>) -> Router {
    let (api, mut described) = api().split_for_parts();
    description::complete(&mut described);
    let text = described.to_json().unwrap_or_default();
    edge.description.get_or_init(|| text);
    let mut site = api
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .fallback(elsewhere);
    if edge.config.metrics {
        site = site.route("/metrics", get(figures));
    }
    site.layer(middleware::from_fn_with_state(Arc::clone(edge), guard)).with_state(Arc::clone(edge))
}

/// All calls of the API, with their description.
fn api() -> OpenApiRouter<Arc<Edge>> {
    let calls = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(description::show))
        .routes(routes!(games::list))
        .routes(routes!(me::show, me::come, me::rename, me::forget))
        .routes(routes!(me::make_link))
        .routes(routes!(devices::make_token))
        .routes(routes!(devices::list))
        .routes(routes!(devices::end))
        .routes(routes!(me::use_link))
        .routes(routes!(lists::my_tables))
        .routes(routes!(lists::my_results))
        .routes(routes!(lists::my_statistics))
        .routes(routes!(lists::open_tables, tables::open))
        .routes(routes!(lists::table))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(play::ask))
        .routes(routes!(play::hint))
        .routes(routes!(records::list))
        .routes(routes!(records::record))
        .routes(routes!(records::steps))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY));
    // A record is longer than what is asked otherwise.
    let records = OpenApiRouter::new()
        .routes(routes!(reviews::of_game))
        .routes(routes!(reviews::of_record))
        .routes(routes!(reviews::steps))
        .routes(routes!(reviews::play_on))
        .routes(routes!(reviews::keep))
        .layer(DefaultBodyLimit::max(reviews::LARGEST_RECORD));
    let books = OpenApiRouter::new()
        .routes(routes!(books::keeping::begin))
        .routes(routes!(books::keeping::show, books::keeping::delete))
        .routes(routes!(books::keeping::write))
        .routes(routes!(books::reading::sheet, books::files::add_photo))
        .routes(routes!(books::reading::evenings))
        .routes(routes!(books::reading::figures))
        .routes(routes!(books::reading::member))
        .routes(routes!(books::files::export))
        .routes(routes!(books::files::read_csv))
        .routes(routes!(books::keeping::new_link))
        .routes(routes!(books::files::photo))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(DefaultBodyLimit::max(books::LARGEST_BODY));
    // These stay open: no timeout.
    let calls = calls.merge(records).merge(books);
    calls.routes(routes!(socket::upgrade)).routes(routes!(stream::open))
}

/// Every request: not too many from one address, nothing is changed by pages of other origins; and every answer has its headers.
async fn guard(
    State(edge): State<Arc<Edge>>,
    ClientAddress(from): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let checked = edge.limits.request(from).map_err(ApiError::from).and_then(|()| {
        let changes = origin::changes_something(request.method());
        if changes { origin::check(&edge, request.headers()) } else { Ok(()) }
    });
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    if is_api {
        // Answers are for who asked, and true only now.
        let no_store = HeaderValue::from_static("no-store");
        response.headers_mut().entry(CACHE_CONTROL).or_insert(no_store);
    }
    for (name, value) in headers::all() {
        response.headers_mut().entry(name).or_insert(value);
    }
    response
}

/// Anything else: the page for people, and under `/api` an error for programs.
async fn elsewhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return ApiError::not_found().into_response();
    }
    page::show(&method, &uri, &headers)
}

/// `GET /metrics`
async fn figures(State(edge): State<Arc<Edge>>) -> Result<Response, StatusCode> {
    metrics::show(&edge.registry).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}
