//! The host changes the table before the first game.

use serde_json::{Value, json};
use vierblatt_fair::{Hex32, Share, verify};
use vierblatt_history::{Entry, Opened};
use vierblatt_protocol::{Ask, Clock, Settings};
use vierblatt_store::StoredTable;
use vierblatt_table::load;

use crate::scene::{Scene, opened};

fn seats(seats: u8) -> Ask {
    Ask::Change { seats: Some(seats), options: None, settings: None }
}

fn options(options: Value) -> Ask {
    Ask::Change { seats: None, options: Some(options), settings: None }
}

fn settings(settings: Settings) -> Ask {
    Ask::Change { seats: None, options: None, settings: Some(settings) }
}

/// Who sits where, as everybody sees it: names, levels of bots, "-" for nobody.
fn seated(scene: &Scene) -> Vec<String> {
    let table = scene.seen(0, "table");
    let seats = table["seats"].as_array().expect("seats").iter();
    let who = seats.map(|seat| match &seat["occupant"] {
        person if person["name"].is_string() => person["name"].as_str().unwrap().to_owned(),
        bot if bot["level"].is_number() => format!("bot {}", bot["level"]),
        _ => "-".to_owned(),
    });
    who.collect()
}

#[test]
fn the_host_changes_seats_options_and_clock_and_everybody_sees_it() {
    let mut scene = Scene::open("joomo", 3, json!({}), Settings::default());
    scene.connect(1, "ben");
    for ask in [seats(4), options(json!({"target": 30})), settings(Settings::default())] {
        assert_eq!(scene.refused(1, ask), "table-not-the-host");
    }
    scene.done(0, seats(5));
    scene.done(0, options(json!({"target": 30})));
    let clock = Clock::Move { seconds: 15, reserve: 60 };
    scene.done(0, settings(Settings { clock, ..Settings::default() }));
    let table = scene.seen(1, "table");
    assert_eq!(seated(&scene), ["ANNA", "-", "-", "-", "-"]);
    assert_eq!(
        (&table["options"]["target"], &table["settings"]["clock"]["seconds"]),
        (&json!(30), &json!(15))
    );
    assert_eq!(
        scene.last.summary.as_ref().map(|summary| (summary.seats, summary.taken)),
        Some((5, 1))
    );
    let entries = scene.log.len();
    scene.done(
        0,
        Ask::Change { seats: Some(5), options: Some(json!({"target": 30})), settings: None },
    );
    assert_eq!(scene.log.len(), entries, "nothing is changed to what it is");
}

#[test]
fn what_the_game_does_not_have_is_refused_with_its_bounds() {
    let mut scene = Scene::open("joomo", 3, json!({}), Settings::default());
    for (ask, id) in [
        (seats(1), "refused-seats"),
        (seats(7), "refused-seats"),
        (options(json!({"target": 4})), "refused-option-number"),
        (options(json!({"tie": "coin"})), "refused-option-word"),
        (options(json!({"jokers": 4})), "refused-option-unknown"),
        (options(json!([])), "refused-options-type"),
        (settings(Settings { pause: 121, ..Settings::default() }), "table-no-setting"),
    ] {
        assert_eq!(scene.refused(0, ask), id);
    }
    assert_eq!(scene.log.len(), 1);
}

#[test]
fn whoever_sits_in_a_seat_that_goes_moves_to_a_free_one_or_takes_a_bots() {
    let mut scene = Scene::open("joomo", 5, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene.connect(2, "cleo");
    scene.done(1, Ask::Sit { seat: 4 });
    scene.done(2, Ask::Sit { seat: 3 });
    scene.done(0, Ask::Bot { seat: 1, level: Some(2) });
    scene.done(0, seats(4));
    assert_eq!(seated(&scene), ["ANNA", "bot 2", "BEN", "CLEO"], "the free seat first");
    assert_eq!(scene.seen(1, "you")["seat"], 2);
    scene.done(0, seats(3));
    assert_eq!(seated(&scene), ["ANNA", "CLEO", "BEN"], "then the bot's");
    assert_eq!(scene.seen(2, "you")["seat"], 1);
    assert_eq!(scene.refused(0, seats(2)), "table-too-few-seats");
    scene.done(1, Ask::Stand);
    scene.done(0, seats(2));
    assert_eq!(seated(&scene), ["ANNA", "CLEO"]);
    assert_eq!(scene.seen(1, "you")["seat"], Value::Null);
}

#[test]
fn whoever_is_to_deal_first_still_is_in_another_seat() {
    let mut scene = Scene::open("koenigs-romme", 4, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 3 });
    scene.done(0, Ask::First { seat: Some(3) });
    scene.done(0, seats(3));
    assert_eq!(scene.seen(1, "table")["first"], 1);
    scene.done(1, Ask::Stand);
    scene.done(0, seats(1));
    let table = scene.seen(1, "table");
    assert_eq!((&table["first"], &table["may_name_first"]), (&Value::Null, &json!(false)), "solo");
}

#[test]
fn the_game_is_played_as_it_was_changed_and_its_deals_are_still_fair() {
    let mut scene = Scene::open("joomo", 3, json!({"target": 90}), Settings::default());
    let commitment = scene.seen(0, "table")["commitment"].clone();
    let bytes = Hex32::read(commitment.as_str().expect("a hash")).expect("digits");
    let value = Hex32([9; 32]);
    scene.done(0, Ask::Commit { hash: Share::hash(&bytes, &value).to_string() });
    scene.done(
        0,
        Ask::Change { seats: Some(2), options: Some(json!({"target": 5})), settings: None },
    );
    let table = scene.seen(0, "table");
    assert_eq!(table["commitment"], commitment, "the table stays bound to its seed");
    assert_eq!(table["committed"][0]["seat"], 0, "and the player to their value");
    scene.done(0, Ask::Bot { seat: 1, level: Some(1) });
    scene.done(0, Ask::Start);
    assert_eq!(scene.refused(0, seats(3)), "table-already-started");
    scene.done(0, Ask::Reveal { value: value.to_string() });
    scene.play_out();
    assert_eq!(scene.refused(0, seats(3)), "table-already-started");
    let record = scene.record(1).record;
    assert_eq!((&record["seats"], &record["options"]["target"]), (&json!(2), &json!(5)));
    assert_eq!(record["fair"]["shares"][0]["value"], value.to_string());
    assert!(verify(&record).expect("it can be checked").is_over);
}

#[test]
fn a_changed_table_is_loaded_as_it_is_and_a_days_deal_cannot_be_changed() {
    let mut scene = Scene::open("jogo", 4, json!({}), Settings::default());
    scene.done(0, seats(2));
    scene.done(0, Ask::Bot { seat: 1, level: Some(1) });
    assert!(matches!(scene.log[1].entry, Entry::Changed(_)));
    let entries = scene.log.iter().map(|line| line.write().expect("it can be written"));
    let stored = StoredTable { start: None, entries: entries.collect() };
    let loaded = load(&stored, 3).expect("its own log").table;
    assert_eq!((loaded.entries(), loaded.free_seat()), (3, None));

    let daily = Some("2026-12-24".to_owned());
    let opened = opened("koenigs-romme", 1, json!({}), Settings::default());
    let mut scene = Scene::of(Opened { daily, ..opened });
    assert_eq!(scene.refused(0, seats(2)), "table-day-is-fixed");
}

#[test]
fn a_log_from_before_tables_could_be_changed_still_loads() {
    let log = [
        r#"{"at":1,"entry":{"opened":{"code":"k7f2","game":"joomo","seats":2,"options":{"target":5},"settings":{},"host":"anna","seed":"0707070707070707070707070707070707070707070707070707070707070707"}}}"#,
        r#"{"at":2,"entry":{"bot":{"seat":1,"level":2}}}"#,
    ];
    let entries = log.iter().map(|line| line.as_bytes().to_vec()).collect();
    let loaded = load(&StoredTable { start: None, entries }, 3).expect("an older log").table;
    assert_eq!((loaded.entries(), loaded.free_seat()), (2, None));
}
