//! Many at once.

use std::collections::HashMap;
use std::thread;

use vierblatt_store::{Append, AppendError, Log};
use vierblatt_store_sqlite::SqliteStore;

const THREADS: usize = 100;
const TABLES: usize = 20;
/// What each thread wants to get into each table it plays at.
const ENTRIES: usize = 4;

/// Appends to a table until it has won this many numbers; which ones they were.
fn win_numbers(store: &SqliteStore, table: &str, thread: usize) -> Vec<u64> {
    let mut next = 0;
    let mut won = Vec::new();
    while won.len() < ENTRIES {
        let entry = format!("{thread} {next}").into_bytes();
        match store.append(Append::new(table, next, vec![entry])).wait() {
            Ok(()) => {
                won.push(next);
                next += 1;
            }
            Err(AppendError::Conflict { expected }) => {
                assert_ne!(expected, next, "a conflict over the right number");
                next = expected;
            }
            Err(other) => panic!("{other}"),
        }
    }
    won
}

#[test]
fn of_a_hundred_threads_exactly_one_wins_each_number_and_no_number_is_missing() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let players: Vec<_> = (0..THREADS)
        .map(|thread| {
            let store = store.clone();
            let table = format!("table {}", thread % TABLES);
            thread::spawn(move || (table.clone(), thread, win_numbers(&store, &table, thread)))
        })
        .collect();
    let mut winners: HashMap<(String, u64), usize> = HashMap::new();
    for player in players {
        let (table, thread, won) = player.join().unwrap();
        for n in won {
            assert_eq!(winners.insert((table.clone(), n), thread), None, "{table} {n} twice");
        }
    }
    for table in (0..TABLES).map(|table| format!("table {table}")) {
        let log = store.read(&table, 0, u32::MAX).wait().unwrap();
        assert_eq!(log.len(), THREADS / TABLES * ENTRIES);
        for (n, entry) in (0..).zip(log) {
            let winner = winners[&(table.clone(), n)];
            assert_eq!(String::from_utf8(entry).unwrap(), format!("{winner} {n}"));
        }
    }
    assert!(store.commits() < (THREADS * ENTRIES) as u64, "they shared commits");
}
