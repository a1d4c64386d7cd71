//! What tests need beside the Rust toolchain. What is missing is installed from the system's packages; if
//! that is not possible the check fails, and no test is skipped.

use std::process::{Command, Stdio};

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
pub(crate) fn are_met() -> bool {
    let is_met = |(program, package): &(&str, &str)| {
        is_there(program) || install(program, package, || is_there(program))
    };
    NEEDS.iter().all(is_met) && (has_venv() || install("Python's venv", "python3-venv", has_venv))
}

/// Whether Python can make virtual environments: Debian has that in a package of its own.
fn has_venv() -> bool {
    let mut command = Command::new("python3");
    command.args(["-c", "import ensurepip, venv"]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
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
