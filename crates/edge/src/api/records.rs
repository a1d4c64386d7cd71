//! The games of a table as records and step by step, for replays, downloads and checking the deals.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use vierblatt_bus::{GameInfo, Perspective, Reply, Request};

use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{GameNumber, GamePath, Parameters, TableCode, TablePath};
use crate::types::{GameList, GamesPage, PlayedGame, Steps, StepsPage};

/// The most steps one answer has.
const MOST_STEPS: usize = 500;

/// The games played at a table, the newest first.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/games",
    params(TablePath, GamesPage),
    responses((status = 200, body = GameList)),
)]
pub(crate) async fn list(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    Parameters(page): Parameters<GamesPage>,
) -> Result<Json<GameList>, ApiError> {
    match edge.request(client, Request::Games { code, before: page.before }).await? {
        Reply::Games(games) => {
            let played = |GameInfo { number, is_over }| PlayedGame { number, is_over };
            Ok(Json(GameList { games: games.into_iter().map(played).collect() }))
        }
        other => Err(ApiError::unexpected(&other)),
    }
}

/// A game as a record, once it is over; before that only where the table shows all cards a round later.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/games/{number}/record",
    params(TablePath, GamePath),
    responses((status = 200, body = serde_json::Value, description = "A record: docs/record.md")),
)]
pub(crate) async fn record(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    GameNumber(number): GameNumber,
) -> Result<Response, ApiError> {
    document(edge.request(client, Request::Record { code, number }).await?)
}

/// A game that is over, step by step: each action, what was heard, and the game after it.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/games/{number}/steps",
    params(TablePath, GamePath, StepsPage),
    responses((status = 200, body = Steps)),
)]
pub(crate) async fn steps(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    GameNumber(number): GameNumber,
    Parameters(page): Parameters<StepsPage>,
) -> Result<Response, ApiError> {
    let perspective = match page.view.as_deref() {
        None | Some("public") => Perspective::Public,
        Some("open") => Perspective::Open,
        Some(text) => {
            let seat: u8 = text.parse().map_err(|_| ApiError::not_understood(text))?;
            let table = edge.directory.table(&code).await?.ok_or_else(ApiError::not_found)?;
            if seat >= table.summary.seats {
                return Err(ApiError::not_understood(text));
            }
            Perspective::Seat(seat)
        }
    };
    let from = page.from.unwrap_or_default();
    let count = page.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
    document(edge.request(client, Request::Steps { code, number, perspective, from, count }).await?)
}

/// A document that a keeper wrote goes out as it is.
fn document(reply: Reply) -> Result<Response, ApiError> {
    match reply {
        Reply::Json(text) => {
            Ok(([(CONTENT_TYPE, "application/json")], text.to_string()).into_response())
        }
        other => Err(ApiError::unexpected(&other)),
    }
}
