//! One WebSocket at one table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use vierblatt_protocol::{Ask, Kind, Text, ToClient, ToServer, VERSION, Why};
use vierblatt_table::Viewer;

use crate::app::App;
use crate::carry_out::carry_out;
use crate::connection::Messages;
use crate::errors::Trouble;
use crate::identity::{From, Somebody, tidy};
use crate::limits::Bucket;
use crate::metrics::add;
use crate::presence;
use crate::rooms::{Room, enter, find};
use crate::time::now;
use crate::wire::{Upgrade, Wire};

/// How long somebody may take to say hello.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often a quiet connection is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(25);
/// Who has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// How long a message may take to be sent.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// `GET /api/tables/{code}/socket`
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    From(from): From,
    somebody: Somebody,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Trouble> {
    let connected = app.limits.connect(from)?;
    if !is_ours(&app, &headers) {
        return Err(Trouble::new(axum::http::StatusCode::FORBIDDEN, "server-origin"));
    }
    let code = tidy(&code);
    find(&app, &code).await?;
    Ok(upgrade.agree(move |wire| async move {
        talk(&app, &code, &somebody, wire).await;
        drop(connected);
    }))
}

/// A page of another origin must not use our visitors' cookies. Programs send no origin.
fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN).and_then(|value| value.to_str().ok()) else {
        return headers.get(ORIGIN).is_none();
    };
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let bare = origin.split_once("://").map_or(origin, |(_, bare)| bare);
    bare == host || app.config.origins.iter().any(|allowed| allowed == origin)
}

/// From hello to goodbye. Whatever takes long is boxed: a connection that only waits, as most do, then weighs
/// little.
async fn talk(app: &Arc<App>, code: &str, somebody: &Somebody, mut wire: Wire) {
    add(&app.metrics.connections, 1);
    let viewer = app.next_viewer();
    if let Some((room, messages)) = Box::pin(hello(app, code, somebody, viewer, &mut wire)).await {
        Conversation { app, room: &room, viewer, wire, messages, ping: None }.run().await;
        Box::pin(presence::go(app, &room, viewer)).await;
    }
    app.metrics.connections.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
}

/// Waits for hello, and takes a place at the table.
async fn hello(
    app: &Arc<App>,
    code: &str,
    somebody: &Somebody,
    viewer: Viewer,
    wire: &mut Wire,
) -> Option<(Arc<Room>, Messages)> {
    let first = tokio::time::timeout(HELLO_WITHIN, wire.recv()).await.ok()??;
    let since = match read(&first) {
        Some(ToServer::Hello { version: VERSION, since }) => since,
        Some(ToServer::Hello { .. }) => {
            goodbye(wire, "server-other-version", Kind::Malformed, true).await;
            return None;
        }
        _ => {
            add(&app.metrics.malformed, 1);
            goodbye(wire, "server-hello-first", Kind::Malformed, false).await;
            return None;
        }
    };
    let Ok((room, mut inside)) = enter(app, code).await else {
        goodbye(wire, "server-storage", Kind::Storage, true).await;
        return None;
    };
    match presence::come(app, &room, &mut inside, somebody, viewer, since).await {
        Ok(messages) => Some((room, messages)),
        Err(why) => {
            drop(inside);
            send(wire, &[written(&ToClient::Bye { why, reconnect: false })]).await;
            None
        }
    }
}

/// A connection that has said hello.
struct Conversation<'a> {
    app: &'a Arc<App>,
    room: &'a Room,
    viewer: Viewer,
    wire: Wire,
    messages: Messages,
    /// The last ping and when it was sent, until it is answered.
    ping: Option<(u32, Instant)>,
}

impl Conversation<'_> {
    async fn run(&mut self) {
        let mut bucket = Bucket::new();
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval_at(Instant::now(), PING_EVERY);
        loop {
            tokio::select! {
                message = self.messages.recv() => {
                    // No more messages: the table let go of us, because we read too slowly or the
                    // server stops.
                    let Some(messages) = message else { break };
                    if !Box::pin(send(&mut self.wire, &messages)).await {
                        return;
                    }
                }
                message = self.wire.recv() => {
                    let Some(message) = message else { return };
                    heard = Instant::now();
                    add(&self.app.metrics.received, 1);
                    if self.app.limits.is_on() && !bucket.take() {
                        let wire = &mut self.wire;
                        Box::pin(goodbye(wire, "server-too-much", Kind::TooMuch, false)).await;
                        return;
                    }
                    if !Box::pin(self.take_in(&message)).await {
                        return;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return;
                    }
                    let nonce = u32::from_le_bytes(self.app.secret());
                    self.ping = Some((nonce, Instant::now()));
                    let ping = written(&ToClient::Ping { nonce });
                    if !Box::pin(send(&mut self.wire, &[ping])).await {
                        return;
                    }
                }
            }
        }
        Box::pin(goodbye(&mut self.wire, "server-come-again", Kind::TooMuch, true)).await;
    }

    /// Takes in a message. False when that ends the conversation.
    async fn take_in(&mut self, message: &Message) -> bool {
        match message {
            Message::Text(_) => {}
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
            Message::Binary(_) | Message::Frame(_) => {
                add(&self.app.metrics.malformed, 1);
                goodbye(&mut self.wire, "server-not-understood", Kind::Malformed, false).await;
                return false;
            }
        }
        match read(message) {
            Some(ToServer::Ask { id, ask }) => self.ask(id, ask).await,
            Some(ToServer::Pong { nonce }) => {
                if let Some((sent, at)) = self.ping.take_if(|(sent, _)| *sent == nonce) {
                    let _ = sent;
                    let round_trip = at.elapsed().as_millis() as u32;
                    self.room.inside.lock().await.table.measured(self.viewer, round_trip.max(1));
                }
            }
            Some(ToServer::Hello { .. }) | None => {
                add(&self.app.metrics.malformed, 1);
                let why = why("server-not-understood", Kind::Malformed);
                let refused = ToClient::Refused { id: "".into(), why };
                return send(&mut self.wire, &[written(&refused)]).await;
            }
        }
        true
    }

    async fn ask(&mut self, id: String, ask: Ask) {
        let mut inside = self.room.inside.lock().await;
        let luck = self.app.secret();
        let outbox = inside.table.ask(self.viewer, id, ask, luck, now());
        carry_out(self.app, self.room, &mut inside, outbox).await;
    }
}

fn read(message: &Message) -> Option<ToServer> {
    match message {
        Message::Text(text) => vierblatt_protocol::read(text).ok(),
        _ => None,
    }
}

fn why(id: &'static str, kind: Kind) -> Why {
    Why { text: Text { id: id.into(), args: std::collections::BTreeMap::new() }, rule: None, kind }
}

fn written(message: &ToClient<'_>) -> Arc<str> {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Sends messages together. False when that is not possible any more.
async fn send(wire: &mut Wire, texts: &[Arc<str>]) -> bool {
    matches!(tokio::time::timeout(SEND_WITHIN, wire.send(texts)).await, Ok(Ok(())))
}

/// Says why, and closes.
async fn goodbye(wire: &mut Wire, id: &'static str, kind: Kind, reconnect: bool) {
    send(wire, &[written(&ToClient::Bye { why: why(id, kind), reconnect })]).await;
    let _ = tokio::time::timeout(SEND_WITHIN, wire.close(id)).await;
}
