//! The games of a table as records, for replays, downloads and checking the deals.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::{Value, json};
use vierblatt_protocol::Watch;
use vierblatt_table::{Entry, Game};

use crate::app::App;
use crate::errors::Trouble;
use crate::identity::tidy;
use crate::rooms::{find, read_log};

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
