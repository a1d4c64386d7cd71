//! What the store in memory holds, and what an append does to it.

use std::collections::BTreeMap;

use vierblatt_protocol::Status;

use crate::{
    Append, AppendError, GameStart, ListedTable, Ms, PastResult, PersonId, Profile, SecretHash,
    TableSummary, TokenKind,
};

#[derive(Debug, Clone, Default)]
pub(super) struct Data {
    /// In the order in which they were opened: the first one has number 1.
    pub(super) tables: Vec<Table>,
    /// Where each code is in that list.
    by_code: BTreeMap<String, usize>,
    pub(super) people: BTreeMap<PersonId, Profile>,
    pub(super) tokens: BTreeMap<SecretHash, (PersonId, TokenKind)>,
    /// Whose code it is, and when it expires.
    pub(super) link_codes: BTreeMap<SecretHash, (PersonId, Ms)>,
    pub(super) results: Vec<PastResult>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    pub(super) code: String,
    entries: Vec<Vec<u8>>,
    /// By the number of the game.
    pub(super) starts: BTreeMap<u32, GameStart>,
    pub(super) summary: Option<TableSummary>,
    /// Those of the summary's people who were known when it was written, and have not been deleted since.
    pub(super) members: Vec<PersonId>,
}

impl Data {
    pub(super) fn table(&self, code: &str) -> Option<&Table> {
        self.by_code.get(code).map(|&index| &self.tables[index])
    }

    /// The tables that lists can show, in the order of their numbers.
    pub(super) fn listed(&self) -> impl DoubleEndedIterator<Item = (i64, &Table, &TableSummary)> {
        self.tables.iter().enumerate().filter_map(|(index, table)| {
            table.summary.as_ref().map(|summary| (index as i64 + 1, table, summary))
        })
    }

    pub(super) fn append(
        &mut self,
        append: Append,
        skips_compare_and_set: bool,
    ) -> Result<(), AppendError> {
        if append.has_empty_entry() {
            return Err(AppendError::Empty);
        }
        let Append { table: code, first, entries, game_starts, summary, results } = append;
        let expected = self.table(&code).map_or(0, |table| table.entries.len() as u64);
        if first != expected && !skips_compare_and_set {
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
            tables.push(Table { code: code.clone(), ..Table::default() });
            tables.len() - 1
        });
        let table = &mut tables[index];
        table.entries.extend(entries);
        table.starts.extend(game_starts.into_iter().map(|start| (start.number, start)));
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
    /// The entries with numbers from `from` to before `to`.
    pub(super) fn entries(&self, from: u64, to: u64) -> Vec<Vec<u8>> {
        let end = self.entries.len();
        let index = |number: u64| usize::try_from(number).unwrap_or(end).min(end);
        self.entries.get(index(from)..index(to)).unwrap_or_default().to_vec()
    }
}

/// A table as lists show it.
pub(super) fn show((number, table, summary): (i64, &Table, &TableSummary)) -> ListedTable {
    ListedTable { number, code: table.code.clone(), summary: summary.clone() }
}
