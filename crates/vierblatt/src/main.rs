//! The program: what a person types, and which part of the house does it.

mod bench;
mod cli;
mod judging;
mod output;
mod random;

use std::process::ExitCode;

use clap::Parser;
use cli::{BenchCommand, Cli, Command, RecordCommand};

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Referee { file, quiet } => judging::referee(file.as_deref(), quiet),
        Command::Record(RecordCommand::Show { file }) => judging::show(file.as_deref()),
        Command::Random(request) => random::random(&request),
        Command::Bench(BenchCommand::Engine(request)) => bench::engine(&request),
    };
    result.unwrap_or_else(|error| output::complain(&error))
}
