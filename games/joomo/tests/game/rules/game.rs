//! JO-22 and JO-23: the end of the game.

use serde_json::json;
use vierblatt_game::{Game, Seat, SeatSet, Turn};
use vierblatt_joomo::{Event, Joomo, Phase, State};

use crate::scenario::{Scenario, deal};

fn result(table: &Scenario) -> serde_json::Value {
    serde_json::to_value(Joomo::outcome(&table.state)).unwrap()
}

fn tied(seats: &[u8]) -> Phase {
    Phase::Tie { asked: seats.iter().map(|seat| Seat(*seat)).collect() }
}

/// Three at a table, seats 0 and 1 tied at 20, seat 2 far behind.
fn tied_at_twenty() -> Scenario {
    Scenario::find(3, "second_card=may_pass", |state: &State| {
        let totals = Joomo::totals(state);
        Joomo::public(state).phase == tied(&[0, 1]) && totals[Seat(0)] == 20 && totals[Seat(2)] <= 6
    })
}

#[test]
fn jo_22_the_game_ends_after_the_round_in_which_someone_reaches_the_target() {
    for (target, totals, over) in [(12, [11, -1], false), (11, [11, -1], true)] {
        let chosen = format!("second_card=may_pass target={target}");
        let mut table = Scenario::dealt(&chosen, &["01", "10"]);
        table.play_for(0);
        assert_eq!(table.totals(), totals);
        assert_eq!(Joomo::turn(&table.state) == Turn::Over, over);
        assert_eq!(table.phase(), if over { "over" } else { "deal" });
    }
}

#[test]
fn jo_22_the_highest_total_wins_and_the_round_just_scored_stays() {
    let mut table = Scenario::dealt("second_card=may_pass target=5", &["10", "01", "00 20"]);
    table.play_for(1);
    assert_eq!(result(&table), json!({"places": [2, 1, 3], "points": [-1, 11, -2]}));
    assert_eq!(table.heard.last(), Some(&Event::Won { seats: SeatSet::only(Seat(1)) }));
    assert_eq!((table.open("joomo"), table.open("dealer")), (json!(1), json!(2)));
    assert_eq!(table.open("markers"), json!([0, 10, 0]));
    assert_eq!((table.open("trick"), table.open("last")), (json!([]), json!(null)));
    for late in ["0 pass", "1 share", "9 01", "~ dealer 0", &deal(&["", "", ""])] {
        assert_eq!(table.refused(late), "no rule", "{late}");
    }
    let scores = Joomo::public(&table.state).scores.unwrap();
    assert_eq!(scores.as_slice(), [-1, 11, -2]);
}

#[test]
fn jo_22_the_target_is_20_unless_the_table_chooses() {
    assert_eq!(vierblatt_joomo::Options::default().target, 20);
    let table = Scenario::find(4, "", |state| Joomo::turn(state) == Turn::Over);
    assert!(table.totals().iter().any(|total| *total >= 20));
}

#[test]
fn jo_23_a_tie_asks_the_tied_seats_and_only_them() {
    let table = tied_at_twenty();
    assert_eq!(table.phase(), "tie");
    assert_eq!(table.legal(0), ["on", "share"]);
    assert_eq!(table.legal(1), ["on", "share"]);
    assert!(table.legal(2).is_empty());
    assert_eq!(table.refused("2 share"), "JO-23");
    assert_eq!(table.refused("2 on"), "JO-23");
    assert_eq!(table.refused("0 pass"), "JO-23");
    assert_eq!(table.refused("0 27"), "JO-23");
    assert_eq!(table.refused("9 share"), "JO-23");
    assert_eq!(table.refused(&deal(&["", "", ""])), "JO-03");
    // Without a tie nobody shares or plays on.
    let early = Scenario::dealt("", &["", ""]);
    assert_eq!(early.refused("0 share"), "JO-23");
    assert_eq!(early.refused("1 on"), "JO-23");
}

#[test]
fn jo_23_when_all_tied_seats_share_the_win_is_shared() {
    let mut table = tied_at_twenty();
    table.play(&["1 share"]);
    assert_eq!((table.phase(), table.turn()), ("tie", 0));
    assert_eq!(table.refused("1 share"), "JO-23", "said already");
    assert_eq!(table.refused("1 on"), "JO-23", "said already");
    table.play(&["0 share"]);
    assert_eq!(table.phase(), "over");
    assert_eq!(result(&table)["places"], json!([1, 1, 3]));
    let both = SeatSet::only(Seat(0)).with(Seat(1));
    assert_eq!(table.heard.last(), Some(&Event::Won { seats: both }));
}

#[test]
fn jo_23_the_first_on_starts_the_next_round_also_after_a_share() {
    let table = tied_at_twenty();
    let (round, joomo) = (Joomo::round(&table.state), table.open("joomo"));
    for answers in [&["0 on"][..], &["1 on"], &["0 share", "1 on"], &["1 share", "0 on"]] {
        let mut table = table.clone();
        table.play(answers);
        assert_eq!((table.phase(), Joomo::round(&table.state)), ("deal", round + 1));
        assert_eq!(table.open("dealer"), joomo);
        assert_eq!(table.totals()[..2], [20, 20]);
        assert_eq!(table.open("markers"), json!([0, 0, 0]));
        assert_eq!((table.open("hands"), table.open("aside")), (json!([[], [], []]), json!([])));
    }
}

#[test]
fn jo_23_one_alone_at_the_top_wins_also_below_the_target() {
    let mut table = tied_at_twenty();
    // Seat 2 takes every trick; tens in hand cost seat 0 two points and seat 1 one.
    table.play(&["0 on", &deal(&["00 10", "20", "01"])]);
    table.play_for(2);
    assert_eq!(table.totals()[..2], [18, 19]);
    assert_eq!(table.phase(), "over");
    assert_eq!(result(&table)["places"][1], 1);
    assert!(table.totals()[2] < 19, "seat 2 was too far behind");
}

#[test]
fn jo_23_a_tie_after_a_further_round_asks_again_also_below_the_target() {
    let mut table = tied_at_twenty();
    table.play(&["1 on", &deal(&["10", "20", "01"])]);
    table.play_for(2);
    assert_eq!(table.totals()[..2], [19, 19]);
    assert_eq!(Joomo::public(&table.state).phase, tied(&[0, 1]));
    // And a further one that is no longer tied ends it.
    table.play(&["0 on", &deal(&["10", "01", ""])]);
    table.play_for(1);
    assert_eq!((table.phase(), table.totals()[1]), ("over", 30));
}

#[test]
fn jo_23_everyone_plays_on_and_a_third_seat_may_still_win() {
    let mut table = tied_at_twenty();
    while table.phase() == "tie" {
        table.play(&["0 on", &deal(&["10", "20", "01"])]);
        table.play_for(2);
    }
    assert_eq!((table.phase(), &result(&table)["places"][2]), ("over", &json!(1)));
}

#[test]
fn jo_23_under_shared_a_tie_ends_the_game_at_once() {
    let table = Scenario::find(3, "tie=shared", |state| {
        let totals = Joomo::totals(state);
        Joomo::turn(state) == Turn::Over
            && totals[Seat(0)] == totals[Seat(1)]
            && totals[Seat(0)] >= 20
    });
    assert_eq!(result(&table)["places"], json!([1, 1, 3]));
    assert!(!Joomo::public(&table.state).tie_break, "nobody was asked");
    assert_eq!(table.refused("0 share"), "no rule");
}
