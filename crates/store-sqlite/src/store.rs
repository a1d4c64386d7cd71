//! The handle all requests go through, and the threads behind it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use vierblatt_store::{Answer, ReadError, StorageError, WriteError};

use crate::connection::{self, Lock};
use crate::error::{open_error, storage_error};
use crate::queue::{QUEUE, Queue, WriterEnd};
use crate::schema::refuse_unfinished;
use crate::values::signed;
use crate::witness::Witness;
use crate::writer::{Job, Request, Writing};
use crate::{OpenError, access, reader, writer};

/// How many threads read from a file. All but one of them may be busy with long lists, and others still do not wait.
pub(crate) const READERS: usize = 4;

/// Tables and people in one `SQLite` database. Clones are handles to the same store.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// The database file; none in memory.
    file: Option<PathBuf>,
    writer: Arc<Queue>,
    readers: SyncSender<reader::Message>,
    /// None once the store is closed.
    threads: Mutex<Option<Threads>>,
    commits: Arc<AtomicU64>,
    findings: Findings,
}

/// What was found when a store was opened, and somebody should know.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    /// Files and directories that others could read until now.
    pub tightened: Vec<PathBuf>,
    /// How many entries were written here and are not in the database: its end was cut off, or it is an older copy.
    pub lost: u64,
}

#[derive(Debug)]
struct Threads {
    readers: Vec<JoinHandle<()>>,
    writer: JoinHandle<()>,
}

impl SqliteStore {
    /// Opens the store in a data directory, which is made if it is not there. Recovers what a crash left
    /// and migrates an older schema.
    ///
    /// # Errors
    /// If another server uses the directory, if it cannot be written to, or if the database is damaged or
    /// newer than this program.
    pub fn open(directory: &Path) -> Result<SqliteStore, OpenError> {
        let lock = connection::lock(directory)?;
        let file = connection::database(directory);
        connection::refuse_missing(directory)?;
        // First: what `SQLite` writes beside its file has that file's mode.
        let tightened = access::tighten(directory);
        let writing = connection::writing(&file)?;
        refuse_unfinished(&writing)?;
        let unusable = |reason| OpenError::Directory { directory: directory.to_path_buf(), reason };
        let (written, lost) = count(&writing, directory).map_err(open_error)?;
        let witness = Witness::start(directory, written).map_err(unusable)?;
        let reading = (0..READERS).map(|_| connection::reading(&file).map(share));
        let reading = reading.collect::<Result<_, _>>().map_err(open_error)?;
        let findings = Findings { tightened, lost };
        let held = Held { file, lock, witness };
        SqliteStore::start(Some(held), findings, share(writing), reading).map_err(unusable)
    }

    /// A store that is gone when it is closed, for tests.
    ///
    /// # Panics
    /// If the system has no memory or no threads left.
    pub fn in_memory() -> SqliteStore {
        // There is one connection, and writer and reader take turns.
        let connection = share(connection::in_memory().expect("the schema fits an empty database"));
        let writing = Arc::clone(&connection);
        SqliteStore::start(None, Findings::default(), writing, vec![connection])
            .expect("threads can be started")
    }

    fn start(
        held: Option<Held>,
        findings: Findings,
        writing: Arc<Mutex<Connection>>,
        reading: Vec<Arc<Mutex<Connection>>>,
    ) -> io::Result<SqliteStore> {
        let (file, lock, witness) = match held {
            Some(Held { file, lock, witness }) => (Some(file), Some(lock), Some(witness)),
            None => (None, None, None),
        };
        let writer = Arc::new(Queue::default());
        let to_write = WriterEnd(Arc::clone(&writer));
        let (readers, to_read) = sync_channel(QUEUE);
        let to_read = Arc::new(Mutex::new(to_read));
        let commits = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&commits);
        let start_reader = |connection: Arc<Mutex<Connection>>| {
            let to_read = Arc::clone(&to_read);
            thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || reader::read_all(&to_read, &connection))
        };
        let reader_threads = reading.into_iter().map(start_reader).collect::<io::Result<_>>()?;
        let writer_thread =
            thread::Builder::new().name("store-writer".to_owned()).spawn(move || {
                writer::write_all(&to_write.0, &writing, &counter, witness);
                drop(writing);
                // Only now may another server have the directory.
                drop(lock);
            })?;
        let threads = Mutex::new(Some(Threads { readers: reader_threads, writer: writer_thread }));
        let inner = Inner { file, writer, readers, threads, commits, findings };
        Ok(SqliteStore { inner: Arc::new(inner) })
    }

    /// Finishes everything that waits, moves the WAL into the database and releases the directory.
    /// Requests through other handles are answered `Closed` from now on.
    pub fn close(self) {
        self.inner.close();
    }

    /// What was found when it was opened.
    pub fn findings(&self) -> &Findings {
        &self.inner.findings
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
        work: impl FnMut(&mut Writing<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<Result<T, WriteError>> {
        let (reply, answer) = Answer::promise(|| Err(StorageError::Closed));
        self.request(Box::new(Job::new(work, reply)));
        answer
    }

    /// Gives the writer a request, or answers it at once if the writer cannot take it.
    pub(crate) fn request(&self, request: Box<dyn Request>) {
        if let Err((mut refused, reason)) = self.inner.writer.push(request) {
            refused.fail(reason);
            refused.answer();
        }
    }

    /// Has one of the readers look something up.
    pub(crate) fn look_up<T: Send + 'static>(
        &self,
        look_up: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<Result<T, ReadError>> {
        let (reply, answer) = Answer::promise(|| Err(StorageError::Closed));
        let request = reader::Message::Read(Box::new(move |connection| {
            // Perhaps nobody waits any more, for instance because a request has timed out.
            if !reply.is_abandoned() {
                reply.send(look_up(connection).map_err(storage_error));
            }
        }));
        match self.inner.readers.try_send(request) {
            Err(TrySendError::Full(_)) => Answer::ready(Err(StorageError::Busy)),
            // A request that was not taken is dropped with its reply, which answers `Closed`.
            Ok(()) | Err(TrySendError::Disconnected(_)) => answer,
        }
    }
}

impl Inner {
    fn close(&self) {
        let threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Threads { readers, writer }) = threads else { return };
        // An answer can wake a task that drops the last handle, on the very thread to wait for. The readers'
        // queue ends with the handle then, and the threads with the queues.
        let here = thread::current().id();
        if readers.iter().chain([&writer]).any(|thread| thread.thread().id() == here) {
            return self.writer.close();
        }
        // The readers first, so that nothing keeps the writer from emptying the WAL.
        for _ in &readers {
            let _ = self.readers.send(reader::Message::Close);
        }
        for reader in readers {
            let _ = reader.join();
        }
        self.writer.close();
        let _ = writer.join();
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.close();
    }
}

/// What a store on disk holds as long as it is open.
struct Held {
    file: PathBuf,
    lock: Lock,
    witness: Witness,
}

/// How many entries were ever written, and how many of them were found to be lost just now.
fn count(connection: &Connection, directory: &Path) -> rusqlite::Result<(u64, u64)> {
    let written = "SELECT written FROM store_state";
    let written = connection.query_row(written, [], |row| row.get::<_, i64>(0))?.cast_unsigned();
    let witnessed = Witness::ask(directory).unwrap_or(0);
    let lost = witnessed.saturating_sub(written);
    if lost > 0 {
        // Noted once and for `check`; from here on both count from the same number again.
        let note = "UPDATE store_state SET written = ?1, lost = lost + ?2";
        connection.execute(note, [signed(witnessed), signed(lost)])?;
    }
    Ok((written.max(witnessed), lost))
}

fn share(connection: Connection) -> Arc<Mutex<Connection>> {
    Arc::new(Mutex::new(connection))
}
