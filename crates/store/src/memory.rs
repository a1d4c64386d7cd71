//! A store in memory: for simulations, for tests and for a page without a server. It answers at once, unless it is
//! told to keep appends waiting or to fail.

mod data;
mod directory;
mod leases;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use data::{Data, Skips};

use crate::{
    Answer, Append, AppendDone, AppendError, Damage, GameStart, Log, Ms, ReadError, StorageError,
    StoredGame, StoredTable,
};

/// A store in memory. Clones are handles to the same store. By itself it keeps every promise, and every append
/// is safe at once.
#[derive(Clone, Default)]
pub struct MemoryStore {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Default)]
struct Inner {
    data: Data,
    /// What the next append is refused with.
    failure: Option<AppendError>,
    /// What every probe is answered with.
    probe_failure: Option<StorageError>,
    syncing: Syncing,
    skips: Skips,
    /// Its clock, for leases.
    now: Ms,
    /// Appends that wait for `sync`.
    waiting: Vec<(Append, AppendDone)>,
}

/// When an append is safe.
#[derive(Default)]
enum Syncing {
    #[default]
    AtOnce,
    ByHand,
    /// Answered at once, safe only with `sync`; here is what a crash leaves.
    TooLate(Box<Data>),
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// A store whose appends wait, unanswered and invisible, until [`sync`](Self::sync).
    pub fn with_sync_by_hand() -> MemoryStore {
        MemoryStore::made(|inner| inner.syncing = Syncing::ByHand)
    }

    /// A broken store: it answers appends at once although only [`sync`](Self::sync) makes them safe. For tests that
    /// must notice.
    pub fn answering_before_sync() -> MemoryStore {
        MemoryStore::made(|inner| inner.syncing = Syncing::TooLate(Box::default()))
    }

    /// A broken store: it appends whatever the first number is. For tests that must notice.
    pub fn without_compare_and_set() -> MemoryStore {
        MemoryStore::made(|inner| inner.skips.compare_and_set = true)
    }

    /// A broken store: it appends whatever the epoch is. For tests that must notice.
    pub fn without_fencing() -> MemoryStore {
        MemoryStore::made(|inner| inner.skips.epochs = true)
    }

    /// A broken store: a table that changes hands keeps its epoch. For tests that must notice.
    pub fn with_leases_without_epochs() -> MemoryStore {
        MemoryStore::made(|inner| inner.skips.growth = true)
    }

    /// Sets its clock, by which leases end.
    pub fn set_clock(&self, now: Ms) {
        self.lock().now = now;
    }

    /// Refuses the next append, and only that, with this error.
    pub fn fail_next_append(&self, error: AppendError) {
        self.lock().failure = Some(error);
    }

    /// Says to every probe from now on that nothing can be written, or that it can.
    pub fn fail_probes(&self, error: Option<StorageError>) {
        self.lock().probe_failure = error;
    }

    /// Changes a stored entry, as a bad disk does. Whoever reads it next is told.
    pub fn damage(&self, table: &str, number: u64, damage: impl FnOnce(&mut Vec<u8>)) {
        if let Some(table) = self.lock().data.table_mut(table) {
            table.damage(usize::try_from(number).unwrap_or(usize::MAX), damage);
        }
    }

    /// Carries out the appends that wait, in the order in which they came, and answers them.
    pub fn sync(&self) {
        let mut inner = self.lock();
        let Inner { data, syncing, waiting, skips, .. } = &mut *inner;
        let carried_out: Vec<_> = std::mem::take(waiting)
            .into_iter()
            .map(|(append, done)| (data.append(append, *skips), done))
            .collect();
        if let Syncing::TooLate(safe) = syncing {
            **safe = data.clone();
        }
        // A callback may use the store.
        drop(inner);
        for (answer, done) in carried_out {
            done(answer);
        }
    }

    /// Loses what is not safe, as a server does that is killed. Appends that wait are answered `Closed`.
    pub fn crash(&self) {
        let mut inner = self.lock();
        let Inner { data, syncing, waiting, .. } = &mut *inner;
        let lost = std::mem::take(waiting);
        if let Syncing::TooLate(safe) = syncing {
            data.clone_from(safe);
        }
        drop(inner);
        for (_, done) in lost {
            done(Err(StorageError::Closed.into()));
        }
    }

    fn made(change: impl FnOnce(&mut Inner)) -> MemoryStore {
        let store = MemoryStore::default();
        change(&mut store.lock());
        store
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks something up, which never fails here.
    fn look_up<T>(&self, look_up: impl FnOnce(&Data) -> T) -> Answer<Result<T, ReadError>> {
        Answer::ready(Ok(look_up(&self.lock().data)))
    }

    /// Reads of a log, which may be damaged.
    fn read_checked<T>(
        &self,
        read: impl FnOnce(&Data) -> Result<T, Damage>,
    ) -> Answer<Result<T, ReadError>> {
        Answer::ready(read(&self.lock().data).map_err(StorageError::Damaged))
    }

    pub(crate) fn probed(&self) -> Result<(), StorageError> {
        self.lock().probe_failure.clone().map_or(Ok(()), Err)
    }

    /// Changes something other than a log.
    fn change<T>(&self, change: impl FnOnce(&mut Data) -> T) -> Answer<Result<T, StorageError>> {
        Answer::ready(Ok(change(&mut self.lock().data)))
    }
}

impl Log for MemoryStore {
    fn append_then(&self, append: Append, done: AppendDone) {
        let mut inner = self.lock();
        let answer = match inner.failure.take() {
            Some(failure) => Err(failure),
            None if matches!(inner.syncing, Syncing::ByHand) => {
                inner.waiting.push((append, done));
                return;
            }
            None => {
                let skips = inner.skips;
                inner.data.append(append, skips)
            }
        };
        drop(inner);
        done(answer);
    }

    fn load(&self, table: &str) -> Answer<Result<Option<StoredTable>, ReadError>> {
        self.read_checked(|data| {
            let Some(table) = data.table(table) else { return Ok(None) };
            let Some(start) = table.starts.values().next_back() else {
                return Ok(Some(StoredTable { start: None, entries: table.entries(0, u64::MAX)? }));
            };
            let entries = table.game(start, u64::MAX)?;
            Ok(Some(StoredTable { start: Some(start.checked()?), entries }))
        })
    }

    fn read(&self, table: &str, from: u64, limit: u32) -> Answer<Result<Vec<Vec<u8>>, ReadError>> {
        self.read_checked(|data| {
            let to = from.saturating_add(limit.into());
            data.table(table).map_or_else(|| Ok(Vec::new()), |table| table.entries(from, to))
        })
    }

    fn game(&self, table: &str, number: u32) -> Answer<Result<Option<StoredGame>, ReadError>> {
        self.read_checked(|data| {
            let Some(table) = data.table(table) else { return Ok(None) };
            let Some(start) = table.starts.get(&number) else { return Ok(None) };
            let mut later = table.starts.range(number..).skip(1).map(|(_, next)| next);
            let next = later.next().map(|next| next.start.first);
            let entries = table.game(start, next.unwrap_or(u64::MAX))?;
            Ok(Some(StoredGame { start: start.checked()?, entries, is_last: next.is_none() }))
        })
    }

    fn games(
        &self,
        table: &str,
        before: Option<u32>,
        limit: u32,
    ) -> Answer<Result<Vec<GameStart>, ReadError>> {
        self.read_checked(|data| {
            let starts = data.table(table).into_iter().flat_map(|table| table.starts.iter().rev());
            let earlier =
                starts.filter(|(number, _)| before.is_none_or(|before| **number < before));
            earlier.take(limit as usize).map(|(_, start)| start.checked()).collect()
        })
    }
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tables = self.lock().data.tables.len();
        f.debug_struct("MemoryStore").field("tables", &tables).finish_non_exhaustive()
    }
}
