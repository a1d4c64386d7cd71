//! Requests to a table one by one, the same as over the socket, and hints.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use vierblatt_bus::{AskReply, Refused, Reply, Request};

use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Message, TableCode, TablePath};
use crate::identity::{Identity, Player, new_code};
use crate::types::{AskAnswer, AskRequest, HintAnswer};

/// Any request that goes over the socket, by itself.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/ask",
    params(TablePath),
    request_body = AskRequest,
    responses((status = 200, body = AskAnswer)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn ask(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    Player(identity): Player,
    Message(AskRequest { id, ask }): Message<AskRequest>,
) -> Result<Json<AskAnswer>, ApiError> {
    let arrived = edge.clock.now();
    let Identity { id: person, name, .. } = identity;
    asked(edge.request(client, Request::Ask { code, person, name, id, ask, arrived }).await?)
}

/// What the strongest bot would do with what you were told. Only where all others are bots.
#[utoipa::path(
    post,
    path = "/api/tables/{code}/hint",
    params(TablePath),
    responses((status = 200, body = HintAnswer)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn hint(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(client): ClientAddress,
    Player(identity): Player,
) -> Result<Json<HintAnswer>, ApiError> {
    match edge.reply(client, Request::Hint { code, person: identity.id }).await? {
        Reply::Hint { n, offered } => Ok(Json(HintAnswer::Hint { n, offered })),
        Reply::Afterword(text) => Ok(Json(HintAnswer::Afterword { text })),
        Reply::Refused(Refused::NotAllowed(why)) => Ok(Json(HintAnswer::Refused { why })),
        Reply::Refused(refused) => Err(refused.into()),
        other => Err(ApiError::unexpected(&other)),
    }
}

/// What came of a request, for the client.
pub(crate) fn asked(reply: Reply) -> Result<Json<AskAnswer>, ApiError> {
    match reply {
        Reply::Asked(AskReply::Done { id, n }) => Ok(Json(AskAnswer::Done { id, n })),
        Reply::Asked(AskReply::Refused { id, why }) => Ok(Json(AskAnswer::Refused { id, why })),
        other => Err(ApiError::unexpected(&other)),
    }
}

/// A name for a request that the client did not name.
pub(crate) fn request_id(edge: &Edge, what: &str) -> String {
    format!("{what}-{}", new_code::<12>(edge))
}
