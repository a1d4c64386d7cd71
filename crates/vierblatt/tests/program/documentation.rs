//! What the documents say about the command line is true.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::{program, stderr, stdout};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("a file of the project")
}

fn vierblatt(variables: &[(String, String)], args: &[&str]) -> String {
    let output = program().envs(variables.iter().cloned()).args(args).output().expect("it runs");
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output)
}

/// What is written as a command line of ours: in blocks and between backquotes.
fn command_lines(text: &str) -> Vec<String> {
    let blocks =
        text.lines().filter(|line| line.starts_with("    ") || line.starts_with("ExecStart"));
    let spans = text.split('`').skip(1).step_by(2);
    let lines = blocks.chain(spans).filter_map(|line| {
        let start = line.find("vierblatt ")?;
        // `crates/vierblatt` is a folder.
        if line[..start].ends_with("crates/") {
            return None;
        }
        let line = &line[start..];
        let end = line.find(['|', '>', '#', '<', '(']).unwrap_or(line.len());
        Some(line[..end].to_owned())
    });
    lines.collect()
}

#[test]
fn every_option_in_the_documents_exists() {
    let mut files: Vec<PathBuf> = fs::read_dir(root().join("docs"))
        .expect("docs")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    files.push(root().join("README.md"));
    let mut checked = 0;
    for file in files {
        for line in command_lines(&read(&file)) {
            let words: Vec<&str> = line.split_whitespace().skip(1).collect();
            let mut path = vec!["help"];
            for word in words.iter().take_while(|word| !word.starts_with('-')) {
                let asked = [&path[..], &[*word]].concat();
                let is_command = program().args(&asked).output().expect("it runs").status.success();
                if !is_command {
                    break;
                }
                path.push(*word);
            }
            let options: Vec<&&str> = words.iter().filter(|word| word.starts_with("--")).collect();
            if options.is_empty() {
                continue;
            }
            let help = vierblatt(&[], &path);
            for option in options {
                let name = option.split('=').next().unwrap_or(option);
                assert!(help.contains(name), "{}: {line}: no {name}", file.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "{checked} options were found");
}

#[test]
fn the_service_is_started_with_settings_that_are_in_effect() {
    let unit = read(root().join("deploy/vierblatt.service"));
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("a start");
    assert_eq!(start, "/usr/local/bin/vierblatt serve");
    let variables: Vec<(String, String)> = unit
        .lines()
        .filter_map(|line| line.strip_prefix("Environment=")?.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.replace("%S", "/var/lib")))
        .collect();
    let shown: Value =
        serde_json::from_str(&vierblatt(&variables, &["config", "--json"])).expect("JSON");
    let settings = &shown["settings"];
    for (key, value) in [
        ("address", Value::from("127.0.0.1")),
        ("port", 8080.into()),
        ("behind-proxy", true.into()),
        ("data", "/var/lib/vierblatt".into()),
    ] {
        assert_eq!(settings[key]["value"], value, "{key}");
        assert_eq!(settings[key]["from"], "environment", "{key}");
    }
    // Every variable of ours in the unit is one that counts.
    let used = settings.as_object().expect("settings").values();
    assert_eq!(used.filter(|setting| setting["from"] == "environment").count(), variables.len());
}

#[test]
fn the_table_of_settings_names_all_of_them() {
    let shown: Value = serde_json::from_str(&vierblatt(&[], &["config", "--json"])).expect("JSON");
    let page = read(root().join("docs/self-hosting.md"));
    for key in shown["settings"].as_object().expect("settings").keys() {
        let variable = format!("VIERBLATT_{}", key.replace('-', "_").to_uppercase());
        let row = format!("| `--{key}` | `{variable}`");
        assert!(page.contains(&row), "{row}");
    }
}
