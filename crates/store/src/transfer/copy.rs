//! Moving everything from one store into another.

use super::digest::digest;
use super::{Begun, Counts, Position, Source, StoredEntry, Target, TransferError, walk};
use crate::{ChainCheck, ChainHash};

/// How many rows are read at once.
const PAGE: u32 = 500;
/// How many rows are stored together.
const COMMIT_AFTER: u64 = 5000;

/// How far a move is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// So many rows of the source are read and checked.
    Checked(u64),
    /// So many rows are in the target, among them those of an earlier try.
    Copied(u64),
    /// So many rows of the target are read again and compared.
    Compared(u64),
}

/// Moves everything into an empty target, or goes on with an earlier try. The source is read and checked first; at the end all of
/// the target is read and must be equal to it. Answers with how much there was. `tell` hears how far it is.
///
/// # Errors
/// When the source is damaged, the target has something else in it, or a store fails. What is in the target by then stays there, and
/// the next call goes on from it.
pub fn copy(
    source: &mut dyn Source,
    target: &mut dyn Target,
    tell: &mut dyn FnMut(Progress),
) -> Result<Counts, TransferError> {
    let wanted = digest(source, &mut |rows| tell(Progress::Checked(rows)))?;
    match target.begin(&wanted)? {
        Begun::New | Begun::Again => {}
        Begun::NotEmpty => return Err(TransferError::NotEmpty),
        Begun::Another => return Err(TransferError::Another),
    }
    let position = target.position()?;
    let mut copying = Copying { done: target.counts()?.all(), waiting: 0, target, tell };
    copying.people(source, &position)?;
    copying.logs(source, &position)?;
    copying.results(source, &position)?;
    copying.commit()?;
    let Copying { target, tell, .. } = copying;
    let written = digest(target, &mut |rows| tell(Progress::Compared(rows)));
    match written {
        Ok(written) if written == wanted => {}
        Ok(_) | Err(TransferError::Damaged { .. }) => return Err(TransferError::Differs),
        Err(error) => return Err(error),
    }
    target.finish()?;
    Ok(source.counts()?)
}

struct Copying<'a> {
    target: &'a mut dyn Target,
    tell: &'a mut dyn FnMut(Progress),
    done: u64,
    /// Rows that were added since the last commit.
    waiting: u64,
}

impl Copying<'_> {
    fn added(&mut self, rows: u64) -> Result<(), TransferError> {
        self.done += rows;
        self.waiting += rows;
        if self.waiting >= COMMIT_AFTER {
            self.commit()?;
        }
        Ok(())
    }

    fn commit(&mut self) -> Result<(), TransferError> {
        self.target.commit()?;
        self.waiting = 0;
        (self.tell)(Progress::Copied(self.done));
        Ok(())
    }

    fn people(&mut self, source: &mut dyn Source, at: &Position) -> Result<(), TransferError> {
        let mut last = at.person.clone();
        loop {
            let people = source.people(last.as_ref(), PAGE)?;
            let Some(person) = people.last() else { return Ok(()) };
            self.target.add_people(&people)?;
            self.added(people.len() as u64)?;
            last = Some(person.profile.id.clone());
        }
    }

    fn logs(&mut self, source: &mut dyn Source, at: &Position) -> Result<(), TransferError> {
        let begun = at.log.map(|(number, entries, head)| (number, (entries, head)));
        // The last one may not be whole yet: it is looked at again.
        let mut last = begun.map_or(i64::MIN, |(number, _)| number - 1);
        loop {
            let logs = source.logs("", last, PAGE)?;
            let Some(end) = logs.last().map(|log| log.number) else { return Ok(()) };
            for log in &logs {
                let there = begun.filter(|(number, _)| *number == log.number).map(|(_, at)| at);
                if there.is_none() {
                    self.target.add_log(log)?;
                    self.added(1)?;
                }
                let from = there.map(|(entries, head)| {
                    let head = head.unwrap_or_else(|| ChainHash::first(&log.code));
                    ChainCheck::after(head, entries)
                });
                walk(source, log, from, |entries: &[StoredEntry], check| {
                    if entries.is_empty() {
                        return Ok(());
                    }
                    self.target.add_entries(log.number, entries, check.hash())?;
                    self.added(entries.len() as u64)
                })?;
            }
            last = end;
        }
    }

    fn results(&mut self, source: &mut dyn Source, at: &Position) -> Result<(), TransferError> {
        let mut last = at.result;
        loop {
            let results = source.results(last, PAGE)?;
            let Some(end) = results.last().map(|result| result.number) else { return Ok(()) };
            self.target.add_results(&results)?;
            self.added(results.len() as u64)?;
            last = end;
        }
    }
}
