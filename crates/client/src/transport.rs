//! The way to a server: a stream to one in this program, to one in the network, or to one behind TLS.

use std::io;
use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncWrite, DuplexStream};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How much may be under way in one direction inside this program.
const PIPE: usize = 64 * 1024;
/// How many connections inside this program may wait to be accepted.
const BACKLOG: usize = 8;

/// Bytes there and back.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// The way to a server.
#[derive(Clone)]
pub enum Transport {
    /// It runs in this program.
    Local(Connector),
    /// It is elsewhere.
    Net(Address),
}

/// The way to a server in this program: a pipe in memory for each connection.
#[derive(Clone)]
pub struct Connector {
    incoming: mpsc::Sender<DuplexStream>,
}

impl Connector {
    /// A connector, and where the server finds its end of each connection.
    pub fn new() -> (Connector, mpsc::Receiver<DuplexStream>) {
        let (incoming, accepted) = mpsc::channel(BACKLOG);
        (Connector { incoming }, accepted)
    }

    async fn connect(&self) -> io::Result<DuplexStream> {
        let (ours, theirs) = tokio::io::duplex(PIPE);
        let gone = |_| io::Error::from(io::ErrorKind::ConnectionRefused);
        self.incoming.send(theirs).await.map_err(gone)?;
        Ok(ours)
    }
}

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Its name or number.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Whether it is spoken to through TLS.
    pub tls: bool,
}

impl Transport {
    /// A new connection.
    pub(crate) async fn open(&self) -> io::Result<Box<dyn Wire>> {
        match self {
            Transport::Local(connector) => Ok(Box::new(connector.connect().await?)),
            Transport::Net(address) => address.connect().await,
        }
    }

    /// The host as requests name it.
    pub(crate) fn host(&self) -> String {
        match self {
            Transport::Local(_) => "vierblatt".to_owned(),
            Transport::Net(address) => address.authority(),
        }
    }
}

impl Address {
    /// Host and port; the port only where it is not the usual one.
    pub fn authority(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.tls { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// The server's own address, as secrets are kept under.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.tls { "https" } else { "http" }, self.authority())
    }

    async fn connect(&self) -> io::Result<Box<dyn Wire>> {
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
        stream.set_nodelay(true)?;
        if !self.tls {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(self.host.clone()).map_err(io::Error::other)?;
        let connector = TlsConnector::from(Arc::new(trusting_the_system()?));
        Ok(Box::new(connector.connect(name, stream).await?))
    }
}

/// Trusts whom the system trusts, so that a network with a certificate authority of its own can use it.
fn trusting_the_system() -> io::Result<ClientConfig> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}
