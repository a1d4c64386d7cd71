//! Bytes that are not those that were written: found by whoever reads them, by `check`, by a backup and before a restore. Files that
//! are not ours, and files that others may read.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use vierblatt_store::{Append, Damage, GameStart, Log, StorageError};
use vierblatt_store_sqlite::{
    Checked, CheckedTable, DATABASE, OpenError, RestoreError, SqliteStore, accept_loss, backup,
    check, restore,
};

/// The file beside the database that counts what was written.
const WITNESS: &str = "vierblatt.written";

/// One entry for a table.
fn entry(table: &str, n: u64) -> Append {
    Append::new(table, n, vec![format!("{table}:{n}").into_bytes()])
}

/// Changes a database behind the back of the store.
fn tamper(directory: &Path, sql: &str) {
    let connection = Connection::open(directory.join(DATABASE)).unwrap();
    connection.execute_batch(sql).unwrap();
}

/// Two tables of five entries each, the second with a game that starts at entry 2.
fn two_tables(directory: &Path) {
    let store = SqliteStore::open(directory).unwrap();
    for n in 0..5 {
        store.append(entry("a", n)).wait().unwrap();
        let start = GameStart { number: 1, first: 2, checkpoint: b"before".to_vec() };
        let game_starts = (n == 2).then_some(start).into_iter().collect();
        store.append(Append { game_starts, ..entry("b", n) }).wait().unwrap();
    }
    store.close();
}

fn checked(directory: &Path) -> (Checked, Vec<CheckedTable>) {
    let mut tables = Vec::new();
    let checked = check(directory, |table| tables.push(table)).unwrap();
    (checked, tables)
}

#[test]
fn every_kind_of_damage_is_found_at_its_table_and_others_are_well() {
    let of_b = "table_id = (SELECT id FROM tables WHERE code = 'b')";
    for (change, damage) in [
        ("UPDATE log SET entry = x'00' WHERE n = 3", Damage::Entry(3)),
        ("UPDATE log SET hash = zeroblob(16) WHERE n = 3", Damage::Entry(3)),
        ("UPDATE log SET hash = NULL WHERE n = 3", Damage::Entry(3)),
        ("UPDATE log SET n = 9 WHERE n = 4", Damage::Entry(4)),
        ("DELETE FROM log WHERE n = 1", Damage::Entry(1)),
        ("DELETE FROM log WHERE n = 0", Damage::Entry(0)),
        ("UPDATE game_starts SET checkpoint = x'00' WHERE 1", Damage::GameStart(1)),
        ("UPDATE game_starts SET before = zeroblob(16) WHERE 1", Damage::GameStart(1)),
    ] {
        let directory = tempfile::tempdir().unwrap();
        two_tables(directory.path());
        let (well, tables) = checked(directory.path());
        assert!(well.is_well() && well.entries == 10 && tables.len() == 2, "{well:?}");
        tamper(directory.path(), &format!("{change} AND {of_b}"));
        let (found, tables) = checked(directory.path());
        assert_eq!((found.tables, found.damaged), (2, 1), "{change}");
        assert!(tables[0].damage.is_none() && !found.is_well());
        assert_eq!(tables[1].damage, Some(damage), "{change}");
    }
}

#[test]
fn a_log_that_lost_its_end_is_found_by_how_many_entries_there_should_be() {
    let directory = tempfile::tempdir().unwrap();
    two_tables(directory.path());
    tamper(directory.path(), "DELETE FROM log WHERE n = 4");
    let (found, tables) = checked(directory.path());
    assert!(tables.iter().all(|table| table.damage.is_none()), "what is there fits");
    assert_eq!((found.missing, found.is_well()), (2, false));
}

#[test]
fn a_game_is_loaded_from_its_start_and_checked_from_there() {
    let directory = tempfile::tempdir().unwrap();
    two_tables(directory.path());
    tamper(directory.path(), "UPDATE log SET entry = x'00' WHERE n = 1");
    let store = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(store.load("b").wait().unwrap().unwrap().entries.len(), 3, "it starts at entry 2");
    let whole = store.load("a").wait();
    assert_eq!(whole, Err(StorageError::Damaged(Damage::Entry(1))), "it is loaded whole");
    assert_eq!(store.append(entry("b", 5)).wait(), Ok(()));
    assert_eq!(store.load("b").wait().unwrap().unwrap().entries.len(), 4);
}

#[test]
fn a_backup_names_damaged_tables_and_is_restored_only_if_that_is_accepted() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    two_tables(here.path());
    let copy = there.path().join("well");
    assert_eq!(backup(here.path(), &copy).unwrap(), Vec::new());
    tamper(here.path(), "UPDATE log SET entry = x'00' WHERE n = 3 AND table_id = 1");
    let copy = there.path().join("damaged");
    let damaged = backup(here.path(), &copy).unwrap();
    assert_eq!((damaged.len(), damaged[0].code.as_str()), (1, "a"));
    let to = there.path().join("new");
    let refused = restore(&copy, &to, false, false);
    assert!(matches!(&refused, Err(RestoreError::Damaged(tables)) if *tables == damaged));
    assert!(!to.join(DATABASE).exists());
    restore(&copy, &to, false, true).unwrap();
    let store = SqliteStore::open(&to).unwrap();
    assert!(store.load("a").wait().is_err());
    assert_eq!(store.load("b").wait().unwrap().unwrap().entries.len(), 3);
}

#[test]
fn a_wal_that_was_cut_off_is_noticed() {
    let (here, cut) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = SqliteStore::open(here.path()).unwrap();
    for n in 0..100 {
        store.append(entry("a", n)).wait().unwrap();
    }
    // As a crash leaves it, and half of the WAL is gone.
    let wal = format!("{DATABASE}-wal");
    for name in [DATABASE, &wal, WITNESS] {
        fs::copy(here.path().join(name), cut.path().join(name)).unwrap();
    }
    let length = fs::metadata(cut.path().join(&wal)).unwrap().len();
    let file = fs::OpenOptions::new().write(true).open(cut.path().join(&wal)).unwrap();
    file.set_len(length / 2).unwrap();
    let found = checked(cut.path()).0;
    assert!(found.lost > 0 && found.lost < 100 && found.damaged == 0, "{found:?}");

    let reopened = SqliteStore::open(cut.path()).unwrap();
    let left = reopened.read("a", 0, u32::MAX).wait().unwrap().len() as u64;
    assert_eq!(reopened.findings().lost, 100 - left);
    reopened.append(entry("a", left)).wait().unwrap();
    reopened.close();
    let again = SqliteStore::open(cut.path()).unwrap();
    assert_eq!(again.findings().lost, 0, "told once");
    again.close();
    assert_eq!(checked(cut.path()).0.lost, 100 - left, "and not forgotten");
    accept_loss(cut.path()).unwrap();
    assert!(checked(cut.path()).0.is_well());

    // Nothing is lost where nothing was cut off, however the server ended.
    let whole = tempfile::tempdir().unwrap();
    for name in [DATABASE, &wal, WITNESS] {
        fs::copy(here.path().join(name), whole.path().join(name)).unwrap();
    }
    assert_eq!(SqliteStore::open(whole.path()).unwrap().findings().lost, 0);
}

#[test]
fn a_database_of_another_program_is_refused_and_left_alone() {
    for setting in ["", "PRAGMA application_id = 7; PRAGMA user_version = 1;"] {
        let directory = tempfile::tempdir().unwrap();
        tamper(directory.path(), &format!("CREATE TABLE recipes (name TEXT); {setting}"));
        let before = fs::read(directory.path().join(DATABASE)).unwrap();
        let refused = SqliteStore::open(directory.path());
        assert!(matches!(refused, Err(OpenError::Foreign)), "{refused:?}");
        assert_eq!(fs::read(directory.path().join(DATABASE)).unwrap(), before);
        assert!(matches!(check(directory.path(), |_| {}), Err(OpenError::Foreign)));
    }
}

#[test]
fn an_empty_or_missing_file_is_not_taken_for_a_new_server() {
    let directory = tempfile::tempdir().unwrap();
    two_tables(directory.path());
    let file = directory.path().join(DATABASE);
    fs::write(&file, "").unwrap();
    assert!(matches!(SqliteStore::open(directory.path()), Err(OpenError::Empty(_))));
    fs::remove_file(&file).unwrap();
    assert!(matches!(SqliteStore::open(directory.path()), Err(OpenError::Missing(_))));
    assert!(!file.exists());
    fs::remove_file(directory.path().join(WITNESS)).unwrap();
    SqliteStore::open(directory.path()).unwrap();
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().unwrap();
    let (data, copy) = (directory.path().join("data"), directory.path().join("copy"));
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let store = SqliteStore::open(&data).unwrap();
    store.append(entry("a", 0)).wait().unwrap();
    store.backup(&copy).unwrap();
    assert_eq!((mode(&data), mode(&copy)), (0o700, 0o600));
    let files = || fs::read_dir(&data).unwrap().map(|file| file.unwrap().path());
    assert!(files().count() >= 5, "database, WAL, its index, lock and witness");
    for file in files() {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert!(store.findings().tightened.is_empty());
    store.close();

    let open_up = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    files().for_each(|file| open_up(&file, 0o644));
    open_up(&data, 0o755);
    let store = SqliteStore::open(&data).unwrap();
    assert_eq!(store.findings().tightened.len(), 4, "database, lock, witness and directory");
    assert!(files().all(|file| mode(&file) == 0o600) && mode(&data) == 0o700);
    store.close();
    assert!(SqliteStore::open(&data).unwrap().findings().tightened.is_empty(), "said once");

    // A directory that holds other things, too, is left as it is.
    fs::write(data.join("holiday.jpg"), "x").unwrap();
    open_up(&data, 0o755);
    SqliteStore::open(&data).unwrap();
    assert_eq!(mode(&data), 0o755);
}
