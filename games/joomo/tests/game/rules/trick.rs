//! JO-06 to JO-13: a trick.

use serde_json::json;
use vierblatt_game::Game;
use vierblatt_joomo::{Cards, Event, Joomo};

use crate::scenario::{Scenario, cards};

const LOW: &str = "00 01 02 03 04 05 06 07 08 09";

#[test]
fn jo_06_play_goes_clockwise_one_card_a_turn() {
    let mut table = Scenario::dealt("", &["10 27", "11 32", "12 28", "13 29"]);
    assert_eq!(table.turn(), 0);
    assert_eq!(table.refused("1 32"), "JO-06", "another seat's turn");
    assert_eq!(table.refused("4 32"), "JO-06", "nobody sits there");
    assert_eq!(table.refused("255 32"), "JO-06", "nobody sits there");
    assert_eq!(table.refused("0 32"), "JO-06", "another one's card");
    table.play(&["0 27"]);
    assert_eq!(table.refused("0 10"), "JO-06", "one card is all");
    table.play(&["1 32"]);
    assert_eq!(table.refused("2 29"), "JO-06", "another one's card, though it would fit");
    table.play(&["2 28", "3 29"]);
    assert_eq!(table.turn(), 0);
    assert_eq!(table.open("trick"), json!(["27", "32", "28", "29"]));
}

#[test]
fn jo_07_the_leader_plays_any_card_and_may_not_pass() {
    let mut table = Scenario::dealt("", &[LOW, ""]);
    assert_eq!(table.legal(0), LOW.split(' ').collect::<Vec<_>>());
    assert_eq!(table.refused("0 pass"), "JO-07");
    table.play(&["0 03"]);
    assert_eq!(table.open("limits"), json!(["03"]));
    assert_eq!((table.phase(), table.turn()), ("second", 1));
    // Not even where the second card may be declined.
    assert_eq!(Scenario::dealt("second_card=may_pass", &[LOW, ""]).refused("0 pass"), "JO-07");
}

#[test]
fn jo_08_the_second_player_plays_any_card_and_must() {
    let mut table = Scenario::dealt("", &["27", LOW, ""]);
    table.play(&["0 27"]);
    assert_eq!(table.legal(1), LOW.split(' ').collect::<Vec<_>>());
    assert_eq!(table.refused("1 pass"), "JO-08");
    table.play(&["1 05"]);
    assert_eq!(table.open("limits"), json!(["27", "05"]));
    assert_eq!((table.phase(), table.turn()), ("gap", 2));
}

#[test]
fn jo_08_under_may_pass_the_next_one_places_the_second_limit() {
    let mut table = Scenario::dealt("second_card=may_pass", &["27", "28", "32", ""]);
    table.play(&["0 27"]);
    assert!(table.legal(1).contains(&"pass".to_owned()));
    table.play(&["1 pass"]);
    assert_eq!((table.phase(), table.turn()), ("second", 2));
    assert_eq!(table.open("passed"), json!([1]));
    table.play(&["2 32", "3 pass", "0 pass"]);
    // Seat 1 is out of the trick although its 28 would fit: seat 2 has it.
    assert_eq!((table.phase(), table.turn()), ("lead", 2));
    assert_eq!(table.open("markers"), json!([0, 0, 1, 0]));
}

#[test]
fn jo_08_if_all_pass_the_leader_takes_the_trick_with_one_card() {
    let mut table = Scenario::dealt("second_card=may_pass", &["20", "", ""]);
    table.play(&["0 20", "1 pass", "2 pass"]);
    assert_eq!(table.open("markers"), json!([2, 0, 0]), "a ten is worth its marker alone too");
    assert_eq!((table.phase(), table.turn()), ("lead", 0));
    assert_eq!((table.open("trick"), table.open("passed")), (json!([]), json!([])));
}

#[test]
fn jo_08_if_all_pass_a_leader_without_cards_still_takes_the_trick() {
    let mut table = Scenario::late("second_card=may_pass", &["21", "01 02", "03 04"], 0);
    let before = table.open("markers")[0].as_i64().unwrap();
    table.play(&["0 21", "1 pass", "2 pass"]);
    assert_eq!((table.phase(), table.open("dealer")), ("deal", json!(0)));
    assert_eq!(i64::from(table.totals()[0]), before + 1 + 1);
}

#[test]
fn jo_09_a_card_must_lie_strictly_between_the_limits_whichever_is_higher() {
    for [first, second] in [["27", "32"], ["32", "27"]] {
        let limits = cards(&format!("{first} {second}"));
        let gap: Cards = cards("28 29 30 31").into_iter().collect();
        assert_eq!(Cards::between(limits[0], limits[1]), gap);
        let mut table = Scenario::dealt("", &[first, second, "06 26 30 31 36"]);
        table.play(&[&format!("0 {first}"), &format!("1 {second}")]);
        let legal = table.legal(2);
        assert!(legal.contains(&"30".to_owned()) && legal.contains(&"31".to_owned()));
        for outside in ["2 06", "2 26", "2 36"] {
            assert_eq!(table.refused(outside), "JO-09");
        }
        table.play(&["2 30"]);
        assert_eq!(table.open("trick")[2], "30");
    }
}

#[test]
fn jo_09_adjacent_limits_leave_an_empty_gap_for_double_digits_only() {
    let hands = ["20", "21", "00 11 19 22 23 33 05 15 25 35"];
    let mut table = Scenario::dealt("", &hands);
    table.play(&["0 20", "1 21"]);
    assert_eq!(table.legal(2), ["00", "11", "22", "33", "pass"]);
    assert_eq!(table.refused("2 19"), "JO-09");
    assert_eq!(table.refused("2 25 on 1"), "JO-15", "no five lies in it");
}

#[test]
fn jo_10_from_the_third_card_on_one_may_pass_although_one_could_play() {
    let mut table = Scenario::dealt("", &["27 30", "32", "28 29"]);
    table.play(&["0 27", "1 32"]);
    let legal = table.legal(2);
    assert!(legal.contains(&"28".to_owned()) && legal.contains(&"pass".to_owned()));
    table.play(&["2 pass"]);
    assert_eq!((table.open("passed"), table.turn()), (json!([2]), 0));
}

#[test]
fn jo_10_who_has_passed_plays_no_more_whatever_happens_to_the_gap() {
    // The 55 opens the gap 46-55 after seat 2 has passed: still not seat 2's turn again.
    let mut table = Scenario::dealt("", &["31 52", "46 53", "51", "55", "01"]);
    table.play(&["0 31", "1 46", "2 pass", "3 55 on 1", "4 pass", "0 52", "1 53", "3 pass"]);
    assert_eq!(table.turn(), 0);
    assert_eq!(table.refused("2 51"), "JO-06");
    table.play(&["0 pass"]);
    assert_eq!((table.phase(), table.turn()), ("lead", 1));
    assert!(table.legal(2).is_empty() && !table.legal(1).is_empty());
    // In the next trick all are in again.
    assert_eq!(table.open("passed"), json!([]));
}

#[test]
fn jo_11_nobody_plays_twice_in_a_row() {
    let mut table = Scenario::dealt("", &["27", "32", "28 30 31", ""]);
    table.play(&["0 27", "1 32", "2 31", "3 pass", "0 pass", "1 pass"]);
    // Seat 2 has 28 and 30 left, and takes the trick at once without playing them.
    assert_eq!((table.phase(), table.turn()), ("lead", 2));
    assert_eq!(table.open("markers"), json!([0, 0, 1, 0]));
    let hand = table.open("hands")[2].clone();
    assert!(hand.as_array().unwrap().contains(&json!("28")));
}

#[test]
fn jo_11_a_limit_card_can_win_the_trick() {
    let mut table = Scenario::dealt("", &["27", "32", ""]);
    table.play(&["0 27", "1 32", "2 pass", "0 pass"]);
    assert_eq!((table.turn(), table.open("markers")), (1, json!([0, 1, 0])));
    // A five laid on a limit, too.
    let mut table = Scenario::dealt("", &["21", "29", "25"]);
    table.play(&["0 21", "1 29", "2 25 on 2", "0 pass", "1 pass"]);
    assert_eq!((table.turn(), table.open("markers")), (2, json!([0, 0, 1])));
}

#[test]
fn jo_12_a_trick_is_worth_one_and_one_more_for_every_ten_limits_included() {
    let mut table = Scenario::dealt("", &["10 12", "30", "20 00"]);
    assert_eq!(table.open("value"), 1);
    for (action, value) in
        [("0 10", 2), ("1 30", 3), ("2 20", 4), ("0 12", 4), ("1 pass", 4), ("2 00", 5)]
    {
        table.play(&[action]);
        assert_eq!(table.open("value"), value, "after {action}");
        assert_eq!(i32::from(Joomo::public(&table.state).value), value, "everyone sees it");
    }
    table.play(&["0 pass"]);
    assert_eq!((table.open("markers"), table.open("value")), (json!([0, 0, 5]), json!(1)));
    let seat = vierblatt_game::Seat(2);
    assert!(table.heard.contains(&Event::Trick { seat, markers: 5 }));
}

#[test]
fn jo_13_the_winner_leads_the_next_trick() {
    let mut table = Scenario::dealt("", &["27", "32", "28", "29"]);
    table.play(&["0 27", "1 32", "2 28", "3 29", "0 pass", "1 pass", "2 pass"]);
    assert_eq!((table.phase(), table.turn()), ("lead", 3));
    assert_eq!(table.open("limits"), json!([]));
    assert_eq!((table.open("trick"), table.open("last")), (json!([]), json!(null)));
}
