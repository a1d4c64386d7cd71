//! Tables that nobody wants any more, and damage.

use vierblatt_protocol::Status;

use super::{append, entries, put, read, register, result, start, summary};
use crate::{Append, AppendError, Damage, Directory, Idle, Log, Ms, StorageError, TableSummary};

fn changed(status: Status, changed_at: Ms, people: &[&str]) -> TableSummary {
    TableSummary { changed_at, ..summary(status, 1, people) }
}

/// Tables at which nothing happens are found by what they are doing, the longest first, and only those.
pub fn idle_tables_are_found_by_what_they_are_doing<S: Log + Directory>(store: &S) {
    put(store, "empty", changed(Status::Lobby, 30, &[]));
    put(store, "lobby", changed(Status::Lobby, 20, &["p1"]));
    put(store, "old", changed(Status::Playing, 10, &["p1"]));
    put(store, "older", changed(Status::Playing, 5, &[]));
    put(store, "over", changed(Status::Over, 10, &["p1"]));
    let idle = |idle, before, limit| -> Vec<String> {
        let found = store.idle_tables(idle, before, None, limit).wait().unwrap();
        found.into_iter().map(|table| table.code).collect()
    };
    assert_eq!(idle(Idle::EmptyLobby, 100, 9), ["empty"]);
    assert_eq!(idle(Idle::Lobby, 100, 9), ["lobby", "empty"]);
    assert_eq!(idle(Idle::Playing, 100, 9), ["older", "old"]);
    assert_eq!(idle(Idle::Playing, 100, 1), ["older"]);
    assert_eq!(idle(Idle::Playing, 10, 9), ["older"], "before is before");
    assert_eq!(idle(Idle::Over, 100, 9), ["over"]);
    let first = store.idle_tables(Idle::Playing, 100, None, 1).wait().unwrap().remove(0);
    let after = Some((first.summary.changed_at, first.number));
    let next = store.idle_tables(Idle::Playing, 100, after, 9).wait().unwrap();
    assert_eq!((next.len(), next[0].code.as_str()), (1, "old"));
}

/// A deleted table is found nowhere, its code is never given to another, and results stay with the people.
pub fn a_deleted_table_is_gone_and_its_code_stays_taken<S: Log + Directory>(store: &S) {
    register(store, &["p1"]);
    append(store, "other", 0, &["x"]);
    let first = Append {
        summary: Some(changed(Status::Playing, 7, &["p1"])),
        game_starts: vec![start(1, 1, "before 1")],
        results: vec![result("p1", 1, 1, 9, 1.0)],
        ..Append::new("a", 0, entries(&["open", "a0", "a1"]))
    };
    assert_eq!(store.append(first).wait(), Ok(()));
    assert_eq!(store.delete_table("a", 6).wait(), Ok(false), "it has changed since");
    assert_eq!(store.delete_table("nowhere", 7).wait(), Ok(false));
    assert_eq!(read(store, "a").len(), 3);

    assert_eq!(store.delete_table("a", 7).wait(), Ok(true));
    let nothing_of_it = || {
        assert_eq!(store.load("a").wait(), Ok(None));
        assert_eq!(store.game("a", 1).wait(), Ok(None));
        assert_eq!(store.games("a", None, 9).wait(), Ok(Vec::new()));
        assert!(read(store, "a").is_empty());
        assert_eq!(store.table("a").wait(), Ok(None));
        assert_eq!(store.person_tables(&"p1".into(), Status::Playing, None, 9).wait(), Ok(vec![]));
        assert_eq!(store.idle_tables(Idle::Playing, 100, None, 9).wait(), Ok(Vec::new()));
    };
    nothing_of_it();
    let mut rounds = 0;
    while store.remove_leftovers(2).wait().unwrap() > 0 {
        rounds += 1;
        assert!(rounds < 10, "it comes to an end");
    }
    nothing_of_it();
    for taken in [0, 3] {
        let again = store.append(Append::new("a", taken, entries(&["new"]))).wait();
        assert!(matches!(again, Err(AppendError::Conflict { .. })), "{again:?}");
    }
    assert_eq!(store.delete_table("a", 7).wait(), Ok(false), "it is gone already");
    assert_eq!(store.person_results(&"p1".into(), None, 9).wait().unwrap().len(), 1);
    assert_eq!(store.count_tables().wait(), Ok(2), "how many there have ever been");
    append(store, "other", 1, &["y"]);
    assert_eq!(read(store, "other").len(), 2);
}

/// A store that works says so, as often as it is asked, and nothing is left of that.
pub fn a_probe_leaves_nothing_behind<S: Log + Directory>(store: &S) {
    append(store, "a", 0, &["x"]);
    for _ in 0..3 {
        assert_eq!(store.probe().wait(), Ok(()));
    }
    assert_eq!(read(store, "a"), entries(&["x"]));
    assert_eq!(store.count_tables().wait(), Ok(1));
}

/// Damage to one entry is noticed by whoever reads it, and by nobody else. Not among the promises that [`all`](super::all) checks:
/// a store has to be told how to damage itself.
///
/// # Panics
/// If damaged bytes are given out, or others suffer.
pub fn damage_is_noticed<S: Log + Directory>(store: &S, damage: impl Fn(&S, &str, u64)) {
    for table in ["a", "b"] {
        append(store, table, 0, &["open", "sit"]);
        for (number, first) in [(1, 2), (2, 4)] {
            let game_starts = vec![start(number, first, "before")];
            let game = Append { game_starts, ..Append::new(table, first, entries(&["m0", "m1"])) };
            assert_eq!(store.append(game).wait(), Ok(()));
        }
    }
    damage(store, "a", 3);
    let damaged = Err(StorageError::Damaged(Damage::Entry(3)));
    assert_eq!(store.read("a", 0, u32::MAX).wait(), damaged);
    assert_eq!(store.game("a", 1).wait().map(|_| Vec::new()), damaged);
    assert_eq!(store.read("a", 0, 3).wait().map(|read| read.len()), Ok(3), "before the damage");
    // Loading reads from the latest start on, and nothing of that is damaged.
    assert_eq!(store.load("a").wait().unwrap().unwrap().entries.len(), 2);
    damage(store, "a", 5);
    let damaged = store.load("a").wait();
    assert_eq!(damaged, Err(StorageError::Damaged(Damage::Entry(5))));
    assert_eq!(store.load("b").wait().unwrap().unwrap().entries.len(), 2);
    assert_eq!(read(store, "b").len(), 6);
}
