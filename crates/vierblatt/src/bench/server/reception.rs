//! Getting to a table: people, a table, seats, the start. Over HTTP as far as there is no socket yet.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use vierblatt_game::Message;
use vierblatt_protocol::{Clock, Settings, Snap};

use crate::output::Failure;

/// How long the server may take for one answer while tables are set up.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// A connection over which people come and tables are opened.
pub(super) struct Reception {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

impl Reception {
    pub(super) async fn open(address: SocketAddr) -> Result<Self, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(unwell)?;
        // It ends when the sender is dropped.
        tokio::spawn(connection);
        Ok(Reception { address, sender })
    }

    /// Somebody new, by their secret.
    pub(super) async fn come(&mut self, name: &str) -> Result<String, Failure> {
        let (headers, _) = self.post("/api/me", None, &json!({ "name": name })).await?;
        let cookie = headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let pair = cookie.and_then(|cookie| cookie.split(';').next()?.split_once('='));
        pair.map(|(_, secret)| secret.to_owned()).ok_or_else(|| unwell("no secret for a newcomer"))
    }

    /// A table, by its code. Nothing happens there by itself: no clock, no pauses, no substitutes.
    pub(super) async fn table(
        &mut self,
        host: &str,
        game: &str,
        players: u8,
    ) -> Result<String, Failure> {
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
        body["code"].as_str().map(str::to_owned).ok_or_else(|| unwell("a table without a code"))
    }

    async fn post(
        &mut self,
        path: &str,
        secret: Option<&str>,
        body: &Value,
    ) -> Result<(HeaderMap, Value), Failure> {
        let mut request = Request::post(path)
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json");
        if let Some(secret) = secret {
            request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
        }
        let request = request.body(Full::from(body.to_string())).map_err(unwell)?;
        let answer = async {
            self.sender.ready().await?;
            let response = self.sender.send_request(request).await?;
            let (head, body) = response.into_parts();
            Ok::<_, hyper::Error>((head, body.collect().await?.to_bytes()))
        };
        let late = |_| unwell(format!("no answer to {path}"));
        let (head, body) = timeout(ANSWER_WITHIN, answer).await.map_err(late)?.map_err(unwell)?;
        if !head.status.is_success() {
            let body = String::from_utf8_lossy(&body);
            return Err(unwell(format!("{path} was answered {}: {body}", head.status)));
        }
        Ok((head.headers, serde_json::from_slice(&body).unwrap_or_default()))
    }
}

fn unwell(why: impl std::fmt::Display) -> Failure {
    Message::new("cli-bench-unwell").text("why", why).into()
}
