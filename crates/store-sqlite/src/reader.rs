//! The threads that read, each on a connection of its own: in WAL mode they see every commit and hold up none.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

/// What the readers' queue holds.
pub(crate) enum Message {
    Read(Box<dyn FnOnce(&Connection) + Send>),
    /// Ends one of the readers.
    Close,
}

/// Reads until the queue is closed. All readers take from one queue: whoever is free takes the next request.
pub(crate) fn read_all(queue: &Mutex<Receiver<Message>>, connection: &Mutex<Connection>) {
    loop {
        let message = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Message::Read(read)) = message else { return };
        read(&connection.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
