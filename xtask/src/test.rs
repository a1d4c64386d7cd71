//! `cargo xtask test`: what tests need, formatting, lints, documentation, all tests, the page in a real
//! browser, rule coverage; then a count.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use crate::results::{Counts, of_cargo, of_node, of_vitest};
use crate::{needs, rules};

/// How many checks held and how many did not.
#[derive(Default)]
struct Count {
    passed: usize,
    failed: usize,
}

/// Runs everything, whatever fails on the way, and ends with `N passed, N failed`.
pub(crate) fn run(root: &Path) -> ExitCode {
    let mut count = Count::default();
    println!("== what tests need");
    count.add(needs::are_met());
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
    println!("== rules");
    let covered = rules::run(root) == ExitCode::SUCCESS;
    count.add(covered);
    println!("\n{} passed, {} failed", count.passed, count.failed);
    if count.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Count {
    fn add(&mut self, held: bool) {
        if held {
            self.passed += 1;
        } else {
            self.failed += 1;
        }
    }
}

fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(args);
    command
}

/// A check that either holds or does not.
fn step(count: &mut Count, name: &str, mut command: Command) {
    println!("== {name}");
    match command.status() {
        Ok(status) => count.add(status.success()),
        Err(error) => {
            println!("{name} cannot be run: {error}");
            count.add(false);
        }
    }
}

/// The page, played in a real browser with the program that cargo built for the tests.
fn browser_tests(count: &mut Count, root: &Path) {
    let e2e = root.join("e2e");
    step(count, "what browser tests need", npm(&e2e, &["ci"]));
    let mut command = npm(&e2e, &["test"]);
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    command.env("VIERBLATT", root.join(target).join("debug/vierblatt"));
    tests(count, "browser tests", command, of_node);
}

fn npm(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder).args(args).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    command
}

/// Many tests, each counted.
fn tests(count: &mut Count, name: &str, mut command: Command, result: fn(&str) -> Option<Counts>) {
    println!("== {name}");
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => {
            println!("{name} cannot be run: {error}");
            return count.add(false);
        }
    };
    let (mut passed, mut failed) = (0, 0);
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            println!("{line}");
            if let Some(counts) = result(&line) {
                passed += counts.passed;
                failed += counts.failed;
            }
        }
    }
    count.passed += passed;
    count.failed += failed;
    // What does not compile or is killed reports no result.
    let silent_failure = !child.wait().is_ok_and(|status| status.success()) && failed == 0;
    if silent_failure || passed == 0 {
        println!("{name} did not run to their end");
        count.add(false);
    }
}
