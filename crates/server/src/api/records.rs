//! The games of a table as records, for replays, downloads and checking the deals.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use vierblatt_protocol::Watch;
use vierblatt_table::{Entry, Eyes, Game, Steps};

use crate::app::App;
use crate::errors::Trouble;
use crate::identity::tidy;
use crate::rooms::{enter, find, read_log};

/// `GET /api/tables/{code}/games`
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Json<Value>, Trouble> {
    let (games, _) = games(&app, &tidy(&code)).await?;
    let shown = games.iter().map(|game| {
        json!({ "number": game.number, "is_over": game.is_over, "actions": game.actions.len() })
    });
    Ok(Json(json!({ "games": shown.collect::<Vec<_>>() })))
}

/// `GET /api/tables/{code}/games/{number}/record`: everything once the game is over. While it is played,
/// only where the table shows all cards a round later, and only rounds that are over.
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path((code, number)): Path<(String, u32)>,
) -> Result<Json<Value>, Trouble> {
    let (games, watch) = games(&app, &tidy(&code)).await?;
    let mut game =
        games.into_iter().find(|game| game.number == number).ok_or_else(Trouble::not_found)?;
    if !game.is_over {
        if watch != Watch::Delayed {
            return Err(Trouble::new(axum::http::StatusCode::FORBIDDEN, "server-game-under-way"));
        }
        game.actions.truncate(game.finished);
        game.record["actions"] = json!(game.actions);
    }
    Ok(Json(game.record))
}

/// Which steps, and through whose eyes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// `public`, `open`, or a seat's number.
    #[serde(default)]
    view: Option<String>,
    /// The steps after this one.
    #[serde(default)]
    from: usize,
    /// How many, up to 500.
    #[serde(default)]
    count: Option<usize>,
}

/// The most steps one answer has.
const MOST_STEPS: usize = 500;

/// `GET /api/tables/{code}/games/{number}/steps`: a game that is over, step by step, as a seat, everyone or
/// somebody who sees all hands saw it.
pub(crate) async fn steps(
    State(app): State<Arc<App>>,
    Path((code, number)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Steps>, Trouble> {
    let code = tidy(&code);
    let (games, _) = games(&app, &code).await?;
    let game = games.iter().find(|game| game.number == number).ok_or_else(Trouble::not_found)?;
    if !game.is_over {
        return Err(Trouble::new(axum::http::StatusCode::FORBIDDEN, "server-game-under-way"));
    }
    let seats = game.record["seats"].as_u64().unwrap_or_default();
    let eyes = match wanted.view.as_deref() {
        None | Some("public") => Eyes::Public,
        Some("open") => Eyes::Open,
        Some(seat) => match seat.parse::<u8>() {
            Ok(seat) if u64::from(seat) < seats => Eyes::Seat(seat),
            _ => return Err(Trouble::wrong("server-not-understood", seat)),
        },
    };
    let log = read_log(&app, &code).await?;
    let (_, inside) = enter(&app, &code).await?;
    let count = wanted.count.unwrap_or(MOST_STEPS).min(MOST_STEPS);
    let steps = inside.table.steps(&log, number, eyes, wanted.from, count).map_err(|why| {
        tracing::error!(code, %why, "a log cannot be shown");
        Trouble::storage()
    })?;
    steps.map(Json).ok_or_else(Trouble::not_found)
}

async fn games(app: &Arc<App>, code: &str) -> Result<(Vec<Game>, Watch), Trouble> {
    let log = read_log(app, code).await?;
    let Some(Entry::Opened(opened)) = log.first().map(|line| &line.entry) else {
        return Err(Trouble::not_found());
    };
    let watch = opened.settings.watch;
    let room = find(app, code).await?;
    let games = room.inside.lock().await.table.games(&log).map_err(|why| {
        tracing::error!(code, %why, "a log cannot be shown");
        Trouble::storage()
    })?;
    Ok((games, watch))
}
