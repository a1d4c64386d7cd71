//! The real server in this program, without a port: requests come in through memory instead. So a game without a
//! network is the same game, and every move is on disk.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use axum::serve::Listener;
use tokio::io::DuplexStream;
use tokio::sync::mpsc;
use vierblatt_client::Connector;
use vierblatt_server::{Config, Lifetimes, site};
pub use vierblatt_store_sqlite::OpenError;
use vierblatt_store_sqlite::SqliteStore;

/// How many programs of one user may play at the same time, each with a folder of its own.
const FOLDERS: u32 = 9;

/// Accepts connections.
struct LocalListener {
    incoming: mpsc::Receiver<DuplexStream>,
}

impl Listener for LocalListener {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.incoming.recv().await {
            Some(stream) => (stream, ()),
            // Nobody can connect any more; the program is about to end.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<()> {
        Ok(())
    }
}

/// A server in this program.
pub struct LocalServer {
    /// The way to it.
    pub connector: Connector,
    /// Its folder.
    pub folder: PathBuf,
    store: SqliteStore,
}

impl LocalServer {
    /// Opens the first folder that nobody else uses. Call it within a tokio runtime.
    ///
    /// # Errors
    /// When all folders are in use, or the first free one cannot be used.
    pub fn open(data: &Path) -> Result<LocalServer, OpenError> {
        let mut taken = None;
        for folder in folders(data) {
            match LocalServer::open_folder(folder) {
                Err(OpenError::InUse(folder)) => taken = Some(OpenError::InUse(folder)),
                opened => return opened,
            }
        }
        Err(taken.unwrap_or_else(|| OpenError::InUse(data.to_owned())))
    }

    /// All folders with games that nobody uses just now.
    pub fn open_all(data: &Path) -> Vec<LocalServer> {
        let there = folders(data).filter(|folder| folder.is_dir());
        there.filter_map(|folder| LocalServer::open_folder(folder).ok()).collect()
    }

    fn open_folder(folder: PathBuf) -> Result<LocalServer, OpenError> {
        let store = SqliteStore::open(&folder)?;
        // It listens nowhere.
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        // One's own games stay.
        let lifetimes = Lifetimes::days(0, 0, 0);
        let config = Config { limits: false, lifetimes, ..Config::new(address, folder.clone()) };
        let (connector, incoming) = Connector::new();
        let site = site(config, store.clone());
        tokio::spawn(async move {
            // It ends with the program.
            let _ = axum::serve(LocalListener { incoming }, site).await;
        });
        Ok(LocalServer { connector, folder, store })
    }

    /// Finishes what is being written.
    pub async fn close(self) {
        let _ = tokio::task::spawn_blocking(move || self.store.close()).await;
    }
}

/// `play`, and `play-2` and so on for programs that run at the same time.
fn folders(data: &Path) -> impl Iterator<Item = PathBuf> {
    let data = data.to_owned();
    (1..=FOLDERS)
        .map(move |n| data.join(if n == 1 { "play".to_owned() } else { format!("play-{n}") }))
}
