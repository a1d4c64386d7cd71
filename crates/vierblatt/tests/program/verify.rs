//! `vierblatt verify` as a person meets it: what it says, and how it ends.

use std::path::PathBuf;
use std::process::Command;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_fair::{By, Hex32, Seed, Share};
use vierblatt_game::{Action, Seats, Turn, carry_out, random_move};
use vierblatt_record::write_action;

use crate::run::{all, program};

/// The record of a game whose deals come from a seed, and from so many players' own values.
struct FairRecord {
    players: u8,
}

impl FairRecord {
    fn shares(&self, seed: &Seed) -> Vec<Share> {
        let share = |seat: u8| {
            let value = Hex32([seat; 32]);
            let hash = Share::hash(&seed.commitment(), &value);
            Share { seat, by: By::Player, hash, value: Some(value) }
        };
        (0..self.players).map(share).collect()
    }
}

impl Visit for FairRecord {
    type Output = Value;
    fn visit<G: Listed>(self) -> Value {
        let (seed, entropy) = (Seed([9; 32]), vec!["hello".to_owned()]);
        let shares = self.shares(&seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let seats = Seats(*G::SEATS.start());
        let mut state = G::new(G::Options::default(), seats);
        let (mut actions, mut drawn) = (Vec::new(), 0);
        loop {
            let action = match G::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    drawn += 1;
                    Action::Chance(G::chance(&state, &mut seed.dice(&entropy, &shares, drawn - 1)))
                }
                Turn::Seats(seats) => {
                    let (seat, mv) = random_move::<G>(&state, seats, &mut rng);
                    Action::Move(seat, mv)
                }
            };
            actions.push(write_action::<G>(&action));
            carry_out::<G>(&mut state, &action, &mut ());
        }
        let mut fair =
            json!({"commitment": seed.commitment(), "seed": seed.reveal(), "entropy": entropy});
        if !shares.is_empty() {
            fair["shares"] = json!(shares);
        }
        json!({"id": "k7f2-1", "game": G::ID, "seats": seats, "actions": actions, "fair": fair})
    }
}

/// A fair record of this game.
pub(crate) fn fair_record(game: &str) -> Value {
    record_with(game, 0)
}

fn record_with(game: &str, players: u8) -> Value {
    with_game(game, FairRecord { players }).expect("a game of the catalog")
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
    let shown = Seed([9; 32]).commitment().to_string();
    let (text, status) = verify("fair.json", &record, &[]);
    assert!(text.starts_with("k7f2-1: fair.") && text.contains(&shown), "{text}");
    assert_eq!(status, Some(0));
    let (text, status) = verify("compared.json", &record, &["--commitment", &shown]);
    assert!(text.contains("fair.") && !text.contains(&shown), "{text}");
    assert_eq!(status, Some(0));
    let other = Seed([8; 32]).commitment().to_string();
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

#[test]
fn it_says_whose_values_are_in_the_deals_and_whose_are_not() {
    let (text, _) = verify("without.json", &record().to_string(), &[]);
    assert!(text.contains("No player added a value"), "{text}");
    let (text, status) = verify("with.json", &record_with(IDS[0], 2).to_string(), &[]);
    assert!(text.contains("values that the players in seats 1, 2 drew"), "{text}");
    assert_eq!(status, Some(0));
    let mut wrong = record_with(IDS[0], 2);
    wrong["fair"]["shares"][1]["value"] = json!("00".repeat(32));
    let (text, status) = verify("wrong.json", &wrong.to_string(), &[]);
    assert!(text.contains("NOT FAIR: the value of seat 2 is not the one"), "{text}");
    assert_eq!(status, Some(1));
}

/// Runs the checker in Python on a record: what it prints, and whether it calls it fair.
fn check_in_python(name: &str, record: &Value) -> (String, bool) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, record.to_string()).expect("the test's own folder");
    let checker = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/check_deals.py");
    let output = Command::new("python3").arg(checker).arg(&file).output().expect("Python runs");
    (all(&output), output.status.success())
}

#[test]
fn a_checker_in_another_language_agrees() {
    for id in IDS {
        for players in 0..=1 {
            let record = record_with(id, players);
            let (text, is_fair) = check_in_python(&format!("python-{id}-{players}.json"), &record);
            assert!(is_fair && text.ends_with("fair\n"), "{id}: {text}");
        }
        let deal = |action: &Value| action.as_str().is_some_and(|text| text.starts_with("~ deal "));
        let mut swapped = record_with(id, 1);
        let actions = swapped["actions"].as_array_mut().expect("actions");
        let first = actions.iter_mut().find(|action| deal(action)).expect("a deal");
        let text = first.as_str().expect("a text").to_owned();
        let mut cards: Vec<&str> = text.split(' ').collect();
        let other = cards.iter().rposition(|card| *card != cards[2]).expect("another card");
        cards.swap(2, other);
        *first = json!(cards.join(" "));
        let (text, is_fair) = check_in_python(&format!("python-{id}-swapped.json"), &swapped);
        assert!(!is_fair && text.contains("should be"), "{id}: {text}");
        let mut share = record_with(id, 1);
        share["fair"]["shares"][0]["value"] = json!("ff".repeat(32));
        let (text, is_fair) = check_in_python(&format!("python-{id}-share.json"), &share);
        assert!(!is_fair && text.contains("does not fit its hash"), "{id}: {text}");
    }
}
