//! Records: random games, the referee, `record show`; and what a wrong one is told.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;
use vierblatt_catalog::IDS;

use crate::run::{program, seats, stderr, stdout, vierblatt};

/// The exit status, the lines on standard output as JSON, and standard error.
fn referee(input: impl AsRef<[u8]>) -> (i32, Vec<Value>, String) {
    let output = vierblatt(&["referee"], input.as_ref());
    let lines = stdout(&output);
    let lines = lines.lines().map(|line| serde_json::from_str(line).expect("a line is JSON"));
    (output.status.code().expect("it is not killed"), lines.collect(), stderr(&output))
}

fn random(game: &str, seats: u8, seed: u64) -> String {
    let (seats, seed) = (seats.to_string(), seed.to_string());
    let output = vierblatt(&["random", game, "--seats", &seats, "--seed", &seed], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

/// Judges a record with these actions and gives the last line.
fn verdict(game: &str, seats: &str, options: &str, actions: &[&str]) -> (i32, Value) {
    let actions = serde_json::to_string(actions).unwrap();
    let record =
        format!(r#"{{"game":"{game}","seats":{seats},"options":{options},"actions":{actions}}}"#);
    let (status, lines, error) = referee(record);
    assert_eq!(error, "");
    (status, lines.last().expect("there is a verdict").clone())
}

/// All games with the numbers of seats they can have.
fn sizes() -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    IDS.iter().map(|id| (*id, seats(id).collect()))
}

#[test]
fn random_games_of_every_size_are_legal_to_the_last_action() {
    for (game, sizes) in sizes() {
        for seats in sizes {
            let record = random(game, seats, 7);
            let (status, lines, error) = referee(&record);
            assert_eq!((status, error.as_str()), (0, ""), "{game} {seats}");
            let actions = serde_json::from_str::<Value>(&record).unwrap()["actions"].clone();
            // The head, a status for the start and for each action, the verdict.
            assert_eq!(lines.len(), actions.as_array().unwrap().len() + 3);
            let last = &lines[lines.len() - 2];
            assert_eq!((&last["phase"], &last["turn"]), (&"over".into(), &Value::Array(vec![])));
            assert!(last["result"].is_object(), "{last}");
        }
    }
}

#[test]
fn the_same_seed_writes_the_same_games_and_another_seed_others() {
    assert_eq!(random("komojo", 4, 1), random("komojo", 4, 1));
    assert_ne!(random("komojo", 4, 1), random("komojo", 4, 2));
    let three = vierblatt(&["random", "jogo", "--seats", "3", "--count", "3"], b"");
    let three = stdout(&three);
    assert_eq!(three.lines().count(), 3);
    assert_ne!(three.lines().next(), three.lines().nth(1));
    assert_eq!(three.lines().next().unwrap(), random("jogo", 3, 0).trim_end());
}

#[test]
fn random_games_take_options_and_refuse_wrong_ones() {
    let asked = ["random", "joomo", "--seats", "2", "--option", "target=5", "-o", "tie=shared"];
    let record: Value = serde_json::from_slice(&vierblatt(&asked, b"").stdout).unwrap();
    assert_eq!(record["options"], serde_json::json!({"target": 5, "tie": "shared"}));
    for (args, told) in [
        (["--seats", "9", "-o", "target=5"], "'seats' must be a whole number from 2 to 6"),
        (["--seats", "2", "-o", "target=4"], "must be a whole number from 5 to 100"),
        (["--seats", "2", "-o", "speed=4"], "There is no option 'speed' in this game. There are:"),
        (["--seats", "2", "-o", "speed"], "write an option as NAME=VALUE"),
    ] {
        let output = vierblatt(&[&["random", "joomo"][..], &args].concat(), b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(told), "{}", stderr(&output));
    }
}

#[test]
fn quiet_prints_only_the_verdicts() {
    let records = random("joomo", 2, 1) + &random("jogo", 2, 1);
    let output = vierblatt(&["referee", "--quiet"], records.as_bytes());
    assert_eq!(stdout(&output), "{\"record\":0,\"ok\":true}\n{\"record\":1,\"ok\":true}\n");
}

#[test]
fn a_file_is_read_like_standard_input_and_a_missing_one_is_named() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("one-game.json");
    let pretty: Value = serde_json::from_str(&random("joomo", 2, 3)).unwrap();
    fs::write(&file, serde_json::to_string_pretty(&pretty).unwrap()).unwrap();
    let output = vierblatt(&["referee", "-q", file.to_str().unwrap()], b"");
    assert_eq!(stdout(&output), "{\"record\":0,\"ok\":true}\n");
    let output = vierblatt(&["referee", "no-such-file.json"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).starts_with("vierblatt: no-such-file.json: "));
}

#[test]
fn what_is_not_a_record_ends_with_status_2_and_its_line() {
    let good = random("joomo", 2, 1);
    for (bad, told) in [
        (&b"garbled\n"[..], "line 2: not a record"),
        (b"{\"game\": \"joomo\", \"seats\": 2}\n", "missing field `actions`"),
        (b"{\"game\": \"joomo\", \"seats\": 2, \"actions\": [}\n", "line 2: not a record"),
        (b"{\"game\": \"joomo\", \"seats\": 2, \"actions\": 7}\n", "invalid type"),
        (b"\0\0\0\n", "line 2: not a record"),
        (b"{\"game\": \"jo\xff\xfeomo\"}\n", "line 2: not UTF-8"),
        (b"[[[[[[[[\n", "line 2: not a record"),
    ] {
        let (status, lines, error) = referee([good.as_bytes(), bad].concat());
        assert_eq!(status, 2, "{error}");
        assert!(error.contains(told) && error.contains("(record 1)"), "{error}");
        assert_eq!(lines.last().unwrap()["ok"], true, "what came before was judged");
    }
    for empty in ["", "\n \n"] {
        let (status, lines, error) = referee(empty);
        assert_eq!((status, lines.len()), (2, 0));
        assert_eq!(error, "vierblatt: standard input: there is no record in it\n");
    }
    let nested = format!("{{\"x\": {}", "[".repeat(1_000_000));
    let (status, _, error) = referee(nested);
    assert_eq!(status, 2, "{error}");
}

#[test]
fn a_line_without_end_is_refused_and_not_kept() {
    let mut endless = br#"{"game":"joomo","seats":2,"actions":[""#.to_vec();
    endless.resize(80 << 20, b'x');
    let (status, lines, error) = referee(endless);
    assert_eq!((status, lines.len()), (2, 0));
    assert!(error.contains("line 1: longer than a record may be"), "{error}");
}

#[test]
fn a_bad_set_up_is_refused_before_any_status() {
    for (game, seats, options, told) in [
        ("skat", "3", "{}", "There is no game 'skat'. There are: joomo,"),
        ("joomo", "1", "{}", "'seats' must be a whole number from 2 to 6"),
        ("joomo", "7", "{}", "'seats' must be a whole number from 2 to 6"),
        ("joomo", "-2", "{}", "'seats' must be"),
        ("joomo", "2.5", "{}", "'seats' must be"),
        ("joomo", "\"2\"", "{}", "'seats' must be"),
        ("joomo", "99999999999999999999", "{}", "'seats' must be"),
        ("joomo", "2", "{\"speed\": 1}", "There is no option 'speed'"),
        ("joomo", "2", "{\"target\": 4}", "Option 'target' must be a whole number from 5 to 100"),
        ("joomo", "2", "{\"target\": \"20\"}", "Option 'target' must be"),
        ("joomo", "2", "{\"target\": 20.5}", "Option 'target' must be"),
        ("joomo", "2", "{\"tie\": true}", "Option 'tie' must be one of these: play_on, shared"),
        ("joomo", "2", "[]", "'options' must be an object"),
        (
            "koenigs-romme",
            "2",
            "{\"first_round\": 5, \"last_round\": 4}",
            "Option 'first_round' must not be above 'last_round'",
        ),
    ] {
        let (status, last) = verdict(game, seats, options, &["~ dealer 0"]);
        assert_eq!(status, 1, "{last}");
        assert_eq!((&last["ok"], &last["n"]), (&false.into(), &0.into()));
        assert_eq!((&last["action"], &last["rule"]), (&Value::Null, &Value::Null));
        assert!(last["reason"].as_str().unwrap().contains(told), "{last}");
    }
}

#[test]
fn a_deal_with_a_missing_doubled_or_foreign_card_is_refused_with_its_rule() {
    let deal: Vec<String> = (0..30).map(|card| format!("{card:02}")).collect();
    let spoiled = |change: &dyn Fn(&mut Vec<String>)| {
        let mut cards = deal.clone();
        change(&mut cards);
        format!("~ deal {}", cards.join(" "))
    };
    for wrong in [
        spoiled(&|cards| drop(cards.pop())),
        spoiled(&|cards| cards[3] = "04".into()),
        spoiled(&|cards| cards[3] = "30".into()),
        spoiled(&|cards| cards[3] = "8d".into()),
        spoiled(&|cards| cards.push("30".into())),
        spoiled(&|cards| cards.extend(vec!["07".into(); 500])),
    ] {
        let (status, last) = verdict("joomo", "2", "{}", &["~ dealer 0", &wrong]);
        assert_eq!((status, &last["n"]), (1, &1.into()), "{last}");
        assert_eq!(last["action"], wrong.as_str());
        assert!(matches!(last["rule"].as_str(), Some("JO-01" | "JO-02" | "JO-03")), "{last}");
    }
}

#[test]
fn an_action_that_cannot_be_is_told_with_its_number_and_leaves_the_rest_unread() {
    let deal = (0..30).map(|card| format!("{card:02}")).collect::<Vec<_>>().join(" ");
    let deal = format!("~ deal {deal}");
    for (action, rule, told) in [
        ("0 05", Some("JO-06"), "turn"),
        ("2 05", None, "There is no seat '2' at this table"),
        ("01 05", None, "There is no seat '01'"),
        ("1  10", None, "exactly one space"),
        ("1", None, "exactly one space"),
        ("", None, "exactly one space"),
        ("1 1\u{0}0", None, "is not understood"),
        ("~ 10", None, "is not something that chance does"),
        ("1 pass", Some("JO-07"), ""),
    ] {
        let actions = ["~ dealer 0", &deal, action, "1 10"];
        let (status, last) = verdict("joomo", "2", "{}", &actions);
        assert_eq!((status, &last["n"], &last["action"]), (1, &2.into(), &action.into()));
        assert_eq!(last["rule"].as_str(), rule, "{last}");
        assert!(last["reason"].as_str().unwrap().contains(told), "{last}");
    }
    let record = r#"{"game":"joomo","seats":2,"actions":["~ dealer 0",{"a":1}]}"#;
    let (status, lines, _) = referee(record);
    let last = lines.last().unwrap();
    assert_eq!((status, &last["action"]), (1, &serde_json::json!({"a": 1})));
    assert!(last["reason"].as_str().unwrap().contains("text"));
}

#[test]
fn nothing_follows_the_end() {
    for (game, sizes) in sizes() {
        let mut record: Value = serde_json::from_str(&random(game, sizes[0], 2)).unwrap();
        let actions = record["actions"].as_array_mut().unwrap();
        let n = actions.len();
        actions.push("0 pass".into());
        let (status, lines, _) = referee(record.to_string());
        let last = lines.last().unwrap();
        assert_eq!((status, &last["n"], &last["rule"]), (1, &n.into(), &Value::Null));
        assert_eq!(last["reason"], "The game is over; nothing can follow.");
    }
}

#[test]
fn a_record_is_shown_round_by_round_with_names() {
    for (game, sizes) in sizes() {
        let seats = sizes.into_iter().find(|seats| *seats > 1).expect("two can play");
        let mut record: Value = serde_json::from_str(&random(game, seats, 5)).unwrap();
        record["names"] = serde_json::json!(["Anna", "Ben"]);
        let output = vierblatt(&["record", "show"], record.to_string().as_bytes());
        let shown = stdout(&output);
        assert!(output.status.success(), "{}", stderr(&output));
        assert!(shown.contains("\nRound 1\n") && shown.contains("Anna"), "{shown}");
        assert!(shown.contains("1. "), "{shown}");
        // A message without words would show its id.
        assert!(!shown.contains(&format!("{game}-")), "{shown}");
    }
}

#[test]
fn whoever_has_no_name_is_called_by_the_seat_counted_from_1() {
    let record = r#"{"game":"joomo","seats":2,"names":["Anna"],"actions":["~ dealer 1"]}"#;
    let shown = stdout(&vierblatt(&["record", "show"], record.as_bytes()));
    assert!(shown.contains("Seat 2 deals in the first round."), "{shown}");
}

#[test]
fn a_broken_record_is_shown_up_to_where_it_breaks() {
    let record = r#"{"game":"joomo","seats":2,"actions":["~ dealer 0","1 pass"]}"#;
    let output = vierblatt(&["record", "show"], record.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("Action 1, counted from 0 (\"1 pass\"), is not legal"));
}

#[test]
fn the_benchmark_prints_a_line_for_each_table_and_each_hand_size() {
    let args = ["bench", "engine", "--json", "--seconds", "0.001", "--runs", "1"];
    let output = vierblatt(&args, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let lines: Vec<Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let tables: usize = sizes().map(|(_, sizes)| sizes.len()).sum();
    assert_eq!(lines.iter().filter(|line| line["bench"] == "engine").count(), tables);
    assert_eq!(lines.iter().filter(|line| line["bench"] == "melds").count(), 12);
    for line in &lines {
        let numbers = line.as_object().unwrap().values().filter_map(Value::as_f64);
        assert!(numbers.clone().count() > 4 && numbers.clone().all(|n| n > 0.0), "{line}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_not_a_failure() {
    let records = random("joomo", 6, 1);
    let mut child = program()
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // The program may end before it has read everything.
    match child.stdin.take().unwrap().write_all(records.as_bytes()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {}
        written => written.expect("the program reads"),
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
}
