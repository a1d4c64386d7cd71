//! The players' own values in the deals: bound before the game, revealed at its start, and nobody can steer the cards.

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use vierblatt_bots::Dice;
use vierblatt_fair::{By, Hex32, Seed, Share, Unverified, verify};
use vierblatt_history::Opened;
use vierblatt_protocol::{Ask, Clock, Settings};

use crate::documents::joomo_for_two;
use crate::scene::{Scene, opened};

/// A value of somebody's own.
fn value(n: u8) -> Hex32 {
    Hex32([n; 32])
}

fn commit(scene: &Scene, viewer: u64, n: u8) -> Ask {
    let table = scene.seen(viewer, "table");
    let next = &table["next"]["commitment"];
    let commitment = if next.is_null() { &table["commitment"] } else { next };
    let commitment = Hex32::read(commitment.as_str().expect("a text")).expect("64 digits");
    Ask::Commit { hash: Share::hash(&commitment, &value(n)).to_string() }
}

fn reveal(n: u8) -> Ask {
    Ask::Reveal { value: value(n).to_string() }
}

/// Anna, Ben and a bot, in a game that has not started.
fn lobby(settings: Settings) -> Scene {
    let mut scene = Scene::open("joomo", 3, json!({"target": 5}), settings);
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(0, Ask::Bot { seat: 2, level: Some(1) });
    scene
}

fn quick() -> Settings {
    Settings { clock: Clock::Move { seconds: 5, reserve: 0 }, ..Settings::default() }
}

/// Anna and Ben are bound to values, and the game has started.
fn started() -> Scene {
    let mut scene = lobby(quick());
    let asks = [commit(&scene, 0, 1), commit(&scene, 1, 2)];
    for (viewer, ask) in (0..).zip(asks) {
        scene.done(viewer, ask);
    }
    scene.done(0, Ask::Start);
    scene
}

fn hands_are_dealt(scene: &Scene) -> bool {
    scene.log.iter().any(|line| line.write().is_ok_and(|bytes| has(&bytes, "deal ")))
}

fn has(bytes: &[u8], text: &str) -> bool {
    String::from_utf8_lossy(bytes).contains(text)
}

#[test]
fn no_card_is_dealt_before_all_values_are_revealed() {
    let mut scene = started();
    let table = scene.seen(1, "table");
    assert_eq!((&table["status"], &table["reveals"]), (&json!("playing"), &json!(true)));
    assert_eq!(table["shares"].as_array().map(Vec::len), Some(3), "the bot has one too");
    assert_eq!(
        (&table["shares"][0]["value"], &table["shares"][0]["by"]),
        (&Value::Null, &json!("player"))
    );
    assert_eq!(table["shares"][2]["by"], "table");
    scene.done(1, reveal(2));
    assert!(!hands_are_dealt(&scene));
    scene.done(0, reveal(1));
    assert!(hands_are_dealt(&scene));
    let table = scene.seen(1, "table");
    assert!(table["reveals"].is_null());
    assert_eq!(table["shares"][0]["value"], json!(value(1)));
    scene.pass_until(|scene| scene.seen(0, "table")["status"] == "over");

    let record = scene.record(1).record;
    let verified = verify(&record).expect("a fair game");
    assert_eq!((verified.players, verified.not_revealed), (vec![0, 1], vec![]));
    let without = |f: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        f(&mut record["fair"]["shares"]);
        verify(&record).expect_err("another deal")
    };
    let other = without(&|shares| shares[0]["value"] = json!(value(9)));
    assert_eq!(other, Unverified::Share { seat: 0 });
    let bot = without(&|shares| shares[2]["value"] = json!(value(9)));
    assert_eq!(bot, Unverified::Share { seat: 2 });
    let hidden = without(&|shares| shares[0]["value"] = Value::Null);
    assert!(matches!(hidden, Unverified::Differs { n: 0 | 1, .. }), "{hidden}");
    let fewer = without(&|shares| drop(shares.as_array_mut().map(|shares| shares.remove(2))));
    assert!(matches!(fewer, Unverified::Differs { .. }), "{fewer}");
    let order = without(&|shares| shares.as_array_mut().expect("shares").swap(0, 1));
    assert_eq!(order, Unverified::ShareList);
}

#[test]
fn only_the_promised_value_counts_and_only_at_the_start() {
    let mut scene = lobby(quick());
    assert_eq!(scene.refused(0, reveal(1)), "table-no-reveal");
    scene.connect(7, "zoe");
    let foreign = commit(&scene, 7, 7);
    assert_eq!(scene.refused(7, foreign), "table-not-a-player");
    for wrong in ["", "12", &"x".repeat(64)] {
        assert_eq!(scene.refused(0, Ask::Commit { hash: wrong.into() }), "table-not-digits");
    }
    // Another value instead, before the start: the latest one counts.
    for n in [3, 1] {
        let ask = commit(&scene, 0, n);
        scene.done(0, ask);
    }
    assert_eq!(scene.seen(1, "table")["committed"].as_array().map(Vec::len), Some(1));
    scene.done(0, Ask::Start);
    let late = commit(&scene, 1, 2);
    assert_eq!(scene.refused(1, late), "table-already-started");
    assert_eq!(scene.refused(0, reveal(3)), "table-other-value");
    assert_eq!(scene.refused(1, reveal(1)), "table-no-reveal");
    scene.done(0, reveal(1));
    assert_eq!(scene.refused(0, reveal(1)), "table-no-reveal");
    assert!(hands_are_dealt(&scene));
}

#[test]
fn whoever_does_not_reveal_in_time_is_named_and_stops_nobody() {
    for is_there in [true, false] {
        let mut scene = started();
        if !is_there {
            scene.disconnect(1);
        }
        scene.done(0, reveal(1));
        scene.pass(4000);
        assert!(!hands_are_dealt(&scene));
        scene.pass(2000);
        assert!(hands_are_dealt(&scene));
        if is_there {
            assert_eq!(scene.refused(1, reveal(2)), "table-no-reveal");
        }
        scene.pass_until(|scene| scene.seen(0, "table")["status"] == "over");
        let verified = verify(&scene.record(1).record).expect("a fair game");
        assert_eq!((verified.players, verified.not_revealed), (vec![0], vec![1]));
    }
}

#[test]
fn a_table_that_is_loaded_again_still_waits_for_the_values() {
    let mut scene = started();
    scene.done(0, reveal(1));
    scene.reload();
    for (viewer, person) in [(0, "anna"), (1, "ben")] {
        scene.connect(viewer, person);
    }
    assert_eq!(scene.seen(1, "table")["reveals"], json!(true));
    scene.done(1, reveal(2));
    assert!(hands_are_dealt(&scene));
    let again = scene.record(1).record;
    assert_eq!(again["fair"]["shares"][1]["value"], json!(value(2)));
}

#[test]
fn a_rematch_has_values_of_its_own() {
    let mut scene = started();
    scene.done(0, reveal(1));
    scene.done(1, reveal(2));
    scene.pass_until(|scene| scene.seen(0, "table")["status"] == "over");
    let ask = commit(&scene, 0, 5);
    scene.done(0, ask);
    scene.done(0, Ask::Rematch);
    scene.done(1, Ask::Rematch);
    // The seats have moved on by one.
    let table = scene.seen(0, "table");
    assert_eq!((&table["reveals"], &table["shares"][1]["value"]), (&json!(true), &Value::Null));
    scene.done(0, reveal(5));
    scene.pass_until(|scene| scene.seen(0, "table")["status"] == "over");
    let verified = verify(&scene.record(2).record).expect("a fair game");
    assert_eq!(verified.players, vec![1]);
}

#[test]
fn a_day_takes_no_values() {
    let mut scene = Scene::open("koenigs-romme", 1, json!({}), Settings::default());
    let ask = commit(&scene, 0, 1);
    scene.done(0, ask);
    let day = Opened {
        daily: Some("2026-12-24".into()),
        ..opened("koenigs-romme", 1, json!({}), Settings::default())
    };
    let mut daily = Scene::of(day);
    let ask = commit(&daily, 0, 1);
    assert_eq!(daily.refused(0, ask), "table-same-for-all");
}

/// How many of the ten highest cards are among the first ten of a Joomo deal for two.
fn high_cards(seed: &Seed, entropy: &[String], shares: &[Share]) -> u32 {
    let deal = joomo_for_two(|nth| seed.dice(entropy, shares, nth));
    let first = deal.split(' ').skip(2).take(10);
    first.map(|card| u32::from(card.parse::<u32>().expect("a card") >= 20)).sum()
}

fn share(seat: u8, seed: &Seed, value: Hex32) -> Share {
    let hash = Share::hash(&seed.commitment(), &value);
    Share { seat, by: By::Player, hash, value: Some(value) }
}

const GAMES: u64 = 400;
const TRIES: usize = 64;

/// On average 10 · 10 / 30, where nobody has a hand in it.
const MEAN: f64 = 100.0 / 30.0;

/// Four standard errors of the mean of so many games: the variance of one is 10 · 1/3 · 2/3 · 20/29.
fn tolerance() -> f64 {
    4.0 * (10.0 * (1.0 / 3.0) * (2.0 / 3.0) * (20.0 / 29.0) / GAMES as f64).sqrt()
}

/// The average of high cards for somebody who knows the seed, and chooses the best of many values by what they can compute.
fn average(mut choose_and_deal: impl FnMut(&Seed, &mut Dice) -> u32) -> f64 {
    let mut dice = Dice::seed_from_u64(1);
    let cards = (0..GAMES).map(|_| choose_and_deal(&Seed(dice.random()), &mut dice));
    f64::from(cards.sum::<u32>()) / GAMES as f64
}

#[test]
fn knowing_the_seed_nobody_steers_the_cards_with_a_value_of_their_own() {
    let steered = average(|seed, dice| {
        let honest = share(1, seed, Hex32(dice.random()));
        // All that is known of the other one when one's own value must be chosen: the hash. Any guess is as good.
        let guesses = [None, Some(honest.hash), Some(Hex32([0; 32]))];
        let guess = Share { value: guesses[dice.random_range(0..guesses.len())], ..honest };
        let values = (0..TRIES).map(|_| share(0, seed, Hex32(dice.random())));
        let own = values.max_by_key(|own| high_cards(seed, &[], &[*own, guess]));
        high_cards(seed, &[], &[own.expect("a value"), honest])
    });
    assert!((steered - MEAN).abs() < tolerance(), "{steered} high cards on average");
}

#[test]
fn the_same_attack_works_where_nobody_adds_a_value() {
    let steered = average(|seed, dice| {
        let texts = (0..TRIES).map(|_| [format!("{:x}", dice.random::<u64>())]);
        texts.map(|text| high_cards(seed, &text, &[])).max().expect("a text")
    });
    assert!(steered > MEAN + 10.0 * tolerance(), "{steered} high cards on average");
}
