//! What goes wrong: damage, lost connections, nodes that are no longer the owner.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use vierblatt_store::{Append, AppendError, Damage, Lease, Log, NodeId, StorageError};
use vierblatt_store_postgres::{Address, PostgresStore, Use};

use crate::database::{empty, open, run};

fn entry(table: &str, first: u64, text: &str) -> Append {
    Append::new(table, first, vec![text.as_bytes().to_vec()])
}

#[test]
fn a_changed_entry_and_a_missing_end_are_found_and_no_other_table_is_affected() {
    let url = empty();
    let store = open(&url);
    for table in ["a", "b", "c"] {
        for n in 0..3 {
            assert_eq!(store.append(entry(table, n, "x")).wait(), Ok(()));
        }
    }
    run(
        &url,
        "UPDATE log SET entry = 'y' WHERE n = 1 AND table_id = (SELECT id FROM tables WHERE code = 'a')",
    );
    run(
        &url,
        "DELETE FROM log WHERE n = 2 AND table_id = (SELECT id FROM tables WHERE code = 'b')",
    );
    let damaged = |n| Err(StorageError::Damaged(Damage::Entry(n)));
    assert_eq!(store.read("a", 0, 9).wait(), damaged(1));
    assert_eq!(store.load("b").wait(), Err(StorageError::Damaged(Damage::Entry(2))));
    assert_eq!(store.read("c", 0, 9).wait().unwrap().len(), 3);
}

#[test]
fn many_appends_share_a_commit() {
    let store = open(&empty());
    let answers: Vec<_> =
        (0..500).map(|n| store.append(entry(&format!("t{}", n % 50), n / 50, "x"))).collect();
    assert!(answers.into_iter().all(|answer| answer.wait() == Ok(())));
    assert!(store.commits() < 250, "{} commits for 500 appends", store.commits());
}

/// However often connections are cut, an append that was answered `Ok` is there once, and none is there twice.
#[test]
fn connections_that_are_cut_lose_nothing_and_double_nothing() {
    let url = empty();
    let store = open(&url);
    let is_over = Arc::new(AtomicBool::new(false));
    let cutter = {
        let (url, is_over) = (url.clone(), Arc::clone(&is_over));
        thread::spawn(move || {
            while !is_over.load(Ordering::SeqCst) {
                run(
                    &url,
                    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
                     WHERE locktype = 'advisory' AND objid = hashtext(current_schema())::oid AND pid <> pg_backend_pid()",
                );
            }
        })
    };
    for n in 0..40 {
        let answers: Vec<_> = (0..10)
            .map(|t| store.append(entry(&format!("t{t}"), n, &format!("{t} {n}"))))
            .collect();
        for answer in answers {
            assert_eq!(answer.wait(), Ok(()), "entry {n}");
        }
    }
    is_over.store(true, Ordering::SeqCst);
    cutter.join().expect("the cutter");
    for t in 0..10 {
        let log = store.read(&format!("t{t}"), 0, 99).wait().unwrap();
        let wanted: Vec<Vec<u8>> = (0..40).map(|n| format!("{t} {n}").into_bytes()).collect();
        assert_eq!(log, wanted);
    }
}

#[test]
fn what_another_node_wrote_is_seen_by_the_next_append() {
    let url = empty();
    let address: Address = url.parse().unwrap();
    let node = || PostgresStore::open(&address, Use::Together).expect("it opens");
    let (one, other) = (node(), node());
    assert_eq!(one.append(entry("a", 0, "x")).wait(), Ok(()));
    assert_eq!(other.append(entry("a", 1, "y")).wait(), Ok(()));
    let conflict = AppendError::Conflict { expected: 2 };
    assert_eq!(one.append(entry("a", 1, "z")).wait(), Err(conflict));
    assert_eq!(one.append(entry("a", 2, "z")).wait(), Ok(()));
    assert_eq!(other.append(entry("a", 3, "w")).wait(), Ok(()));
    // The table changes hands behind the back of both.
    run(&url, "UPDATE tables SET epoch = 1");
    assert_eq!(one.append(entry("a", 4, "v")).wait(), Err(AppendError::Stale { epoch: 1 }));
    let lease = Some(Lease { node: NodeId(1), epoch: 1 });
    assert_eq!(one.append(Append { lease, ..entry("a", 4, "v") }).wait(), Ok(()));
}
