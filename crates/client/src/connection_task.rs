//! What keeps a connection to a table up, on a task of its own.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::Method;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use vierblatt_protocol::{Ask, Kind, Offered, ToClient, ToServer, VERSION, Why};

use crate::connection::{Destination, Request, ServerEvent};
use crate::http::call;
use crate::transport::Wire;

const FIRST_WAIT: Duration = Duration::from_millis(300);
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// The server pings every 25 seconds; silence for longer than two of them means it is gone.
const SILENCE: Duration = Duration::from_mins(1);
/// How often a request is made again that the server could not store.
const STORE_TRIES: u32 = 4;

/// A request that is not answered yet.
struct Pending {
    id: String,
    ask: Ask,
    tries: u32,
}

/// What keeps the connection up.
pub(crate) struct ConnectionTask {
    destination: Destination,
    queue: mpsc::UnboundedReceiver<Request>,
    events: mpsc::UnboundedSender<ServerEvent>,
    /// The number of the last entry that is known.
    n: u32,
    asked: u32,
    pending: VecDeque<Pending>,
    failures: u32,
}

/// How a conversation ends.
enum End {
    /// To be tried again, after a while or at once.
    Again(bool),
    /// For good.
    Closed(String),
    /// Nobody listens any more.
    Unwanted,
}

type Socket = WebSocketStream<Box<dyn Wire>>;

impl ConnectionTask {
    pub(crate) fn new(
        destination: Destination,
        queue: mpsc::UnboundedReceiver<Request>,
        events: mpsc::UnboundedSender<ServerEvent>,
    ) -> Self {
        ConnectionTask {
            destination,
            queue,
            events,
            n: 0,
            asked: 0,
            pending: VecDeque::new(),
            failures: 0,
        }
    }

    pub(crate) async fn run(mut self) {
        loop {
            let end = match self.connect().await {
                Ok(socket) => self.talk(socket).await,
                Err(end) => end,
            };
            match end {
                End::Unwanted => return,
                End::Closed(id) => {
                    let _ = self.events.send(ServerEvent::Closed(id));
                    return;
                }
                End::Again(at_once) => {
                    let _ = self.events.send(ServerEvent::Lost);
                    if !at_once && !self.wait().await {
                        return;
                    }
                }
            }
        }
    }

    async fn connect(&self) -> Result<Socket, End> {
        let Destination { transport, code, secret } = &self.destination;
        let again = |_| End::Again(false);
        let url = format!("ws://{}/api/tables/{code}/socket", transport.host());
        let mut request =
            url.into_client_request().map_err(|_| End::Closed("server-not-found".to_owned()))?;
        let bearer = format!("Bearer {secret}")
            .parse()
            .map_err(|_| End::Closed("server-nobody".to_owned()))?;
        request.headers_mut().insert("authorization", bearer);
        let wire = transport.open().await.map_err(again)?;
        match client_async(request, wire).await {
            Ok((socket, _)) => Ok(socket),
            // It is there, and says no.
            Err(Error::Http(response)) if response.status().is_client_error() => {
                let body = response.body().as_deref().unwrap_or_default();
                let body: Value = serde_json::from_slice(body).unwrap_or_default();
                let id = body["error"].as_str().unwrap_or("server-not-found");
                Err(if id == "server-too-much" {
                    End::Again(false)
                } else {
                    End::Closed(id.to_owned())
                })
            }
            Err(_) => Err(End::Again(false)),
        }
    }

    /// Waits before the next try, longer each time. Requests are kept. False when nobody listens any more.
    async fn wait(&mut self) -> bool {
        let wait = (FIRST_WAIT * 2_u32.saturating_pow(self.failures)).min(LONGEST_WAIT);
        self.failures = (self.failures + 1).min(16);
        let until = Instant::now() + wait;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(until) => return true,
                request = self.queue.recv() => match request {
                    Some(request) => drop(self.take(request)),
                    None => return false,
                },
            }
        }
    }

    async fn talk(&mut self, mut socket: Socket) -> End {
        // From the beginning where nothing is known, so that the log is whole.
        let hello = ToServer::Hello { version: VERSION, since: Some(self.n), changes: false };
        if !send(&mut socket, &hello).await {
            return End::Again(false);
        }
        let mut is_open = false;
        let mut retry: Option<Instant> = None;
        loop {
            let again = retry.unwrap_or_else(|| Instant::now() + SILENCE);
            tokio::select! {
                message = tokio::time::timeout(SILENCE, socket.next()) => {
                    let text = match message {
                        Ok(Some(Ok(Message::Text(text)))) => text,
                        Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return End::Again(false),
                        Ok(Some(Ok(_))) => continue,
                    };
                    let Ok(message) = serde_json::from_str::<ToClient<'static>>(&text) else {
                        return End::Closed("client-other-version".to_owned());
                    };
                    match self.hear(message) {
                        Next::On => {}
                        Next::Open => {
                            is_open = true;
                            for request in &self.pending {
                                if !send(&mut socket, &request.message()).await {
                                    return End::Again(false);
                                }
                            }
                        }
                        Next::Send(answer) => _ = send(&mut socket, &answer).await,
                        Next::Retry(wait) => retry = Some(Instant::now() + wait),
                        Next::End(end) => return end,
                    }
                }
                request = self.queue.recv() => {
                    let Some(request) = request else {
                        let _ = socket.close(None).await;
                        return End::Unwanted;
                    };
                    if let Request::Name(name) = request {
                        self.rename(name).await;
                        // The table learns the name when somebody comes.
                        return End::Again(true);
                    }
                    let request = self.take(request);
                    if is_open
                        && let Some(request) = request
                        && !send(&mut socket, &request).await
                    {
                        return End::Again(false);
                    }
                }
                () = tokio::time::sleep_until(again), if retry.is_some() => {
                    retry = None;
                    for request in &self.pending {
                        let _ = send(&mut socket, &request.message()).await;
                    }
                }
            }
        }
    }

    /// Takes in a request: a message to send, if it is one for the socket.
    fn take(&mut self, request: Request) -> Option<ToServer> {
        match request {
            Request::Ask(ask) => {
                self.asked += 1;
                // Another program of the same person must not use the same names.
                let id = format!("{:x}-{}-{}", std::process::id(), started(), self.asked);
                let request = Pending { id, ask, tries: 0 };
                let message = request.message();
                self.pending.push_back(request);
                Some(message)
            }
            Request::Hint => {
                let (destination, events) = (self.destination.clone(), self.events.clone());
                tokio::spawn(async move {
                    let _ = events.send(ServerEvent::Hint(hint(&destination).await));
                });
                None
            }
            Request::Record(number) => {
                let (destination, events) = (self.destination.clone(), self.events.clone());
                tokio::spawn(async move {
                    let path = format!("/api/tables/{}/games/{number}/record", destination.code);
                    let answer = call(
                        &destination.transport,
                        Method::GET,
                        &path,
                        Some(&destination.secret),
                        None,
                    )
                    .await;
                    if let Ok(answer) = answer {
                        let _ = events.send(ServerEvent::Record(answer.body));
                    }
                });
                None
            }
            Request::Name(_) => None,
        }
    }

    async fn rename(&self, name: String) {
        let body = json!({ "name": name });
        let Destination { transport, secret, .. } = &self.destination;
        if let Err(error) =
            call(transport, Method::PATCH, "/api/me", Some(secret), Some(&body)).await
        {
            let _ =
                self.events.send(ServerEvent::Answered(Err(Box::new(named(error.message_id())))));
        }
    }

    fn hear(&mut self, message: ToClient<'static>) -> Next {
        match &message {
            ToClient::Welcome { n, .. } => {
                self.n = *n;
                self.failures = 0;
                self.tell(message);
                return Next::Open;
            }
            ToClient::Update { n, after, .. } => {
                if *after > self.n || (*after < self.n && *n > self.n) {
                    return Next::End(End::Again(true));
                }
                if *after < self.n {
                    return Next::On;
                }
                self.n = *n;
            }
            ToClient::Done { id, .. } => {
                self.pending.retain(|request| request.id != *id);
                let _ = self.events.send(ServerEvent::Answered(Ok(())));
                return Next::On;
            }
            ToClient::Refused { id, why } => return self.refused(id, why),
            ToClient::Ping { nonce } => return Next::Send(ToServer::Pong { nonce: *nonce }),
            ToClient::Bye { why, reconnect } => {
                let id = why.text.id.clone().into_owned();
                return Next::End(if *reconnect { End::Again(false) } else { End::Closed(id) });
            }
            ToClient::Chat { .. } | ToClient::Reaction { .. } => {}
        }
        self.tell(message);
        Next::On
    }

    fn refused(&mut self, id: &str, why: &Why) -> Next {
        let mut request = self.pending.iter_mut().find(|request| request.id == id);
        if let Some(request) = &mut request
            && why.kind == Kind::Storage
            && request.tries < STORE_TRIES
        {
            request.tries += 1;
            return Next::Retry(FIRST_WAIT * 2_u32.pow(request.tries));
        }
        // Nobody asked for this: a game that starts at the same moment starts without the client's value.
        let is_own = request
            .is_some_and(|request| matches!(request.ask, Ask::Commit { .. } | Ask::Reveal { .. }));
        if is_own {
            self.pending.retain(|request| request.id != id);
            let _ = self.events.send(ServerEvent::Answered(Ok(())));
            return Next::On;
        }
        self.pending.retain(|request| request.id != id);
        let _ = self.events.send(ServerEvent::Answered(Err(Box::new(why.clone()))));
        Next::On
    }

    fn tell(&self, message: ToClient<'static>) {
        // Nobody listens any more when the program is about to end.
        let _ = self.events.send(ServerEvent::Said(Box::new(message)));
    }
}

/// What to do after a message.
enum Next {
    On,
    Open,
    Send(ToServer),
    Retry(Duration),
    End(End),
}

impl Pending {
    fn message(&self) -> ToServer {
        ToServer::Ask { id: self.id.clone(), ask: self.ask.clone() }
    }
}

async fn send(socket: &mut Socket, message: &ToServer) -> bool {
    let text = serde_json::to_string(message).unwrap_or_default();
    socket.send(Message::text(text)).await.is_ok()
}

/// When the program was started, in milliseconds: process ids come again.
fn started() -> u128 {
    static STARTED: std::sync::OnceLock<u128> = std::sync::OnceLock::new();
    let now = || std::time::UNIX_EPOCH.elapsed().unwrap_or_default().as_millis();
    *STARTED.get_or_init(now)
}

async fn hint(destination: &Destination) -> Result<Offered, Box<Why>> {
    let path = format!("/api/tables/{}/hint", destination.code);
    let answer =
        call(&destination.transport, Method::POST, &path, Some(&destination.secret), None).await;
    let body = answer.map_err(|error| Box::new(named(error.message_id())))?.body;
    match serde_json::from_value(body.clone()) {
        Ok(hint) => Ok(hint),
        Err(_) => Err(Box::new(
            serde_json::from_value(body["why"].clone())
                .unwrap_or_else(|_| named("server-not-understood")),
        )),
    }
}

fn named(id: &str) -> Why {
    let text = vierblatt_protocol::Text {
        id: id.to_owned().into(),
        args: std::collections::BTreeMap::new(),
    };
    Why { text, rule: None, kind: Kind::NotAllowed }
}
