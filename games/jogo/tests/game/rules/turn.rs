//! A turn: JG-07 to JG-12.

use serde_json::json;
use vierblatt_jogo::{Event, Secret};

use crate::scenario::Situation;

#[test]
fn jg_07_one_lays_an_open_card_or_one_from_the_hand() {
    let situation = Situation {
        piles: ["rL4", "gM3", "", ""],
        open: &["rS3 - - -", "yF6 - - -"],
        hands: &["rD5 rD5 yM4"],
        ..Situation::EMPTY
    };
    let table = situation.table();
    assert_eq!(table.legal(0), ["rD5 p1", "s1 p1", "yM4 p2"], "twins are one move");
    assert!(table.legal(1).is_empty());
    assert_eq!(table.refused("1 s1 p1"), "JG-07", "not your turn");
    assert_eq!(table.refused("7 s1 p1"), "JG-07", "nobody sits there");
    assert_eq!(table.refused("0 rF2 p1"), "JG-07", "not in the hand");
    assert_eq!(table.refused("0 rS3 p1"), "JG-07", "open, not in the hand");
    assert_eq!(table.refused("0 rL5 p1"), "JG-07", "not in this deck");
    let mut table = situation.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.open("hands")[0], json!(["rD5", "yM4"]));
    assert_eq!(table.open("piles")[0], json!(["rL4", "rD5"]));
}

#[test]
fn jg_08_a_card_matches_in_colour_or_in_symbol() {
    let table = Situation {
        piles: ["rL4", "gM3", "", ""],
        open: &["rS3 bL6 yM4 oD4", "yF6 - - -"],
        ..Situation::EMPTY
    }
    .table();
    assert_eq!(table.legal(0), ["s1 p1", "s2 p1", "s3 p2"]);
    assert_eq!(table.refused("0 s1 p2"), "JG-08");
    assert_eq!(table.refused("0 s4 p1"), "JG-08");
    assert_eq!(table.refused("0 s4 p1 skip"), "JG-08", "whatever else is wrong");
}

#[test]
fn jg_09_the_next_card_of_the_pile_is_turned_up_until_it_is_empty() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["rS3 - yF6 -", "rD5 rD5 - -"],
        down: &[["rM6", "", "", ""]],
        ..Situation::EMPTY
    }
    .table();
    assert_eq!(table.refused("0 s2 p1"), "JG-09", "no card lies there");
    table.play(&["0 s1 p1"]);
    assert_eq!(table.open("open")[0], json!(["rM6", null, "yF6", null]));
    assert_eq!(table.open("down")[0], json!([[], [], [], []]));
    assert!(table.heard.iter().any(|event| {
        matches!(event, Event::TurnedUp { card, .. } if card.to_string() == "rM6")
    }));
    table.play(&["1 s1 p1", "0 s1 p1"]);
    assert_eq!(table.open("open")[0], json!([null, null, "yF6", null]));
}

#[test]
fn jg_10_who_can_lay_must() {
    let table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["yF6 - - -", "yM4 - - -"],
        hands: &["rD5"],
        draw: "gF5",
        ..Situation::EMPTY
    }
    .table();
    assert_eq!(table.legal(0), ["rD5 p1"]);
    assert_eq!(table.refused("0 pass"), "JG-10");
    assert_eq!(table.refused("0 end"), "JG-11");
}

#[test]
fn jg_10_a_pass_takes_from_the_draw_pile_and_from_a_chosen_own_pile() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["yF6 yM4 yM4 -", "yM4 - - -"],
        down: &[["oS2", "", "rD5 rS3", ""]],
        draw: "gF5",
        ..Situation::EMPTY
    }
    .table();
    assert_eq!(table.legal(0), ["pass 1", "pass 3"]);
    assert_eq!(table.refused("0 pass"), "JG-10", "a pile must be named");
    assert_eq!(table.refused("0 pass 2"), "JG-10", "it is empty");
    table.play(&["0 pass 3"]);
    assert_eq!(table.open("hands")[0], json!(["gF5", "rD5"]));
    assert_eq!(table.open("down")[0], json!([["oS2"], [], ["rS3"], []]));
    assert_eq!(table.open("open")[0], json!(["yF6", "yM4", "yM4", null]), "open cards stay");
    assert_eq!((table.open("draw"), table.turn()), (json!([]), 1));
    let heard: Vec<_> = table.secrets.iter().map(|(seat, secret)| (*seat, secret)).collect();
    assert!(matches!(heard[..], [(0, Secret::Drew { .. }), (0, Secret::Took { .. })]));
}

#[test]
fn jg_10_a_pass_takes_one_card_where_one_source_is_empty() {
    let situation = Situation {
        piles: ["rL4", "", "", ""],
        open: &["yF6 - - -", "rS3 rS3 - -"],
        ..Situation::EMPTY
    };
    let mut no_pile = Situation { draw: "gF5", ..situation }.table();
    assert_eq!(no_pile.legal(0), ["pass"]);
    assert_eq!(no_pile.refused("0 pass 1"), "JG-10");
    no_pile.play(&["0 pass"]);
    assert_eq!(no_pile.open("hands")[0], json!(["gF5"]));

    let mut no_draw = Situation { down: &[["gF5", "", "", ""]], ..situation }.table();
    assert_eq!(no_draw.legal(0), ["pass 1"]);
    no_draw.play(&["0 pass 1"]);
    assert_eq!(no_draw.open("hands")[0], json!(["gF5"]));
}

#[test]
fn jg_10_a_pass_takes_nothing_where_both_sources_are_empty() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["yF6 - - -", "rS3 rS3 - -"],
        ..Situation::EMPTY
    }
    .table();
    assert_eq!(table.legal(0), ["pass"]);
    table.play(&["0 pass"]);
    assert_eq!((table.open("hands"), table.turn()), (json!([[], []]), 1));
}

/// Seat 0 earns an extra turn with `s1 p1`, and can then lay nothing.
const EARNS: Situation<'_> = Situation {
    piles: ["rL4", "", "", ""],
    open: &["rL4 yF6 - -", "rS3 rS3 - -", "rS3 - - -"],
    draw: "gF5",
    ..Situation::EMPTY
};

#[test]
fn jg_11_colour_and_symbol_give_an_extra_turn_that_may_be_left() {
    let mut table = EARNS.table();
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn()), ("extra", 0));
    assert_eq!(table.legal(0), ["end"]);
    assert_eq!(table.refused("0 pass"), "JG-11");
    table.play(&["0 end"]);
    assert_eq!((table.turn(), table.open("hands")), (1, json!([[], [], []])), "nothing is drawn");
    assert_eq!(table.open("draw"), json!(["gF5"]));
}

#[test]
fn jg_11_the_extra_turn_may_be_left_though_a_card_could_be_laid() {
    let mut table = Situation { open: &["rL4 rS3 - -", "rS3 - - -", "rS3 - - -"], ..EARNS }.table();
    table.play(&["0 s1 p1"]);
    assert_eq!(table.legal(0), ["end", "s2 p1"]);
    table.play(&["0 end"]);
    assert_eq!((table.phase(), table.turn()), ("lay", 1));
}

#[test]
fn jg_11_a_full_extra_turn_is_a_whole_turn() {
    let mut table = Situation { options: "extra_turn=full", ..EARNS }.table();
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn()), ("lay", 0));
    assert_eq!(table.legal(0), ["pass"]);
    assert_eq!(table.refused("0 end"), "JG-11");
    table.play(&["0 pass"]);
    assert_eq!((table.open("hands")[0].clone(), table.turn()), (json!(["gF5"]), 1));
}

#[test]
fn jg_11_one_match_alone_gives_no_extra_turn() {
    let mut table = Situation { open: &["rS3 yF6 - -", "rS3 - - -", "rS3 - - -"], ..EARNS }.table();
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn()), ("lay", 1));
}

#[test]
fn jg_12_special_cards_earn_extra_turns_and_these_can_follow_one_another() {
    let mut table = Situation {
        piles: ["rSTOP", "", "", ""],
        open: &["rREV rJOGO r+1 yF6", "yM4 - - -", "yM4 - - -"],
        ..EARNS
    }
    .table();
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn(), table.open("direction")), ("extra", 0, json!(-1)));
    table.play(&["0 s2 p1 turn"]);
    assert_eq!((table.phase(), table.turn(), table.open("direction")), ("extra", 0, json!(1)));
    table.play(&["0 s3 p1"]);
    assert_eq!((table.phase(), table.turn()), ("extra", 0));
    assert_eq!(table.open("hands")[1], json!(["gF5"]), "+1 before the extra turn");
}

#[test]
fn jg_12_with_icons_no_special_card_earns_an_extra_turn() {
    for (top, card) in [("rSTOP", "rREV"), ("bREV", "rREV"), ("rL4", "rREV"), ("rREV", "rL4")] {
        let open = format!("{card} yF6 - -");
        let mut table = Situation {
            options: "special_symbol=icon",
            piles: [top, "", "", ""],
            open: &[&open, "yM4 - - -", "yM4 - - -"],
            ..EARNS
        }
        .table();
        table.play(&["0 s1 p1"]);
        assert_eq!(table.phase(), "lay", "{card} on {top}");
        assert_ne!(table.turn(), 0, "{card} on {top}");
    }
    // A parity deck has red hearts: with owned symbols they match red special cards twice.
    let mut table = Situation {
        options: "deck=parity",
        piles: ["rH2", "", "", ""],
        open: &["r+1 yF5 - -", "yM5 - - -", "yM3 - - -"],
        draw: "gF6",
        ..EARNS
    }
    .table();
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn()), ("extra", 0));
}
