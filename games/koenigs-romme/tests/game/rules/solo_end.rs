//! KR-22 and KR-23: finished hands, and how the solo game ends.

use serde_json::json;
use vierblatt_koenigs_romme::Event;

use crate::scenario::{Scenario, left_of, of_rank};

const NEEDS_TURN: &str = "dealt_complete=needs_turn";

/// Whether the hand of `k` cards is finished.
fn is_finished(scene: &Scenario, k: u8) -> bool {
    scene.open("finished").as_array().unwrap().contains(&json!(k))
}

/// Eleven hands that are all complete: three kings, four threes, five fours … ten nines, and the
/// tens, jacks and queens with the jokers.
fn all_complete() -> Vec<String> {
    let mut hands = vec![of_rank('K', 3)];
    hands.extend("3456789".chars().zip(4..).map(|(rank, size)| of_rank(rank, size)));
    hands.extend("TJQ".chars().zip(1..).map(|(rank, n)| of_rank(rank, 10) + &" JK".repeat(n)));
    hands
}

/// The same with another hand of three, and the kings at the end of the draw pile.
fn all_but_hand_3(chosen: &str, hand: &str) -> Scenario {
    let complete = all_complete();
    let mut hands: Vec<&str> = complete.iter().map(String::as_str).collect();
    hands[0] = hand;
    let mut rest = left_of(&hands);
    rest.sort();
    Scenario::solo(chosen, &hands, &rest.join(" "))
}

/// Puts the card turned up into the hand and discards it, so often.
fn put_back(scene: &mut Scenario, k: u8, times: usize) {
    for _ in 0..times {
        let card = scene.open("card").as_str().unwrap().to_string();
        scene.play(&[&format!("0 put {k} {card}")]);
    }
}

#[test]
fn kr_22_a_hand_is_finished_when_all_its_cards_combine() {
    let mut scene = Scenario::solo("", &["4s 4h Kd", "9d Td Qd 5s"], "5c 4c 8d Jd");
    assert!(!is_finished(&scene, 3) && !is_finished(&scene, 4));
    scene.play(&["0 put 3 5c"]);
    assert!(!is_finished(&scene, 3));
    let before = scene.totals()[0];
    scene.play(&["0 put 3 Kd"]);
    assert!(is_finished(&scene, 3));
    assert_eq!((scene.totals()[0], scene.hand(0).as_str()), (before + 1, "4c 4h 4s"));
    assert_eq!(scene.refused("0 put 3 4s"), "KR-21");
    // Three of four do not: all cards of the hand must be in combinations.
    scene.play(&["0 put 4 Qd"]);
    assert!(!is_finished(&scene, 4), "8d 9d Td and 5s");
    scene.play(&["0 put 4 5s"]);
    assert!(is_finished(&scene, 4), "8d 9d Td Jd");
    assert!(matches!(
        scene.heard()[..],
        [.., Event::Put { hand: 4, finished: true, .. }, Event::TurnUp { .. }]
    ));
}

#[test]
fn kr_22_under_counts_a_hand_complete_as_dealt_is_finished_at_once() {
    for chosen in ["", "dealt_complete=counts"] {
        let scene = Scenario::solo(chosen, &["Ks Kh Kd", "9d Td Qd 5s", "9s Ts Js 5h 5c"], "4c");
        assert!(is_finished(&scene, 3));
        assert!(!is_finished(&scene, 4));
        assert!(is_finished(&scene, 5), "with the fives wild");
        assert_eq!(scene.refused("0 put 3 Ks"), "KR-21");
    }
}

#[test]
fn kr_22_under_needs_turn_it_is_finished_only_after_a_card_was_put_there() {
    let dealt = Scenario::solo(NEEDS_TURN, &["Ks Kh Kd", "7s 7h 7d 7c"], "4c Kc");
    assert_eq!((dealt.open("finished"), dealt.totals()), (json!([]), vec![0]));
    // The same card may leave again.
    let mut scene = dealt.clone();
    scene.play(&["0 put 3 4c"]);
    assert_eq!((scene.open("finished"), scene.totals()), (json!([3]), vec![1]));
    assert_eq!(scene.hand(0), "Kd Kh Ks");
    assert_eq!(scene.refused("0 put 3 Kc"), "KR-21");
    // A card that breaks the hand does not finish it.
    let mut scene = dealt;
    scene.play(&["0 put 3 Kd"]);
    assert_eq!(scene.open("finished"), json!([]));
    scene.play(&["0 put 3 4c"]);
    assert_eq!(scene.open("finished"), json!([3]));
    assert_eq!(scene.hand(0), "Kc Kh Ks");
}

#[test]
fn kr_23_a_deal_of_eleven_complete_hands_is_won_at_once() {
    let scene = all_but_hand_3("", "Ks Kh Kd");
    assert_eq!((scene.phase(), scene.totals()), ("over", vec![11]));
    assert_eq!(scene.result(), json!({"won": true}));
    assert_eq!(scene.open("card"), json!(null));
    assert_eq!(scene.draw().split(' ').count(), 28);
    assert_eq!(scene.heard().last(), Some(&&Event::End { won: true, finished: 11 }));
    assert!(scene.legal(0).is_empty());
    for late in ["0 put 3 Ks", "0 put 3 3s", "~ dealer 0", "~ shuffle 3s"] {
        assert_eq!(scene.refused(late), "no rule", "{late}");
    }
}

#[test]
fn kr_23_under_needs_turn_eleven_complete_hands_take_eleven_turns() {
    let mut scene = all_but_hand_3(NEEDS_TURN, "Ks Kh Kd");
    for k in 3..=13 {
        assert_eq!((scene.phase(), scene.result()), ("put", json!(null)));
        assert_eq!(scene.totals(), [i32::from(k) - 3]);
        put_back(&mut scene, k, 1);
    }
    assert_eq!((scene.phase(), scene.result()), ("over", json!({"won": true})));
    assert_eq!(scene.totals(), [11]);
}

#[test]
fn kr_23_the_game_is_won_with_the_eleventh_hand() {
    // Ten are finished as dealt; the first card on the draw pile is a three, wild in hand 3.
    let mut scene = all_but_hand_3("", "Ks Kh 7c");
    assert_eq!((scene.phase(), scene.totals(), scene.result()), ("put", vec![10], json!(null)));
    assert_eq!(scene.open("card").as_str().unwrap().chars().next(), Some('3'));
    scene.play(&["0 put 3 7c"]);
    assert_eq!((scene.phase(), scene.totals()), ("over", vec![11]));
    assert_eq!(scene.result(), json!({"won": true}));
    assert_eq!(scene.open("card"), json!(null));
    assert_eq!(scene.draw().split(' ').count(), 27, "cards are left");
}

#[test]
fn kr_23_the_last_card_of_the_draw_pile_may_win() {
    let mut scene = all_but_hand_3("", "Ks Kh 7c");
    put_back(&mut scene, 3, 27);
    assert_eq!((scene.phase(), scene.draw().as_str()), ("put", ""));
    assert_eq!(scene.open("card").as_str().unwrap().chars().next(), Some('K'));
    scene.play(&["0 put 3 7c"]);
    assert_eq!((scene.phase(), scene.result()), ("over", json!({"won": true})));
}

#[test]
fn kr_23_the_game_is_lost_when_the_draw_pile_is_empty() {
    let mut scene = all_but_hand_3("", "Ks Kh 7c");
    for left in (0..28).rev() {
        assert_eq!((scene.phase(), scene.result()), ("put", json!(null)));
        assert_eq!(scene.public()["draw"], json!(left));
        put_back(&mut scene, 3, 1);
    }
    assert_eq!((scene.phase(), scene.result()), ("over", json!({"won": false})));
    assert_eq!((scene.totals(), scene.open("card")), (vec![10], json!(null)));
    assert_eq!(scene.open("finished"), json!([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
    assert_eq!(scene.heard().last(), Some(&&Event::End { won: false, finished: 10 }));
    assert!(scene.legal(0).is_empty());
    assert_eq!(scene.refused("0 put 3 Ks"), "no rule");
}

#[test]
fn kr_23_the_score_is_the_number_of_finished_hands() {
    let mut scene = Scenario::solo(NEEDS_TURN, &["Ks Kh Kd", "7s 7h 7d 7c", "4s 4h 4d 4c 4t"], "");
    for (k, score) in [(4, 1), (3, 2), (5, 3)] {
        put_back(&mut scene, k, 1);
        assert_eq!(scene.totals(), [score]);
    }
    assert_eq!(scene.open("finished"), json!([3, 4, 5]), "sorted");
    // A finished hand stays where it is.
    assert_eq!(scene.hand(1), "7c 7d 7h 7s");
}
