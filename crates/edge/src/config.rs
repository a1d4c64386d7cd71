//! How an edge is run.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::registry::Registry;
use vierblatt_bookshelf::Bookshelf;
use vierblatt_listen::ConnectionLimits;
use vierblatt_store::{Lifetimes, Log};

use crate::reviews::Reviews;
use crate::types::GameDescription;

/// How long a client may take for the header of a request, and to read some of an answer, if nothing else is said.
pub const USUAL_TIMEOUT: Duration = Duration::from_secs(20);

/// What whoever starts an edge chooses.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct EdgeConfig {
    /// What this edge is called, where several nodes share a store; otherwise it draws a name.
    pub name: Option<u32>,
    /// Other origins whose pages may talk to this edge, such as `https://cards.example`. Its own address always may.
    pub origins: Vec<String>,
    /// Whether it is behind a proxy that speaks HTTPS: cookies are then sent over HTTPS only, and `X-Forwarded-For` names
    /// the client.
    pub behind_proxy: bool,
    /// How many proxies of the operator's own a request comes through, if it is behind any: this many of the last addresses in
    /// `X-Forwarded-For` are trusted.
    pub trusted_proxies: usize,
    /// Whether `/metrics` is there.
    pub metrics: bool,
    /// Whether clients are limited in how much they may ask for. Off for load tests only.
    pub limits: bool,
    /// How many connections there may be, if clients are limited.
    pub connections: ConnectionLimits,
    /// How long a client may take for the header of a request, counted from when the connection waits for it, and how long it
    /// may read nothing of an answer.
    pub timeout: Duration,
    /// How long tables are kept at which nothing happens any more: lists say when one goes.
    pub lifetimes: Lifetimes,
    /// The games that can be played here. The edge itself knows none.
    pub games: Vec<GameDescription>,
    /// Where a secret is kept for ever: the deals of days come from it. Without it they are others after every start.
    pub secrets: Option<Arc<dyn Log>>,
    /// Groups' books; there are none without it.
    pub books: Option<Arc<Bookshelf>>,
    /// Who reviews records; nobody does without it.
    pub reviews: Option<Arc<dyn Reviews>>,
    /// Where others have registered their figures; the edge adds its own, and `/metrics` shows all of them.
    pub registry: Registry,
}

impl Default for EdgeConfig {
    fn default() -> Self {
        EdgeConfig {
            name: None,
            origins: Vec::new(),
            behind_proxy: false,
            trusted_proxies: 1,
            metrics: false,
            limits: true,
            connections: ConnectionLimits::default(),
            timeout: USUAL_TIMEOUT,
            lifetimes: Lifetimes::default(),
            games: Vec::new(),
            secrets: None,
            books: None,
            reviews: None,
            registry: Registry::default(),
        }
    }
}

impl EdgeConfig {
    /// How many proxies are trusted.
    pub(crate) fn proxies(&self) -> usize {
        if self.behind_proxy { self.trusted_proxies } else { 0 }
    }
}
