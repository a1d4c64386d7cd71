//! What the store in memory holds, and what an append does to it.

use std::collections::BTreeMap;

use vierblatt_protocol::Status;

use crate::{
    Append, AppendError, ChainCheck, ChainHash, Damage, GameStart, ListedTable, Ms, NodeId,
    PastResult, PersonId, Profile, SecretHash, TableSummary, Token,
};

#[derive(Debug, Clone, Default)]
pub(super) struct Data {
    /// In the order in which they were opened: the first one has number 1.
    pub(super) tables: Vec<Table>,
    /// Where each code is in that list.
    by_code: BTreeMap<String, usize>,
    pub(super) people: BTreeMap<PersonId, Profile>,
    pub(super) tokens: BTreeMap<SecretHash, (PersonId, Token)>,
    /// Whose code it is, and when it expires.
    pub(super) link_codes: BTreeMap<SecretHash, (PersonId, Ms)>,
    pub(super) results: Vec<PastResult>,
    /// When each node's lease ends.
    pub(super) nodes: BTreeMap<NodeId, Ms>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    pub(super) code: String,
    /// With the hash of the log up to each of them.
    entries: Vec<(Vec<u8>, ChainHash)>,
    /// By the number of the game.
    pub(super) starts: BTreeMap<u32, StoredStart>,
    pub(super) summary: Option<TableSummary>,
    /// Those of the summary's people who were known when it was written, and have not been deleted since.
    pub(super) members: Vec<PersonId>,
    /// Whether it was deleted: its code stays taken.
    is_gone: bool,
    pub(super) owner: Option<NodeId>,
    pub(super) epoch: u64,
}

/// Where a game starts, and what its bytes are checked with.
#[derive(Debug, Clone)]
pub(super) struct StoredStart {
    pub(super) start: GameStart,
    /// The hash of the log before it.
    before: ChainHash,
    hash: ChainHash,
}

impl StoredStart {
    /// As it was stored.
    pub(super) fn checked(&self) -> Result<GameStart, Damage> {
        let is_whole = self.before.of_start(&self.start) == self.hash;
        is_whole.then(|| self.start.clone()).ok_or(Damage::GameStart(self.start.number))
    }
}

/// What a broken store does not look at.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Skips {
    pub(super) compare_and_set: bool,
    pub(super) epochs: bool,
    /// A claim does not change the epoch.
    pub(super) growth: bool,
}

impl Data {
    pub(super) fn table(&self, code: &str) -> Option<&Table> {
        self.by_code.get(code).map(|&index| &self.tables[index]).filter(|table| !table.is_gone)
    }

    /// Deletes a table that has not changed since.
    pub(super) fn delete(&mut self, code: &str, unchanged_since: Ms) -> bool {
        let table = self.table_mut(code).filter(|table| !table.is_gone);
        let is_unchanged = |table: &&mut Table| {
            table.summary.as_ref().is_some_and(|summary| summary.changed_at == unchanged_since)
        };
        let Some(table) = table.filter(is_unchanged) else { return false };
        let (code, epoch) = (code.to_owned(), table.epoch);
        *table = Table { code, epoch, is_gone: true, ..Table::default() };
        true
    }

    pub(super) fn table_mut(&mut self, code: &str) -> Option<&mut Table> {
        self.by_code.get(code).map(|&index| &mut self.tables[index])
    }

    /// The tables that lists can show, in the order of their numbers.
    pub(super) fn listed(&self) -> impl DoubleEndedIterator<Item = (i64, &Table, &TableSummary)> {
        self.tables.iter().enumerate().filter_map(|(index, table)| {
            table.summary.as_ref().map(|summary| (index as i64 + 1, table, summary))
        })
    }

    pub(super) fn append(&mut self, append: Append, skips: Skips) -> Result<(), AppendError> {
        if append.has_empty_entry() {
            return Err(AppendError::Empty);
        }
        if self.by_code.get(&append.table).is_some_and(|&index| self.tables[index].is_gone) {
            return Err(AppendError::Conflict { expected: u64::MAX });
        }
        let epoch = append.epoch();
        let Append { table: code, first, lease, entries, game_starts, summary, results } = append;
        let expected = self.table(&code).map_or(0, |table| table.entries.len() as u64);
        let stored = self.table(&code).map_or(epoch, |table| table.epoch);
        if epoch != stored && !skips.epochs {
            return Err(AppendError::Stale { epoch: stored });
        }
        if first != expected && !skips.compare_and_set {
            return Err(AppendError::Conflict { expected });
        }
        for result in results {
            if self.people.contains_key(&result.person) {
                let number = self.results.last().map_or(1, |last| last.number + 1);
                self.results.push(PastResult { number, table: code.clone(), result });
            }
        }
        let tables = &mut self.tables;
        let index = *self.by_code.entry(code).or_insert_with_key(|code| {
            let owner = lease.map(|lease| lease.node);
            tables.push(Table { code: code.clone(), owner, epoch, ..Table::default() });
            tables.len() - 1
        });
        let table = &mut tables[index];
        for entry in entries {
            let number = table.entries.len() as u64;
            let hash = table.hash_before(number).then(number, &entry);
            table.entries.push((entry, hash));
        }
        for start in game_starts {
            let before = table.hash_before(start.first);
            let hash = before.of_start(&start);
            table.starts.insert(start.number, StoredStart { start, before, hash });
        }
        if let Some(summary) = summary {
            let seating = |summary: &TableSummary| (summary.status, summary.people.clone());
            if table.summary.as_ref().map(seating) != Some(seating(&summary)) {
                let known = summary.people.iter().filter(|id| self.people.contains_key(id));
                table.members = known.cloned().collect();
            }
            table.summary = Some(summary);
        }
        Ok(())
    }

    /// The tables of this status that a person is at, in the order of their numbers.
    pub(super) fn tables_of<'a>(
        &'a self,
        person: &'a PersonId,
        status: Status,
    ) -> impl DoubleEndedIterator<Item = ListedTable> + 'a {
        self.listed()
            .filter(move |(_, table, summary)| {
                summary.status == status && table.members.contains(person)
            })
            .map(show)
    }
}

impl Table {
    /// The entries with numbers from `from` to before `to`, as they were stored.
    pub(super) fn entries(&self, from: u64, to: u64) -> Result<Vec<Vec<u8>>, Damage> {
        self.entries_after(self.hash_before(from), from, to)
    }

    /// The entries of a game, checked from its start on.
    pub(super) fn game(&self, start: &StoredStart, to: u64) -> Result<Vec<Vec<u8>>, Damage> {
        self.entries_after(start.before, start.start.first, to)
    }

    fn entries_after(&self, before: ChainHash, from: u64, to: u64) -> Result<Vec<Vec<u8>>, Damage> {
        let end = self.entries.len();
        let index = |number: u64| usize::try_from(number).unwrap_or(end).min(end);
        let wanted = self.entries.get(index(from)..index(to)).unwrap_or_default();
        let mut check = ChainCheck::after(before, from);
        let take = |((entry, hash), number): (&(Vec<u8>, ChainHash), u64)| {
            check.take(number, entry, &hash.0).map(|()| entry.clone())
        };
        wanted.iter().zip(from..).map(take).collect()
    }

    /// The hash of the log before this number, as it is stored.
    fn hash_before(&self, number: u64) -> ChainHash {
        let last = number.checked_sub(1).and_then(|last| usize::try_from(last).ok());
        let stored = last.and_then(|last| self.entries.get(last).or(self.entries.last()));
        stored.map_or_else(|| ChainHash::first(&self.code), |(_, hash)| *hash)
    }

    /// Changes a stored entry behind the back of its hash.
    pub(super) fn damage(&mut self, number: usize, damage: impl FnOnce(&mut Vec<u8>)) {
        if let Some((entry, _)) = self.entries.get_mut(number) {
            damage(entry);
        }
    }
}

/// A table as lists show it.
pub(super) fn show((number, table, summary): (i64, &Table, &TableSummary)) -> ListedTable {
    ListedTable { number, code: table.code.clone(), summary: summary.clone() }
}
