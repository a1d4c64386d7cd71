//! One WebSocket at one table.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use futures_util::SinkExt;
use tokio::time::Instant;
use vierblatt_protocol::{Ask, Kind, LONGEST_MESSAGE, Text, ToClient, ToServer, VERSION, Why};
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

/// How long somebody may take to say hello.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often a quiet connection is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(25);
/// Who has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// How long a message may take to be sent.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// Hardly a message from a client is longer; a larger buffer for each of thousands would cost memory.
const READ_BUFFER: usize = 256;
/// What is sent together leaves together, up to this.
const WRITE_BUFFER: usize = 16 * 1024;

/// `GET /api/tables/{code}/socket`
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    From(from): From,
    somebody: Somebody,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let connected = app.limits.connect(from)?;
    if !is_ours(&app, &headers) {
        return Err(Trouble::new(axum::http::StatusCode::FORBIDDEN, "server-origin"));
    }
    let code = tidy(&code);
    find(&app, &code).await?;
    Ok(socket
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .on_upgrade(move |socket| async move {
            let _connected = connected;
            Box::pin(talk(app, code, somebody, socket)).await;
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
async fn talk(app: Arc<App>, code: String, somebody: Somebody, mut socket: WebSocket) {
    add(&app.metrics.connections, 1);
    let viewer = app.next_viewer();
    let hello = Box::pin(hello(&app, &code, &somebody, viewer, &mut socket));
    if let Some((room, messages)) = hello.await {
        let mut conversation =
            Conversation { app: &app, room: &room, viewer, socket, messages, ping: None };
        conversation.run().await;
        drop(conversation);
        Box::pin(presence::go(&app, &room, viewer)).await;
    }
    app.metrics.connections.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
}

/// Waits for hello, and takes a place at the table.
async fn hello(
    app: &Arc<App>,
    code: &str,
    somebody: &Somebody,
    viewer: Viewer,
    socket: &mut WebSocket,
) -> Option<(Arc<Room>, Messages)> {
    let first = tokio::time::timeout(HELLO_WITHIN, socket.recv()).await.ok()??.ok()?;
    let since = match read(&first) {
        Some(ToServer::Hello { version: VERSION, since }) => since,
        Some(ToServer::Hello { .. }) => {
            goodbye(socket, "server-other-version", Kind::Malformed, true).await;
            return None;
        }
        _ => {
            add(&app.metrics.malformed, 1);
            goodbye(socket, "server-hello-first", Kind::Malformed, false).await;
            return None;
        }
    };
    let Ok((room, mut inside)) = enter(app, code).await else {
        goodbye(socket, "server-storage", Kind::Storage, true).await;
        return None;
    };
    match presence::come(app, &room, &mut inside, somebody, viewer, since).await {
        Ok(messages) => Some((room, messages)),
        Err(why) => {
            drop(inside);
            send(socket, &written(&ToClient::Bye { why, reconnect: false })).await;
            None
        }
    }
}

/// A connection that has said hello.
struct Conversation<'a> {
    app: &'a Arc<App>,
    room: &'a Room,
    viewer: Viewer,
    socket: WebSocket,
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
                    if !Box::pin(self.pass_on(messages)).await {
                        return;
                    }
                }
                message = self.socket.recv() => {
                    let Some(Ok(message)) = message else { return };
                    heard = Instant::now();
                    add(&self.app.metrics.received, 1);
                    if self.app.limits.is_on() && !bucket.take() {
                        let socket = &mut self.socket;
                        Box::pin(goodbye(socket, "server-too-much", Kind::TooMuch, false)).await;
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
                    if !Box::pin(send(&mut self.socket, &ping)).await {
                        return;
                    }
                }
            }
        }
        Box::pin(goodbye(&mut self.socket, "server-come-again", Kind::TooMuch, true)).await;
    }

    /// Sends messages together. False when that is not possible any more.
    async fn pass_on(&mut self, messages: VecDeque<Arc<str>>) -> bool {
        let all = async {
            for text in messages {
                self.socket.feed(Message::Text(Utf8Bytes::from(&*text))).await?;
            }
            self.socket.flush().await
        };
        matches!(tokio::time::timeout(SEND_WITHIN, all).await, Ok(Ok(())))
    }

    /// Takes in a message. False when that ends the conversation.
    async fn take_in(&mut self, message: &Message) -> bool {
        match message {
            Message::Text(_) => {}
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
            Message::Binary(_) => {
                add(&self.app.metrics.malformed, 1);
                goodbye(&mut self.socket, "server-not-understood", Kind::Malformed, false).await;
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
                return send(&mut self.socket, &written(&refused)).await;
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

/// Sends one message. False when that is not possible any more.
async fn send(socket: &mut WebSocket, text: &Arc<str>) -> bool {
    let message = Message::Text(Utf8Bytes::from(&**text));
    matches!(tokio::time::timeout(SEND_WITHIN, socket.send(message)).await, Ok(Ok(())))
}

/// Says why, and closes.
async fn goodbye(socket: &mut WebSocket, id: &'static str, kind: Kind, reconnect: bool) {
    send(socket, &written(&ToClient::Bye { why: why(id, kind), reconnect })).await;
    let close = CloseFrame { code: axum::extract::ws::close_code::NORMAL, reason: id.into() };
    let _ = tokio::time::timeout(SEND_WITHIN, socket.send(Message::Close(Some(close)))).await;
}
