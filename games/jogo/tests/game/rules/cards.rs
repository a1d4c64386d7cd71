//! Cards and set-up: JG-01 to JG-06.

use std::collections::BTreeMap;

use serde_json::json;
use vierblatt_game_testing::chosen as options;
use vierblatt_jogo::{Card, DECK, Event, Face, Jogo};

use crate::scenario::{Scenario, Situation, cards, deal};

/// How often each of these occurs.
fn count<K: Ord>(keys: impl Iterator<Item = K>) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    for key in keys {
        *counts.entry(key).or_insert(0) += 1;
    }
    counts
}

/// Colour, symbol and value of the plain cards, with the rule's numbers.
fn plain(chosen: &str) -> Vec<(usize, usize, u8)> {
    let plain = |card: &Card| match card.face() {
        Face::Plain(symbol, value) => Some((card.colour() as usize, symbol as usize, value)),
        Face::Special(_) => None,
    };
    Jogo::cards(options(chosen)).iter().filter_map(plain).collect()
}

#[test]
fn jg_01_90_plain_cards_and_one_special_card_of_each_kind_in_each_colour() {
    for chosen in ["deck=owned", "deck=parity"] {
        let all = Jogo::cards(options(chosen));
        assert_eq!((all.len(), plain(chosen).len()), (DECK, 90));
        assert!(plain(chosen).iter().all(|(.., value)| (2..=6).contains(value)));
        for colour in "roygbv".chars() {
            for (kind, value) in [("STOP", 1), ("REV", 7), ("+1", 8), ("JOGO", 9)] {
                let text = format!("{colour}{kind}");
                let same: Vec<_> = all.iter().filter(|card| card.to_string() == text).collect();
                assert_eq!(same.len(), 1, "{text}");
                assert_eq!(same[0].value(), value);
            }
        }
    }
}

#[test]
fn jg_01_a_deal_names_every_card_as_often_as_it_exists() {
    let mut table = Scenario::new(3, "");
    table.play(&["~ start 1"]);
    let right = deal("", "");
    let without_last = right.rsplit_once(' ').unwrap().0;
    assert_eq!(table.refused(without_last), "JG-01");
    assert_eq!(table.refused(&format!("{right} rL4")), "JG-01", "a card too many");
    assert_eq!(table.refused(&right.replacen("rL4", "vL5", 1)), "JG-01", "a fourth vL5");
    assert_eq!(table.refused(&right.replacen("rL4", "rL5", 1)), "JG-02", "not in this deck");
    assert_eq!(table.refused(&deal("deck=parity", "")), "JG-02", "another deck");
    assert_eq!(table.refused(&format!("{right} {right}").replacen(" ~ deal", "", 1)), "JG-01");
    table.play(&[&right]);
    assert_eq!(table.refused(&right), "JG-04", "only once");
}

#[test]
fn jg_02_each_colour_owns_a_symbol_and_carries_the_five_others_three_times() {
    let plain = plain("");
    for (colour, symbol, value) in &plain {
        assert_ne!(colour, symbol, "a colour has no plain card with its own symbol");
        assert_eq!(usize::from(*value), 1 + (symbol + 6 - colour) % 6);
    }
    assert!(count(plain.iter()).values().all(|n| *n == 3));
    let by_colour = count(plain.iter().map(|(colour, _, value)| (colour, value)));
    let by_symbol = count(plain.iter().map(|(_, symbol, value)| (symbol, value)));
    for counts in [by_colour, by_symbol] {
        assert_eq!(counts.len(), 30);
        assert!(counts.values().all(|n| *n == 3));
    }
    let text = |text| cards(text)[0];
    assert!(Jogo::cards(options("")).contains(&text("rL4")), "leaf 3 on red 0 is worth 4");
    assert!(Jogo::cards(options("")).contains(&text("vH2")), "heart 0 on violet 5 is worth 2");
}

#[test]
fn jg_02_the_parity_deck_has_one_of_each_card_whose_numbers_add_up_even() {
    let plain = plain("deck=parity");
    assert_eq!(plain.len(), 90);
    assert!(count(plain.iter()).values().all(|n| *n == 1));
    assert!(plain.iter().all(|(colour, symbol, value)| {
        (colour + symbol + usize::from(*value)).is_multiple_of(2)
    }));
    let pairs = count(plain.iter().map(|(colour, symbol, _)| (colour, symbol)));
    assert_eq!(pairs.len(), 36);
    assert!(pairs.values().all(|n| *n == 2 || *n == 3));
}

#[test]
fn jg_03_a_special_card_carries_the_symbol_its_colour_owns() {
    let table = Situation {
        piles: ["rSTOP", "vH2", "gSTOP", "bH3"],
        open: &["rREV b+1 - -", "yM4 - - -"],
        ..Situation::EMPTY
    }
    .table();
    // The red ones carry a heart: rREV goes on red and on hearts, b+1 only on blue and drops.
    assert_eq!(table.legal(0), ["s1 p1", "s1 p2", "s1 p4", "s2 p4"]);
}

#[test]
fn jg_03_with_icons_a_special_card_matches_its_own_kind_and_no_plain_symbol() {
    let table = Situation {
        options: "special_symbol=icon",
        piles: ["rSTOP", "vH2", "gSTOP", "bH3"],
        open: &["rREV bSTOP - -", "yM4 - - -"],
        ..Situation::EMPTY
    }
    .table();
    assert_eq!(table.legal(0), ["s1 p1", "s2 p1", "s2 p3", "s2 p4"]);
    assert_eq!(table.refused("0 s1 p2"), "JG-08", "no heart on rREV");
}

#[test]
fn jg_04_four_start_cards_and_special_ones_have_no_effect() {
    let mut table = Scenario::new(3, "");
    assert_eq!(table.refused(&deal("", "")), "JG-06", "first it is drawn who begins");
    table.play(&["~ start 0"]);
    assert_eq!(table.refused("0 pass"), "JG-04");
    table.play(&[&deal("", "rSTOP gREV y+1 bJOGO")]);
    assert_eq!(table.open("piles"), json!([["rSTOP"], ["gREV"], ["y+1"], ["bJOGO"]]));
    assert_eq!((table.turn(), table.open("direction")), (0, json!(1)));
    assert_eq!(table.open("hands"), json!([[], [], []]));
    assert_eq!(table.open("skips"), json!([0, 0, 0]));
}

#[test]
fn jg_05_everyone_has_four_piles_with_the_top_card_turned_up() {
    for (seats, height, draw) in [(2, 9, 38), (3, 7, 26), (4, 5, 30)] {
        let mut table = Scenario::new(seats, "");
        let text = deal("", "rL4 bL6");
        table.play(&["~ start 0", &text]);
        let dealt: Vec<&str> = text.split(' ').skip(2).collect();
        assert_eq!(table.open("draw").as_array().unwrap().len(), draw);
        assert_eq!(table.open("draw")[0], *dealt[DECK - draw..].first().unwrap());
        for seat in 0..usize::from(seats) {
            for place in 0..4 {
                let pile = &dealt[4 + (seat * 4 + place) * height..][..height];
                assert_eq!(table.open("open")[seat][place], pile[0]);
                assert_eq!(table.open("down")[seat][place], json!(pile[1..]));
            }
        }
        let Some(Event::Dealt { open, .. }) = table.heard.last() else { panic!("all see it") };
        assert_eq!(json!(open), table.open("open"));
    }
}

#[test]
fn jg_06_chance_names_the_first_player_and_play_goes_clockwise() {
    let mut table = Scenario::new(3, "");
    assert_eq!(table.phase(), "start");
    assert_eq!(table.refused("0 end"), "JG-06");
    table.play(&["~ start 2"]);
    assert_eq!(table.refused("~ start 1"), "JG-06");
    // Seat 0 could lay its first open card, but seat 2 begins.
    table.play(&[&deal("", "rL4 gM3 gM3 gM3 rS3")]);
    assert_eq!((table.turn(), table.open("direction")), (2, json!(1)));
    assert_eq!(table.refused("0 s1 p1"), "JG-07");
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["rS3 rS3 - -", "rF2 rF2 - -", "rD5 rD5 - -"],
        ..Situation::EMPTY
    }
    .table();
    for seat in [0, 1, 2] {
        assert_eq!(table.turn(), seat);
        table.play(&[&format!("{seat} s1 p1")]);
    }
    assert_eq!(table.turn(), 0);
}
