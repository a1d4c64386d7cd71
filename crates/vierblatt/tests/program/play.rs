//! `vierblatt play` through a pipe: line by line, and saved whatever happens.

use std::path::Path;
use std::process::Output;

use vierblatt_solo::GAME as SOLO_GAME;

use crate::run::{program, stderr, stdout, with_input};

/// Plays with these lines typed.
fn play(data: &Path, args: &[&str], typed: &str) -> Output {
    let mut command = program();
    command.args(["play", "--lang", "en", "--name", "Anna", "--data"]).arg(data).args(args);
    with_input(&mut command, typed.as_bytes())
}

#[test]
fn a_game_is_played_through_a_pipe_and_goes_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = play(folder.path(), &[SOLO_GAME, "--seats", "1"], "hand\n?\nrules\n1\n");
    let text = stdout(&first);
    assert!(first.status.success(), "{}", stderr(&first));
    assert!(stderr(&first).contains("--plain"), "it says what it does");
    assert!(text.contains("1. Hand "), "{text}");
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

    let second = stdout(&play(folder.path(), &["--resume", "--plain"], ""));
    let title = |text: &str| text.lines().next().map(str::to_owned);
    assert_eq!(title(&second), title(&text), "the same table");
    assert!(second.contains("Turned up:"), "what happened before is told: {second}");
}

#[test]
fn what_cannot_be_played_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    for (args, says) in [
        (vec!["poker"], "poker"),
        (vec!["--resume"], "no game"),
        (vec!["komojo", "--seats", "2"], "'seats' must be"),
        (vec!["joomo", "--option", "target=1000"], "'target' must be"),
        (vec!["http:/x"], "link"),
        (vec!["http://127.0.0.1:9/t/ABC234"], "answer"),
    ] {
        let output = play(folder.path(), &args, "");
        let error = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(says), "{args:?}: {error}");
    }
}
