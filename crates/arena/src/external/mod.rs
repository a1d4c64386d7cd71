//! Bots that are somebody's own program: JSON lines over its standard input and output.
//! `docs/bot-protocol.md` is the protocol.

mod conversation;
mod process;

use std::fmt;
use std::io;

pub(crate) use conversation::Conversation;
pub(crate) use process::Process;

use crate::WrongEntrant;

/// How a program is started.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Launch {
    /// As it was written, which is the bot's name.
    command: String,
    /// The program and its arguments.
    words: Vec<String>,
}

impl Launch {
    /// Takes a command line apart as a shell would, without a shell.
    ///
    /// # Errors
    /// When there is no word in it, or an open quotation mark.
    pub fn read(command: &str) -> Result<Launch, WrongEntrant> {
        match shlex::split(command) {
            Some(words) if !words.is_empty() => Ok(Launch { command: command.to_owned(), words }),
            _ => Err(WrongEntrant::Command(command.to_owned())),
        }
    }

    /// Starts the program once and stops it again, to know before a tournament that it can.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn try_out(&self) -> io::Result<()> {
        Process::new(self.clone()).start()
    }
}

impl fmt::Display for Launch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)
    }
}
