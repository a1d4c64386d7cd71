//! Every promise of the traits, on disk and in memory.

use std::cell::Cell;

use vierblatt_store::conformance;
use vierblatt_store_sqlite::SqliteStore;

#[test]
fn on_disk_every_promise_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let count = Cell::new(0);
    conformance::all(|| {
        count.set(count.get() + 1);
        SqliteStore::open(&directory.path().join(count.get().to_string())).unwrap()
    });
}

#[test]
fn in_memory_every_promise_is_kept() {
    conformance::all(SqliteStore::in_memory);
}
