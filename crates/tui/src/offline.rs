//! The real server in this program, without a port: requests come in by a door instead. So a game without a
//! network is the same game, and every move is on disk.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use axum::serve::Listener;
use tokio::io::DuplexStream;
use tokio::sync::mpsc;
use vierblatt_server::{Config, site};
use vierblatt_store_sqlite::{OpenError, SqliteStore};

/// How much may be under way in one direction.
const PIPE: usize = 64 * 1024;
/// So many programs of one user may play at the same time, each with a folder of its own.
const FOLDERS: u32 = 9;

/// Where connections come in.
#[derive(Clone)]
pub(crate) struct Door {
    knocks: mpsc::Sender<DuplexStream>,
}

impl Door {
    /// A new connection.
    pub(crate) async fn knock(&self) -> io::Result<DuplexStream> {
        let (ours, theirs) = tokio::io::duplex(PIPE);
        let gone = |_| io::Error::from(io::ErrorKind::ConnectionRefused);
        self.knocks.send(theirs).await.map_err(gone)?;
        Ok(ours)
    }
}

/// Whoever opens when somebody knocks.
struct Doorkeeper {
    knocks: mpsc::Receiver<DuplexStream>,
}

impl Listener for Doorkeeper {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.knocks.recv().await {
            Some(stream) => (stream, ()),
            // Nobody can knock any more; the program is about to end.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<()> {
        Ok(())
    }
}

/// A server in this program.
pub(crate) struct House {
    pub(crate) door: Door,
    /// Its folder.
    pub(crate) folder: PathBuf,
    store: SqliteStore,
}

impl House {
    /// Opens the first folder that nobody else uses. Call it within a tokio runtime.
    pub(crate) fn open(data: &Path) -> Result<House, OpenError> {
        let mut taken = None;
        for folder in folders(data) {
            match House::open_folder(folder) {
                Err(OpenError::InUse(folder)) => taken = Some(OpenError::InUse(folder)),
                opened => return opened,
            }
        }
        Err(taken.unwrap_or_else(|| OpenError::InUse(data.to_owned())))
    }

    /// All folders with games that nobody uses just now.
    pub(crate) fn open_all(data: &Path) -> Vec<House> {
        let there = folders(data).filter(|folder| folder.is_dir());
        there.filter_map(|folder| House::open_folder(folder).ok()).collect()
    }

    fn open_folder(folder: PathBuf) -> Result<House, OpenError> {
        let store = SqliteStore::open(&folder)?;
        let config = Config {
            // It listens nowhere.
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            data: folder.clone(),
            origins: Vec::new(),
            behind_proxy: false,
            metrics: false,
            limits: false,
        };
        let (knocks, knocked) = mpsc::channel(8);
        let site = site(config, store.clone());
        tokio::spawn(async move {
            // It ends with the program.
            let _ = axum::serve(Doorkeeper { knocks: knocked }, site).await;
        });
        Ok(House { door: Door { knocks }, folder, store })
    }

    /// Finishes what is being written.
    pub(crate) async fn close(self) {
        let _ = tokio::task::spawn_blocking(move || self.store.close()).await;
    }
}

/// `play`, and `play-2` and so on for programs that run at the same time.
fn folders(data: &Path) -> impl Iterator<Item = PathBuf> {
    let data = data.to_owned();
    (1..=FOLDERS)
        .map(move |n| data.join(if n == 1 { "play".to_owned() } else { format!("play-{n}") }))
}
