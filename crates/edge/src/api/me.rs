//! Somebody: a name and a secret, nothing else. Adding a device or a program, and being deleted.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use vierblatt_bus::ToKeeper;
use vierblatt_identity::{browser, hash, no_cookie, tidy_code};
use vierblatt_store::{Ms, NewToken, PersonId, Profile, TokenKind};

use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::Body;
use crate::identity::{Identity, IsAnonymous, Owner, cookie, new_code, new_secret};
use crate::names;
use crate::types::{LinkCode, LinkRequest, Me, NameRequest};

/// How long a one-time code counts, in milliseconds.
const CODE_COUNTS: Ms = 10 * 60 * 1000;

/// Who you are; null for somebody who has never been here.
#[utoipa::path(
    get,
    path = "/api/me",
    responses((status = 200, body = Option<Me>)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn show(
    IsAnonymous(is_anonymous): IsAnonymous,
    identity: Option<Identity>,
) -> Result<Json<Option<Me>>, ApiError> {
    match identity {
        Some(identity) => Ok(Json(Some(identity.into()))),
        None if is_anonymous => Ok(Json(None)),
        None => Err(ApiError::nobody()),
    }
}

/// Somebody new: sets the cookie. Known already: another name.
#[utoipa::path(
    post,
    path = "/api/me",
    request_body = NameRequest,
    responses((status = 201, body = Me), (status = 200, body = Me)),
)]
pub(crate) async fn come(
    State(edge): State<Arc<Edge>>,
    ClientAddress(from): ClientAddress,
    identity: Option<Identity>,
    headers: HeaderMap,
    Body(request): Body<NameRequest>,
) -> Result<Response, ApiError> {
    let name = names::person(&request.name)?;
    if let Some(identity) = identity {
        let Owner(identity) = identity.try_into()?;
        return Ok(Json(give_name(&edge, identity, name).await?).into_response());
    }
    edge.limits.newcomer(from)?;
    let (id, at) = (PersonId::from(new_code::<16>(&edge)), edge.clock.now());
    let profile = Profile { id: id.clone(), name: name.clone(), created_at: at, seen_at: at };
    edge.directory.add_person(profile).await?;
    let secret = new_secret(&edge);
    edge.directory.add_token(&id, new_browser(&secret, &headers, at)).await?;
    let me = Me { id: id.to_string(), name, program: false };
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie(&edge, &secret))], Json(me)).into_response())
}

/// Another name. It is shown at once at all tables where you are.
#[utoipa::path(
    patch,
    path = "/api/me",
    request_body = NameRequest,
    responses((status = 200, body = Me)),
    security(("cookie" = [])),
)]
pub(crate) async fn rename(
    State(edge): State<Arc<Edge>>,
    Owner(identity): Owner,
    Body(request): Body<NameRequest>,
) -> Result<Json<Me>, ApiError> {
    let name = names::person(&request.name)?;
    Ok(Json(give_name(&edge, identity, name).await?))
}

/// Deletes everything about you. Logs hold ids only, which then belong to nobody.
#[utoipa::path(
    delete,
    path = "/api/me",
    responses((status = 204)),
    security(("cookie" = [])),
)]
pub(crate) async fn forget(
    State(edge): State<Arc<Edge>>,
    Owner(identity): Owner,
) -> Result<Response, ApiError> {
    edge.directory.delete_person(&identity.id).await?;
    edge.sign_out(&identity.id, None);
    edge.tell(ToKeeper::Named { person: identity.id, name: None });
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie())]).into_response())
}

/// A code that makes another device the same person: once, within ten minutes.
#[utoipa::path(
    post,
    path = "/api/me/link",
    responses((status = 200, body = LinkCode)),
    security(("cookie" = [])),
)]
pub(crate) async fn make_link(
    State(edge): State<Arc<Edge>>,
    Owner(identity): Owner,
) -> Result<Json<LinkCode>, ApiError> {
    let (code, at) = (new_code::<8>(&edge), edge.clock.now());
    let expires = at + CODE_COUNTS;
    edge.directory.add_link_code(&identity.id, hash(&code), at, expires).await?;
    Ok(Json(LinkCode { code, expires }))
}

/// Signs this device in as the person who made the code: sets the cookie.
#[utoipa::path(
    post,
    path = "/api/link",
    request_body = LinkRequest,
    responses((status = 200, body = Me)),
)]
pub(crate) async fn use_link(
    State(edge): State<Arc<Edge>>,
    ClientAddress(from): ClientAddress,
    headers: HeaderMap,
    Body(request): Body<LinkRequest>,
) -> Result<Response, ApiError> {
    edge.limits.code(from)?;
    let no_code = || ApiError::new(StatusCode::NOT_FOUND, "server-no-code");
    let (code, secret) = (hash(&tidy_code(&request.code)), new_secret(&edge));
    let token = new_browser(&secret, &headers, edge.clock.now());
    let redeemed = edge.directory.redeem_link_code(code, token).await?;
    let id = redeemed.ok_or_else(no_code)?;
    let person = edge.directory.person(&id).await?.ok_or_else(no_code)?;
    let me = Me { id: id.to_string(), name: person.name, program: false };
    Ok(([(SET_COOKIE, cookie(&edge, &secret))], Json(me)).into_response())
}

/// A browser that is signed in as somebody from now on.
fn new_browser(secret: &str, headers: &HeaderMap, at: Ms) -> NewToken {
    NewToken { hash: hash(secret), kind: TokenKind::Browser, name: browser(headers), at }
}

/// Stores a new name and has tables show it.
async fn give_name(edge: &Edge, identity: Identity, name: String) -> Result<Me, ApiError> {
    edge.directory.rename(&identity.id, &name).await?;
    edge.tell(ToKeeper::Named { person: identity.id.clone(), name: Some(name.clone()) });
    let me = Me::from(identity);
    Ok(Me { name, ..me })
}

impl From<Identity> for Me {
    fn from(identity: Identity) -> Self {
        let program = identity.token.kind != TokenKind::Browser;
        Me { id: identity.id.to_string(), name: identity.name, program }
    }
}
