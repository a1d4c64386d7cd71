//! How the server is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use vierblatt_edge::{ConnectionLimits, USUAL_TIMEOUT};

use vierblatt_store::Lifetimes;

/// What whoever starts the server chooses.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The directory everything is kept in.
    pub data: PathBuf,
    /// The database server everything is kept in, in place of that directory.
    pub database: Option<vierblatt_store_postgres::Address>,
    /// The bus over which nodes that share that database find each other; without it this is the only one.
    pub bus: Option<vierblatt_bus_nats::BusAddress>,
    /// Other origins whose pages may talk to this server, such as `https://cards.example`. Its own
    /// address always may.
    pub origins: Vec<String>,
    /// Whether it is behind a proxy that speaks HTTPS: cookies are then sent over HTTPS only, and
    /// `X-Forwarded-For` names the client.
    pub behind_proxy: bool,
    /// How many proxies of the operator's own a request comes through, if it is behind any.
    pub trusted_proxies: usize,
    /// Whether `/metrics` is there.
    pub metrics: bool,
    /// Whether pages that can are to run games of one person against bots themselves.
    pub bots_in_page: bool,
    /// Whether clients are limited in how much they may ask for. Off for load tests only.
    pub limits: bool,
    /// How many connections there may be, if clients are limited.
    pub connections: ConnectionLimits,
    /// How long a client may take for the header of a request, and read nothing of an answer.
    pub timeout: Duration,
    /// How many entries a table's log may have before nothing new begins there.
    pub entries_per_table: u32,
    /// How long tables are kept at which nothing happens any more.
    pub lifetimes: Lifetimes,
}

/// That is thousands of games.
const USUAL_ENTRIES: u32 = 200_000;

impl Config {
    /// The usual settings.
    pub fn new(address: SocketAddr, data: PathBuf) -> Self {
        Config {
            address,
            data,
            database: None,
            bus: None,
            origins: Vec::new(),
            behind_proxy: false,
            trusted_proxies: 1,
            metrics: false,
            bots_in_page: false,
            limits: true,
            connections: ConnectionLimits::default(),
            timeout: USUAL_TIMEOUT,
            entries_per_table: USUAL_ENTRIES,
            lifetimes: Lifetimes::default(),
        }
    }
}
