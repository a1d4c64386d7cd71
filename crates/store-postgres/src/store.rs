//! The handle all requests go through, and the thread behind it.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::runtime::{Builder, Handle};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;
use tokio_postgres::Error;
use vierblatt_store::{Answer, Damage, Reply, StorageError};

use crate::connection::Connection;
use crate::error::{is_lost, open_error, storage_error};
use crate::exclusive::{Refusal, Use};
use crate::values::unsigned;
use crate::writer::{GIVE_UP, TRY_AGAIN, Write, Writer};
use crate::{Address, OpenError, schema, sql};

/// How many requests may wait.
const QUEUE: usize = 16_384;
/// How many connections look things up. Requests on one of them are sent without waiting for each other.
const READERS: usize = 4;
/// How long a server that was killed may still hold its lock.
const LOCK_LINGERS: Duration = Duration::from_secs(3);

/// Tables and people in `PostgreSQL`. Clones are handles to the same store.
#[derive(Clone)]
pub struct PostgresStore {
    inner: Arc<Inner>,
}

struct Inner {
    address: Address,
    runtime: Handle,
    writer: mpsc::Sender<Write>,
    readers: Arc<Readers>,
    /// None once the store is closed.
    thread: Mutex<Option<JoinHandle<()>>>,
    commits: Arc<AtomicU64>,
}

/// The connections that look things up, made again when they are lost.
struct Readers {
    address: Address,
    connections: Vec<tokio::sync::Mutex<Option<Arc<Connection>>>>,
    next: AtomicUsize,
    room: Arc<Semaphore>,
}

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum Failure {
    Database(Error),
    Damaged(Damage),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Database(error)
    }
}

impl From<Damage> for Failure {
    fn from(damage: Damage) -> Failure {
        Failure::Damaged(damage)
    }
}

/// What the database fills.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DatabaseUse {
    /// Its bytes.
    pub bytes: u64,
    /// About how many tables are kept.
    pub tables: u64,
}

impl PostgresStore {
    /// Connects, and brings the schema up to date. Blocks this thread.
    ///
    /// # Errors
    /// If the database cannot be reached or used, or if another server uses it and one of the two does so alone.
    pub fn open(address: &Address, usage: Use) -> Result<PostgresStore, OpenError> {
        let (opened, is_open) = oneshot::channel();
        let commits = Arc::new(AtomicU64::new(0));
        let (writer, to_write) = mpsc::channel(QUEUE);
        let (counter, place) = (Arc::clone(&commits), address.clone());
        let thread = thread::Builder::new().name("store-postgres".to_owned()).spawn(move || {
            let runtime = match Builder::new_current_thread().enable_all().build() {
                Ok(runtime) => runtime,
                Err(error) => {
                    let _ = opened.send(Err(OpenError::Other(error.to_string())));
                    return;
                }
            };
            runtime.block_on(async {
                let connected = connect(&place, usage).await;
                let handle = Handle::current();
                match connected {
                    Err(error) => drop(opened.send(Err(error))),
                    Ok(connection) => {
                        let _ = opened.send(Ok(handle));
                        let (connection, known) = (Some(connection), HashMap::new());
                        let commits = counter;
                        let writer = Writer { address: place, usage, connection, known, commits };
                        writer.run(to_write).await;
                    }
                }
            });
        });
        let thread = thread.map_err(|error| OpenError::Other(error.to_string()))?;
        let runtime = is_open
            .blocking_recv()
            .unwrap_or_else(|_| Err(OpenError::Other("its thread has ended".to_owned())))?;
        let readers = Readers {
            address: address.clone(),
            connections: (0..READERS).map(|_| tokio::sync::Mutex::default()).collect(),
            next: AtomicUsize::new(0),
            room: Arc::new(Semaphore::new(QUEUE)),
        };
        Ok(PostgresStore {
            inner: Arc::new(Inner {
                address: address.clone(),
                runtime,
                writer,
                readers: Arc::new(readers),
                thread: Mutex::new(Some(thread)),
                commits,
            }),
        })
    }

    /// Where the database is.
    pub fn address(&self) -> &Address {
        &self.inner.address
    }

    /// Finishes what was asked for before, and disconnects. Requests through other handles are answered `Closed` from now on.
    pub fn close(self) {
        self.inner.close();
    }

    /// How many transactions with appends were committed: what group commit saves is the difference to the number of appends.
    pub fn commits(&self) -> u64 {
        self.inner.commits.load(Ordering::Relaxed)
    }

    /// What it fills.
    pub fn database_use(&self) -> Answer<Result<DatabaseUse, StorageError>> {
        self.look_up(async |connection: Arc<Connection>| {
            let row = connection.query_one(sql::DISK_USE, &[]).await?;
            let tables = row.get::<_, Option<i64>>(1).unwrap_or(0);
            Ok(DatabaseUse { bytes: unsigned(row.get(0)), tables: unsigned(tables) })
        })
    }

    /// Gives the writer a request, or gives it back with the reason.
    pub(crate) fn write(&self, write: Write) -> Result<(), (Write, StorageError)> {
        self.inner.writer.try_send(write).map_err(|error| match error {
            TrySendError::Full(write) => (write, StorageError::Busy),
            TrySendError::Closed(write) => (write, StorageError::Closed),
        })
    }

    /// Looks something up; again if the connection was lost.
    pub(crate) fn look_up<T, F, R>(&self, look_up: F) -> Answer<Result<T, StorageError>>
    where
        T: Send + 'static,
        F: Fn(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Result<T, Failure>> + Send,
    {
        self.ask(true, look_up)
    }

    /// Changes something with a single statement. If the connection is lost, nobody knows whether it was carried out.
    pub(crate) fn change<T, F, R>(&self, change: F) -> Answer<Result<T, StorageError>>
    where
        T: Send + 'static,
        F: Fn(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Result<T, Failure>> + Send,
    {
        self.ask(false, change)
    }

    fn ask<T, F, R>(&self, may_repeat: bool, ask: F) -> Answer<Result<T, StorageError>>
    where
        T: Send + 'static,
        F: Fn(Arc<Connection>) -> R + Send + 'static,
        R: Future<Output = Result<T, Failure>> + Send,
    {
        let (reply, answer) = Answer::promise(|| Err(StorageError::Closed));
        let readers = Arc::clone(&self.inner.readers);
        let Ok(place) = Arc::clone(&readers.room).try_acquire_owned() else {
            return Answer::ready(Err(StorageError::Busy));
        };
        self.inner.runtime.spawn(async move {
            readers.answer(may_repeat, ask, reply).await;
            drop(place);
        });
        answer
    }
}

impl Readers {
    /// Waits for a database that is being restarted; what was sent is sent again only if that does no harm.
    async fn answer<T, F, R>(&self, may_repeat: bool, ask: F, reply: Reply<Result<T, StorageError>>)
    where
        F: Fn(Arc<Connection>) -> R,
        R: Future<Output = Result<T, Failure>>,
    {
        let give_up = Instant::now() + GIVE_UP;
        loop {
            // Perhaps nobody waits any more, for instance because a request has timed out.
            if reply.is_abandoned() && may_repeat {
                return;
            }
            let (answer, was_sent) = match self.connection().await {
                Ok(connection) => (ask(connection).await, true),
                Err(error) => (Err(error.into()), false),
            };
            match answer {
                Ok(found) => return reply.send(Ok(found)),
                Err(Failure::Damaged(damage)) => {
                    return reply.send(Err(StorageError::Damaged(damage)));
                }
                Err(Failure::Database(error)) => {
                    let is_certain = may_repeat || !was_sent;
                    if !is_certain || !is_lost(&error) || Instant::now() >= give_up {
                        return reply.send(Err(storage_error(&error)));
                    }
                }
            }
            tokio::time::sleep(TRY_AGAIN).await;
        }
    }

    async fn connection(&self) -> Result<Arc<Connection>, Error> {
        let n = self.next.fetch_add(1, Ordering::Relaxed) % self.connections.len();
        let mut place = self.connections[n].lock().await;
        if let Some(connection) = place.as_ref().filter(|found| !found.client.is_closed()) {
            return Ok(Arc::clone(connection));
        }
        let connection = Arc::new(Connection::open(&self.address).await?);
        *place = Some(Arc::clone(&connection));
        Ok(connection)
    }
}

/// Connects for the first time.
async fn connect(address: &Address, usage: Use) -> Result<Connection, OpenError> {
    let give_up = Instant::now() + LOCK_LINGERS;
    let first = Connection::open(address).await.map_err(open_error)?;
    schema::migrate(&first.client).await?;
    schema::refuse_unfinished(&first.client).await?;
    drop(first);
    loop {
        match usage.connect(address).await {
            Ok(connection) => return Ok(connection),
            Err(Refusal::Database(error)) => return Err(open_error(error)),
            Err(Refusal::InUse) if Instant::now() >= give_up => return Err(OpenError::InUse),
            Err(Refusal::InUse) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

impl Inner {
    fn close(&self) {
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(thread) = thread else { return };
        // A callback can drop the last handle, on the very thread to wait for. The queue ends with the handle then.
        let is_here = thread.thread().id() == thread::current().id();
        let mut close = Write::Close;
        while let Err(TrySendError::Full(again)) = self.writer.try_send(close) {
            if is_here {
                return;
            }
            close = again;
            thread::yield_now();
        }
        if !is_here {
            let _ = thread.join();
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresStore")
            .field("address", &self.inner.address)
            .finish_non_exhaustive()
    }
}
