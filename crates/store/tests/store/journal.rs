//! The journal of simulations does what the store does, until it is told to fail.

use vierblatt_store::{AppendError, Journal, MemoryJournal, Store};

fn entry(text: &str) -> Vec<Vec<u8>> {
    vec![text.as_bytes().to_vec()]
}

/// What every journal must do.
fn compares_and_sets(mut journal: impl Journal) -> bool {
    journal.append("a", 0, &entry("x")).unwrap();
    journal.append("b", 0, &[]).unwrap();
    let conflicts = [("a", 0, 1), ("a", 2, 1), ("b", 1, 0), ("c", 7, 0)];
    let refused = conflicts.iter().all(|&(table, first, expected)| {
        journal.append(table, first, &entry("no")) == Err(AppendError::Conflict { expected })
    });
    refused
        && journal.append("a", 1, &[b"y".to_vec(), b"z".to_vec()]).is_ok()
        && journal.read("a", 1).unwrap() == [b"y", b"z"]
        && journal.read("a", 9).unwrap().is_empty()
        && journal.read("c", 0).unwrap().is_empty()
}

#[test]
fn the_store_and_the_memory_journal_compare_and_set_alike() {
    assert!(compares_and_sets(Store::in_memory()));
    assert!(compares_and_sets(MemoryJournal::new()));
    assert!(compares_and_sets(MemoryJournal::with_sync_by_hand()));
}

#[test]
fn a_journal_that_does_not_is_noticed() {
    assert!(!compares_and_sets(MemoryJournal::without_compare_and_set()));
}

#[test]
fn only_the_next_append_fails_and_changes_nothing() {
    let mut journal = MemoryJournal::new();
    journal.fail_next(AppendError::Full);
    assert_eq!(journal.append("a", 0, &entry("x")), Err(AppendError::Full));
    assert!(journal.read("a", 0).unwrap().is_empty());
    assert_eq!(journal.append("a", 0, &entry("x")), Ok(()));
}

#[test]
fn a_crash_loses_what_was_not_synced_and_nothing_else() {
    let mut journal = MemoryJournal::with_sync_by_hand();
    journal.append("a", 0, &entry("safe")).unwrap();
    journal.sync();
    journal.append("a", 1, &entry("lost")).unwrap();
    journal.append("b", 0, &entry("lost")).unwrap();
    journal.crash();
    assert_eq!(journal.read("a", 0).unwrap(), entry("safe"));
    assert!(journal.read("b", 0).unwrap().is_empty());
    assert_eq!(journal.append("a", 1, &entry("again")), Ok(()));

    let mut correct = MemoryJournal::new();
    correct.append("a", 0, &entry("safe")).unwrap();
    correct.crash();
    assert_eq!(correct.read("a", 0).unwrap(), entry("safe"));
}
