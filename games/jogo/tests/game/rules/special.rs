//! Special cards: JG-13 to JG-19.

use serde_json::json;
use vierblatt_jogo::{Event, Phase};

use crate::scenario::Situation;

/// Three players, red on the table, and everyone has red cards to go on with.
const RED: Situation<'_> = Situation {
    piles: ["rL4", "rM6", "", ""],
    open: &["yF6 yF6 - -", "rS3 rS3 - -", "rD5 rD5 - -"],
    draw: "gF5 gF5",
    ..Situation::EMPTY
};

/// The same for two.
const TWO: Situation<'_> = Situation { open: &["yF6 yF6 - -", "rS3 rS3 rS3 -"], ..RED };

#[test]
fn jg_13_stop_takes_its_pile_out_of_the_game() {
    let mut table = Situation { hands: &["rSTOP rF2"], ..RED }.table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!(table.open("piles"), json!([[], ["rM6"], [], []]));
    assert_eq!(table.turn(), 1);
    assert_eq!(table.refused("1 s1 p1"), "JG-13");
    assert_eq!(table.refused("1 s1 p3"), "JG-13");
    assert_eq!(table.legal(1), ["s1 p2", "s2 p2"]);
}

#[test]
fn jg_14_without_a_pile_the_next_player_lays_any_card_as_pile_1() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        hands: &["rSTOP rF2", "gJOGO"],
        draw: "gF5",
        ..RED
    }
    .table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("found", 1));
    assert_eq!(table.legal(1), ["gJOGO p1", "s1 p1", "s2 p1"], "no choice word");
    assert_eq!(table.refused("1 gJOGO p1 skip"), "JG-14");
    assert_eq!(table.refused("1 s1 p2"), "JG-14");
    assert_eq!(table.refused("1 pass"), "JG-14");
    assert_eq!(table.refused("1 end"), "JG-11");
    table.play(&["1 gJOGO p1"]);
    assert_eq!(table.open("piles"), json!([["gJOGO"], [], [], []]), "what was there is gone");
    assert_eq!((table.turn(), table.open("direction")), (2, json!(1)));
    assert_eq!(table.open("skips"), json!([0, 0, 0]), "no effect");
}

#[test]
fn jg_14_a_special_card_has_no_effect_as_a_new_pile() {
    for card in ["rREV", "r+1", "rSTOP"] {
        let mut table = Situation {
            piles: [""; 4],
            hands: &[&format!("{card} gM3")],
            phase: Phase::Found { extra: false },
            ..RED
        }
        .table();
        table.play(&[&format!("0 {card} p1")]);
        assert_eq!(table.open("piles")[0], json!([card]), "a STOP stays too");
        assert_eq!((table.phase(), table.turn()), ("lay", 1));
        assert_eq!(table.open("direction"), json!(1));
        assert_eq!(table.open("hands"), json!([["gM3"], [], []]));
    }
}

#[test]
fn jg_14_pile_1_can_be_begun_again_and_again() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        hands: &["rSTOP rF2", "bSTOP bM2", "bL6"],
        draw: "",
        ..RED
    }
    .table();
    table.play(&["0 rSTOP p1", "1 bM2 p1", "2 bL6 p1"]);
    assert_eq!(table.open("piles")[0], json!(["bM2", "bL6"]));
    table.play(&["0 pass", "1 bSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("found", 2));
    table.play(&["2 s1 p1"]);
    assert_eq!(table.open("piles"), json!([["rD5"], [], [], []]));
}

#[test]
fn jg_15_reverse_turns_the_direction_of_play() {
    let mut table = Situation { hands: &["rREV rF2"], ..RED }.table();
    table.play(&["0 rREV p1"]);
    assert_eq!((table.turn(), table.open("direction")), (2, json!(-1)));
    assert_eq!(table.open("skips"), json!([0, 0, 0]));
    table.play(&["2 s1 p1"]);
    assert_eq!(table.turn(), 1);
}

#[test]
fn jg_15_with_two_players_reverse_makes_the_other_one_skip() {
    let mut table = Situation { hands: &["rREV rF2"], ..TWO }.table();
    table.play(&["0 rREV p1"]);
    assert_eq!((table.turn(), table.open("direction")), (0, json!(-1)), "seat 1 has skipped");
    assert_eq!(table.open("skips"), json!([0, 0]), "and owes nothing any more");
    table.play(&["0 rF2 p1"]);
    assert_eq!(table.turn(), 1);
}

#[test]
fn jg_16_plus_one_gives_the_next_player_a_card_and_no_skip() {
    let mut table = Situation { hands: &["r+1 rF2"], ..RED }.table();
    table.play(&["0 r+1 p1"]);
    assert_eq!(table.open("hands"), json!([["rF2"], ["gF5"], []]));
    assert_eq!((table.turn(), table.open("draw")), (1, json!(["gF5"])));
    assert_eq!(table.secrets.len(), 1, "only one seat hears which card");
    assert_eq!(table.secrets[0].0, 1);

    let mut back = Situation { hands: &["r+1 rF2"], direction: -1, ..RED }.table();
    back.play(&["0 r+1 p1"]);
    assert_eq!(back.open("hands"), json!([["rF2"], [], ["gF5"]]), "next in the direction of play");
}

#[test]
fn jg_17_a_jogo_card_skips_turns_or_gives() {
    let situation = Situation { hands: &["rJOGO rF2"], ..RED };
    let table = situation.table();
    let jogo: Vec<_> =
        table.legal(0).into_iter().filter(|text| text.starts_with("rJOGO p1")).collect();
    let all = ["rJOGO p1 give 1", "rJOGO p1 give 2", "rJOGO p1 skip", "rJOGO p1 turn"];
    assert_eq!(jogo, all);
    assert_eq!(table.refused("0 rJOGO p1"), "JG-17", "one must choose");
    assert_eq!(table.refused("0 rJOGO p1 give 0"), "JG-17", "not oneself");
    assert_eq!(table.refused("0 rJOGO p1 give 3"), "JG-17", "nobody sits there");
    assert_eq!(table.refused("0 rF2 p1 skip"), "JG-17", "only a JOGO! card has a choice");

    let after = |action| {
        let mut table = situation.table();
        table.play(&[action]);
        (table.turn(), table.open("direction"), table.open("hands"), table.open("skips"))
    };
    let nobody = json!([["rF2"], [], []]);
    let none = json!([0, 0, 0]);
    assert_eq!(after("0 rJOGO p1 skip"), (2, json!(1), nobody.clone(), none.clone()));
    assert_eq!(after("0 rJOGO p1 turn"), (2, json!(-1), nobody, none.clone()));
    let given = json!([["rF2"], [], ["gF5"]]);
    assert_eq!(after("0 rJOGO p1 give 2"), (1, json!(1), given, none));
}

#[test]
fn jg_17_with_two_players_turning_makes_the_other_one_skip() {
    let mut table = Situation { hands: &["rJOGO rF2"], ..TWO }.table();
    table.play(&["0 rJOGO p1 turn"]);
    assert_eq!((table.turn(), table.open("direction")), (0, json!(-1)));
    let mut table = Situation { hands: &["rJOGO rF2"], ..TWO }.table();
    table.play(&["0 rJOGO p1 skip"]);
    assert_eq!((table.turn(), table.open("direction")), (0, json!(1)));
}

#[test]
fn jg_18_effects_come_before_an_extra_turn_and_skips_are_owed() {
    // A red special card on a red special card earns an extra turn.
    let mut table = Situation { piles: ["rREV", "", "", ""], hands: &["rJOGO rF2"], ..RED }.table();
    table.play(&["0 rJOGO p1 skip"]);
    assert_eq!((table.phase(), table.turn()), ("extra", 0));
    assert_eq!(table.open("skips"), json!([0, 1, 0]), "owed while seat 0 goes on");
    table.play(&["0 rF2 p1"]);
    assert_eq!((table.turn(), table.open("skips")), (2, json!([0, 0, 0])));
    assert!(table.heard.iter().any(|event| matches!(event, Event::Skipped { .. })));
}

#[test]
fn jg_18_a_skip_owed_twice_costs_two_turns() {
    let mut table =
        Situation { piles: ["rREV", "", "", ""], hands: &["rJOGO rF2"], skips: &[0, 1, 0], ..RED }
            .table();
    table.play(&["0 rJOGO p1 skip"]);
    // The next player is the neighbour, though that one owes a skip already.
    assert_eq!(table.open("skips"), json!([0, 2, 0]));
    table.play(&["0 end"]);
    assert_eq!((table.turn(), table.open("skips")), (2, json!([0, 1, 0])));
    table.play(&["2 s1 p1", "0 rF2 p1"]);
    assert_eq!((table.turn(), table.open("skips")), (2, json!([0, 0, 0])));
    table.play(&["2 s2 p1"]);
}

#[test]
fn jg_18_two_skips_with_two_players_give_three_turns_in_a_row() {
    let mut table =
        Situation { piles: ["rSTOP", "", "", ""], hands: &["rREV rJOGO rF2 rF2"], ..TWO }.table();
    table.play(&["0 rREV p1", "0 rJOGO p1 skip"]);
    assert_eq!((table.phase(), table.open("skips")), ("extra", json!([0, 2])));
    table.play(&["0 end"]);
    assert_eq!((table.turn(), table.open("skips")), (0, json!([0, 1])));
    table.play(&["0 rF2 p1"]);
    assert_eq!((table.turn(), table.open("skips")), (0, json!([0, 0])));
    table.play(&["0 rF2 p1"]);
    assert_eq!((table.phase(), table.turn()), ("extra", 0), "rF2 on rF2");
}

#[test]
fn jg_18_everyone_can_owe_skips() {
    let mut table = Situation { hands: &["rF2"], skips: &[1, 2, 1], ..RED }.table();
    table.play(&["0 rF2 p1"]);
    // Seats 1, 2, 0, 1 lose a turn.
    assert_eq!((table.turn(), table.open("skips")), (2, json!([0, 0, 0])));
}

#[test]
fn jg_18_the_next_player_is_next_after_the_effect() {
    // The reverse comes first; the +1 after it goes the new way.
    let mut table = Situation { piles: ["rSTOP", "", "", ""], hands: &["rREV r+1"], ..RED }.table();
    table.play(&["0 rREV p1", "0 r+1 p1"]);
    assert_eq!(table.open("hands"), json!([[], [], ["gF5"]]));
}

#[test]
fn jg_18_give_and_plus_one_stay_legal_with_an_empty_draw_pile() {
    let situation = Situation { hands: &["rJOGO r+1"], draw: "", ..RED };
    for action in ["0 rJOGO p1 give 2", "0 r+1 p1"] {
        let mut table = situation.table();
        table.play(&[action]);
        assert_eq!(table.open("hands")[1], json!([]));
        assert_eq!(table.open("hands")[2], json!([]));
        assert_eq!(table.turn(), 1);
        assert!(table.secrets.is_empty());
    }
}

/// STOP on the last pile earns an extra turn: red on red special.
const LAST_PILE: Situation<'_> =
    Situation { piles: ["rREV", "", "", ""], hands: &["rSTOP rF2"], ..RED };

#[test]
fn jg_19_stop_with_an_extra_turn_leaves_other_piles_to_the_same_player() {
    let mut table = Situation { piles: ["rREV", "rM6", "", ""], ..LAST_PILE }.table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("extra", 0));
    assert_eq!(table.legal(0), ["end", "rF2 p2"]);
}

#[test]
fn jg_19_stop_on_the_last_pile_with_an_extra_turn_lets_the_same_player_begin_a_pile() {
    let mut table = LAST_PILE.table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("found", 0));
    assert_eq!(table.legal(0), ["end", "rF2 p1", "s1 p1", "s2 p1"]);
    assert_eq!(table.refused("0 pass"), "JG-11");
    let mut left = table.clone();
    left.play(&["0 end"]);
    assert_eq!((left.phase(), left.turn()), ("found", 1));
    assert_eq!(left.legal(1), ["s1 p1", "s2 p1"], "now somebody must");
    table.play(&["0 s1 p1"]);
    assert_eq!((table.phase(), table.turn()), ("lay", 1));
}

#[test]
fn jg_19_under_full_the_same_player_must_begin_a_pile() {
    let mut table = Situation { options: "extra_turn=full", ..LAST_PILE }.table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("found", 0));
    assert_eq!(table.legal(0), ["rF2 p1", "s1 p1", "s2 p1"]);
    assert_eq!(table.refused("0 end"), "JG-11");
    assert_eq!(table.refused("0 pass"), "JG-14");
}

#[test]
fn jg_19_stop_on_the_last_pile_without_an_extra_turn_leaves_it_to_the_next() {
    let mut table = Situation { piles: ["rM6", "", "", ""], ..LAST_PILE }.table();
    table.play(&["0 rSTOP p1"]);
    assert_eq!((table.phase(), table.turn()), ("found", 1));
}
