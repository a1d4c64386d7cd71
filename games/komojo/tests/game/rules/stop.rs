//! KM-21 to KM-23: STOP, and the last turns.

use vierblatt_game::{Game, Seat, Value};
use vierblatt_komojo::{Event, Komojo, Options, Refusal};

use crate::scenario::{Scenario, options};

const HANDS: [&str; 3] = ["As Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"];

fn instead() -> Options {
    options(&[("stop", Value::Word("instead_of_turn"))])
}

#[test]
fn km_21_stop_is_said_at_any_time_in_the_own_turn_and_the_turn_goes_on() {
    let stop = "0 stop";
    for (draw, before, after) in [
        ("4s", &[][..], "turn"),
        ("4s", &["0 draw"], "drawn"),
        ("7s", &["0 draw", "1 no", "2 no"], "action"),
    ] {
        let mut scene = Scenario::dealt(Options::default(), &HANDS, draw);
        scene.play(before);
        let legal = scene.legal(0);
        scene.play(&[stop]);
        assert_eq!((scene.phase(), scene.turn()), (after, vec![0]));
        assert_eq!(scene.open().caller, Some(Seat(0)));
        let others: Vec<_> = legal.into_iter().filter(|mv| mv != "stop").collect();
        assert_eq!(scene.legal(0), others, "all else as before");
    }
}

#[test]
fn km_21_stop_is_not_said_in_anothers_turn_or_after_the_turn_has_ended() {
    let mut scene = Scenario::dealt(Options::default(), &HANDS, "4s 5s");
    assert_eq!(scene.refused("1 stop"), Some("KM-04"));
    scene.drops("4s");
    assert_eq!(scene.refused("0 stop"), Some("KM-04"), "the card has landed");
    assert_eq!(scene.refused("1 stop"), Some("KM-21"), "an answer to a snap is no turn");
}

#[test]
fn km_21_under_instead_of_turn_stop_is_the_whole_turn() {
    let mut scene = Scenario::dealt(instead(), &HANDS, "4s 5s 7s");
    scene.play(&["0 stop"]);
    assert_eq!((scene.phase(), scene.turn()), ("turn", vec![1]));
    let mut late = Scenario::dealt(instead(), &HANDS, "4s 5s 7s");
    late.play(&["0 draw"]);
    assert_eq!(late.refusal("0 stop"), Refusal::StopAtStart);
    assert!(!late.legal(0).contains(&"stop".into()));
    let mut action = Scenario::dealt(instead(), &HANDS, "7s");
    action.play(&["0 draw"]).nobody_snaps();
    assert_eq!(action.refused("0 stop"), Some("KM-21"));
    assert_eq!(action.legal(0), ["peek 1", "peek 2", "peek 3", "peek 4"]);
}

#[test]
fn km_22_every_other_player_has_exactly_one_more_turn() {
    let mut scene = Scenario::dealt(Options::default(), &HANDS, "4s 4h 4d 4c 5s 5h");
    scene.draws_and_drops("4s").play(&["1 stop"]).draws_and_drops("4h");
    assert_eq!(scene.turn(), [2]);
    assert_eq!(scene.refused("2 stop"), Some("KM-22"), "nobody can say it again");
    assert!(!scene.legal(2).contains(&"stop".into()));
    scene.draws_and_drops("4d");
    assert_eq!(scene.turn(), [0]);
    scene.draws_and_drops("4c");
    assert_eq!(scene.phase(), "deal", "it ends directly before the caller");
}

#[test]
fn km_22_snaps_and_actions_go_on_also_with_the_callers_cards() {
    let hands = ["5h Ah Ad Ac", "2s 2h 2d 2c", "3s 3h 3d 3c"];
    let mut scene = Scenario::dealt(instead(), &hands, "5s 9s");
    scene.play(&["0 stop"]).drops("5s");
    assert_eq!(scene.turn(), [0, 2]);
    scene.play(&["0 snap 1", "0 no", "2 draw"]).nobody_snaps();
    scene.play(&["2 trade 1 0.2"]);
    assert_eq!(scene.phase(), "deal");
    // The caller's 3, ace, ace are the lowest still.
    assert_eq!(scene.totals(), [0, 8, 1 + 9]);
}

fn to_caller() -> Options {
    options(&[("auto_stop", Value::Word("to_caller"))])
}

/// Four seats; seat 1 can throw its last card in the turn of seat 3.
fn seat_1_runs_out() -> Scenario {
    seat_1_runs_out_under(Options::default())
}

fn seat_1_runs_out_under(options: Options) -> Scenario {
    let hands = ["As Ah Ad Ac", "5h 5d 5c Qh", "2h 2d 2c 4h", "6h 6d 6c Jh"];
    let draw = "5s 6s 3s Qs Js 3h 3d 3c";
    let mut scene = Scenario::dealt(options, &hands, draw);
    scene.drops("5s").play(&["1 snap 1", "1 snap 2", "1 snap 3", "1 no"]);
    scene.drops("6s").play(&["3 snap 1", "3 snap 2", "3 snap 3", "3 no"]);
    scene.draws_and_drops("3s").drops("Qs");
    scene
}

#[test]
fn km_23_who_has_no_cards_left_has_said_stop_and_the_one_on_turn_comes_last() {
    let mut scene = seat_1_runs_out();
    scene.play(&["1 snap 4"]);
    assert!(scene.was_told(&Event::RanOut { seat: Seat(1) }));
    assert_eq!(scene.open().caller, Some(Seat(1)));
    assert_eq!(scene.turn(), [0], "clockwise from the one whose turn it was");
    assert_eq!(scene.refused("0 stop"), Some("KM-22"));
    scene.draws_and_drops("Js");
    assert_eq!(scene.turn(), [2], "the caller is passed over");
    scene.draws_and_drops("3h");
    assert_eq!(scene.turn(), [3], "the one whose turn it was has one more");
    scene.draws_and_drops("3d");
    assert_eq!(scene.phase(), "deal");
}

#[test]
fn km_23_whoever_else_has_no_cards_is_passed_over_and_that_was_their_turn() {
    let mut scene = seat_1_runs_out();
    scene.play(&["1 snap 4"]).drops("Js").play(&["3 snap 4"]);
    assert_eq!(scene.open().caller, Some(Seat(1)), "only the first one is the caller");
    assert_eq!(scene.turn(), [2]);
    scene.drops("3h");
    assert_eq!(scene.turn(), [0], "only who has cards is asked");
    scene.play(&["0 no"]);
    assert!(scene.was_told(&Event::PassedOver { seat: Seat(3) }));
    assert_eq!(scene.phase(), "deal");
    // The caller's 0 is no lower than seat 3's.
    assert_eq!(scene.totals(), [4, 30, 10, 0]);
}

#[test]
fn km_23_the_turn_under_way_is_finished_and_stop_is_no_longer_legal_in_it() {
    let hands = ["As Ah Ad Ac", "5h 5d 5c 7h", "3s 3h 3d 3c"];
    let mut scene = Scenario::dealt(Options::default(), &hands, "5s 2s 7s 4s 4h");
    scene.drops("5s").play(&["1 snap 1", "1 snap 2", "1 snap 3", "1 no"]);
    scene.draws_and_drops("2s").play(&["2 draw", "1 snap 4"]);
    assert_eq!((scene.phase(), scene.turn()), ("action", vec![2]));
    assert_eq!(scene.refused("2 stop"), Some("KM-22"));
    scene.play(&["2 peek 1"]).draws_and_drops("4s");
    assert_eq!(scene.turn(), [2]);
    scene.draws_and_drops("4h");
    assert_eq!(scene.phase(), "deal");
}

#[test]
fn km_23_the_last_card_snapped_in_somebody_elses_last_turn_makes_no_new_caller() {
    let hands = ["As Ah Ad Ac", "5h 5d 5c Qh", "3s 3h 3d 3c"];
    let mut scene = Scenario::dealt(Options::default(), &hands, "5s 2s 4s 4h 4d Qs");
    scene.drops("5s").play(&["1 snap 1", "1 snap 2", "1 snap 3", "1 no"]);
    scene.draws_and_drops("2s").draws_and_drops("4s");
    scene.play(&["0 stop"]).draws_and_drops("4h").draws_and_drops("4d");
    assert_eq!(scene.turn(), [2], "the last turn of all");
    scene.drops("Qs").play(&["1 snap 4"]);
    assert_eq!(scene.phase(), "deal", "nobody gets another one");
    assert_eq!(scene.totals(), [30, 0, 12]);
}

#[test]
fn km_23_the_turns_still_to_come_are_those_of_the_others() {
    let mut scene = seat_1_runs_out();
    scene.play(&["1 snap 4"]);
    assert_eq!((scene.turn(), Komojo::public(&scene.state).turns_left), (vec![0], 2));
    scene.draws_and_drops("Js");
    assert_eq!((scene.turn(), Komojo::public(&scene.state).turns_left), (vec![2], 1));
    scene.draws_and_drops("3h");
    assert_eq!((scene.turn(), Komojo::public(&scene.state).turns_left), (vec![3], 0));
}

#[test]
fn km_23_under_to_caller_the_last_round_ends_directly_before_the_caller() {
    let mut scene = seat_1_runs_out_under(to_caller());
    scene.play(&["1 snap 4"]);
    assert_eq!(scene.open().caller, Some(Seat(1)));
    assert_eq!((scene.turn(), Komojo::public(&scene.state).turns_left), (vec![0], 0));
    scene.draws_and_drops("Js");
    assert_eq!(scene.phase(), "deal", "seat 1 would be next");
    assert_eq!(scene.totals(), [4, 0, 10, 11]);
}

#[test]
fn km_23_under_to_caller_the_round_goes_all_the_way_round_if_the_caller_is_next() {
    let hands = ["As Ah Ad Ac", "5h 5d 5c Qh", "3s 3h 3d 3c"];
    let mut scene = Scenario::dealt(to_caller(), &hands, "5s 2s 4s Qs 4h 4d");
    scene.drops("5s").play(&["1 snap 1", "1 snap 2", "1 snap 3", "1 no"]);
    scene.draws_and_drops("2s").draws_and_drops("4s").drops("Qs").play(&["1 snap 4"]);
    assert_eq!(scene.turn(), [2], "the caller is passed over");
    scene.draws_and_drops("4h");
    assert_eq!(scene.turn(), [0], "the one whose turn it was has one more");
    scene.draws_and_drops("4d");
    assert_eq!(scene.phase(), "deal");
}

#[test]
fn km_23_under_to_caller_whoever_sits_behind_the_caller_has_no_turn() {
    let hands = ["As Ah Ad Ac", "2s 2h 2d 2c", "5h 5d 5c 9h", "6h 6d 6c Jh"];
    let mut scene = Scenario::dealt(to_caller(), &hands, "5s 6s 3s 3h 4s Js 4h");
    scene.drops("5s").play(&["2 snap 1", "2 snap 2", "2 snap 3", "2 no"]);
    scene.drops("6s").play(&["3 snap 1", "3 snap 2", "3 snap 3", "3 no"]);
    scene.draws_and_drops("3s").draws_and_drops("3h").draws_and_drops("4s");
    scene.drops("Js").play(&["3 snap 4"]);
    assert_eq!((scene.open().caller, scene.turn()), (Some(Seat(3)), vec![2]));
    scene.draws_and_drops("4h");
    assert_eq!(scene.phase(), "deal", "seat 0 comes after the caller and has no turn");
}

#[test]
fn km_23_under_to_caller_a_stop_that_is_said_is_as_ever() {
    let mut scene = Scenario::dealt(to_caller(), &HANDS, "4s 4h 4d 4c");
    scene.draws_and_drops("4s").play(&["1 stop"]).draws_and_drops("4h").draws_and_drops("4d");
    assert_eq!(scene.turn(), [0]);
    scene.draws_and_drops("4c");
    assert_eq!(scene.phase(), "deal");
}
