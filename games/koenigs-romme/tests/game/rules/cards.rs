//! KR-01 to KR-05: cards, set-up, and who deals and begins.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use vierblatt_game::{Game, Notation, Seat};
use vierblatt_koenigs_romme::{Card, Chance, KoenigsRomme};

use crate::scenario::{Scenario, deal, deck};

/// A table of three at which the first round is to be dealt.
fn to_be_dealt() -> Scenario {
    let mut scene = Scenario::new(3, "");
    scene.play(&["~ dealer 2"]);
    scene
}

#[test]
fn kr_01_there_are_116_cards_two_of_each_and_six_jokers() {
    let all = deck();
    assert_eq!(all.len(), 116);
    for card in &all {
        let copies = if card == "JK" { 6 } else { 2 };
        assert_eq!(all.iter().filter(|other| *other == card).count(), copies);
        assert_eq!(Card::read(card).unwrap().to_string(), *card);
    }
    let mut scene = to_be_dealt();
    scene.play(&[&format!("~ deal {}", all.join(" "))]);
    let lying = [scene.hand(0), scene.hand(1), scene.hand(2), scene.discard(), scene.draw()];
    let (mut lying, mut all) =
        (lying.join(" ").split(' ').map(String::from).collect::<Vec<_>>(), all);
    lying.sort();
    all.sort();
    assert_eq!(lying, all);
}

#[test]
fn kr_01_a_deal_with_a_missing_a_doubled_or_a_foreign_card_is_refused() {
    let scene = to_be_dealt();
    let right = format!("~ deal {}", deck().join(" "));
    let (short, last) = right.rsplit_once(' ').unwrap();
    assert_eq!(last, "JK");
    assert_eq!(scene.refused(short), "KR-01", "a joker is missing");
    assert_eq!(scene.refused(&format!("{right} 8d")), "KR-01", "a third 8d");
    assert_eq!(scene.refused(&format!("{short} 8d")), "KR-01", "a third 8d for a joker");
    assert_eq!(scene.refused(&right.replacen("8d", "JK", 1)), "KR-01", "a seventh joker");
    assert_eq!(scene.refused(&right.replacen("8d", "8c", 1)), "KR-01", "a third 8c");
    for foreign in ["2s", "As", "8x", "1s", "10s", "jk"] {
        assert_eq!(scene.refused(&right.replacen("8d", foreign, 1)), "KR-01", "{foreign}");
    }
    assert_eq!(scene.refused(&format!("{right} {}", deck().join(" "))), "KR-01", "two decks");
    scene.clone().play(&[&right]);
}

#[test]
fn kr_01_chance_deals_exactly_these_cards() {
    for seats in [1, 2, 7] {
        let mut scene = Scenario::new(seats, "");
        if seats > 1 {
            scene.play(&["~ dealer 0"]);
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats.into());
        let dealt = KoenigsRomme::chance(&scene.state, &mut rng);
        let mut text = String::new();
        KoenigsRomme::write_chance(&dealt, &mut text);
        let mut cards: Vec<_> = text.split(' ').skip(1).map(String::from).collect();
        let mut all = deck();
        cards.sort();
        all.sort();
        assert_eq!(cards, all);
        scene.play(&[&format!("~ {text}")]);
    }
}

#[test]
fn kr_02_in_round_r_everyone_gets_r_plus_two_cards() {
    for seats in 2..=7 {
        for round in 1..=11 {
            let chosen = format!("first_round={round}");
            let scene = Scenario::dealt(&chosen, &vec![""; seats], "", "");
            assert_eq!(scene.round() as usize, round);
            assert_eq!(scene.public()["hands"], json!(vec![round + 2; seats]));
            assert_eq!(scene.public()["draw"], json!(116 - seats * (round + 2) - 1));
        }
    }
}

#[test]
fn kr_02_eleven_rounds_are_played_from_3_cards_to_13() {
    for seats in [2, 3, 7] {
        let mut scene = Scenario::new(seats, "");
        scene.play(&["~ dealer 0"]);
        for round in 1..=11 {
            assert_eq!((scene.phase(), scene.round()), ("deal", round));
            scene.quick_round(&vec![""; seats.into()]);
        }
        assert_eq!((scene.phase(), scene.round()), ("over", 11));
    }
}

#[test]
fn kr_02_cards_are_dealt_hand_by_hand_beginning_with_seat_0() {
    let hands = ["3h 3s 4d", "5c 5t 6s", "7d 7h 8c"];
    for dealer in 0..3 {
        let mut scene = Scenario::new(3, "");
        scene.play(&[&format!("~ dealer {dealer}")]).deal(&hands, "9t", "");
        for (seat, hand) in hands.iter().enumerate() {
            assert_eq!(scene.hand(seat), *hand);
        }
    }
}

#[test]
fn kr_02_each_round_all_cards_are_shuffled_again() {
    let mut scene = to_be_dealt();
    scene.quick_round(&["", "", ""]);
    assert_eq!((scene.phase(), scene.round(), scene.is_chance()), ("deal", 2, true));
    // Nothing of the first round lies there any more.
    assert_eq!(scene.open("hands"), json!([[], [], []]));
    assert_eq!(scene.open("laid"), json!([[], [], []]));
    assert_eq!((scene.discard(), scene.draw()), (String::new(), String::new()));
    assert_eq!(scene.open("out"), json!(null));
    assert_eq!(scene.refused("0 draw"), "KR-02");
    let right = deal(&[4; 3], &["", "", ""], "");
    assert_eq!(scene.refused(right.rsplit_once(' ').unwrap().0), "KR-01");
    scene.play(&[&right]);
    assert_eq!(scene.refused(&right), "KR-02", "no deal is due");
    let size = |text: String| text.split(' ').count();
    assert_eq!(size(scene.draw()) + size(scene.discard()) + 3 * size(scene.hand(0)), 116);
}

#[test]
fn kr_03_the_next_card_is_turned_up_and_the_rest_is_the_draw_pile() {
    let scene = Scenario::dealt("", &["3s 3h 4d", "5c 5t 6s"], "9t", "Kd 8h JK");
    assert_eq!(scene.discard(), "9t");
    assert!(scene.draw().starts_with("Kd 8h JK "));
    assert_eq!(scene.draw().split(' ').count(), 116 - 7);
    assert_eq!(scene.public()["discard"], json!(["9t"]));
}

#[test]
fn kr_04_the_first_dealer_is_named_once() {
    let mut scene = Scenario::new(3, "");
    assert_eq!((scene.phase(), scene.is_chance()), ("dealer", true));
    assert_eq!(
        (scene.open("dealer"), scene.public()["dealer"].clone()),
        (json!(null), json!(null))
    );
    assert_eq!(scene.refused("0 draw"), "KR-04", "somebody has to deal first");
    for nobody in ["3", "7", "255", "1000"] {
        assert_eq!(scene.refused(&format!("~ dealer {nobody}")), "KR-04");
    }
    scene.play(&["~ dealer 1"]);
    assert_eq!((scene.phase(), scene.open("dealer")), ("deal", json!(1)));
    assert_eq!(scene.refused("~ dealer 1"), "KR-04");
    scene.deal(&["", "", ""], "", "");
    assert_eq!(scene.refused("~ dealer 2"), "KR-04");
    let mut next = to_be_dealt();
    next.quick_round(&["", "", ""]);
    assert_eq!((next.phase(), next.refused("~ dealer 2")), ("deal", "KR-04"));
}

#[test]
fn kr_04_every_seat_may_be_drawn_as_the_first_dealer() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let scene = Scenario::new(7, "");
    let mut drawn = [false; 7];
    for _ in 0..200 {
        match KoenigsRomme::chance(&scene.state, &mut rng) {
            Chance::Dealer(Seat(seat)) => drawn[usize::from(seat)] = true,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(drawn, [true; 7]);
}

#[test]
fn kr_04_the_deal_passes_to_the_left_each_round() {
    let mut scene = Scenario::new(3, "");
    scene.play(&["~ dealer 1"]);
    for dealer in [1, 2, 0, 1, 2] {
        assert_eq!(scene.open("dealer"), json!(dealer));
        scene.quick_round(&["", "", ""]);
    }
}

#[test]
fn kr_05_the_player_left_of_the_dealer_begins_and_play_goes_clockwise() {
    for dealer in 0..4 {
        let mut scene = Scenario::new(4, "");
        scene.play(&[&format!("~ dealer {dealer}")]).deal(&["", "", "", ""], "", "");
        for turn in 1..=9 {
            assert_eq!((scene.phase(), scene.turn()), ("draw", (dealer + turn) % 4));
            scene.idle(1);
        }
    }
}

#[test]
fn kr_05_nobody_acts_in_anothers_turn() {
    let mut scene = Scenario::dealt("", &["7s 7h 7d", "8s 8h 8d", "9s 9h 9d"], "Kc", "Jc");
    for seat in [1, 2, 3, 255] {
        assert_eq!(scene.refused(&format!("{seat} draw")), "KR-05");
        assert_eq!(scene.refused(&format!("{seat} take")), "KR-05");
        assert!(scene.legal(seat).is_empty());
    }
    scene.play(&["0 draw"]);
    assert_eq!(scene.refused("1 lay 8s 8h 8d"), "KR-05");
    assert_eq!(scene.refused("1 discard 8s"), "KR-05");
    assert!(scene.legal(1).is_empty());
}
