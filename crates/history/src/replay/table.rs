//! A whole table as the store has it: from the start of its latest game, or from its first entry where no starts were kept.

use vierblatt_catalog::TableGame;
use vierblatt_store::{GameStart, StoredTable};

use super::read;
use crate::folded::{Checkpoint, Corrupt, Folded};
use crate::{Entry, Line, Opened};

/// What a stored table folds to.
pub struct FoldedTable<G: TableGame> {
    /// All of it.
    pub folded: Folded<G>,
    /// The lines of the game being played, each with how much had been told after it.
    pub lines: Vec<(u32, Line)>,
    /// The games' starts, where the store did not have them: a log from before they were kept.
    pub missing_starts: Vec<GameStart>,
}

/// Which game is played at a stored table, by its id.
///
/// # Errors
/// When it makes no sense.
pub fn game_of(stored: &StoredTable) -> Result<String, Corrupt> {
    match &stored.start {
        Some(start) => Ok(Checkpoint::read(&start.checkpoint)?.opened.game),
        None => Ok(opened(stored)?.game),
    }
}

fn opened(stored: &StoredTable) -> Result<Opened, Corrupt> {
    let first = stored.entries.first().ok_or(Corrupt { n: 0, why: "an empty log" })?;
    match read(first, 0)?.entry {
        Entry::Opened(opened) => Ok(*opened),
        _ => Err(Corrupt { n: 0, why: "the first entry opens the table" }),
    }
}

/// Folds a stored table.
///
/// # Errors
/// When it makes no sense.
pub fn fold_table<G: TableGame>(stored: &StoredTable) -> Result<FoldedTable<G>, Corrupt> {
    let mut entries = stored.entries.iter();
    let mut missing_starts = Vec::new();
    let mut lines = Vec::new();
    let mut folded = if let Some(start) = &stored.start {
        Checkpoint::read(&start.checkpoint)?.restore::<G>()?
    } else {
        let first = entries.next().ok_or(Corrupt { n: 0, why: "an empty log" })?;
        let line = read(first, 0)?;
        let folded = Folded::begin(&line)?;
        lines.push((folded.told, line));
        folded
    };
    for entry in entries {
        let line = read(entry, folded.n)?;
        if stored.start.is_none() && matches!(line.entry, Entry::Started | Entry::Rematch) {
            missing_starts.push(folded.game_start(&line.entry)?);
            lines.clear();
        }
        folded.fold(&line)?;
        lines.push((folded.told, line));
    }
    Ok(FoldedTable { folded, lines, missing_starts })
}
