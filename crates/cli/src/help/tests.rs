//! Every command and argument has its words, in every language, and every example can be read.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use clap::{ArgAction, Command, CommandFactory};
use vierblatt_catalog::IDS;
use vierblatt_texts::Language;
use vierblatt_texts::testing::{must_be_whole, written};

use super::examples::{self, ALL, Tried};
use super::{explain, program, value_id};
use crate::commands::Cli;
use crate::language::TEXTS;

const TRANSLATED: [Language; 3] = [Language::De, Language::Fr, Language::It];

fn ids(language: Language, prefix: &str) -> BTreeSet<String> {
    let (_, source) = TEXTS.iter().find(|(code, _)| *code == language.code()).expect("a file");
    written(source, prefix)
}

/// All commands with their paths.
fn commands(command: &Command, path: &str, found: &mut Vec<(String, Command)>) {
    found.push((path.to_owned(), command.clone()));
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        let path = if path == "vierblatt" { name.to_owned() } else { format!("{path}-{name}") };
        commands(sub, &path, found);
    }
}

fn all_commands(program: &Command) -> Vec<(String, Command)> {
    let mut found = Vec::new();
    commands(program, "vierblatt", &mut found);
    found
}

/// The help a language must have. An argument has words of its own, or shares those of others.
fn wanted(words: &BTreeSet<String>) -> BTreeSet<String> {
    let mut wanted = BTreeSet::new();
    for (path, command) in all_commands(&Cli::command()) {
        assert!(command.get_about().is_some(), "{path} says nothing about itself");
        wanted.insert(format!("help-{path}"));
        wanted.extend(command.get_long_about().map(|_| format!("help-{path}-long")));
        for arg in command.get_arguments() {
            let name = arg.get_id().as_str().replace('_', "-");
            assert!(arg.get_help().is_some(), "{path} says nothing about {name}");
            let (own, shared) = (format!("help-{path}-{name}"), format!("help-every-{name}"));
            wanted.insert(if words.contains(&own) { own } else { shared });
            if matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) {
                wanted.insert(format!("help-value-{}", value_id(arg)));
            }
            for value in arg.get_possible_values().iter().filter(|value| value.get_help().is_some())
            {
                wanted.insert(format!("help-{path}-{name}-{}", value.get_name()));
            }
        }
        for number in 1..=examples::of(&path).len() {
            wanted.insert(format!("help-{path}-example-{number}"));
        }
    }
    wanted
}

#[test]
fn all_help_is_translated_and_none_is_left_over() {
    for language in TRANSLATED {
        let words = ids(language, "help-");
        assert_eq!(wanted(&words), words, "{language}");
    }
}

#[test]
fn every_message_has_words_in_every_language_and_none_is_left_over() {
    // The texts are here, and the commands that say them in the program.
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    must_be_whole("cli-", &["src", "../vierblatt/src"].map(|folder| home.join(folder)), TEXTS);
}

/// Words that would be English in any of the other languages.
const ENGLISH: [&str; 23] = [
    "usage", "default:", "values:", "env:", "commands", "print", "help:", "the", "of", "and",
    "which", "with", "how", "examples", "file;", "show", "write", "seats", "measure", "is", "for",
    "usually", "this",
];

#[test]
fn no_english_is_left_in_the_help_of_other_languages() {
    for language in TRANSLATED {
        let program = program(language);
        for (path, mut command) in all_commands(&program) {
            for help in [command.render_help(), command.render_long_help()] {
                let help = help.to_string();
                // Names of commands and examples of command lines are the same everywhere.
                let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
                let is_ours = |word: &&str| word.starts_with("vierblatt") || names.contains(word);
                let text = help.lines().filter(|line| !line.contains("vierblatt "));
                let words = text.flat_map(str::split_whitespace).filter(|word| !is_ours(word));
                for word in words {
                    let word = word.trim_matches(['(', ')', '[', '.', ',']).to_lowercase();
                    assert!(!ENGLISH.contains(&word.as_str()), "{language} {path}: {word}\n{help}");
                }
                assert!(!help.contains("help-") && !help.contains("cli-"), "{help}");
            }
        }
    }
    let english = program(Language::En).render_long_help().to_string();
    assert!(english.contains("Usage: vierblatt [OPTIONS] [COMMAND]"), "{english}");
}

#[test]
fn the_help_fits_into_eighty_columns() {
    for language in Language::ALL {
        let mut program = program(language).term_width(80);
        program.build();
        for (path, mut command) in all_commands(&program) {
            for line in command.render_long_help().to_string().lines() {
                assert!(line.chars().count() <= 80, "{language} {path}: {line}");
            }
        }
    }
}

#[test]
fn every_command_has_examples_and_they_are_command_lines_of_ours() {
    let paths: BTreeSet<String> =
        all_commands(&Cli::command()).into_iter().map(|(path, _)| path).collect();
    let with_examples: BTreeSet<String> = ALL.iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(paths, with_examples);
    for example in ALL.iter().flat_map(|(_, examples)| examples.iter()) {
        let smaller = match example.tried {
            Tried::As(smaller) => smaller,
            Tried::AsItIs | Tried::Read => example.command,
        };
        for words in our_parts(example.command).into_iter().chain(our_parts(smaller)) {
            let parsed = Cli::command().try_get_matches_from(&words);
            assert!(parsed.is_ok(), "{}: {parsed:?}", example.command);
        }
        // What is tried in place of an example has all its options, and only other numbers.
        let options = |line: &str| -> BTreeSet<String> {
            line.split_whitespace()
                .filter(|word| word.starts_with('-'))
                .map(str::to_owned)
                .collect()
        };
        assert!(options(example.command).is_subset(&options(smaller)), "{}", example.command);
    }
}

/// The parts of a line in a shell that call this program, each in words.
fn our_parts(line: &str) -> Vec<Vec<String>> {
    let line = line.replace("$(date +%F)", "today");
    let parts = line.split(['|', '(']).filter(|part| part.trim().starts_with("vierblatt"));
    let words = |part: &str| {
        let part = part.split(['>', '<', ')']).next().unwrap_or(part);
        let mut words: Vec<String> = Vec::new();
        for (n, part) in part.split('\'').enumerate() {
            match n % 2 {
                0 => words.extend(part.split_whitespace().map(str::to_owned)),
                _ => words.push(part.to_owned()),
            }
        }
        words
    };
    parts.map(words).collect()
}

#[test]
fn the_description_names_every_game_of_the_catalog() {
    for language in Language::ALL {
        let help = program(language).render_long_help().to_string();
        for id in IDS {
            let name = vierblatt_catalog::with_game(id, super::games::Name).expect("a game");
            assert!(help.contains(name), "{language}: {name}\n{help}");
        }
        assert!(!help.contains("{games}"), "{help}");
    }
}

fn error_message(line: &str) -> String {
    let typed: Vec<OsString> = line.split(' ').map(OsString::from).collect();
    let mut program = program(Language::En);
    let error = program.try_get_matches_from_mut(&typed).expect_err("something is wrong");
    explain(&error, &program, &typed)
}

#[test]
fn an_error_message_says_what_is_wrong_what_is_allowed_and_where_to_read_on() {
    crate::language::speak(Language::En);
    for (line, told) in [
        ("vierblatt sevre", ["no command 'sevre'", "Did you mean 'serve'?", "'vierblatt --help'"]),
        (
            "vierblatt serve --prot 1",
            ["does not know '--prot'", "'--port'?", "'vierblatt serve --help'"],
        ),
        ("vierblatt --port 9", ["does not know '--port'", "'vierblatt serve --port'", "--help"]),
        ("vierblatt serve --port", ["--port <PORT> needs a value", "", "serve --help"]),
        ("vierblatt serve --port x", ["'x' does not fit --port", "whole number", "serve --help"]),
        ("vierblatt serve --port 70000", ["'70000'", "from 0 to 65535", "serve --help"]),
        (
            "vierblatt arena joomo --seats 2 --deals 0",
            ["'0' does not fit", "number from 1", "arena"],
        ),
        ("vierblatt serve --address here", ["'here'", "127.0.0.1", "serve --help"]),
        ("vierblatt --lang tlh serve", ["'tlh'", "de, en, fr, it", "serve --help"]),
        ("vierblatt random skat --seats 3", ["'skat' is not a value", &IDS.join(", "), "random"]),
        ("vierblatt random joomo", ["missing", "--seats <SEATS>", "'vierblatt random --help'"]),
        ("vierblatt serve --port 1 --port 2", ["--port <PORT> may be given only once", "", ""]),
        ("vierblatt serve --metrics=3 x", ["--metrics", "", "serve --help"]),
        ("vierblatt solo deal --grade absurd", ["'absurd'", "very-hard", "solo deal --help"]),
        ("vierblatt solo measure --confirm some", ["'some'", "'all'", "solo measure --help"]),
        ("vierblatt bench server --rate x", ["'x'", "such as 0.5", "bench server --help"]),
    ] {
        let message = error_message(line);
        for told in told {
            assert!(message.contains(told), "{line}: {told}\n{message}");
        }
    }
}
