//! KM-15 to KM-20: snaps.

use vierblatt_game::Seat;
use vierblatt_komojo::{Card, Event, Options, Refusal};

use crate::scenario::Scenario;

fn scene(hands: &[&str], draw: &str) -> Scenario {
    Scenario::dealt(Options::default(), hands, draw)
}

#[test]
fn km_15_an_opponent_may_throw_a_card_of_the_same_rank_and_has_one_fewer() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "3s 3h 3d 3c"], "5s 4s");
    scene.drops("5s");
    assert_eq!(scene.turn(), [1, 2]);
    assert_eq!(scene.legal(1), ["no", "snap 1", "snap 2", "snap 3", "snap 4"]);
    assert_eq!(scene.refused("1 snap 5"), Some("KM-15"), "no card lies there");
    scene.play(&["1 snap 1"]);
    assert_eq!(scene.places(1), [2, 3, 4], "it is not replaced");
    assert_eq!(scene.top(), "5h");
    assert_eq!(scene.open().draw.len(), 41);
}

#[test]
fn km_15_red_and_black_kings_snap_each_other() {
    let mut scene = scene(&["As Ah Ad Ac", "Kh Ks 2d 2c", "3s 3h 3d 3c"], "Kc 4s");
    scene.drops("Kc").play(&["1 snap 1", "1 snap 2", "1 no"]);
    assert_eq!(scene.places(1), [3, 4]);
}

#[test]
fn km_15_a_joker_matches_a_joker_and_nothing_else() {
    let mut joker = scene(&["As Ah Ad Ac", "JK 2h 2d 2c", "3s 3h 3d 3c"], "JK");
    joker.drops("JK").play(&["1 snap 1"]);
    assert_eq!(joker.places(1), [2, 3, 4]);
    let mut king = scene(&["As Ah Ad Ac", "JK 2h 2d 2c", "3s 3h 3d 3c"], "Kh");
    king.drops("Kh").play(&["1 snap 1"]);
    assert_eq!(king.places(1), [1, 2, 3, 4, 5]);
}

#[test]
fn km_15_nobody_looks_first_and_no_action_is_triggered() {
    let mut scene = scene(&["As Ah Ad 8s", "8h 2h 2d 2c", "3s 3h 3d 3c"], "4s");
    scene.play(&["0 draw", "0 swap 4"]);
    assert_eq!(scene.knows(1), "1.3 1.4");
    scene.play(&["1 snap 1", "1 no"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]));
}

#[test]
fn km_15_every_way_of_discarding_asks_the_opponents() {
    let hands = ["As Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"];
    for actions in [&["0 draw", "0 drop"][..], &["0 draw", "0 swap 1"]] {
        let mut scene = scene(&hands, "4s 5s");
        scene.play(actions);
        assert_eq!(scene.turn(), [1, 2], "{actions:?}");
        scene.nobody_snaps().play(&["1 take 1"]);
        assert_eq!(scene.turn(), [0, 2]);
    }
}

#[test]
fn km_16_the_first_right_snap_counts_and_the_second_is_too_late() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "5d 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["1 snap 1"]);
    assert_eq!(scene.turn(), [1], "only the fastest is asked on");
    assert_eq!(scene.refusal("2 snap 1"), Refusal::TooLate);
    assert_eq!(scene.places(2), [1, 2, 3, 4], "no penalty");
    assert_eq!(scene.knows(0), "0.3 0.4", "and the card is not shown");
}

#[test]
fn km_16_the_other_order_of_the_same_two_snaps_lets_the_other_one_win() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "5d 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["2 snap 1"]);
    assert_eq!(scene.refused("1 snap 1"), Some("KM-17"));
    assert_eq!([scene.places(1).len(), scene.places(2).len()], [4, 3]);
}

#[test]
fn km_16_whoever_snapped_right_may_throw_more_of_that_rank() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 5d 5c", "3s 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["1 snap 3", "1 snap 1", "1 snap 4"]);
    assert_eq!((scene.turn(), scene.places(1)), (vec![1], vec![2]));
    let discard: Vec<String> = scene.open().discard.iter().map(Card::to_string).collect();
    assert_eq!(discard, ["5s", "5d", "5h", "5c"]);
    scene.play(&["1 no"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]), "nobody else is asked");
}

#[test]
fn km_17_a_wrong_card_is_seen_by_all_goes_back_and_costs_a_penalty_card() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "5d 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["1 snap 2"]);
    assert_eq!(scene.card(1, 2), "2h");
    assert_eq!(scene.card(1, 5), "4s", "the penalty comes from the draw pile");
    assert_eq!(scene.knows(0), "0.3 0.4 1.2");
    assert_eq!(scene.knows(1), "1.2 1.3 1.4", "the penalty card is unseen");
    assert_eq!(scene.turn(), [2], "the others can still snap, that player is done");
    assert_eq!(scene.refused("1 snap 1"), Some("KM-17"));
    scene.play(&["2 snap 1"]);
    assert_eq!(scene.places(2), [2, 3, 4]);
}

#[test]
fn km_17_of_several_cards_a_wrong_one_ends_it() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 5d 2c", "5c 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["1 snap 1", "1 snap 2"]);
    assert_eq!(scene.places(1), [1, 2, 3, 4], "the penalty card takes the emptied place");
    assert_eq!(scene.card(1, 1), "4s");
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]), "seat 2 was too late");
}

#[test]
fn km_17_who_said_no_is_done() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "5d 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["1 no"]);
    assert_eq!(scene.refused("1 snap 1"), Some("KM-17"));
    assert_eq!(scene.turn(), [2]);
}

#[test]
fn km_18_nobody_snaps_in_the_own_turn() {
    let mut scene = scene(&["5h Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"], "5s 4s");
    assert_eq!(scene.refused("0 snap 1"), Some("KM-18"), "before drawing");
    scene.drops("5s");
    assert_eq!(scene.refusal("0 snap 1"), Refusal::OwnTurn);
    assert_eq!(scene.refused("0 no"), Some("KM-18"), "it is not even asked");
}

#[test]
fn km_18_a_snapped_card_opens_no_new_snap() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "5d 3h 3d 3c"], "5s 4s");
    scene.drops("5s").play(&["1 snap 1", "1 no"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]));
}

#[test]
fn km_19_the_card_lands_then_snaps_then_the_action_then_the_turn_ends() {
    let mut scene = scene(&["As Ah Ad Ac", "2s 2h 2d 7h", "3s 3h 3d 3c"], "7s 4s");
    scene.play(&["0 draw"]);
    assert_eq!((scene.phase(), scene.top()), ("snap", "7s".into()));
    assert_eq!(scene.refused("0 peek 1"), Some("KM-04"), "the snaps come first");
    scene.play(&["1 snap 4", "1 no"]);
    assert_eq!((scene.phase(), scene.turn()), ("action", vec![0]));
    scene.play(&["0 peek 1"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]));
}

#[test]
fn km_20_a_new_card_goes_to_the_lowest_free_place() {
    let mut scene = scene(&["As Ah Ad Ac", "5h 2h 2d 2c", "3s 3h 3d 3c"], "5s 4s 4h 4d 4c 6s 6h");
    scene.drops("5s").play(&["1 snap 1", "1 snap 2"]);
    assert_eq!(scene.places(1), [1, 2, 3, 4], "the emptied place first");
    assert!(scene.was_told(&Event::Penalty { seat: Seat(1), place: 1 }));
    scene.draws_and_drops("4h").drops("4d").play(&["1 snap 3"]);
    assert_eq!(scene.places(1), [1, 2, 3, 4, 5], "then 5");
    scene.play(&["0 no"]).drops("6s").play(&["1 snap 3"]);
    assert_eq!(scene.places(1), [1, 2, 3, 4, 5, 6], "then 6");
    assert_eq!([scene.card(1, 5), scene.card(1, 6)], ["4c", "6h"]);
}
