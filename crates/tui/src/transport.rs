//! The way to a server: a stream to one in this program, to one in the network, or to one behind TLS.

use std::io;
use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::offline::Connector;

/// Bytes there and back.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// The way to a server.
#[derive(Clone)]
pub(crate) enum Transport {
    /// It runs in this program.
    Local(Connector),
    /// It is elsewhere.
    Net(Address),
}

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) tls: bool,
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
    pub(crate) fn authority(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.tls { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// The server's own address, as secrets are kept under.
    pub(crate) fn origin(&self) -> String {
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

/// Trusts whom the system trusts, so that a house with a certificate authority of its own can use it.
fn trusting_the_system() -> io::Result<ClientConfig> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}
