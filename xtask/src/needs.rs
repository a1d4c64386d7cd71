//! What tests need beside the Rust toolchain. What is missing is installed from the system's packages; if
//! that is not possible the check fails, and no test is skipped.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::engines::postgres_programs;
use vierblatt_pocket_build::Toolchain;

/// A program and the package that brings it.
const NEEDS: &[(&str, &str)] = &[
    // Plays the example bots, in the arena and at a table.
    ("python3", "python3"),
    // Builds and tests the page.
    ("npm", "npm"),
    // Shows the page.
    ("chromium", "chromium"),
];

/// Installs what is missing, and says whether everything is there then.
pub(crate) fn are_met(root: &Path) -> bool {
    NEEDS.iter().all(is_met)
        && engines_are_there()
        && (has_venv() || install("Python's venv", "python3-venv", has_venv))
        // Serves the page as files, as deploy/static.conf has it.
        && (has_nginx() || install("nginx", "nginx-light", has_nginx))
        && compiles_for_browsers(root)
}

/// Whether the tables for the page can be compiled. Where rustup can add neither source nor target, Debian's compiler is installed.
fn compiles_for_browsers(root: &Path) -> bool {
    let is_there = || Toolchain::find(root).is_some();
    let packages = ["lld", "rustc-web", "rust-web-src"];
    // Only the last one completes it.
    is_there()
        || packages.into_iter().any(|package| install("a compiler for browsers", package, is_there))
}

/// The same for what nodes share: a database and a carrier of messages.
pub(crate) fn engines_are_there() -> bool {
    let has_postgres = || postgres_programs().is_some();
    (has_openssl() || install("openssl", "openssl", has_openssl))
        && (has_postgres() || install("PostgreSQL", "postgresql", has_postgres))
        && is_met(&("nats-server", "nats-server"))
}

/// It knows no `--version`.
fn has_openssl() -> bool {
    succeeds("openssl", &["version"])
}

/// Nor does this; and it lies where only administrators look for programs.
fn has_nginx() -> bool {
    succeeds("/usr/sbin/nginx", &["-v"]) || succeeds("nginx", &["-v"])
}

fn is_met((program, package): &(&str, &str)) -> bool {
    is_there(program) || install(program, package, || is_there(program))
}

/// Whether Python can make virtual environments: Debian has that in a package of its own.
fn has_venv() -> bool {
    succeeds("python3", &["-c", "import ensurepip, venv"])
}

fn is_there(program: &str) -> bool {
    succeeds(program, &["--version"])
}

fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn install(name: &str, package: &str, is_there: impl Fn() -> bool) -> bool {
    println!("{name} is missing; installing it");
    // A new machine may have no list of packages yet.
    let ways: [&[&[&str]]; 4] = [
        &[&["apt-get", "update"], &["apt-get", "install", "--yes", package]],
        &[
            &["sudo", "--non-interactive", "apt-get", "update"],
            &["sudo", "--non-interactive", "apt-get", "install", "--yes", package],
        ],
        &[&["dnf", "install", "--assumeyes", package]],
        &[&["brew", "install", package]],
    ];
    for way in ways {
        let is_done = way.iter().all(|step| {
            let done = Command::new(step[0]).args(&step[1..]).status();
            done.is_ok_and(|status| status.success())
        });
        if is_done && is_there() {
            return true;
        }
    }
    println!("{name} cannot be installed here: please install it by hand");
    false
}
