//! What is asked for over HTTP before there is a socket: people and tables.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::time::timeout;
use vierblatt_protocol::{Clock, Settings, Snap};

use crate::LoadError;
use crate::socket::connect_from;

/// How long the server may take for one answer while tables are set up.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// A connection over which people register and open tables.
pub(crate) struct HttpClient {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

impl HttpClient {
    pub(crate) async fn connect(
        address: SocketAddr,
        from: Option<IpAddr>,
    ) -> Result<Self, LoadError> {
        let stream = connect_from(address, from).await?;
        let (sender, connection) =
            handshake(TokioIo::new(stream)).await.map_err(LoadError::set_up)?;
        // It ends when the sender is dropped.
        tokio::spawn(connection);
        Ok(HttpClient { address, sender })
    }

    /// Registers somebody new and gives their secret.
    pub(crate) async fn register(&mut self, name: &str) -> Result<String, LoadError> {
        let (headers, _) = self.post("/api/me", None, &json!({ "name": name })).await?;
        let cookie = headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let pair = cookie.and_then(|cookie| cookie.split(';').next()?.split_once('='));
        pair.map(|(_, secret)| secret.to_owned())
            .ok_or_else(|| LoadError::set_up("no secret for a newcomer"))
    }

    /// Opens a table and gives its code. Nothing happens there by itself: no clock, no pauses, no substitutes.
    pub(crate) async fn open_table(
        &mut self,
        host: &str,
        game: &str,
        players: u8,
    ) -> Result<String, LoadError> {
        let settings = Settings {
            clock: Clock::None,
            snap: Snap::Sealed,
            pause: 0,
            listed: false,
            takeback: false,
            substitute: false,
            ..Settings::default()
        };
        let wanted = json!({ "game": game, "seats": players, "settings": settings });
        let (_, body) = self.post("/api/tables", Some(host), &wanted).await?;
        body["code"]
            .as_str()
            .map(str::to_owned)
            .ok_or_else(|| LoadError::set_up("a table without a code"))
    }

    /// Asks for what costs the server most, one thing after the other. What it answers does not matter.
    pub(crate) async fn ask_for_much(&mut self, secret: &str, code: &str) {
        let table = format!("/api/tables/{code}");
        let nothing = Value::Null;
        let _ = self.post(&format!("{table}/hint"), Some(secret), &nothing).await;
        for what in ["games", "games/1/record", "games/1/steps"] {
            let path = format!("{table}/{what}");
            let request = Request::get(path).header(HOST, self.address.to_string());
            if let Ok(request) = request.body(Full::default()) {
                let answer = async {
                    self.sender.ready().await?;
                    self.sender.send_request(request).await?.into_body().collect().await
                };
                let _ = timeout(ANSWER_WITHIN, answer).await;
            }
        }
    }

    /// Whether the server has closed the connection.
    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    async fn post(
        &mut self,
        path: &str,
        secret: Option<&str>,
        body: &Value,
    ) -> Result<(HeaderMap, Value), LoadError> {
        let mut request = Request::post(path)
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json");
        if let Some(secret) = secret {
            request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
        }
        let request = request.body(Full::from(body.to_string())).map_err(LoadError::set_up)?;
        let answer = async {
            self.sender.ready().await?;
            let response = self.sender.send_request(request).await?;
            let (head, body) = response.into_parts();
            Ok::<_, hyper::Error>((head, body.collect().await?.to_bytes()))
        };
        let late = |_| LoadError::set_up(format!("no answer to {path}"));
        let (head, body) =
            timeout(ANSWER_WITHIN, answer).await.map_err(late)?.map_err(LoadError::set_up)?;
        if !head.status.is_success() {
            let body = String::from_utf8_lossy(&body);
            return Err(LoadError::set_up(format!("{path} was answered {}: {body}", head.status)));
        }
        Ok((head.headers, serde_json::from_slice(&body).unwrap_or_default()))
    }
}
