//! Bytes as a table's log, one entry per line: whatever they are, the table is loaded or refused, and its games are shown or not.

use vierblatt_bus::Perspective;
use vierblatt_history::{Line, people, record, steps};
use vierblatt_store::{GameStart, StoredGame, StoredTable};
use vierblatt_table::load;

/// How many steps of a game are looked at.
const STEPS: usize = 50;

/// Loads a table and shows its games.
///
/// # Panics
/// If a table loads whole and not from one of its games.
pub fn log(bytes: &[u8]) {
    let lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let entries: Vec<Vec<u8>> = lines.map(<[u8]>::to_vec).collect();
    for entry in &entries {
        let _ = Line::read(entry);
    }
    let loaded = load(&StoredTable { start: None, entries: entries.clone() }, 1);
    let Ok(loaded) = loaded else { return };
    for start in loaded.missing_starts {
        let first = usize::try_from(start.first).expect("it is within the log");
        let game =
            StoredGame { entries: entries[first..].to_vec(), start: start.clone(), is_last: true };
        show(&game);
        // Whoever loads from a game's start gets a table, too.
        let stored = StoredTable { start: Some(start), entries: entries[first..].to_vec() };
        assert!(load(&stored, 1).is_ok(), "a table loads whole and not from its game");
    }
    // A checkpoint that makes no sense is refused like everything else.
    let checkpoint = entries.first().cloned().unwrap_or_default();
    let start = GameStart { number: 1, first: 0, checkpoint };
    let _ = load(&StoredTable { start: Some(start.clone()), entries: entries.clone() }, 1);
    show(&StoredGame { start, entries, is_last: true });
}

fn show(game: &StoredGame) {
    let _ = people(game);
    let _ = record(game);
    for perspective in [Perspective::Public, Perspective::Open, Perspective::Seat(0)] {
        let _ = steps(game, &[], perspective, 0, STEPS);
    }
}
