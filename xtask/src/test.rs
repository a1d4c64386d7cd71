//! `cargo xtask test`: what tests need, formatting, lints, documentation, all tests, rule coverage; then a count.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

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
    tests(&mut count, cargo(root, &["test", "--workspace", "--no-fail-fast"]));
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

/// All tests, each counted.
fn tests(count: &mut Count, mut command: Command) {
    println!("== tests");
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => {
            println!("tests cannot be run: {error}");
            return count.add(false);
        }
    };
    let (mut passed, mut failed) = (0, 0);
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            println!("{line}");
            if let Some((good, bad)) = result(&line) {
                passed += good;
                failed += bad;
            }
        }
    }
    count.passed += passed;
    count.failed += failed;
    // A test binary that does not compile or is killed reports no result.
    let silent_failure = !child.wait().is_ok_and(|status| status.success()) && failed == 0;
    if silent_failure || passed == 0 {
        println!("the tests did not run to their end");
        count.add(false);
    }
}

/// `test result: ok. 9 passed; 0 failed; …`
fn result(line: &str) -> Option<(usize, usize)> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let number = |what: &str| {
        let part = counts.split("; ").find_map(|part| part.strip_suffix(what))?;
        part.trim().parse().ok()
    };
    Some((number(" passed")?, number(" failed")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_line_is_counted() {
        let line = "test result: FAILED. 9 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(result(line), Some((9, 2)));
        assert_eq!(result("test result of something else"), None);
    }
}
