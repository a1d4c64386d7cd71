//! `cargo xtask test`: what tests need, formatting, lints, documentation, all tests, the page in a real
//! browser, the Python package, licences, promises and rules without tests; then a count.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use vierblatt_pocket_build::usual_folder;

use crate::engines::Engines;
use crate::python::Environment;
use crate::results::{Counts, of_cargo, of_node, of_pytest, of_vitest};
use crate::{crates, licences, needs, pocket, promises, rules};

/// Runs everything, whatever fails on the way, and ends with `N passed, N failed`.
pub(crate) fn run(root: &Path) -> ExitCode {
    let start = Instant::now();
    let mut count = Counts::default();
    println!("== what tests need");
    count += Counts::one(needs::are_met(root));
    println!("== tables for the page");
    count += Counts::one(pocket::make(root, &target(root)).is_some());
    println!("   tables for the page: {}", minutes(start));
    step(&mut count, "formatting", cargo(root, &["fmt", "--all", "--check"]));
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    step(&mut count, "clippy", cargo(root, &clippy));
    let mut doc = cargo(root, &["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    step(&mut count, "documentation", doc);
    let mut test = cargo(root, &["test", "--workspace", "--no-fail-fast"]);
    let engines = Engines::start();
    match &engines {
        Ok(engines) => engines.tell(&mut test),
        // The tests that need them fail, each by its name.
        Err(error) => println!("PostgreSQL and NATS cannot be started: {error}"),
    }
    tests(&mut count, "tests", test, of_cargo);
    drop(engines);
    // Cargo has installed what the page is built with.
    let web = root.join("web");
    step(&mut count, "the page's formatting", npm(&web, &["run", "format:check"]));
    step(&mut count, "the page's types", npm(&web, &["run", "check"]));
    tests(&mut count, "the page's tests", npm(&web, &["test"]), of_vitest);
    step(&mut count, "the page's size", npm(&web, &["run", "size"]));
    browser_tests(&mut count, root);
    python_tests(&mut count, root);
    engine(&mut count, root);
    println!("== the picture of the crates");
    count += Counts::one(crates::check(root));
    println!("== licences");
    count += Counts::one(licences::check(root));
    println!("== promises");
    count += Counts::one(promises::check(root));
    println!("== rules");
    count += Counts::one(rules::run(root) == ExitCode::SUCCESS);
    println!("\nall of it took {}", minutes(start));
    println!("{} passed, {} failed", count.passed, count.failed);
    if count.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs a command with the engines that tests need.
pub(crate) fn with_engines(program: &str, arguments: &[&str]) -> ExitCode {
    if !needs::engines_are_there() {
        return ExitCode::FAILURE;
    }
    let engines = match Engines::start() {
        Ok(engines) => engines,
        Err(error) => {
            println!("PostgreSQL and NATS cannot be started: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut command = Command::new(program);
    command.args(arguments);
    engines.tell(&mut command);
    let is_done = command.status().is_ok_and(|status| status.success());
    if is_done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // The page that is tested plays without a server, too.
    command.current_dir(root).args(args).env("VIERBLATT_POCKET", usual_folder(&target(root)));
    command
}

/// A command that succeeds or fails.
fn step(count: &mut Counts, name: &str, mut command: Command) {
    println!("== {name}");
    let start = Instant::now();
    let has_passed = match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            println!("{name} cannot be run: {error}");
            false
        }
    };
    *count += Counts::one(has_passed);
    println!("   {name}: {}", minutes(start));
}

/// How long it took, to see what makes the whole slow.
fn minutes(start: Instant) -> String {
    let seconds = start.elapsed().as_secs();
    format!("{} min {:02} s", seconds / 60, seconds % 60)
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

/// The crates that others can use: each is packaged and built from its package, and programs outside the workspace use them.
fn engine(count: &mut Counts, root: &Path) {
    let crates = ["game", "bots", "texts", "record", "joomo", "jogo", "koenigs-romme", "komojo"];
    let names = crates.map(|name| format!("--package=vierblatt-{name}"));
    let mut package = cargo(root, &["package", "--quiet", "--allow-dirty"]);
    package.args(&names);
    step(count, "packages of the engine", package);
    let examples = root.join("examples/engine");
    let run = |program: &str, games: &[&str]| {
        let mut command = cargo(&examples, &["run", "--quiet", "--locked", "--bin", program]);
        command.args(games).env("CARGO_TARGET_DIR", target(root));
        command
    };
    step(count, "a bot outside the workspace", run("bot", &["5"]));
    step(count, "a simulation outside the workspace", run("simulation", &["1000"]));
    let game = std::fs::File::open(examples.join("joomo.json"));
    let mut referee = run("referee", &[]);
    referee.stdin(game.map_or_else(|_| Stdio::null(), Stdio::from));
    step(count, "a referee outside the workspace", referee);
}

/// Where cargo puts what it builds.
pub(crate) fn target(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    root.join(target)
}

fn npm(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder).args(args).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    let root = folder.parent().unwrap_or(folder);
    command.env("VIERBLATT_POCKET", usual_folder(&target(root)));
    command
}

/// Many tests, each counted.
fn tests(count: &mut Counts, name: &str, mut command: Command, result: fn(&str) -> Option<Counts>) {
    println!("== {name}");
    let start = Instant::now();
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
    println!("   {name}: {}", minutes(start));
    if (!has_succeeded && found.failed == 0) || found.passed == 0 {
        println!("{name} did not run to the end");
        *count += Counts::one(false);
    }
}
