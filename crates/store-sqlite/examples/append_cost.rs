//! What an append costs the processor:
//! `cargo run --release -p vierblatt-store-sqlite --example append_cost DIRECTORY [TABLES] [GAMES] [summary]`.
//!
//! Plays at many tables at once: each gets one entry, all answers are waited for, then the next one each. Logs
//! have 100 entries; then other tables follow. Prints the processor time of the writer's thread and of
//! the whole program for each entry. Linux only: it reads the time from `/proc`.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use vierblatt_protocol::Status;
use vierblatt_store::{Append, Directory, Log, TableSummary};
use vierblatt_store_sqlite::SqliteStore;

const ENTRY: &[u8] =
    br#"{"at":1767225600000,"seat":2,"move":"play 10 on limit 2","clock":[61000,59000,60500]}"#;

/// How long a log gets.
const LENGTH: u64 = 100;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let directory = PathBuf::from(arguments.next().expect("DIRECTORY [TABLES] [GAMES] [summary]"));
    let tables: u64 = arguments.next().map_or(200, |text| text.parse().expect("how many tables"));
    let games: u64 = arguments.next().map_or(5, |text| text.parse().expect("how many games each"));
    let summarised = arguments.next().is_some();
    let store = SqliteStore::open(&directory).expect("the directory can be used");
    let before = store.count_tables().wait().expect("tables can be counted");
    let codes: Vec<String> =
        (before..before + tables * games).map(|table| format!("t{table}")).collect();

    let (started, commits) = (Instant::now(), store.commits());
    let (writer, all) = (thread_time("store-writer"), program_time());
    for playing in codes.chunks(tables as usize) {
        for n in 0..LENGTH {
            let appends = playing.iter().map(|code| {
                let summary = summarised.then(|| summary(n));
                store.append(Append { summary, ..Append::new(code, n, vec![ENTRY.to_vec()]) })
            });
            for answer in appends.collect::<Vec<_>>() {
                answer.wait().expect("appends succeed");
            }
        }
    }
    let (writer, all) = (thread_time("store-writer") - writer, program_time() - all);
    let entries = codes.len() as u64 * LENGTH;
    let commits = store.commits() - commits;
    println!(
        "entries      {entries} of {} bytes at {tables} tables at a time, summary {summarised}",
        ENTRY.len()
    );
    println!("commits      {commits}, {:.0} entries each", entries as f64 / commits as f64);
    println!("writer       {:.2} µs an entry", writer / entries as f64);
    println!("all threads  {:.2} µs an entry", all / entries as f64);
    println!("elapsed      {:.2} s", started.elapsed().as_secs_f64());

    let reader = thread_time("store-reader");
    for code in &codes {
        let log = store.read(code, 0, u32::MAX).wait().expect("logs can be read");
        assert_eq!(log.len() as u64, LENGTH);
    }
    let reader = thread_time("store-reader") - reader;
    println!("reader       {:.2} µs an entry, whole logs", reader / entries as f64);
    store.close();
}

fn summary(n: u64) -> TableSummary {
    TableSummary {
        game: "joomo".to_owned(),
        status: Status::Playing,
        listed: true,
        opened_at: 1_767_225_600_000,
        changed_at: 1_767_225_600_000 + n,
        wake_at: None,
        people: ["p5kq2v7a", "p0z8m3xd", "pw4t6r1c"].map(Into::into).to_vec(),
        seats: 3,
        taken: 3,
    }
}

/// Processor time of one of the store's threads, in microseconds.
fn thread_time(name: &str) -> f64 {
    threads().filter(|thread| thread.0 == name).map(|thread| thread.1).sum()
}

/// Processor time of all threads.
fn program_time() -> f64 {
    threads().map(|thread| thread.1).sum()
}

/// The threads of this program: their names and how many microseconds they have run.
fn threads() -> impl Iterator<Item = (String, f64)> {
    let tasks = fs::read_dir("/proc/self/task").expect("this is Linux");
    tasks.map(|task| {
        let task = task.expect("threads have a directory").path();
        let name = fs::read_to_string(task.join("comm")).expect("threads have a name");
        let time = fs::read_to_string(task.join("schedstat")).expect("threads have a time");
        let nanos: f64 =
            time.split(' ').next().and_then(|text| text.parse().ok()).expect("nanoseconds");
        (name.trim_end().to_owned(), nanos / 1000.0)
    })
}
