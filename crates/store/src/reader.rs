//! The thread that reads, on a connection of its own: in WAL mode it sees every commit and holds up none.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

/// What the reader's queue holds.
pub(crate) enum Message {
    Read(Box<dyn FnOnce(&Connection) + Send>),
    Close,
}

/// Reads until the queue is closed.
pub(crate) fn read_all(queue: &Receiver<Message>, connection: &Mutex<Connection>) {
    while let Ok(Message::Read(read)) = queue.recv() {
        read(&connection.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
