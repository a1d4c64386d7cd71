//! A server on a real socket, and clients that talk to it.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async};
use vierblatt_server::{Clock, Config, Environment, SystemClock, listen};
use vierblatt_store_sqlite::SqliteStore;

/// The longest anything may take in these tests.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server with data of its own.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) store: SqliteStore,
}

pub(crate) fn config(limits: bool) -> Config {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    Config {
        origins: vec!["https://cards.example".to_owned()],
        metrics: true,
        limits,
        ..Config::new(address, std::path::PathBuf::new())
    }
}

/// The system's time for games, and none that passes for limits: what they allow does not depend on how fast a test runs.
struct TestClock(SystemClock);

impl Clock for TestClock {
    fn now(&self) -> u64 {
        self.0.now()
    }

    fn running(&self) -> Duration {
        Duration::ZERO
    }
}

/// The same secrets, codes and deals in every run.
pub(crate) fn environment() -> Environment {
    Environment { clock: Arc::new(TestClock(SystemClock::start())), seed: [7; 32] }
}

impl Server {
    pub(crate) async fn start(limits: bool) -> Server {
        let store = SqliteStore::in_memory();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(listen(listener, config(limits), store.clone(), environment()));
        Server { address, store }
    }

    /// A server that somebody else has started there.
    pub(crate) fn at(address: SocketAddr) -> Server {
        Server { address, store: SqliteStore::in_memory() }
    }

    /// A call of the API. The answer's status and body.
    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        secret: &str,
        body: &Value,
    ) -> (u16, String) {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {secret}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        let mut stream = TcpStream::connect(self.address).await.expect("the server is there");
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = String::new();
        let read = stream.read_to_string(&mut answer);
        tokio::time::timeout(PATIENCE, read).await.expect("in time").expect("an answer");
        let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status, body.to_owned())
    }

    /// The same, of JSON that must succeed.
    pub(crate) async fn must(&self, method: &str, path: &str, secret: &str, body: &Value) -> Value {
        let (status, answer) = self.call(method, path, secret, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        // A long answer may come in chunks, with their lengths between them.
        let json = answer.find(['{', '[']).map_or("", |start| &answer[start..]);
        let mut values = serde_json::Deserializer::from_str(json).into_iter::<Value>();
        values.next().and_then(Result::ok).unwrap_or(Value::Null)
    }

    /// A call as a browser makes it: with a cookie. The answer's status.
    pub(crate) async fn as_browser(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> u16 {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        let mut stream = TcpStream::connect(self.address).await.expect("the server is there");
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status")
    }

    /// Somebody new: their token.
    pub(crate) async fn newcomer(&self, name: &str) -> String {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let body = json!({ "name": name }).to_string();
        let request = format!(
            "POST /api/me HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        let mut stream = TcpStream::connect(self.address).await.expect("the server is there");
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let secret = cookie.and_then(|cookie| cookie.split(['=', ';']).nth(1));
        secret.unwrap_or_else(|| panic!("no cookie in {answer}")).to_owned()
    }

    /// Opens a table: its code.
    pub(crate) async fn open(&self, secret: &str, table: &Value) -> String {
        let opened = self.must("POST", "/api/tables", secret, table).await;
        opened["code"].as_str().expect("a code").to_owned()
    }

    /// A table for so many, with everyone seated and connected. The first is the host.
    pub(crate) async fn full_table(&self, game: &str, seats: u8, options: Value) -> Vec<Client> {
        let mut clients: Vec<Client> = Vec::new();
        let mut code = String::new();
        for seat in 0..seats {
            let secret = self.newcomer(&format!("P{seat}")).await;
            if seat == 0 {
                let settings = json!({ "pause": 0, "snap": { "type": "sealed" } });
                let table = json!({
                    "game": game, "seats": seats, "options": options, "settings": settings,
                });
                code = self.open(&secret, &table).await;
            }
            let mut client = Client::connect(self, &code, &secret).await;
            client.hello(None).await;
            if seat > 0 {
                assert_eq!(client.ask(json!({ "do": "sit", "seat": seat })).await["type"], "done");
            }
            clients.push(client);
        }
        clients
    }
}

/// One connection to one table.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) code: String,
    pub(crate) secret: String,
    pub(crate) seat: Option<u64>,
    /// The number of the last entry it knows of.
    pub(crate) n: u64,
    pub(crate) table: Value,
    pub(crate) game: Value,
    /// Everything it was sent.
    pub(crate) texts: Vec<String>,
    asked: u32,
}

impl Client {
    pub(crate) async fn connect(server: &Server, code: &str, secret: &str) -> Client {
        Client::try_connect(server, code, secret, None).await.expect("it may connect")
    }

    pub(crate) async fn try_connect(
        server: &Server,
        code: &str,
        secret: &str,
        origin: Option<&str>,
    ) -> Result<Client, Error> {
        let url = format!("ws://{}/api/tables/{code}/socket", server.address);
        let mut request = url.into_client_request().expect("a request");
        let bearer = format!("Bearer {secret}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        // Small buffers, so that who does not read is noticed soon.
        let tcp = TcpSocket::new_v4()?;
        tcp.set_recv_buffer_size(16 * 1024)?;
        let stream = MaybeTlsStream::Plain(tcp.connect(server.address).await?);
        let (socket, _) = client_async(request, stream).await?;
        Ok(Client {
            socket,
            code: code.to_owned(),
            secret: secret.to_owned(),
            seat: None,
            n: 0,
            table: Value::Null,
            game: Value::Null,
            texts: Vec::new(),
            asked: 0,
        })
    }

    pub(crate) async fn send(&mut self, message: impl Into<Message>) {
        // A server that has had enough may have closed by now.
        let _ = self.socket.send(message.into()).await;
    }

    pub(crate) async fn hello(&mut self, since: Option<u64>) -> Value {
        let hello = json!({ "type": "hello", "version": 1, "since": since });
        self.send(hello.to_string()).await;
        let welcome = self.next().await.expect("a welcome");
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        welcome
    }

    /// The next message, taken in. None once the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("in time");
            let text = match message? {
                Ok(Message::Text(text)) => text.to_string(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => continue,
            };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            self.texts.push(text);
            if message["type"] == "ping" {
                let pong = json!({ "type": "pong", "nonce": message["nonce"] });
                self.send(pong.to_string()).await;
                continue;
            }
            self.take_in(&message);
            return Some(message);
        }
    }

    fn take_in(&mut self, message: &Value) {
        let kind = &message["type"];
        if kind != "welcome" && kind != "update" {
            return;
        }
        if kind == "update" {
            assert!(message["after"].as_u64() <= Some(self.n), "a gap before {message}");
        }
        self.n = message["n"].as_u64().expect("a number");
        if let Some(you) = message.get("you") {
            self.seat = you["seat"].as_u64();
        }
        if let Some(table) = message.get("table") {
            self.table = table.clone();
        }
        if let Some(game) = message.get("game") {
            self.game = game.clone();
        }
    }

    /// Asks for something, and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: Value) -> Value {
        self.asked += 1;
        let id = format!("{}-{}", self.secret.get(..6).unwrap_or_default(), self.asked);
        self.ask_as(&id, ask).await
    }

    /// The same, under a certain name.
    pub(crate) async fn ask_as(&mut self, id: &str, ask: Value) -> Value {
        self.send(json!({ "type": "ask", "id": id, "ask": ask }).to_string()).await;
        loop {
            let message = self.next().await.expect("an answer");
            if message["id"] == id {
                return message;
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table["status"] == "over"
    }

    /// What the player may do now; nothing when it is not their turn.
    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.game["legal"].as_array().cloned().unwrap_or_default();
        legal.iter().filter_map(|action| action.as_str().map(str::to_owned)).collect()
    }
}
