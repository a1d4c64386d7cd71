//! `vierblatt verify` as a person meets it: what it says, and how it ends.

use std::path::PathBuf;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_fair::Seed;
use vierblatt_game::{Action, Seats, Turn, carry_out, random_move};
use vierblatt_record::write_action;

use crate::run::{all, program};

/// The record of a game whose deals come from this seed.
struct FairRecord;

impl Visit for FairRecord {
    type Output = Value;
    fn visit<G: Listed>(self) -> Value {
        let (seed, entropy) = (Seed([9; 32]), vec!["hello".to_owned()]);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let seats = Seats(*G::SEATS.start());
        let mut state = G::new(G::Options::default(), seats);
        let (mut actions, mut drawn) = (Vec::new(), 0);
        loop {
            let action = match G::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    drawn += 1;
                    Action::Chance(G::chance(&state, &mut seed.dice(&entropy, drawn - 1)))
                }
                Turn::Seats(seats) => {
                    let (seat, mv) = random_move::<G>(&state, seats, &mut rng);
                    Action::Move(seat, mv)
                }
            };
            actions.push(write_action::<G>(&action));
            carry_out::<G>(&mut state, &action, &mut ());
        }
        let fair =
            json!({"commitment": seed.commitment(), "seed": seed.reveal(), "entropy": entropy});
        json!({"id": "k7f2-1", "game": G::ID, "seats": seats, "actions": actions, "fair": fair})
    }
}

/// A fair record of this game.
pub(crate) fn fair_record(game: &str) -> Value {
    with_game(game, FairRecord).expect("a game of the catalog")
}

/// A fair record of any game.
fn record() -> Value {
    fair_record(IDS[0])
}

/// What it prints, on both streams, and its status.
fn verify(name: &str, content: &str, more: &[&str]) -> (String, Option<i32>) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, content).expect("the test's own folder");
    let output = program().arg("verify").arg(&file).args(more).output().expect("the program runs");
    (all(&output), output.status.code())
}

#[test]
fn a_fair_record_is_called_fair_and_its_commitment_shown_or_compared() {
    let record = record().to_string();
    let shown = Seed([9; 32]).commitment();
    let (text, status) = verify("fair.json", &record, &[]);
    assert!(text.starts_with("k7f2-1: fair.") && text.contains(&shown), "{text}");
    assert_eq!(status, Some(0));
    let (text, status) = verify("compared.json", &record, &["--commitment", &shown]);
    assert!(text.contains("fair.") && !text.contains(&shown), "{text}");
    assert_eq!(status, Some(0));
    let other = Seed([8; 32]).commitment();
    let (text, status) = verify("other.json", &record, &["--commitment", &other]);
    assert!(text.contains("NOT FAIR") && text.contains(&other), "{text}");
    assert_eq!(status, Some(1));
}

#[test]
fn a_changed_deal_is_named_and_what_cannot_be_checked_too() {
    let mut changed = record();
    changed["fair"]["entropy"] = json!([]);
    let (text, status) = verify("changed.json", &changed.to_string(), &[]);
    assert!(text.contains("NOT FAIR") && text.contains("recorded:"), "{text}");
    assert_eq!(status, Some(1));
    let mut open = record();
    open["fair"]["seed"] = Value::Null;
    let (text, status) = verify("open.json", &open.to_string(), &[]);
    assert!(text.contains("cannot be checked") && text.contains("when the game is over"), "{text}");
    assert_eq!(status, Some(2));
    for nonsense in ["", "{", "what?"] {
        let (text, status) = verify("nonsense.json", nonsense, &[]);
        assert!(text.contains("record"), "{text}");
        assert_eq!(status, Some(2));
    }
    // One bad record is enough.
    let two = format!("{}\n{}\n", record(), changed);
    assert_eq!(verify("two.jsonl", &two, &[]).1, Some(1));
}

#[test]
fn every_game_can_be_checked() {
    for game in IDS {
        let (text, status) = verify("every.json", &fair_record(game).to_string(), &[]);
        assert!(text.contains(": fair."), "{game}: {text}");
        assert_eq!(status, Some(0), "{game}: {text}");
    }
}
