//! Puts edge, keepers and store together for a real clock and real sockets. No decision is made here.
//!
//! | module | what it does |
//! |---|---|
//! | `keepers` | the keepers of this process, each with its tables, and the way to them |
//! | `effects` | carries out what keepers want: tell, store, read, compute |
//! | `workers`, `reads` | what takes a while: clients take turns (`round_robin`) |
//! | `reviews` | reviews of records, a piece at a time by the same workers, and the latest of them kept |
//! | `timer` | tells keepers when the time they asked for has come |
//! | `open_files` | sees that there are as many open files as connections |
//! | `data` | the stores it can run on |
//! | `cluster` | one of several nodes that share a store: what the bus needs of this process |

mod cluster;
mod config;
mod data;
mod effects;
mod environment;
mod keepers;
mod metrics;
mod open_files;
mod reads;
mod reviews;
mod round_robin;
mod timer;
mod workers;

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::{Listener, ListenerExt};
use prometheus_client::registry::Registry;
use tokio::net::{TcpListener, TcpSocket};
use vierblatt_bookshelf::Bookshelf;
use vierblatt_bus::Keepers;
use vierblatt_edge::{Edge, EdgeConfig};
use vierblatt_store_postgres::{PostgresStore, Use};
use vierblatt_store_sqlite::{Findings, OpenError, SqliteStore};

use cluster::LocalNode;
pub use cluster::join;
pub use config::Config;
pub use data::Data;
pub use environment::Environment;
use keepers::LocalKeepers;
use metrics::Metrics;
use reviews::{LocalReviews, Reviewers};
pub use vierblatt_bus_nats::{AddressError as BusAddressError, BusAddress, BusError, Node, Timing};
pub use vierblatt_edge::{Clock, ConnectionLimits, SystemClock, USUAL_TIMEOUT, types};
pub use vierblatt_store::Lifetimes;
pub use vierblatt_store_postgres::{Address as DatabaseAddress, OpenError as DatabaseError};

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data cannot be opened.
    #[error("{0}")]
    Store(#[from] OpenError),
    /// The database server cannot be used.
    #[error("{0}")]
    Database(#[from] DatabaseError),
    /// The bus cannot be used.
    #[error("{0}")]
    Bus(#[from] BusError),
    /// Nodes need a database server to share, and none is named.
    #[error("a bus is of use only with a database server that several nodes share")]
    BusAlone,
    /// The address cannot be used, or the network failed.
    #[error("cannot serve on {address}: {why}")]
    Network {
        /// Where.
        address: SocketAddr,
        /// Why not.
        why: std::io::Error,
    },
}

/// The whole site, to be served by somebody else. Call it within a tokio runtime.
pub fn site(config: Config, store: impl Data) -> Router {
    site_in(config, store, Environment::system())
}

/// The same with a clock and a seed of the caller's own, for tests that can be repeated.
pub fn site_in(config: Config, store: impl Data, environment: Environment) -> Router {
    Parts::start(config, store, environment, None).edge.routes()
}

/// Serves to whoever connects, for ever, with a clock and a seed of the caller's own.
pub async fn listen(
    listener: TcpListener,
    config: Config,
    store: impl Data,
    environment: Environment,
) -> Infallible {
    Parts::start(config, store, environment, None).edge.listen(without_delay(listener)).await
}

/// The same as one of several nodes, until `stop` is done: then its tables are given up in order.
pub async fn listen_as_node(
    listener: TcpListener,
    config: Config,
    store: impl Data,
    environment: Environment,
    node: Arc<Node>,
    stop: impl Future<Output = ()>,
) {
    let parts = Parts::start(config, store, environment, Some(node));
    run(&parts, listener, stop).await;
}

/// How many connections may wait to be accepted. In a flood more wait than usual, and whoever finds no place there tries again only a
/// second later, and then three.
const BACKLOG: u32 = 4096;

fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // As usual for servers: after a restart the address can be used again at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// A move is told in small messages: none waits until the one before has been acknowledged.
fn without_delay(listener: TcpListener) -> impl Listener<Addr = SocketAddr> {
    listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    })
}

/// How long clients may take to go once they were told to, and moves to be stored.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves until `stop` is done; then clients are told to come back, and everything is written.
///
/// # Errors
/// When the data or the address cannot be used.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let config = open_files::fit(config);
    if let Some(address) = config.database.clone() {
        let usage = if config.bus.is_some() { Use::Together } else { Use::Alone };
        // It waits for the network, which must not hold up the runtime.
        let opened = move || PostgresStore::open(&address, usage);
        let opened = tokio::task::spawn_blocking(opened).await;
        let failed = |error: tokio::task::JoinError| DatabaseError::Other(error.to_string());
        let store = opened.map_err(failed)??;
        let node = match &config.bus {
            Some(bus) => Some(join(bus, &store, Timing::default()).await?),
            None => None,
        };
        return serve_from(config, store, node, ready, stop).await;
    }
    if config.bus.is_some() {
        return Err(ServeError::BusAlone);
    }
    let store = SqliteStore::open(&config.data)?;
    serve_from(config, store, None, ready, stop).await
}

async fn serve_from(
    config: Config,
    store: impl Data,
    node: Option<Arc<Node>>,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let address = config.address;
    let network = |why| ServeError::Network { address, why };
    let listener = bind(address).map_err(network)?;
    let parts = Parts::start(config, store.clone(), Environment::system(), node);
    ready(listener.local_addr().map_err(network)?);
    run(&parts, listener, stop).await;
    tokio::task::spawn_blocking(move || store.close()).await.ok();
    Ok(())
}

/// Serves until `stop` is done; then everybody is told to come back.
async fn run(parts: &Parts, listener: TcpListener, stop: impl Future<Output = ()>) {
    let server = parts.edge.listen(without_delay(listener));
    tokio::pin!(server);
    tokio::select! {
        never = &mut server => match never {},
        () = async {
            stop.await;
            tracing::info!("stopping");
            // Connections are still served meanwhile: everybody is told.
            let _ = tokio::time::timeout(FAREWELL, parts.stop()).await;
        } => {}
    }
}

/// Tells whoever runs the server what they should know about their data.
fn report(findings: &Findings) {
    for path in &findings.tightened {
        tracing::warn!(path = %path.display(), "others could read this; now only its owner can");
    }
    if findings.lost > 0 {
        tracing::error!(
            entries = findings.lost,
            "the end of the database is missing: entries that were written are not there. \
             `vierblatt check` says more; a backup may have them"
        );
    }
}

/// The games, and whether pages that can are to run them for one person.
fn games(in_page: bool) -> Vec<types::GameDescription> {
    vierblatt_table::games()
        .into_iter()
        .map(|game| types::GameDescription { in_page, ..game })
        .collect()
}

/// What runs in this process.
struct Parts {
    edge: Arc<Edge>,
    keepers: Arc<LocalKeepers>,
    /// The bus asks for these only as long as they are here.
    node: Option<Arc<LocalNode>>,
}

/// How often the edge forgets clients that have been quiet.
const FORGET_EVERY: Duration = Duration::from_secs(30);
/// How often it is checked whether everybody has gone.
const LOOK_EVERY: Duration = Duration::from_millis(10);

impl Parts {
    fn start(
        config: Config,
        store: impl Data,
        environment: Environment,
        node: Option<Arc<Node>>,
    ) -> Parts {
        let Environment { clock, seed } = environment;
        let mut seeds = environment::seeds(seed);
        let mut registry = Registry::default();
        let metrics = Metrics::new(&mut registry);
        if let Some(findings) = store.findings() {
            report(findings);
            metrics.lost.set(findings.lost.cast_signed());
        }
        let (data_bytes, stored_tables) =
            (metrics.data_bytes.clone(), metrics.stored_tables.clone());
        let (store, clock_of_keepers) = (Arc::new(store), Arc::clone(&clock));
        let to_measure = Arc::downgrade(&store);
        let keepers = LocalKeepers::start(
            Arc::clone(&store),
            clock_of_keepers,
            metrics,
            config.entries_per_table,
            config.lifetimes,
            node.clone(),
            &mut seeds,
        );
        let reviews =
            Arc::new(LocalReviews::new(Arc::clone(&keepers.workers), Arc::clone(&store) as _));
        let config = EdgeConfig {
            name: node.as_ref().map(|node| node.id().0),
            origins: config.origins,
            behind_proxy: config.behind_proxy,
            trusted_proxies: config.trusted_proxies,
            metrics: config.metrics,
            limits: config.limits,
            connections: config.connections,
            timeout: config.timeout,
            lifetimes: config.lifetimes,
            games: games(config.bots_in_page),
            secrets: Some(Arc::clone(&store) as _),
            books: Some(Arc::new(Bookshelf::new(Arc::clone(&store) as _, Arc::clone(&store) as _))),
            reviews: Some(Arc::new(Reviewers(reviews))),
            registry,
        };
        let as_keepers: Arc<dyn Keepers> = match &node {
            Some(node) => node.clone(),
            None => keepers.clone(),
        };
        let edge = Edge::new(config, store, as_keepers, clock, environment::next(&mut seeds));
        keepers.connect(&edge);
        let weak = Arc::downgrade(&edge);
        tokio::spawn(async move {
            loop {
                if let Some(store) = to_measure.upgrade() {
                    let (bytes, tables) = store.used().await;
                    data_bytes.set(bytes.cast_signed());
                    stored_tables.set(tables.cast_signed());
                }
                tokio::time::sleep(FORGET_EVERY).await;
                let Some(edge) = weak.upgrade() else { return };
                edge.forget_quiet_clients();
            }
        });
        let node = node.map(|node| LocalNode::start(node, &edge, &keepers));
        Parts { edge, keepers, node }
    }

    /// Tells everybody to come back, and waits until they have gone and everything is stored.
    async fn stop(&self) {
        if let Some(node) = &self.node {
            node.leave().await;
        }
        self.keepers.stop();
        while self.keepers.is_storing() || self.edge.connections() > 0 || self.edge.waiting() > 0 {
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}
