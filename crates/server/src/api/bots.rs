//! For programs: a stream of what happens, one JSON object a line, and requests one by one. It is the
//! same as over the socket, for those who would rather not open one.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::{Body as Stream, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use vierblatt_bots::{Level, Limit};
use vierblatt_protocol::{Ask, read_strictly};
use vierblatt_table::{Person, Viewer};

use crate::app::App;
use crate::carry_out::carry_out;
use crate::connection::{Connection, Messages};
use crate::errors::Trouble;
use crate::identity::{Somebody, tidy};
use crate::presence;
use crate::rooms::{Room, enter, read_log};
use crate::time::now;

/// A line with nothing in it, so often that nobody takes the stream for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// From where on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    #[serde(default)]
    since: Option<u32>,
}

/// `GET /api/tables/{code}/stream`: the messages of the socket, one a line.
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    Query(Since { since }): Query<Since>,
    somebody: Somebody,
) -> Result<Response, Trouble> {
    let (there, messages) = There::come(app, tidy(&code), somebody, since).await?;
    let lines = futures_util::stream::unfold((there, messages), |(there, mut messages)| async {
        let line = tokio::time::timeout(KEEP_ALIVE, messages.recv()).await;
        let text = match line {
            Ok(Some(texts)) => texts.iter().flat_map(|text| [&**text, "\n"]).collect(),
            Ok(None) => return None,
            Err(_) => "\n".to_owned(),
        };
        Some((Ok::<_, Infallible>(Bytes::from(text)), (there, messages)))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Stream::from_stream(lines)).into_response())
}

/// Somebody at a table for as long as this lives.
struct There {
    app: Arc<App>,
    room: Arc<Room>,
    viewer: Viewer,
}

impl There {
    async fn come(
        app: Arc<App>,
        code: String,
        somebody: Somebody,
        since: Option<u32>,
    ) -> Result<(There, Messages), Trouble> {
        let viewer = app.next_viewer();
        // On a task of its own: what a table has begun is finished even if the client hangs up.
        let arrival = tokio::spawn(async move {
            let (room, mut inside) = enter(&app, &code).await?;
            let messages = presence::come(&app, &room, &mut inside, &somebody, viewer, since).await;
            drop(inside);
            match messages {
                Ok(messages) => Ok((There { app, room, viewer }, messages)),
                Err(_) => Err(Trouble::new(StatusCode::FORBIDDEN, "table-no-watching")),
            }
        });
        arrival.await.map_err(|_| Trouble::storage())?
    }
}

impl Drop for There {
    fn drop(&mut self) {
        let (app, room, viewer) = (Arc::clone(&self.app), Arc::clone(&self.room), self.viewer);
        tokio::spawn(async move { presence::go(&app, &room, viewer).await });
    }
}

/// A request, as over the socket.
#[derive(Deserialize, Serialize)]
pub(crate) struct Asked {
    id: String,
    ask: Ask,
}

/// `POST /api/tables/{code}/ask`
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    somebody: Somebody,
    body: String,
) -> Result<Json<Value>, Trouble> {
    let asked: Asked = read_strictly(&body)
        .map_err(|why| Trouble::wrong("server-not-understood", format!("{why:?}")))?;
    ask_in_passing(app, tidy(&code), somebody, asked.id, asked.ask).await
}

/// Asks a table for something and waits for `done` or `refused`.
pub(crate) async fn ask_in_passing(
    app: Arc<App>,
    code: String,
    somebody: Somebody,
    id: String,
    ask: Ask,
) -> Result<Json<Value>, Trouble> {
    let viewer = app.next_viewer();
    let (connection, mut messages) = Connection::new(viewer);
    // On a task of its own: what a table has begun is finished even if the client hangs up.
    let asking = tokio::spawn(async move {
        let (room, mut inside) = enter(&app, &code).await?;
        let person = Person(somebody.id.to_string());
        inside.table.name(&person, Some(somebody.name));
        inside.connections.push(connection);
        let luck = app.secret();
        let outbox = inside.table.ask_in_passing(viewer, person, id, ask, luck, now());
        carry_out(&app, &room, &mut inside, outbox).await;
        inside.connections.retain(|there| there.viewer != viewer);
        Ok::<_, Trouble>(())
    });
    asking.await.map_err(|_| Trouble::storage())??;
    // The connection is gone by now, so all there is waits here.
    let answers = messages.recv().await.unwrap_or_default();
    let read = answers.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
    read.into_iter()
        .find(|message| message["type"] == "done" || message["type"] == "refused")
        .map(Json)
        .ok_or_else(Trouble::storage)
}

/// `POST /api/tables/{code}/hint`: what the strongest bot would do with what the player was told. Only
/// where all others are bots.
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    somebody: Somebody,
) -> Result<Json<Value>, Trouble> {
    let code = tidy(&code);
    let hint = {
        let (_, inside) = enter(&app, &code).await?;
        let seat = match inside.table.may_hint(&Person(somebody.id.to_string())) {
            Ok(seat) => seat,
            Err(why) => return Ok(Json(json!({ "type": "refused", "why": why }))),
        };
        let log = read_log(&app, &code).await?;
        let luck = u64::from_le_bytes(app.secret());
        inside.table.hint(seat, &log, luck).map_err(|why| {
            tracing::error!(code, %why, "no hint for this table");
            Trouble::storage()
        })?
    };
    let _turn = app.thinking.acquire().await.map_err(|_| Trouble::stopping())?;
    let n = hint.n;
    let thinking = tokio::task::spawn_blocking(move || {
        let deadline = Some(Instant::now() + Level::LAST.thinking_time());
        (hint.run)(&Limit { deadline, ..Limit::NORMAL })
    });
    let action = thinking.await.map_err(|_| Trouble::storage())?;
    Ok(Json(json!({ "type": "hint", "n": n, "action": action })))
}
