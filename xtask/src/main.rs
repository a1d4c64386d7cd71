//! The project's own tasks: `cargo xtask test`, and parts of it by themselves.

mod crates;
mod engines;
mod licences;
mod needs;
mod pocket;
mod promises;
mod python;
mod results;
mod rules;
mod test;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test      everything a change must pass, ending with a count
cargo xtask pocket    builds what the page needs to play without a server, into target/pocket/page
cargo xtask engines   starts PostgreSQL and NATS for tests, and the command that follows, such as: cargo test -p …
cargo xtask crates    draws the crates anew in ARCHITECTURE.md
cargo xtask licences  lists packages whose licence deny.toml does not allow
cargo xtask promises  lists tests that docs/security.md names and that are not there
cargo xtask rules     lists rules that no test names, or that a rulebook does not state";

fn main() -> ExitCode {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    match typed[..] {
        ["test"] => test::run(&root()),
        ["pocket"] => {
            let root = root();
            let target = test::target(&root);
            outcome(
                pocket::make(&root, &target).inspect(|at| println!("{}", at.display())).is_some(),
            )
        }
        ["engines", program, ref arguments @ ..] => test::with_engines(program, arguments),
        ["licences"] => outcome(licences::check(&root())),
        ["promises"] => outcome(promises::check(&root())),
        ["crates"] => crates::run(&root()),
        ["rules"] => rules::run(&root()),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn outcome(is_well: bool) -> ExitCode {
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The project's folder, wherever the command was typed.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
