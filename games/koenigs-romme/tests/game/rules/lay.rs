//! KR-09 to KR-13, at the table. The combinations themselves have their tests where they are.

use serde_json::json;

use crate::table::Scene;

#[test]
fn kr_09_sets_may_have_twins_and_any_size() {
    let mut scene = Scene::round(3, &[], &["8d 8d 8s 8s 8t", "", ""], "Kt", "Qt");
    scene.act("0 draw");
    assert_eq!(scene.refused("0 lay 8d 8s Qt / 8d 8s 8t"), "KR-09");
    assert_eq!(scene.refused("0 lay 8d 8s / 8d 8s 8t"), "KR-09", "two are no set");
    scene.acts(&["0 lay 8d 8d 8s 8s 8t", "0 discard Qt"]);
    assert_eq!(scene.open("laid")[0], json!([["8d", "8d", "8s", "8s", "8t"]]));
}

#[test]
fn kr_10_runs_are_of_one_suit_and_do_not_wrap_round() {
    let mut scene = Scene::round(2, &[], &["Td Jd Qd Kd", "Qs Ks 3s 5s"], "Kt", "8t 9t");
    scene.act("0 draw");
    scene.acts(&["0 lay Qd Td Kd Jd", "0 discard 8t", "1 draw"]);
    assert_eq!(scene.refused("1 lay Qs Ks 3s"), "KR-09");
    assert_eq!(scene.refused("1 lay Ks 3s 5s"), "KR-09");
}

#[test]
fn kr_10_eleven_cards_and_a_twelfth_wild_one_are_no_run() {
    let run = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd";
    let mut scene = Scene::round(10, &[], &[&format!("{run} JK"), ""], "Kt", "8t");
    scene.act("0 draw");
    assert_eq!(scene.refused(&format!("0 lay {run} JK")), "KR-09");
    // Queens are wild, so the same cards do combine in another way.
    scene.acts(&["0 lay 3d 4d 5d 6d 7d 8d 9d / Td Jd Qd Kd JK", "0 discard 8t"]);
}

#[test]
fn kr_11_jokers_and_the_rounds_rank_are_wild_and_a_combination_may_be_all_wild() {
    let hands = ["JK 5s 5d", "4s JK 3d"];
    let mut scene = Scene::round(1, &[], &hands, "Kt", "8t 6s");
    scene.act("0 draw");
    assert_eq!(scene.refused("0 lay JK 5d 8t"), "KR-09", "fives are not wild");
    scene.acts(&["0 lay JK 5s 5d", "0 discard 8t", "1 draw"]);
    scene.acts(&["1 lay 4s 3d 6s", "1 discard JK"]);
    let mut scene = Scene::round(1, &[], &["JK 3d JK", "3s 4s 5s"], "Kt", "8t 6s");
    scene.acts(&["0 draw", "0 lay JK 3d JK", "0 discard 8t"]);
    scene.acts(&["1 draw", "1 lay 3s 4s 5s", "1 discard 6s"]);
    assert_eq!(scene.totals(), [0, 0], "a three may stand for itself");
}

#[test]
fn kr_12_going_out_is_all_cards_but_exactly_one_at_once() {
    let hand = "8d 9d Td 4s 4h 4c";
    let mut scene = Scene::round(4, &[], &[hand, ""], "Kt", "4d");
    scene.act("0 draw");
    assert!(scene.can_lay());
    assert_eq!(scene.refused("0 lay 8d 9d Td"), "KR-12", "no partial laying down");
    assert_eq!(scene.refused("0 lay 8d 9d Td / 4s 4h 4c 4d"), "KR-12", "one must be left");
    assert_eq!(scene.refused("0 lay 8d 9d Td / 4s 4h 4t"), "KR-12", "not in this hand");
    assert_eq!(scene.refused("0 lay 8d 9d Td / 4s 4h 4h"), "KR-12", "there is no twin");
    assert_eq!(scene.open("out"), json!(null));
    scene.act("0 lay 4s 4h 4d / Td 8d 9d");
    assert_eq!(scene.open("out"), json!(0), "before the discard");
    assert_eq!(scene.open("laid")[0], json!([["4d", "4h", "4s"], ["8d", "9d", "Td"]]));
    assert_eq!(scene.legal(0), ["discard 4c"]);
    assert!(!scene.can_lay());
    assert_eq!(scene.refused("0 lay 4c"), "KR-09");
}

#[test]
fn kr_12_listed_is_one_lay_for_each_card_one_can_go_out_with() {
    let mut scene = Scene::round(4, &[], &["8d 9d Td 4s 4h 4c", ""], "Kt", "4d");
    scene.act("0 draw");
    let lays = scene.lays(0);
    assert_eq!(lays.len(), 4, "without any of the four fours: {lays:?}");
    for lay in lays {
        let mut scene = Scene::round(4, &[], &["8d 9d Td 4s 4h 4c", ""], "Kt", "4d");
        scene.acts(&["0 draw", &format!("0 {lay}")]);
    }
}

#[test]
fn kr_12_nobody_is_forced_to_go_out() {
    let mut scene = Scene::round(1, &[], &["8d 9d Td", "4s 4h 4c"], "Kt", "Jd");
    scene.act("0 draw");
    assert_eq!(scene.legal(0).len(), 4);
    scene.act("0 discard Jd");
    assert_eq!((scene.turn(), scene.open("out")), (Some(1), json!(null)));
}

#[test]
fn kr_13_nothing_is_added_to_combinations_on_the_table() {
    let mut scene = Scene::round(1, &[], &["8d 9d Td", "Jd Qd 4c"], "Kt", "Ts 7d");
    scene.acts(&["0 draw", "0 lay 8d 9d Td", "0 discard Ts", "1 draw"]);
    for lay in ["1 lay 7d", "1 lay Jd Qd", "1 lay 8d 9d Td Jd Qd"] {
        assert_ne!(scene.refused(lay), "", "{lay}");
    }
    assert!(!scene.can_lay());
}
