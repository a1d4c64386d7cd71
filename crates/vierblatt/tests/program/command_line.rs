//! The command line about itself: languages, settings and where they come from, completions, manual pages.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use crate::run::{all as told, program};

/// The program in a home of its own, with these variables and no others of ours.
fn vierblatt(home: &Path, variables: &[(&str, &str)], args: &[&str]) -> Output {
    let mut command = program();
    command.env("HOME", home).envs(variables.iter().copied()).args(args);
    command.output().expect("the program runs")
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a directory")
}

/// Writes the user's own configuration file.
fn configure(home: &Path, text: &str) {
    let directory = home.join(".config/vierblatt");
    fs::create_dir_all(&directory).expect("a directory");
    fs::write(directory.join("config.toml"), text).expect("a file");
}

/// The value of a setting and where it is from.
fn setting(output: &Output, key: &str) -> (Value, String) {
    let shown: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let setting = &shown["settings"][key];
    (setting["value"].clone(), setting["from"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn an_option_beats_a_variable_which_beats_the_file_which_beats_the_default() {
    let home = home();
    let show = |variables: &[(&str, &str)], args: &[&str]| {
        let args = [&["config", "--json"][..], args].concat();
        vierblatt(home.path(), variables, &args)
    };
    let of = |output: &Output| setting(output, "port");
    assert_eq!(of(&show(&[], &[])), (8080.into(), "default".to_owned()));
    configure(home.path(), "port = 81\nmetrics = true\norigin = ['https://a.example', 'b']\n");
    assert_eq!(of(&show(&[], &[])), (81.into(), "file".to_owned()));
    let variable = [("VIERBLATT_PORT", "82"), ("VIERBLATT_METRICS", "no")];
    assert_eq!(of(&show(&variable, &[])), (82.into(), "environment".to_owned()));
    assert_eq!(of(&show(&variable, &["--port", "83"])), (83.into(), "option".to_owned()));

    let metrics = |output| setting(&output, "metrics");
    assert_eq!(metrics(show(&[], &[])), (true.into(), "file".to_owned()));
    assert_eq!(metrics(show(&variable, &[])), (false.into(), "environment".to_owned()));
    let origins = serde_json::json!(["https://a.example", "b"]);
    assert_eq!(setting(&show(&[], &[]), "origin"), (origins, "file".to_owned()));
    let data = setting(&show(&[], &[]), "data").0;
    assert!(data.as_str().is_some_and(|data| data.ends_with("vierblatt")), "{data}");

    let other = home.path().join("other.toml");
    fs::write(&other, "port = 84").expect("a file");
    let other = other.display().to_string();
    assert_eq!(of(&show(&[], &["--config", &other])), (84.into(), "file".to_owned()));
    assert_eq!(of(&show(&[("VIERBLATT_CONFIG", &other)], &[])), (84.into(), "file".to_owned()));
}

#[test]
fn a_wrong_file_is_told_with_its_line_and_what_there_is() {
    let home = home();
    configure(home.path(), "port = 80\nprot = 81\n");
    let output = vierblatt(home.path(), &[], &["config"]);
    let why = told(&output);
    assert_eq!(output.status.code(), Some(2), "{why}");
    assert!(why.contains("config.toml, line 2") && why.contains("no setting 'prot'"), "{why}");
    assert!(why.contains("lang, port, address, data, database, bus, behind-proxy"), "{why}");
    // It is the same for a server, in the user's language; help is given all the same.
    let output = vierblatt(home.path(), &[], &["--lang", "de", "serve", "--port", "0"]);
    assert!(told(&output).contains("Zeile 2"), "{}", told(&output));
    assert!(vierblatt(home.path(), &[], &["serve", "--help"]).status.success());
    assert!(vierblatt(home.path(), &[], &["config", "--example"]).status.success());
    let missing = vierblatt(home.path(), &[], &["config", "--config", "no-such-file.toml"]);
    assert!(!missing.status.success() && told(&missing).contains("no-such-file.toml"));
}

#[test]
fn the_example_file_sets_nothing_and_can_be_used_line_by_line() {
    let home = home();
    for language in ["en", "de", "fr", "it"] {
        let output = vierblatt(home.path(), &[], &["config", "--example", "--lang", language]);
        let example = told(&output);
        configure(home.path(), &example);
        let shown = vierblatt(home.path(), &[], &["config", "--json"]);
        assert_eq!(setting(&shown, "port"), (8080.into(), "default".to_owned()), "{example}");
        // With the sign taken away, every line is a setting.
        let uncommented = example.lines().map(|line| match line.strip_prefix('#') {
            Some(rest) if !rest.starts_with(' ') => rest,
            _ => line,
        });
        configure(home.path(), &uncommented.collect::<Vec<_>>().join("\n"));
        let shown = vierblatt(home.path(), &[], &["config", "--json"]);
        let settings: Value = serde_json::from_slice(&shown.stdout).expect("JSON");
        let settings = settings["settings"].as_object().expect("settings").clone();
        assert!(settings.values().all(|setting| setting["from"] == "file"), "{settings:?}");
    }
}

#[test]
fn the_language_is_that_of_the_option_the_variable_the_file_or_the_system() {
    let home = home();
    let help = |variables: &[(&str, &str)], args: &[&str]| {
        told(&vierblatt(home.path(), variables, &[args, &["--help"]].concat()))
    };
    assert!(help(&[], &[]).contains("Usage:"));
    assert!(help(&[("LC_ALL", "de_AT.UTF-8")], &[]).contains("Aufruf:"));
    configure(home.path(), "lang = 'fr'");
    assert!(help(&[("LC_ALL", "de_AT.UTF-8")], &[]).contains("Utilisation"));
    assert!(help(&[("VIERBLATT_LANG", "it")], &["serve"]).contains("Uso:"));
    assert!(help(&[("VIERBLATT_LANG", "it")], &["serve", "--lang=de"]).contains("Aufruf:"));
    let wrong = vierblatt(home.path(), &[], &["--lang", "it", "serve", "--prot"]);
    assert!(told(&wrong).contains("non conosce «--prot»"), "{}", told(&wrong));
}

#[test]
fn bash_completes_commands_options_and_values() {
    let home = home();
    let script = vierblatt(home.path(), &[], &["completions", "bash"]);
    assert!(script.status.success());
    let file = home.path().join("completion.bash");
    fs::write(&file, &script.stdout).expect("a file");
    let complete = |words: &str, word: usize| {
        let asked = format!(
            "source '{}'; COMP_WORDS=({words}); COMP_CWORD={word}; COMP_LINE='{words}'; \
             _vierblatt vierblatt \"${{COMP_WORDS[{word}]}}\" \"${{COMP_WORDS[{word}-1]}}\"; \
             echo \"${{COMPREPLY[@]}}\"",
            file.display()
        );
        told(&Command::new("bash").args(["-c", &asked]).output().expect("bash runs"))
    };
    assert_eq!(complete("vierblatt ser", 1).trim(), "serve");
    assert_eq!(complete("vierblatt serve --beh", 2).trim(), "--behind-proxy");
    assert_eq!(complete("vierblatt solo deal --grade very", 4).trim(), "very-hard");
    for shell in ["zsh", "fish", "elvish", "powershell"] {
        let script = vierblatt(home.path(), &[], &["completions", shell, "--lang", "de"]);
        assert!(told(&script).contains("behind-proxy"), "{shell}");
    }
}

#[test]
fn there_is_a_manual_page_for_every_command_in_the_users_language() {
    let home = home();
    let directory = home.path().join("man1");
    let asked = directory.display().to_string();
    let output = vierblatt(home.path(), &[], &["man", "--dir", &asked, "--lang", "de"]);
    assert!(output.status.success(), "{}", told(&output));
    let page = |name: &str| fs::read_to_string(directory.join(name)).expect("a page");
    assert!(page("vierblatt.1").contains(".SH BEFEHLE"), "{}", page("vierblatt.1"));
    for name in ["vierblatt-serve.1", "vierblatt-solo-deal.1", "vierblatt-bench-server.1"] {
        let page = page(name);
        assert!(page.contains(".SH BESCHREIBUNG") && page.contains(".SH BEISPIELE"), "{page}");
        for english in [".SH NAME\n.SH", ".SH DESCRIPTION", ".SH OPTIONS", ".SH EXTRA", "default"] {
            assert!(!page.contains(english), "{name}: {english}");
        }
    }
    let main = vierblatt(home.path(), &[], &["man"]);
    assert!(told(&main).contains(".SH DESCRIPTION"), "{}", told(&main));
}

#[test]
fn the_page_is_written_for_a_host_of_files() {
    let home = home();
    let directory = home.path().join("cards");
    let asked = directory.display().to_string();
    let output = vierblatt(home.path(), &[], &["page", "--out", &asked]);
    assert!(output.status.success(), "{}", told(&output));
    for name in ["index.html", "404.html", "worker.js", "worker.js.br", "clover.svg"] {
        assert!(directory.join(name).is_file(), "{name}");
    }
    // Compressed ones of an earlier page would be served in place of the new one.
    assert!(!directory.join("index.html.br").exists());
    let args = ["page", "--out", &asked, "--base", "cards", "--server", "https://table.example/"];
    assert!(vierblatt(home.path(), &[], &args).status.success());
    let page = fs::read_to_string(directory.join("index.html")).expect("the page");
    assert!(page.contains("\"/cards/assets/") && !page.contains("\"/assets/"), "{page}");
    assert!(page.contains("content=\"https://table.example\""), "{page}");
    for wrong in [["--base", "/a b/"], ["--server", "table.example"]] {
        let args = [&["page", "--out", asked.as_str()], &wrong[..]].concat();
        let refused = vierblatt(home.path(), &[], &args);
        assert!(!refused.status.success() && told(&refused).contains(wrong[1]), "{wrong:?}");
    }
    assert!(fs::read_dir(directory.join("assets")).is_ok_and(|files| files.count() > 10));
}

#[test]
fn help_is_a_command_too() {
    let home = home();
    let long = vierblatt(home.path(), &[], &["help", "solo", "deal"]);
    let same = vierblatt(home.path(), &[], &["solo", "deal", "--help"]);
    assert!(long.status.success() && told(&long).contains("vierblatt solo deal"));
    assert_eq!(told(&long), told(&same));
    let wrong = vierblatt(home.path(), &[], &["help", "nothing"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(told(&wrong).contains("no command 'nothing'"));
}

#[test]
fn what_people_read_is_in_their_language_and_what_programs_read_is_not() {
    let home = home();
    let args = ["solo", "measure", "--deals", "20", "--lang", "de"];
    let shown = told(&vierblatt(home.path(), &[], &args));
    assert!(shown.contains("gewinnbar") && !shown.contains("winnable"), "{shown}");
    let json = told(&vierblatt(home.path(), &[], &[&args[..], &["--json"]].concat()));
    assert!(json.contains("\"winnable\"") && !json.contains("gewinnbar"), "{json}");
    let args = ["arena", "joomo", "--seats", "2", "--bots", "greedy,random", "--deals", "2"];
    let shown = vierblatt(home.path(), &[("VIERBLATT_LANG", "it")], &args);
    assert!(
        told(&shown).contains("vittorie") && !told(&shown).contains("games"),
        "{}",
        told(&shown)
    );
    let wrong = ["--lang", "de", "random", "joomo", "--seats", "2", "-o"];
    for (option, why) in
        [("target=4", "eine ganze Zahl von 5 bis 100"), ("tie=no", "eines davon sein: play_on")]
    {
        let refused = told(&vierblatt(home.path(), &[], &[&wrong[..], &[option]].concat()));
        assert!(refused.contains(why), "{refused}");
    }
    // Standard error is not a terminal here: no bar is drawn.
    assert!(shown.stderr.is_empty(), "{}", told(&shown));
}

#[test]
fn the_help_names_the_commands_and_an_unknown_one_is_told() {
    let home = home();
    let output = vierblatt(home.path(), &[], &["--help"]);
    assert!(output.status.success());
    let help = told(&output);
    assert!(
        help.contains("Usage: vierblatt") && help.contains("vierblatt backup games.sqlite"),
        "{help}"
    );
    let output = vierblatt(home.path(), &[], &["deal"]);
    assert_eq!(output.status.code(), Some(2));
    let error = told(&output);
    assert!(error.contains("no command 'deal'") && error.contains("vierblatt --help"), "{error}");
}
