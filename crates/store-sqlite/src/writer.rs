//! The one thread that writes, and group commit: all requests that wait share one transaction, and so
//! one wait for the disk.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;
use vierblatt_protocol::Status;
use vierblatt_store::{ChainHash, PersonId, Reply, StorageError};

use crate::error::storage_error;
use crate::queue::Queue;
use crate::sql;
use crate::values::signed;
use crate::witness::Witness;

/// How many tables the writer remembers at most.
const MAX_KNOWN: usize = 16_384;

/// A connection within a transaction, and what the writer remembers.
pub(crate) struct Writing<'a> {
    pub(crate) connection: &'a Connection,
    /// Tables by code. Nobody else writes, so this cannot go stale; it is forgotten with every rollback.
    pub(crate) known: &'a mut HashMap<String, KnownTable>,
    /// How many entries this transaction has added.
    pub(crate) appended: u64,
}

/// What the writer remembers of a table, to append to it with a single statement.
#[derive(Debug)]
pub(crate) struct KnownTable {
    pub(crate) id: i64,
    pub(crate) next: u64,
    /// The hash of the log so far.
    pub(crate) hash: ChainHash,
    /// Status and people of the summary, if that was looked at: with most moves they stay the same.
    pub(crate) seating: Option<(Status, Vec<PersonId>)>,
}

/// One request to the writer.
pub(crate) trait Request: Send {
    /// Carries it out. An error means that the transaction must be rolled back; the request may be run
    /// again after that.
    fn run(&mut self, writing: &mut Writing<'_>) -> rusqlite::Result<()>;
    /// Makes this failure the answer.
    fn fail(&mut self, error: StorageError);
    /// Sends the answer: what the last run found, or the failure.
    fn answer(self: Box<Self>);
}

/// A request made of a function.
pub(crate) struct Job<T, F> {
    work: F,
    outcome: Option<Result<T, StorageError>>,
    reply: Reply<Result<T, StorageError>>,
}

impl<T, F> Job<T, F> {
    pub(crate) fn new(work: F, reply: Reply<Result<T, StorageError>>) -> Self {
        Job { work, outcome: None, reply }
    }
}

impl<T, F> Request for Job<T, F>
where
    T: Send,
    F: FnMut(&mut Writing<'_>) -> rusqlite::Result<T> + Send,
{
    fn run(&mut self, writing: &mut Writing<'_>) -> rusqlite::Result<()> {
        self.outcome = Some(Ok((self.work)(writing)?));
        Ok(())
    }

    fn fail(&mut self, error: StorageError) {
        self.outcome = Some(Err(error));
    }

    fn answer(self: Box<Self>) {
        if let Some(outcome) = self.outcome {
            self.reply.send(outcome);
        }
    }
}

/// Writes until the queue is closed, then leaves nothing in the WAL.
pub(crate) fn write_all(
    queue: &Queue,
    connection: &Mutex<Connection>,
    commits: &AtomicU64,
    mut witness: Option<Witness>,
) {
    let mut known = HashMap::new();
    let mut batch: Vec<Box<dyn Request>> = Vec::new();
    while queue.take(&mut batch) {
        let connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
        let mut writing = Writing { connection: &connection, known: &mut known, appended: 0 };
        commit_batch(&mut writing, &mut batch, commits, &mut witness);
    }
    let connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
    // Nothing is lost if this fails: the next opening reads the WAL.
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    if let Some(witness) = &mut witness {
        witness.sync();
    }
}

/// Carries out all requests in one transaction and answers them. If that fails, for whatever reason, each is
/// tried in a transaction of its own: one that cannot be stored does not take others along.
fn commit_batch(
    writing: &mut Writing<'_>,
    batch: &mut Vec<Box<dyn Request>>,
    commits: &AtomicU64,
    witness: &mut Option<Witness>,
) {
    if batch.len() > 1 && transaction(writing, batch, commits, witness).is_ok() {
        batch.drain(..).for_each(Request::answer);
        return;
    }
    for mut request in batch.drain(..) {
        let alone = std::slice::from_mut(&mut request);
        if let Err(error) = transaction(writing, alone, commits, witness) {
            request.fail(storage_error(error));
        }
        request.answer();
    }
}

/// Runs requests and commits; rolls back what was done if anything fails.
fn transaction(
    writing: &mut Writing<'_>,
    requests: &mut [Box<dyn Request>],
    commits: &AtomicU64,
    witness: &mut Option<Witness>,
) -> rusqlite::Result<()> {
    writing.appended = 0;
    let written = attempt(writing, requests);
    if written.is_ok() {
        commits.fetch_add(1, Ordering::Relaxed);
        // Before anybody is told: whatever was acknowledged has been witnessed.
        if let Some(witness) = witness {
            witness.count(writing.appended);
        }
    } else {
        writing.known.clear();
        // SQLite has rolled back by itself after some errors, such as a full disk.
        if !writing.connection.is_autocommit() {
            let _ = execute(writing.connection, sql::ROLLBACK);
        }
    }
    if writing.known.len() > MAX_KNOWN {
        writing.known.clear();
    }
    written
}

fn attempt(writing: &mut Writing<'_>, requests: &mut [Box<dyn Request>]) -> rusqlite::Result<()> {
    execute(writing.connection, sql::BEGIN)?;
    for request in requests {
        request.run(writing)?;
    }
    if writing.appended > 0 {
        let mut count = writing.connection.prepare_cached(sql::COUNT_WRITTEN)?;
        count.execute([signed(writing.appended)])?;
    }
    execute(writing.connection, sql::COMMIT)
}

pub(crate) fn execute(connection: &Connection, statement: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(statement)?.execute([]).map(|_| ())
}
