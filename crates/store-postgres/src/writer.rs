//! The one task that appends, and group commit: all appends that wait share one transaction, sent in one go. So many tables share one
//! wait for the network and one for the disk.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::mpsc::Receiver;
use tokio::time::Instant;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;
use vierblatt_store::{AppendError, Ms, Reply, StorageError, WriteError};

use crate::Address;
use crate::append::{AppendRequest, Known, Plan, Verdict};
use crate::connection::Connection;
use crate::error::storage_error;
use crate::exclusive::{Refusal, Use};
use crate::sql;
use crate::values::signed;

/// How many appends share a transaction at most: it bounds how long the first waits for the last.
const MAX_BATCH: usize = 1024;
/// How many tables the writer remembers at most.
const MAX_KNOWN: usize = 65_536;
/// How long requests wait for a database that does not answer before they are refused.
pub(crate) const GIVE_UP: Duration = Duration::from_secs(8);
/// How soon it is tried again.
pub(crate) const TRY_AGAIN: Duration = Duration::from_millis(200);
/// How often an append may find that somebody else has just written to its table.
const MOST_ATTEMPTS: u32 = 20;

/// What the writer is asked for.
pub(crate) enum Write {
    Append(Box<AppendRequest>),
    /// Delete a table that has not changed since.
    Delete(String, Ms, Reply<Result<bool, WriteError>>),
    /// Finish what came before, and end.
    Close,
}

/// The writer.
pub(crate) struct Writer {
    pub(crate) address: Address,
    pub(crate) usage: Use,
    pub(crate) connection: Option<Connection>,
    pub(crate) known: HashMap<String, Known>,
    pub(crate) commits: std::sync::Arc<AtomicU64>,
}

impl Writer {
    /// Writes until the queue is closed.
    pub(crate) async fn run(mut self, mut queue: Receiver<Write>) {
        let mut taken = Vec::new();
        while queue.recv_many(&mut taken, MAX_BATCH).await > 0 {
            let mut batch = Vec::new();
            let mut closes = false;
            for write in taken.drain(..) {
                match write {
                    Write::Append(request) => batch.push(*request),
                    Write::Delete(code, since, reply) => {
                        self.store(std::mem::take(&mut batch)).await;
                        reply.send(self.delete(&code, since).await);
                    }
                    Write::Close => closes = true,
                }
            }
            self.store(batch).await;
            if closes {
                return;
            }
            if self.known.len() > MAX_KNOWN {
                self.known.clear();
            }
        }
    }

    /// Stores appends and answers them. What cannot be stored together is tried one by one: one that cannot be stored does
    /// not take others along.
    async fn store(&mut self, mut batch: Vec<AppendRequest>) {
        for request in batch.extract_if(.., |request| request.append.has_empty_entry()) {
            request.answer(Err(AppendError::Empty));
        }
        if batch.is_empty() {
            return;
        }
        let Err((failed, error)) = self.commit(batch).await else { return };
        if failed.len() == 1 {
            return refuse(failed, &error);
        }
        for request in failed {
            if let Err((failed, error)) = self.commit(vec![request]).await {
                refuse(failed, &error);
            }
        }
    }

    /// Commits appends together. On failure nothing of those that are given back was written.
    async fn commit(
        &mut self,
        mut pending: Vec<AppendRequest>,
    ) -> Result<(), (Vec<AppendRequest>, AppendError)> {
        let give_up = Instant::now() + GIVE_UP;
        let mut attempts = 0;
        // Whether a commit may have been carried out although nobody said so.
        let mut is_in_doubt = false;
        while !pending.is_empty() {
            let lost = match self.attempt(&mut pending, is_in_doubt).await {
                Ok(()) => {
                    is_in_doubt = false;
                    attempts += 1;
                    if attempts < MOST_ATTEMPTS {
                        continue;
                    }
                    return Err((pending, StorageError::Busy.into()));
                }
                Err(lost) => lost,
            };
            let is_transient = lost.error.code().is_some_and(|code| {
                *code == SqlState::T_R_DEADLOCK_DETECTED
                    || *code == SqlState::T_R_SERIALIZATION_FAILURE
                    || *code == SqlState::LOCK_NOT_AVAILABLE
            });
            self.known.clear();
            if lost.error.is_lost() {
                self.connection = None;
                is_in_doubt |= lost.has_committed;
                if Instant::now() >= give_up {
                    // Only the log tells now.
                    return Err((pending, StorageError::Closed.into()));
                }
                tokio::time::sleep(TRY_AGAIN).await;
            } else if is_transient && Instant::now() < give_up {
                tokio::time::sleep(TRY_AGAIN).await;
            } else {
                return Err((pending, lost.error.storage_error().into()));
            }
        }
        Ok(())
    }

    /// One transaction. Answers those appends whose fate is known, and leaves the others to the next attempt.
    async fn attempt(
        &mut self,
        pending: &mut Vec<AppendRequest>,
        is_in_doubt: bool,
    ) -> Result<(), Lost> {
        if self.connection.as_ref().is_none_or(|connection| connection.client.is_closed()) {
            self.known.clear();
            let connection = self.usage.connect(&self.address).await.map_err(Lost::before)?;
            self.connection = Some(connection);
        }
        let Writer { connection: Some(connection), known, .. } = self else { return Ok(()) };
        let fresh = look_up(connection, pending, known).await.map_err(Lost::before)?;
        if is_in_doubt {
            let written = written(connection, pending, known).await.map_err(Lost::before)?;
            let mut left = Vec::new();
            for (request, is_written) in std::mem::take(pending).into_iter().zip(written) {
                if is_written {
                    request.answer(Ok(()));
                } else {
                    left.push(request);
                }
            }
            *pending = left;
        }
        let mut plan = Plan::new(known, &fresh);
        let mut verdicts: Vec<Verdict> = Vec::new();
        for request in pending.iter_mut() {
            match plan.add(connection, request).await {
                Ok(verdict) => verdicts.push(verdict),
                Err(error) => {
                    let _ = connection.client.batch_execute("ROLLBACK").await;
                    return Err(Lost::before(error));
                }
            }
        }
        if plan.has_steps() {
            let stored = plan.carry_out(connection).await?;
            self.commits.fetch_add(1, Ordering::Relaxed);
            for (n, is_stored) in stored {
                verdicts[n] = if is_stored { Verdict::Stored } else { Verdict::Outdated };
            }
        } else if plan.has_begun {
            connection.client.batch_execute("ROLLBACK").await.map_err(Lost::before)?;
        }
        let mut left = Vec::new();
        for (request, verdict) in std::mem::take(pending).into_iter().zip(verdicts) {
            match verdict {
                Verdict::Stored => request.answer(Ok(())),
                Verdict::Refused(error) => request.answer(Err(error)),
                Verdict::Outdated | Verdict::Planned => {
                    // Somebody else has written: what is remembered of the table is old.
                    known.remove(&request.append.table);
                    left.push(request);
                }
            }
        }
        *pending = left;
        Ok(())
    }

    async fn delete(&mut self, code: &str, since: Ms) -> Result<bool, WriteError> {
        self.known.remove(code);
        if self.connection.as_ref().is_none_or(|connection| connection.client.is_closed()) {
            let connected = self.usage.connect(&self.address).await;
            self.connection = Some(connected.map_err(|error| error.storage_error())?);
            self.known.clear();
        }
        let Some(connection) = &self.connection else { return Err(StorageError::Closed) };
        let done = async {
            connection.client.batch_execute("BEGIN").await?;
            connection.query(sql::LOCK_TABLE, &[&code]).await?;
            let deleted = connection.query_opt(sql::DELETE_TABLE, &[&code, &signed(since)]).await?;
            connection.client.batch_execute("COMMIT").await?;
            Ok(deleted.is_some())
        };
        let done: Result<bool, Error> = done.await;
        if done.is_err() {
            let _ = connection.client.batch_execute("ROLLBACK").await;
        }
        done.map_err(|error| storage_error(&error))
    }
}

fn refuse(requests: Vec<AppendRequest>, error: &AppendError) {
    for request in requests {
        request.answer(Err(error.clone()));
    }
}

/// Why an attempt came to nothing.
pub(crate) struct Lost {
    error: Refusal,
    /// Whether the commit was sent: then it may have been carried out.
    has_committed: bool,
}

impl Lost {
    pub(crate) fn before(error: impl Into<Refusal>) -> Lost {
        Lost { error: error.into(), has_committed: false }
    }

    pub(crate) fn after(error: Error) -> Lost {
        Lost { error: error.into(), has_committed: true }
    }
}

/// Finds out what is stored of tables that are not remembered. The answer is their codes.
async fn look_up(
    connection: &Connection,
    pending: &[AppendRequest],
    known: &mut HashMap<String, Known>,
) -> Result<HashSet<String>, Error> {
    let codes = pending.iter().map(|request| request.append.table.as_str());
    let codes: HashSet<&str> = codes.filter(|code| !known.contains_key(*code)).collect();
    if codes.is_empty() {
        return Ok(HashSet::new());
    }
    let wanted: Vec<&str> = codes.iter().copied().collect();
    for row in connection.query(sql::FIND_TABLES, &[&wanted]).await? {
        known.insert(row.get(0), Known::read(&row));
    }
    Ok(codes.into_iter().map(str::to_owned).collect())
}

/// After a connection was lost in the middle of a commit: which appends are in the log. The hash chain tells, because no other
/// entry has the same hash.
async fn written(
    connection: &Connection,
    pending: &[AppendRequest],
    known: &HashMap<String, Known>,
) -> Result<Vec<bool>, Error> {
    let mut written = Vec::new();
    for request in pending {
        let known = known.get(&request.append.table);
        let (Some(known), Some((number, hash))) = (known, request.sent) else {
            written.push(false);
            continue;
        };
        let stored = connection.query_opt(sql::HASH_OF, &[&known.id, &signed(number)]).await?;
        written.push(stored.is_some_and(|row| row.get::<_, &[u8]>(0) == hash.0));
    }
    Ok(written)
}
