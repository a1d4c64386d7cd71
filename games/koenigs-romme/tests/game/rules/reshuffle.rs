//! KR-07: when the draw pile is used up.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use vierblatt_game::{Game, Notation};
use vierblatt_koenigs_romme::{Event, KoenigsRomme};

use crate::scenario::{Scenario, complete};

/// Seven seats in round 11, where the draw pile is shortest. Seat 0 begins the turn after which
/// the draw pile has one card.
fn one_left(chosen: &str) -> Scenario {
    let mut scene = Scenario::dealt(&format!("{chosen} first_round=11"), &[""; 7], "", "");
    scene.idle_until_left(1);
    scene
}

/// The cards from last to first.
fn turned(cards: &str) -> String {
    cards.split(' ').rev().collect::<Vec<_>>().join(" ")
}

#[test]
fn kr_07_the_last_card_drawn_brings_the_shuffle_at_once() {
    let mut scene = one_left("");
    let seat = scene.turn();
    assert_eq!(scene.refused("~ shuffle 3s"), "KR-07", "there is a card left");
    let (last, discards) = (scene.draw(), scene.discard());
    scene.play(&[&format!("{seat} draw")]);
    assert_eq!((scene.phase(), scene.is_chance()), ("shuffle", true));
    assert!(scene.hand(seat.into()).contains(&last), "the seat has its card already");
    assert_eq!((scene.draw(), scene.discard()), (String::new(), discards));
    assert!(scene.legal(seat).is_empty() && !scene.can_lay());
    for early in ["draw", "take", "lay 3s 3h 3d"] {
        assert_eq!(scene.refused(&format!("{seat} {early}")), "KR-07", "{early}");
    }
    assert_eq!(scene.refused(&format!("{seat} discard {last}")), "KR-07");
    assert_eq!(scene.refused("~ dealer 0"), "KR-04");
}

#[test]
fn kr_07_the_second_to_last_card_brings_none_and_taking_brings_none() {
    let mut scene = one_left("");
    let seat = scene.turn();
    scene.play(&[&format!("{seat} take")]);
    assert_eq!((scene.phase(), scene.draw().len()), ("play", 2));
    let mut scene = Scenario::dealt("first_round=11", &[""; 7], "", "");
    scene.idle_until_left(2);
    let seat = scene.turn();
    scene.play(&[&format!("{seat} draw")]);
    assert_eq!((scene.phase(), scene.draw().len()), ("play", 2));
}

#[test]
fn kr_07_the_whole_discard_pile_becomes_the_draw_pile() {
    let mut scene = one_left("");
    let (seat, last) = (scene.turn(), scene.draw());
    scene.play(&[&format!("{seat} draw")]);
    let pile = turned(&scene.discard());
    assert_eq!(pile.split(' ').count(), 24);
    scene.play(&[&format!("~ shuffle {pile}")]);
    assert_eq!((scene.phase(), scene.turn()), ("play", seat));
    assert_eq!((scene.draw(), scene.discard()), (pile.clone(), String::new()));
    assert_eq!(scene.heard().last(), Some(&&Event::Shuffle { cards: 24 }));
    // The discard goes onto an empty place, and is there to be taken.
    scene.play(&[&format!("{seat} discard {last}")]);
    assert_eq!((scene.discard(), scene.draw()), (last.clone(), pile));
    let next = scene.turn();
    assert_eq!(scene.legal(next), ["draw", "take"]);
    scene.play(&[&format!("{next} take")]);
    assert_eq!(scene.discard(), "");
}

#[test]
fn kr_07_keep_top_leaves_the_top_of_the_discard_pile_where_it_is() {
    let mut scene = one_left("reshuffle=keep_top");
    let (seat, last) = (scene.turn(), scene.draw());
    scene.play(&[&format!("{seat} draw")]);
    let discards = scene.discard();
    let (below, top) = discards.rsplit_once(' ').unwrap();
    assert_eq!(scene.refused(&format!("~ shuffle {discards}")), "KR-07", "the top stays");
    scene.play(&[&format!("~ shuffle {}", turned(below))]);
    assert_eq!((scene.draw(), scene.discard()), (turned(below), top.to_string()));
    assert_eq!(scene.heard().last(), Some(&&Event::Shuffle { cards: 23 }));
    scene.play(&[&format!("{seat} discard {last}")]);
    assert_eq!(scene.discard(), format!("{top} {last}"));
}

#[test]
fn kr_07_a_shuffle_of_other_cards_is_refused() {
    let mut scene = one_left("");
    let seat = scene.turn();
    scene.play(&[&format!("{seat} draw")]);
    let discards = scene.discard();
    let (short, last) = discards.rsplit_once(' ').unwrap();
    let elsewhere = scene.hand(0)[..2].to_string();
    assert_ne!(last, elsewhere);
    for (wrong, why) in [
        (short.to_string(), "one is missing"),
        (format!("{discards} {last}"), "one is doubled"),
        (format!("{discards} {elsewhere}"), "one is in a hand"),
        (format!("{short} {elsewhere}"), "one is another"),
        (format!("{short} 2s"), "one is not a card"),
        (vec!["JK"; 200].join(" "), "far too many"),
    ] {
        assert_eq!(scene.refused(&format!("~ shuffle {wrong}")), "KR-07", "{why}");
    }
    scene.play(&[&format!("~ shuffle {discards}")]);
    assert_eq!(scene.refused(&format!("~ shuffle {discards}")), "KR-07", "done already");
}

#[test]
fn kr_07_chance_shuffles_exactly_the_cards_of_the_option() {
    for (chosen, cards) in [("", 24), ("reshuffle=keep_top", 23)] {
        let mut scene = one_left(chosen);
        let seat = scene.turn();
        scene.play(&[&format!("{seat} draw")]);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let shuffle = KoenigsRomme::chance(&scene.state, &mut rng);
        let mut text = "~ ".to_string();
        KoenigsRomme::write_chance(&shuffle, &mut text);
        scene.play(&[&text]);
        assert_eq!(scene.heard().last(), Some(&&Event::Shuffle { cards }));
    }
}

#[test]
fn kr_07_the_shuffle_is_due_in_a_last_turn_too() {
    let lay = complete(13, &[]);
    let hand = lay.replace("/ ", "");
    let hands = [hand.as_str(), "", "", "", "", "", ""];
    let mut scene = Scenario::dealt("first_round=11", &hands, "", "");
    // 24 cards: seat 0 draws the 22nd, seat 1 the last but one, seat 2 the last.
    scene.idle_until_left(3);
    assert_eq!(scene.turn(), 0);
    scene.play(&["0 draw", &format!("0 lay {lay}")]);
    scene.play(&[&format!("0 discard {}", scene.hand(0))]).idle(1).play(&["2 draw"]);
    assert_eq!((scene.phase(), scene.open("out")), ("shuffle", json!(0)));
    let laid = scene.open("laid");
    assert_eq!(laid[0].as_array().unwrap().len(), 2);
    scene.play(&[&format!("~ shuffle {}", scene.discard())]);
    assert_eq!((scene.phase(), scene.turn()), ("play", 2));
    assert_eq!(scene.open("laid"), laid, "what was laid down stays");
    let card = scene.hand(2)[..2].to_string();
    scene.play(&[&format!("2 discard {card}")]).idle(4);
    assert_eq!(scene.phase(), "over");
}

#[test]
fn kr_07_the_new_draw_pile_is_used_up_and_shuffled_again() {
    let mut scene = one_left("");
    for _ in 0..3 {
        scene.idle_until_left(1);
        let (seat, last) = (scene.turn(), scene.draw());
        let discards = scene.discard();
        scene.play(&[&format!("{seat} draw"), &format!("~ shuffle {discards}")]);
        scene.play(&[&format!("{seat} discard {last}")]);
    }
    assert_eq!((scene.phase(), scene.round()), ("draw", 11));
}
