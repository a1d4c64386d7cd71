//! Databases of other versions.

use std::path::Path;

use rusqlite::Connection;

use vierblatt_protocol::Status;
use vierblatt_store::{Append, AppendError, Directory, GameStart, Log, StoredTable};

use super::entry;
use crate::schema::MIGRATIONS;
use crate::{DATABASE, OpenError, SqliteStore};

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

    let store = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(store.read("old", 0, u32::MAX).wait().unwrap(), [b"a", b"b"]);
    assert_eq!(store.append(entry("old", 2)).wait(), Ok(()));
    assert_eq!(store.open_tables(9).wait().unwrap()[0].summary.people, ["p1".into()]);
    assert_eq!(store.rename(&"p1".into(), "nobody").wait(), Ok(false), "people are there now");
    store.close();
    let new = Connection::open(directory.path().join(DATABASE)).unwrap();
    let version: i64 = new.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, MIGRATIONS.len() as i64);
}

/// A database as the first edition left it: two tables, the first in its second game, and no game starts. The
/// SQL and the JSON are written out as they were then, whatever the code does now.
fn first_edition(directory: &Path) {
    let old = Connection::open(directory.join(DATABASE)).unwrap();
    old.pragma_update(None, "journal_mode", "wal").unwrap();
    old.execute_batch(MIGRATIONS[0]).unwrap();
    old.execute_batch(MIGRATIONS[1]).unwrap();
    old.execute_batch(
        r#"PRAGMA user_version = 2;
        INSERT INTO people VALUES ('p1', 'Ana', 10, 20), ('p2', 'Bob', 11, 21);
        INSERT INTO tokens VALUES (zeroblob(32), 'p1', 0, 10);
        INSERT INTO tables (id, code) VALUES (1, 'OLD234'), (2, 'NEW567');
        INSERT INTO log (table_id, n, entry) VALUES -- open, a0, open, a1, b0
            (1, 0, x'6f70656e'), (1, 1, x'6130'), (2, 0, x'6f70656e'), (1, 2, x'6131'), (1, 3, x'6230');
        INSERT INTO table_index VALUES
            (1, 'joomo', 1, 1, 5, 6, 99, '["p1","p2","p\"3"]', '{"seats":4,"taken":3}'),
            (2, 'jogo', 0, 1, 7, 8, NULL, '[]', '{"seats":2,"taken":0,"unheard of":[1]}');
        INSERT INTO members VALUES ('p1', 1, 1), ('p2', 1, 1);
        INSERT INTO results (person, table_id, game, nth, seat, seats, place, points, share, ended_at)
            VALUES ('p1', 1, 'joomo', 1, 0, 4, 1, 12, 1.0, 6);"#,
    )
    .unwrap();
    old.close().unwrap();
}

#[test]
fn a_database_of_the_first_edition_is_read_played_on_and_given_its_game_starts() {
    let directory = tempfile::tempdir().unwrap();
    first_edition(directory.path());
    let store = SqliteStore::open(directory.path()).unwrap();
    let bytes = |texts: &[&str]| texts.iter().map(|text| text.as_bytes().to_vec()).collect();

    let whole = StoredTable { start: None, entries: bytes(&["open", "a0", "a1", "b0"]) };
    assert_eq!(store.load("OLD234").wait(), Ok(Some(whole)));
    assert_eq!(store.games("OLD234", None, 9).wait(), Ok(Vec::new()));
    let table = store.table("OLD234").wait().unwrap().unwrap();
    assert_eq!(table.summary.people, ["p1".into(), "p2".into(), "p\"3".into()]);
    assert_eq!((table.summary.status, table.summary.wake_at), (Status::Playing, Some(99)));
    assert_eq!((table.summary.seats, table.summary.taken), (4, 3));
    let open = store.open_tables(9).wait().unwrap();
    assert_eq!((open[0].code.as_str(), open[0].summary.seats), ("NEW567", 2));
    assert_eq!(store.due_tables(u64::MAX, None, 9).wait().unwrap(), [table]);
    assert_eq!(
        store.person_tables(&"p2".into(), Status::Playing, None, 9).wait().unwrap().len(),
        1
    );
    assert_eq!(store.person_by_token([0; 32]).wait().unwrap().unwrap().0.name, "Ana");
    let results = store.person_results(&"p1".into(), None, 9).wait().unwrap();
    assert_eq!((results[0].result.game_number, results[0].result.points), (1, 12));

    let next = Append::new("OLD234", 4, bytes(&["b1"]));
    assert_eq!(store.append(next.clone()).wait(), Ok(()));
    assert_eq!(store.append(next).wait(), Err(AppendError::Conflict { expected: 5 }));
    let starts = [(1, 1), (2, 3)].map(|(number, first)| GameStart {
        number,
        first,
        checkpoint: format!("before {number}").into_bytes(),
    });
    let game_starts = starts.to_vec();
    let backfill = Append { game_starts, ..Append::new("OLD234", 5, Vec::new()) };
    assert_eq!(store.append(backfill).wait(), Ok(()));
    store.close();

    let store = SqliteStore::open(directory.path()).unwrap();
    let [first, second] = starts;
    let latest = StoredTable { start: Some(second), entries: bytes(&["b0", "b1"]) };
    assert_eq!(store.load("OLD234").wait(), Ok(Some(latest)));
    let game = store.game("OLD234", 1).wait().unwrap().unwrap();
    assert_eq!((game.start, game.is_last), (first, false));
    assert_eq!(game.entries, bytes(&["a0", "a1"]) as Vec<Vec<u8>>);
}

#[test]
fn a_database_made_by_a_newer_vierblatt_is_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    SqliteStore::open(directory.path()).unwrap().close();
    let file = directory.path().join(DATABASE);
    let set_version = |version: i64| {
        let connection = Connection::open(&file).unwrap();
        connection.pragma_update(None, "user_version", version).unwrap();
    };
    set_version(99);
    let refused = SqliteStore::open(directory.path()).unwrap_err();
    assert!(matches!(refused, OpenError::Newer { found: 99, .. }));
    assert!(refused.to_string().contains("made by a newer Vierblatt"), "{refused}");
    set_version(MIGRATIONS.len() as i64);
    SqliteStore::open(directory.path()).unwrap();
}
