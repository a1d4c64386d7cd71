//! How `SQLite` runs every statement: none may cost more with every finished game.

use rusqlite::Connection;

use crate::{connection, sql};

/// The steps `SQLite` plans for a statement.
fn plan(connection: &Connection, statement: &str) -> Vec<String> {
    let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {statement}")).unwrap();
    let nothing = vec![None::<i64>; explain.parameter_count()];
    let steps = explain.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3)).unwrap();
    steps.collect::<Result<_, _>>().unwrap()
}

/// Whether a statement walks through a whole table or index.
fn scans(connection: &Connection, statement: &str) -> bool {
    plan(connection, statement).iter().any(|step| step.starts_with("SCAN"))
}

#[test]
fn no_statement_walks_through_a_whole_table() {
    let connection = connection::in_memory().unwrap();
    for (name, statement) in sql::ALL {
        assert!(!scans(&connection, statement), "{name}: {:?}", plan(&connection, statement));
    }
}

#[test]
fn a_statement_that_does_would_be_noticed() {
    let connection = connection::in_memory().unwrap();
    assert!(scans(&connection, "SELECT * FROM table_index WHERE changed_at > 5"));
    assert!(scans(&connection, "SELECT count(*) FROM tables"));
}

#[test]
fn lists_come_sorted_out_of_their_index() {
    let connection = connection::in_memory().unwrap();
    for query in [
        sql::READ_ENTRIES,
        sql::LATEST_GAME,
        sql::NEXT_GAME,
        sql::GAMES,
        sql::OPEN_TABLES,
        sql::DUE_TABLES,
        sql::IDLE_TABLES,
        sql::EMPTY_LOBBIES,
        sql::PERSON_TABLES,
        sql::PERSON_RESULTS,
    ] {
        let plan = plan(&connection, query);
        assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{plan:?}");
    }
}

#[test]
fn a_page_of_due_tables_begins_where_the_last_one_ended() {
    let connection = connection::in_memory().unwrap();
    let plan = plan(&connection, sql::DUE_TABLES);
    let by_time = |step: &String| step.contains("USING INDEX due_tables (wake_at>? AND wake_at<?)");
    assert!(plan.iter().any(by_time), "{plan:?}");
}

#[test]
fn what_is_acknowledged_has_been_synced() {
    let directory = tempfile::tempdir().unwrap();
    let connection = connection::writing(&connection::database(directory.path())).unwrap();
    let setting = |name: &str| -> String {
        let query = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
        connection.query_row(&query, [], |row| row.get(0)).unwrap()
    };
    assert_eq!(setting("journal_mode"), "wal");
    assert_eq!(setting("synchronous"), "2", "full");
    assert_eq!(setting("foreign_keys"), "1");
}
