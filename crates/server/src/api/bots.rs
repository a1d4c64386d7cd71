//! For programs: a stream of what happens, one JSON object a line, and requests one by one. It is the
//! same as over the socket, for those who would rather not open one.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::{Body as Stream, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use vierblatt_protocol::Ask;
use vierblatt_table::{Person, Viewer};

use super::Body;
use crate::app::App;
use crate::carry_out::carry_out;
use crate::connection::{Connection, Messages};
use crate::errors::Trouble;
use crate::identity::{Somebody, tidy};
use crate::rooms::{Room, find, read_log};
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
    let code = tidy(&code);
    let room = find(&app, &code).await?;
    let (seat, messages) = Seated::take(app, room, somebody, since).await?;
    let lines = futures_util::stream::unfold((seat, messages), |(seat, mut messages)| async {
        let line = tokio::time::timeout(KEEP_ALIVE, messages.recv()).await;
        let text = match line {
            Ok(Some(text)) => format!("{text}\n"),
            Ok(None) => return None,
            Err(_) => "\n".to_owned(),
        };
        Some((Ok::<_, Infallible>(Bytes::from(text)), (seat, messages)))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Stream::from_stream(lines)).into_response())
}

/// Somebody at a table for as long as this lives.
struct Seated {
    app: Arc<App>,
    room: Arc<Room>,
    viewer: Viewer,
}

impl Seated {
    async fn take(
        app: Arc<App>,
        room: Arc<Room>,
        somebody: Somebody,
        since: Option<u32>,
    ) -> Result<(Seated, Messages), Trouble> {
        let viewer = app.next_viewer();
        let (connection, messages) = Connection::new(viewer);
        let seated = Seated { app: Arc::clone(&app), room: Arc::clone(&room), viewer };
        // On a task of its own: what a table has begun is finished even if the client hangs up.
        let joined = tokio::spawn(async move {
            let log = read_log(&app, &room.code).await?;
            let mut inside = room.inside.lock().await;
            let person = Person(somebody.id);
            inside.table.name(&person, Some(somebody.name));
            inside.connections.push(connection);
            match inside.table.connect(viewer, person, since, &log, now()) {
                Ok(outbox) => {
                    carry_out(&app, &room, &mut inside, outbox).await;
                    Ok(())
                }
                Err(_) => Err(Trouble::new(StatusCode::FORBIDDEN, "table-no-watching")),
            }
        });
        joined.await.map_err(|_| Trouble::storage())??;
        Ok((seated, messages))
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        let (app, room, viewer) = (Arc::clone(&self.app), Arc::clone(&self.room), self.viewer);
        tokio::spawn(async move {
            let mut inside = room.inside.lock().await;
            inside.connections.retain(|there| there.viewer != viewer);
            let outbox = inside.table.disconnect(viewer, now());
            carry_out(&app, &room, &mut inside, outbox).await;
        });
    }
}

/// A request, as over the socket.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    id: String,
    ask: Ask,
}

/// `POST /api/tables/{code}/ask`
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    somebody: Somebody,
    Body(asked): Body<Asked>,
) -> Result<Json<Value>, Trouble> {
    let room = find(&app, &tidy(&code)).await?;
    carry_out_ask(app, room, somebody, asked.id, asked.ask).await
}

/// How long a request may wait for its answer.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);

/// Asks a table for something and waits for `done` or `refused`.
pub(crate) async fn carry_out_ask(
    app: Arc<App>,
    room: Arc<Room>,
    somebody: Somebody,
    id: String,
    ask: Ask,
) -> Result<Json<Value>, Trouble> {
    let (seated, mut messages) = Seated::take(Arc::clone(&app), room, somebody, None).await?;
    let (room, viewer) = (Arc::clone(&seated.room), seated.viewer);
    tokio::spawn(async move {
        let mut inside = room.inside.lock().await;
        let luck = app.secret();
        let outbox = inside.table.ask(viewer, id, ask, luck, now());
        carry_out(&app, &room, &mut inside, outbox).await;
    });
    let answer = async {
        while let Some(text) = messages.recv().await {
            let message: Value = serde_json::from_str(&text).unwrap_or_default();
            if message["type"] == "done" || message["type"] == "refused" {
                return Some(message);
            }
        }
        None
    };
    match tokio::time::timeout(ANSWER_WITHIN, answer).await {
        Ok(Some(answer)) => Ok(Json(answer)),
        Ok(None) | Err(_) => Err(Trouble::storage()),
    }
}
