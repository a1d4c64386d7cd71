//! One WebSocket at one table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use vierblatt_bus::{ClientNetwork, ToKeeper};
use vierblatt_listen::{Ended, Wire};
use vierblatt_protocol::{Ask, Kind, Text, ToClient, ToServer, VERSION, Why};
use vierblatt_store::TokenKind;

use crate::client_address::ClientAddress;
use crate::connections::{Hello, TableConnection};
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{TableCode, TablePath, Upgrade};
use crate::identity::Identity;
use crate::origin;

/// How long somebody may take to say hello.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often a quiet connection is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(25);
/// A client that has said nothing for this long is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// How long a message may take to be sent.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// How many moves of one connection are measured at once.
const MOST_MEASURED: usize = 4;

/// The table as a WebSocket: docs/protocol.md.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/socket",
    params(TablePath),
    responses((status = 101, description = "From now on both sides speak WebSocket")),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn upgrade(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
    ClientAddress(from): ClientAddress,
    identity: Identity,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, ApiError> {
    let connected = edge.limits.connect(from)?;
    origin::check(&edge, &headers)?;
    // Whoever mistyped a code hears it here, where it has a status of its own.
    edge.directory.table(&code).await?.ok_or_else(ApiError::not_found)?;
    Ok(upgrade.agree(move |wire| async move {
        talk(&edge, code, &identity, from, wire).await;
        drop(connected);
    }))
}

/// From hello to goodbye. Whatever takes long is boxed: a connection that only waits, as most do, then needs little memory.
async fn talk(
    edge: &Arc<Edge>,
    code: Arc<str>,
    identity: &Identity,
    from: ClientNetwork,
    mut wire: Wire,
) {
    if let Some(hello) = Box::pin(hello(edge, from, &mut wire)).await {
        let table = TableConnection::open(edge, code, identity, hello);
        // Whoever was signed out between the request and now is not connected after all.
        if !Box::pin(identity.still_counts(edge)).await {
            return Box::pin(goodbye(&mut wire, "server-signed-out", Kind::NotAllowed, false))
                .await;
        }
        let may_ask = identity.token.kind != TokenKind::Reader;
        Conversation { edge, table, wire, from, may_ask, ping: None, moves: Vec::new() }
            .run()
            .await;
    }
}

/// Waits for hello, and what it says.
async fn hello(edge: &Edge, client: ClientNetwork, wire: &mut Wire) -> Option<Hello> {
    let first = tokio::time::timeout(HELLO_WITHIN, wire.recv()).await.ok()??;
    match read(&first) {
        Some(ToServer::Hello { version: VERSION, since, changes }) => {
            return Some(Hello { since, changes, client });
        }
        Some(ToServer::Hello { .. }) => {
            goodbye(wire, "server-other-version", Kind::Malformed, true).await;
        }
        _ => {
            edge.metrics.malformed.inc();
            goodbye(wire, "server-hello-first", Kind::Malformed, false).await;
        }
    }
    None
}

/// A connection that has said hello.
struct Conversation<'a> {
    edge: &'a Arc<Edge>,
    table: TableConnection,
    wire: Wire,
    /// Where they come from.
    from: ClientNetwork,
    /// Whether they may do more than look.
    may_ask: bool,
    /// The last ping and when it was sent, until it is answered.
    ping: Option<(u32, Instant)>,
    /// Moves that are not answered yet, by the client's name for them, and when they arrived.
    moves: Vec<(String, Instant)>,
}

impl Conversation<'_> {
    async fn run(&mut self) {
        let limit = self.edge.limits.messages();
        let mut heard = Instant::now();
        // The answer to hello is `welcome`: the first ping comes after the table's first message.
        let mut ping = tokio::time::interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut has_spoken = false;
        loop {
            tokio::select! {
                messages = self.table.messages.recv() => match messages {
                    Ok(messages) => {
                        if !Box::pin(send(&mut self.wire, &messages)).await {
                            return;
                        }
                        self.measure(&messages);
                        if !std::mem::replace(&mut has_spoken, true) {
                            ping.reset_immediately();
                        }
                    }
                    Err(Ended::Closed) => {
                        Box::pin(close(&mut self.wire, "bye")).await;
                        return;
                    }
                    Err(Ended::TooSlow) => {
                        let wire = &mut self.wire;
                        Box::pin(goodbye(wire, "server-come-again", Kind::TooMuch, true)).await;
                        return;
                    }
                },
                message = self.wire.recv() => {
                    let Some(message) = message else { return };
                    heard = Instant::now();
                    self.edge.metrics.received.inc();
                    if !limit.allows_one() {
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
                    let nonce = u32::from_le_bytes(self.edge.random());
                    self.ping = Some((nonce, Instant::now()));
                    let ping = written(&ToClient::Ping { nonce });
                    if !Box::pin(send(&mut self.wire, &[ping])).await {
                        return;
                    }
                }
            }
        }
    }

    /// Takes in a message. False when that ends the conversation.
    async fn take_in(&mut self, message: &Message) -> bool {
        // Whoever was signed out does nothing more, not even with what was on its way: the loop says goodbye.
        if self.table.messages.has_ended() {
            return true;
        }
        match message {
            Message::Text(_) => {}
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
            Message::Binary(_) | Message::Frame(_) => {
                self.edge.metrics.malformed.inc();
                goodbye(&mut self.wire, "server-not-understood", Kind::Malformed, false).await;
                return false;
            }
        }
        let arrived = self.edge.clock.now();
        let (viewer, code) = (self.table.viewer, Arc::clone(&self.table.code));
        match read(message) {
            Some(ToServer::Ask { id, .. }) if !self.may_ask => {
                return self.refuse(id, "server-scope", Kind::NotAllowed).await;
            }
            Some(ToServer::Ask { id, .. }) if self.edge.limits.ask(self.from).is_err() => {
                return self.refuse(id, "server-too-much", Kind::TooMuch).await;
            }
            Some(ToServer::Ask { id, ask }) => {
                let is_move = matches!(ask, Ask::Act { .. } | Ask::Claim { .. });
                if is_move && self.moves.len() < MOST_MEASURED {
                    self.moves.push((id.clone(), Instant::now()));
                }
                self.edge.tell(ToKeeper::Ask { viewer, code, id, ask, arrived });
            }
            Some(ToServer::Pong { nonce }) => {
                if let Some((_, sent)) = self.ping.take_if(|(sent, _)| *sent == nonce) {
                    let round_trip = (sent.elapsed().as_millis() as u32).max(1);
                    self.edge.tell(ToKeeper::Measured { viewer, code, round_trip });
                }
            }
            Some(ToServer::Hello { .. }) | None => {
                self.edge.metrics.malformed.inc();
                return self.refuse(String::new(), "server-not-understood", Kind::Malformed).await;
            }
        }
        true
    }

    /// Says no to a request. False when that is not possible any more.
    async fn refuse(&mut self, id: String, message: &'static str, kind: Kind) -> bool {
        let refused = ToClient::Refused { id: id.into(), why: why(message, kind) };
        send(&mut self.wire, &[written(&refused)]).await
    }

    /// Notes how long moves took whose answers have just left.
    fn measure(&mut self, sent: &[Arc<str>]) {
        if self.moves.is_empty() {
            return;
        }
        for answered in sent.iter().filter_map(|text| answered_id(text)) {
            if let Some(n) = self.moves.iter().position(|(id, _)| id == answered) {
                let (_, arrived) = self.moves.swap_remove(n);
                self.edge.metrics.moves.observe(arrived.elapsed().as_secs_f64());
            }
        }
    }
}

/// Which request a message answers, if it is an answer. Only its beginning is looked at, because messages are text for an
/// edge; an id with anything to escape is not found, and not measured.
fn answered_id(text: &str) -> Option<&str> {
    let after = |start: &str| text.strip_prefix(start);
    let rest =
        after(r#"{"type":"done","id":""#).or_else(|| after(r#"{"type":"refused","id":""#))?;
    rest.split_once('"').map(|(id, _)| id)
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

/// A goodbye, as text.
pub(crate) fn bye(id: &'static str, kind: Kind, reconnect: bool) -> Arc<str> {
    written(&ToClient::Bye { why: why(id, kind), reconnect })
}

/// Sends messages together. False when that is not possible any more.
async fn send(wire: &mut Wire, texts: &[Arc<str>]) -> bool {
    matches!(tokio::time::timeout(SEND_WITHIN, wire.send(texts)).await, Ok(Ok(())))
}

/// Says why, and closes.
async fn goodbye(wire: &mut Wire, id: &'static str, kind: Kind, reconnect: bool) {
    if send(wire, &[bye(id, kind, reconnect)]).await {
        close(wire, id).await;
    }
}

async fn close(wire: &mut Wire, reason: &'static str) {
    let _ = tokio::time::timeout(SEND_WITHIN, wire.close(reason)).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_names_what_it_answers() {
        let done = written(&ToClient::Done { id: "a-1".into(), n: 7 });
        assert_eq!(answered_id(&done), Some("a-1"));
        let why = why("server-storage", Kind::Storage);
        let refused = written(&ToClient::Refused { id: "a-2".into(), why });
        assert_eq!(answered_id(&refused), Some("a-2"));
        assert_eq!(answered_id(&written(&ToClient::Ping { nonce: 1 })), None);
    }
}
