//! A WebSocket as an edge uses one: it reads with the library and writes for itself.
//!
//! The library keeps a copy of the longest message it ever wrote for each connection, and there are thousands that only
//! wait. So messages go past it: its headers, our bytes, one call to the system for all that waits.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};
use vierblatt_protocol::LONGEST_MESSAGE;

use crate::bounded::Bounded;
use crate::listen::Place;

/// Hardly a message from a client is longer; a larger buffer for each of thousands would cost memory.
const READ_BUFFER: usize = 256;

/// A request to speak WebSocket from now on.
pub struct Upgrade {
    agreed: OnUpgrade,
    answer: Response,
    /// None where nobody counts connections.
    place: Option<Place>,
}

/// A request that is not a WebSocket's handshake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a WebSocket handshake")]
pub struct NotWebSocket;

impl Upgrade {
    /// What is needed to agree to a request for a WebSocket.
    ///
    /// # Errors
    /// When the request is not for one.
    pub fn of(parts: &mut Parts) -> Result<Self, NotWebSocket> {
        let agreed = parts.extensions.remove::<OnUpgrade>().ok_or(NotWebSocket)?;
        let request = Request::from_parts(parts.clone(), ());
        let answer = create_response_with_body(&request, Body::empty).map_err(|_| NotWebSocket)?;
        let place = parts.extensions.remove::<Place>();
        Ok(Upgrade { agreed, answer, place })
    }

    /// Agrees, and hands the connection on once the client knows.
    pub fn agree<F>(self, talk: impl FnOnce(Wire) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Upgrade { agreed, answer, place } = self;
        tokio::spawn(async move {
            // Clients that go away before it begins have lost nothing.
            if let Ok(upgraded) = agreed.await {
                let wire = Box::pin(Wire::new(upgraded)).await;
                talk(wire).await;
            }
            drop(place);
        });
        answer
    }
}

/// So much is read for one message, in however many pieces it comes: each has a header.
const MOST_READ: usize = 2 * LONGEST_MESSAGE;

/// A connection. It is boxed, because it is handed around before it comes to rest.
pub struct Wire(Box<WebSocketStream<Bounded<TokioIo<Upgraded>>>>);

impl Wire {
    async fn new(upgraded: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_MESSAGE))
            .max_frame_size(Some(LONGEST_MESSAGE))
            .read_buffer_size(READ_BUFFER);
        let io = Bounded::new(TokioIo::new(upgraded), MOST_READ);
        Wire(Box::new(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await))
    }

    /// The next message. None when the connection is over or broken.
    pub async fn recv(&mut self) -> Option<Message> {
        let message = self.0.next().await?.ok()?;
        self.0.get_mut().begin_again();
        Some(message)
    }

    /// Sends messages together.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn send(&mut self, texts: &[Arc<str>]) -> Result<(), Error> {
        // The library's own messages, such as an answer to a ping, go first and whole.
        self.0.flush().await?;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let length = |text: &Arc<str>| header.len(text.len() as u64) + text.len();
        let mut bytes = Vec::with_capacity(texts.iter().map(length).sum());
        for text in texts {
            header.format(text.len() as u64, &mut bytes)?;
            bytes.extend_from_slice(text.as_bytes());
        }
        self.0.get_mut().write_all(&bytes).await.map_err(Error::Io)
    }

    /// Says that it is over.
    ///
    /// # Errors
    /// When the connection is broken already.
    pub async fn close(&mut self, reason: &'static str) -> Result<(), Error> {
        let close = CloseFrame { code: CloseCode::Normal, reason: reason.into() };
        WebSocketStream::close(&mut self.0, Some(close)).await
    }
}
