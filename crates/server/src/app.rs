//! What all requests share.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use tokio::sync::{Semaphore, mpsc};
use vierblatt_store_sqlite::SqliteStore;
use vierblatt_table::{Ms, Viewer};

use crate::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::rooms::Rooms;
use crate::scheduler::Wake;

/// The server's parts.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: SqliteStore,
    pub(crate) rooms: Rooms,
    pub(crate) limits: Arc<Limits>,
    pub(crate) metrics: Metrics,
    /// Where rooms say when they want to be woken.
    pub(crate) wakes: mpsc::UnboundedSender<Wake>,
    pub(crate) wakes_heard: Mutex<Option<mpsc::UnboundedReceiver<Wake>>>,
    /// As many bots think at once as there are cores.
    pub(crate) thinking: Semaphore,
    pub(crate) is_stopping: AtomicBool,
    viewers: AtomicU64,
    secrets: Mutex<ChaCha20Rng>,
}

impl App {
    pub(crate) fn new(config: Config, store: SqliteStore) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (wakes, heard) = mpsc::unbounded_channel();
        App {
            limits: Arc::new(Limits::new(config.limits)),
            config,
            store,
            rooms: Rooms::default(),
            metrics: Metrics::default(),
            wakes,
            wakes_heard: Mutex::new(Some(heard)),
            thinking: Semaphore::new(cores),
            is_stopping: AtomicBool::new(false),
            viewers: AtomicU64::new(1),
            secrets: Mutex::new(ChaCha20Rng::from_seed(from_the_system())),
        }
    }

    /// Random bytes nobody can guess: for secrets, seeds and codes.
    pub(crate) fn secret<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.secrets
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .fill_bytes(&mut bytes);
        bytes
    }

    pub(crate) fn next_viewer(&self) -> Viewer {
        Viewer(self.viewers.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn wake(&self, code: &str, at: Ms) {
        // It fails only when the server is stopping.
        let _ = self.wakes.send(Wake { code: code.to_owned(), at });
    }

    /// Tells everyone to come back later, and waits until what is being written is written.
    pub(crate) async fn say_goodbye(&self, patience: Duration) {
        self.is_stopping.store(true, Ordering::SeqCst);
        self.rooms.say_goodbye(patience).await;
    }
}

/// Thirty-two bytes of the operating system's own randomness.
fn from_the_system() -> [u8; 32] {
    let mut seed = [0; 32];
    // Without it no secret would be one: better not to start at all.
    getrandom::fill(&mut seed).expect("the system has randomness");
    seed
}
