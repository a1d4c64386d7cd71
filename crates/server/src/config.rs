//! How the server is run.

use std::net::SocketAddr;
use std::path::PathBuf;

/// What whoever starts the server chooses.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The directory everything is kept in.
    pub data: PathBuf,
    /// Other origins whose pages may talk to this server, such as `https://cards.example`. Its own
    /// address always may.
    pub origins: Vec<String>,
    /// Whether it stands behind a proxy that speaks HTTPS: cookies are then sent over HTTPS only, and
    /// `X-Forwarded-For` names the client.
    pub behind_proxy: bool,
    /// Whether `/metrics` is there.
    pub metrics: bool,
    /// Whether clients are limited in how much they may ask for. Off for load tests only.
    pub limits: bool,
}
