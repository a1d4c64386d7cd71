//! The project's own tasks: `cargo xtask test`, `cargo xtask crates`, `cargo xtask rules`.

mod crates;
mod needs;
mod results;
mod rules;
mod test;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test     everything a change must pass, ending with a count
cargo xtask crates   draws the crates anew in ARCHITECTURE.md
cargo xtask rules    lists rules that no test names, or that a rulebook does not state";

fn main() -> ExitCode {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    match typed[..] {
        ["test"] => test::run(&root()),
        ["crates"] => crates::run(&root()),
        ["rules"] => rules::run(&root()),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The project's folder, wherever the command was typed.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
