//! Databases of other versions.

use rusqlite::Connection;

use super::entry;
use crate::schema::MIGRATIONS;
use crate::{DATABASE, OpenError, Store};

#[test]
fn a_database_of_version_1_is_brought_up_to_date_with_all_it_holds() {
    let directory = tempfile::tempdir().unwrap();
    let old = Connection::open(directory.path().join(DATABASE)).unwrap();
    old.execute_batch(MIGRATIONS[0]).unwrap();
    old.execute_batch(
        "PRAGMA user_version = 1;
         INSERT INTO tables (id, code) VALUES (1, 'old');
         INSERT INTO log (table_id, n, entry) VALUES (1, 0, x'61'), (1, 1, x'62');
         INSERT INTO table_index VALUES (1, 'joomo', 0, 1, 5, 6, NULL, '[\"p1\"]', '{}');",
    )
    .unwrap();
    old.close().unwrap();

    let store = Store::open(directory.path()).unwrap();
    assert_eq!(store.read_log("old", 0).wait().unwrap(), [b"a", b"b"]);
    assert_eq!(store.append(entry("old", 2)).wait(), Ok(()));
    assert_eq!(store.open_tables(9).wait().unwrap()[0].index.people, ["p1"]);
    assert_eq!(store.rename("p1", "nobody").wait(), Ok(false), "people are there now");
    store.close();
    let new = Connection::open(directory.path().join(DATABASE)).unwrap();
    let version: i64 = new.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, MIGRATIONS.len() as i64);
}

#[test]
fn a_database_made_by_a_newer_vierblatt_is_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    Store::open(directory.path()).unwrap().close();
    let file = directory.path().join(DATABASE);
    let set_version = |version: i64| {
        let connection = Connection::open(&file).unwrap();
        connection.pragma_update(None, "user_version", version).unwrap();
    };
    set_version(99);
    let refused = Store::open(directory.path()).unwrap_err();
    assert!(matches!(refused, OpenError::Newer { found: 99, .. }));
    assert!(refused.to_string().contains("made by a newer Vierblatt"), "{refused}");
    set_version(MIGRATIONS.len() as i64);
    Store::open(directory.path()).unwrap();
}
