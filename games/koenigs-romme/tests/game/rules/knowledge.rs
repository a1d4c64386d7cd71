//! Who knows what (KR-03, KR-06, KR-07, KR-08, KR-16, KR-19).

use serde_json::{Value, json};
use vierblatt_game::{Seat, Telling};
use vierblatt_koenigs_romme::{Card, Event, Secret};

use crate::scenario::Scenario;

/// What a seat heard.
fn heard_by(scene: &Scenario, seat: u8) -> Value {
    serde_json::to_value(scene.told.heard_by(Seat(seat)).collect::<Vec<_>>()).unwrap()
}

/// Two tables that differ in seat 1's hand and in the draw pile only.
fn two_tables(chosen: &str) -> [Scenario; 2] {
    let table = |hand, draw| Scenario::dealt(chosen, &["3s 6h 8d", hand, "4h 9c Qt"], "9t", draw);
    [table("4c 7t Js", "Kd 8h 5s"), table("JK 3d Kh", "Kd Qh 7c")]
}

#[test]
fn kr_03_nobody_sees_another_hand_or_the_draw_pile() {
    let [one, other] = two_tables("");
    assert_ne!((one.hand(1), one.draw()), (other.hand(1), other.draw()));
    assert_eq!(one.public(), other.public());
    for seat in [0, 2] {
        assert_eq!(one.private(seat), other.private(seat));
        assert_eq!(heard_by(&one, seat), heard_by(&other, seat));
    }
    assert_ne!(one.private(1), other.private(1));
    assert_ne!(heard_by(&one, 1), heard_by(&other, 1));
}

#[test]
fn kr_03_a_seat_sees_its_own_hand_and_a_stranger_none() {
    let [scene, _] = two_tables("");
    for (seat, hand) in ["3s 6h 8d", "4c 7t Js", "4h 9c Qt"].iter().enumerate() {
        let cards: Vec<_> = hand.split(' ').collect();
        let private = scene.private(seat as u8);
        assert_eq!((&private["hand"], &private["barred"]), (&json!(cards), &json!(null)));
    }
    for stranger in [3, 7, 255] {
        let nothing =
            json!({"hand": [], "barred": null, "arranged": null, "combining": [], "solo": []});
        assert_eq!(scene.private(stranger), nothing);
    }
}

#[test]
fn kr_16_a_seat_is_shown_how_its_own_hand_is_best_sorted() {
    let mut scene = Scenario::dealt("", &["8s 8h Kd", "4c 7t Js"], "9t", "8d");
    let combined = |scene: &Scenario| scene.private(0)["arranged"]["combinations"].clone();
    assert_eq!(combined(&scene), json!([]));
    scene.play(&["0 draw"]);
    let arranged = json!({"combinations": [["8s", "8h", "8d"]], "left": ["Kd"], "points": 0});
    assert_eq!(scene.private(0)["arranged"], arranged);
    let eights = json!([{"cards": ["8s", "8h", "8d"], "least": 0, "most": 0}]);
    assert_eq!(scene.private(0)["combining"], eights);
    scene.play(&["0 lay 8s 8h 8d"]);
    assert_eq!(combined(&scene), json!([]), "only what is still in hand");
}

#[test]
fn kr_03_what_everyone_sees_has_no_card_but_those_face_up() {
    let [mut scene, _] = two_tables("");
    scene.play(&["0 draw", "0 discard 6h", "1 take"]);
    let public = scene.public();
    assert_eq!(public["hands"], json!([3, 4, 3]), "sizes only");
    assert_eq!(public["draw"], json!(116 - 9 - 1 - 1));
    let text = public.to_string();
    for index in 0..vierblatt_koenigs_romme::KINDS {
        let card = format!("\"{}\"", Card::from_index(index));
        assert_eq!(text.contains(&card), card == "\"9t\"", "{card}");
    }
}

#[test]
fn kr_06_only_who_draws_a_card_learns_which() {
    let [one, _] = two_tables("");
    let mut scene = one.clone();
    let before = scene.told.0.len();
    scene.play(&["0 draw"]);
    let drawn = Secret::Drew { card: Card::read("Kd").unwrap() };
    let told = &scene.told.0[before..];
    assert_eq!(told.len(), 2);
    assert!(told.contains(&(None, Telling::Event(Event::Draw { seat: Seat(0) }))));
    assert!(told.contains(&(Some(Seat(0)), Telling::Secret(drawn))));
    // Another card drawn looks the same to the others.
    let hands = ["3s 6h 8d", "4c 7t Js", "4h 9c Qt"];
    let mut other = Scenario::dealt("", &hands, "9t", "5d 8h");
    other.play(&["0 draw"]);
    assert_eq!(scene.public(), other.public());
    assert_ne!(scene.private(0), other.private(0));
    for seat in [1, 2] {
        assert_eq!(scene.private(seat), other.private(seat));
        assert_eq!(heard_by(&scene, seat), heard_by(&other, seat));
    }
}

#[test]
fn kr_06_all_see_who_takes_which_discard() {
    let [mut scene, _] = two_tables("");
    scene.play(&["0 take"]);
    let taken = Event::Take { seat: Seat(0), card: Card::read("9t").unwrap() };
    assert_eq!(scene.heard().last(), Some(&&taken));
    scene.play(&["0 discard 6h"]);
    let discarded = Event::Discard { seat: Seat(0), card: Card::read("6h").unwrap() };
    assert_eq!(scene.heard().last(), Some(&&discarded));
    assert_eq!(scene.public()["discard"], json!(["6h"]));
}

#[test]
fn kr_07_the_order_after_a_shuffle_is_unknown() {
    let mut scene = Scenario::dealt("first_round=11", &[""; 7], "", "");
    scene.idle_until_left(1);
    let seat = scene.turn();
    scene.play(&[&format!("{seat} draw")]);
    let discards = scene.discard();
    let turned: Vec<_> = discards.split(' ').rev().collect();
    let mut other = scene.clone();
    scene.play(&[&format!("~ shuffle {discards}")]);
    other.play(&[&format!("~ shuffle {}", turned.join(" "))]);
    assert_ne!(scene.draw(), other.draw());
    assert_eq!(scene.public(), other.public());
    for seat in 0..7 {
        assert_eq!(scene.private(seat), other.private(seat));
        assert_eq!(heard_by(&scene, seat), heard_by(&other, seat));
    }
}

#[test]
fn kr_08_whether_somebody_has_the_twin_of_a_card_taken_is_not_seen() {
    let table = |hand| {
        let mut scene =
            Scenario::dealt("return_discard=forbidden", &[hand, "4c 7t Js"], "9t", "Kd");
        scene.play(&["0 take"]);
        scene
    };
    let (with, without) = (table("3s 6h 9t"), table("3s 6h 8d"));
    assert_eq!(with.private(0)["barred"], json!(null));
    assert_eq!(without.private(0)["barred"], json!("9t"));
    assert_eq!(with.public(), without.public());
    assert_eq!(with.private(1), without.private(1));
    assert_eq!(heard_by(&with, 1), heard_by(&without, 1));
}

#[test]
fn kr_16_all_see_what_was_laid_down_and_not_what_was_kept() {
    let table = |kept: &str| {
        let hands = ["7s 7h 7d 7c", &format!("8s 8h 8d {kept}")];
        let mut scene = Scenario::dealt("first_round=2", &hands, "3t", "Tc Qs");
        scene.play(&["0 draw", "0 lay 7s 7h 7d 7c", "0 discard Tc"]);
        scene.play(&["1 draw", "1 lay 8s 8h 8d"]);
        scene
    };
    let (one, other) = (table("Jc"), table("JK"));
    let laid = json!([[["7s", "7h", "7d", "7c"]], [["8s", "8h", "8d"]]]);
    assert_eq!(one.public()["laid"], laid);
    assert_eq!(one.public(), other.public());
    assert_eq!(one.private(0), other.private(0));
    assert_eq!(heard_by(&one, 0), heard_by(&other, 0));
}

#[test]
fn kr_19_hands_stay_hidden_until_the_last_round_is_over() {
    let hands = ["7s 7h 7d", "4c 9t Js"];
    for last_round in [1, 2] {
        let chosen = format!("last_round={last_round}");
        let mut scene = Scenario::dealt(&chosen, &hands, "3t", "JK Qs");
        scene.play(&["0 draw", "0 lay 7s 7h 7d", "0 discard JK", "1 draw"]);
        assert_eq!(scene.public()["shown"], json!(null));
        scene.play(&["1 discard Qs"]);
        let is_over = last_round == 1;
        let left = json!([[], ["4c", "9t", "Js"]]);
        assert_eq!(scene.public()["shown"], if is_over { left.clone() } else { json!(null) });
        let is_told = scene.heard().iter().any(|event| match event {
            Event::Show { hands } => json!(hands) == left,
            _ => false,
        });
        assert_eq!(is_told, is_over);
    }
}
