//! What is there when a store is opened again, and in a copy of it.

use vierblatt_store::{Append, AppendError, Log};
use vierblatt_store_sqlite::{BackupError, DATABASE, SqliteStore};

fn entries(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

#[test]
fn a_store_opened_again_knows_the_next_number() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    store.append(Append::new("a", 0, entries(&["x", "y"]))).wait().unwrap();
    store.append(Append::new("empty", 0, Vec::new())).wait().unwrap();
    store.close();
    let store = SqliteStore::open(directory.path()).unwrap();
    let again = store.append(Append::new("a", 0, entries(&["x", "y"]))).wait();
    assert_eq!(again, Err(AppendError::Conflict { expected: 2 }));
    assert_eq!(store.append(Append::new("a", 2, entries(&["z"]))).wait(), Ok(()));
    assert_eq!(store.append(Append::new("empty", 0, entries(&["first"]))).wait(), Ok(()));
}

#[test]
fn an_answer_can_be_awaited() {
    let store = SqliteStore::in_memory();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let read = runtime.block_on(async {
        store.append(Append::new("a", 0, entries(&["x"]))).await.unwrap();
        store.read("a", 0, u32::MAX).await
    });
    assert_eq!(read.unwrap(), entries(&["x"]));
}

#[test]
fn a_backup_made_while_the_store_runs_opens_as_a_store() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = SqliteStore::open(here.path()).unwrap();
    store.append(Append::new("a", 0, entries(&["x", "y"]))).wait().unwrap();
    let copy = there.path().join(DATABASE);
    store.backup(&copy).unwrap();
    store.append(Append::new("a", 2, entries(&["later"]))).wait().unwrap();
    assert!(matches!(store.backup(&copy), Err(BackupError::Exists(_))));
    let missing = there.path().join("no such directory").join("copy");
    assert!(matches!(store.backup(&missing), Err(BackupError::File(_))));

    let restored = SqliteStore::open(there.path()).unwrap();
    assert_eq!(restored.read("a", 0, u32::MAX).wait().unwrap(), entries(&["x", "y"]));
    assert_eq!(restored.append(Append::new("a", 2, entries(&["z"]))).wait(), Ok(()));
}

#[test]
fn a_store_in_memory_can_be_backed_up() {
    let there = tempfile::tempdir().unwrap();
    let store = SqliteStore::in_memory();
    store.append(Append::new("a", 0, entries(&["x"]))).wait().unwrap();
    store.backup(&there.path().join(DATABASE)).unwrap();
    let restored = SqliteStore::open(there.path()).unwrap();
    assert_eq!(restored.read("a", 0, u32::MAX).wait().unwrap(), entries(&["x"]));
}
