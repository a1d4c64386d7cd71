//! Where results and complaints go.

use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::process::ExitCode;

use vierblatt_game::Message;

use crate::language::say;

/// What ends a command before its time.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A file or a pipe.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// What was asked for cannot be done, and what to do instead, in the user's language.
    #[error("{0}")]
    Asked(String),
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Failure::Asked(say(&message))
    }
}

impl Failure {
    /// Something is wrong with a file, or whatever else is named.
    pub(crate) fn about(name: impl Display, why: impl Display) -> Self {
        Failure::Asked(format!("{name}: {why}"))
    }
}

/// Standard output, written in large pieces: records have many lines.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Says what went wrong and ends with status 2. A reader that has seen enough (`| head`) is no
/// failure.
pub(crate) fn complain(failure: &Failure) -> ExitCode {
    if let Failure::Io(error) = failure
        && error.kind() == ErrorKind::BrokenPipe
    {
        return ExitCode::SUCCESS;
    }
    // Nobody is left to tell if this fails too.
    let _ = writeln!(io::stderr(), "vierblatt: {failure}");
    ExitCode::from(2)
}
