//! Damage that can be made or seen only from inside.

use rusqlite::Connection;
use vierblatt_store::{Damage, Log, conformance};

use super::entry;
use crate::schema::MIGRATIONS;
use crate::{DATABASE, SqliteStore, check, check_file};

#[test]
fn damage_to_an_entry_is_noticed_by_whoever_reads_it() {
    let flip = |store: &SqliteStore, table: &str, n: u64| {
        let table = table.to_owned();
        let change = "UPDATE log SET entry = CAST(x'00' || entry AS BLOB) WHERE n = ?2
            AND table_id = (SELECT id FROM tables WHERE code = ?1)";
        let flip = store.write(move |writing| {
            writing.connection.execute(change, rusqlite::params![table, n.cast_signed()])
        });
        assert_eq!(flip.wait(), Ok(1));
    };
    conformance::damage_is_noticed(&SqliteStore::in_memory(), flip);
}

#[test]
fn logs_from_before_there_were_hashes_get_them() {
    let directory = tempfile::tempdir().unwrap();
    let old = Connection::open(directory.path().join(DATABASE)).unwrap();
    for step in &MIGRATIONS[..3] {
        old.execute_batch(step).unwrap();
    }
    old.execute_batch(
        "PRAGMA user_version = 3;
         INSERT INTO tables (id, code) VALUES (1, 'old'), (2, 'empty');
         INSERT INTO log (table_id, n, entry) VALUES (1, 0, x'61'), (1, 1, x'62'), (1, 2, x'63');
         INSERT INTO game_starts (table_id, number, first, checkpoint) VALUES (1, 1, 0, x'01'), (1, 2, 2, x'02');",
    )
    .unwrap();
    old.close().unwrap();
    let unhashed = check_file(&directory.path().join(DATABASE), |_| {}).unwrap();
    assert!(!unhashed.is_chained && unhashed.is_well());

    let store = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(store.load("old").wait().unwrap().unwrap().entries, [b"c"]);
    assert_eq!(store.append(entry("old", 3)).wait(), Ok(()));
    store.close();
    let found = check(directory.path(), |_| {}).unwrap();
    assert!(found.is_well() && found.is_chained && found.entries == 4, "{found:?}");
    let connection = Connection::open(directory.path().join(DATABASE)).unwrap();
    connection.execute("UPDATE log SET entry = x'7a' WHERE n = 0", []).unwrap();
    let mut damage = Vec::new();
    check(directory.path(), |table| damage.extend(table.damage)).unwrap();
    assert_eq!(damage, [Damage::Entry(0)]);
}
