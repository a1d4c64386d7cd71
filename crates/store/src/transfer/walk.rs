//! Reading a whole log and checking it against its hash chain.

use super::{Source, StoredEntry, StoredLog, StoredStart, TransferError};
use crate::{ChainCheck, ChainHash, Damage};

/// How many entries are read at once.
const PAGE: u32 = 2000;

/// Reads a log from its first entry or from where `from` stands, a page at a time, and checks entries, starts of games and the end.
/// Answers with the check after the last entry.
///
/// # Errors
/// When it is damaged, cannot be read, or `each` fails.
pub fn walk(
    source: &mut dyn Source,
    log: &StoredLog,
    from: Option<ChainCheck>,
    mut each: impl FnMut(&[StoredEntry], ChainCheck) -> Result<(), TransferError>,
) -> Result<ChainCheck, TransferError> {
    let damaged = |damage| TransferError::Damaged { code: log.code.clone(), damage };
    let mut check = from.unwrap_or_else(|| ChainCheck::after(ChainHash::first(&log.code), 0));
    let begun_at = check.next();
    if log.is_gone {
        return Ok(check);
    }
    let fits = |at: ChainCheck| {
        let here = log.starts.iter().filter(|start| start.start.first == at.next());
        let is_right = |start: &&StoredStart| {
            start.before == at.hash() && start.before.of_start(&start.start) == start.hash
        };
        let mut wrong = here.filter(|start| !is_right(start));
        wrong.next().map_or(Ok(()), |start| Err(Damage::GameStart(start.start.number)))
    };
    fits(check).map_err(damaged)?;
    loop {
        let entries = source.entries(log.number, check.next(), PAGE)?;
        for StoredEntry { number, entry, hash } in &entries {
            check.take(*number, entry, hash).map_err(damaged)?;
            fits(check).map_err(damaged)?;
        }
        each(&entries, check)?;
        if entries.len() < PAGE as usize {
            break;
        }
    }
    let is_whole = log.end.is_none_or(|end| end == (check.next(), check.hash()));
    // A game that starts after the end: the entries between are missing.
    let is_beyond = log.starts.iter().any(|start| start.start.first > check.next());
    if !is_whole || is_beyond || check.next() < begun_at {
        return Err(damaged(Damage::Entry(check.next())));
    }
    Ok(check)
}
