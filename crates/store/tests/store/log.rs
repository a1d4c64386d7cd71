//! Logs, by number.

use vierblatt_store::{Append, AppendError, BackupError, DATABASE, Store};

fn entries(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

#[test]
fn entries_come_back_in_order_from_any_number_on() {
    let store = Store::in_memory();
    store.append(Append::new("a", 0, entries(&["x", "", "z"]))).wait().unwrap();
    store.append(Append::new("a", 3, entries(&["w"]))).wait().unwrap();
    assert_eq!(store.read_log("a", 0).wait().unwrap(), entries(&["x", "", "z", "w"]));
    assert_eq!(store.read_log("a", 2).wait().unwrap(), entries(&["z", "w"]));
    assert!(store.read_log("a", 4).wait().unwrap().is_empty());
    assert!(store.read_log("a", u64::MAX).wait().unwrap().is_empty());
    assert!(store.read_log("nowhere", 0).wait().unwrap().is_empty());
}

#[test]
fn any_number_but_the_next_is_a_conflict_that_names_the_next() {
    let store = Store::in_memory();
    store.append(Append::new("a", 0, entries(&["x", "y"]))).wait().unwrap();
    for wrong in [0, 1, 3, u64::MAX] {
        let answer = store.append(Append::new("a", wrong, entries(&["no"]))).wait();
        assert_eq!(answer, Err(AppendError::Conflict { expected: 2 }), "{wrong}");
    }
    let unknown = store.append(Append::new("b", 1, entries(&["no"]))).wait();
    assert_eq!(unknown, Err(AppendError::Conflict { expected: 0 }));
    assert_eq!(store.read_log("a", 0).wait().unwrap(), entries(&["x", "y"]));
    assert_eq!(store.count_tables().wait(), Ok(1));
}

#[test]
fn a_store_opened_again_knows_the_next_number() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(directory.path()).unwrap();
    store.append(Append::new("a", 0, entries(&["x", "y"]))).wait().unwrap();
    store.append(Append::new("empty", 0, Vec::new())).wait().unwrap();
    store.close();
    let store = Store::open(directory.path()).unwrap();
    let again = store.append(Append::new("a", 0, entries(&["x", "y"]))).wait();
    assert_eq!(again, Err(AppendError::Conflict { expected: 2 }));
    assert_eq!(store.append(Append::new("a", 2, entries(&["z"]))).wait(), Ok(()));
    assert_eq!(store.append(Append::new("empty", 0, entries(&["first"]))).wait(), Ok(()));
}

#[test]
fn an_answer_can_be_awaited() {
    let store = Store::in_memory();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let read = runtime.block_on(async {
        store.append(Append::new("a", 0, entries(&["x"]))).await.unwrap();
        store.read_log("a", 0).await
    });
    assert_eq!(read.unwrap(), entries(&["x"]));
}

#[test]
fn a_backup_made_while_the_store_runs_opens_as_a_store() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Store::open(here.path()).unwrap();
    store.append(Append::new("a", 0, entries(&["x", "y"]))).wait().unwrap();
    let copy = there.path().join(DATABASE);
    store.backup(&copy).unwrap();
    store.append(Append::new("a", 2, entries(&["later"]))).wait().unwrap();
    assert!(matches!(store.backup(&copy), Err(BackupError::Exists(_))));
    let missing = there.path().join("no such directory").join("copy");
    assert!(matches!(store.backup(&missing), Err(BackupError::Database(_))));

    let restored = Store::open(there.path()).unwrap();
    assert_eq!(restored.read_log("a", 0).wait().unwrap(), entries(&["x", "y"]));
    assert_eq!(restored.append(Append::new("a", 2, entries(&["z"]))).wait(), Ok(()));
}

#[test]
fn a_store_in_memory_can_be_backed_up() {
    let there = tempfile::tempdir().unwrap();
    let store = Store::in_memory();
    store.append(Append::new("a", 0, entries(&["x"]))).wait().unwrap();
    store.backup(&there.path().join(DATABASE)).unwrap();
    let restored = Store::open(there.path()).unwrap();
    assert_eq!(restored.read_log("a", 0).wait().unwrap(), entries(&["x"]));
}
