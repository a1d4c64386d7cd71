//! KR-01 to KR-05.

use serde_json::json;
use vierblatt_game::Game;
use vierblatt_koenigs_romme::{Cards, KoenigsRomme};

use crate::table::{Scene, deal, number};

#[test]
fn kr_01_a_deal_names_each_of_the_116_cards() {
    let mut scene = Scene::new(2, &[]);
    scene.act("~ dealer 0");
    let right = deal(3, &["3s 3s 4s", "JK JK JK"], "Kt", "JK JK JK");
    assert_eq!(right.split(' ').count(), 2 + 116);
    for wrong in [
        right.replacen("4s", "3s", 1),
        right.replacen("JK ", "", 1),
        right.replacen("Kt", "JK", 1),
        format!("{right} JK"),
        right.replacen("Kt", "2t", 1),
        "~ deal JK".to_owned(),
    ] {
        assert_eq!(scene.refused(&wrong), "KR-01", "{wrong}");
    }
    scene.act(&right);
    assert_eq!(scene.phase(), "draw");
}

#[test]
fn kr_02_in_round_r_everyone_gets_r_plus_2_cards_and_there_are_eleven_rounds() {
    for round in 1..=11 {
        for seats in 2..=7 {
            let mut scene = Scene::new(seats, &[number("first_round", round)]);
            scene.act("~ dealer 0");
            scene.act(&deal(round as usize + 2, &vec![""; seats as usize], "", ""));
            for hand in scene.open("hands").as_array().unwrap() {
                assert_eq!(hand.as_array().unwrap().len(), round as usize + 2);
            }
            assert_eq!(KoenigsRomme::round(&scene.state), round as u32);
        }
    }
    let mut scene = Scene::new(2, &[]);
    assert_eq!(scene.refused("~ deal 3s"), "KR-02", "first somebody deals");
    scene.act("~ dealer 0");
    assert_eq!(scene.refused("0 draw"), "KR-02");
    scene.act(&deal(3, &["", ""], "", ""));
    assert_eq!(scene.refused(&deal(3, &["", ""], "", "")), "KR-02", "not again");
}

#[test]
fn kr_02_hands_are_dealt_in_blocks() {
    let scene = Scene::round(1, &[], &["3s 4s 5s", "8d 9d Td", "Qc Kc JK"], "3t", "4t");
    let hands = json!([["3s", "4s", "5s"], ["8d", "9d", "Td"], ["JK", "Kc", "Qc"]]);
    assert_eq!(scene.open("hands"), hands);
}

#[test]
fn kr_03_the_next_card_starts_the_discard_pile_and_the_rest_is_the_draw_pile() {
    let scene = Scene::round(1, &[], &["3s 4s 5s", "8d 9d Td"], "3t", "4t JK Ks");
    assert_eq!(scene.open("discard"), json!(["3t"]));
    let draw = scene.draw_pile();
    assert_eq!(draw[..3], ["4t", "JK", "Ks"]);
    assert_eq!(draw.len(), Cards::ALL.len() - 6 - 1);
}

#[test]
fn kr_04_the_first_dealer_is_named_once_and_the_deal_passes_to_the_left() {
    let mut scene = Scene::new(3, &[]);
    assert_eq!((scene.phase(), scene.open("dealer")), ("dealer", json!(null)));
    assert_eq!(scene.refused("~ dealer 3"), "KR-04", "nobody sits there");
    assert_eq!(scene.refused("0 draw"), "KR-04");
    scene.act("~ dealer 2");
    assert_eq!(scene.refused("~ dealer 1"), "KR-04", "only once");
    for dealer in [2, 0, 1, 2] {
        assert_eq!((scene.phase(), scene.open("dealer")), ("deal", json!(dealer)));
        play_a_round(&mut scene);
    }
}

/// Who begins goes out with wild cards only.
fn play_a_round(scene: &mut Scene) {
    let size = KoenigsRomme::round(&scene.state) as usize + 2;
    let wild: Vec<_> = "sshhdd"[..size].chars().map(|suit| format!("{size}{suit}")).collect();
    let first = (scene.open("dealer").as_u64().unwrap() as usize + 1) % 3;
    let mut hands = [""; 3];
    let wild = wild.join(" ");
    hands[first] = &wild;
    scene.act(&deal(size, &hands, "Ks", "Qs Qs Js"));
    assert_eq!(scene.turn(), Some(first as u8));
    for drawn in ["Qs", "Qs", "Js"] {
        let seat = scene.turn().expect("everyone has a turn");
        scene.act(&format!("{seat} draw"));
        if usize::from(seat) == first {
            scene.act(&format!("{seat} lay {wild}"));
        }
        scene.act(&format!("{seat} discard {drawn}"));
    }
}

#[test]
fn kr_05_the_player_left_of_the_dealer_begins_and_play_goes_clockwise() {
    let mut scene = Scene::new(4, &[]);
    scene.act("~ dealer 1");
    scene.act(&deal(3, &[""; 4], "Kt", "Ks Ks Qs Qs Js"));
    for (seat, drawn) in [(2, "Ks"), (3, "Ks"), (0, "Qs"), (1, "Qs"), (2, "Js")] {
        assert_eq!(scene.turn(), Some(seat));
        for other in (0..4).chain([7, 200]).filter(|other| *other != seat) {
            assert_eq!(scene.refused(&format!("{other} draw")), "KR-05");
            assert_eq!(scene.legal(other), [""; 0]);
        }
        scene.acts(&[&format!("{seat} draw"), &format!("{seat} discard {drawn}")]);
    }
}
