//! KM-05 to KM-09: a turn.

use vierblatt_komojo::{Options, Refusal};

use crate::scenario::Scenario;

const HANDS: [&str; 3] = ["As Ah Ad 9c", "2s 2h 2d 2c", "3s 3h 3d 3c"];

fn scene(draw: &str) -> Scenario {
    Scenario::dealt(Options::default(), &HANDS, draw)
}

#[test]
fn km_05_a_turn_draws_and_there_is_nothing_to_take_before_the_first_discard() {
    let mut scene = scene("4s 5s");
    assert_eq!(scene.legal(0), ["draw", "stop"]);
    assert_eq!(scene.refusal("0 take 1"), Refusal::NothingToTake);
    scene.draws_and_drops("4s");
    assert_eq!(scene.legal(1), ["draw", "stop", "take 1", "take 2", "take 3", "take 4"]);
}

#[test]
fn km_05_only_the_one_who_draws_sees_the_card() {
    let mut scene = scene("4s");
    scene.play(&["0 draw"]);
    let heard = |seat| scene.told.heard_by(vierblatt_game::Seat(seat)).count();
    assert_eq!([heard(0), heard(1), heard(2)], [2, 1, 1]);
    assert_eq!(scene.refused("0 draw"), Some("KM-05"), "one card a turn");
    assert_eq!(scene.refused("0 take 1"), Some("KM-07"), "either draw or take");
}

#[test]
fn km_06_a_drawn_card_is_swapped_in_or_discarded() {
    let mut swapped = scene("4s");
    assert_eq!(swapped.refused("0 swap 1"), Some("KM-06"), "nothing is drawn");
    assert_eq!(swapped.refused("0 drop"), Some("KM-06"));
    swapped.play(&["0 draw"]);
    assert_eq!(swapped.legal(0), ["drop", "stop", "swap 1", "swap 2", "swap 3", "swap 4"]);
    assert_eq!(swapped.refused("0 swap 5"), Some("KM-06"), "no card lies there");
    let mut dropped = scene("4s");
    swapped.play(&["0 swap 2"]);
    assert_eq!([swapped.card(0, 2), swapped.top()], ["4s", "Ah"]);
    assert_eq!(swapped.knows(0), "0.2 0.3 0.4");
    assert_eq!(swapped.knows(1), "1.3 1.4", "nobody else saw it");
    dropped.play(&["0 draw", "0 drop"]);
    assert_eq!([dropped.card(0, 2), dropped.top()], ["Ah", "4s"]);
    assert_eq!(dropped.knows(0), "0.3 0.4");
}

#[test]
fn km_07_a_taken_card_is_swapped_in_and_all_have_seen_it() {
    let mut scene = scene("4s");
    scene.draws_and_drops("4s");
    assert_eq!(scene.refused("1 take 5"), Some("KM-07"), "no card lies there");
    scene.play(&["1 take 1"]);
    assert_eq!([scene.card(1, 1), scene.top()], ["4s", "2s"]);
    assert_eq!(scene.open().discard.len(), 1);
    assert_eq!(scene.phase(), "snap", "it cannot be given back");
    assert_eq!(scene.knows(0), "0.3 0.4 1.1");
    assert_eq!(scene.knows(1), "1.1 1.3 1.4");
}

#[test]
fn km_07_a_seven_to_ten_may_be_taken_and_is_then_a_plain_card() {
    let mut scene = scene("4s 4h 4d");
    scene.play(&["0 draw", "0 swap 4"]).nobody_snaps();
    assert_eq!(scene.top(), "9c");
    scene.play(&["1 take 1"]).nobody_snaps();
    assert_eq!([scene.card(1, 1), scene.top()], ["9c", "2s"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![2]), "no action follows");
}

#[test]
fn km_08_nobody_looks_at_the_own_card_before_swapping_it_away() {
    let mut scene = scene("4s");
    scene.play(&["0 draw"]);
    let known = scene.knows(0);
    assert_eq!(scene.refused("0 peek 1"), Some("KM-10"));
    assert_eq!(scene.knows(0), known);
    scene.play(&["0 swap 1"]);
    // Nothing but the drawn card was told, and the discarded one is told to all at once.
    assert_eq!(scene.told.0.len(), 1);
}

#[test]
fn km_09_a_drawn_seven_to_ten_goes_down_at_once_and_its_action_must_be_carried_out() {
    for (card, action) in
        [("7s", "peek 1"), ("8s", "spy 1.1"), ("9s", "trade 1 1.1"), ("Ts", "switch 1.1 2.1")]
    {
        let mut scene = scene(card);
        scene.play(&["0 draw"]);
        assert_eq!((scene.phase(), scene.top()), ("snap", card.into()));
        assert_eq!(scene.open().held, None);
        scene.nobody_snaps();
        assert_eq!((scene.phase(), scene.turn()), ("action", vec![0]));
        assert_eq!(scene.refused("0 drop"), Some("KM-06"), "there is no way round it");
        assert_eq!(scene.refused("0 swap 1"), Some("KM-06"));
        assert!(!scene.legal(0).contains(&"no".into()));
        scene.play(&[&format!("0 {action}")]);
        assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]));
    }
}

#[test]
fn km_09_a_seven_to_ten_from_ones_own_cards_does_nothing() {
    let mut scene = scene("4s");
    scene.play(&["0 draw", "0 swap 4"]);
    assert_eq!(scene.top(), "9c");
    scene.nobody_snaps();
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]));
}
