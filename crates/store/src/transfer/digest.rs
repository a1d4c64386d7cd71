//! One hash over everything in a store, the same for every kind of store: whether a source has changed, and whether a target is
//! equal to it.

use sha2::{Digest, Sha256};

use super::{Source, StoredEntry, StoredLog, StoredPerson, StoredResult, TransferError, walk};
use crate::{ChainHash, SeatResult, TableSummary};

/// How many rows are read at once.
const PAGE: u32 = 500;

/// Reads everything, checks every log, and hashes it. `tell` hears how many rows were read.
pub(super) fn digest(
    source: &mut dyn Source,
    tell: &mut dyn FnMut(u64),
) -> Result<Vec<u8>, TransferError> {
    let (mut sum, mut rows) = (Sum(Sha256::new()), 0);
    let mut last = None;
    loop {
        let people = source.people(last.as_ref(), PAGE)?;
        for person in &people {
            sum.person(person);
        }
        rows += people.len() as u64;
        tell(rows);
        let Some(person) = people.last() else { break };
        last = Some(person.profile.id.clone());
    }
    let mut last = i64::MIN;
    loop {
        let logs = source.logs("", last, PAGE)?;
        for log in &logs {
            let end = walk(source, log, None, |entries: &[StoredEntry], _| {
                rows += entries.len() as u64;
                tell(rows);
                Ok(())
            })?;
            sum.log(log, end.next(), end.hash());
        }
        rows += logs.len() as u64;
        tell(rows);
        let Some(log) = logs.last() else { break };
        last = log.number;
    }
    let mut last = i64::MIN;
    loop {
        let results = source.results(last, PAGE)?;
        for result in &results {
            sum.result(result);
        }
        rows += results.len() as u64;
        tell(rows);
        let Some(result) = results.last() else { break };
        last = result.number;
    }
    Ok(sum.0.finalize().to_vec())
}

/// Values one after the other, each with its length, so that none runs into the next.
struct Sum(Sha256);

impl Sum {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn number(&mut self, number: impl Into<i128>) {
        self.bytes(&number.into().to_le_bytes());
    }

    fn person(&mut self, StoredPerson { profile, tokens, link_codes }: &StoredPerson) {
        self.text(profile.id.as_str());
        self.text(&profile.name);
        self.number(profile.created_at);
        self.number(profile.seen_at);
        self.number(tokens.len() as u64);
        for token in tokens {
            self.bytes(&token.hash);
            self.number(token.kind as u8);
            self.text(&token.name);
            self.number(token.created_at);
            self.number(token.used_at);
        }
        self.number(link_codes.len() as u64);
        for (hash, expires_at) in link_codes {
            self.bytes(hash);
            self.number(*expires_at);
        }
    }

    /// A log that was deleted is its number and its code, whatever a store has not freed yet.
    fn log(&mut self, log: &StoredLog, entries: u64, head: ChainHash) {
        let StoredLog { number, code, is_gone, summary, starts, end: _ } = log;
        self.number(*number);
        self.text(code);
        self.number(u8::from(*is_gone));
        if *is_gone {
            return;
        }
        self.number(entries);
        self.bytes(&head.0);
        self.number(starts.len() as u64);
        for start in starts {
            self.bytes(&start.hash.0);
        }
        self.number(u8::from(summary.is_some()));
        if let Some(summary) = summary {
            self.summary(summary);
        }
    }

    fn summary(&mut self, summary: &TableSummary) {
        let TableSummary {
            game,
            status,
            listed,
            opened_at,
            changed_at,
            wake_at,
            people,
            seats,
            taken,
        } = summary;
        self.text(game);
        self.number(*status as u8);
        self.number(u8::from(*listed));
        self.number(*opened_at);
        self.number(*changed_at);
        self.number(wake_at.map_or(-1, i128::from));
        self.number(people.len() as u64);
        for person in people {
            self.text(person.as_str());
        }
        self.number(*seats);
        self.number(*taken);
    }

    fn result(&mut self, StoredResult { number, log, result }: &StoredResult) {
        let SeatResult { person, game, game_number, seat, seats, place, points, share, ended_at } =
            result;
        self.number(*number);
        self.number(*log);
        self.text(person.as_str());
        self.text(game);
        self.number(*game_number);
        for number in [*seat, *seats, *place] {
            self.number(number);
        }
        self.number(*points);
        self.bytes(&share.to_le_bytes());
        self.number(*ended_at);
    }
}
