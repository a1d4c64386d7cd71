//! The end: JG-20 to JG-22.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use vierblatt_game::{Game, Imagine, Seat, Telling};
use vierblatt_jogo::{Card, Event, Jogo, Phase, State};

use crate::scenario::{Scenario, Situation};

/// Seat 0 has one card left.
const LAST: Situation<'_> = Situation {
    piles: ["rL4", "", "", ""],
    open: &["- - - -", "rS3 yF6 - -", "gF5 - - -"],
    down: &[["", "", "", ""], ["yM4", "", "", ""]],
    hands: &["rD5", "oS2"],
    ..Situation::EMPTY
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
    piles: ["rL4", "", "", ""],
    open: &["yF6 - - -", "gF5 - - -", "oS2 - - -"],
    hands: &["rD5", "yM4"],
    ..Situation::EMPTY
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

/// All have only hand cards. After seat 0's card nobody can lay one, and a card lies in the draw pile.
const HANDS_ONLY: Situation<'_> = Situation {
    options: "stuck=hands_only",
    open: &["- - - -"; 3],
    hands: &["rD5 yF6", "yM4", "oS2"],
    draw: "gM3",
    ..STUCK
};

#[test]
fn jg_22_under_hands_only_it_ends_whatever_lies_in_the_draw_pile() {
    let mut table = HANDS_ONLY.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!((table.phase(), table.open("draw")), ("over", json!(["gM3"])));
    assert_eq!(table.result(), Some((vec![3, 2, 1], vec![6, 4, 2])));
    assert!(table.heard.contains(&Event::Stuck));
    let mut default = Situation { options: "", ..HANDS_ONLY }.table();
    default.play(&["0 rD5 p1"]);
    assert_eq!((default.phase(), default.turn()), ("lay", 1));
}

#[test]
fn jg_22_under_hands_only_an_open_card_or_one_to_lay_keeps_the_game_going() {
    for situation in [
        Situation { open: &["- - - -", "- - - -", "gF5 - - -"], ..HANDS_ONLY },
        Situation { hands: &["rD5 yF6", "yM4", "oD4"], ..HANDS_ONLY },
        Situation { hands: &["rD5 yF6 rM6", "yM4", "oS2"], ..HANDS_ONLY },
    ] {
        let mut table = situation.table();
        table.play(&["0 rD5 p1"]);
        assert_eq!((table.phase(), table.turn()), ("lay", 1));
    }
}

#[test]
fn jg_22_under_hands_only_it_ends_as_well_when_there_is_nothing_to_take() {
    let mut table = Situation { options: "stuck=hands_only", ..STUCK }.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.phase(), "over");
}

#[test]
fn jg_22_under_hands_only_a_full_extra_turn_begins_with_the_test_too() {
    let piles = ["rD5", "", "", ""];
    let options = "stuck=hands_only extra_turn=full";
    let mut table = Situation { options, piles, ..HANDS_ONLY }.table();
    table.play(&["0 rD5 p1"]);
    assert_eq!(table.phase(), "over");
    let mut optional = Situation { piles, ..HANDS_ONLY }.table();
    optional.play(&["0 rD5 p1"]);
    assert_eq!((optional.phase(), optional.legal(0)), ("extra", vec!["end".to_owned()]));
}

#[test]
fn jg_22_under_hands_only_who_goes_on_knows_that_somebody_can_lay() {
    // Only the red sun fits. Seat 0 does not have it, and seat 1 has passed.
    let situation =
        Situation { hands: &["yF6", "yM4 oS2", "rS3 gF5"], draw: "gM3 bF4", ..HANDS_ONLY };
    let mut known = situation.known();
    let has = |world: &State, seat: u8| {
        Jogo::private(world, Seat(seat)).hand.contains(&Card::read("rS3").unwrap())
    };
    let mut holders = [0; 3];
    for seed in 0..100 {
        let world = Jogo::imagine(&known, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        (0..3).for_each(|seat| holders[usize::from(seat)] += u32::from(has(&world, seat)));
    }
    assert!(holders[1] > 20 && holders[2] > 20, "{holders:?}");
    assert_eq!(holders, [0, holders[1], 100 - holders[1]], "it is never in the draw pile");
    let passed = Event::Passed { seat: Seat(1), drew: true, took_from: None };
    known.public.hands[1] += 1;
    known.public.draw -= 1;
    known.public.seat = Some(Seat(2));
    Jogo::hear(&mut known.memory, &Telling::Event(passed));
    for seed in 0..100 {
        let world = Jogo::imagine(&known, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        assert!(has(&world, 2), "seat 1 could not lay, so it is seat 2 who can");
    }
}
