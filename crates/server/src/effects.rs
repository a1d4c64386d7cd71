//! Carries out what keepers want. Nothing here waits: what takes long is done by tasks that tell the keeper afterwards.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use vierblatt_bots::Limit;
use vierblatt_keeper::{Effect, Event, Job, Ticket};
use vierblatt_store::{Append, ListedTable, ReadError};

use crate::keepers::LocalKeepers;

impl LocalKeepers {
    /// Begins to carry out one thing. The lock of the keeper is not held.
    pub(crate) fn carry_out(&self, shard: usize, effect: Effect) {
        match effect {
            Effect::Edge(message) => self.tell_edge(message),
            Effect::Append(ticket, append) => self.append(shard, ticket, append),
            Effect::Load(ticket, code) => {
                let stored = self.log.load(&code);
                self.later(shard, stored, move |stored| Event::Loaded(ticket, stored));
            }
            Effect::ReadGame(ticket, code, number) => {
                let game = self.log.game(&code, number);
                self.later(shard, game, move |game| Event::GameRead(ticket, game));
            }
            Effect::FindNames(ticket, people) => {
                let names = self.directory.people(people);
                self.later(shard, names, move |names| Event::NamesFound(ticket, names));
            }
            Effect::FindDue(before, after, limit) => {
                let due = self.directory.due_tables(before, after, limit);
                let Some(this) = self.this.upgrade() else { return };
                self.runtime.spawn(async move { this.due(shard, due.await) });
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

    fn append(&self, shard: usize, ticket: Ticket, append: Append) {
        let Some(this) = self.this.upgrade() else { return };
        let (code, entries) = (append.table.clone(), append.entries.len() as u64);
        let start = Instant::now();
        self.storing.fetch_add(1, Ordering::SeqCst);
        let done = move |result: Result<(), _>| {
            let metrics = &this.metrics;
            metrics.appends.inc();
            metrics.storing.observe(start.elapsed().as_secs_f64());
            match &result {
                Ok(()) => {
                    metrics.entries.inc_by(entries);
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

    /// The keeper that looked for due tables is told of all of them, because it goes on after the last one; the others are
    /// told of their own.
    fn due(&self, looked: usize, due: Result<Vec<ListedTable>, ReadError>) {
        let Ok(tables) = due else { return self.take(looked, [Event::Due(due)]) };
        for shard in (0..self.shards()).filter(|shard| *shard != looked) {
            let theirs = |table: &&ListedTable| self.shard_of(&table.code) == shard;
            let theirs: Vec<ListedTable> = tables.iter().filter(theirs).cloned().collect();
            if !theirs.is_empty() {
                self.take(shard, [Event::Due(Ok(theirs))]);
            }
        }
        self.take(looked, [Event::Due(Ok(tables))]);
    }

    /// Does something that takes a while, on a thread of its own.
    fn run(&self, shard: usize, ticket: Ticket, job: Job) {
        let Some(this) = self.this.upgrade() else { return };
        let thinking = Arc::clone(&self.thinking);
        self.runtime.spawn(async move {
            // It fails only if somebody closes it, and nobody does.
            let _permit = thinking.acquire().await;
            let level = job.level;
            let done = tokio::task::spawn_blocking(move || {
                let start = Instant::now();
                let deadline = level.map(|level| start + level.thinking_time());
                let output = (job.run)(&Limit { deadline, ..Limit::NORMAL });
                (output, start.elapsed())
            });
            let output = match done.await {
                Ok((output, took)) => {
                    if level.is_some() {
                        this.metrics.thoughts.inc();
                        this.metrics.thinking.observe(took.as_secs_f64());
                    }
                    Some(output)
                }
                Err(error) => {
                    tracing::error!(%error, "a job failed");
                    None
                }
            };
            this.take(shard, [Event::Ran(ticket, output)]);
        });
    }
}
