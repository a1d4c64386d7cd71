//! The program: what a person types, and which part of the house does it.

mod bench;
mod cli;
mod judging;
mod output;
mod random;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use cli::{BenchCommand, Cli, Command, RecordCommand};
use output::Failure;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        None => Cli::command().print_help().map(|()| ExitCode::SUCCESS).map_err(Failure::from),
        Some(Command::Referee { file, quiet }) => judging::referee(file.as_deref(), quiet),
        Some(Command::Record(RecordCommand::Show { file })) => judging::show(file.as_deref()),
        Some(Command::Random(request)) => random::random(&request),
        Some(Command::Bench(BenchCommand::Engine(request))) => bench::engine(&request),
    };
    result.unwrap_or_else(|error| output::complain(&error))
}
