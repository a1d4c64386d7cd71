//! The end: JG-20 to JG-22.

use serde_json::json;
use vierblatt_game::Game;
use vierblatt_jogo::{Event, Jogo, Phase};

use crate::scenario::{Scenario, Situation};

/// Seat 0 has one card left.
const LAST: Situation<'_> = Situation {
    options: "",
    piles: ["rL4", "", "", ""],
    open: &["- - - -", "rS3 yF6 - -", "gF5 - - -"],
    down: &[["", "", "", ""], ["yM4", "", "", ""]],
    hands: &["rD5", "oS2"],
    draw: "",
    phase: Phase::Lay,
    turn: 0,
    direction: 1,
    skips: &[],
};

#[test]
fn jg_20_who_has_no_card_left_has_won() {
    let mut table = LAST.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.phase(), "over");
    assert_eq!(Jogo::turn(&table.state), vierblatt_game::Turn::Over);
    assert_eq!(table.result(), Some((vec![1, 3, 2], vec![0, 3 + 6 + 4 + 2, 5])));
    for action in ["1 s1 p1", "0 pass", "0 end", "9 pass", "~ start 0"] {
        assert_eq!(table.refused(action), "no rule", "{action}");
    }
}

#[test]
fn jg_20_a_face_down_card_is_a_card() {
    let mut table = Situation {
        open: &["rD5 - - -", "rS3 yF6 - -", "gF5 - - -"],
        down: &[["bM2", "", "", ""]],
        hands: &[],
        ..LAST
    }
    .table();
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn()), ("lay", 1));
}

#[test]
fn jg_20_the_last_card_has_no_effect_any_more() {
    for (card, action) in [
        ("rSTOP", "0 rSTOP p1"),
        ("rREV", "0 rREV p1"),
        ("r+1", "0 r+1 p1"),
        ("rJOGO", "0 rJOGO p1 skip"),
    ] {
        let mut table = Situation { hands: &[card], draw: "oS2", down: &[], ..LAST }.table();
        table.play(&[action]);
        assert_eq!(table.phase(), "over");
        assert_eq!(table.open("piles")[0], json!(["rL4", card]), "a STOP turns no pile over");
        assert_eq!(table.open("direction"), json!(1));
        assert_eq!(table.open("skips"), json!([0, 0, 0]));
        assert_eq!(table.open("draw"), json!(["oS2"]));
    }
    let table = Situation { hands: &["rJOGO"], draw: "oS2", down: &[], ..LAST }.table();
    assert_eq!(table.refused("0 rJOGO p1"), "JG-17", "the winning card needs its choice too");
}

#[test]
fn jg_20_a_new_pile_can_win() {
    let mut table = Situation {
        piles: [""; 4],
        hands: &["rJOGO"],
        phase: Phase::Found { extra: true },
        down: &[],
        ..LAST
    }
    .table();
    assert_eq!(table.legal(0), ["end", "rJOGO p1"]);
    table.play(&["0 rJOGO p1"]);
    assert_eq!((table.phase(), table.open("piles")[0].clone()), ("over", json!(["rJOGO"])));
}

#[test]
fn jg_20_the_last_card_earns_no_extra_turn() {
    let mut table = Situation { piles: ["rD5", "", "", ""], ..LAST }.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.phase(), "over");
}

#[test]
fn jg_21_the_others_place_by_the_sum_of_all_their_cards() {
    let mut table = Situation {
        open: &["- - - -", "bL6 - - -", "rS3 - - -", "gF5 rSTOP - -"],
        down: &[[""; 4], [""; 4], ["yH5", "", "", ""]],
        hands: &["rD5", "oS2"],
        ..LAST
    }
    .table();
    table.play(&["0 rD5 p1"]);
    // Open 6 and hand 2; open 3 and face down 5; open 5 and 1.
    assert_eq!(table.result(), Some((vec![1, 3, 3, 2], vec![0, 8, 8, 6])));
    let shown = Jogo::public(&table.state).shown.expect("all cards are turned up to be counted");
    assert_eq!(json!(shown[2].down[0]), json!(["yH5"]));
    assert_eq!(json!(shown[1].hand), json!(["oS2"]));
    let counted = table.heard.iter().filter(|event| matches!(event, Event::Counted { .. }));
    assert_eq!(counted.count(), 4);
}

/// Nobody can take a card, and after seat 0's card nobody can lay one.
const STUCK: Situation<'_> = Situation {
    options: "",
    piles: ["rL4", "", "", ""],
    open: &["yF6 - - -", "gF5 - - -", "oS2 - - -"],
    down: &[],
    hands: &["rD5", "yM4"],
    draw: "",
    phase: Phase::Lay,
    turn: 0,
    direction: 1,
    skips: &[],
};

#[test]
fn jg_22_the_game_ends_when_nobody_can_lay_and_nobody_can_take() {
    let mut table = STUCK.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.phase(), "over");
    assert_eq!(table.result(), Some((vec![2, 3, 1], vec![6, 9, 2])), "fewest is best");
    assert!(table.heard.contains(&Event::Stuck));
}

#[test]
fn jg_22_one_card_to_lay_or_to_take_keeps_the_game_going() {
    for situation in [
        Situation { open: &["yF6 - - -", "gF5 - - -", "oD4 - - -"], ..STUCK },
        Situation { hands: &["rD5", "yM4", "rS3"], ..STUCK },
        Situation { draw: "gM3", ..STUCK },
        Situation { down: &[[""; 4], [""; 4], ["gM3", "", "", ""]], ..STUCK },
        Situation { down: &[["gM3", "", "", ""]], ..STUCK },
    ] {
        let mut table = situation.table();
        table.play(&["0 rD5 p1"]);
        assert_eq!((table.phase(), table.turn()), ("lay", 1));
    }
}

#[test]
fn jg_22_without_a_pile_nobody_is_stuck() {
    let mut table = Situation { hands: &["rSTOP", "yM4"], ..STUCK }.table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("found", 1));
}

#[test]
fn jg_22_skips_are_worked_off_before_the_test() {
    let mut table = Situation { skips: &[0, 1, 0], ..STUCK }.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!((table.phase(), table.open("skips")), ("over", json!([0, 0, 0])));
}

#[test]
fn jg_22_an_optional_extra_turn_is_left_before_the_test() {
    let mut table = Situation { piles: ["rD5", "", "", ""], ..STUCK }.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!((table.phase(), table.legal(0)), ("extra", vec!["end".to_owned()]));
    table.play(&["0 end"]);
    assert_eq!(table.phase(), "over");
}

#[test]
fn jg_22_a_full_extra_turn_is_a_turn_and_begins_with_the_test() {
    let mut table =
        Situation { options: "extra_turn=full", piles: ["rD5", "", "", ""], ..STUCK }.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.phase(), "over");
}

#[test]
fn jg_22_open_cards_nobody_can_lay_are_stuck_too() {
    let table = Scenario::find(4, "", |table| {
        let open = table.open("open").to_string();
        table.phase() == "over" && open.matches('"').count() > 2 && {
            let (_, points) = table.result().unwrap();
            points.iter().all(|points| *points > 0)
        }
    });
    assert_eq!(table.open("draw"), json!([]));
}
