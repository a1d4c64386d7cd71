//! Copies of a data directory that somebody else uses, and the way back.

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rusqlite::Connection;
use tempfile::tempdir;
use vierblatt_store::{Append, Log};
use vierblatt_store_sqlite::{
    BackupError, DATABASE, OpenError, RestoreError, SqliteStore, backup, restore,
};

fn entry(text: &str) -> Vec<Vec<u8>> {
    vec![text.as_bytes().to_vec()]
}

#[test]
fn a_copy_made_under_load_has_everything_acknowledged_before_it() {
    let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
    let store = SqliteStore::open(here.path()).unwrap();
    let (acknowledged, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
    let copies: Vec<(u64, _)> = std::thread::scope(|scope| {
        scope.spawn(|| {
            for n in 0.. {
                store.append(Append::new("a", n, entry(&n.to_string()))).wait().unwrap();
                acknowledged.store(n + 1, Ordering::SeqCst);
                if is_over.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        let copies = (0..5).map(|k| {
            let known = acknowledged.load(Ordering::SeqCst);
            while acknowledged.load(Ordering::SeqCst) < known + 20 {
                std::thread::yield_now();
            }
            let before = acknowledged.load(Ordering::SeqCst);
            let copy = there.path().join(format!("{k}.sqlite"));
            backup(here.path(), &copy).unwrap();
            (before, copy)
        });
        let copies = copies.collect();
        is_over.store(true, Ordering::SeqCst);
        copies
    });
    for (before, copy) in copies {
        let elsewhere = tempdir().unwrap();
        restore(&copy, elsewhere.path(), false, false).unwrap();
        let restored = SqliteStore::open(elsewhere.path()).unwrap();
        let log = restored.read("a", 0, u32::MAX).wait().unwrap();
        assert!(log.len() as u64 >= before, "{before} were acknowledged, {} are there", log.len());
        for (n, entry) in log.iter().enumerate() {
            assert_eq!(String::from_utf8_lossy(entry), n.to_string());
        }
    }
}

#[test]
fn what_a_killed_server_left_is_copied_and_nothing_is_left_behind() {
    let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
    let store = SqliteStore::open(here.path()).unwrap();
    store.append(Append::new("a", 0, entry("x"))).wait().unwrap();
    // As a crash leaves it: the entry is in the WAL only.
    let crashed = tempdir().unwrap();
    for file in [DATABASE.to_owned(), format!("{DATABASE}-wal")] {
        fs::copy(here.path().join(&file), crashed.path().join(&file)).unwrap();
    }
    let copy = there.path().join("copy");
    backup(crashed.path(), &copy).unwrap();
    let left: Vec<_> =
        fs::read_dir(crashed.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, [DATABASE]);
    restore(&copy, &there.path().join("new"), false, false).unwrap();
    let restored = SqliteStore::open(&there.path().join("new")).unwrap();
    assert_eq!(restored.read("a", 0, u32::MAX).wait().unwrap(), entry("x"));
}

#[test]
fn games_are_replaced_only_when_that_is_said_and_never_under_a_server() {
    let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
    let store = SqliteStore::open(here.path()).unwrap();
    store.append(Append::new("a", 0, entry("old"))).wait().unwrap();
    let copy = there.path().join("copy");
    backup(here.path(), &copy).unwrap();
    assert!(matches!(backup(here.path(), &copy), Err(BackupError::Exists(_))));
    store.append(Append::new("a", 1, entry("new"))).wait().unwrap();

    let in_use = restore(&copy, here.path(), true, false);
    assert!(matches!(in_use, Err(RestoreError::Open(OpenError::InUse(_)))), "{in_use:?}");
    store.close();
    assert!(matches!(restore(&copy, here.path(), false, false), Err(RestoreError::Exists(_))));
    let store = SqliteStore::open(here.path()).unwrap();
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap().len(), 2, "nothing was replaced");
    store.close();

    restore(&copy, here.path(), true, false).unwrap();
    let store = SqliteStore::open(here.path()).unwrap();
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap(), entry("old"));
}

#[test]
fn what_is_not_a_backup_of_ours_is_refused_and_replaces_nothing() {
    let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
    let file = there.path().join("file");
    assert!(matches!(backup(here.path(), &file), Err(BackupError::Nothing(_))));
    assert!(matches!(restore(&file, here.path(), false, false), Err(RestoreError::File(_))));
    let refused = || match restore(&file, here.path(), false, false) {
        Err(RestoreError::Open(why)) => why,
        other => panic!("{other:?}"),
    };
    fs::write(&file, "no database at all, but longer than the head of one would be".repeat(10))
        .unwrap();
    assert!(matches!(refused(), OpenError::Damaged(_)));
    fs::write(&file, "").unwrap();
    assert!(matches!(refused(), OpenError::Damaged(_)), "an empty file is an empty database");
    fs::remove_file(&file).unwrap();
    let foreign = Connection::open(&file).unwrap();
    foreign.execute_batch("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1").unwrap();
    assert!(matches!(refused(), OpenError::Damaged(_)), "somebody else's database");
    foreign.execute_batch("CREATE TABLE log (n INTEGER); PRAGMA user_version = 999").unwrap();
    assert!(matches!(refused(), OpenError::Newer { found: 999, .. }));
    assert!(!here.path().join(DATABASE).exists());
}
