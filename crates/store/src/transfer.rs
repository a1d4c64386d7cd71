//! All that a store holds, row by row: to move it into another store, and to look through it beside a server.
//!
//! A [`Source`] is read in the order of ids and numbers, a page at a time; a [`Target`] is filled in the same order, so that it knows
//! itself how far it has come. [`copy`] moves everything, and goes on where it was interrupted. Numbers of tables and results stay
//! the same: lists and pages count by them.

mod copy;
mod digest;
mod walk;

use thiserror::Error;

pub use copy::{Progress, copy};
pub use walk::walk;

use crate::{
    ChainHash, Damage, GameStart, Ms, PersonId, Profile, SeatResult, SecretHash, StorageError,
    TableSummary, TokenKind,
};

/// A store to be read as a whole. Nobody writes to it meanwhile, or what is read is of one moment.
pub trait Source {
    /// How much there is.
    ///
    /// # Errors
    /// When it cannot be read, as for all of these.
    fn counts(&mut self) -> Result<Counts, StorageError>;

    /// People after this one, by id.
    ///
    /// # Errors
    /// When they cannot be read.
    fn people(
        &mut self,
        after: Option<&PersonId>,
        limit: u32,
    ) -> Result<Vec<StoredPerson>, StorageError>;

    /// Logs after this number whose codes begin like this.
    ///
    /// # Errors
    /// When they cannot be read.
    fn logs(
        &mut self,
        prefix: &str,
        after: i64,
        limit: u32,
    ) -> Result<Vec<StoredLog>, StorageError>;

    /// The entries of a log from this number on, unchecked: [`walk`] checks them.
    ///
    /// # Errors
    /// When they cannot be read.
    fn entries(
        &mut self,
        log: i64,
        from: u64,
        limit: u32,
    ) -> Result<Vec<StoredEntry>, StorageError>;

    /// Results after this number.
    ///
    /// # Errors
    /// When they cannot be read.
    fn results(&mut self, after: i64, limit: u32) -> Result<Vec<StoredResult>, StorageError>;
}

/// A store to be filled. Whatever is added is stored with the next [`commit`](Target::commit). No server can open it before it
/// is finished.
pub trait Target: Source {
    /// Takes on a move of everything that has this digest.
    ///
    /// # Errors
    /// When it cannot be written to, as for all of these.
    fn begin(&mut self, digest: &[u8]) -> Result<Begun, StorageError>;

    /// How far it has come.
    ///
    /// # Errors
    /// When it cannot be read.
    fn position(&mut self) -> Result<Position, StorageError>;

    /// Adds people with what stands for them.
    ///
    /// # Errors
    /// When they cannot be written.
    fn add_people(&mut self, people: &[StoredPerson]) -> Result<(), StorageError>;

    /// Adds a log with its place in lists and the starts of its games, without entries.
    ///
    /// # Errors
    /// When it cannot be written.
    fn add_log(&mut self, log: &StoredLog) -> Result<(), StorageError>;

    /// Adds entries to a log, whose hash is `head` after them.
    ///
    /// # Errors
    /// When they cannot be written.
    fn add_entries(
        &mut self,
        log: i64,
        entries: &[StoredEntry],
        head: ChainHash,
    ) -> Result<(), StorageError>;

    /// Adds results.
    ///
    /// # Errors
    /// When they cannot be written.
    fn add_results(&mut self, results: &[StoredResult]) -> Result<(), StorageError>;

    /// Stores what was added.
    ///
    /// # Errors
    /// When it is not stored; then nothing of it is.
    fn commit(&mut self) -> Result<(), StorageError>;

    /// Everything is there and right: servers may open it.
    ///
    /// # Errors
    /// When it cannot be written.
    fn finish(&mut self) -> Result<(), StorageError>;
}

/// How much there is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// People.
    pub people: u64,
    /// Logs, also of tables that were deleted.
    pub logs: u64,
    /// Entries of logs.
    pub entries: u64,
    /// Results.
    pub results: u64,
}

impl Counts {
    /// All rows.
    pub fn all(&self) -> u64 {
        self.people + self.logs + self.entries + self.results
    }
}

/// A person with all that they are recognised by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPerson {
    /// Who.
    pub profile: Profile,
    /// Their devices and programs, by hash.
    pub tokens: Vec<StoredToken>,
    /// Codes that link one more device, by hash, and when they expire.
    pub link_codes: Vec<(SecretHash, Ms)>,
}

/// A token as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredToken {
    /// The hash of its secret.
    pub hash: SecretHash,
    /// Who uses it.
    pub kind: TokenKind,
    /// What it is called.
    pub name: String,
    /// When it was made.
    pub created_at: Ms,
    /// When it was used last.
    pub used_at: Ms,
}

/// A log, without its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredLog {
    /// Its number.
    pub number: i64,
    /// The table's code, or what else it is found by.
    pub code: String,
    /// Whether it was deleted: only number and code are kept, so that neither is given to another one.
    pub is_gone: bool,
    /// What lists show of it.
    pub summary: Option<TableSummary>,
    /// Where its games start, by number.
    pub starts: Vec<StoredStart>,
    /// Where it ends, if the store keeps that beside the entries: how many there are, and their hash.
    pub end: Option<(u64, ChainHash)>,
}

/// The start of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredStart {
    /// The start itself.
    pub start: GameStart,
    /// The hash of the log before it.
    pub before: ChainHash,
    /// The hash it is stored with.
    pub hash: ChainHash,
}

/// An entry as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number.
    pub number: u64,
    /// Its bytes.
    pub entry: Vec<u8>,
    /// The hash it is stored with.
    pub hash: Vec<u8>,
}

/// A result as it is stored.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredResult {
    /// Its number.
    pub number: i64,
    /// The number of its table.
    pub log: i64,
    /// The result.
    pub result: SeatResult,
}

/// What a target says to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begun {
    /// It was empty, and begins.
    New,
    /// It goes on with the same move.
    Again,
    /// There is something in it.
    NotEmpty,
    /// It is in the middle of another move, or the source has changed since.
    Another,
}

/// How far a target has come: the last of each that it has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Position {
    /// The last person.
    pub person: Option<PersonId>,
    /// The last log, how many entries it has, and the hash of the last one.
    pub log: Option<(i64, u64, Option<ChainHash>)>,
    /// The last result.
    pub result: i64,
}

/// Why not everything was moved.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TransferError {
    /// A log is damaged in the source.
    #[error("{code}: {damage}")]
    Damaged {
        /// Its code.
        code: String,
        /// What is wrong with it.
        damage: Damage,
    },
    /// There is something in the target.
    #[error("the target is not empty")]
    NotEmpty,
    /// The target is in the middle of another move, or the source has changed since it began.
    #[error("the target is in the middle of another move, or the source has changed since")]
    Another,
    /// What was written is not what was read.
    #[error("the target is not equal to the source")]
    Differs,
    /// A store failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}
