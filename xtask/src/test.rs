//! `cargo xtask test`: what tests need, formatting, lints, documentation, all tests, the page in a real
//! browser, the Python package, licences, promises and rules without tests; then a count.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use crate::python::Environment;
use crate::results::{Counts, of_cargo, of_node, of_pytest, of_vitest};
use crate::{crates, licences, needs, promises, rules};

/// Runs everything, whatever fails on the way, and ends with `N passed, N failed`.
pub(crate) fn run(root: &Path) -> ExitCode {
    let mut count = Counts::default();
    println!("== what tests need");
    count += Counts::one(needs::are_met());
    step(&mut count, "formatting", cargo(root, &["fmt", "--all", "--check"]));
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    step(&mut count, "clippy", cargo(root, &clippy));
    let mut doc = cargo(root, &["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    step(&mut count, "documentation", doc);
    tests(&mut count, "tests", cargo(root, &["test", "--workspace", "--no-fail-fast"]), of_cargo);
    // Cargo has installed what the page is built with.
    let web = root.join("web");
    step(&mut count, "the page's formatting", npm(&web, &["run", "format:check"]));
    step(&mut count, "the page's types", npm(&web, &["run", "check"]));
    tests(&mut count, "the page's tests", npm(&web, &["test"]), of_vitest);
    step(&mut count, "the page's size", npm(&web, &["run", "size"]));
    browser_tests(&mut count, root);
    python_tests(&mut count, root);
    println!("== the picture of the crates");
    count += Counts::one(crates::check(root));
    println!("== licences");
    count += Counts::one(licences::check(root));
    println!("== promises");
    count += Counts::one(promises::check(root));
    println!("== rules");
    count += Counts::one(rules::run(root) == ExitCode::SUCCESS);
    println!("\n{} passed, {} failed", count.passed, count.failed);
    if count.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(args);
    command
}

/// A command that succeeds or fails.
fn step(count: &mut Counts, name: &str, mut command: Command) {
    println!("== {name}");
    let has_passed = match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            println!("{name} cannot be run: {error}");
            false
        }
    };
    *count += Counts::one(has_passed);
}

/// The page, played in a real browser with the program that cargo built for the tests.
fn browser_tests(count: &mut Counts, root: &Path) {
    let e2e = root.join("e2e");
    step(count, "what browser tests need", npm(&e2e, &["ci"]));
    let mut command = npm(&e2e, &["test"]);
    command.env("VIERBLATT", target(root).join("debug/vierblatt"));
    tests(count, "browser tests", command, of_node);
}

/// The Python package, built into a virtual environment of its own.
fn python_tests(count: &mut Counts, root: &Path) {
    let python = Environment::new(root, &target(root));
    step(count, "a virtual environment for Python", python.make());
    step(count, "what the Python package needs", python.install());
    step(count, "the Python package", python.build());
    tests(count, "tests of the Python package", python.test(), of_pytest);
}

/// Where cargo puts what it builds.
fn target(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    root.join(target)
}

fn npm(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder).args(args).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    command
}

/// Many tests, each counted.
fn tests(count: &mut Counts, name: &str, mut command: Command, result: fn(&str) -> Option<Counts>) {
    println!("== {name}");
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => {
            println!("{name} cannot be run: {error}");
            *count += Counts::one(false);
            return;
        }
    };
    let mut found = Counts::default();
    if let Some(output) = child.stdout.take() {
        // Tests may print anything. A line that is not text must not end the reading: the runner would wait
        // for ever to be read.
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            found += result(&line).unwrap_or_default();
        }
    }
    *count += found;
    // What does not compile or is killed reports no result.
    let has_succeeded = child.wait().is_ok_and(|status| status.success());
    if (!has_succeeded && found.failed == 0) || found.passed == 0 {
        println!("{name} did not run to the end");
        *count += Counts::one(false);
    }
}
