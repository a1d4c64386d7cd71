//! The table in letters, for chosen situations.

use serde_json::{Value, json};
use vierblatt_game::{Draw, Game, Hue};
use vierblatt_game_testing::{action_words, letters, read_out, touched};
use vierblatt_joomo::{Joomo, Phase, Private, Public};

use crate::scenario::Scenario;

/// Seat 1 has set the second limit, and seat 2 may play.
fn gap() -> Scenario {
    let mut table = Scenario::dealt("", &["10 33 00", "38 25 11 37", "35 30 15 22 12"]);
    table.play(&["0 10", "1 38"]);
    table
}

#[test]
fn who_leads_sees_the_places_for_the_limits_and_may_play_every_card() {
    let table = Scenario::dealt("", &["10 33 00", "", ""]);
    let drawn = [
        "You lead: set the first limit.",
        "Seat 1:  · 10 cards · 0 points",
        "Seat 2:  · 10 cards · 0 points",
        "Round 1:  · In use: 00 to 39 · 10 cards set aside",
        "The trick: *__ __ · This trick is worth 1 marker.",
        "Your cards: *00* *01 *02 *03 *04 *05^ *06 *07 *10* *33= · 0 points",
    ];
    assert_eq!(letters::<Joomo>(&table.state, Some(0)), drawn);
    let others = letters::<Joomo>(&table.state, Some(2));
    assert_eq!(others[0], "Seat 0 leads.");
    assert_eq!(others[1], "Seat 0:  · 10 cards · 0 points", "clockwise from the left");
    assert_eq!(others[4], "The trick: __ __ · This trick is worth 1 marker.");
}

#[test]
fn the_limits_lie_by_value_with_the_gap_between_them_and_what_fits_is_lit() {
    let mut table = gap();
    let drawn = [
        "Play a card between 10 and 38, or pass.",
        "Seat 0:  · 9 cards · 0 points",
        "Seat 1:  · 9 cards · 0 points",
        "Round 1:  · In use: 00 to 39 · 10 cards set aside · Already played: 10, 38",
        "The trick: *10* *<11-37> *38(Seat 1) · This trick is worth 2 markers.",
        "Your cards: *12 *15^ *18 *19 *21 *22= *23 *24 *30* *35^ · 0 points",
    ];
    assert_eq!(letters::<Joomo>(&table.state, Some(2)), drawn);
    table.play(&["2 15 on 2", "0 33", "1 pass"]);
    let drawn = [
        "Play a card between 10 and 15, or pass.",
        "Seat 0:  · 8 cards · 0 points",
        "Seat 1:  · 9 cards · 0 points · passed",
        "Round 1:  · In use: 00 to 39 · 10 cards set aside · Already played: 10, 15, 33, 38",
        "The trick: 10* <11-14> 15^ · This trick is worth 2 markers.",
        "In the gap: *33=(Seat 0)",
        "Your cards: *12 18 19 21 *22= 23 24 30* 35^ · 0 points",
    ];
    assert_eq!(letters::<Joomo>(&table.state, Some(2)), drawn);
    let heard = read_out::<Joomo>(&table.state, Some(2));
    let limits = "The trick: [Limit 10, ten] [Gap from 11 to 14] [Limit 15, five] \
                  · This trick is worth 2 markers.";
    assert_eq!(heard[4], limits);
    assert!(
        heard[6].starts_with("Your cards: [12, can be played] [18] [19] [21] [22, double digit,")
    );
}

#[test]
fn the_last_trick_of_a_round_is_announced() {
    // Seat 0 plays its last card; the other may still play in this trick.
    let mut table = Scenario::late("", &["10", "28 25"], 0);
    table.play(&["0 10"]);
    let lines = letters::<Joomo>(&table.state, Some(1));
    assert_eq!(lines[0], "Set the second limit: the first is 10.");
    assert!(lines[2].contains("Seat 0 is out of cards: this is the last trick."), "{lines:?}");
    assert!(lines[1].contains(" · Joomo +"), "{lines:?}");
    let own = letters::<Joomo>(&table.state, Some(0));
    assert!(own[2].contains("You are out of cards: this is the last trick."), "{own:?}");
}

#[test]
fn a_tie_asks_those_who_are_tied_and_tells_the_others() {
    let two_of_three = |state: &vierblatt_joomo::State| match Joomo::public(state).phase {
        Phase::Tie { asked } => asked.iter().map(|seat| seat.0).eq([0, 1]),
        _ => false,
    };
    let mut table = Scenario::find(3, "tie=play_on target=5", two_of_three);
    let lines = letters::<Joomo>(&table.state, Some(0));
    assert_eq!(lines[0], "Tied for the win: share it, or play on?");
    assert!(lines[1].contains(" · This round: "), "{lines:?}");
    assert!(!lines.iter().any(|line| line.starts_with("The trick")), "{lines:?}");
    let other = letters::<Joomo>(&table.state, Some(2));
    assert_eq!(other[0], "A tie. Still to answer: Seat 0, Seat 1");
    assert_eq!(touched::<Joomo>(&table.state, 0, "share"), [""; 0]);
    assert_eq!(action_words::<Joomo>(&table.state, 0, "on").as_deref(), Some("Play on"));
    table.play(&["0 share", "1 share"]);
    let over = letters::<Joomo>(&table.state, Some(0));
    assert_eq!(over[0], "Shared win: Seat 0, Seat 1");
}

#[test]
fn a_five_is_laid_by_touching_it_and_where_it_goes() {
    let table = gap();
    let touched = |action| touched::<Joomo>(&table.state, 2, action);
    assert_eq!(touched("12"), ["12"]);
    assert_eq!(touched("35"), ["35", "gap"]);
    assert_eq!(touched("35 on 1"), ["35", "10"]);
    assert_eq!(touched("35 on 2"), ["35", "38"]);
    assert_eq!(touched("pass"), [""; 0]);
    let words = |action| action_words::<Joomo>(&table.state, 2, action);
    for (action, said) in
        [("35", "35 into the gap"), ("35 on 2", "35 on 38"), ("12", "Play 12"), ("pass", "Pass")]
    {
        assert_eq!(words(action).as_deref(), Some(said), "{action}");
    }
    for nonsense in ["", "70", "7", "35 on 3", "35 on", "draw", "é"] {
        assert_eq!(words(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn those_who_watch_see_everyone_and_nobodys_cards() {
    let drawn = [
        "Seat 2 plays between 10 and 38.",
        "Seat 0:  · 9 cards · 0 points",
        "Seat 1:  · 9 cards · 0 points",
        "Seat 2:  · 10 cards · 0 points",
        "Round 1:  · In use: 00 to 39 · 10 cards set aside · Already played: 10, 38",
        "The trick: 10* <11-37> 38(Seat 1) · This trick is worth 2 markers.",
    ];
    assert_eq!(letters::<Joomo>(&gap().state, None), drawn);
}

#[test]
fn a_card_has_its_blocks_colour_and_a_sign_for_what_is_special() {
    let drawn = |card| Joomo::face(card).map(|face| (face.sign, face.hue));
    assert_eq!(drawn("07"), Some((None, Hue::Red)));
    assert_eq!(drawn("15"), Some((Some(('∧', '^')), Hue::Orange)));
    assert_eq!(drawn("60"), Some((Some(('★', '*')), Hue::Violet)));
    assert_eq!(drawn("44"), Some((Some(('‖', '=')), Hue::Teal)));
    assert_eq!(drawn("55"), Some((Some(('∧', '^')), Hue::Blue)));
    for nonsense in ["", "7", "70", "007", "JK", "é7"] {
        assert_eq!(Joomo::face(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn a_view_that_no_table_has_is_not_read() {
    let public = serde_json::to_value(Joomo::public(&gap().state)).unwrap();
    let with = |key: &str, value: Value| {
        let mut public = public.clone();
        public[key] = value;
        serde_json::from_value::<Public>(public)
    };
    assert!(with("value", json!(2)).is_ok());
    assert!(with("trick", json!(["10", "70"])).is_err(), "no such card");
    assert!(with("played", json!(["10", "10"])).is_err(), "a card twice");
    assert!(with("totals", json!([0, 0, 0, 0, 0, 0, 0])).is_err(), "seven seats");
    assert!(with("passed", json!([9])).is_err(), "no such seat");
    assert!(with("phase", json!({"type": "nap"})).is_err(), "no such phase");
    assert!(with("phase", json!({"type": "second", "seat": 1})).is_err(), "no limit");
    assert!(serde_json::from_value::<Private>(json!({"hand": [7]})).is_err(), "cards are text");
}
