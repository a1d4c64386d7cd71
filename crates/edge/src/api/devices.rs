//! The devices and programs that are signed in as somebody: listing them, adding one, signing one out.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;
use vierblatt_identity::{hash, no_cookie};
use vierblatt_store::{NewToken, TokenId, TokenKind};

use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::OptionalBody;
use crate::identity::{Identity, Owner, new_secret};
use crate::names;
use crate::types::{Device, DeviceList, Token, TokenRequest, TokenScope};

/// How many devices and programs one person may have.
const MOST_DEVICES: usize = 50;

/// A device in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct DevicePath {
    /// Its `id` in the list.
    id: String,
}

/// Every device and every program that is signed in as you, the newest first.
#[utoipa::path(
    get,
    path = "/api/me/devices",
    responses((status = 200, body = DeviceList)),
    security(("cookie" = [])),
)]
pub(crate) async fn list(
    State(edge): State<Arc<Edge>>,
    Owner(identity): Owner,
) -> Result<Json<DeviceList>, ApiError> {
    let tokens = edge.directory.person_tokens(&identity.id).await?;
    let device = |token: vierblatt_store::Token| Device {
        id: written(token.id),
        this: token.id == identity.token.id,
        scope: token.kind.into(),
        name: token.name,
        created_at: token.created_at,
        used_at: token.used_at,
    };
    Ok(Json(DeviceList { devices: tokens.into_iter().map(device).collect() }))
}

/// Signs a device or a program out at once: what it has open is closed, and its secret is no longer valid.
#[utoipa::path(
    delete,
    path = "/api/me/devices/{id}",
    params(DevicePath),
    responses((status = 204)),
    security(("cookie" = [])),
)]
pub(crate) async fn end(
    State(edge): State<Arc<Edge>>,
    Owner(identity): Owner,
    Path(DevicePath { id }): Path<DevicePath>,
) -> Result<Response, ApiError> {
    let id = read(&id).ok_or_else(no_device)?;
    if !edge.directory.remove_token(&identity.id, id).await? {
        return Err(no_device());
    }
    edge.sign_out(&identity.id, Some(id));
    if id == identity.token.id {
        return Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie())]).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A secret for a program that plays under your name, or only looks. It is shown once.
#[utoipa::path(
    post,
    path = "/api/me/token",
    request_body = TokenRequest,
    responses((status = 200, body = Token)),
    security(("cookie" = [])),
)]
pub(crate) async fn make_token(
    State(edge): State<Arc<Edge>>,
    Owner(identity): Owner,
    OptionalBody(request): OptionalBody<TokenRequest>,
) -> Result<Json<Token>, ApiError> {
    make_room(&edge, &identity).await?;
    let kind = match request.scope {
        None | Some(TokenScope::Play) => TokenKind::Bot,
        Some(TokenScope::Read) => TokenKind::Reader,
    };
    let name = request.name.as_deref().and_then(names::device).unwrap_or_default();
    let (token, at) = (new_secret(&edge), edge.clock.now());
    let added = NewToken { hash: hash(&token), kind, name, at };
    edge.directory.add_token(&identity.id, added).await?;
    Ok(Json(Token { token }))
}

/// Whether somebody may have one more.
async fn make_room(edge: &Edge, identity: &Identity) -> Result<(), ApiError> {
    if edge.directory.person_tokens(&identity.id).await?.len() < MOST_DEVICES {
        Ok(())
    } else {
        Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-devices"))
    }
}

fn no_device() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "server-no-device")
}

fn written(id: TokenId) -> String {
    format!("{:016x}", u64::from_be_bytes(id.0))
}

fn read(text: &str) -> Option<TokenId> {
    let id = TokenId(u64::from_str_radix(text, 16).ok()?.to_be_bytes());
    // Only as it is written: numbers may also begin with a plus.
    (written(id) == text).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_as_it_is_written() {
        let id = TokenId([0, 1, 2, 3, 4, 5, 6, 255]);
        assert_eq!(read(&written(id)), Some(id));
        for wrong in ["", "1", "+001020304050600", "00010203040506fff", "x001020304050607"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
