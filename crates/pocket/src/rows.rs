//! Logs as they are stored: each entry with the hash of the log up to it, so that damage is found when they are read.

use serde::{Deserialize, Serialize};
use vierblatt_store::{
    Append, ChainCheck, ChainHash, Damage, GameStart, ReadError, StorageError, StoredGame,
    StoredTable,
};

use crate::few::Few;
use crate::message::Found;

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The entry. All entries are JSON.
    pub entry: String,
    /// The hash of the log up to it, in hexadecimal digits.
    pub hash: String,
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRow {
    /// Which game, from 1.
    pub number: u32,
    /// The number of the entry that starts it.
    pub first: u64,
    /// What the log before that entry folds to.
    pub checkpoint: String,
    /// The hash of the log before it.
    pub before: String,
    /// Its own hash.
    pub hash: String,
}

/// How far the log of each table goes that was read or opened here.
#[derive(Default)]
pub(crate) struct Chains(Few<String, ChainCheck>);

/// What an append is as rows, and how far the log goes with it.
pub(crate) struct Written {
    pub(crate) rows: Vec<Row>,
    pub(crate) starts: Vec<StartRow>,
    pub(crate) chain: ChainCheck,
}

impl Chains {
    /// An append as rows. None: it does not follow what is known of this log.
    pub(crate) fn write(&self, append: &Append) -> Option<Written> {
        let mut chain = match self.0.get(append.table.as_str()) {
            Some(chain) => *chain,
            None => ChainCheck::after(ChainHash::first(&append.table), 0),
        };
        if chain.next() != append.first {
            return None;
        }
        let (mut rows, mut starts) = (Vec::new(), Vec::new());
        for entry in append.entries.iter().map(Some).chain([None]) {
            // Starts of games in the log before this append are stored already, together with their entries.
            for start in append.game_starts.iter().filter(|start| start.first == chain.next()) {
                starts.push(written_start(start, chain.hash())?);
            }
            let Some(entry) = entry else { break };
            let hash = chain.hash().then(chain.next(), entry);
            rows.push(Row { entry: text(entry)?, hash: hex::encode(hash.0) });
            chain = ChainCheck::after(hash, chain.next() + 1);
        }
        Some(Written { rows, starts, chain })
    }

    /// An append is stored.
    pub(crate) fn keep(&mut self, table: String, chain: ChainCheck) {
        self.0.insert(table, chain);
    }

    /// A table is gone.
    pub(crate) fn forget(&mut self, table: &str) {
        self.0.remove(table);
    }

    /// What it takes to play on at a table. From now on it can be appended to.
    pub(crate) fn load(&mut self, table: &str, found: Found) -> Result<StoredTable, ReadError> {
        let (start, entries, chain) = checked(table, found)?;
        self.keep(table.to_owned(), chain);
        Ok(StoredTable { start, entries })
    }
}

/// One game of a table.
pub(crate) fn game(table: &str, found: Found) -> Result<Option<StoredGame>, ReadError> {
    let is_last = found.is_last;
    let (start, entries, _) = checked(table, found)?;
    Ok(start.map(|start| StoredGame { start, entries, is_last }))
}

type Checked = (Option<GameStart>, Vec<Vec<u8>>, ChainCheck);

/// What was read, if it is what was written.
fn checked(table: &str, found: Found) -> Result<Checked, ReadError> {
    let Found { start, rows, .. } = found;
    let (start, mut chain) = match start {
        None => (None, ChainCheck::after(ChainHash::first(table), 0)),
        Some(row) => {
            let damage = StorageError::Damaged(Damage::GameStart(row.number));
            let (Some(before), Some(hash)) = (read(&row.before), read(&row.hash)) else {
                return Err(damage);
            };
            let StartRow { number, first, checkpoint, .. } = row;
            let start = GameStart { number, first, checkpoint: checkpoint.into_bytes() };
            if before.of_start(&start) != hash {
                return Err(damage);
            }
            (Some(start), ChainCheck::after(before, first))
        }
    };
    let mut entries = Vec::with_capacity(rows.len());
    for Row { entry, hash } in rows {
        let number = chain.next();
        let hash = hex::decode(hash).unwrap_or_default();
        chain.take(number, entry.as_bytes(), &hash).map_err(StorageError::Damaged)?;
        entries.push(entry.into_bytes());
    }
    Ok((start, entries, chain))
}

fn written_start(start: &GameStart, before: ChainHash) -> Option<StartRow> {
    Some(StartRow {
        number: start.number,
        first: start.first,
        checkpoint: text(&start.checkpoint)?,
        before: hex::encode(before.0),
        hash: hex::encode(before.of_start(start).0),
    })
}

fn text(bytes: &[u8]) -> Option<String> {
    std::str::from_utf8(bytes).ok().map(str::to_owned)
}

fn read(digits: &str) -> Option<ChainHash> {
    ChainHash::read(&hex::decode(digits).ok()?)
}
