//! The table over HTTP and WebSocket. It knows no game by name: tables are `vierblatt-table`'s, and
//! what is kept is `vierblatt-store`'s. This crate carries messages between people and tables, knows
//! who somebody is, and keeps bad clients from disturbing good ones.
//!
//! | module | what it does |
//! |---|---|
//! | `rooms` | tables in memory, loaded when somebody comes and dropped when everyone has gone |
//! | `carry_out` | does what a table wants: store, send, think, wake |
//! | `socket` | what is said over one WebSocket |
//! | `wire` | the WebSocket itself |
//! | `identity` | who somebody is: a cookie or a bearer token |
//! | `api` | everything else over REST |

mod api;
mod app;
mod carry_out;
mod config;
mod connection;
mod errors;
mod headers;
mod identity;
mod limits;
mod metrics;
mod page;
mod presence;
mod rooms;
mod router;
mod scheduler;
mod socket;
mod time;
mod wire;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use vierblatt_store_sqlite::{OpenError, SqliteStore};

use app::App;
pub use config::Config;
use router::routes;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data cannot be opened.
    #[error("{0}")]
    Store(#[from] OpenError),
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
pub fn site(config: Config, store: SqliteStore) -> Router {
    routes(start(config, store))
}

/// The server's parts, with what runs beside the requests.
fn start(config: Config, store: SqliteStore) -> Arc<App> {
    let app = Arc::new(App::new(config, store));
    tokio::spawn(scheduler::run(Arc::clone(&app)));
    tokio::spawn(rooms::sweep(Arc::clone(&app)));
    app
}

/// Serves a site to whoever connects.
///
/// # Errors
/// When the network fails.
pub async fn listen(listener: TcpListener, site: Router) -> std::io::Result<()> {
    // A move is told in small messages: none waits until the one before has been acknowledged.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, site.into_make_service_with_connect_info::<SocketAddr>()).await
}

/// How long clients may take to go once they were told to.
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
    let address = config.address;
    let network = |why| ServeError::Network { address, why };
    let store = SqliteStore::open(&config.data)?;
    let listener = TcpListener::bind(address).await.map_err(network)?;
    let app = start(config, store.clone());
    ready(listener.local_addr().map_err(network)?);
    let server = listen(listener, routes(Arc::clone(&app)));
    tokio::select! {
        ended = server => ended.map_err(network)?,
        () = stop => {
            tracing::info!("stopping");
            app.say_goodbye(FAREWELL).await;
        }
    }
    tokio::task::spawn_blocking(move || store.close()).await.ok();
    Ok(())
}
