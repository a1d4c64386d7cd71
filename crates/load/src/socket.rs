//! One player's WebSocket.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use vierblatt_protocol::{ToServer, VERSION};

/// A connection to a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Thousands of these are open at once: the usual 128 KiB for each would not fit.
const BUFFER: usize = 4096;
/// How long the server may take to let somebody in.
const WELCOME_WITHIN: Duration = Duration::from_secs(20);

/// A player's way to a table: where it is, and how they prove who they are.
pub(crate) struct TableAddress<'a> {
    pub(crate) address: SocketAddr,
    /// The address they come from, if it matters.
    pub(crate) from: Option<IpAddr>,
    pub(crate) code: &'a str,
    pub(crate) secret: &'a str,
}

impl TableAddress<'_> {
    /// Connects, says hello, and gives the welcome.
    pub(crate) async fn connect(&self, since: Option<u32>) -> Result<(Socket, Utf8Bytes), Error> {
        match timeout(WELCOME_WITHIN, self.handshake(since)).await {
            Ok(result) => result,
            Err(_) => Err(Error::Io(std::io::ErrorKind::TimedOut.into())),
        }
    }

    async fn handshake(&self, since: Option<u32>) -> Result<(Socket, Utf8Bytes), Error> {
        let stream = connect_from(self.address, self.from).await?;
        let url = format!("ws://{}/api/tables/{}/socket", self.address, self.code);
        let mut request = url.into_client_request()?;
        let bearer = HeaderValue::try_from(format!("Bearer {}", self.secret));
        let bearer = bearer.map_err(|why| Error::HttpFormat(why.into()))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        send(&mut socket, &ToServer::Hello { version: VERSION, since, changes: true }).await?;
        loop {
            match socket.next().await.ok_or(Error::ConnectionClosed)?? {
                Message::Text(text) => return Ok((socket, text)),
                Message::Close(_) => return Err(Error::ConnectionClosed),
                _ => {}
            }
        }
    }
}

/// Connects, from this address if it matters: all of 127.0.0.0/8 is this machine.
pub(crate) async fn connect_from(
    address: SocketAddr,
    from: Option<IpAddr>,
) -> std::io::Result<TcpStream> {
    let stream = match from {
        None => TcpStream::connect(address).await?,
        Some(from) => {
            let socket = TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(from, 0))?;
            socket.connect(address).await?
        }
    };
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Sends one message.
pub(crate) async fn send(socket: &mut Socket, message: &ToServer) -> Result<(), Error> {
    let text = serde_json::to_string(message).map_err(std::io::Error::from)?;
    socket.send(Message::text(text)).await
}
