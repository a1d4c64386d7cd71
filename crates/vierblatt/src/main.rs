//! The program: what a person types, and which part of the house does it.

mod arena;
mod arguments;
mod backup;
mod bench;
mod cli;
mod columns;
mod exploit;
mod help;
mod judging;
mod language;
mod manual;
mod output;
mod play;
mod progress;
mod random;
mod rules;
mod serve;
mod settings;
mod solo;
mod table;
mod verify;

use std::process::ExitCode;

use arguments::Asked;
use cli::{BenchCommand, Command, RecordCommand};

fn main() -> ExitCode {
    let asked = match arguments::read(std::env::args_os().collect()) {
        Ok(asked) => asked,
        Err(status) => return status,
    };
    let Asked { command, matches, file } = asked;
    let result = match command {
        Command::Serve(request) => serve::serve_tables(request),
        Command::Play(request) => play::play(request),
        Command::Referee { file, quiet } => judging::referee(file.as_deref(), quiet),
        Command::Record(RecordCommand::Show { file }) => judging::show(file.as_deref()),
        Command::Verify { file, commitment, json } => {
            verify::verify(&file, commitment.as_deref(), json)
        }
        Command::Rules(request) => rules::rules(&request),
        Command::Random(request) => random::random(&request),
        Command::Arena(request) => arena::arena(&request),
        Command::Exploit(request) => exploit::measure(&request),
        Command::Solo(command) => solo::solo(&command),
        Command::Bench(BenchCommand::Engine(request)) => bench::engine(&request),
        Command::Bench(BenchCommand::Search(request)) => bench::search(&request),
        Command::Bench(BenchCommand::Server(request)) => bench::server(&request),
        Command::Config(request) if request.example => settings::example(),
        Command::Config(request) => settings::show(&matches, file.as_ref(), request.json),
        Command::Backup { file, data } => backup::backup(&file, data),
        Command::Restore { file, force, data } => backup::restore(&file, data, force),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { dir } => manual::pages(dir.as_deref()),
        Command::Help { command } => manual::help(&command),
    };
    result.unwrap_or_else(|error| output::complain(&error))
}
