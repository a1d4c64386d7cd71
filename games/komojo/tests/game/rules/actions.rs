//! KM-10 to KM-14: what 7, 8, 9 and 10 do.

use vierblatt_game::Seat;
use vierblatt_komojo::{Event, Options, Refusal};

use crate::scenario::Scenario;

const HANDS: [&str; 3] = ["As Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"];

fn action(card: &str) -> Scenario {
    let mut scene = Scenario::dealt(Options::default(), &HANDS, card);
    scene.play(&["0 draw"]).nobody_snaps();
    scene
}

#[test]
fn km_10_a_seven_shows_one_of_the_own_cards() {
    let mut scene = action("7s");
    assert_eq!(scene.legal(0), ["peek 1", "peek 2", "peek 3", "peek 4", "stop"]);
    assert_eq!(scene.refused("0 peek 5"), Some("KM-10"));
    assert_eq!(scene.refused("0 spy 1.1"), Some("KM-11"), "that is for an 8");
    scene.play(&["0 peek 1"]);
    assert_eq!(scene.knows(0), "0.1 0.3 0.4");
    assert_eq!(scene.knows(1), "1.3 1.4");
    assert_eq!(scene.told.heard_by(Seat(0)).count(), 2);
    assert_eq!(scene.told.heard_by(Seat(1)).count(), 1, "that, not what");
}

#[test]
fn km_11_an_eight_shows_one_card_of_one_opponent() {
    let mut scene = action("8s");
    let spies =
        ["spy 1.1", "spy 1.2", "spy 1.3", "spy 1.4", "spy 2.1", "spy 2.2", "spy 2.3", "spy 2.4"];
    assert_eq!(scene.legal(0), [&spies[..], &["stop"]].concat());
    assert_eq!(scene.refused("0 spy 0.1"), Some("KM-11"), "the own card");
    assert_eq!(scene.refused("0 spy 1.5"), Some("KM-11"));
    scene.play(&["0 spy 2.1"]);
    assert_eq!(scene.knows(0), "0.3 0.4 2.1");
    assert_eq!(scene.knows(2), "2.3 2.4", "the owner does not look");
}

#[test]
fn km_12_a_nine_swaps_an_own_card_with_an_opponents_unseen() {
    let mut scene = action("9s");
    assert_eq!(scene.legal(0).len(), 4 * 8 + 1);
    assert_eq!(scene.refused("0 trade 5 1.1"), Some("KM-12"));
    assert_eq!(scene.refused("0 trade 1 0.2"), Some("KM-12"), "with oneself");
    scene.play(&["0 trade 3 1.1"]);
    assert_eq!([scene.card(0, 3), scene.card(1, 1)], ["2s", "Ad"]);
    assert_eq!(scene.told.0.len(), 1, "nobody looks");
    assert_eq!(scene.knows(0), "0.4 1.1", "knowledge goes with the card");
    assert_eq!(scene.knows(1), "1.3 1.4");
}

#[test]
fn km_13_a_ten_swaps_cards_of_two_opponents_unseen() {
    let mut scene = action("Ts");
    assert_eq!(scene.legal(0).len(), 4 * 4 + 1);
    assert_eq!(scene.refusal("0 switch 2.3 1.1"), Refusal::Order);
    assert_eq!(scene.refusal("0 switch 1.3 1.1"), Refusal::SameSeat);
    assert_eq!(scene.refused("0 switch 0.1 1.1"), Some("KM-13"), "an own card");
    assert_eq!(scene.refused("0 switch 1.5 2.1"), Some("KM-13"));
    scene.play(&["0 switch 1.1 2.3"]);
    assert_eq!([scene.card(1, 1), scene.card(2, 3)], ["3d", "2s"]);
    assert_eq!(scene.told.0.len(), 1, "nobody looks");
    assert_eq!(scene.knows(1), "1.3 1.4");
    assert_eq!(scene.knows(2), "1.1 2.4");
}

/// Seat 1 has thrown all its cards in the turn of seat 2, and seat 0 draws this one.
fn seat_1_without_cards(card: &str) -> Scenario {
    let hands = ["As Ah Ad Ac", "5h 5d 5c Qh", "3s 3h 3d 3c"];
    let mut scene = Scenario::dealt(Options::default(), &hands, &format!("5s 2s Qs {card} 4s"));
    scene.drops("5s").play(&["1 snap 1", "1 snap 2", "1 snap 3", "1 no"]);
    scene.draws_and_drops("2s").drops("Qs").play(&["1 snap 4"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![0]));
    scene.play(&["0 draw"]);
    assert_eq!(scene.turn(), [2], "only who has cards is asked");
    scene
}

#[test]
fn km_14_a_ten_is_skipped_when_only_one_opponent_has_cards() {
    let mut scene = seat_1_without_cards("Ts");
    scene.play(&["2 no"]);
    assert!(scene.was_told(&Event::Skipped { seat: Seat(0) }));
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![2]));
}

#[test]
fn km_14_an_eight_and_a_nine_need_only_one_opponent_with_cards() {
    let mut eight = seat_1_without_cards("8s");
    eight.play(&["2 no"]);
    assert_eq!(eight.legal(0), ["spy 2.1", "spy 2.2", "spy 2.3", "spy 2.4"]);
    assert_eq!(eight.refused("0 spy 1.1"), Some("KM-11"), "there is none");
    let mut nine = seat_1_without_cards("9s");
    nine.play(&["2 no"]);
    assert_eq!(nine.legal(0).len(), 16);
}

#[test]
fn km_14_all_but_a_seven_are_skipped_when_no_opponent_has_cards() {
    for (card, last, phase) in
        [("7s", "7h", "action"), ("8s", "8h", "deal"), ("9s", "9h", "deal"), ("Ts", "Th", "deal")]
    {
        let seat_2 = format!("6h 6d 6c {last}");
        let hands = ["As Ah Ad Ac", "5h 5d 5c Qh", &seat_2];
        let draw = format!("5s 6s Qs {card}");
        let mut scene = Scenario::dealt(Options::default(), &hands, &draw);
        scene.drops("5s").play(&["1 snap 1", "1 snap 2", "1 snap 3", "1 no"]);
        scene.drops("6s").play(&["2 snap 1", "2 snap 2", "2 snap 3", "2 no"]);
        scene.drops("Qs").play(&["1 snap 4"]);
        scene.play(&["0 draw", "2 snap 4"]);
        assert_eq!(scene.phase(), phase, "{card}");
    }
}
