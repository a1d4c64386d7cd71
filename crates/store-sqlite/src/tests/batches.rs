//! Group commit, and bounds.

use std::sync::mpsc;

use vierblatt_protocol::Status;
use vierblatt_store::{
    Answer, Append, AppendError, Directory, Log, Profile, StorageError, TableSummary,
};

use super::{entry, hold};
use crate::SqliteStore;
use crate::queue::QUEUE;
use crate::store::READERS;

#[test]
fn appends_that_wait_together_share_one_commit() {
    let store = SqliteStore::in_memory();
    let (release, held) = hold(&store);
    let answers: Vec<_> = (0..50).map(|t| store.append(entry(&format!("t{t}"), 0))).collect();
    drop(release);
    assert_eq!(held.wait(), Ok(()));
    assert!(answers.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(store.commits(), 2, "one for what held the writer, one for all others");
}

#[test]
fn a_conflict_in_a_batch_undoes_nobody_else() {
    let store = SqliteStore::in_memory();
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
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap(), [b"a:0", b"a:1"]);
    assert_eq!(store.count_tables().wait(), Ok(1), "a conflict makes no table");
}

#[test]
fn a_request_that_fails_in_a_batch_takes_no_other_along() {
    let store = SqliteStore::in_memory();
    let (release, _held) = hold(&store);
    let before = store.append(entry("a", 0));
    let broken = store.write(|writing| {
        writing.connection.execute("INSERT INTO tables (code) VALUES ('half')", [])?;
        writing.connection.execute("INSERT INTO log (table_id, n, entry) VALUES (99, 0, x'')", [])
    });
    let after = store.append(entry("a", 1));
    drop(release);
    assert!(matches!(broken.wait(), Err(StorageError::Other(_))));
    assert_eq!((before.wait(), after.wait()), (Ok(()), Ok(())));
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap(), [b"a:0", b"a:1"]);
    assert_eq!(store.count_tables().wait(), Ok(1), "its first half is undone");
}

#[test]
fn a_full_queue_answers_busy_at_once_and_works_again_later() {
    let store = SqliteStore::in_memory();
    let (release, _held) = hold(&store);
    let waiting: Vec<_> = (0..QUEUE as u64).map(|n| store.append(entry("a", n))).collect();
    assert_eq!(store.append(entry("b", 0)).wait(), Err(StorageError::Busy.into()));
    drop(release);
    assert!(waiting.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(store.append(entry("b", 0)).wait(), Ok(()));
    assert!(store.commits() <= 7, "a batch is as large as may be: {}", store.commits());
}

#[test]
fn closing_finishes_what_waits_and_refuses_what_comes_later() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let other = store.clone();
    let (release, _held) = hold(&store);
    let answers: Vec<_> = (0..100).map(|n| store.append(entry("a", n))).collect();
    let closing = std::thread::spawn(move || store.close());
    drop(release);
    closing.join().unwrap();
    assert!(answers.into_iter().all(|answer| answer.wait() == Ok(())));
    assert_eq!(other.append(entry("a", 100)).wait(), Err(StorageError::Closed.into()));
    assert_eq!(other.read("a", 0, u32::MAX).wait(), Err(StorageError::Closed));
    assert!(!directory.path().join("vierblatt.sqlite-wal").exists(), "the WAL is in the database");

    let again = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(again.read("a", 0, u32::MAX).wait().unwrap().len(), 100);
}

#[test]
fn an_answer_nobody_waits_for_is_written_all_the_same() {
    let store = SqliteStore::in_memory();
    let (release, _held) = hold(&store);
    drop(store.append(entry("a", 0)));
    drop(release);
    assert_eq!(store.append(entry("a", 1)).wait(), Ok(()));
}

#[test]
fn the_callbacks_of_a_batch_come_one_after_the_other_after_its_commit() {
    let store = SqliteStore::in_memory();
    let (release, _held) = hold(&store);
    let (sender, heard) = mpsc::channel();
    for n in [0, 1, 1, 2] {
        let (sender, handle) = (sender.clone(), store.clone());
        let tell = move |answer| {
            let thread = std::thread::current().name().map(str::to_owned);
            sender.send((n, answer, handle.commits(), thread)).unwrap();
        };
        store.append_then(entry("a", n), Box::new(tell));
    }
    drop((release, sender));
    let heard: Vec<_> = heard.iter().collect();
    let told: Vec<_> = heard.iter().map(|(n, answer, ..)| (*n, answer.clone())).collect();
    let conflict = Err(AppendError::Conflict { expected: 2 });
    assert_eq!(told, [(0, Ok(())), (1, Ok(())), (1, conflict), (2, Ok(()))]);
    for (_, _, commits, thread) in heard {
        assert_eq!((commits, thread.as_deref()), (2, Some("store-writer")));
    }
}

#[test]
fn a_callback_that_panics_does_not_stop_the_writer() {
    let store = SqliteStore::in_memory();
    store.append_then(entry("a", 0), Box::new(|_| panic!("on purpose")));
    assert_eq!(store.append(entry("a", 1)).wait(), Ok(()));
    assert_eq!(store.read("a", 0, 9).wait().unwrap().len(), 2);
}

#[test]
fn a_callback_is_told_when_the_store_is_busy_or_closed() {
    let store = SqliteStore::in_memory();
    let other = store.clone();
    let (release, _held) = hold(&store);
    let waiting: Vec<_> = (0..QUEUE as u64).map(|n| store.append(entry("a", n))).collect();
    let (sender, heard) = mpsc::channel();
    let tell = |append| {
        let sender = sender.clone();
        other.append_then(append, Box::new(move |answer| sender.send(answer).unwrap()));
        heard.recv().unwrap()
    };
    assert_eq!(tell(entry("b", 0)), Err(StorageError::Busy.into()));
    drop(release);
    assert!(waiting.into_iter().all(|answer| answer.wait() == Ok(())));
    store.close();
    assert_eq!(tell(entry("b", 0)), Err(StorageError::Closed.into()));
}

#[test]
fn a_callback_may_drop_the_last_handle() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (sender, heard) = mpsc::channel();
    let (release, held) = hold(&store);
    let handle = store.clone();
    let last = move |answer| {
        drop(handle);
        sender.send(answer).unwrap();
    };
    store.append_then(entry("a", 0), Box::new(last));
    drop((store, held));
    drop(release);
    assert_eq!(heard.recv().unwrap(), Ok(()));
}

#[test]
fn slow_lists_do_not_hold_up_others() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    store.append(entry("a", 0)).wait().unwrap();
    let slow: Vec<_> = (1..READERS)
        .map(|_| {
            let (release, held) = mpsc::channel::<()>();
            let (reached, at_work) = mpsc::channel();
            let answer = store.look_up(move |_| {
                reached.send(()).unwrap();
                let _ = held.recv();
                Ok(())
            });
            at_work.recv().unwrap();
            (release, answer)
        })
        .collect();
    assert_eq!(store.read("a", 0, 9).wait().unwrap(), [b"a:0"]);
    for (release, answer) in slow {
        drop(release);
        assert_eq!(answer.wait(), Ok(()));
    }
}

#[test]
fn what_the_writer_remembers_of_a_summary_is_forgotten_when_a_batch_is_undone() {
    let store = SqliteStore::in_memory();
    for id in ["p1", "p2"] {
        let profile = Profile { id: id.into(), name: id.to_owned(), created_at: 1, seen_at: 1 };
        assert_eq!(store.add_person(profile).wait(), Ok(true));
    }
    let put = |status, people: &[&str]| {
        let summary = TableSummary {
            game: "joomo".to_owned(),
            status,
            listed: true,
            opened_at: 1,
            changed_at: 1,
            wake_at: None,
            people: people.iter().map(|&id| id.into()).collect(),
            seats: 2,
            taken: 1,
        };
        Append { summary: Some(summary), ..Append::new("a", 0, Vec::new()) }
    };
    let (release, _held) = hold(&store);
    let first = store.append(put(Status::Lobby, &["p1"]));
    let same = store.append(put(Status::Lobby, &["p1"]));
    // The batch is undone and each request is run again: what the writer remembered must not count.
    let broken = store.write(|writing| writing.connection.execute("nonsense", []));
    let moved = store.append(put(Status::Playing, &["p2"]));
    drop(release);
    assert_eq!([first, same, moved].map(Answer::wait), [Ok(()), Ok(()), Ok(())]);
    assert!(broken.wait().is_err());
    let count = |id: &str, status| store.count_person_tables(&id.into(), status).wait().unwrap();
    assert_eq!((count("p1", Status::Lobby), count("p1", Status::Playing)), (0, 0));
    assert_eq!((count("p2", Status::Lobby), count("p2", Status::Playing)), (0, 1));
}
