//! The handle all requests go through, and the two threads behind it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use crate::connection::{self, Lock};
use crate::error::Undelivered;
use crate::writer::{Job, Writing};
use crate::{Answer, OpenError, ReadError, WriteError, reader, writer};

/// How many requests may wait for the writer, and how many for the reader.
pub(crate) const QUEUE: usize = 16_384;

/// A store of tables and people. Clones are handles to the same store.
#[derive(Debug, Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// The database file; none in memory.
    file: Option<PathBuf>,
    writer: SyncSender<writer::Message>,
    reader: SyncSender<reader::Message>,
    /// None once the store is closed.
    threads: Mutex<Option<Threads>>,
    commits: Arc<AtomicU64>,
}

#[derive(Debug)]
struct Threads {
    reader: JoinHandle<()>,
    writer: JoinHandle<()>,
}

impl Store {
    /// Opens the store in a data directory, which is made if it is not there. Recovers what a crash left
    /// and migrates an older schema.
    ///
    /// # Errors
    /// If another server uses the directory, if it cannot be written to, or if the database is damaged or
    /// newer than this program.
    pub fn open(directory: &Path) -> Result<Store, OpenError> {
        let lock = connection::lock(directory)?;
        let file = connection::database(directory);
        let writing = connection::writing(&file)?;
        let reading = connection::reading(&file)?;
        Store::start(Some(file), Some(lock), share(writing), share(reading))
            .map_err(|reason| OpenError::Directory { directory: directory.to_path_buf(), reason })
    }

    /// A store that is gone when it is closed, for tests.
    ///
    /// # Panics
    /// If the system has no memory or no threads left.
    pub fn in_memory() -> Store {
        // There is one connection, and writer and reader take turns.
        let connection = share(connection::in_memory().expect("the schema fits an empty database"));
        Store::start(None, None, Arc::clone(&connection), connection)
            .expect("threads can be started")
    }

    fn start(
        file: Option<PathBuf>,
        lock: Option<Lock>,
        writing: Arc<Mutex<Connection>>,
        reading: Arc<Mutex<Connection>>,
    ) -> io::Result<Store> {
        let (writer, to_write) = sync_channel(QUEUE);
        let (reader, to_read) = sync_channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&commits);
        let reader_thread = thread::Builder::new()
            .name("store-reader".to_owned())
            .spawn(move || reader::read_all(&to_read, &reading))?;
        let writer_thread =
            thread::Builder::new().name("store-writer".to_owned()).spawn(move || {
                writer::write_all(&to_write, &writing, &counter);
                drop(writing);
                // Only now may another server have the directory.
                drop(lock);
            })?;
        let threads = Mutex::new(Some(Threads { reader: reader_thread, writer: writer_thread }));
        Ok(Store { inner: Arc::new(Inner { file, writer, reader, threads, commits }) })
    }

    /// Finishes everything that waits, moves the WAL into the database and gives the directory free.
    /// Requests through other handles are answered `Closed` from now on.
    pub fn close(self) {
        self.inner.close();
    }

    /// How many transactions have been committed since the store was opened: what group commit saves
    /// is the difference to the number of requests.
    pub fn commits(&self) -> u64 {
        self.inner.commits.load(Ordering::Relaxed)
    }

    /// Lets the database grow to this many bytes at most, or to what it has now if that is more; appends
    /// beyond that are answered `Full`. For disks shared with others, and to see what a full one does.
    /// Holds until the store is closed.
    pub fn limit_size(&self, bytes: u64) -> Answer<Result<(), WriteError>> {
        self.write(move |writing| {
            let page: u64 = writing
                .connection
                .pragma_query_value(None, "page_size", |row| row.get::<_, i64>(0))?
                .cast_unsigned();
            let pages = (bytes / page).clamp(1, u64::from(u32::MAX - 1));
            let limit = format!("PRAGMA max_page_count = {pages}");
            writing.connection.query_row(&limit, [], |_| Ok(()))
        })
    }

    /// The database's file, if there is one.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.inner.file.as_deref()
    }

    /// Has the writer do something in a transaction.
    pub(crate) fn write<T: Send + 'static>(
        &self,
        mut work: impl FnMut(&mut Writing<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<Result<T, WriteError>> {
        self.write_or_refuse(move |writing| work(writing).map(Ok))
    }

    /// The same for what can be refused, before it has written anything.
    pub(crate) fn write_or_refuse<T, E>(
        &self,
        work: impl FnMut(&mut Writing<'_>) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    ) -> Answer<Result<T, E>>
    where
        T: Send + 'static,
        E: Undelivered + From<rusqlite::Error> + Send + 'static,
    {
        let (reply, answer) = Answer::promise(|| Err(E::CLOSED));
        let request = writer::Message::Write(Box::new(Job::new(work, reply)));
        match self.inner.writer.try_send(request) {
            Err(TrySendError::Full(_)) => refused(E::BUSY),
            // A request that was not taken is dropped with its reply, which answers `CLOSED`.
            Ok(()) | Err(TrySendError::Disconnected(_)) => answer,
        }
    }

    /// Has the reader look something up.
    pub(crate) fn read<T: Send + 'static>(
        &self,
        look_up: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<Result<T, ReadError>> {
        let (reply, answer) = Answer::promise(|| Err(ReadError::CLOSED));
        let request = reader::Message::Read(Box::new(move |connection| {
            // Nobody waits any more, for instance because a request has timed out.
            if !reply.is_closed() {
                let _ = reply.send(look_up(connection).map_err(ReadError::from));
            }
        }));
        match self.inner.reader.try_send(request) {
            Err(TrySendError::Full(_)) => refused(ReadError::BUSY),
            Ok(()) | Err(TrySendError::Disconnected(_)) => answer,
        }
    }
}

impl Inner {
    fn close(&self) {
        let threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Threads { reader, writer }) = threads else { return };
        // An answer can wake a task that drops the last handle, on the very thread to wait for. The queues
        // end with the handle then, and the threads with the queues.
        if [reader.thread().id(), writer.thread().id()].contains(&thread::current().id()) {
            return;
        }
        // The reader first, so that nothing keeps the writer from emptying the WAL.
        let _ = self.reader.send(reader::Message::Close);
        let _ = reader.join();
        let _ = self.writer.send(writer::Message::Close);
        let _ = writer.join();
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.close();
    }
}

fn share(connection: Connection) -> Arc<Mutex<Connection>> {
    Arc::new(Mutex::new(connection))
}

fn refused<T, E>(reason: E) -> Answer<Result<T, E>>
where
    E: Undelivered,
{
    let (reply, answer) = Answer::promise(|| Err(E::CLOSED));
    let _ = reply.send(Err(reason));
    answer
}
