//! KR-14 to KR-16: everyone else's last turn.

use serde_json::json;
use vierblatt_koenigs_romme::Event;

use crate::scenario::Scenario;

/// Round 4 (sixes are wild): seat 0 has gone out, and seat 1 has drawn this card to this hand.
fn last_turn(hand: &str, drawn: &str) -> Scenario {
    let sevens = "7s 7h 7d 7c 7t 7s";
    let mut scene = Scenario::dealt("first_round=4", &[sevens, hand], "3t", &format!("Tc {drawn}"));
    scene.play(&["0 draw", &format!("0 lay {sevens}"), "0 discard Tc", "1 draw"]);
    scene
}

#[test]
fn kr_14_every_other_player_has_exactly_one_more_turn_in_order() {
    for out in 0..4 {
        let mut hands = ["4s 6h Jd", "5s 8h Qd", "4c 9h Kd", "5c Th 3d"];
        hands[out] = "7s 7h 7d";
        let mut scene = Scenario::dealt("", &hands, "3t", "");
        scene.idle(out);
        assert_eq!(scene.turn() as usize, out);
        let drawn = scene.draw()[..2].to_string();
        scene.play(&[&format!("{out} draw"), &format!("{out} lay 7s 7h 7d")]);
        scene.play(&[&format!("{out} discard {drawn}")]);
        for turn in 1..4 {
            assert_eq!((scene.phase(), scene.round()), ("draw", 1));
            assert_eq!(scene.turn() as usize, (out + turn) % 4, "after {out}");
            scene.idle(1);
        }
        assert_eq!((scene.phase(), scene.round()), ("deal", 2), "no turn for {out} any more");
        assert!(matches!(scene.heard().last(), Some(Event::Score { round: 1, .. })));
    }
}

#[test]
fn kr_14_one_who_lays_down_everything_in_a_last_turn_does_not_lengthen_the_round() {
    let hands = ["7s 7h 7d", "8s 8h 8d", "9s 9h 9d"];
    let mut scene = Scenario::dealt("", &hands, "3t", "Tc Qs Kc");
    scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard Tc"]);
    scene.play(&["1 draw", "1 lay 8s 8h 8d"]);
    assert_eq!(scene.open("out"), json!(0), "it is seat 0 who went out");
    assert!(matches!(scene.heard().last(), Some(Event::Lay { out: false, .. })));
    scene.play(&["1 discard Qs", "2 draw", "2 lay 9s 9h 9d", "2 discard Kc"]);
    assert_eq!((scene.phase(), scene.round()), ("deal", 2));
}

#[test]
fn kr_14_with_two_players_the_other_one_has_one_more_turn() {
    let mut scene = Scenario::dealt("", &["4s 6h Jd", "7s 7h 7d"], "3t", "Tc Qs");
    scene.idle(1).play(&["1 draw", "1 lay 7s 7h 7d", "1 discard Qs"]);
    assert_eq!((scene.turn(), scene.phase()), (0, "draw"));
    scene.idle(1);
    assert_eq!((scene.phase(), scene.round()), ("deal", 2));
}

#[test]
fn kr_15_a_last_turn_is_draw_lay_down_discard() {
    let hands = ["7s 7h 7d", "8s 8h 4c"];
    let mut scene = Scenario::dealt("", &hands, "3t", "8d Kc");
    scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard 8d"]);
    assert_eq!(scene.legal(1), ["draw", "take"]);
    assert_eq!(scene.refused("1 discard 4c"), "KR-06");
    assert_eq!(scene.refused("1 lay 8s 8h 4c"), "KR-06");
    // The card of whoever went out may be taken.
    scene.play(&["1 take"]);
    assert_eq!((scene.phase(), scene.turn(), scene.can_lay()), ("play", 1, true));
    assert_eq!(scene.refused("1 draw"), "KR-06");
    scene.play(&["1 lay 8s 8h 8d"]);
    assert_eq!((scene.phase(), scene.turn(), scene.round()), ("play", 1, 1));
    scene.play(&["1 discard 4c"]);
    assert_eq!((scene.phase(), scene.totals()), ("deal", vec![0, 0]));
}

#[test]
fn kr_15_the_card_discarded_in_a_last_turn_costs_nothing() {
    for (discard, left) in [("4c", 9 + 11 + 13), ("Js", 4 + 9 + 13), ("Kc", 4 + 9 + 11)] {
        let mut scene = Scenario::dealt("", &["7s 7h 7d", "4c 9t Js"], "3t", "Tc Kc");
        scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard Tc"]);
        scene.play(&["1 draw", &format!("1 discard {discard}")]);
        assert_eq!(scene.totals(), [0, left], "without {discard}");
    }
}

#[test]
fn kr_16_in_a_last_turn_part_of_the_hand_may_be_laid_down() {
    let mut scene = last_turn("8s 8h 8d 9s 9h Jc", "Kd");
    assert!(scene.can_lay());
    scene.play(&["1 lay 8s 8h 8d"]);
    assert_eq!(scene.open("laid")[1], json!([["8d", "8h", "8s"]]));
    assert!(!scene.can_lay());
    scene.play(&["1 discard Kd"]);
    assert_eq!(scene.totals(), [0, 9 + 9 + 11]);
}

#[test]
fn kr_16_in_a_last_turn_one_may_lay_down_again_and_again() {
    let mut scene = last_turn("8s 8h 8d 9s 9h 9d", "Kd");
    scene.play(&["1 lay 9s 9h 9d"]);
    assert!(scene.can_lay());
    scene.play(&["1 lay 8s 8h 8d"]);
    let laid = json!([["8d", "8h", "8s"], ["9d", "9h", "9s"]]);
    assert_eq!(scene.open("laid")[1], laid);
    assert!(!scene.can_lay(), "one card is no combination");
    assert_eq!(scene.legal(1), ["discard Kd"]);
    scene.play(&["1 discard Kd"]);
    assert_eq!(scene.totals(), [0, 0]);
    // Both at once is the same.
    let mut scene = last_turn("8s 8h 8d 9s 9h 9d", "Kd");
    scene.play(&["1 lay 8s 8h 8d / 9s 9h 9d"]);
    assert_eq!(scene.open("laid")[1], laid);
}

#[test]
fn kr_16_which_combinations_is_ones_own_choice() {
    let mut scene = last_turn("8s 8h 8d 8c 9d Td", "Kd");
    for choice in ["8s 8h 8d", "8s 8h 8d 8c", "8d 9d Td", "8s 8h 8c / 8d 9d Td"] {
        scene.clone().play(&[&format!("1 lay {choice}"), "1 discard Kd"]);
    }
    // Nothing at all is a choice, too.
    scene.play(&["1 discard Kd"]);
    assert_eq!(scene.totals(), [0, 8 * 4 + 9 + 10]);
}

#[test]
fn kr_16_at_least_one_card_is_left_to_discard() {
    let scene = last_turn("8s 8h 8d 8c 9s 9h", "9d");
    assert_eq!(scene.refused("1 lay 8s 8h 8d 8c / 9s 9h 9d"), "KR-16");
    scene.clone().play(&["1 lay 8s 8h 8d / 9s 9h 9d", "1 discard 8c"]);
    // Neither in two steps.
    let mut steps = scene.clone();
    steps.play(&["1 lay 8s 8h 8d 8c"]);
    assert!(!steps.can_lay());
    assert_eq!(steps.refused("1 lay 9s 9h 9d"), "KR-16");
    assert_eq!(steps.legal(1), ["discard 9d", "discard 9h", "discard 9s"]);
    steps.play(&["1 discard 9d"]);
    assert_eq!(steps.totals(), [0, 18]);
}

#[test]
fn kr_16_what_is_laid_down_must_combine_and_be_in_hand() {
    let scene = last_turn("8s 8h 8d 9s 9h Jc", "Kd");
    assert_eq!(scene.refused("1 lay 9s 9h"), "KR-09");
    assert_eq!(scene.refused("1 lay 8s 8h 8d / 9s 9h Jc"), "KR-09");
    assert_eq!(scene.refused("1 lay 9s 9h 9d"), "KR-12");
    assert_eq!(scene.refused("1 lay 8s 8h 8d 8s"), "KR-12");
}

#[test]
fn kr_16_what_each_seat_has_laid_down_lies_before_it() {
    let hands = ["7s 7h 7d 7c", "8s 8h 8d Jc", "4c Qd 9s 9h", "5s 5h 5d 3c"];
    let mut scene = Scenario::dealt("first_round=2", &hands, "3t", "Tc Qs Kd Ks");
    scene.play(&["0 draw", "0 lay 7s 7h 7d 7c", "0 discard Tc"]);
    scene.play(&["1 draw", "1 lay 8s 8h 8d", "1 discard Qs", "2 draw", "2 discard Kd"]);
    scene.play(&["3 draw", "3 lay 5h 5d 5s"]);
    let laid = json!([[["7c", "7d", "7h", "7s"]], [["8d", "8h", "8s"]], [], [["5d", "5h", "5s"]]]);
    assert_eq!(scene.open("laid"), laid);
    scene.play(&["3 discard Ks"]);
    // Fours are wild in round 2.
    assert_eq!(scene.totals(), [0, 11, 20 + 12 + 9 + 9, 3]);
}
