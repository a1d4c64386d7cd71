//! An append, and what it takes to store many of them in one transaction.

use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use futures_util::FutureExt;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};
use vierblatt_protocol::Status;
use vierblatt_store::{Append, AppendDone, AppendError, ChainHash, PersonId, StorageError};

use crate::connection::Connection;
use crate::send;
use crate::sql;
use crate::steps::{Part, Step};
use crate::values::{signed, unsigned};
use crate::writer::Lost;

/// An append and whom to tell. However it ends, they are told once.
pub(crate) struct AppendRequest {
    pub(crate) append: Append,
    /// The number and the hash of its last entry, once it was sent to the database.
    pub(crate) sent: Option<(u64, ChainHash)>,
    done: Option<AppendDone>,
}

impl AppendRequest {
    pub(crate) fn new(append: Append, done: AppendDone) -> AppendRequest {
        AppendRequest { append, sent: None, done: Some(done) }
    }

    pub(crate) fn answer(mut self, answer: Result<(), AppendError>) {
        self.tell(answer);
    }

    fn tell(&mut self, answer: Result<(), AppendError>) {
        if let Some(done) = self.done.take() {
            // A callback that panics must not end the writer, and everybody's moves with it.
            let _ = catch_unwind(AssertUnwindSafe(|| done(answer)));
        }
    }
}

impl Drop for AppendRequest {
    fn drop(&mut self) {
        self.tell(Err(StorageError::Closed.into()));
    }
}

/// What the writer remembers of a table.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    pub(crate) id: i64,
    next: u64,
    /// The hash of the log so far.
    head: ChainHash,
    epoch: u64,
    is_gone: bool,
    /// Status and people of the summary this writer wrote last: with most moves they stay the same.
    seating: Option<(Status, Vec<PersonId>)>,
}

impl Known {
    /// A row of `FIND_TABLES`.
    pub(crate) fn read(row: &Row) -> Known {
        Known {
            id: row.get(1),
            next: unsigned(row.get(2)),
            // A hash that cannot be read is damage, which is found by whoever reads the log.
            head: ChainHash::read(row.get(3)).unwrap_or_default(),
            is_gone: row.get::<_, i16>(4) != 0,
            epoch: unsigned(row.get(5)),
            seating: None,
        }
    }
}

impl Known {
    /// Why an append does not fit, as far as is known.
    fn refusal(&self, append: &Append) -> Option<AppendError> {
        if self.is_gone {
            return Some(AppendError::Conflict { expected: u64::MAX });
        }
        if self.epoch != append.epoch() {
            return Some(AppendError::Stale { epoch: self.epoch });
        }
        let expected = self.next;
        (append.first != expected).then_some(AppendError::Conflict { expected })
    }
}

/// What becomes of an append.
pub(crate) enum Verdict {
    /// It is among what is sent.
    Planned,
    Stored,
    Refused(AppendError),
    /// What was remembered of its table was old: it is tried again.
    Outdated,
}

/// What is sent in one transaction.
pub(crate) struct Plan<'a> {
    known: &'a mut HashMap<String, Known>,
    /// Tables that were just looked up: what is known of them is true.
    fresh: &'a HashSet<String>,
    steps: Vec<Step>,
    /// Hashes of entries that are among what is sent, by table and number.
    hashes: HashMap<(i64, u64), ChainHash>,
    /// Whether the transaction has begun already.
    pub(crate) has_begun: bool,
    /// How many appends were looked at.
    count: usize,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(known: &'a mut HashMap<String, Known>, fresh: &'a HashSet<String>) -> Self {
        let (steps, hashes) = (Vec::new(), HashMap::new());
        Plan { known, fresh, steps, hashes, has_begun: false, count: 0 }
    }

    pub(crate) fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Adds an append to what is sent, or says why not. A new table is made here, in the transaction that begins with it.
    pub(crate) async fn add(
        &mut self,
        connection: &Connection,
        request: &mut AppendRequest,
    ) -> Result<Verdict, Error> {
        let of = self.count;
        self.count += 1;
        let append = &request.append;
        let epoch = append.epoch();
        let is_fresh = self.fresh.contains(&append.table);
        if !self.known.contains_key(&append.table) {
            if append.first != 0 {
                return Ok(Verdict::Refused(AppendError::Conflict { expected: 0 }));
            }
            // Its id is made up here and replaced when the row is there.
            let head = ChainHash::first(&append.table);
            let new = Known { id: NEW, next: 0, head, epoch, is_gone: false, seating: None };
            self.known.insert(append.table.clone(), new);
        }
        let Some(known) = self.known.get_mut(&append.table) else { return Ok(Verdict::Outdated) };
        let refused = known.refusal(append);
        if let Some(refused) = refused {
            // What is remembered may be old, and only the database knows.
            return Ok(if is_fresh { Verdict::Refused(refused) } else { Verdict::Outdated });
        }
        let before = known.head;
        let mut hashes: Vec<ChainHash> = Vec::with_capacity(append.entries.len());
        for (number, entry) in (append.first..).zip(&append.entries) {
            hashes.push(hashes.last().copied().unwrap_or(before).then(number, entry));
        }
        let head = hashes.last().copied().unwrap_or(before);
        let next = append.first + hashes.len() as u64;
        let mut starts = Vec::new();
        for start in &append.game_starts {
            let hash = match start.first.checked_sub(append.first) {
                Some(0) => before,
                Some(nth) => hashes.get(nth as usize - 1).copied().unwrap_or_default(),
                None if start.first == 0 => ChainHash::first(&append.table),
                None => match self.hashes.get(&(known.id, start.first - 1)) {
                    Some(hash) => *hash,
                    None => stored_hash(connection, known.id, start.first - 1).await?,
                },
            };
            starts.push((start, hash));
        }
        if known.id == NEW {
            if !self.has_begun {
                connection.client.batch_execute("BEGIN").await?;
                self.has_begun = true;
            }
            let first = before.0.to_vec();
            let owner = append.lease.map(|lease| i64::from(lease.node.0));
            let values: [&(dyn ToSql + Sync); 4] = [&append.table, &first, &owner, &signed(epoch)];
            let Some(row) = connection.query_opt(sql::ADD_TABLE, &values).await? else {
                // Somebody else made it a moment ago.
                self.known.remove(&append.table);
                return Ok(Verdict::Outdated);
            };
            known.id = row.get(0);
        }
        let id = known.id;
        self.hashes.extend((append.first..).zip(&hashes).map(|(n, hash)| ((id, n), *hash)));
        let mut part =
            Part { steps: &mut self.steps, of, id, epoch, next: append.first, head: before };
        if append.entries.is_empty() {
            part.push(sql::CLAIM, Some(1), Vec::new());
        } else {
            part.add_entries(&append.entries, &hashes, (next, head));
            request.sent = Some((next - 1, head));
        }
        (part.next, part.head) = (next, head);
        part.put_starts(&starts);
        let mut seating = known.seating.take();
        if let Some(summary) = &append.summary {
            let now = (summary.status, summary.people.clone());
            // With most moves nobody comes or goes.
            part.put_summary(summary, seating.as_ref() != Some(&now));
            seating = Some(now);
        }
        part.add_results(&append.results);
        (known.next, known.head, known.seating) = (next, head, seating);
        Ok(Verdict::Planned)
    }

    /// Sends everything, and says of each append that was sent whether it is stored.
    pub(crate) async fn carry_out(
        self,
        connection: &Connection,
    ) -> Result<Vec<(usize, bool)>, Lost> {
        let Plan { steps, has_begun, .. } = self;
        let mut statements = HashMap::new();
        for step in &steps {
            if !statements.contains_key(step.text) {
                let statement = connection.statement(step.text).await.map_err(Lost::before)?;
                statements.insert(step.text, statement);
            }
        }
        let values: Vec<Vec<&(dyn ToSql + Sync)>> = steps
            .iter()
            .map(|step| step.values.iter().map(|value| &**value as _).collect())
            .collect();
        let client = &connection.client;
        let mut requests = Vec::new();
        if !has_begun {
            requests.push(async { client.batch_execute("BEGIN").await.map(|()| 0) }.boxed());
        }
        for (step, values) in steps.iter().zip(&values) {
            requests.push(client.execute(&statements[step.text], values).boxed());
        }
        requests.push(async { client.batch_execute("COMMIT").await.map(|()| 0) }.boxed());
        let answers = send::in_order(requests).await;
        // A transaction in which anything fails is rolled back, whatever its last answer says.
        let mut counts = Vec::new();
        for answer in answers {
            counts.push(answer.map_err(Lost::after)?);
        }
        let counts = counts.iter().skip(usize::from(!has_begun));
        let stored = steps
            .iter()
            .zip(counts)
            .filter_map(|(step, count)| step.must_change.map(|wanted| (step.of, wanted == *count)));
        Ok(stored.collect())
    }
}

/// In place of an id until the table is there; ids count from 1.
const NEW: i64 = 0;

/// The hash of a table's log up to this entry. Beyond the end of the log there is nothing that could be read.
async fn stored_hash(connection: &Connection, table: i64, number: u64) -> Result<ChainHash, Error> {
    let stored = connection.query_opt(sql::HASH_OF, &[&table, &signed(number)]).await?;
    Ok(stored.and_then(|row| ChainHash::read(row.get(0))).unwrap_or_default())
}
