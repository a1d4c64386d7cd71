//! The trait `Log`: the entries of each table, appended by number, and where its games start.

use crate::{Answer, AppendError, Lease, ReadError, SeatResult, StorageError, TableSummary};

/// The logs of all tables. A log is a list of opaque entries, numbered from 0 without gaps; it only grows.
pub trait Log: Send + Sync {
    /// Adds entries to a log if the first one's number is the next; answered `Ok` when all of it is safe, not
    /// before. Anything else changes nothing.
    fn append(&self, append: Append) -> Answer<Result<(), AppendError>> {
        let (reply, answer) = Answer::promise(|| Err(StorageError::Closed.into()));
        self.append_then(append, Box::new(move |result| reply.send(result)));
        answer
    }

    /// The same with a callback, for a driver that wants to hear of all appends of a commit together: they are
    /// told one after the other, right after the commit, without waking a task for each.
    ///
    /// `done` is called exactly once, with [`StorageError::Closed`] if the store ends first. It runs on a thread
    /// of the store, or on this one before this function returns: it must be quick, must not block, and must not
    /// need a lock that the caller holds.
    fn append_then(&self, append: Append, done: AppendDone);

    // What is read is checked against the hash chain, also by those below: see [`ChainHash`](crate::ChainHash).

    /// What it takes to play on: the latest game's start and all entries from there on; without any stored
    /// game start, all entries. None: there is no such table.
    fn load(&self, table: &str) -> Answer<Result<Option<StoredTable>, ReadError>>;

    /// The entries from this number on, at most `limit`. Empty if there is no such table.
    fn read(&self, table: &str, from: u64, limit: u32) -> Answer<Result<Vec<Vec<u8>>, ReadError>>;

    /// One game of a table: its start and its entries, up to the start of the next game or the end of the log.
    /// None: there is no such table, or no start of this game is stored.
    fn game(&self, table: &str, number: u32) -> Answer<Result<Option<StoredGame>, ReadError>>;

    /// The starts of a table's games, newest first, those before number `before`, at most `limit`.
    fn games(
        &self,
        table: &str,
        before: Option<u32>,
        limit: u32,
    ) -> Answer<Result<Vec<GameStart>, ReadError>>;
}

/// What to call when an append is answered.
pub type AppendDone = Box<dyn FnOnce(Result<(), AppendError>) + Send>;

/// Entries to add to a table's log, and what follows from them. All of it is stored, or nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// The table's code. A table is made with its first append.
    pub table: String,
    /// The number the first entry must get; they count from 0. Checked even if there are no entries.
    pub first: u64,
    /// The caller's lease of the table ([`Leases`](crate::Leases)), where several nodes share a store. If the table has changed hands
    /// since, the append is refused in the same step that would have written it.
    pub lease: Option<Lease>,
    /// The entries, none of them without bytes. No entries at all are fine, to store only the rest.
    pub entries: Vec<Vec<u8>>,
    /// Games that start, with these entries or in the log before them. A game whose start is stored already gets
    /// the new one instead.
    pub game_starts: Vec<GameStart>,
    /// What lists show of the table from now on, if that changes.
    pub summary: Option<TableSummary>,
    /// How people did, when a game has ended.
    pub results: Vec<SeatResult>,
}

impl Append {
    /// Entries alone.
    pub fn new(table: impl Into<String>, first: u64, entries: Vec<Vec<u8>>) -> Append {
        Append {
            table: table.into(),
            first,
            lease: None,
            entries,
            game_starts: Vec::new(),
            summary: None,
            results: Vec::new(),
        }
    }

    /// The epoch that the table must have; 0 is that of a table that was never leased.
    pub fn epoch(&self) -> u64 {
        self.lease.map_or(0, |lease| lease.epoch)
    }

    /// Whether an entry has no bytes: every store refuses such an append with [`AppendError::Empty`], before it
    /// looks at anything else.
    pub fn has_empty_entry(&self) -> bool {
        self.entries.iter().any(Vec::is_empty)
    }
}

/// Where one of a table's games starts: enough to read that game without the log before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameStart {
    /// Which of the table's games it is, from 1.
    pub number: u32,
    /// The number of the log entry that starts it.
    pub first: u64,
    /// What the log before that entry folds to. Opaque here.
    pub checkpoint: Vec<u8>,
}

/// What [`Log::load`] gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The latest game's start, if one is stored.
    pub start: Option<GameStart>,
    /// All entries from `start.first` on, or from 0.
    pub entries: Vec<Vec<u8>>,
}

/// What [`Log::game`] gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// The game's start.
    pub start: GameStart,
    /// Its entries, from `start.first` on.
    pub entries: Vec<Vec<u8>>,
    /// Whether no later game has a stored start: then the log may still grow.
    pub is_last: bool,
}
