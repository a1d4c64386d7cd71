//! Puzzles: those that are kept with the games, and how they are made.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use vierblatt_catalog::IDS;

use crate::games::{quick, reviewed};

/// The puzzles of a game, one per line.
fn kept(id: &str) -> Vec<Value> {
    let file: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "games", id, "web", "puzzles.json"]
            .iter()
            .collect();
    let text = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{id} has puzzles"));
    serde_json::from_str::<Vec<Value>>(&text).expect("JSON")
}

fn text<'a>(puzzle: &'a Value, field: &str) -> &'a str {
    puzzle["puzzle"][field].as_str().expect("a text")
}

#[test]
fn every_game_has_puzzles_that_are_legal_and_whose_answers_are_moves() {
    for id in IDS {
        let puzzles = kept(id);
        assert!(puzzles.len() >= 3, "{id}: {}", puzzles.len());
        for puzzle in puzzles {
            let seat = puzzle["puzzle"]["seat"].as_u64().expect("a seat") as u8;
            for field in ["best", "tempting"] {
                let mut record = puzzle.clone();
                let action = Value::from(format!("{seat} {}", text(&puzzle, field)));
                record["actions"].as_array_mut().expect("actions").push(action);
                // Of the other seat only the record is checked: nothing is judged.
                let other =
                    quick(Some((seat + 1) % puzzle["seats"].as_u64().expect("seats") as u8));
                let mut short = record.clone();
                short["actions"] = record["actions"].clone();
                let text = short.to_string();
                let record = serde_json::from_str(&text).expect("a record");
                assert!(vierblatt_review::begin(&record, other).is_ok(), "{}", puzzle["id"]);
            }
            assert_ne!(text(&puzzle, "best"), text(&puzzle, "tempting"));
        }
    }
}

/// The answer of one puzzle of each game is found again by a review of the tempting move.
#[test]
fn a_review_finds_the_answer_of_a_puzzle() {
    for id in IDS {
        let mut puzzles = kept(id);
        puzzles.sort_by_key(|puzzle| puzzle["actions"].as_array().map(Vec::len));
        let puzzle = &puzzles[0];
        let seat = puzzle["puzzle"]["seat"].as_u64().expect("a seat") as u8;
        let mut record = puzzle.clone();
        let tempting = Value::from(format!("{seat} {}", text(puzzle, "tempting")));
        record["actions"].as_array_mut().expect("actions").push(tempting);
        let report = reviewed(&record, quick(Some(seat))).expect("it is legal");
        let last = report.decisions.last().expect("a decision");
        assert_eq!(last.best, text(puzzle, "best"), "{}", puzzle["id"]);
        assert!(last.mark.is_some(), "{last:?}");
    }
}
