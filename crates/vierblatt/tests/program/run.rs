//! Running the program, apart from whatever the machine's user has set.

use std::io::{ErrorKind, Write};
use std::ops::RangeInclusive;
use std::process::{Command, Output, Stdio};

use vierblatt_catalog::{Listed, Visit, with_game};

/// The program, in English, without settings from outside.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vierblatt"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("VIERBLATT_") {
            command.env_remove(name);
        }
    }
    command.env("LC_ALL", "C").env("HOME", env!("CARGO_TARGET_TMPDIR"));
    command.env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME").env_remove("RUST_LOG");
    command
}

/// Runs a command to its end with this input.
pub(crate) fn with_input(command: &mut Command, input: &[u8]) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // Written beside reading: both pipes could be full.
    let writer = std::thread::spawn(move || match stdin.write_all(&input) {
        // A program that has seen enough closes the pipe.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        written => written.expect("the program reads"),
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

/// Runs the program with these arguments and this input.
pub(crate) fn vierblatt(args: &[&str], input: &[u8]) -> Output {
    with_input(program().args(args), input)
}

/// What it printed.
pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program prints text")
}

/// What it said on standard error.
pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program prints text")
}

/// Everything it said.
pub(crate) fn all(output: &Output) -> String {
    stdout(output) + &stderr(output)
}

/// How many can play a game.
pub(crate) fn seats(game: &str) -> RangeInclusive<u8> {
    struct Seats;
    impl Visit for Seats {
        type Output = RangeInclusive<u8>;
        fn visit<G: Listed>(self) -> Self::Output {
            G::SEATS
        }
    }
    with_game(game, Seats).expect("a game of the catalog")
}
