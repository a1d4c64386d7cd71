//! The store in memory keeps every promise, and the suite notices stores that do not.

use vierblatt_store::{MemoryStore, conformance};

#[test]
fn the_store_in_memory_keeps_every_promise() {
    conformance::all(MemoryStore::new);
}

#[test]
fn a_store_without_compare_and_set_is_noticed() {
    let broken = conformance::broken(MemoryStore::without_compare_and_set);
    for promise in [
        "any_number_but_the_next_is_a_conflict_that_names_the_next",
        "an_append_without_entries_checks_the_number_and_makes_the_table",
        "of_many_who_want_a_number_exactly_one_wins",
        "a_callback_is_called_once_with_what_an_answer_would_say",
        "game_starts_can_be_stored_later_for_an_older_log",
        "a_refused_append_leaves_everything_alone",
    ] {
        assert!(broken.contains(&promise), "{promise} was not found broken, only {broken:?}");
    }
}

#[test]
fn the_store_in_memory_keeps_the_promises_of_leases() {
    let broken = conformance::broken_of(conformance::lease_promises(), MemoryStore::new);
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn a_store_without_fencing_is_noticed() {
    let broken =
        conformance::broken_of(conformance::lease_promises(), MemoryStore::without_fencing);
    assert!(broken.contains(&"an_append_of_a_former_owner_is_refused"), "{broken:?}");
}

#[test]
fn no_promise_is_listed_twice() {
    let mut names: Vec<_> =
        conformance::promises::<MemoryStore>().into_iter().map(|(name, _)| name).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}
