//! KR-20, KR-21 and KR-24: the solo game's hands and turns.

use serde_json::json;
use vierblatt_game::Seat;
use vierblatt_koenigs_romme::Event;

use crate::scenario::{Scenario, deal, of_rank};

/// Whether the hand of `k` cards is finished.
fn is_finished(scene: &Scenario, k: usize) -> bool {
    scene.open("finished").as_array().unwrap().contains(&json!(k))
}

/// Hand 3 is "4s 9h Kd", hand 4 finished; then come a king, a nine and a four.
fn begun() -> Scenario {
    Scenario::solo("", &["4s 9h Kd", "7s 7h 7d 7c"], "Kh 9d 4c Jt Js")
}

#[test]
fn kr_20_eleven_hands_of_3_to_13_cards_are_dealt_in_blocks() {
    let sizes: Vec<usize> = (3..=13).collect();
    let deal = deal(&sizes, &[""; 11], "");
    let dealt: Vec<_> = deal.split(' ').skip(2).collect();
    let mut scene = Scenario::new(1, "");
    assert_eq!((scene.phase(), scene.is_chance()), ("deal", true));
    assert_eq!(scene.open("hands"), json!(vec![json!([]); 11]));
    scene.play(&[&deal]);
    let mut from = 0;
    for (n, size) in sizes.iter().enumerate() {
        let mut hand = dealt[from..from + size].to_vec();
        hand.sort_unstable();
        assert_eq!(scene.hand(n), hand.join(" "));
        from += size;
    }
    assert_eq!(from, 88);
    // The first of the other 28 is turned up by itself.
    assert_eq!(scene.open("card"), json!(dealt[88]));
    assert_eq!(scene.draw(), dealt[89..].join(" "));
    assert_eq!(scene.draw().split(' ').count(), 27);
    assert_eq!((scene.phase(), scene.turn(), scene.round()), ("put", 0, 1));
}

#[test]
fn kr_20_in_the_hand_of_k_cards_rank_k_is_wild() {
    for k in 3..=13 {
        for (rank, wild) in "3456789TJQK".chars().zip(3..) {
            // One or two sets of ranks that are neither and far apart, and the card in question.
            let other: Vec<_> =
                "3456789TJQK".chars().zip(3..).filter(|(_, n)| ![k, wild].contains(n)).collect();
            let (more, fewer) = if k < 7 { (k - 1, 0) } else { (k / 2, k - 1 - k / 2) };
            let sets = [of_rank(other[0].0, more), of_rank(other[8].0, fewer)].join(" ");
            let hand = format!("{sets} {rank}t");
            let mut hands = [""; 11];
            hands[k - 3] = &hand;
            let scene = Scenario::solo("", &hands, "");
            assert_eq!(is_finished(&scene, k), wild == k, "{rank} in the hand of {k}");
            // Likewise when a card is put there.
            let mut scene = Scenario::solo("dealt_complete=needs_turn", &hands, "");
            let card = scene.open("card").as_str().unwrap().to_string();
            scene.play(&[&format!("0 put {k} {card}")]);
            assert_eq!(is_finished(&scene, k), wild == k, "{rank} in the hand of {k}");
        }
    }
}

#[test]
fn kr_20_there_is_no_dealer_no_shuffle_and_no_second_deal() {
    let sizes: Vec<usize> = (3..=13).collect();
    let right = deal(&sizes, &[""; 11], "");
    let mut scene = Scenario::new(1, "");
    assert_eq!(scene.refused("~ dealer 0"), "KR-04");
    assert_eq!(scene.refused("~ shuffle 3s"), "KR-07");
    assert_eq!(scene.refused("0 put 3 4s"), "KR-02");
    assert_eq!(scene.refused(right.rsplit_once(' ').unwrap().0), "KR-01", "a card is missing");
    assert_eq!(scene.refused(&format!("{right} 8d")), "KR-01", "a card is doubled");
    assert_eq!(scene.refused(&right.replacen("8d", "8c", 1)), "KR-01", "a third 8c for an 8d");
    assert_eq!(scene.refused(&right.replacen("8d", "2d", 1)), "KR-01", "a card is foreign");
    scene.play(&[&right]);
    assert_eq!(scene.refused(&right), "KR-02");
    assert_eq!(scene.refused("~ dealer 0"), "KR-04");
    assert_eq!(scene.refused("~ shuffle 3s"), "KR-07");
}

#[test]
fn kr_20_hands_are_numbered_3_to_13() {
    let scene = begun();
    for none in ["0", "1", "2", "14", "255", "256", "100000"] {
        assert_eq!(scene.refused(&format!("0 put {none} Kh")), "KR-20", "{none}");
    }
}

#[test]
fn kr_21_the_card_turned_up_goes_into_a_hand_and_one_of_that_hand_leaves() {
    let mut scene = begun();
    let others: Vec<_> = (1..11).map(|n| scene.hand(n)).collect();
    scene.play(&["0 put 3 9h"]);
    assert_eq!(scene.hand(0), "4s Kd Kh");
    // The next card is turned up by itself.
    assert_eq!((scene.phase(), scene.open("card")), ("put", json!("9d")));
    assert!(scene.draw().starts_with("4c Jt Js "));
    // It may be the card just turned up.
    scene.play(&["0 put 3 9d"]);
    assert_eq!(scene.hand(0), "4s Kd Kh");
    assert_eq!(scene.open("card"), json!("4c"));
    scene.play(&["0 put 3 4s"]);
    assert_eq!(scene.hand(0), "4c Kd Kh");
    assert_eq!((1..11).map(|n| scene.hand(n)).collect::<Vec<_>>(), others);
}

#[test]
fn kr_21_discards_leave_the_game() {
    let mut scene = begun();
    let cards = scene.draw();
    scene.play(&["0 put 3 9h", "0 put 3 9d"]);
    assert_eq!(scene.public()["discard"], json!(["9h", "9d"]));
    assert_eq!(cards, format!("9d 4c {}", scene.draw()), "the draw pile only shrinks");
    assert_eq!(scene.refused("0 put 3 9h"), "KR-21");
    assert_eq!(scene.refused("0 take"), "KR-21");
}

#[test]
fn kr_21_only_a_card_of_that_hand_is_discarded() {
    let scene = begun();
    let elsewhere = scene.hand(2)[..2].to_string();
    assert!(!scene.hand(0).contains(&elsewhere));
    for card in [elsewhere.as_str(), "7s", "9d", "Ks"] {
        assert_eq!(scene.refused(&format!("0 put 3 {card}")), "KR-21", "{card}");
    }
}

#[test]
fn kr_21_the_twin_of_the_card_turned_up_is_discarded_like_it() {
    let mut scene = Scenario::solo("", &["4s 9h Kh"], "Kh Kd");
    scene.play(&["0 put 3 Kh"]);
    assert_eq!(scene.hand(0), "4s 9h Kh");
    // Both twins may come together in a hand.
    let mut scene = Scenario::solo("", &["4s 9h Kh"], "Kh Kd");
    scene.play(&["0 put 3 4s"]);
    assert_eq!(scene.hand(0), "9h Kh Kh");
}

#[test]
fn kr_21_a_finished_hand_takes_no_more_cards() {
    let mut scene = begun();
    assert!(is_finished(&scene, 4));
    assert_eq!(scene.refused("0 put 4 7s"), "KR-21");
    assert_eq!(scene.refused("0 put 4 Kh"), "KR-21");
    scene.play(&["0 put 3 9h", "0 put 3 9d", "0 put 3 4c", "0 put 3 Jt"]);
    assert_eq!(scene.refused("0 put 4 Js"), "KR-21");
}

#[test]
fn kr_21_any_card_of_any_unfinished_hand_may_be_discarded() {
    let scene = begun();
    let mut expected = Vec::new();
    for k in 3..=13 {
        if !is_finished(&scene, k) {
            let hand = scene.hand(k - 3);
            expected.extend(hand.split(' ').chain(["Kh"]).map(|card| format!("put {k} {card}")));
        }
    }
    expected.sort();
    expected.dedup();
    assert_eq!(scene.legal(0), expected);
    assert!(!expected.iter().any(|mv| mv.starts_with("put 4 ")));
    assert!(scene.legal(1).is_empty() && !scene.can_lay());
}

#[test]
fn kr_21_the_solo_game_knows_no_other_move_and_the_table_no_put() {
    let scene = begun();
    for other in ["draw", "take", "discard 4s", "lay 7s 7h 7d"] {
        assert_eq!(scene.refused(&format!("0 {other}")), "KR-21", "{other}");
    }
    assert_eq!(scene.refused("1 put 3 Kh"), "KR-05");
    let mut table = Scenario::dealt("", &["4s 9h Kd", ""], "3t", "");
    assert_eq!(table.refused("0 put 3 4s"), "KR-21");
    table.play(&["0 take"]);
    assert_eq!(table.refused("0 put 3 4s"), "KR-21");
}

#[test]
fn kr_24_the_order_of_the_draw_pile_is_unknown() {
    let hands = ["4s 9h Kd", "7s 7h 7d 7c"];
    let one = Scenario::solo("", &hands, "Kh 9d");
    let turned: Vec<_> = {
        let rest = one.draw();
        rest.split(' ').rev().map(String::from).collect()
    };
    let all: Vec<String> = (0..11).map(|n| one.hand(n)).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let other = Scenario::solo("", &all, &format!("Kh {}", turned.join(" ")));
    assert_ne!(one.draw(), other.draw());
    assert_eq!(one.public(), other.public());
    assert_eq!(one.private(0), other.private(0));
    assert_eq!(one.private(0)["hand"], json!([]), "nothing that all do not see");
    let arranged = &one.private(0)["solo"];
    let kings = json!({"combinations": [], "left": ["4s", "9h", "Kd", "Kh"], "points": 26});
    assert_eq!(arranged[0]["with_card"], kings, "the card turned up is on the table");
    assert_eq!(arranged[1]["with_card"], json!(null), "a finished hand takes no card");
    assert_eq!(arranged[1]["now"]["left"], json!([]));
    assert_eq!(one.private(1)["solo"], json!([]), "nobody else plays");
    let heard = |scene: &Scenario| scene.told.heard_by(Seat(0)).cloned().collect::<Vec<_>>();
    assert_eq!(heard(&one), heard(&other));
    assert_eq!(one.public()["draw"], json!(27), "only how many there are");
}

#[test]
fn kr_24_all_hands_discards_and_the_card_turned_up_are_open() {
    let mut scene = begun();
    scene.play(&["0 put 3 9h", "0 put 3 4s"]);
    let public = scene.public();
    assert_eq!(public["hands"], scene.open("hands"));
    assert_eq!(public["finished"], scene.open("finished"));
    assert_eq!(public["discard"], json!(["9h", "4s"]));
    assert_eq!(public["card"], json!("4c"));
    assert!(
        matches!(scene.heard().last(), Some(Event::TurnUp { card }) if card.to_string() == "4c")
    );
}
