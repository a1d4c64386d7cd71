//! Group commit, and bounds.

use super::{entry, hold};
use crate::store::QUEUE;
use crate::{AppendError, ReadError, Store, WriteError};

#[test]
fn appends_that_wait_together_share_one_commit() {
    let store = Store::in_memory();
    let (release, held) = hold(&store);
    let answers: Vec<_> = (0..50).map(|t| store.append(entry(&format!("t{t}"), 0))).collect();
    drop(release);
    assert_eq!(held.wait(), Ok(()));
    assert!(answers.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(store.commits(), 2, "one for what held the writer, one for all others");
}

#[test]
fn a_conflict_in_a_batch_undoes_nobody_else() {
    let store = Store::in_memory();
    let (release, _held) = hold(&store);
    let first = store.append(entry("a", 0));
    let same_number = store.append(entry("a", 0));
    let gap = store.append(entry("b", 3));
    let second = store.append(entry("a", 1));
    drop(release);
    assert_eq!(first.wait(), Ok(()));
    assert_eq!(same_number.wait(), Err(AppendError::Conflict { expected: 1 }));
    assert_eq!(gap.wait(), Err(AppendError::Conflict { expected: 0 }));
    assert_eq!(second.wait(), Ok(()));
    assert_eq!(store.read_log("a", 0).wait().unwrap(), [b"a:0", b"a:1"]);
    assert_eq!(store.count_tables().wait(), Ok(1), "the conflict made no table");
}

#[test]
fn a_request_that_fails_in_a_batch_takes_no_other_along() {
    let store = Store::in_memory();
    let (release, _held) = hold(&store);
    let before = store.append(entry("a", 0));
    let broken = store.write(|writing| {
        writing.connection.execute("INSERT INTO tables (code) VALUES ('half')", [])?;
        writing.connection.execute("INSERT INTO log (table_id, n, entry) VALUES (99, 0, x'')", [])
    });
    let after = store.append(entry("a", 1));
    drop(release);
    assert!(matches!(broken.wait(), Err(WriteError::Other(_))));
    assert_eq!((before.wait(), after.wait()), (Ok(()), Ok(())));
    assert_eq!(store.read_log("a", 0).wait().unwrap(), [b"a:0", b"a:1"]);
    assert_eq!(store.count_tables().wait(), Ok(1), "its first half is undone");
}

#[test]
fn a_full_queue_answers_busy_at_once_and_works_again_later() {
    let store = Store::in_memory();
    let (release, _held) = hold(&store);
    let waiting: Vec<_> = (0..QUEUE as u64).map(|n| store.append(entry("a", n))).collect();
    assert_eq!(store.append(entry("b", 0)).wait(), Err(AppendError::Busy));
    drop(release);
    assert!(waiting.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(store.append(entry("b", 0)).wait(), Ok(()));
    assert!(store.commits() <= 7, "a batch is as large as may be: {}", store.commits());
}

#[test]
fn closing_finishes_what_waits_and_refuses_what_comes_later() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(directory.path()).unwrap();
    let other = store.clone();
    let (release, _held) = hold(&store);
    let answers: Vec<_> = (0..100).map(|n| store.append(entry("a", n))).collect();
    let closing = std::thread::spawn(move || store.close());
    drop(release);
    closing.join().unwrap();
    assert!(answers.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(other.append(entry("a", 100)).wait(), Err(AppendError::Closed));
    assert_eq!(other.read_log("a", 0).wait(), Err(ReadError::Closed));
    assert!(!directory.path().join("vierblatt.sqlite-wal").exists(), "the WAL is in the database");

    let again = Store::open(directory.path()).unwrap();
    assert_eq!(again.read_log("a", 0).wait().unwrap().len(), 100);
}

#[test]
fn an_answer_nobody_waits_for_is_written_all_the_same() {
    let store = Store::in_memory();
    let (release, _held) = hold(&store);
    drop(store.append(entry("a", 0)));
    drop(release);
    assert_eq!(store.append(entry("a", 1)).wait(), Ok(()));
}
