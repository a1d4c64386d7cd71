//! `vierblatt solo` as a person or a script runs it.

use serde_json::Value;

use crate::run::{stderr, stdout as out, vierblatt};

#[test]
fn a_deal_can_be_judged_and_solved() {
    let deal = out(&vierblatt(&["solo", "deal", "--seed", "7", "--grade", "hard"], b""));
    let record: Value = serde_json::from_str(&deal).expect("a record is JSON");
    assert_eq!(record["difficulty"]["grade"], "hard");
    assert_eq!(deal, out(&vierblatt(&["solo", "deal", "--seed", "7", "--grade", "hard"], b"")));
    let judged = vierblatt(&["referee", "--quiet"], deal.as_bytes());
    assert_eq!(judged.status.code(), Some(0), "{}", out(&judged));

    let solved = vierblatt(&["solo", "solve", "--json"], deal.as_bytes());
    assert_eq!(solved.status.code(), Some(0));
    let solved: Value = serde_json::from_str(&out(&solved)).expect("it is JSON");
    assert_eq!(solved["winnable"], true);
    assert_eq!(solved["difficulty"], record["difficulty"]);

    // The hint is legal and keeps the game winnable.
    let put = format!("0 {}", solved["put"].as_str().expect("there is a hint"));
    let mut under_way = record.clone();
    under_way["actions"].as_array_mut().unwrap().push(Value::String(put));
    let text = vierblatt(&["solo", "solve", "-"], under_way.to_string().as_bytes());
    assert_eq!(text.status.code(), Some(0));
    assert!(out(&text).contains("of the 27 cards to come are needed"), "{}", out(&text));
}

#[test]
fn what_is_not_a_solo_game_is_refused_with_the_reason() {
    for (input, why) in [
        (r#"{"game":"joomo","seats":2,"actions":[]}"#, "not a solo game"),
        (r#"{"game":"koenigs-romme","seats":2,"actions":[]}"#, "not a solo game"),
        (r#"{"game":"koenigs-romme","seats":1,"actions":[]}"#, "the cards have not been dealt yet"),
        (r#"{"game":"koenigs-romme","seats":1,"actions":["0 draw"]}"#, "action 0"),
        ("", "there is no record in it"),
        ("nonsense", "not a record"),
    ] {
        let output = vierblatt(&["solo", "solve"], input.as_bytes());
        let error = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{input}");
        assert!(error.contains(why), "{input}: {error}");
    }
    for wrong in [
        ["measure", "--deals", "0"],
        ["measure", "--deals", "99999999999"],
        ["deal", "--grade", "absurd"],
    ] {
        let output = vierblatt(&["solo", wrong[0], wrong[1], wrong[2]], b"");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn play_wins_what_measure_says_can_be_won() {
    let args = ["--deals", "60", "--seed", "4", "--json"];
    let run = |command: &str| -> Value {
        let output = vierblatt(&[&["solo", command][..], &args[..]].concat(), b"");
        assert_eq!(output.status.code(), Some(0), "{command}");
        serde_json::from_str(&out(&output)).expect("it is JSON")
    };
    let (measured, played) = (run("measure"), run("play"));
    assert_eq!(measured["winnable"], played["won"]);
    assert_eq!(measured["winnable"], played["winnable"]);
}
