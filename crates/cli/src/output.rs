//! Where results and error messages go.

use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::process::ExitCode;

use vierblatt_game::Message;

use crate::language::say;

/// What ends a command early.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file or a pipe.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// Why it cannot be done, and what to do instead, in the user's language.
    #[error("{0}")]
    Message(String),
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Failure::Message(say(&message))
    }
}

impl Failure {
    /// Something is wrong with a file, or whatever else is named.
    pub fn about(name: impl Display, why: impl Display) -> Self {
        Failure::Message(format!("{name}: {why}"))
    }
}

/// Standard output, written in large pieces: records have many lines.
pub fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Says what went wrong and ends with status 2. A reader that has seen enough (`| head`) is not a
/// failure.
pub fn report(failure: &Failure) -> ExitCode {
    if let Failure::Io(error) = failure
        && error.kind() == ErrorKind::BrokenPipe
    {
        return ExitCode::SUCCESS;
    }
    // Nobody is left to tell if this fails too.
    let _ = writeln!(io::stderr(), "vierblatt: {failure}");
    ExitCode::from(2)
}
