//! Opening: migrations, and databases that are not ours.

use std::thread;

use vierblatt_store::{Append, Log};
use vierblatt_store_postgres::{Address, OpenError, PostgresStore, Use};

use crate::database::{empty, open, run};

fn opening(url: &str, usage: Use) -> Result<PostgresStore, OpenError> {
    PostgresStore::open(&url.parse::<Address>().expect("an address"), usage)
}

#[test]
fn what_was_written_is_there_when_it_is_opened_again() {
    let url = empty();
    let store = open(&url);
    assert_eq!(store.append(Append::new("a", 0, vec![b"x".to_vec()])).wait(), Ok(()));
    store.close();
    let store = open(&url);
    assert_eq!(store.read("a", 0, 9).wait().unwrap(), [b"x"]);
}

#[test]
fn many_nodes_that_start_together_migrate_once() {
    let url = empty();
    let stores: Vec<PostgresStore> = thread::scope(|scope| {
        let nodes: Vec<_> = (0..6)
            .map(|_| scope.spawn(|| opening(&url, Use::Together).expect("it opens")))
            .collect();
        nodes.into_iter().map(|node| node.join().expect("a node")).collect()
    });
    for (n, store) in (0..).zip(&stores) {
        assert_eq!(store.append(Append::new("a", n, vec![b"x".to_vec()])).wait(), Ok(()));
    }
}

#[test]
fn a_server_alone_and_other_servers_keep_away_from_each_other() {
    let url = empty();
    let alone = open(&url);
    assert!(matches!(opening(&url, Use::Together), Err(OpenError::InUse)));
    alone.close();
    let _node = opening(&url, Use::Together).expect("nobody else is there");
    assert!(matches!(opening(&url, Use::Alone), Err(OpenError::InUse)));
}

#[test]
fn somebody_elses_database_is_refused_and_not_changed() {
    let url = empty();
    run(&url, "CREATE TABLE recipes (name text)");
    assert!(matches!(opening(&url, Use::Alone), Err(OpenError::Foreign)));
    run(&url, "DROP TABLE recipes");
    open(&url);
}

#[test]
fn a_newer_schema_is_used_as_long_as_it_allows_older_programs() {
    let url = empty();
    open(&url).close();
    run(&url, "UPDATE schema_version SET version = 99, oldest = 1");
    open(&url).close();
    run(&url, "UPDATE schema_version SET oldest = 99");
    assert!(matches!(opening(&url, Use::Alone), Err(OpenError::Newer { found: 99, .. })));
}

#[test]
fn who_cannot_be_reached_is_said_without_the_password() {
    let error = opening("postgres://ana:geheim@127.0.0.1:1/cards", Use::Alone).expect_err("nobody");
    assert!(matches!(error, OpenError::Unreachable(_)), "{error}");
    assert!(!error.to_string().contains("geheim"), "{error}");
}
