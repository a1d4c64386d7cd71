//! KM-01 to KM-04: cards and set-up.

use vierblatt_game::Value;
use vierblatt_komojo::{Card, Options};

use crate::scenario::{Scenario, deal_text, options};

const HANDS: [&str; 3] = ["As Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"];

#[test]
fn km_01_a_deal_has_52_cards_and_two_jokers() {
    let mut scene = Scenario::new(3, Options::default());
    scene.play(&["~ start 0"]);
    let deal = deal_text(&HANDS, "JK JK");
    assert_eq!(scene.refused(&deal.replace("Kc", "JK")), Some("KM-01"), "three jokers");
    assert_eq!(scene.refused(&deal.replace("Kc", "Ks")), Some("KM-01"), "a card twice");
    assert_eq!(scene.refused(deal.strip_suffix(" Kc").unwrap()), Some("KM-01"), "one missing");
    scene.play(&[&deal]);
    assert_eq!(scene.open().draw.iter().filter(|card| **card == Card::JOKER).count(), 2);
}

#[test]
fn km_02_everyone_has_four_places_and_the_rest_is_the_draw_pile() {
    let scene = Scenario::dealt(Options::default(), &HANDS, "4s 5s");
    for seat in 0..3 {
        assert_eq!(scene.places(seat), [1, 2, 3, 4]);
    }
    assert_eq!([scene.card(1, 1), scene.card(1, 3)], ["2s", "2d"]);
    let open = scene.open();
    assert_eq!(open.draw.len(), 54 - 12);
    assert_eq!(open.draw[0].to_string(), "4s");
    assert!(open.discard.is_empty(), "there is no discard pile yet");
}

#[test]
fn km_02_nobody_moves_before_the_deal() {
    let mut scene = Scenario::new(3, Options::default());
    assert_eq!(scene.refused("0 draw"), Some("KM-04"));
    scene.play(&["~ start 0"]);
    assert_eq!(scene.refused("0 draw"), Some("KM-02"));
    scene.play(&[&deal_text(&HANDS, "")]);
    assert_eq!(scene.refused(&deal_text(&HANDS, "")), Some("KM-02"), "dealt once");
}

#[test]
fn km_03_everyone_has_seen_their_two_lower_cards_and_nothing_else() {
    let scene = Scenario::dealt(Options::default(), &HANDS, "");
    for seat in 0..3 {
        assert_eq!(scene.knows(seat), format!("{seat}.3 {seat}.4"));
    }
}

#[test]
fn km_03_nobody_looks_at_cards_except_as_the_rules_say() {
    let mut scene = Scenario::dealt(Options::default(), &HANDS, "4s");
    assert_eq!(scene.refused("0 peek 3"), Some("KM-10"));
    scene.play(&["0 draw"]);
    assert_eq!(scene.refused("0 peek 3"), Some("KM-10"));
    assert_eq!(scene.refused("0 spy 1.1"), Some("KM-11"));
}

#[test]
fn km_04_the_first_player_is_drawn_and_play_goes_clockwise() {
    let mut scene = Scenario::new(3, Options::default());
    assert_eq!(scene.refused("~ start 3"), Some("KM-04"), "nobody sits there");
    scene.play(&["~ start 1", &deal_text(&HANDS, "4s 4h 4d")]);
    assert_eq!(scene.refused("~ start 1"), Some("KM-04"), "drawn once");
    assert_eq!(scene.refused("0 draw"), Some("KM-04"));
    for (seat, card) in [(1, "4s"), (2, "4h"), (0, "4d")] {
        assert_eq!(scene.turn(), [seat]);
        scene.draws_and_drops(card);
    }
}

#[test]
fn km_04_the_first_player_moves_one_seat_to_the_left_each_round() {
    let limit = [("limit", Value::Number(500)), ("stop", Value::Word("instead_of_turn"))];
    let mut scene = Scenario::new(3, options(&limit));
    scene.play(&["~ start 2"]);
    for first in [2, 0, 1, 2] {
        scene.play(&[&deal_text(&HANDS, "4s 5s")]);
        assert_eq!(scene.turn(), [first]);
        scene.play(&[&format!("{first} stop")]);
        scene.draws_and_drops("4s").draws_and_drops("5s");
        assert_eq!(scene.phase(), "deal");
    }
}
