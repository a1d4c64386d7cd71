//! Who somebody is, as handlers ask for it: by their secret, which the directory knows by its hash.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
pub(crate) use vierblatt_identity::hash;
use vierblatt_identity::{find_secret, letters};
use vierblatt_store::{Ms, PersonId, SecretHash, Token, TokenKind};

use crate::edge::Edge;
use crate::error::ApiError;

/// When a device was used is noted once a day: nobody needs to know more.
const DAY: Ms = 24 * 60 * 60 * 1000;

/// Somebody who is known here.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// The device or program this is.
    pub(crate) token: Token,
    secret: SecretHash,
}

impl Identity {
    /// Whether its device or program is still signed in as this person.
    pub(crate) async fn still_counts(&self, edge: &Edge) -> bool {
        let found = edge.directory.person_by_token(self.secret).await;
        // If that cannot be read, it has at least not been taken back a moment ago.
        found.is_err() || found.is_ok_and(|found| found.is_some())
    }
}

/// Somebody who may play: not a program that only looks.
pub(crate) struct Player(pub(crate) Identity);

/// Somebody in person: not a program. Only they change who they are, and let others in.
pub(crate) struct Owner(pub(crate) Identity);

impl FromRequestParts<Arc<Edge>> for Player {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let identity = recognise(parts, edge).await?;
        let may_play = identity.token.kind != TokenKind::Reader;
        if may_play { Ok(Player(identity)) } else { Err(out_of_scope()) }
    }
}

impl FromRequestParts<Arc<Edge>> for Owner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        recognise(parts, edge).await?.try_into()
    }
}

impl TryFrom<Identity> for Owner {
    type Error = ApiError;

    fn try_from(identity: Identity) -> Result<Self, ApiError> {
        let is_browser = identity.token.kind == TokenKind::Browser;
        if is_browser { Ok(Owner(identity)) } else { Err(out_of_scope()) }
    }
}

fn out_of_scope() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "server-scope")
}

/// Who it is, by the secret they name.
async fn recognise(parts: &Parts, edge: &Edge) -> Result<Identity, ApiError> {
    let secret = hash(find_secret(&parts.headers).ok_or_else(ApiError::nobody)?);
    let found = edge.directory.person_by_token(secret).await?;
    let (person, token) = found.ok_or_else(ApiError::nobody)?;
    let now = edge.clock.now();
    if now.saturating_sub(token.used_at) >= DAY {
        // Nobody waits for that.
        drop(edge.directory.token_used(secret, now));
    }
    Ok(Identity { id: person.id, name: person.name, token, secret })
}

impl FromRequestParts<Arc<Edge>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        recognise(parts, edge).await
    }
}

impl OptionalFromRequestParts<Arc<Edge>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        edge: &Arc<Edge>,
    ) -> Result<Option<Self>, ApiError> {
        match <Identity as FromRequestParts<_>>::from_request_parts(parts, edge).await {
            Ok(identity) => Ok(Some(identity)),
            Err(error) if error == ApiError::nobody() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Whether a request names nobody at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsAnonymous(pub(crate) bool);

impl FromRequestParts<Arc<Edge>> for IsAnonymous {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &Arc<Edge>,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(IsAnonymous(find_secret(&parts.headers).is_none()))
    }
}

/// A new secret, as text.
pub(crate) fn new_secret(edge: &Edge) -> String {
    letters(&edge.random::<40>())
}

/// A new code of this many letters, to read aloud and to type.
pub(crate) fn new_code<const N: usize>(edge: &Edge) -> String {
    letters(&edge.random::<N>())
}

/// The cookie that tells a browser's requests to be somebody's.
pub(crate) fn cookie(edge: &Edge, secret: &str) -> HeaderValue {
    vierblatt_identity::cookie(secret, edge.config.behind_proxy)
}
