//! Tests that look behind the interface: what the writer does at one moment, how `SQLite` does it.

mod batches;
mod damage;
mod failures;
mod plans;
mod schema;

use std::sync::mpsc::{Sender, channel};

use vierblatt_store::{Answer, Append, WriteError};

use crate::SqliteStore;

/// Keeps the writer from going on until the sender is dropped.
fn hold(store: &SqliteStore) -> (Sender<()>, Answer<Result<(), WriteError>>) {
    let (release, held) = channel::<()>();
    let (reached, at_work) = channel();
    let answer = store.write(move |_| {
        let _ = reached.send(());
        let _ = held.recv();
        Ok(())
    });
    at_work.recv().expect("the writer is there");
    (release, answer)
}

/// One entry for a table.
fn entry(table: &str, n: u64) -> Append {
    Append::new(table, n, vec![format!("{table}:{n}").into_bytes()])
}
