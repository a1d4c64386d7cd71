//! Games looked at afterwards: reviews of games that were played here and of anybody's records, told while they are computed.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::{Body as Lines, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use vierblatt_bus::{ClientNetwork, Perspective, Reply, Request};
use vierblatt_listen::Admitted;

use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Body, GameNumber, GamePath, Parameters, TableCode, TablePath};
use crate::identity::Player;
use crate::reviews::{Pieces, RecordPlayOn, RecordSteps, Reviews, SentGame};
use crate::types::{
    OpenedTable, PlayOnRequest, PlayedOn, ReviewLanguage, ReviewRequest, SendGame, StepsRequest,
};

/// The largest record: ten times a long game.
pub(crate) const LARGEST_RECORD: usize = 256 * 1024;
/// The most steps one answer has.
const MOST_STEPS: usize = 500;
/// A line with nothing in it, so often that nobody takes the answer for dead while it waits for its turn.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// The review of a game that is over, one JSON object per line while it is computed: docs/review.md
#[utoipa::path(
    get,
    path = "/api/tables/{code}/games/{number}/review",
    params(TablePath, GamePath, ReviewLanguage),
    responses((status = 200, content_type = "application/x-ndjson", body = String)),
)]
pub(crate) async fn of_game(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    GameNumber(number): GameNumber,
    Parameters(language): Parameters<ReviewLanguage>,
) -> Result<Response, ApiError> {
    let reviews = reviews(&edge)?;
    let record = match edge.request(client, Request::Record { code, number }).await? {
        Reply::Json(record) => record,
        other => return Err(ApiError::unexpected(&other)),
    };
    // A table may show the rounds that are over while others follow: nobody is to be helped by a review then.
    let is_over = serde_json::from_str::<Value>(&record)
        .is_ok_and(|record| record.pointer("/fair/seed").is_some());
    if !is_over {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "server-game-under-way"));
    }
    let language = language.language.unwrap_or_default();
    told(&edge, client, reviews.review(client, record, &language)).await
}

/// The review of any record, one JSON object per line while it is computed: docs/review.md
#[utoipa::path(
    post,
    path = "/api/review",
    request_body = ReviewRequest,
    responses((status = 200, content_type = "application/x-ndjson", body = String)),
)]
pub(crate) async fn of_record(
    State(edge): State<Arc<Edge>>,
    ClientAddress(client): ClientAddress,
    Body(asked): Body<ReviewRequest>,
) -> Result<Response, ApiError> {
    let record: Arc<str> = asked.record.to_string().into();
    let language = asked.language.unwrap_or_default();
    let pieces = reviews(&edge)?.review(client, record, &language);
    told(&edge, client, pieces).await
}

/// Any record, step by step, as a game that was played here.
#[utoipa::path(
    post,
    path = "/api/steps",
    request_body = StepsRequest,
    responses((status = 200, body = crate::types::Steps)),
)]
pub(crate) async fn steps(
    State(edge): State<Arc<Edge>>,
    ClientAddress(client): ClientAddress,
    Body(asked): Body<StepsRequest>,
) -> Result<Response, ApiError> {
    let record: Arc<str> = asked.record.to_string().into();
    let eyes = match asked.seat {
        Some(seat) => Perspective::Seat(seat),
        None if asked.open => Perspective::Open,
        None => Perspective::Public,
    };
    let wanted = RecordSteps {
        perspective: eyes,
        from: asked.from.unwrap_or_default(),
        count: asked.count.unwrap_or(MOST_STEPS).min(MOST_STEPS),
        choices: asked.choices,
    };
    let text = reviews(&edge)?.steps(client, record, wanted).await?;
    Ok(([(CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}

/// What if: how any record goes on with bots in the other seats, until the seat has something to choose.
#[utoipa::path(
    post,
    path = "/api/play-on",
    request_body = PlayOnRequest,
    responses((status = 200, body = PlayedOn)),
)]
pub(crate) async fn play_on(
    State(edge): State<Arc<Edge>>,
    ClientAddress(client): ClientAddress,
    Body(asked): Body<PlayOnRequest>,
) -> Result<Response, ApiError> {
    let PlayOnRequest { record, seat, action, level, seed } = asked;
    let record: Arc<str> = record.to_string().into();
    let wanted = RecordPlayOn { seat, action, level: level.unwrap_or(3), seed };
    let text = reviews(&edge)?.play_on(client, record, wanted).await?;
    Ok(([(CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}

/// Keeps a game that you played in the page, without a server, among your games: its record is checked, every deal included. Sent twice, it is kept
/// once.
#[utoipa::path(
    post,
    path = "/api/me/games",
    request_body = SendGame,
    responses((status = 201, body = OpenedTable)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn keep(
    State(edge): State<Arc<Edge>>,
    ClientAddress(client): ClientAddress,
    Player(identity): Player,
    Body(SendGame { record, seat, levels }): Body<SendGame>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    edge.limits.table(&identity.id)?;
    let (secret, arrived) = (edge.random(), edge.clock.now());
    let sent = SentGame { record, person: identity.id, seat, levels, secret, arrived };
    let code = reviews(&edge)?.keep(client, sent).await?.to_string();
    let link = format!("/t/{code}");
    Ok((StatusCode::CREATED, Json(OpenedTable { code, link })))
}

fn reviews(edge: &Edge) -> Result<&Arc<dyn Reviews>, ApiError> {
    let none = || ApiError::new(StatusCode::FORBIDDEN, "server-no-reviews");
    edge.config.reviews.as_ref().ok_or_else(none)
}

/// A review that is being told.
struct Telling {
    pieces: Pieces,
    first: Option<Arc<str>>,
    _connected: Admitted,
}

/// Tells a review piece by piece. Why there is none is told as for any other call.
async fn told(
    edge: &Edge,
    client: ClientNetwork,
    mut pieces: Pieces,
) -> Result<Response, ApiError> {
    let connected = edge.limits.connect(client)?;
    let first = match tokio::time::timeout(KEEP_ALIVE, pieces.recv()).await {
        Ok(Some(first)) => Some(first?),
        Ok(None) => return Err(ApiError::storage()),
        // It waits for its turn.
        Err(_) => None,
    };
    let telling = Telling { pieces, first, _connected: connected };
    let lines = futures_util::stream::unfold(telling, |mut telling| async {
        let line = telling.next().await?;
        Some((Ok::<_, Infallible>(line), telling))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Lines::from_stream(lines)).into_response())
}

impl Telling {
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(format!("{first}\n").into());
        }
        match tokio::time::timeout(KEEP_ALIVE, self.pieces.recv()).await {
            Ok(Some(Ok(piece))) => Some(format!("{piece}\n").into()),
            Ok(Some(Err(_)) | None) => None,
            Err(_) => Some(Bytes::from_static(b"\n")),
        }
    }
}
