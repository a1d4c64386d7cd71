//! Games of a log, folded from where each starts: for replays, downloads, checking the deals, and for bots that come late.

mod in_page;
mod of_record;
mod record;
mod steps;
mod table;

pub use in_page::{InPage, Sender, table_of_record};
pub use of_record::{StepsWanted, steps_of_record};
pub use record::GameRecord;
pub(crate) use record::record;
pub(crate) use steps::steps;
pub use steps::{Step, Steps};
pub use table::{FoldedTable, fold_table, game_of};
use vierblatt_catalog::TableGame;
use vierblatt_game::Told;
use vierblatt_store::StoredGame;

use crate::folded::{Checkpoint, Corrupt, Folded};
use crate::{Entry, Line};

/// Folds one game, as far as entry number `end` of the log if that is given, and tells of every entry: the game after it, the entry, what was
/// told by it.
///
/// # Errors
/// When it makes no sense, or ends too early.
pub fn fold_game<G: TableGame>(
    game: &StoredGame,
    end: Option<u32>,
    mut each: impl FnMut(&Folded<G>, &Line, Told<G>),
) -> Result<Folded<G>, Corrupt> {
    let mut folded = Checkpoint::read(&game.start.checkpoint)?.restore::<G>()?;
    if u64::from(folded.n) != game.start.first {
        return Err(Corrupt { n: folded.n, why: "a checkpoint of another entry" });
    }
    for entry in &game.entries {
        if Some(folded.n) == end {
            break;
        }
        let line = read(entry, folded.n)?;
        let told = folded.fold(&line)?;
        each(&folded, &line, told);
    }
    if end.is_some_and(|end| folded.n < end) {
        return Err(Corrupt { n: folded.n, why: "the log is shorter than it was" });
    }
    Ok(folded)
}

/// A line from the store's bytes.
///
/// # Errors
/// When this version does not understand it.
pub fn read(entry: &[u8], n: u32) -> Result<Line, Corrupt> {
    Line::read(entry)
        .map_err(|_| Corrupt { n, why: "an entry that this version does not understand" })
}

/// All that was told in a game until entry number `end` of the log.
///
/// # Errors
/// When it makes no sense, or ends too early.
pub fn told_so_far<G: TableGame>(game: &StoredGame, end: u32) -> Result<Vec<Told<G>>, Corrupt> {
    let mut so_far: Vec<Told<G>> = Vec::new();
    fold_game::<G>(game, Some(end), |_, line, told| match line.entry {
        // It is as if it had never been told.
        Entry::TakenBack => drop(so_far.pop()),
        Entry::Acted { .. } => so_far.push(told),
        _ => {}
    })?;
    Ok(so_far)
}
