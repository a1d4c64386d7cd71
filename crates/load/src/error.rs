//! Why a measurement has no result.

use std::fmt::Display;
use std::io;

/// Why a measurement has no result.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A file, a socket or a process.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// What was asked for is outside what can be measured.
    #[error(
        "at most {connections} connections, 0.1 to 3600 seconds, up to 60 to warm up, \
         0.001 to 1000 moves per second"
    )]
    OutOfRange {
        /// How many connections there can be at most.
        connections: u32,
    },
    /// The server would be killed after the end.
    #[error("the server must be killed before the end")]
    KillAfterEnd,
    /// The system does not allow enough open files.
    #[error("{connections} connections need {files} open files, and {allowed} are allowed")]
    OpenFiles {
        /// How many connections were asked for.
        connections: u32,
        /// How many files they need.
        files: u64,
        /// How many are allowed.
        allowed: u64,
    },
    /// No port is free.
    #[error("no port is free")]
    NoPort,
    /// The server ended by itself.
    #[error("the server ended ({status}): {last}")]
    ServerEnded {
        /// How it ended.
        status: String,
        /// The last line it logged.
        last: String,
    },
    /// The server does not accept connections.
    #[error("the server does not listen: {last}")]
    ServerSilent {
        /// The last line it logged.
        last: String,
    },
    /// A table cannot be set up.
    #[error("a table cannot be set up: {0}")]
    SetUp(String),
    /// The measurement does not end.
    #[error("it takes too long")]
    TooLong,
    /// It was stopped before the end.
    #[error("stopped before the end")]
    Stopped,
}

impl LoadError {
    pub(crate) fn set_up(why: impl Display) -> Self {
        LoadError::SetUp(why.to_string())
    }
}
