//! A server killed at any moment has lost nothing it acknowledged. The server is this test program, started
//! again to run [`append_until_killed`] only.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::{env, io, thread};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_store::{Append, Log};
use vierblatt_store_sqlite::SqliteStore;

/// Tells the child where the store is.
const DIRECTORY: &str = "VIERBLATT_CRASH_DIRECTORY";
const TABLES: usize = 4;
const CRASHES: usize = 8;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let directory = tempfile::tempdir().unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut acknowledged: HashMap<String, u64> = HashMap::new();
    for _ in 0..CRASHES {
        let mut child = start_child(directory.path());
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        let (mut seen, kill_after) = (0, rng.random_range(1..150));
        // After the kill, what it had already said is still in the pipe and counts as well.
        while lines.read_line(&mut line).unwrap() > 0 {
            if let Some(said) =
                line.strip_prefix("stored ").and_then(|said| said.strip_suffix('\n'))
            {
                let (table, n) = said.split_once(' ').unwrap();
                acknowledged.insert(table.to_owned(), n.parse().unwrap());
                seen += 1;
                if seen == kill_after {
                    child.kill().unwrap();
                }
            }
            line.clear();
        }
        child.wait().unwrap();
        assert!(seen >= kill_after, "the child ended by itself");

        let store = SqliteStore::open(directory.path()).unwrap();
        for (table, n) in &acknowledged {
            let log = store.read(table, 0, u32::MAX).wait().unwrap();
            assert!(
                log.len() as u64 > *n,
                "{table}: {n} was acknowledged, {} are there",
                log.len()
            );
            for (n, entry) in log.iter().enumerate() {
                assert_eq!(String::from_utf8_lossy(entry), format!("{table} {n}"));
            }
        }
        store.close();
    }
    assert_eq!(acknowledged.len(), TABLES);
}

fn start_child(directory: &Path) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "crash::append_until_killed", "--ignored", "--nocapture"])
        .env(DIRECTORY, directory)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Appends to a few tables at once and prints what was stored, until it is killed.
#[test]
#[ignore = "started by the crash test, in a process of its own"]
fn append_until_killed() {
    let Some(directory) = env::var_os(DIRECTORY) else { return };
    let store = SqliteStore::open(Path::new(&directory)).unwrap();
    thread::scope(|scope| {
        for table in (0..TABLES).map(|table| format!("table-{table}")) {
            let store = &store;
            scope.spawn(move || {
                for n in store.read(&table, 0, u32::MAX).wait().unwrap().len() as u64.. {
                    let entry = format!("{table} {n}").into_bytes();
                    store.append(Append::new(&table, n, vec![entry])).wait().unwrap();
                    // On a line of its own, whatever the test harness has left on the one before.
                    io::stdout().write_all(format!("\nstored {table} {n}\n").as_bytes()).unwrap();
                }
            });
        }
    });
}
