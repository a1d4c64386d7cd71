//! Every example in the help, and every command line of the program in README.md, is run.

use std::fs;
use std::path::Path;
use std::process::Output;

use clap::CommandFactory;
use vierblatt_catalog::IDS;
use vierblatt_cli::commands::Cli;
use vierblatt_cli::help::examples::{ALL, Example, Tried};

use crate::documentation::root;
use crate::run::{all, program, vierblatt, with_input};
use crate::serve::Server;
use crate::verify::fair_record;

/// Where a user's own games are.
const OWN_DATA: &str = "home/.local/share/vierblatt";

/// What an example finds: a home, a working directory with files, and the places of a service.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    /// Makes what this example needs beside the program.
    fn of(line: &str) -> Place {
        let place = Place { folder: tempfile::tempdir().expect("a directory") };
        for folder in ["home/.config/vierblatt", "home/.config/fish/completions", "backup", "work"]
        {
            fs::create_dir_all(place.folder.path().join(folder)).expect("a directory");
        }
        let game = if line.contains("solo") {
            vierblatt(&["solo", "deal", "--seed", "1", "--grade", "easy"], b"").stdout
        } else {
            fair_record(IDS[0]).to_string().into_bytes()
        };
        place.write("game.json", &game);
        place.write("games.jsonl", &[&game[..], b"\n", &game[..], b"\n"].concat());
        let bot = fs::read(root().join("examples/bot.py")).expect("a file of the project");
        place.write("my_bot.py", &bot);
        // There must be games before they can be continued, copied or restored.
        if line.contains("--resume") {
            place.succeed(&format!("vierblatt play {} --plain", IDS[0]));
        }
        if ["backup", "restore", "vierblatt check", "migrate"]
            .iter()
            .any(|word| line.contains(word))
        {
            for data in [OWN_DATA, "service"] {
                Server::start(&place.folder.path().join(data)).table();
            }
        }
        if line.contains("vierblatt book") {
            for data in [OWN_DATA, "service"] {
                Server::start(&place.folder.path().join(data)).book("Thursday");
            }
            place.succeed("vierblatt book export Thursday > thursday.jsonl");
        }
        if line.contains("restore") || line.contains("--database") {
            place.succeed("vierblatt backup games.sqlite");
            fs::remove_dir_all(place.folder.path().join(OWN_DATA)).expect("the data is there");
        }
        place
    }

    fn write(&self, name: &str, content: &[u8]) {
        fs::write(self.folder.path().join("work").join(name), content).expect("a file");
    }

    /// Runs a line in a shell, in which the program is found and the service's places are here.
    fn run(&self, line: &str) -> Output {
        let here = self.folder.path().display();
        let line = line
            .replace("/var/lib/vierblatt", &format!("{here}/service"))
            .replace("/backup/", &format!("{here}/backup/"))
            // Somebody else's program, which may not be installed.
            .replace("man -l -", "cat");
        let mut shell = std::process::Command::new("bash");
        shell.args(["-c", &format!("set -euo pipefail; {line}")]);
        // The same surroundings as the program has in other tests.
        for (name, value) in program().get_envs() {
            match value {
                Some(value) => shell.env(name, value),
                None => shell.env_remove(name),
            };
        }
        let ours = Path::new(env!("CARGO_BIN_EXE_vierblatt")).parent().expect("a folder");
        let path = std::env::var("PATH").unwrap_or_default();
        shell.env("PATH", format!("{}:{path}", ours.display()));
        shell.env("HOME", self.folder.path().join("home"));
        shell.current_dir(self.folder.path().join("work"));
        with_input(&mut shell, b"")
    }

    fn succeed(&self, line: &str) -> Output {
        let output = self.run(line);
        assert!(output.status.success(), "{line}\n{}", all(&output));
        output
    }
}

fn examples() -> impl Iterator<Item = &'static Example> {
    ALL.iter().flat_map(|(_, examples)| examples.iter())
}

#[test]
fn every_example_of_the_help_works() {
    for example in examples() {
        let line = match example.tried {
            Tried::AsItIs => example.command,
            Tried::As(smaller) => smaller,
            Tried::Read => {
                let words = example.command.split_whitespace();
                let read = Cli::command().try_get_matches_from(words);
                assert!(read.is_ok(), "{}: {read:?}", example.command);
                continue;
            }
        };
        Place::of(line).succeed(line);
    }
}

/// A command line in README.md, and the lines it is said to print.
fn lines_of_readme() -> Vec<(String, Vec<String>)> {
    let readme = fs::read_to_string(root().join("README.md")).expect("a file of the project");
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    let mut is_answer = false;
    for line in readme.lines() {
        let Some(line) = line.strip_prefix("    ") else {
            is_answer = false;
            continue;
        };
        if let Some(command) = line.strip_prefix("$ ") {
            found.push((command.to_owned(), Vec::new()));
            is_answer = true;
        } else if is_answer && let Some((_, printed)) = found.last_mut() {
            printed.push(line.to_owned());
        } else if line.starts_with("vierblatt") {
            let command = line.split(" #").next().unwrap_or(line).trim_end();
            found.push((command.to_owned(), Vec::new()));
        }
    }
    found
}

#[test]
fn every_command_line_of_the_readme_works() {
    let lines = lines_of_readme();
    assert!(lines.len() > 10, "{lines:?}");
    for (line, printed) in lines {
        // What takes long or runs for ever is an example of the help, which says how it is tried.
        if examples().any(|example| example.command == line) {
            continue;
        }
        let place = Place::of(&line);
        let output = place.run(&line);
        if printed.is_empty() {
            assert!(output.status.success(), "{line}\n{}", all(&output));
        } else {
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            assert_eq!(text.lines().collect::<Vec<_>>(), printed, "{line}");
        }
    }
}
