//! `vierblatt play` through a pipe: line by line, and kept whatever happens.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Plays with these lines typed.
fn play(data: &Path, args: &[&str], typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_vierblatt"))
        .args(["play", "--lang", "en", "--name", "Anna", "--data"])
        .arg(data)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut input = program.stdin.take().expect("an input");
    input.write_all(typed.as_bytes()).expect("it listens");
    drop(input);
    program.wait_with_output().expect("it ends")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_game_is_played_through_a_pipe_and_goes_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = play(folder.path(), &["koenigs-romme", "--seats", "1"], "hand\n?\nrules\n1\n");
    let text = said(&first);
    assert!(first.status.success(), "{}", String::from_utf8_lossy(&first.stderr));
    assert!(String::from_utf8_lossy(&first.stderr).contains("--plain"), "it says what it does");
    assert!(text.contains("1. Hand of "), "{text}");
    assert!(text.contains("reads the table out"), "help was asked for: {text}");
    assert!(
        text.contains("KR-") || text.to_lowercase().contains("draw pile"),
        "rules were asked for: {text}"
    );
    assert!(
        text.ends_with("vierblatt play --resume\n"),
        "the end of input leaves politely: {text}"
    );
    assert!(!text.contains('\u{1b}'), "no control codes");

    let second = said(&play(folder.path(), &["--resume", "--plain"], ""));
    let title = |text: &str| text.lines().next().map(str::to_owned);
    assert_eq!(title(&second), title(&text), "the same table");
    assert!(second.contains("Turned up:"), "what happened before is told: {second}");
}

#[test]
fn what_cannot_be_played_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    for (args, says) in [
        (vec!["poker"], "no game 'poker'"),
        (vec!["--resume"], "no game to go on with"),
        (vec!["komojo", "--seats", "2"], "'seats' must be"),
        (vec!["joomo", "--option", "target=1000"], "'target' must be"),
        (vec!["http:/x"], "no link"),
        (vec!["http://127.0.0.1:9/t/ABC234"], "does not answer"),
    ] {
        let output = play(folder.path(), &args, "");
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
        assert!(complaint.contains(says), "{args:?}: {complaint}");
    }
}
