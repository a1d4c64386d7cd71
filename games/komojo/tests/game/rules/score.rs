//! KM-24 to KM-27: the end of a round and of the game.

use vierblatt_game::{Game, Outcome, Value};
use vierblatt_komojo::{Event, Komojo, Options};

use crate::scenario::{Scenario, deal_text, options};

/// Seat 0 says STOP at once; nobody swaps anything.
fn round(set: &[(&str, Value<'_>)], hands: &[&str]) -> Scenario {
    let mut set = set.to_vec();
    set.push(("stop", Value::Word("instead_of_turn")));
    let mut scene = Scenario::dealt(options(&set), hands, "4s 4h");
    scene.play(&["0 stop"]).draws_and_drops("4s").draws_and_drops("4h");
    scene
}

const LOW: [&str; 3] = ["As Ah Ad 2c", "2s 2h 2d 3c", "6s 6h 6d Kc"];
const HIGH: [&str; 3] = ["6s 6h 6d Kc", "2s 2h 2d 3c", "As Ah Ad 2c"];

#[test]
fn km_24_all_cards_are_turned_up_and_summed() {
    let scene = round(&[], &LOW);
    let hands = scene.told.heard_by_all().find_map(|event| match event {
        Event::TurnedUp { hands } => Some(hands.clone()),
        _ => None,
    });
    let shown: Vec<Vec<String>> = hands
        .expect("all cards are turned up")
        .iter()
        .map(|hand| hand.iter().map(|shown| shown.card.to_string()).collect())
        .collect();
    assert_eq!(shown[2], ["6s", "6h", "6d", "Kc"]);
    let sums: Vec<i32> = scene
        .told
        .heard_by_all()
        .filter_map(|event| match event {
            Event::Scored { sum, .. } => Some(*sum),
            _ => None,
        })
        .collect();
    assert_eq!(sums, [5, 9, 31]);
}

#[test]
fn km_25_a_caller_who_is_lower_than_everybody_else_scores_nothing() {
    assert_eq!(round(&[], &LOW).totals(), [0, 9, 31]);
}

#[test]
fn km_25_a_caller_whom_somebody_is_below_scores_thirty() {
    assert_eq!(round(&[], &HIGH).totals(), [30, 9, 5]);
}

#[test]
fn km_25_under_added_the_sum_comes_on_top() {
    let added = [("stop_penalty", Value::Word("added"))];
    assert_eq!(round(&added, &HIGH).totals(), [61, 9, 5]);
    assert_eq!(round(&added, &LOW).totals(), [0, 9, 31]);
}

#[test]
fn km_25_a_tie_is_not_enough() {
    let tie = ["As 2h Ad 2c", "2s Ah 2d Ac", "6s 6h 6d Kc"];
    assert_eq!(round(&[], &tie).totals(), [30, 6, 31]);
}

/// Seats 0 and 1 are each left with a joker, and seat 1 says STOP.
fn jokers(seat_0: &str) -> Scenario {
    let hands = [seat_0, "JK 6h 6d 6c", "3s 3h 3d 3c"];
    let mut scene = Scenario::new(3, Options::default());
    scene.play(&["~ start 2", &deal_text(&hands, "5s 6s 2s 2h 4s")]);
    scene.drops("5s").play(&["0 snap 2", "0 snap 3", "0 snap 4", "0 no"]);
    scene.drops("6s").play(&["1 snap 2", "1 snap 3", "1 snap 4", "1 no"]);
    scene.play(&["1 stop"]).draws_and_drops("2s").draws_and_drops("2h").draws_and_drops("4s");
    scene
}

#[test]
fn km_25_a_tie_below_nothing_is_a_tie_too() {
    assert_eq!(jokers("JK 5h 5d 5c").totals(), [-1, 30, 12]);
}

#[test]
fn km_25_a_lowest_caller_below_nothing_scores_nothing() {
    assert_eq!(jokers("Kh 5h 5d 5c").totals(), [0, 0, 12]);
}

#[test]
fn km_26_all_others_score_their_sum_which_may_be_negative() {
    assert_eq!(jokers("JK 5h 5d 5c").totals()[0], -1);
    assert_eq!(round(&[], &LOW).totals()[1..], [9, 31]);
}

#[test]
fn km_27_the_game_ends_when_a_total_reaches_the_limit() {
    let at_30 = round(&[("limit", Value::Number(30))], &HIGH);
    assert_eq!(at_30.phase(), "over");
    let below = round(&[("limit", Value::Number(31))], &HIGH);
    assert_eq!(below.phase(), "deal");
}

#[test]
fn km_27_under_exceed_the_limit_must_be_passed() {
    let exceed = ("limit_rule", Value::Word("exceed"));
    assert_eq!(round(&[("limit", Value::Number(30)), exceed], &HIGH).phase(), "deal");
    assert_eq!(round(&[("limit", Value::Number(29)), exceed], &HIGH).phase(), "over");
}

#[test]
fn km_27_places_go_by_total_lowest_first_and_equal_ones_share_a_place() {
    let hands = ["6s 6h 6d Kc", "2s 2h 2d 3c", "As Ah Ad 6c"];
    let mut scene = round(&[("limit", Value::Number(20))], &hands);
    let Some(Outcome::Placed { places, points }) = Komojo::outcome(&scene.state) else {
        panic!("the game is over")
    };
    assert_eq!(places.as_slice(), [3, 1, 1]);
    assert_eq!(points.as_slice(), [30, 9, 9]);
    assert_eq!(scene.refused("1 draw"), None, "nothing follows the end");
    assert_eq!(scene.refused("~ start 1"), None);
    assert_eq!(scene.card(0, 4), "Kc", "the cards lie as they were scored");
}

#[test]
fn km_27_the_default_limit_is_a_hundred_to_be_reached() {
    use vierblatt_game::Options as _;
    let options = Options::default();
    assert_eq!(options.get("limit"), Some(Value::Number(100)));
    assert_eq!(options.get("limit_rule"), Some(Value::Word("reach")));
    for wrong in [19, 501] {
        assert!(Options::default().set("limit", Value::Number(wrong)).is_err());
    }
}
