//! The store in memory, when it is told to wait or to fail.

use std::sync::{Arc, Mutex};

use vierblatt_store::{Answer, Append, AppendError, Log, MemoryStore, StorageError};

const FULL: AppendError = AppendError::Storage(StorageError::Full);
const CLOSED: AppendError = AppendError::Storage(StorageError::Closed);

fn entry(table: &str, first: u64, text: &str) -> Append {
    Append::new(table, first, vec![text.as_bytes().to_vec()])
}

fn log(store: &MemoryStore, table: &str) -> Vec<Vec<u8>> {
    store.read(table, 0, u32::MAX).wait().unwrap()
}

#[test]
fn only_the_next_append_fails_and_changes_nothing() {
    let store = MemoryStore::new();
    store.fail_next_append(FULL);
    assert_eq!(store.append(entry("a", 0, "x")).wait(), Err(FULL));
    assert!(log(&store, "a").is_empty());
    assert_eq!(store.append(entry("a", 0, "x")).wait(), Ok(()));
}

#[test]
fn an_append_that_waits_is_neither_answered_nor_seen_before_it_is_synced() {
    let store = MemoryStore::with_sync_by_hand();
    let heard = Arc::new(Mutex::new(Vec::new()));
    for first in [0, 0, 1] {
        let heard = Arc::clone(&heard);
        let done = Box::new(move |answer| heard.lock().unwrap().push(answer));
        store.append_then(entry("a", first, "x"), done);
    }
    assert!(heard.lock().unwrap().is_empty());
    assert!(log(&store, "a").is_empty());
    store.sync();
    let conflict = Err(AppendError::Conflict { expected: 1 });
    assert_eq!(*heard.lock().unwrap(), [Ok(()), conflict, Ok(())]);
    assert_eq!(log(&store, "a").len(), 2);
}

#[test]
fn a_crash_loses_what_was_not_synced_and_nothing_else() {
    let store = MemoryStore::with_sync_by_hand();
    let safe = store.append(entry("a", 0, "safe"));
    store.sync();
    assert_eq!(safe.wait(), Ok(()));
    let lost = [store.append(entry("a", 1, "lost")), store.append(entry("b", 0, "lost"))];
    store.crash();
    assert_eq!(lost.map(Answer::wait), [Err(CLOSED), Err(CLOSED)]);
    assert_eq!(log(&store, "a"), [b"safe"]);
    assert!(log(&store, "b").is_empty());
    let again = store.append(entry("a", 1, "again"));
    store.sync();
    assert_eq!(again.wait(), Ok(()));

    let correct = MemoryStore::new();
    correct.append(entry("a", 0, "safe")).wait().unwrap();
    correct.crash();
    assert_eq!(log(&correct, "a"), [b"safe"]);
}

#[test]
fn a_store_that_answers_too_early_loses_what_it_acknowledged() {
    let store = MemoryStore::answering_before_sync();
    assert_eq!(store.append(entry("a", 0, "safe")).wait(), Ok(()));
    store.sync();
    assert_eq!(store.append(entry("a", 1, "lost")).wait(), Ok(()));
    assert_eq!(log(&store, "a").len(), 2);
    store.crash();
    assert_eq!(log(&store, "a"), [b"safe"]);
}

#[test]
fn a_callback_may_use_the_store() {
    let store = MemoryStore::with_sync_by_hand();
    let handle = store.clone();
    let next = move |answer| {
        assert_eq!(answer, Ok(()));
        handle.append_then(entry("a", 1, "y"), Box::new(|answer| assert_eq!(answer, Ok(()))));
    };
    store.append_then(entry("a", 0, "x"), Box::new(next));
    store.sync();
    store.sync();
    assert_eq!(log(&store, "a"), [b"x", b"y"]);
}

#[test]
fn an_answer_can_be_awaited_whether_it_is_there_or_to_come() {
    let store = MemoryStore::with_sync_by_hand();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let stored = store.append(entry("a", 0, "x"));
    store.sync();
    runtime.block_on(async {
        assert_eq!(stored.await, Ok(()));
        assert_eq!(store.read("a", 0, 9).await.unwrap(), [b"x"]);
    });
}

#[test]
fn damage_to_an_entry_is_noticed_by_whoever_reads_it() {
    let flip = |store: &MemoryStore, table: &str, n| store.damage(table, n, |entry| entry[0] ^= 1);
    vierblatt_store::conformance::damage_is_noticed(&MemoryStore::new(), flip);
}

#[test]
fn a_promise_that_is_dropped_answers_what_it_said_it_would() {
    let (reply, answer) = Answer::promise(|| "closed");
    assert!(!reply.is_abandoned());
    drop(reply);
    assert_eq!(answer.wait(), "closed");
    let (reply, answer) = Answer::promise(|| "closed");
    drop(answer);
    assert!(reply.is_abandoned());
}
