//! Logs without a store: what a simulation puts in its place, to break on purpose.

use std::collections::HashMap;

use crate::{Append, AppendError, ReadError, Store};

/// Anything that keeps logs by number.
pub trait Journal {
    /// Adds entries if the first one's number is the next of this log.
    ///
    /// # Errors
    /// If it is not, or if storage fails; the log is unchanged then.
    fn append(&mut self, table: &str, first: u64, entries: &[Vec<u8>]) -> Result<(), AppendError>;

    /// The entries from this number on.
    ///
    /// # Errors
    /// If storage fails.
    fn read(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, ReadError>;
}

/// Blocks until the store has answered.
impl Journal for Store {
    fn append(&mut self, table: &str, first: u64, entries: &[Vec<u8>]) -> Result<(), AppendError> {
        Store::append(self, Append::new(table, first, entries.to_vec())).wait()
    }

    fn read(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, ReadError> {
        self.read_log(table, from).wait()
    }
}

/// A journal in memory that can be told to fail. By itself it is correct: every append is safe at once.
#[derive(Debug, Clone, Default)]
pub struct MemoryJournal {
    logs: HashMap<String, Log>,
    /// What the next append is refused with.
    failure: Option<AppendError>,
    sync_by_hand: bool,
    skip_compare_and_set: bool,
}

#[derive(Debug, Clone, Default)]
struct Log {
    entries: Vec<Vec<u8>>,
    /// How many of the entries a crash leaves.
    synced: usize,
}

impl MemoryJournal {
    /// An empty journal.
    pub fn new() -> MemoryJournal {
        MemoryJournal::default()
    }

    /// A journal whose appends are safe only after [`sync`](Self::sync), like writes the system has taken
    /// and the disk has not.
    pub fn with_sync_by_hand() -> MemoryJournal {
        MemoryJournal { sync_by_hand: true, ..MemoryJournal::default() }
    }

    /// A broken journal: it appends whatever the first number. For tests that must notice.
    pub fn without_compare_and_set() -> MemoryJournal {
        MemoryJournal { skip_compare_and_set: true, ..MemoryJournal::default() }
    }

    /// Refuses the next append, and only that, with this error.
    pub fn fail_next(&mut self, error: AppendError) {
        self.failure = Some(error);
    }

    /// Makes everything appended so far safe.
    pub fn sync(&mut self) {
        for log in self.logs.values_mut() {
            log.synced = log.entries.len();
        }
    }

    /// Loses what is not safe.
    pub fn crash(&mut self) {
        for log in self.logs.values_mut() {
            log.entries.truncate(log.synced);
        }
    }
}

impl Journal for MemoryJournal {
    fn append(&mut self, table: &str, first: u64, entries: &[Vec<u8>]) -> Result<(), AppendError> {
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        let expected = self.logs.get(table).map_or(0, |log| log.entries.len() as u64);
        if first != expected && !self.skip_compare_and_set {
            return Err(AppendError::Conflict { expected });
        }
        let log = self.logs.entry(table.to_owned()).or_default();
        log.entries.extend_from_slice(entries);
        if !self.sync_by_hand {
            log.synced = log.entries.len();
        }
        Ok(())
    }

    fn read(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, ReadError> {
        let entries = self.logs.get(table).map_or(&[][..], |log| &log.entries);
        let from = usize::try_from(from).unwrap_or(usize::MAX).min(entries.len());
        Ok(entries[from..].to_vec())
    }
}
