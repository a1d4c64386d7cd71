//! The promises every store keeps, each as a function that panics if a store does not keep it.
//!
//! An implementation runs [`all`] in its tests, with a function that makes an empty store. To look into one
//! promise, call its function alone.

mod ending;
mod games;
mod leases;
mod lists;
mod logs;
mod people;
mod results;

use std::panic::{AssertUnwindSafe, catch_unwind};

use vierblatt_protocol::Status;

use crate::{
    Append, Directory, GameStart, Leases, Log, Ms, PersonId, Profile, SeatResult, TableSummary,
};

pub use ending::*;
pub use games::*;
pub use leases::*;
pub use lists::*;
pub use logs::*;
pub use people::*;
pub use results::*;

/// A promise: what it is called, and the function that checks it with an empty store.
pub type Promise<S> = (&'static str, fn(&S));

macro_rules! promises {
    ($($name:ident),* $(,)?) => {
        /// All promises.
        pub fn promises<S: Log + Directory>() -> Vec<Promise<S>> {
            vec![$((stringify!($name), $name::<S>)),*]
        }
    };
}

promises! {
    // Logs.
    entries_are_read_back_in_order_from_any_number_on,
    any_number_but_the_next_is_a_conflict_that_names_the_next,
    an_append_without_entries_checks_the_number_and_makes_the_table,
    an_entry_without_bytes_is_refused_with_all_of_its_append,
    bytes_are_preserved_exactly,
    big_entries_are_preserved,
    codes_are_compared_exactly_in_any_script,
    of_many_who_want_a_number_exactly_one_wins,
    appends_of_one_caller_are_carried_out_in_their_order,
    a_callback_is_called_once_with_what_an_answer_would_say,
    who_was_answered_reads_what_was_written,
    // Games.
    a_table_is_loaded_from_its_latest_game_on,
    a_table_without_game_starts_is_loaded_whole,
    one_game_is_read_up_to_the_start_of_the_next,
    games_are_listed_newest_first_in_pages,
    game_starts_can_be_stored_later_for_an_older_log,
    a_game_start_replaces_the_one_with_its_number,
    games_of_one_table_are_not_those_of_another,
    // Lists.
    a_tables_summary_is_what_the_last_append_with_one_said,
    a_refused_append_leaves_everything_alone,
    open_tables_are_the_listed_ones_that_wait_those_opened_last_first,
    due_tables_are_those_that_are_not_over_the_most_urgent_first,
    due_tables_come_in_pages_and_none_is_left_out,
    a_persons_tables_follow_who_sits_where_and_come_in_pages,
    // Ending.
    idle_tables_are_found_by_what_they_are_doing,
    a_deleted_table_is_gone_and_its_code_stays_taken,
    a_probe_leaves_nothing_behind,
    // Results.
    results_are_listed_in_pages_newest_first,
    results_are_summed_up_by_game,
    // People.
    a_person_can_be_renamed_and_seen_and_an_id_is_taken_once,
    ids_become_the_people_who_still_exist,
    a_token_stands_for_one_person_until_it_is_taken_back,
    tokens_are_listed_with_their_last_use,
    a_link_code_works_once_even_if_many_try,
    a_link_code_expires_and_needs_a_person,
    a_link_code_is_not_used_up_for_a_token_that_is_taken,
    a_deleted_person_leaves_ids_that_resolve_to_nobody,
}

/// The promises of stores that several nodes share, beside all others.
pub fn lease_promises<S: Log + Directory + Leases>() -> Vec<Promise<S>> {
    vec![
        ("a_table_has_one_owner_at_a_time", a_table_has_one_owner_at_a_time::<S>),
        ("nodes_that_renew_are_alive", nodes_that_renew_are_alive::<S>),
        ("an_append_of_a_former_owner_is_refused", an_append_of_a_former_owner_is_refused::<S>),
        (
            "of_many_nodes_that_claim_a_table_one_gets_it",
            of_many_nodes_that_claim_a_table_one_gets_it::<S>,
        ),
        (
            "a_new_table_is_kept_by_the_node_that_made_it",
            a_new_table_is_kept_by_the_node_that_made_it::<S>,
        ),
    ]
}

/// Checks every promise, each with a store of its own.
///
/// # Panics
/// If a promise is broken; the message names all broken ones.
pub fn all<S: Log + Directory>(make: impl Fn() -> S) {
    let broken = broken(make);
    assert!(broken.is_empty(), "broken promises: {broken:#?}");
}

/// The names of the promises that a store breaks.
pub fn broken<S: Log + Directory>(make: impl Fn() -> S) -> Vec<&'static str> {
    broken_of(promises(), make)
}

/// The names of those of these promises that a store breaks.
pub fn broken_of<S>(promises: Vec<Promise<S>>, make: impl Fn() -> S) -> Vec<&'static str> {
    let is_broken = |(_, check): &Promise<S>| {
        let store = make();
        catch_unwind(AssertUnwindSafe(|| check(&store))).is_err()
    };
    promises.into_iter().filter(is_broken).map(|(name, _)| name).collect()
}

/// Texts as entries.
fn entries(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// Appends, which must succeed.
#[track_caller]
fn append(store: &impl Log, table: &str, first: u64, texts: &[&str]) {
    assert_eq!(store.append(Append::new(table, first, entries(texts))).wait(), Ok(()));
}

/// The whole log of a table.
#[track_caller]
fn read(store: &impl Log, table: &str) -> Vec<Vec<u8>> {
    store.read(table, 0, u32::MAX).wait().unwrap()
}

fn start(number: u32, first: u64, checkpoint: &str) -> GameStart {
    GameStart { number, first, checkpoint: checkpoint.as_bytes().to_vec() }
}

fn summary(status: Status, opened_at: Ms, people: &[&str]) -> TableSummary {
    TableSummary {
        game: "joomo".to_owned(),
        status,
        listed: true,
        opened_at,
        changed_at: opened_at,
        wake_at: None,
        people: people.iter().map(|&id| id.into()).collect(),
        seats: 4,
        taken: people.len() as u8,
    }
}

/// Replaces a table's summary, without an entry.
#[track_caller]
fn put(store: &impl Log, table: &str, summary: TableSummary) {
    let append = Append { summary: Some(summary), ..Append::new(table, 0, Vec::new()) };
    assert_eq!(store.append(append).wait(), Ok(()));
}

fn profile(id: &str) -> Profile {
    Profile { id: id.into(), name: id.to_uppercase(), created_at: 10, seen_at: 10 }
}

#[track_caller]
fn register(store: &impl Directory, ids: &[&str]) {
    for id in ids {
        assert_eq!(store.add_person(profile(id)).wait(), Ok(true));
    }
}

fn result(person: &str, game_number: u32, place: u8, points: i64, share: f64) -> SeatResult {
    SeatResult {
        person: PersonId::from(person),
        game: "joomo".to_owned(),
        game_number,
        seat: 0,
        seats: 3,
        place,
        points,
        share,
        ended_at: 1000 + Ms::from(game_number),
    }
}
