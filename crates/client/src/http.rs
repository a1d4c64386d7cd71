//! One request to a server, and its answer.

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;

use crate::transport::Transport;

/// No answer of a table is larger.
const LARGEST: usize = 16 * 1024 * 1024;

/// Why there is no answer to go on with.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// Nobody answers.
    #[error("{0}")]
    Unreachable(String),
    /// The server refuses: a message of its own, and what more it has to say.
    #[error("{id} {detail}")]
    Refused {
        /// The message's name.
        id: String,
        /// What else it says; may be empty.
        detail: String,
    },
}

impl HttpError {
    /// The name of the message that says it to people.
    pub fn message_id(&self) -> &str {
        match self {
            HttpError::Unreachable(_) => "client-unreachable",
            HttpError::Refused { id, .. } => id,
        }
    }
}

/// What the server answered.
pub(crate) struct Answer {
    pub(crate) body: Value,
    /// The secret it gave out, if it did.
    pub(crate) secret: Option<String>,
}

/// Calls the API.
pub(crate) async fn call(
    transport: &Transport,
    method: Method,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Result<Answer, HttpError> {
    let unreachable = |why: &dyn std::fmt::Display| HttpError::Unreachable(why.to_string());
    let wire = transport.open().await.map_err(|why| unreachable(&why))?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(wire))
        .await
        .map_err(|why| unreachable(&why))?;
    // It ends with the answer.
    tokio::spawn(connection);
    let mut request = Request::builder().method(method).uri(path).header(HOST, transport.host());
    if let Some(secret) = secret {
        request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
    }
    let text = body.map(Value::to_string).unwrap_or_default();
    let request = request
        .header(CONTENT_TYPE, "application/json")
        .body(Full::new(Bytes::from(text)))
        .map_err(|why| unreachable(&why))?;
    let response = sender.send_request(request).await.map_err(|why| unreachable(&why))?;
    let status = response.status();
    let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
    let secret = cookie.and_then(|cookie| cookie.split(['=', ';']).nth(1)).map(str::to_owned);
    let bytes = Limited::new(response.into_body(), LARGEST).collect().await;
    let bytes = bytes.map_err(|why| unreachable(&why))?.to_bytes();
    let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    if status.is_success() {
        return Ok(Answer { body, secret });
    }
    match body["error"].as_str() {
        Some(id) => Err(HttpError::Refused {
            id: id.to_owned(),
            detail: body["detail"].as_str().unwrap_or_default().to_owned(),
        }),
        // Something answers, but no table.
        None => Err(HttpError::Unreachable(status.to_string())),
    }
}
