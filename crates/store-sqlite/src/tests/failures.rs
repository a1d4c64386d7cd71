//! When the disk is full, read-only or not usable.

use std::fs;

use vierblatt_store::{Append, AppendError, Directory, Log, Profile, StorageError};

use super::{entry, hold};
use crate::{OpenError, SqliteStore};

#[test]
fn on_a_full_disk_an_append_changes_nothing_and_succeeds_when_there_is_space() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    store.append(entry("a", 0)).wait().unwrap();
    store.limit_size(0).wait().unwrap();
    let large = Append::new("a", 1, vec![b"first half".to_vec(), vec![7; 100_000]]);
    assert_eq!(store.append(large.clone()).wait(), Err(StorageError::Full.into()));
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap(), [b"a:0"]);
    assert_eq!(store.append(entry("a", 0)).wait(), Err(AppendError::Conflict { expected: 1 }));

    store.limit_size(u64::MAX).wait().unwrap();
    assert_eq!(store.append(large).wait(), Ok(()));
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap().len(), 3);
}

#[test]
fn on_a_full_disk_what_fits_of_a_batch_is_stored_and_the_rest_refused() {
    let store = SqliteStore::in_memory();
    store.append(entry("a", 0)).wait().unwrap();
    store.limit_size(0).wait().unwrap();
    let (release, _held) = hold(&store);
    let small = store.append(entry("a", 1));
    let large = store.append(Append::new("b", 0, vec![vec![7; 100_000]]));
    let on_top = store.append(entry("b", 1));
    let also_small = store.append(entry("a", 2));
    drop(release);
    assert_eq!(small.wait(), Ok(()));
    assert_eq!(large.wait(), Err(StorageError::Full.into()));
    assert_eq!(on_top.wait(), Err(AppendError::Conflict { expected: 0 }), "of what was not stored");
    assert_eq!(also_small.wait(), Ok(()));
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap(), [b"a:0", b"a:1", b"a:2"]);
    assert_eq!(store.read("b", 0, u32::MAX).wait().unwrap(), Vec::<Vec<u8>>::new());
}

#[test]
fn a_read_only_database_refuses_until_it_may_be_written_to_again() {
    let store = SqliteStore::in_memory();
    store.append(entry("a", 0)).wait().unwrap();
    // In memory the reader has the same connection, outside of any transaction.
    let read_only = |on: bool| {
        store.look_up(move |connection| connection.pragma_update(None, "query_only", on)).wait()
    };
    read_only(true).unwrap();
    assert_eq!(store.append(entry("a", 1)).wait(), Err(StorageError::ReadOnly.into()));
    assert_eq!(store.rename(&"p1".into(), "Ana").wait(), Err(StorageError::ReadOnly));
    assert_eq!(store.read("a", 0, u32::MAX).wait().unwrap(), [b"a:0"]);
    read_only(false).unwrap();
    assert_eq!(store.append(entry("a", 1)).wait(), Ok(()));
}

#[test]
fn a_probe_says_whether_there_is_room() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(store.probe().wait(), Ok(()));
    // What the probe has freed is filled, and there is no room for more.
    store.append(Append::new("a", 0, vec![vec![7; 100_000]])).wait().unwrap();
    store.limit_size(0).wait().unwrap();
    assert_eq!(store.probe().wait(), Err(StorageError::Full));
    store.limit_size(u64::MAX).wait().unwrap();
    assert_eq!(store.probe().wait(), Ok(()));
}

#[test]
fn a_second_server_on_the_same_directory_is_refused_until_the_first_is_gone() {
    let directory = tempfile::tempdir().unwrap();
    let first = SqliteStore::open(directory.path()).unwrap();
    let second = SqliteStore::open(directory.path()).unwrap_err();
    assert!(matches!(second, OpenError::InUse(_)));
    assert!(second.to_string().ends_with("is in use by another server"), "{second}");
    drop(first);
    SqliteStore::open(directory.path()).unwrap();
}

#[test]
fn a_directory_that_cannot_be_used_is_a_clear_error() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(SqliteStore::open(&file), Err(OpenError::Directory { .. })));
    let occupied = directory.path().join("occupied");
    fs::create_dir_all(occupied.join(crate::DATABASE)).unwrap();
    assert!(matches!(SqliteStore::open(&occupied), Err(OpenError::Other(_))));
}

#[test]
fn a_file_that_is_not_a_database_is_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join(crate::DATABASE);
    let poem = "Roses are red, ".repeat(1000);
    fs::write(&file, &poem).unwrap();
    assert!(matches!(SqliteStore::open(directory.path()), Err(OpenError::Damaged(_))));
    assert_eq!(fs::read_to_string(&file).unwrap(), poem);
}

#[test]
fn a_deleted_name_is_nowhere_in_the_file() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let name = "Rumpelstilzchen".to_owned();
    let person = Profile { id: "p1".into(), name: name.clone(), created_at: 1, seen_at: 1 };
    assert_eq!(store.add_person(person).wait(), Ok(true));
    store.close();
    let holds_name = || {
        let bytes = fs::read(directory.path().join(crate::DATABASE)).unwrap();
        bytes.windows(name.len()).any(|window| window == name.as_bytes())
    };
    assert!(holds_name());
    let store = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(store.delete_person(&"p1".into()).wait(), Ok(true));
    store.close();
    assert!(!holds_name());
}
