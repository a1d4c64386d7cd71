//! The statements of an append. Each is guarded by number, hash and epoch: if the table's log is not as expected, it changes nothing.

use tokio_postgres::types::ToSql;
use vierblatt_store::{ChainHash, GameStart, SeatResult, TableSummary};

use crate::sql;
use crate::values::{ids, signed, status_number};

/// One statement.
pub(crate) struct Step {
    pub(crate) text: &'static str,
    pub(crate) values: Vec<Value>,
    /// Which append it belongs to, and how many rows it must change for that one to be stored.
    pub(crate) of: usize,
    pub(crate) must_change: Option<u64>,
}

/// A value of any type.
pub(crate) type Value = Box<dyn ToSql + Sync + Send>;

fn value(value: impl ToSql + Sync + Send + 'static) -> Value {
    Box::new(value)
}

fn bytes(hash: ChainHash) -> Value {
    value(hash.0.to_vec())
}

/// The statements of one append, and what they are guarded by.
pub(crate) struct Part<'a> {
    pub(crate) steps: &'a mut Vec<Step>,
    pub(crate) of: usize,
    pub(crate) id: i64,
    pub(crate) epoch: u64,
    /// Number and hash that the log must have when the next statement is carried out.
    pub(crate) next: u64,
    pub(crate) head: ChainHash,
}

impl Part<'_> {
    pub(crate) fn push(
        &mut self,
        text: &'static str,
        must_change: Option<u64>,
        values: Vec<Value>,
    ) {
        let guard =
            [value(self.id), value(signed(self.next)), bytes(self.head), value(signed(self.epoch))];
        let values = guard.into_iter().chain(values).collect();
        self.steps.push(Step { text, values, of: self.of, must_change });
    }

    /// Entries, after which the log has this number and hash.
    pub(crate) fn add_entries(
        &mut self,
        entries: &[Vec<u8>],
        hashes: &[ChainHash],
        (next, head): (u64, ChainHash),
    ) {
        let hashes: Vec<Vec<u8>> = hashes.iter().map(|hash| hash.0.to_vec()).collect();
        let count = hashes.len() as u64;
        let values = vec![value(signed(next)), bytes(head), value(entries.to_vec()), value(hashes)];
        self.push(sql::ADD_ENTRIES, Some(count), values);
    }

    /// Starts of games, each with the hash of the log before it.
    pub(crate) fn put_starts(&mut self, starts: &[(&GameStart, ChainHash)]) {
        for (start, before) in starts {
            let values = vec![
                value(i64::from(start.number)),
                value(signed(start.first)),
                value(start.checkpoint.clone()),
                bytes(*before),
                bytes(before.of_start(start)),
            ];
            self.push(sql::PUT_GAME_START, None, values);
        }
    }

    pub(crate) fn put_summary(&mut self, summary: &TableSummary, seating_changes: bool) {
        let people: Vec<String> = ids(&summary.people).into_iter().map(str::to_owned).collect();
        let status = status_number(summary.status);
        let values = vec![
            value(summary.game.clone()),
            value(status),
            value(summary.listed),
            value(signed(summary.opened_at)),
            value(signed(summary.changed_at)),
            value(summary.wake_at.map(signed)),
            value(people.clone()),
            value(i16::from(summary.seats)),
            value(i16::from(summary.taken)),
        ];
        self.push(sql::PUT_SUMMARY, None, values);
        if seating_changes {
            self.push(sql::REMOVE_MEMBERS, None, vec![value(status), value(people.clone())]);
            self.push(sql::ADD_MEMBERS, None, vec![value(status), value(people)]);
        }
    }

    pub(crate) fn add_results(&mut self, results: &[SeatResult]) {
        for result in results {
            let values = vec![
                value(result.person.as_str().to_owned()),
                value(result.game.clone()),
                value(i64::from(result.game_number)),
                value(i16::from(result.seat)),
                value(i16::from(result.seats)),
                value(i16::from(result.place)),
                value(result.points),
                value(result.share),
                value(signed(result.ended_at)),
            ];
            self.push(sql::ADD_RESULT, None, values);
        }
    }
}
