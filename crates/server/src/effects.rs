//! Carries out what keepers want. Nothing here waits: what takes long is done by tasks that tell the keeper afterwards.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use vierblatt_bots::Limit;
use vierblatt_keeper::{Client, Effect, Event, Job, Ticket};
use vierblatt_store::{Append, ListedTable, Ms, ReadError};

use crate::keepers::LocalKeepers;
use crate::workers::TooMuch;

/// How many entries of a deleted table are removed at once.
const AT_ONCE: u32 = 1000;

impl LocalKeepers {
    /// Begins to carry out one thing. The lock of the keeper is not held.
    pub(crate) fn carry_out(&self, shard: usize, effect: Effect) {
        match effect {
            Effect::Edge(message) => self.tell_edge(message),
            Effect::Append(ticket, append) => self.append(shard, ticket, append),
            Effect::Load(ticket, client, code) => {
                let (log, node) = (Arc::clone(&self.log), self.node.clone());
                let stored = async move {
                    let Some(node) = node else {
                        return Ok::<_, ReadError>((log.load(&code).await?, None));
                    };
                    match node.claim(&code).await? {
                        Some(lease) => Ok((log.load(&code).await?, Some(lease))),
                        None => Ok((None, None)),
                    }
                };
                self.read(shard, client, stored, move |stored| match stored {
                    Ok((stored, lease)) => Event::Loaded(ticket, Ok(stored), lease),
                    Err(error) => Event::Loaded(ticket, Err(error), None),
                });
            }
            Effect::ReadGame(ticket, client, code, number) => {
                let log = Arc::clone(&self.log);
                let game = async move { log.game(&code, number).await };
                self.read(shard, client, game, move |game| Event::GameRead(ticket, game));
            }
            Effect::FindNames(ticket, people) => {
                let names = self.directory.people(people);
                self.later(shard, names, move |names| Event::NamesFound(ticket, names));
            }
            Effect::FindDue(before, after, limit) => {
                let due = self.directory.due_tables(before, after, limit);
                let Some(this) = self.this.upgrade() else { return };
                self.runtime.spawn(async move { this.tell_all(shard, due.await, Event::Due) });
            }
            Effect::FindIdle(idle, before, after, limit) => {
                let found = self.directory.idle_tables(idle, before, after, limit);
                let Some(this) = self.this.upgrade() else { return };
                self.runtime.spawn(async move { this.tell_all(shard, found.await, Event::Idle) });
            }
            Effect::Delete(code, unchanged_since) => self.delete(&code, unchanged_since),
            Effect::Release(code) => {
                if let Some(node) = &self.node {
                    node.release(&code);
                }
            }
            Effect::Run(ticket, job) => self.run(shard, ticket, job),
        }
    }

    /// Tells the keeper an answer once it is there.
    fn later<T: Send + 'static>(
        &self,
        shard: usize,
        answer: impl Future<Output = T> + Send + 'static,
        event: impl FnOnce(T) -> Event + Send + 'static,
    ) {
        let Some(this) = self.this.upgrade() else { return };
        self.runtime.spawn(async move {
            let answer = answer.await;
            this.take(shard, [event(answer)]);
        });
    }

    /// Reads a whole game once it is this client's turn.
    fn read<T: Send + 'static>(
        &self,
        shard: usize,
        client: Client,
        answer: impl Future<Output = Result<T, ReadError>> + Send + 'static,
        event: impl FnOnce(Result<T, ReadError>) -> Event + Send + 'static,
    ) {
        if !self.reads.has_room(client) {
            return self.later(shard, std::future::ready(Err(ReadError::Busy)), event);
        }
        let Some(this) = self.this.upgrade() else { return };
        let reading = async move {
            let answer = answer.await;
            if let Some(next) = this.reads.done() {
                this.runtime.spawn(next);
            }
            this.take(shard, [event(answer)]);
        };
        if let Some(first) = self.reads.push(client, Box::pin(reading)) {
            self.runtime.spawn(first);
        }
    }

    fn append(&self, shard: usize, ticket: Ticket, append: Append) {
        let Some(this) = self.this.upgrade() else { return };
        let (code, entries) = (append.table.clone(), append.entries.len() as u64);
        let bytes = append.entries.iter().map(|entry| entry.len() as u64).sum();
        let start = Instant::now();
        self.storing.fetch_add(1, Ordering::SeqCst);
        let done = move |result: Result<(), _>| {
            let metrics = &this.metrics;
            metrics.appends.inc();
            metrics.storing.observe(start.elapsed().as_secs_f64());
            match &result {
                Ok(()) => {
                    metrics.entries.inc_by(entries);
                    metrics.bytes.inc_by(bytes);
                }
                Err(error) => {
                    metrics.failures.inc();
                    tracing::error!(code, %error, "not stored");
                }
            }
            this.stored(shard, Event::Stored(ticket, result));
        };
        self.log.append_then(append, Box::new(done));
    }

    /// Deletes a table, and then what it filled, a little at a time: others write meanwhile.
    fn delete(&self, code: &str, unchanged_since: Ms) {
        let Some(this) = self.this.upgrade() else { return };
        let code = code.to_owned();
        self.runtime.spawn(async move {
            // Another node may have people at it who have not moved for long.
            if let Some(node) = &this.node
                && !matches!(node.claim(&code).await, Ok(Some(_)))
            {
                return;
            }
            match this.directory.delete_table(&code, unchanged_since).await {
                Ok(true) => {
                    this.metrics.expired.inc();
                    tracing::info!(code, "a table is deleted: nothing has happened at it for long");
                    while matches!(this.directory.remove_leftovers(AT_ONCE).await, Ok(1..)) {}
                }
                Ok(false) => {}
                Err(error) => tracing::error!(code, %error, "a table is not deleted"),
            }
        });
    }

    /// The keeper that looked for tables is told of all of them, because it goes on after the last one; the others are
    /// told of their own.
    fn tell_all(
        &self,
        looked: usize,
        found: Result<Vec<ListedTable>, ReadError>,
        event: impl Fn(Result<Vec<ListedTable>, ReadError>) -> Event,
    ) {
        let Ok(tables) = found else { return self.take(looked, [event(found)]) };
        for shard in (0..self.shards()).filter(|shard| *shard != looked) {
            let theirs = |table: &&ListedTable| self.shard_of(&table.code) == shard;
            let theirs: Vec<ListedTable> = tables.iter().filter(theirs).cloned().collect();
            if !theirs.is_empty() {
                self.take(shard, [event(Ok(theirs))]);
            }
        }
        self.take(looked, [event(Ok(tables))]);
    }

    /// Does something that takes a while, once it is this client's turn.
    fn run(&self, shard: usize, ticket: Ticket, job: Job) {
        let Some(this) = self.this.upgrade() else { return };
        let Job { client, may_be_refused, level, run } = job;
        let work = move || {
            let start = Instant::now();
            let deadline = level.map(|level| start + level.thinking_time());
            let limit = Limit { deadline, ..Limit::NORMAL };
            // The thread goes on to the next job, whatever becomes of this one; nothing of a job that failed is used.
            let output = catch_unwind(AssertUnwindSafe(|| run(&limit)));
            if output.is_err() {
                tracing::error!("a job failed");
            } else if level.is_some() {
                this.metrics.thoughts.inc();
                this.metrics.thinking.observe(start.elapsed().as_secs_f64());
            }
            // By another thread: this one waits longer for a processor, and whoever tells a keeper something may have to
            // carry out what it wants.
            let runtime = this.runtime.clone();
            runtime.spawn(async move { this.take(shard, [Event::Ran(ticket, output.ok())]) });
        };
        if let Err(TooMuch) = self.workers.run(client, may_be_refused, Box::new(work)) {
            self.later(shard, std::future::ready(()), move |()| Event::NotRun(ticket));
        }
    }
}
