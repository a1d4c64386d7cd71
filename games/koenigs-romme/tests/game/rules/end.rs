//! KR-14 to KR-19.

use serde_json::json;
use vierblatt_game::{Game, WrongOption};
use vierblatt_koenigs_romme::KoenigsRomme;

use crate::table::{Scene, deal, number, options};

#[test]
fn kr_14_everyone_else_has_exactly_one_more_turn_in_order() {
    let hands = ["7s 9h Tc", "8d 9d Td", "7h 9c Js", "7c 9s Jh"];
    let mut scene = Scene::round(1, &[], &hands, "Kt", "Qt Qs Qh Qd Qc");
    scene.acts(&["0 draw", "0 discard Qt"]);
    scene.acts(&["1 draw", "1 lay 8d 9d Td", "1 discard Qs"]);
    for (seat, drawn) in [(2, "Qh"), (3, "Qd"), (0, "Qc")] {
        assert_eq!((scene.phase(), scene.turn()), ("draw", Some(seat)));
        scene.acts(&[&format!("{seat} draw"), &format!("{seat} discard {drawn}")]);
    }
    assert_eq!(scene.phase(), "deal");
    assert_eq!(scene.totals(), [26, 0, 27, 27]);
    assert_eq!(scene.open("hands"), json!([[], [], [], []]), "the table is cleared");
    assert_eq!((scene.open("out"), scene.open("dealer")), (json!(null), json!(0)));
}

#[test]
fn kr_15_a_last_turn_is_a_normal_turn() {
    let mut scene = Scene::round(1, &[], &["8d 9d Td", "Jd Qd 4c"], "Kt", "Ts 7d");
    scene.acts(&["0 draw", "0 lay 8d 9d Td", "0 discard Ts"]);
    assert_eq!(scene.legal(1), ["draw", "take"]);
    assert_eq!(scene.refused("1 discard 4c"), "KR-06");
    scene.act("1 take");
    assert_eq!(scene.legal(1), ["discard 4c", "discard Jd", "discard Qd", "discard Ts"]);
    scene.act("1 discard Ts");
    assert_eq!(scene.phase(), "deal");
    assert_eq!(scene.totals(), [0, 11 + 12 + 4]);
}

/// Seat 0 has gone out; seat 1, with these cards, has drawn.
fn last_turn(hand: &str, drawn: &str) -> Scene {
    let mut scene =
        Scene::round(5, &[], &["8d 9d Td Kd Kc Ks Kh", hand], "Kt", &format!("Ts {drawn}"));
    scene.acts(&["0 draw", "0 lay 8d 9d Td / Kd Kc Ks Kh", "0 discard Ts", "1 draw"]);
    scene
}

#[test]
fn kr_16_in_a_last_turn_part_of_the_hand_may_be_laid_down_also_bit_by_bit() {
    let mut scene = last_turn("3s 3h 3d 4s 5s 6s Qc", "Jc");
    assert!(scene.can_lay());
    assert_eq!(scene.refused("1 lay 3s 3h 4s"), "KR-09");
    assert_eq!(scene.refused("1 lay 3s 3h 3c"), "KR-12", "not in this hand");
    scene.act("1 lay 4s 5s 6s");
    assert_eq!((scene.phase(), scene.turn()), ("play", Some(1)), "and on");
    assert_eq!(scene.open("out"), json!(0), "nobody goes out twice");
    assert!(scene.can_lay());
    scene.act("1 lay 3s 3h 3d");
    assert!(!scene.can_lay());
    assert_eq!(scene.open("laid")[1], json!([["3d", "3h", "3s"], ["4s", "5s", "6s"]]));
    scene.act("1 discard Qc");
    assert_eq!(scene.totals(), [0, 11]);
}

#[test]
fn kr_16_at_least_one_card_must_be_left_also_after_several_lays() {
    let mut scene = last_turn("3s 3h 3d 3c 5s 6s 4s", "JK");
    assert_eq!(scene.refused("1 lay 3s 3h 3d 3c / 4s 5s 6s JK"), "KR-16");
    scene.act("1 lay 4s 5s 6s JK");
    assert_eq!(scene.refused("1 lay 3s 3h 3d 3c"), "KR-16");
    scene.act("1 lay 3c 3s 3d");
    assert_eq!(scene.legal(1), ["discard 3h"]);
    scene.act("1 discard 3h");
    assert_eq!(scene.totals(), [0, 0]);
}

#[test]
fn kr_16_listed_are_lays_that_leave_the_fewest_points_for_some_discard() {
    let scene = last_turn("3s 3h 3d 4s 5s 6s Qc", "Jc");
    let lays = scene.lays(1);
    assert!(lays.iter().any(|lay| lay.split(' ').filter(|word| *word != "/").count() == 7));
    for lay in &lays {
        let mut scene = last_turn("3s 3h 3d 4s 5s 6s Qc", "Jc");
        scene.act(&format!("1 {lay}"));
    }
    let scene = last_turn("3s 4h 6d 8s Ts Qd Qc", "Jc");
    assert_eq!((scene.lays(1).len(), scene.can_lay()), (0, false));
}

#[test]
fn kr_16_nothing_need_be_laid_down_in_a_last_turn() {
    let mut scene = last_turn("3s 3h 3d 4s 5s 6s Qc", "Jc");
    scene.act("1 discard Qc");
    assert_eq!(scene.totals(), [0, 9 + 15 + 11]);
}

#[test]
fn kr_17_cards_left_cost_their_rank_wild_ones_20_jokers_50() {
    let mut scene =
        Scene::round(4, &[], &["8d 9d Td 4s 4h 4c", "3s Ts Js Qs 6d JK"], "Kt", "Kd Ks");
    scene.acts(&["0 draw", "0 lay 8d 9d Td / 4s 4h 4c", "0 discard Kd"]);
    scene.acts(&["1 draw", "1 discard 3s"]);
    assert_eq!(scene.totals(), [0, 10 + 11 + 12 + 13 + 20 + 50]);
}

#[test]
fn kr_17_a_king_costs_20_in_round_11_and_13_before() {
    let low = "Ks 3h 3h 3c 3c 3t 3t 4h 4h 4c 4c 4t";
    let run = "3d 4d 5d 6d 7d 8d 9d Td Jd 3s 4s 5s";
    for (round, kept, out, points) in [
        (10, low.to_owned(), run.to_owned(), 18 + 20 + 13),
        (11, format!("{low} 4t"), format!("{run} 6s"), 18 + 24 + 20),
    ] {
        let lay = format!("0 lay {}", out.replace("Jd 3s", "Jd / 3s"));
        let mut scene = Scene::round(round, &[], &[&out, &kept], "Kt", "8t Qt");
        scene.acts(&["0 draw", &lay, "0 discard 8t", "1 draw", "1 discard Qt"]);
        assert_eq!(scene.totals(), [0, points], "round {round}");
    }
}

#[test]
fn kr_18_whoever_went_out_and_whoever_has_no_cards_left_scores_nothing() {
    let mut scene = Scene::round(1, &[], &["8d 9d Td", "4s 4h 4c", "7s 9h Qh"], "Kt", "Ks Kd Kh");
    scene.acts(&["0 draw", "0 lay 8d 9d Td", "0 discard Ks"]);
    scene.acts(&["1 draw", "1 lay 4s 4h 4c", "1 discard Kd", "2 draw", "2 discard Kh"]);
    assert_eq!(scene.totals(), [0, 0, 7 + 9 + 12]);
}

#[test]
fn kr_18_cards_that_combine_only_all_together_let_nobody_out() {
    let mut scene = Scene::round(3, &[], &["8d 8s 8h 9c 9s", ""], "Kt", "9t");
    scene.act("0 draw");
    assert!(!scene.can_lay());
    assert_eq!(scene.lays(0), [""; 0]);
    assert_eq!(scene.refused("0 lay 8d 8s 8h / 9c 9s 9t"), "KR-12");
    assert_eq!(scene.refused("0 lay 8d 8s 8h"), "KR-12");
    scene.act("0 discard 9t");
}

/// Plays a round in which seat 0 goes out and the others keep these cards.
fn round_with(scene: &mut Scene, size: usize, out: &str, others: &[&str]) {
    let hands: Vec<_> = [out].iter().chain(others).copied().collect();
    scene.act(&deal(size, &hands, "Js", "Kt Kt Ks Ks"));
    let seats = hands.len() as u8;
    for _ in 0..=seats {
        let (Some(seat), drawn) = (scene.turn(), scene.draw_pile().swap_remove(0)) else { break };
        scene.act(&format!("{seat} draw"));
        if seat == 0 && scene.open("out").is_null() {
            scene.act(&format!("0 lay {out}"));
        }
        scene.act(&format!("{seat} discard {drawn}"));
        if scene.turn().is_none() {
            break;
        }
    }
}

#[test]
fn kr_19_after_the_last_round_the_lowest_total_wins() {
    let mut scene = Scene::new(3, &[number("first_round", 11)]);
    scene.act("~ dealer 2");
    let out = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd 3c 3h 3s";
    let hands = [out, "JK 4s 4s 5s 5s 6s 7s 8s 9s Ts 4h 4c 4t", ""];
    scene.act(&deal(13, &hands, "Js", "Kt Kt Ks"));
    let lay = "0 lay 3d 4d 5d 6d 7d 8d 9d Td Jd Qd / 3c 3h 3s";
    scene.acts(&["0 draw", lay, "0 discard Kt", "1 draw", "1 discard Kt"]);
    scene.acts(&["2 draw", "2 discard Ks"]);
    assert_eq!((scene.phase(), scene.turn()), ("over", None));
    let totals = scene.totals();
    assert!(totals[0] == 0 && totals[2] > 0 && totals[1] > totals[2], "{totals:?}");
    assert_eq!(scene.outcome(), json!({"places": [1, 3, 2], "points": totals}));
    assert_eq!(scene.open("out"), json!(0), "as it lay");
    for action in ["0 draw", "1 discard JK", "~ dealer 1", "~ deal 3s", "~ shuffle 3s", "9 take"] {
        assert_eq!(scene.refused(action), "", "{action}: the game is over");
    }
    assert_eq!(scene.legal(0), [""; 0]);
}

#[test]
fn kr_19_equal_totals_share_the_win() {
    let mut scene = Scene::new(3, &[number("last_round", 1)]);
    scene.act("~ dealer 2");
    round_with(&mut scene, 3, "8d 9d Td", &["4s 7h Qc", "4h 4c 4t"]);
    assert_eq!((scene.phase(), scene.totals()), ("over", vec![0, 23, 12]));
    let mut scene = Scene::new(2, &[number("last_round", 1)]);
    scene.act("~ dealer 1");
    scene.act(&deal(3, &["8d 9d Td", "4h 4c 4t"], "Js", "Kt Kt"));
    scene.acts(&["0 draw", "0 lay 8d 9d Td", "0 discard Kt"]);
    scene.acts(&["1 draw", "1 lay 4h 4c 4t", "1 discard Kt"]);
    assert_eq!(scene.outcome(), json!({"places": [1, 1], "points": [0, 0]}));
}

#[test]
fn kr_19_a_shorter_game_keeps_card_count_and_wild_rank_of_its_rounds() {
    let mut scene = Scene::new(2, &[number("first_round", 2), number("last_round", 3)]);
    assert_eq!(KoenigsRomme::round(&scene.state), 2);
    scene.act("~ dealer 1");
    scene.act(&deal(4, &["8d 9d Td 4s", "5h 5c 5t 6s"], "Js", "Kt Kt"));
    scene.acts(&["0 draw", "0 lay 8d 9d Td 4s", "0 discard Kt", "1 draw", "1 discard Kt"]);
    assert_eq!((scene.phase(), KoenigsRomme::round(&scene.state)), ("deal", 3));
    assert_eq!(scene.totals(), [0, 21]);
    scene.act(&deal(5, &["8d 9d Td 5s 5s", "5h 6c 7t 6s 8s"], "Js", "Kt Kt Ks Kc"));
    scene.acts(&["1 draw", "1 discard Kt"]);
    scene.acts(&["0 draw", "0 lay 8d 9d Td 5s 5s", "0 discard Kt", "1 draw", "1 discard Ks"]);
    assert_eq!(scene.phase(), "over");
    assert_eq!(scene.totals(), [0, 21 + 20 + 6 + 7 + 6 + 8]);
}

#[test]
fn kr_19_the_first_round_must_not_come_after_the_last() {
    for (first, last, fits) in [(1, 11, true), (4, 4, true), (5, 4, false), (11, 1, false)] {
        let chosen = options(&[number("first_round", first), number("last_round", last)]);
        let fitting = KoenigsRomme::fitting(&chosen);
        assert_eq!(fitting.is_ok(), fits);
        let above = WrongOption::Above { name: "first_round", other: "last_round" };
        assert!(fits || fitting == Err(above));
    }
}
