//! KR-06 and KR-08: draw first, discard last.

use serde_json::json;

use crate::scenario::Scenario;

const FORBIDDEN: &str = "return_discard=forbidden";

#[test]
fn kr_06_a_turn_begins_with_drawing_from_one_of_the_two_piles() {
    let mut scene = Scenario::dealt("", &["7s 7h 7d", "5c 8t Js"], "9t", "Kd");
    assert_eq!(scene.phase(), "draw");
    assert_eq!(scene.legal(0), ["draw", "take"]);
    assert!(!scene.can_lay());
    for early in ["0 discard 7s", "0 lay 7s 7h 7d"] {
        assert_eq!(scene.refused(early), "KR-06", "{early}");
    }
    scene.play(&["0 draw"]);
    assert_eq!(scene.phase(), "play");
    assert!(scene.can_lay());
}

#[test]
fn kr_06_draw_takes_the_top_of_the_draw_pile() {
    let mut scene = Scenario::dealt("", &["3s 6h 8d", ""], "9t", "Kd 8h");
    scene.play(&["0 draw"]);
    assert_eq!((scene.hand(0).as_str(), scene.discard().as_str()), ("3s 6h 8d Kd", "9t"));
    assert!(scene.draw().starts_with("8h "));
}

#[test]
fn kr_06_take_takes_the_top_of_the_discard_pile() {
    let mut scene = Scenario::dealt("", &["3s 6h 8d", "4c 7t Js"], "9t", "Kd 8h");
    scene.play(&["0 take"]);
    assert_eq!((scene.hand(0).as_str(), scene.discard().as_str()), ("3s 6h 8d 9t", ""));
    assert!(scene.draw().starts_with("Kd 8h "));
    scene.play(&["0 discard 6h", "1 draw", "1 discard Js", "0 take"]);
    assert_eq!(scene.hand(0), "3s 8d 9t Js", "only the top card");
    assert_eq!(scene.discard(), "6h");
}

#[test]
fn kr_06_only_one_card_is_drawn() {
    for first in ["0 draw", "0 take"] {
        let mut scene = Scenario::dealt("", &["3s 6h 8d", ""], "9t", "Kd 8h");
        scene.play(&[first]);
        assert_eq!(scene.refused("0 draw"), "KR-06");
        assert_eq!(scene.refused("0 take"), "KR-06");
    }
}

#[test]
fn kr_08_the_turn_ends_with_the_discard_of_one_card() {
    let mut scene = Scenario::dealt("", &["3s 6h 8d", "4c 7t Js"], "9t", "Kd");
    scene.play(&["0 draw"]);
    assert_eq!((scene.phase(), scene.turn()), ("play", 0));
    assert_eq!(scene.legal(0), ["discard 3s", "discard 6h", "discard 8d", "discard Kd"]);
    assert_eq!(scene.refused("0 discard 7t"), "KR-08", "it is another's card");
    assert_eq!(scene.refused("0 discard 9t"), "KR-08", "it lies on the table");
    assert_eq!(scene.refused("0 discard JK"), "KR-08");
    scene.play(&["0 discard 6h"]);
    assert_eq!((scene.hand(0).as_str(), scene.discard().as_str()), ("3s 8d Kd", "9t 6h"));
    assert_eq!((scene.phase(), scene.turn()), ("draw", 1));
}

#[test]
fn kr_08_a_card_that_is_there_twice_is_listed_once() {
    let mut scene = Scenario::dealt("", &["8d 6h 8d", ""], "9t", "JK");
    scene.play(&["0 draw"]);
    assert_eq!(scene.legal(0), ["discard 6h", "discard 8d", "discard JK"]);
    scene.play(&["0 discard 8d"]);
    assert_eq!(scene.hand(0), "6h 8d JK");
}

#[test]
fn kr_08_the_card_just_drawn_may_be_discarded() {
    let mut scene = Scenario::dealt("", &["3s 6h 8d", "4c 7t Js"], "9t", "Kd");
    scene.play(&["0 draw", "0 discard Kd"]);
    assert_eq!((scene.hand(0).as_str(), scene.discard().as_str()), ("3s 6h 8d", "9t Kd"));
    scene.play(&["1 take", "1 discard Kd"]);
    assert_eq!((scene.hand(1).as_str(), scene.discard().as_str()), ("4c 7t Js", "9t Kd"));
}

#[test]
fn kr_08_forbidden_means_a_card_just_taken_does_not_go_back_in_the_same_turn() {
    let mut scene = Scenario::dealt(FORBIDDEN, &["3s 6h 8d", "4c 7t Js"], "9t", "Kd");
    scene.play(&["0 take"]);
    assert_eq!(scene.refused("0 discard 9t"), "KR-08");
    assert_eq!(scene.legal(0), ["discard 3s", "discard 6h", "discard 8d"]);
    assert_eq!(scene.private(0)["barred"], json!("9t"));
    // Next turn it may go.
    scene.play(&["0 discard 3s", "1 draw", "1 discard Kd", "0 draw"]);
    assert_eq!(scene.private(0)["barred"], json!(null));
    scene.play(&["0 discard 9t"]);
}

#[test]
fn kr_08_forbidden_speaks_only_of_cards_from_the_discard_pile() {
    let mut scene = Scenario::dealt(FORBIDDEN, &["3s 6h 8d", "4c 7t Js"], "9t", "Kd Tc");
    scene.play(&["0 draw", "0 discard Kd"]);
    // And only of who took it.
    scene.play(&["1 take"]);
    assert_eq!(scene.refused("1 discard Kd"), "KR-08");
    scene.play(&["1 discard Js", "0 draw"]);
    assert_eq!(scene.legal(0), ["discard 3s", "discard 6h", "discard 8d", "discard Tc"]);
}

#[test]
fn kr_08_forbidden_lets_the_twin_of_the_card_taken_go() {
    let mut scene = Scenario::dealt(FORBIDDEN, &["3s 6h 9t", ""], "9t", "Kd");
    scene.play(&["0 take"]);
    assert_eq!(scene.legal(0), ["discard 3s", "discard 6h", "discard 9t"]);
    scene.play(&["0 discard 9t"]);
    // Jokers are each other's twins.
    let mut scene = Scenario::dealt(FORBIDDEN, &["4s 6h JK", ""], "JK", "Kd");
    scene.play(&["0 take", "0 discard JK"]);
    // The same rank in another suit is not a twin.
    let mut scene = Scenario::dealt(FORBIDDEN, &["3s 6h 9c", ""], "9t", "Kd");
    scene.play(&["0 take"]);
    assert_eq!(scene.refused("0 discard 9t"), "KR-08");
}

#[test]
fn kr_08_forbidden_refuses_to_go_out_if_only_the_card_taken_would_be_left() {
    let hands = ["7s 7h 7d", "4c 9t Js"];
    let mut scene = Scenario::dealt(FORBIDDEN, &hands, "Kc", "Td");
    scene.play(&["0 take"]);
    assert!(!scene.can_lay());
    assert_eq!(scene.refused("0 lay 7s 7h 7d"), "KR-08");
    assert_eq!(scene.legal(0), ["discard 7d", "discard 7h", "discard 7s"]);
    // It is the card taken that is in the way: a card drawn is not, and the default allows it.
    let mut scene = Scenario::dealt(FORBIDDEN, &hands, "Kc", "Td");
    scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard Td"]);
    let mut scene = Scenario::dealt("", &hands, "Kc", "Td");
    scene.play(&["0 take", "0 lay 7s 7h 7d", "0 discard Kc"]);
}

#[test]
fn kr_08_forbidden_lets_one_go_out_with_the_card_taken_laid_down_or_its_twin_left() {
    let mut scene = Scenario::dealt(FORBIDDEN, &["7s 7h 4d", ""], "7c", "Td");
    scene.play(&["0 take", "0 lay 7s 7h 7c", "0 discard 4d"]);
    let mut scene = Scenario::dealt(FORBIDDEN, &["Kc Ks Kh", ""], "Kc", "Td");
    scene.play(&["0 take"]);
    assert!(scene.can_lay());
    scene.play(&["0 lay Kc Ks Kh", "0 discard Kc"]);
    assert_eq!(scene.open("out"), json!(0));
}

#[test]
fn kr_08_forbidden_holds_in_a_last_turn_too() {
    let hands = ["7s 7h 7d 7c 7t 7s", "8s 8h 8d 9s 9h 9d"];
    let mut scene = Scenario::dealt(&format!("{FORBIDDEN} first_round=4"), &hands, "Kc", "Td");
    scene.play(&["0 draw", "0 lay 7s 7h 7d 7c 7t 7s", "0 discard Td", "1 take"]);
    assert_eq!(scene.refused("1 discard Td"), "KR-08");
    assert_eq!(scene.refused("1 lay 8s 8h 8d / 9s 9h 9d"), "KR-08", "only Td would be left");
    assert!(scene.can_lay());
    scene.play(&["1 lay 8s 8h 8d"]);
    assert!(!scene.can_lay());
    assert_eq!(scene.refused("1 lay 9s 9h 9d"), "KR-08", "only Td would be left");
    assert_eq!(scene.legal(1), ["discard 9d", "discard 9h", "discard 9s"]);
    scene.play(&["1 discard 9s"]);
    assert_eq!(scene.totals(), [0, 9 + 9 + 10]);
}
