//! JO-19 to JO-21 and JO-24: the end of a round.

use serde_json::json;
use vierblatt_game::{Game, Seat};
use vierblatt_joomo::{Event, Joomo};

use crate::scenario::{Scenario, deal};

/// The markers each seat has so far.
fn markers(table: &Scenario) -> Vec<i32> {
    Joomo::public(&table.state).markers.as_slice().iter().map(|markers| (*markers).into()).collect()
}

#[test]
fn jo_19_the_first_to_run_out_takes_the_joomo_marker_and_the_trick_is_played_on() {
    let mut table = Scenario::late("", &["22", "29 24", "23 25 26", "01 02"], 0);
    assert_eq!(table.open("joomo"), json!(null));
    let before = markers(&table);
    table.play(&["0 22"]);
    assert_eq!(table.open("joomo"), 0);
    assert_eq!(table.heard.last(), Some(&Event::Joomo { seat: Seat(0) }));
    // The others still play, and seat 1 runs out too: no marker for that.
    table.play(&["1 29", "2 26", "3 pass", "1 24"]);
    assert_eq!(table.open("joomo"), 0);
    assert_eq!(table.open("hands")[1], json!([]));
    table.play(&["2 25"]);
    // Seat 3 has passed, seats 0 and 1 have no cards: seat 2 has the trick, and that was all.
    assert_eq!((table.phase(), table.open("dealer")), ("deal", json!(0)));
    assert_eq!(table.totals(), [before[0] + 1, before[1], before[2] + 1, before[3]]);
}

#[test]
fn jo_19_several_may_run_out_in_one_trick_but_only_the_first_gets_the_marker() {
    let mut table = Scenario::late("", &["10", "20", "15"], 0);
    let before = markers(&table);
    table.play(&["0 10", "1 20", "2 15"]);
    // Nobody has a card; the last one played takes the trick with its two tens.
    assert_eq!(table.totals(), [before[0] + 1, before[1], before[2] + 3]);
    let joomo = table.heard.iter().filter(|event| matches!(event, Event::Joomo { .. }));
    assert_eq!(joomo.collect::<Vec<_>>(), [&Event::Joomo { seat: Seat(0) }]);
    assert_eq!(table.open("dealer"), 0);
}

#[test]
fn jo_20_a_player_without_cards_is_passed_over() {
    let mut table = Scenario::late("", &["12", "28 13 14", "20 15 16 17"], 0);
    table.play(&["0 12", "1 28", "2 20"]);
    assert_eq!(table.turn(), 1, "seat 0 has no cards");
    assert_eq!(table.refused("0 pass"), "JO-06");
    assert_eq!(table.open("passed"), json!([]), "and has not passed");
    table.play(&["1 13"]);
    assert_eq!(table.turn(), 2);
}

#[test]
fn jo_20_the_winner_may_have_an_empty_hand() {
    let mut table = Scenario::late("", &["12 01", "28 02", "20"], 0);
    let before = markers(&table);
    table.play(&["0 12", "1 28", "2 20", "0 pass"]);
    assert_eq!((table.turn(), table.open("last")), (1, json!(2)));
    table.play(&["1 pass"]);
    assert_eq!(table.totals(), [before[0], before[1], before[2] + 2 + 1]);
    assert_eq!((table.phase(), table.open("dealer")), ("deal", json!(2)));
}

#[test]
fn jo_20_a_limit_by_the_last_card_wins_when_nobody_plays_after_it() {
    let mut table = Scenario::late("", &["12", "28"], 0);
    let before = markers(&table);
    table.play(&["0 12", "1 28"]);
    assert_eq!(table.totals(), [before[0] + 1, before[1] + 1], "one the Joomo, one the trick");
}

#[test]
fn jo_21_a_round_scores_markers_and_joomo_less_tens_in_hand() {
    let mut table = Scenario::late("", &["12", "28 10", "14 20 30"], 0);
    let before = markers(&table);
    table.play(&["0 12", "1 28", "2 14", "1 pass"]);
    assert_eq!(table.totals(), [before[0] + 1, before[1] - 1, before[2] + 1 - 2]);
    let scored = Event::Scored {
        seat: Seat(2),
        markers: before[2] as u8 + 1,
        joomo: false,
        tens: 2,
        score: before[2] - 1,
        total: before[2] - 1,
    };
    assert!(table.heard.contains(&scored));
}

#[test]
fn jo_21_a_round_may_score_below_zero_and_totals_add_up() {
    let mut table = Scenario::dealt("second_card=may_pass target=100", &["01", "00 10", "20"]);
    table.play_for(0);
    assert_eq!(table.totals(), [11, -2, -1]);
    table.play(&[&deal(&["00 10 20", "", ""])]);
    table.play_for(1);
    assert_eq!(table.totals(), [8, 9, -1]);
    table.play(&[&deal(&["00", "10", ""])]);
    table.play_for(2);
    assert_eq!(table.totals(), [7, 8, 10]);
}

#[test]
fn jo_24_more_markers_than_the_box_has_change_nothing() {
    // Each trick: two cards, the second wins and leads. Four times round the table are 24 tricks.
    let mut table = Scenario::dealt("", &["", "", "", "", "", ""]);
    for trick in 0..24 {
        let leader = trick % 6;
        assert_eq!((table.phase(), table.turn()), ("lead", leader));
        for _ in 0..2 {
            let (seat, card) = (table.turn(), table.legal(table.turn()).remove(0));
            table.play(&[&format!("{seat} {card}")]);
        }
        while table.phase() == "gap" {
            let seat = table.turn();
            table.play(&[&format!("{seat} pass")]);
        }
    }
    assert!(markers(&table).iter().sum::<i32>() > 22);
    assert_eq!((table.phase(), table.open("joomo")), ("lead", json!(null)));
}
