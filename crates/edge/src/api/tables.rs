//! Opening a table, taking a seat and leaving it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use vierblatt_bus::{Daily, NewTable, Reply, Request};
use vierblatt_listen::MOST_TABLES;
use vierblatt_protocol::{Ask, Status};

use super::play::{asked, request_id};
use crate::client_address::ClientAddress;
use crate::daily;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Body, TableCode, TablePath};
use crate::identity::{Identity, Player};
use crate::types::{AskAnswer, JoinRequest, OpenTable, OpenedTable};

/// Opens a table; you are its host in seat 0.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = OpenTable,
    responses((status = 201, body = OpenedTable)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn open(
    State(edge): State<Arc<Edge>>,
    ClientAddress(client): ClientAddress,
    Player(identity): Player,
    Body(table): Body<OpenTable>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    edge.limits.table(&identity.id)?;
    let daily = daily(&edge, &table).await?;
    if edge.limits.is_on() {
        let mut tables = 0;
        for status in [Status::Lobby, Status::Playing] {
            tables += edge.directory.count_person_tables(&identity.id, status).await?;
        }
        if tables >= MOST_TABLES {
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-tables"));
        }
    }
    let table = NewTable {
        game: table.game,
        seats: table.seats,
        options: table.options.unwrap_or_else(|| serde_json::Value::Object(serde_json::Map::new())),
        settings: table.settings.unwrap_or_default(),
        daily,
    };
    let open = Request::Open { person: identity.id, name: identity.name, table };
    match edge.request(client, open).await? {
        Reply::Opened { code } => {
            let link = format!("/t/{code}");
            Ok((StatusCode::CREATED, Json(OpenedTable { code: code.to_string(), link })))
        }
        other => Err(ApiError::unexpected(&other)),
    }
}

/// Takes a seat; the first free one if none is named.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/join",
    params(TablePath),
    request_body = JoinRequest,
    responses((status = 200, body = AskAnswer)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn join(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    Player(identity): Player,
    Body(JoinRequest { seat }): Body<JoinRequest>,
) -> Result<Json<AskAnswer>, ApiError> {
    let arrived = edge.clock.now();
    let Identity { id: person, name, .. } = identity;
    asked(edge.request(client, Request::Join { code, person, name, seat, arrived }).await?)
}

/// Leaves your seat; in a game a bot plays on.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/leave",
    params(TablePath),
    responses((status = 200, body = AskAnswer)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn leave(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    Player(identity): Player,
) -> Result<Json<AskAnswer>, ApiError> {
    let arrived = edge.clock.now();
    let Identity { id: person, name, .. } = identity;
    let (id, ask) = (request_id(&edge, "leave"), Ask::Stand);
    asked(edge.request(client, Request::Ask { code, person, name, id, ask, arrived }).await?)
}

/// A day's deal is for one player, and a day reads like a day that has begun.
async fn daily(edge: &Edge, table: &OpenTable) -> Result<Option<Daily>, ApiError> {
    let Some(day) = &table.daily else { return Ok(None) };
    let Some(day) = daily::read(day).filter(|_| table.seats == 1) else {
        let wanted = "a daily deal is a day like 2026-12-24, for one seat";
        return Err(ApiError::malformed("server-no-table", wanted));
    };
    if daily::is_to_come(day, edge.clock.now()) {
        return Err(ApiError::malformed("server-day-to-come", "a day that has begun somewhere"));
    }
    edge.daily(day).await.map(Some)
}
