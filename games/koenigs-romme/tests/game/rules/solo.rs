//! KR-20 to KR-24.

use serde_json::{Value, json};
use vierblatt_game::Game;
use vierblatt_koenigs_romme::{Card, Cards, KoenigsRomme};

use crate::table::{Scene, word};

/// Eleven hands that are all complete.
const COMPLETE: [&str; 11] = [
    "7h 9h 8h",
    "Jh Jh Js Jc",
    "JK 5c JK 5h Kd",
    "6s 6h 6t 6t 6h JK",
    "8s 9s 5h Ts 5s 5t 5s",
    "9c JK 9d 8d 9t JK 8s 9c",
    "5d 6d 7c 7d 7s 7t 8c 9d Tc",
    "4d 4h 4d 9h 7h 4h Tc 3h 8h Ts",
    "Qc Th 8c 7c JK Td Jd Jc 6c Kc Td",
    "Qh 4c Jt 4t Qs 4t 4c 4s Jt Js Qc 4s",
    "3c 3s 3c 3h 3s 8d Kh 8t Kc Ks 8t 3t Kd",
];

/// A deal of these hands with these cards next to be turned up.
fn deal(hands: &[&str; 11], next: &str) -> String {
    let dealt = format!("{} {next}", hands.join(" "));
    let mut rest = Cards::ALL;
    for card in dealt.split_whitespace() {
        rest.remove(Card::read(card).unwrap());
    }
    let rest: Vec<_> = rest.iter().map(|card| card.to_string()).collect();
    format!("~ deal {} {}", dealt.trim(), rest.join(" "))
}

fn solo(settings: &[(&str, vierblatt_game::Value<'_>)], deal: &str) -> Scene {
    let mut scene = Scene::new(1, settings);
    scene.act(deal);
    scene
}

/// All complete but the hand of three.
fn all_but_three() -> [&'static str; 11] {
    let mut hands = COMPLETE;
    hands[0] = "7h 9h Jd";
    hands
}

#[test]
fn kr_20_eleven_open_hands_of_3_to_13_cards_and_28_cards_to_draw() {
    let mut scene = Scene::new(1, &[]);
    assert_eq!((scene.phase(), scene.open("card")), ("deal", json!(null)));
    assert_eq!(scene.open("hands"), json!(vec![Value::Array(vec![]); 11]));
    assert_eq!(scene.refused("~ dealer 0"), "KR-04", "there is no dealer");
    assert_eq!(scene.refused("0 put 3 JK"), "KR-02");
    assert_eq!(scene.refused("~ deal 3s 3s"), "KR-01");
    scene.act(&deal(&all_but_three(), "8h Kt"));
    let hands = scene.open("hands");
    for (k, hand) in (3..).zip(hands.as_array().unwrap()) {
        assert_eq!(hand.as_array().unwrap().len(), k);
    }
    assert_eq!(scene.open("card"), json!("8h"));
    assert_eq!(scene.draw_pile()[0], "Kt");
    assert_eq!(scene.draw_pile().len(), 27, "28 with the one turned up");
    assert_eq!(scene.refused("~ shuffle 3s"), "KR-07");
    assert_eq!(scene.refused(&deal(&all_but_three(), "")), "KR-02");
}

#[test]
fn kr_20_the_hand_of_k_cards_has_rank_k_wild() {
    // Hand 3 is complete with its 3 for a missing 9, hand 4 is not.
    let mut hands = COMPLETE;
    hands[0] = "7h 3t 8h";
    hands[1] = "Jh Jh 3d 9h";
    let scene = solo(&[], &deal(&hands, ""));
    assert_eq!(scene.open("finished"), json!([3, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
}

#[test]
fn kr_21_the_card_turned_up_goes_into_a_hand_and_one_of_that_hand_leaves_the_game() {
    let mut hands = all_but_three();
    hands[1] = "Jh Jh Js 9t";
    let mut scene = solo(&[], &deal(&hands, "Kt Qt"));
    let legal = [
        "put 3 7h", "put 3 9h", "put 3 Jd", "put 3 Kt", "put 4 9t", "put 4 Jh", "put 4 Js",
        "put 4 Kt",
    ];
    assert_eq!(scene.legal(0), legal);
    assert_eq!(scene.refused("0 put 3 Js"), "KR-21", "it is in another hand");
    assert_eq!(scene.refused("0 put 2 7h"), "KR-20");
    assert_eq!(scene.refused("0 put 14 7h"), "KR-20");
    assert_eq!(scene.refused("0 put 999 7h"), "KR-20");
    for other in ["0 draw", "0 take", "0 discard Kt", "0 lay 7h 8h 9h"] {
        assert_eq!(scene.refused(other), "KR-21", "{other}");
    }
    assert_eq!(scene.refused("1 put 3 7h"), "KR-05");
    scene.act("0 put 3 Jd");
    assert_eq!(scene.open("hands")[0], json!(["7h", "9h", "Kt"]));
    assert_eq!(scene.open("card"), json!("Qt"), "the next is turned up by itself");
    scene.act("0 put 4 Qt");
    assert_eq!(scene.open("hands")[1], json!(["9t", "Jh", "Jh", "Js"]), "the same card");
    assert!(!scene.can_lay());
    let vierblatt_koenigs_romme::State::Solo(state) = scene.state else { panic!() };
    let gone: Vec<_> = state.discards().iter().map(Card::to_string).collect();
    assert_eq!(gone, ["Jd", "Qt"]);
}

#[test]
fn kr_21_only_the_solo_game_puts_cards_into_hands() {
    let scene = Scene::round(1, &[], &["", ""], "", "");
    assert_eq!(scene.refused("0 put 3 3s"), "KR-21");
}

#[test]
fn kr_22_a_hand_whose_cards_all_combine_is_finished_and_closed() {
    let mut hands = all_but_three();
    hands[1] = "Jh Jh Js 9t";
    let mut scene = solo(&[], &deal(&hands, "8h Kt"));
    scene.act("0 put 3 Jd");
    assert_eq!(scene.open("finished"), json!([3, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
    assert_eq!(scene.open("hands")[0], json!(["7h", "8h", "9h"]), "it stays");
    assert_eq!(scene.refused("0 put 3 7h"), "KR-21");
    assert_eq!(scene.totals(), [10]);
    assert!(scene.legal(0).iter().all(|mv| mv.starts_with("put 4 ")));
}

#[test]
fn kr_22_a_hand_complete_as_dealt_counts_or_needs_a_turn() {
    let dealt = deal(&all_but_three(), "8h Kt");
    let counts = solo(&[], &dealt);
    assert_eq!(counts.totals(), [10]);
    let mut needs = solo(&[word("dealt_complete", "needs_turn")], &dealt);
    assert_eq!((needs.totals(), needs.open("finished")), (vec![0], json!([])));
    needs.act("0 put 4 8h");
    assert_eq!(needs.open("finished"), json!([4]), "the same card back finishes it");
    needs.act("0 put 7 9s");
    assert_eq!(needs.open("finished"), json!([4]), "a king is no nine");
}

#[test]
fn kr_22_a_deal_with_all_hands_complete_is_won_at_once_where_that_counts() {
    let scene = solo(&[], &deal(&COMPLETE, ""));
    assert_eq!((scene.phase(), scene.totals()), ("over", vec![11]));
    assert_eq!(scene.outcome(), json!({"won": true}));
    assert_eq!(scene.open("card"), json!(null));
    assert_eq!(scene.draw_pile().len(), 28, "nothing was turned up");
    assert_eq!(scene.refused("0 put 3 7h"), "");
    let mut scene = solo(&[word("dealt_complete", "needs_turn")], &deal(&COMPLETE, ""));
    assert_eq!(scene.phase(), "put");
    for k in 3..=13 {
        let card = scene.open("card").as_str().unwrap().to_owned();
        scene.act(&format!("0 put {k} {card}"));
    }
    assert_eq!(scene.outcome(), json!({"won": true}));
}

#[test]
fn kr_23_all_eleven_finished_is_won() {
    let mut scene = solo(&[], &deal(&all_but_three(), "8h Kt"));
    assert_eq!(scene.outcome(), json!(null));
    scene.act("0 put 3 Jd");
    assert_eq!((scene.phase(), scene.totals()), ("over", vec![11]));
    assert_eq!(scene.outcome(), json!({"won": true}));
    assert_eq!((scene.open("card"), scene.draw_pile().len()), (json!(null), 27));
}

#[test]
fn kr_23_an_empty_draw_pile_before_that_is_lost_and_the_finished_hands_are_the_score() {
    let mut scene = solo(&[], &deal(&all_but_three(), ""));
    for turned in 0..28 {
        assert_eq!((scene.phase(), scene.draw_pile().len()), ("put", 27 - turned));
        let card = scene.open("card").as_str().unwrap().to_owned();
        scene.act(&format!("0 put 3 {card}"));
    }
    assert_eq!((scene.phase(), scene.totals()), ("over", vec![10]));
    assert_eq!(scene.outcome(), json!({"won": false}));
    assert_eq!((scene.open("card"), scene.draw_pile().len()), (json!(null), 0));
}

#[test]
fn kr_24_all_is_open_but_the_order_of_the_draw_pile() {
    let one = deal(&all_but_three(), "8h Kt Qt");
    let two = deal(&all_but_three(), "8h Qt Kt");
    assert_ne!(one, two);
    let view = |deal: &str| {
        let mut scene = solo(&[], deal);
        scene.act("0 put 3 8h");
        (KoenigsRomme::public(&scene.state), scene.open("draw"))
    };
    let ((one, one_draw), (two, two_draw)) = (view(&one), view(&two));
    assert_ne!(one_draw, two_draw);
    let json = |public| serde_json::to_value(public).unwrap();
    let (mut one, mut two) = (json(one), json(two));
    assert_eq!(one["discard"], json!(["8h"]));
    assert_eq!((one["card"].take(), two["card"].take()), (json!("Kt"), json!("Qt")));
    assert_eq!(one, two, "only what was turned up differs");
}
