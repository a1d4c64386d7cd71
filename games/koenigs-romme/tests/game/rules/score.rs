//! KR-17 to KR-19: points, and the end of the game.

use serde_json::json;
use vierblatt_game::{Game, Options as _, Value, WrongOption};
use vierblatt_koenigs_romme::{Event, KoenigsRomme, Options};

use crate::scenario::{Scenario, deal, of_rank, options};

/// What these cards cost in this round, held by one who lays nothing down.
fn points(round: usize, hand: &str) -> i32 {
    let mut scene = Scenario::new(2, &format!("first_round={round} last_round={round}"));
    scene.play(&["~ dealer 1"]).quick_round(&["", hand]);
    assert_eq!(scene.totals()[0], 0);
    scene.totals()[1]
}

#[test]
fn kr_17_cards_cost_their_rank() {
    for (rank, cost) in "456789TJQK".chars().zip(4..) {
        assert_eq!(points(1, &of_rank(rank, 3)), 3 * cost, "{rank}");
    }
    assert_eq!(points(2, "3s 3h 9d Jc"), 3 + 3 + 9 + 11);
}

#[test]
fn kr_17_a_joker_costs_50() {
    for round in 1..=4 {
        assert_eq!(points(round, &vec!["JK"; round + 2].join(" ")), 50 * (round as i32 + 2));
    }
    assert_eq!(points(1, "JK Kd 5c"), 50 + 13 + 5);
}

#[test]
fn kr_17_a_card_of_the_wild_rank_costs_20() {
    for (rank, round) in "3456789T".chars().zip(1..) {
        assert_eq!(points(round, &of_rank(rank, round + 2)), 20 * (round as i32 + 2), "{rank}");
    }
    assert_eq!(points(9, &format!("{} 4c", of_rank('J', 10))), 200 + 4);
    assert_eq!(points(10, &format!("{} 4c Jd", of_rank('Q', 10))), 200 + 4 + 11);
}

#[test]
fn kr_17_a_king_costs_20_in_round_11_and_13_before() {
    for round in 1..=11 {
        let kings = (round + 2).min(10);
        let jokers = round + 2 - kings;
        let hand = of_rank('K', kings) + &" JK".repeat(jokers);
        let cost = if round == 11 { 20 } else { 13 };
        let all = (cost * kings + 50 * jokers) as i32;
        assert_eq!(points(round, &hand), all, "in round {round}");
    }
}

#[test]
fn kr_17_only_what_is_left_in_hand_counts() {
    let hands = ["7s 7h 7d 7c", "JK JK 8s Jc"];
    let mut scene = Scenario::dealt("first_round=2", &hands, "3t", "Tc Qs");
    scene.play(&["0 draw", "0 lay 7s 7h 7d 7c", "0 discard Tc"]);
    scene.play(&["1 draw", "1 lay 8s JK JK", "1 discard Qs"]);
    assert_eq!(scene.totals(), [0, 11]);
    let Some(Event::Score { points, totals, .. }) = scene.heard().last().copied() else { panic!() };
    assert_eq!((points.as_slice(), totals.as_slice()), (&[0, 11][..], &[0, 11][..]));
}

#[test]
fn kr_18_whoever_went_out_scores_0_also_with_a_dear_card_discarded() {
    let mut scene = Scenario::dealt("", &["7s 7h 7d", "4c 9t Js"], "3t", "JK Qs");
    scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard JK"]).idle(1);
    assert_eq!(scene.totals(), [0, 4 + 9 + 11]);
}

#[test]
fn kr_18_whoever_has_no_cards_left_scores_0_too() {
    let hands = ["7s 7h 7d", "8s 8h 8d", "4c 9t Js"];
    let mut scene = Scenario::dealt("", &hands, "3t", "Tc Qs Kc");
    scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard Tc"]);
    scene.play(&["1 draw", "1 lay 8s 8h 8d", "1 discard Qs"]).idle(1);
    assert_eq!(scene.totals(), [0, 0, 24]);
}

#[test]
fn kr_18_eight_eight_eight_nine_nine_nine_cannot_go_out_in_round_3() {
    let hands = ["8s 8h 8d 9s 9h", "4c 9t Js Qc 3d"];
    let mut scene = Scenario::dealt("first_round=3", &hands, "3t", "9d");
    scene.play(&["0 draw"]);
    assert!(!scene.can_lay());
    for lay in ["8s 8h 8d / 9s 9h 9d", "8s 8h 8d", "9s 9h 9d"] {
        assert_eq!(scene.refused(&format!("0 lay {lay}")), "KR-12", "{lay}");
    }
    assert_eq!(scene.refused("0 lay 8s 8h 8d / 9s 9h"), "KR-09");
    let discards = ["8d", "8h", "8s", "9d", "9h", "9s"].map(|card| format!("discard {card}"));
    assert_eq!(scene.legal(0), discards);
    // With a fourth of a rank one remains.
    let mut scene = Scenario::dealt("first_round=3", &["8s 8h 8d 8c 8t", ""], "3t", "9d");
    scene.play(&["0 draw", "0 lay 8s 8h 8d 8c 8t", "0 discard 9d"]);
}

#[test]
fn kr_18_in_a_last_turn_eight_eight_eight_nine_nine_nine_leave_two_cards() {
    let hands = ["7s 7h 7d 7c 7t", "8s 8h 8d 9s 9h"];
    let mut scene = Scenario::dealt("first_round=3", &hands, "3t", "Tc 9d");
    scene.play(&["0 draw", "0 lay 7s 7h 7d 7c 7t", "0 discard Tc", "1 draw"]);
    assert_eq!(scene.refused("1 lay 8s 8h 8d / 9s 9h 9d"), "KR-16");
    scene.play(&["1 lay 9s 9h 9d", "1 discard 8s"]);
    assert_eq!(scene.totals(), [0, 16]);
}

#[test]
fn kr_19_the_points_of_all_rounds_are_added_up_and_the_lowest_total_wins() {
    let mut scene = Scenario::new(3, "last_round=3");
    scene.play(&["~ dealer 2"]);
    scene.quick_round(&["", "4s 5s 6h", "4h 5h 9h"]);
    assert_eq!((scene.totals(), scene.result()), (vec![0, 15, 18], json!(null)));
    scene.quick_round(&["Ks Kh Kd Qc", "", "3s 3h 3d 5c"]);
    assert_eq!((scene.totals(), scene.result()), (vec![51, 15, 32], json!(null)));
    scene.quick_round(&["3s 3h 3d 3c 4c", "8s 8h 8d 9c 9h", ""]);
    assert_eq!(scene.totals(), [67, 57, 32]);
    assert_eq!(scene.phase(), "over");
    assert_eq!(scene.result(), json!({"places": [3, 2, 1], "points": [67, 57, 32]}));
}

#[test]
fn kr_19_equal_totals_at_the_top_are_several_winners() {
    let mut scene = Scenario::new(2, "last_round=2");
    scene.play(&["~ dealer 1"]);
    // Twelve points each, in different rounds.
    scene.quick_round(&["", "4s 4h 4d"]).quick_round(&["3s 3h 3d 3c", ""]);
    assert_eq!(scene.result(), json!({"places": [1, 1], "points": [12, 12]}));
}

#[test]
fn kr_19_places_are_shared_further_down_too() {
    let mut scene = Scenario::new(4, "last_round=1");
    scene.play(&["~ dealer 3"]).quick_round(&["", "4s 5s 6h", "4h 5h 6d", "9s 9h 9d"]);
    assert_eq!(scene.result(), json!({"places": [1, 2, 2, 4], "points": [0, 15, 15, 27]}));
}

#[test]
fn kr_19_after_the_last_round_nothing_happens_any_more() {
    let hands = ["7s 7h 7d", "4c 9t Js"];
    let mut scene = Scenario::dealt("last_round=1", &hands, "3t", "JK Qs");
    scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard JK"]).idle(1);
    assert_eq!((scene.phase(), scene.round()), ("over", 1));
    // The round just scored stays as it lay.
    assert_eq!((scene.hand(0).as_str(), scene.hand(1).as_str()), ("", "4c 9t Js"));
    assert_eq!((scene.open("out"), scene.open("dealer")), (json!(0), json!(1)));
    let next = deal(&[4; 2], &["", ""], "");
    for late in ["0 draw", "1 take", "1 discard 4c", "~ dealer 0", "~ shuffle 3t", &next] {
        assert_eq!(scene.refused(late), "no rule", "{late}");
    }
    assert!(scene.legal(0).is_empty() && scene.legal(1).is_empty() && !scene.can_lay());
}

#[test]
fn kr_19_a_shorter_game_keeps_card_count_and_wild_rank_of_its_rounds() {
    let mut scene = Scenario::new(2, "first_round=4 last_round=6");
    scene.play(&["~ dealer 0"]);
    for (round, wild) in [(4, "6s"), (5, "7s"), (6, "8s")] {
        assert_eq!((scene.phase(), scene.round()), ("deal", round));
        assert_eq!(scene.public()["wild"], json!(round + 2));
        let before: i32 = scene.totals().iter().sum();
        // The wild card costs 20, and as many cards are dealt as the round has.
        let mut hands = ["", ""];
        let hand = format!("{wild} Kd Kh Ks{}", " JK".repeat(round as usize - 2));
        hands[round as usize % 2] = &hand;
        scene.quick_round(&hands);
        let cost = 20 + 3 * 13 + 50 * (round as i32 - 2);
        assert_eq!(scene.totals().iter().sum::<i32>(), before + cost);
    }
    assert_eq!(scene.phase(), "over");
}

#[test]
fn kr_19_a_game_may_be_one_round_and_not_end_before_it_begins() {
    let defaults = Options::default();
    assert_eq!((defaults.first_round, defaults.last_round), (1, 11));
    for (first, last) in (1..=11).flat_map(|first| (1..=11).map(move |last| (first, last))) {
        let chosen = options(&format!("first_round={first} last_round={last}"));
        let wrong = WrongOption::Above { name: "first_round", other: "last_round" };
        let expected = if first > last { Err(wrong) } else { Ok(()) };
        assert_eq!(KoenigsRomme::fitting(&chosen), expected);
    }
    for name in ["first_round", "last_round"] {
        for outside in [0, 12, -1] {
            assert!(Options::default().set(name, Value::Number(outside)).is_err());
        }
    }
}
