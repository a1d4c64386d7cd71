//! Somebody: a name and a secret, nothing else. Their tables and results, another device, and being
//! forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use vierblatt_protocol::Status;
use vierblatt_store::{Directory, ListedTable, PersonId, Profile, TokenKind};

use super::{Body, name};
use crate::app::App;
use crate::errors::Trouble;
use crate::identity::{
    From, Somebody, Stranger, cookie, hash, new_code, new_secret, no_cookie, tidy,
};
use crate::time::now;

/// How long a one-time code counts, in milliseconds.
const CODE_COUNTS: u64 = 10 * 60 * 1000;
/// How many tables or results a page of a list has.
const PAGE: u32 = 50;

/// What somebody wants to be called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    name: String,
}

/// `POST /api/me`: somebody new.
pub(crate) async fn come(
    State(app): State<Arc<App>>,
    From(from): From,
    somebody: Option<Somebody>,
    Body(named): Body<Named>,
) -> Result<Response, Trouble> {
    let name = name(&named.name)?;
    if let Some(somebody) = somebody {
        app.store.rename(&somebody.id, &name).await?;
        return Ok(Json(json!({ "id": somebody.id, "name": name })).into_response());
    }
    app.limits.newcomer(from)?;
    let (id, at) = (PersonId::from(new_code::<16>(&app)), now());
    let person = Profile { id: id.clone(), name: name.clone(), created_at: at, seen_at: at };
    app.store.add_person(person).await?;
    let secret = new_secret(&app);
    app.store.add_token(&id, hash(&secret), TokenKind::Browser, at).await?;
    let body = Json(json!({ "id": id, "name": name }));
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie(&app, &secret))], body).into_response())
}

/// `GET /api/me`: null for somebody who has never been here.
pub(crate) async fn show(
    stranger: Stranger,
    somebody: Option<Somebody>,
) -> Result<Json<Value>, Trouble> {
    let Some(somebody) = somebody else {
        return if stranger.0 { Ok(Json(Value::Null)) } else { Err(Trouble::nobody()) };
    };
    let program = somebody.kind == TokenKind::Bot;
    Ok(Json(json!({ "id": somebody.id, "name": somebody.name, "program": program })))
}

/// `PATCH /api/me`: another name.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    somebody: Somebody,
    Body(named): Body<Named>,
) -> Result<Json<Value>, Trouble> {
    let name = name(&named.name)?;
    app.store.rename(&somebody.id, &name).await?;
    Ok(Json(json!({ "id": somebody.id, "name": name })))
}

/// `DELETE /api/me`: everything about somebody is deleted. Logs hold ids only, which then belong to
/// nobody.
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    somebody: Somebody,
) -> Result<Response, Trouble> {
    app.store.delete_person(&somebody.id).await?;
    app.rooms.forget(somebody.id.as_str()).await;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie())]).into_response())
}

/// `POST /api/me/link`: a code that makes another device the same person, once.
pub(crate) async fn make_link(
    State(app): State<Arc<App>>,
    somebody: Somebody,
) -> Result<Json<Value>, Trouble> {
    let code = new_code::<8>(&app);
    let at = now();
    let expires = at + CODE_COUNTS;
    app.store.add_link_code(&somebody.id, hash(&code), at, expires).await?;
    Ok(Json(json!({ "code": code, "expires": expires })))
}

/// A one-time code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Link {
    code: String,
}

/// `POST /api/link`: this device becomes whoever made the code.
pub(crate) async fn use_link(
    State(app): State<Arc<App>>,
    From(from): From,
    Body(link): Body<Link>,
) -> Result<Response, Trouble> {
    app.limits.code(from)?;
    let at = now();
    let wrong = || Trouble::new(StatusCode::NOT_FOUND, "server-no-code");
    let (code, secret) = (hash(&tidy(&link.code)), new_secret(&app));
    let redeemed = app.store.redeem_link_code(code, hash(&secret), TokenKind::Browser, at).await?;
    let id = redeemed.ok_or_else(wrong)?;
    let person = app.store.person(&id).await?.ok_or_else(wrong)?;
    let body = Json(json!({ "id": id, "name": person.name }));
    Ok(([(SET_COOKIE, cookie(&app, &secret))], body).into_response())
}

/// `POST /api/me/token`: a secret for a program that plays under this name. It is shown once.
pub(crate) async fn make_token(
    State(app): State<Arc<App>>,
    somebody: Somebody,
) -> Result<Json<Value>, Trouble> {
    let secret = new_secret(&app);
    app.store.add_token(&somebody.id, hash(&secret), TokenKind::Bot, now()).await?;
    Ok(Json(json!({ "token": secret })))
}

/// Which page of a list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Page {
    /// `open`, `playing` or `over`.
    #[serde(default)]
    status: Option<String>,
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    before: Option<i64>,
}

/// `GET /api/me/tables`
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    somebody: Somebody,
    Query(page): Query<Page>,
) -> Result<Json<Value>, Trouble> {
    let status = match page.status.as_deref() {
        None | Some("playing") => Status::Playing,
        Some("open") => Status::Lobby,
        Some("over") => Status::Over,
        Some(other) => return Err(Trouble::wrong("server-not-understood", other)),
    };
    let tables = app.store.person_tables(&somebody.id, status, page.before, PAGE).await?;
    Ok(Json(json!({ "tables": tables.iter().map(listed).collect::<Vec<_>>() })))
}

/// `GET /api/me/results`
pub(crate) async fn results(
    State(app): State<Arc<App>>,
    somebody: Somebody,
    Query(page): Query<Page>,
) -> Result<Json<Value>, Trouble> {
    let results = app.store.person_results(&somebody.id, page.before, PAGE).await?;
    let shown = results.iter().map(|past| {
        let result = &past.result;
        json!({
            "number": past.number,
            "table": past.table,
            "game": result.game,
            "game_number": result.game_number,
            "seat": result.seat,
            "seats": result.seats,
            "place": result.place,
            "points": result.points,
            "won": result.share,
            "ended_at": result.ended_at,
        })
    });
    Ok(Json(json!({ "results": shown.collect::<Vec<_>>() })))
}

/// `GET /api/me/statistics`
pub(crate) async fn statistics(
    State(app): State<Arc<App>>,
    somebody: Somebody,
) -> Result<Json<Value>, Trouble> {
    let statistics = app.store.person_statistics(&somebody.id).await?;
    let shown = statistics.iter().map(|of| {
        json!({
            "game": of.game,
            "games": of.games,
            "wins": of.wins,
            "mean_place": of.mean_place,
            "mean_points": of.mean_points,
            "fewest_points": of.fewest_points,
            "most_points": of.most_points,
        })
    });
    Ok(Json(json!({ "games": shown.collect::<Vec<_>>() })))
}

/// A table as lists show it.
pub(crate) fn listed(table: &ListedTable) -> Value {
    json!({
        "number": table.number,
        "code": table.code,
        "game": table.summary.game,
        "status": match table.summary.status {
            Status::Lobby => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        },
        "seats": table.summary.seats,
        "taken": table.summary.taken,
        "opened_at": table.summary.opened_at,
        "changed_at": table.summary.changed_at,
    })
}
