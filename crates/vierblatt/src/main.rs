//! The program: what a person types, and which part of the house does it.

mod arena;
mod bench;
mod cli;
mod exploit;
mod judging;
mod language;
mod output;
mod random;
mod serve;
mod solo;
mod table;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};
use cli::{BenchCommand, Cli, Command, RecordCommand};

fn main() -> ExitCode {
    let mut program = Cli::command()
        .mut_subcommand("random", |random| random.after_help(random::tables()))
        .mut_subcommand("arena", |arena| arena.after_help(random::tables()));
    let asked =
        Cli::from_arg_matches(&program.get_matches_mut()).unwrap_or_else(|wrong| wrong.exit());
    language::speak(asked.lang);
    let result = match asked.command {
        None => serve::serve_tables(cli::usual_table()),
        Some(Command::Serve(request)) => serve::serve_tables(request),
        Some(Command::Referee { file, quiet }) => judging::referee(file.as_deref(), quiet),
        Some(Command::Record(RecordCommand::Show { file })) => judging::show(file.as_deref()),
        Some(Command::Verify { file, commitment }) => verify::verify(&file, commitment.as_deref()),
        Some(Command::Random(request)) => random::random(&request),
        Some(Command::Arena(request)) => arena::arena(&request),
        Some(Command::Exploit(request)) => exploit::measure(&request),
        Some(Command::Solo(command)) => solo::solo(&command),
        Some(Command::Bench(BenchCommand::Engine(request))) => bench::engine(&request),
        Some(Command::Bench(BenchCommand::Search(request))) => bench::search(&request),
        Some(Command::Bench(BenchCommand::Server(request))) => bench::server(&request),
    };
    result.unwrap_or_else(|error| output::complain(&error))
}
