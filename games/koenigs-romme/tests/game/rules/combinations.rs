//! KR-09 to KR-11: what is a set, what is a run, and what is wild.

use serde_json::json;
use vierblatt_game::{Game, Notation, Seat};
use vierblatt_koenigs_romme::KoenigsRomme;

use crate::scenario::{Scenario, complete, of_rank};

/// Whether these cards can be laid down as one combination in this round. Seat 0 goes out, so that
/// seat 1 may lay down as few cards as it likes.
fn combines(round: usize, cards: &str) -> bool {
    let lay = complete(round + 2, &[cards]);
    let chosen = format!("first_round={round}");
    let mut scene = Scenario::dealt(&chosen, &[&lay.replace("/ ", ""), cards], "", "");
    scene.play(&["0 draw", &format!("0 lay {lay}")]);
    scene.play(&[&format!("0 discard {}", scene.hand(0)), "1 draw"]);
    let action = format!("1 lay {cards}");
    let mut sorted: Vec<_> = cards.split(' ').collect();
    sorted.sort_unstable();
    if is_legal(&scene, &action) {
        assert!(scene.can_lay());
        scene.play(&[&action]);
        assert_eq!(scene.open("laid")[1], json!([sorted]));
        true
    } else {
        assert_eq!(scene.refused(&action), "KR-09");
        false
    }
}

fn is_legal(scene: &Scenario, action: &str) -> bool {
    let mv = KoenigsRomme::read_move(&scene.state, &action[2..]).unwrap();
    KoenigsRomme::check(&scene.state, Seat(1), &mv).is_ok()
}

/// In round 5, where sevens are wild.
fn all_combine(combinations: &[&str]) {
    for cards in combinations {
        assert!(combines(5, cards), "{cards}");
    }
}

/// In round 5, where sevens are wild.
fn none_combines(combinations: &[&str]) {
    for cards in combinations {
        assert!(!combines(5, cards), "{cards}");
    }
}

#[test]
fn kr_09_a_set_is_three_or_more_cards_of_one_rank() {
    all_combine(&["8s 8h 8d", "8s 8h 8d 8c", "Ks Kh Kd Kc Kt", "3s 3h 3d"]);
    none_combines(&["8s 8h", "8s", "8s 8h 9d", "8s 8h 8d 9d", "Ts Jh Qd"]);
}

#[test]
fn kr_09_the_same_suit_may_be_in_a_set_twice() {
    all_combine(&["8s 8s 8h", "8s 8s 8h 8h", "8s 8s 8h 8h 8d 8d"]);
}

#[test]
fn kr_09_a_set_has_no_upper_size() {
    assert!(combines(8, &of_rank('9', 10)), "all ten of a rank");
    assert!(combines(10, &format!("{} JK JK", of_rank('9', 10))));
    assert!(combines(11, &format!("{} JK JK JK", of_rank('9', 10))));
}

#[test]
fn kr_10_a_run_is_three_or_more_consecutive_cards_of_one_suit() {
    all_combine(&["8d 9d Td", "3s 4s 5s 6s", "3c 4c 5c"]);
    none_combines(&["8d 9d", "8d 9d Jd", "8d 9h Td", "8d 9d Td Qd", "3s 4s 5s 6h"]);
}

#[test]
fn kr_10_ten_is_followed_by_jack_queen_and_king() {
    all_combine(&["9t Tt Jt", "Tt Jt Qt", "Jt Qt Kt", "Tt Jt Qt Kt", "8h 9h Th Jh Qh Kh"]);
    none_combines(&["9t Tt Qt", "Tt Qt Kt", "9t Tt Kt", "Tt Jt Kt"]);
}

#[test]
fn kr_10_a_run_does_not_wrap_round() {
    none_combines(&["Qd Kd 3d", "Kd 3d 4d", "Jd Qd Kd 3d", "Qd Kd 3d 4d", "Kd 3d JK"]);
}

#[test]
fn kr_10_the_cards_of_a_run_are_named_in_any_order() {
    all_combine(&["Td 8d 9d", "Kt Tt Qt Jt", "9d JK 8d", "JK 9d 8d"]);
}

#[test]
fn kr_10_a_run_has_no_twins() {
    none_combines(&["8d 8d 9d", "8d 9d 9d Td", "8d 8d 9d 9d Td Td", "8d 8d 9d JK"]);
}

#[test]
fn kr_10_a_run_has_at_most_eleven_cards() {
    // In round 9 jacks are wild, and the one of diamonds stands for itself; so do others later.
    let whole = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd";
    for round in 9..=11 {
        assert!(combines(round, whole), "in round {round}");
        if round > 9 {
            assert!(!combines(round, &format!("{whole} JK")), "a twelfth in round {round}");
        }
    }
    assert!(!combines(11, &format!("{whole} JK JK")));
    assert!(!combines(10, &format!("{whole} Qh")), "a twelfth of the wild rank");
    assert!(!combines(10, &format!("{whole} 3d")), "a twelfth that is not wild");
}

#[test]
fn kr_10_a_wild_card_lengthens_a_run_only_within_3_to_king() {
    // The joker is the jack, the king, the three: there is always an end left.
    all_combine(&["Qd Kd JK", "Td Jd Qd JK", "Td Jd Qd Kd JK", "3d 4d JK", "3d 4d 5d JK JK"]);
    assert!(combines(9, "3d 4d 5d 6d 7d 8d 9d Td Qd JK JK"), "jack and king missing");
    assert!(combines(9, "4d 5d 6d 7d 8d 9d Td Qd Kd JK JK"), "three and jack missing");
    let ten = "3d 4d 5d 6d 7d 8d 9d Td Jd Kd";
    assert!(combines(10, &format!("{ten} JK")));
    assert!(!combines(10, &format!("{ten} JK JK")), "a run of twelve");
    assert!(!combines(10, &format!("{ten} Qs Qd")), "a run of twelve");
}

#[test]
fn kr_10_a_three_and_a_king_are_joined_by_nine_wild_cards() {
    assert!(combines(9, "3d Kd JK JK JK JK JK JK Js Jh Jd"));
    assert!(!combines(9, "3d Kd JK JK JK JK JK JK Js Jh"), "one place stays empty");
    assert!(!combines(9, "3d Kc JK JK JK JK JK JK Js Jh Jd"), "two suits");
}

#[test]
fn kr_11_in_round_r_the_cards_of_rank_r_plus_two_are_wild() {
    for round in 1..=11 {
        for (at, rank) in "3456789TJQK".chars().enumerate() {
            let plain =
                "89T".chars().zip(6..).find(|(other, wild)| *other != rank && *wild != round);
            let pair = of_rank(plain.unwrap().0, 2);
            for suit in "shdct".chars() {
                let is_wild = combines(round, &format!("{pair} {rank}{suit}"));
                assert_eq!(is_wild, at + 1 == round, "{rank}{suit} in round {round}");
            }
        }
    }
}

#[test]
fn kr_11_jokers_are_wild_in_every_round() {
    for round in 1..=11 {
        let set = if round == 6 { "9s 9h JK" } else { "8s 8h JK" };
        assert!(combines(round, set), "in round {round}");
        let run = if round < 7 { "9c Jc JK" } else { "3c 5c JK" };
        assert!(combines(round, run), "in round {round}");
    }
}

#[test]
fn kr_11_wild_cards_stand_for_missing_cards_and_not_for_more() {
    all_combine(&["8d Td JK", "8d 7s Td", "8d Jd JK 7c", "8d 8d JK", "3s JK 5s JK 7h 8s"]);
    none_combines(&["8d Jd JK", "8d 9h JK", "8d Qd JK 7c", "8d 8d 9d JK", "8s 9d Td JK"]);
}

#[test]
fn kr_11_any_number_of_wild_cards_may_be_in_a_combination() {
    all_combine(&["8d JK JK", "8d 7s 7h JK", "8d JK JK JK JK JK JK", "8d 9d 7s 7s JK JK JK"]);
    none_combines(&["8d JK", "JK JK", "7s JK"]);
}

#[test]
fn kr_11_a_combination_may_be_all_wild() {
    all_combine(&["JK JK JK", "7s 7h JK", "7s 7s 7h", "7s JK JK", "JK JK JK JK JK JK 7t"]);
    // As a set it may be longer than any run.
    assert!(combines(11, &format!("JK JK JK JK JK JK {}", of_rank('K', 7))));
}

#[test]
fn kr_11_one_may_go_out_with_wild_cards_only() {
    let mut scene = Scenario::dealt("", &["3s JK JK", ""], "9t", "3h");
    scene.play(&["0 draw"]);
    assert!(scene.can_lay());
    scene.play(&["0 lay 3s JK JK", "0 discard 3h"]);
    assert_eq!(scene.open("out"), json!(0));
}

#[test]
fn kr_11_a_card_of_the_wild_rank_may_stand_for_itself() {
    all_combine(&["6d 7d 8d", "5c 6c 7c", "7t 8t 9t", "7s 7h 7d", "7s 7s 7h 7h"]);
    // And its twin in the same combination for another card.
    all_combine(&["6d 7d 7d 9d", "6d 7d 7s 7h", "5c 7c 7c"]);
    // Nothing keeps one of another suit from its place either.
    all_combine(&["6d 7s 8d"]);
}
