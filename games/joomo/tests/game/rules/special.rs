//! JO-14 to JO-18: double digits, fives, 55, tens.

use serde_json::json;
use vierblatt_game::{Game, Seat};
use vierblatt_joomo::{Card, Cards, Event, Joomo, Limit};

use crate::scenario::{Scenario, cards};

/// Six hands of which seat 2's is given in full; the limits are played and it is seat 2's turn.
fn third_card(limits: [&str; 2], hand: &str) -> Scenario {
    let mut table = Scenario::dealt("", &[limits[0], limits[1], hand, "", "", ""]);
    table.play(&[&format!("0 {}", limits[0]), &format!("1 {}", limits[1])]);
    table
}

#[test]
fn jo_14_double_digits_fit_anywhere_and_leave_the_limits_alone() {
    assert_eq!(Cards::DOUBLES, cards("00 11 22 33 44 55 66").into_iter().collect());
    let mut table = third_card(["31", "46"], "00 11 22 33 44 66 01 30 47 60");
    assert_eq!(table.legal(2), ["00", "11", "22", "33", "44", "66", "pass"]);
    assert_eq!(table.refused("2 60"), "JO-09");
    assert_eq!(table.refused("2 33 on 1"), "JO-15", "a double digit is no five");
    table.play(&["2 66"]);
    assert_eq!(table.open("limits"), json!(["31", "46"]));
    assert_eq!((table.open("trick"), table.open("last")), (json!(["31", "46", "66"]), json!(2)));
}

#[test]
fn jo_14_a_double_digit_wins_like_any_card() {
    let mut table = third_card(["31", "46"], "00");
    table.play(&["2 00", "3 pass", "4 pass", "5 pass", "0 pass", "1 pass"]);
    assert_eq!((table.turn(), table.open("markers")), (2, json!([0, 0, 2, 0, 0, 0])));
}

#[test]
fn jo_15_a_five_in_the_gap_goes_into_it_or_on_either_limit() {
    assert_eq!(Cards::FIVES, cards("05 15 25 35 45 55 65").into_iter().collect());
    let table = third_card(["31", "46"], "05 15 25 35 45 65 01 02 03 04");
    let legal = ["35", "35 on 1", "35 on 2", "45", "45 on 1", "45 on 2", "pass"];
    assert_eq!(table.legal(2), legal);
    for outside in ["2 25 on 1", "2 25 on 2", "2 65 on 2"] {
        assert_eq!(table.refused(outside), "JO-15");
    }
    assert_eq!(table.refused("2 25"), "JO-09");
    let mut into = table.clone();
    into.play(&["2 35"]);
    assert_eq!(into.open("limits"), json!(["31", "46"]));
    let mut on_first = table.clone();
    on_first.play(&["2 35 on 1"]);
    assert_eq!(on_first.open("limits"), json!(["35", "46"]));
    let mut on_second = table.clone();
    on_second.play(&["2 35 on 2"]);
    assert_eq!(on_second.open("limits"), json!(["31", "35"]));
    let (seat, card, covered) = (Seat(2), Card::read("35").unwrap(), Card::read("46").unwrap());
    let told = Event::OnLimit { seat, card, limit: Limit::Second, covered };
    assert!(on_second.heard.contains(&told));
}

#[test]
fn jo_15_only_fives_go_on_a_limit() {
    let table = third_card(["31", "46"], "33 34 36 40");
    for other in ["2 33 on 1", "2 34 on 2", "2 36 on 1", "2 40 on 2"] {
        assert_eq!(table.refused(other), "JO-15");
    }
    assert_eq!(table.refused("2 35 on 1"), "JO-06", "not in this hand");
}

#[test]
fn jo_15_the_first_two_cards_are_nothing_special() {
    let mut table = Scenario::dealt("", &["25", "15 35", ""]);
    assert_eq!(table.refused("0 25 on 1"), "JO-15");
    table.play(&["0 25"]);
    assert_eq!(table.refused("1 15 on 1"), "JO-15");
    table.play(&["1 35"]);
    assert_eq!(table.open("limits"), json!(["25", "35"]));
}

#[test]
fn jo_15_the_gap_shrinks_and_cards_already_played_stay() {
    let mut table = Scenario::dealt("", &["31 33 34 36 40", "46", "32", "35", ""]);
    table.play(&["0 31", "1 46", "2 32", "3 35 on 1", "4 pass"]);
    assert_eq!(table.open("trick"), json!(["31", "46", "32", "35"]));
    assert_eq!(table.refused("0 34"), "JO-09", "34 was in the gap before");
    let legal = table.legal(0);
    let playable = |card: &str| legal.contains(&card.to_owned());
    assert!(playable("36") && playable("40") && playable("33") && !playable("34"));
}

#[test]
fn jo_15_fives_may_go_on_the_same_limit_twice_in_a_trick() {
    let mut table = Scenario::dealt("", &["11 29", "58", "15", "25", "45"]);
    table.play(&["0 11", "1 58", "2 15 on 1"]);
    assert_eq!(table.open("limits"), json!(["15", "58"]));
    table.play(&["3 25 on 1"]);
    assert_eq!(table.open("limits"), json!(["25", "58"]));
    table.play(&["4 45 on 2"]);
    assert_eq!(table.open("limits"), json!(["25", "45"]));
    table.play(&["0 29"]);
    assert_eq!(table.open("trick"), json!(["11", "58", "15", "25", "45", "29"]));
}

#[test]
fn jo_15_limits_are_places_also_when_the_first_is_the_higher() {
    let mut table = third_card(["46", "31"], "35 45");
    table.play(&["2 45 on 1"]);
    assert_eq!(table.open("limits"), json!(["45", "31"]));
}

#[test]
fn jo_16_fifty_five_is_always_welcome_in_the_gap_and_outside() {
    // In the gap, above it, below it; with either limit the higher; and with no gap at all.
    for limits in [
        ["31", "60"],
        ["60", "31"],
        ["31", "46"],
        ["46", "31"],
        ["60", "63"],
        ["63", "60"],
        ["41", "42"],
    ] {
        let table = third_card(limits, "55");
        let legal = table.legal(2);
        for way in ["55", "55 on 1", "55 on 2"] {
            assert!(legal.contains(&way.to_owned()), "{way} at {limits:?}");
        }
        let after = |way: &str| {
            let mut table = table.clone();
            table.play(&[&format!("2 {way}")]);
            assert_eq!(table.open("trick"), json!([limits[0], limits[1], "55"]));
            table.open("limits")
        };
        assert_eq!(after("55"), json!(limits));
        assert_eq!(after("55 on 1"), json!(["55", limits[1]]));
        assert_eq!(after("55 on 2"), json!([limits[0], "55"]));
    }
}

#[test]
fn jo_16_fifty_five_on_a_limit_may_move_or_widen_the_gap() {
    let hand = "32 45 47 54 56 01 02 03 04 06";
    let mut table = Scenario::dealt("", &["31", "46", "55", hand, "", ""]);
    table.play(&["0 31", "1 46"]);
    let mut moved = table.clone();
    moved.play(&["2 55 on 1"]);
    assert_eq!(moved.legal(3), ["47", "54", "pass"], "between 46 and 55");
    let mut widened = table.clone();
    widened.play(&["2 55 on 2"]);
    let wide = ["32", "45", "45 on 1", "45 on 2", "47", "54", "pass"];
    assert_eq!(widened.legal(3), wide, "between 31 and 55");
    table.play(&["2 55"]);
    assert_eq!(table.legal(3), ["32", "45", "45 on 1", "45 on 2", "pass"], "as it was");
}

#[test]
fn jo_16_fifty_five_as_a_limit_is_covered_by_a_five_like_any() {
    let mut table = third_card(["55", "46"], "45 65 47");
    assert_eq!(table.refused("2 65 on 1"), "JO-15");
    table.play(&["2 47"]);
    let mut table = third_card(["55", "31"], "45");
    table.play(&["2 45 on 1"]);
    assert_eq!(table.open("limits"), json!(["45", "31"]));
}

#[test]
fn jo_17_every_ten_raises_the_trick_by_one_when_it_is_played() {
    assert_eq!(Cards::TENS, cards("00 10 20 30 40 50 60").into_iter().collect());
    let mut table = third_card(["10", "60"], "00 20 30 40 50");
    assert_eq!(table.open("value"), 3);
    table.play(&["2 00"]);
    assert_eq!(table.open("value"), 4, "00 is a ten and a double digit");
    assert!(table.heard.contains(&Event::Raised { card: Card::LOWEST, value: 4 }));
    let mut plain = third_card(["11", "61"], "33");
    plain.play(&["2 33"]);
    assert_eq!(plain.open("value"), 1);
}

#[test]
fn jo_18_each_ten_in_hand_costs_a_point_and_other_cards_nothing() {
    let mut table =
        Scenario::dealt("second_card=may_pass", &["01", "00 20 30", "55 44 35 69", "10", "", ""]);
    table.play_for(0);
    assert_eq!(table.totals(), [11, -3, 0, -1, 0, 0]);
    let tens = |event: &Event| match event {
        Event::Scored { tens, .. } => Some(*tens),
        _ => None,
    };
    assert_eq!(table.heard.iter().filter_map(tens).collect::<Vec<_>>(), [0, 3, 0, 1, 0, 0]);
    assert_eq!(Joomo::round(&table.state), 2);
}
