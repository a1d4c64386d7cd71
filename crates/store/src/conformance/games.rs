//! Where games start, and reading from there.

use super::{append, entries, start};
use crate::{Append, AppendError, Directory, GameStart, Log, StoredGame, StoredTable};

/// A table of three games: entries 0 and 1 before the first, games from 2, 4 and 7 on.
fn three_games(store: &impl Log, table: &str) {
    append(store, table, 0, &["open", "sit"]);
    let mut next = 2;
    for (number, texts) in [(1, &["a0", "a1"][..]), (2, &["b0", "b1", "b2"]), (3, &["c0"])] {
        let game_starts = vec![start(number, next, &format!("before {number}"))];
        let append = Append { game_starts, ..Append::new(table, next, entries(texts)) };
        assert_eq!(store.append(append).wait(), Ok(()));
        next += texts.len() as u64;
    }
}

/// A table is loaded from its latest game on, however many there were before.
pub fn a_table_is_loaded_from_its_latest_game_on<S: Log + Directory>(store: &S) {
    three_games(store, "a");
    let loaded = |texts: &[&str]| StoredTable {
        start: Some(start(3, 7, "before 3")),
        entries: entries(texts),
    };
    assert_eq!(store.load("a").wait(), Ok(Some(loaded(&["c0"]))));
    append(store, "a", 8, &["c1"]);
    assert_eq!(store.load("a").wait(), Ok(Some(loaded(&["c0", "c1"]))));
    assert_eq!(store.load("nowhere").wait(), Ok(None));
    let conflict = store.append(Append::new("a", 2, entries(&["no"]))).wait();
    assert_eq!(conflict, Err(AppendError::Conflict { expected: 9 }), "numbers go on over games");
}

/// A table without stored game starts is loaded whole.
pub fn a_table_without_game_starts_is_loaded_whole<S: Log + Directory>(store: &S) {
    append(store, "a", 0, &["x", "y"]);
    let whole = StoredTable { start: None, entries: entries(&["x", "y"]) };
    assert_eq!(store.load("a").wait(), Ok(Some(whole)));
    assert_eq!(store.game("a", 1).wait(), Ok(None));
    assert_eq!(store.games("a", None, 9).wait(), Ok(Vec::new()));
}

/// One game is read up to the start of the next game, the last one up to the end.
pub fn one_game_is_read_up_to_the_start_of_the_next<S: Log + Directory>(store: &S) {
    three_games(store, "a");
    let game = |number, first, texts: &[&str], is_last| {
        let start = start(number, first, &format!("before {number}"));
        Some(StoredGame { start, entries: entries(texts), is_last })
    };
    assert_eq!(store.game("a", 1).wait(), Ok(game(1, 2, &["a0", "a1"], false)));
    assert_eq!(store.game("a", 2).wait(), Ok(game(2, 4, &["b0", "b1", "b2"], false)));
    assert_eq!(store.game("a", 3).wait(), Ok(game(3, 7, &["c0"], true)));
    for missing in [0, 4, u32::MAX] {
        assert_eq!(store.game("a", missing).wait(), Ok(None));
    }
    assert_eq!(store.game("nowhere", 1).wait(), Ok(None));
}

/// The starts of games are listed newest first, in pages.
pub fn games_are_listed_newest_first_in_pages<S: Log + Directory>(store: &S) {
    three_games(store, "a");
    let numbers = |before, limit| -> Vec<u32> {
        store.games("a", before, limit).wait().unwrap().iter().map(|start| start.number).collect()
    };
    assert_eq!(numbers(None, 9), [3, 2, 1]);
    assert_eq!(numbers(None, 2), [3, 2]);
    assert_eq!(numbers(Some(2), 9), [1]);
    assert_eq!(numbers(Some(u32::MAX), 1), [3]);
    assert!(numbers(Some(1), 9).is_empty() && numbers(None, 0).is_empty());
    assert_eq!(store.games("a", Some(2), 1).wait().unwrap(), [start(1, 2, "before 1")]);
}

/// Game starts can be stored later, for a log that has none: with an append without entries.
pub fn game_starts_can_be_stored_later_for_an_older_log<S: Log + Directory>(store: &S) {
    append(store, "a", 0, &["open", "a0", "b0", "b1"]);
    let backfill = |first| Append {
        game_starts: vec![start(1, 1, "before 1"), start(2, 2, "before 2")],
        ..Append::new("a", first, Vec::new())
    };
    let stale = store.append(backfill(3)).wait();
    assert_eq!(stale, Err(AppendError::Conflict { expected: 4 }));
    assert_eq!(store.games("a", None, 9).wait(), Ok(Vec::new()));
    assert_eq!(store.append(backfill(4)).wait(), Ok(()));
    let loaded = store.load("a").wait().unwrap().unwrap();
    assert_eq!(loaded.start, Some(start(2, 2, "before 2")));
    assert_eq!(loaded.entries, entries(&["b0", "b1"]));
    assert_eq!(store.game("a", 1).wait().unwrap().unwrap().entries, entries(&["a0"]));
    append(store, "a", 4, &["b2"]);
    assert_eq!(store.load("a").wait().unwrap().unwrap().entries.len(), 3);
}

/// A game start replaces the one that is stored under its number.
pub fn a_game_start_replaces_the_one_with_its_number<S: Log + Directory>(store: &S) {
    three_games(store, "a");
    let checkpoint: Vec<u8> = (0..=255).cycle().take(50_000).collect();
    let again = GameStart { number: 2, first: 5, checkpoint };
    let append = Append { game_starts: vec![again.clone()], ..Append::new("a", 8, Vec::new()) };
    assert_eq!(store.append(append).wait(), Ok(()));
    let all = [start(3, 7, "before 3"), again, start(1, 2, "before 1")];
    assert_eq!(store.games("a", None, 9).wait().unwrap(), all);
    assert_eq!(store.game("a", 2).wait().unwrap().unwrap().entries, entries(&["b1", "b2"]));
    assert_eq!(store.game("a", 1).wait().unwrap().unwrap().entries.len(), 3);
}

/// The games of one table are not those of another.
pub fn games_of_one_table_are_not_those_of_another<S: Log + Directory>(store: &S) {
    append(store, "b", 0, &["x"]);
    three_games(store, "a");
    append(store, "b", 1, &["y"]);
    assert_eq!(store.game("b", 1).wait(), Ok(None));
    assert_eq!(store.load("b").wait().unwrap().unwrap().entries, entries(&["x", "y"]));
    assert_eq!(store.load("a").wait().unwrap().unwrap().entries, entries(&["c0"]));
}
