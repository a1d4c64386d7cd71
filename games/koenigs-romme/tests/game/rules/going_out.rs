//! KR-12 and KR-13: going out, all or nothing, and never anything added.

use serde_json::json;
use vierblatt_koenigs_romme::Event;

use crate::scenario::Scenario;

#[test]
fn kr_12_all_cards_but_one_are_laid_down_at_once_and_the_one_is_discarded() {
    let mut scene = Scenario::dealt("first_round=4", &["8d 9d JK 4s 4h 4s", ""], "3t", "Kc");
    scene.play(&["0 draw"]);
    assert!(scene.can_lay());
    scene.play(&["0 lay 8d 9d JK / 4s 4h 4s"]);
    // Out at once, before the discard; the turn is not over.
    assert_eq!((scene.open("out"), scene.phase(), scene.turn()), (json!(0), "play", 0));
    assert_eq!(scene.open("laid"), json!([[["4h", "4s", "4s"], ["8d", "9d", "JK"]], []]));
    assert!(matches!(scene.heard().last(), Some(Event::Lay { out: true, .. })));
    assert!(!scene.can_lay());
    assert_eq!(scene.legal(0), ["discard Kc"]);
    assert_eq!(scene.refused("0 discard 4s"), "KR-08", "it is laid down");
    assert_eq!(scene.refused("0 draw"), "KR-06");
    scene.play(&["0 discard Kc"]);
    assert_eq!((scene.hand(0).as_str(), scene.discard().as_str()), ("", "3t Kc"));
    assert_eq!(scene.turn(), 1);
}

#[test]
fn kr_12_one_goes_out_with_the_card_taken_from_the_discard_pile_too() {
    let mut scene = Scenario::dealt("", &["8d 9d Kc", ""], "Td", "4c");
    scene.play(&["0 take", "0 lay 8d 9d Td", "0 discard Kc"]);
    assert_eq!(scene.open("out"), json!(0));
}

#[test]
fn kr_12_before_anyone_is_out_a_part_of_the_hand_is_not_laid_down() {
    let mut scene = Scenario::dealt("first_round=4", &["8s 8h 8d 9s 9h Jc", ""], "3t", "9d");
    scene.play(&["0 draw"]);
    assert_eq!(scene.refused("0 lay 8s 8h 8d"), "KR-12");
    assert_eq!(scene.refused("0 lay 9s 9h 9d"), "KR-12");
    scene.play(&["0 lay 8s 8h 8d / 9s 9h 9d"]);
    // A hand that leaves two cards over has nothing to lay down.
    let mut scene = Scenario::dealt("first_round=4", &["8s 8h 8d 8c Qt Jc", ""], "3t", "8t");
    scene.play(&["0 draw"]);
    assert!(!scene.can_lay());
    assert_eq!(scene.refused("0 lay 8s 8h 8d 8c 8t"), "KR-12");
}

#[test]
fn kr_12_one_card_and_not_none_is_kept() {
    let mut scene = Scenario::dealt("", &["8s 8h 8d", ""], "3t", "8c");
    scene.play(&["0 draw"]);
    assert_eq!(scene.refused("0 lay 8s 8h 8d 8c"), "KR-12");
    scene.play(&["0 lay 8s 8h 8c", "0 discard 8d"]);
    assert_eq!(scene.open("out"), json!(0));
}

#[test]
fn kr_12_only_cards_in_hand_are_laid_down() {
    let mut scene = Scenario::dealt("", &["8s 8h 8d", "8c 8t 4s"], "8s", "Kc");
    scene.play(&["0 draw"]);
    for other in ["8s 8h 8c", "8s 8s 8h", "8h 8d JK", "8s 8h 8d / Kc Kc Kc"] {
        assert_eq!(scene.refused(&format!("0 lay {other}")), "KR-12", "{other}");
    }
    // Combined they must be as well: all of them, each for itself.
    assert_eq!(scene.refused("0 lay 8s 8h Kc"), "KR-09");
    assert_eq!(scene.refused("0 lay 8s 8h 8d / Kc"), "KR-09");
}

#[test]
fn kr_12_each_card_is_in_one_combination_only() {
    // 8d would be needed in the set and in the run.
    let mut scene = Scenario::dealt("first_round=3", &["8s 8h 8d 9d Td", ""], "3t", "Kc");
    scene.play(&["0 draw"]);
    assert!(!scene.can_lay());
    assert_eq!(scene.refused("0 lay 8s 8h 8d / 8d 9d Td"), "KR-12");
    // With its twin there are two.
    let mut scene = Scenario::dealt("first_round=4", &["8s 8h 8d 8d 9d Td", ""], "3t", "Kc");
    scene.play(&["0 draw", "0 lay 8s 8h 8d / 8d 9d Td", "0 discard Kc"]);
}

#[test]
fn kr_12_thirteen_of_fourteen_cards_go_out_in_round_11() {
    let hand = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Ts Th Tc";
    let mut scene = Scenario::dealt("first_round=11", &[hand, ""], "3t", "4c");
    scene.play(&["0 draw", "0 lay 3d 4d 5d 6d 7d 8d 9d Td Jd Qd / Ts Th Tc", "0 discard 4c"]);
    assert_eq!((scene.open("out"), scene.hand(0).as_str()), (json!(0), ""));
}

#[test]
fn kr_12_nobody_is_forced_to_go_out() {
    let mut scene = Scenario::dealt("", &["8s 8h 8d", "4c 9t Js"], "3t", "Kc Td Th");
    scene.play(&["0 draw"]);
    assert!(scene.can_lay());
    assert_eq!(scene.legal(0), ["discard 8d", "discard 8h", "discard 8s", "discard Kc"]);
    scene.play(&["0 discard Kc"]);
    assert_eq!((scene.open("out"), scene.turn(), scene.round()), (json!(null), 1, 1));
    // Play goes on, and the same cards still go out a turn later.
    scene.idle(1).play(&["0 draw", "0 lay 8s 8h 8d"]);
    assert_eq!(scene.open("out"), json!(0));
}

#[test]
fn kr_12_without_anyone_going_out_the_round_has_no_end() {
    let mut scene = Scenario::dealt("", &["8s 8h 8d", "9s 9h 9d"], "3t", "");
    scene.idle(100);
    assert_eq!((scene.round(), scene.phase(), scene.totals()), (1, "draw", vec![0, 0]));
}

#[test]
fn kr_13_nothing_is_added_to_what_another_has_laid_down() {
    let hands = ["8s 8h 8d 4c 5c 6c", "8c 7c 3c JK 9s Kd"];
    let mut scene = Scenario::dealt("first_round=4", &hands, "3t", "Tc Qs");
    scene.play(&["0 draw", "0 lay 8s 8h 8d / 4c 5c 6c", "0 discard Tc", "1 draw"]);
    let laid = scene.open("laid");
    for added in ["8c", "7c", "3c", "JK", "7c 8c", "8c JK", "8c 8s 8h 8d", "7c 4c 5c 6c"] {
        let rule = scene.refused(&format!("1 lay {added}"));
        assert!(["KR-09", "KR-12"].contains(&rule), "{added}");
    }
    scene.play(&["1 discard 8c"]);
    assert_eq!(laid, json!([[["4c", "5c", "6c"], ["8d", "8h", "8s"]], []]));
    assert_eq!(scene.totals(), [0, 7 + 3 + 50 + 9 + 13 + 12], "they all stayed in hand");
}

#[test]
fn kr_13_nothing_is_added_to_what_one_has_laid_down_oneself() {
    let hands = ["8s 8h 8d 8c", "9s 9h 9d 9c"];
    let mut scene = Scenario::dealt("first_round=2", &hands, "3t", "Tc Qs");
    scene.play(&["0 draw", "0 lay 8s 8h 8d 8c", "0 discard Tc"]);
    scene.play(&["1 draw", "1 lay 9s 9h 9d"]);
    assert!(!scene.can_lay());
    assert_eq!(scene.refused("1 lay 9c"), "KR-09");
    assert_eq!(scene.refused("1 lay 9s 9h 9d 9c"), "KR-12", "three of them are no longer in hand");
    scene.play(&["1 discard Qs"]);
    assert_eq!(scene.totals(), [0, 9]);
}

#[test]
fn kr_13_who_is_out_keeps_the_last_card_for_the_discard() {
    let mut scene = Scenario::dealt("", &["8s 8h 8d", ""], "3t", "8c");
    scene.play(&["0 draw", "0 lay 8s 8h 8d"]);
    assert_eq!(scene.refused("0 lay 8c"), "KR-09");
    assert_eq!(scene.legal(0), ["discard 8c"]);
}
