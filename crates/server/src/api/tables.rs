//! Tables: opening, listing, joining and leaving them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use vierblatt_protocol::{Ask, Settings, Status};
use vierblatt_store::{Append, AppendError, Directory, Log};
use vierblatt_table::{NoTable, Opened, Person, fair::Seed, open as open_table};

use super::{Body, bots, me};
use crate::app::App;
use crate::carry_out::summary;
use crate::errors::Trouble;
use crate::identity::{Somebody, new_code, tidy};
use crate::limits::MOST_TABLES;
use crate::rooms::{Room, find};
use crate::time::now;

/// How many open tables are listed.
const MOST_LISTED: u32 = 100;

/// What somebody wants to play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    game: String,
    seats: u8,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    settings: Settings,
    /// The day whose deal it shall be, as in 2026-12-24: the same for everybody who plays it alone.
    #[serde(default)]
    daily: Option<String>,
}

impl Wanted {
    /// A day's deal is for one player, and a day reads like a day.
    fn check_daily(&self) -> Result<(), Trouble> {
        let Some(day) = &self.daily else { return Ok(()) };
        let is_day = day.len() == 10
            && day.bytes().enumerate().all(|(n, byte)| match n {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            });
        if is_day && self.seats == 1 {
            Ok(())
        } else {
            Err(Trouble::wrong(
                "server-no-table",
                "a daily deal is a day like 2026-12-24, for one seat",
            ))
        }
    }
}

/// `POST /api/tables`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    somebody: Somebody,
    Body(wanted): Body<Wanted>,
) -> Result<Response, Trouble> {
    app.limits.table(somebody.id.as_str())?;
    wanted.check_daily()?;
    if app.limits.is_on() {
        let mut busy = 0;
        for status in [Status::Lobby, Status::Playing] {
            busy += app.store.count_person_tables(&somebody.id, status).await?;
        }
        if busy >= MOST_TABLES {
            return Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-tables"));
        }
    }
    let host = Person(somebody.id.to_string());
    // A code that is taken is as unlikely as a seven in the lottery; another one is drawn then.
    for _ in 0..8 {
        let code = new_code::<6>(&app);
        let opened = Opened {
            code: code.clone(),
            game: wanted.game.clone(),
            seats: wanted.seats,
            options: wanted.options.clone().unwrap_or_else(|| json!({})),
            settings: wanted.settings.clone(),
            host: host.clone(),
            seed: wanted.daily.as_deref().map_or_else(|| Seed(app.secret()), Seed::daily),
            daily: wanted.daily.clone(),
        };
        let luck = u64::from_le_bytes(app.secret());
        let (mut table, line) = open_table(opened, luck, now()).map_err(|why| match why {
            NoTable::Game(game) => Trouble::wrong("server-no-game", game),
            other => Trouble::wrong("server-no-table", other.to_string()),
        })?;
        table.name(&host, Some(somebody.name.clone()));
        let summary = summary(&table.index(now()));
        let append =
            Append { summary: Some(summary), ..Append::new(code.clone(), 0, vec![line.write()]) };
        match app.store.append(append).await {
            Ok(()) => {
                app.rooms.add(Room::new(code.clone(), table));
                let body = Json(json!({ "code": code, "link": format!("/t/{code}") }));
                return Ok((StatusCode::CREATED, body).into_response());
            }
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => {
                tracing::error!(%error, "a table was not stored");
                return Err(Trouble::storage());
            }
        }
    }
    Err(Trouble::storage())
}

/// `GET /api/tables`: those that wait for players and want to be found.
pub(crate) async fn list(State(app): State<Arc<App>>) -> Result<Json<Value>, Trouble> {
    let tables = app.store.open_tables(MOST_LISTED).await?;
    Ok(Json(json!({ "tables": tables.iter().map(me::listed).collect::<Vec<_>>() })))
}

/// `GET /api/tables/{code}`
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Json<Value>, Trouble> {
    let table = app.store.table(&tidy(&code)).await?.ok_or_else(Trouble::not_found)?;
    Ok(Json(me::listed(&table)))
}

/// Where somebody wants to sit.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    #[serde(default)]
    seat: Option<u8>,
}

/// `POST /api/tables/{code}/join`: takes a seat, the first free one if none is named.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    somebody: Somebody,
    Body(join): Body<Join>,
) -> Result<Json<Value>, Trouble> {
    let code = tidy(&code);
    let room = find(&app, &code).await?;
    let seat = match join.seat {
        Some(seat) => seat,
        None => room
            .inside
            .lock()
            .await
            .table
            .free_seat()
            .ok_or_else(|| Trouble::new(StatusCode::CONFLICT, "server-table-full"))?,
    };
    let id = format!("join-{}", now());
    bots::ask_in_passing(app, code, somebody, id, Ask::Sit { seat }).await
}

/// `POST /api/tables/{code}/leave`
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    somebody: Somebody,
) -> Result<Json<Value>, Trouble> {
    let code = tidy(&code);
    let id = format!("leave-{}", now());
    bots::ask_in_passing(app, code, somebody, id, Ask::Stand).await
}
