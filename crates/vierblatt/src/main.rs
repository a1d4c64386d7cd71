//! The program: every command calls the crate that does the work, and prints what comes of it. The command
//! line itself is in `crates/cli`.

mod arena;
mod backup;
mod bench;
mod book;
mod check;
mod config;
mod exploit;
mod judging;
mod manual;
mod migrate;
mod page;
mod play;
mod puzzles;
mod random;
mod review;
mod rules;
mod serve;
mod solo;
mod store;
mod verify;

use std::process::ExitCode;

use vierblatt_cli::Parsed;
use vierblatt_cli::commands::{BenchCommand, Command, RecordCommand};

fn main() -> ExitCode {
    let parsed = match vierblatt_cli::read(std::env::args_os().collect()) {
        Ok(parsed) => parsed,
        Err(status) => return status,
    };
    let Parsed { command, matches, file } = parsed;
    let result = match command {
        Command::Serve(request) => serve::serve_tables(request),
        Command::Play(request) => play::play(request),
        Command::Referee { file, quiet } => judging::referee(file.as_deref(), quiet),
        Command::Record(RecordCommand::Show { file }) => judging::show(file.as_deref()),
        Command::Verify { file, commitment, json } => {
            verify::verify(&file, commitment.as_deref(), json)
        }
        Command::Review(request) => review::review(&request),
        Command::Puzzles(request) => puzzles::puzzles(&request),
        Command::Rules(request) => rules::rules(&request),
        Command::Random(request) => random::random(&request),
        Command::Arena(request) => arena::arena(&request),
        Command::Exploit(request) => exploit::measure(&request),
        Command::Solo(command) => solo::solo(&command),
        Command::Bench(BenchCommand::Engine(request)) => bench::engine(&request),
        Command::Bench(BenchCommand::Search(request)) => bench::search(&request),
        Command::Bench(BenchCommand::Server(request)) => bench::server(&request),
        Command::Bench(BenchCommand::Flood(request)) => bench::flood(&request),
        Command::Bench(BenchCommand::Cluster(request)) => bench::cluster(&request),
        Command::Config(request) if request.example => config::example(),
        Command::Config(request) => config::show(&matches, file.as_ref(), request.json),
        Command::Backup { file, data } => backup::backup(&file, data),
        Command::Restore { file, force, accept_damage, data } => {
            backup::restore(&file, data, force, accept_damage)
        }
        Command::Check { database, accept_loss, json, data } => {
            check::check_games(database.as_deref(), data, accept_loss, json)
        }
        Command::Book(command) => book::book(command),
        Command::Migrate(request) => migrate::migrate(&request),
        Command::Page { out, base, server } => page::write(&out, &base, server.as_deref()),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { dir } => manual::pages(dir.as_deref()),
        Command::Help { command } => manual::help(&command),
    };
    result.unwrap_or_else(|error| vierblatt_cli::report(&error))
}
