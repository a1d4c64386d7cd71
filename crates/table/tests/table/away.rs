//! People who are away, and those who come back.

use serde_json::json;
use vierblatt_protocol::{Ask, Clock, Settings};
use vierblatt_table::Input;

use crate::scene::Scene;

fn occupant(scene: &Scene, seat: usize) -> serde_json::Value {
    scene.seen(0, "table")["seats"][seat]["occupant"].clone()
}

#[test]
fn a_bot_plays_for_who_is_away_and_they_get_their_seat_back() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    scene.disconnect(1);
    assert_eq!(occupant(&scene, 1)["present"], false);
    scene.pass(44_000);
    assert_eq!(occupant(&scene, 1)["substituted"], false);
    scene.pass(2_000);
    assert_eq!(occupant(&scene, 1)["substituted"], true);
    while scene.turn(0) == [0] {
        scene.play_first();
    }
    let entries = scene.log.len();
    scene.pass(6_000);
    assert!(scene.log.len() > entries, "the bot has moved");
    scene.connect(1, "ben");
    assert_eq!(occupant(&scene, 1)["substituted"], false);
    assert_eq!(scene.seen(1, "table")["seats"][1]["occupant"]["substituted"], false);
    assert_eq!(scene.seen(1, "you")["seat"], 1);
    while scene.turn(0) == [0] {
        scene.play_first();
    }
    if scene.turn(0) == [1] {
        scene.play_first();
    }
}

#[test]
fn a_table_may_wait_for_who_is_away() {
    let settings = Settings { substitute: false, ..Settings::default() };
    let mut scene = Scene::joomo(&["anna", "ben"], settings);
    scene.disconnect(1);
    scene.pass(100_000);
    assert_eq!(occupant(&scene, 1)["substituted"], false);
}

#[test]
fn a_table_without_people_does_nothing_and_wants_nothing() {
    let clock = Clock::Move { seconds: 5, reserve: 0 };
    let settings = Settings { clock, ..Settings::default() };
    let mut scene = Scene::joomo(&["anna", "level1", "level1"], settings);
    scene.connect(9, "a watcher");
    scene.disconnect(0);
    let entries = scene.log.len();
    assert_eq!(scene.table.wakes_at(), None);
    scene.pass(10_000_000);
    let outbox = scene.table.take(Input::Wake, scene.now);
    assert!(outbox.append.is_none() && outbox.think.is_empty() && !outbox.wants_game);
    assert_eq!(scene.log.len(), entries);
    assert_eq!(scene.seen(9, "game")["clock"]["paused"], true);
    scene.disconnect(9);
    assert!(scene.table.is_deserted());
    scene.connect(0, "anna");
    assert!(scene.table.wakes_at().is_some());
    assert_eq!(scene.seen(0, "game")["clock"]["paused"], false);
}

#[test]
fn nobody_loses_time_or_their_seat_while_the_server_was_down() {
    let clock = Clock::Move { seconds: 10, reserve: 0 };
    let mut scene = Scene::joomo(&["anna", "ben"], Settings { clock, ..Settings::default() });
    scene.reload();
    scene.now += 3_600_000;
    let entries = scene.log.len();
    scene.connect(10, "anna");
    scene.connect(11, "ben");
    assert_eq!(scene.log.len(), entries, "nobody's time was up");
    assert_eq!(scene.seen(10, "game")["clock"]["left"], 10_000);
    for seat in 0..2 {
        assert_eq!(scene.seen(10, "table")["seats"][seat]["occupant"]["substituted"], false);
    }
}

#[test]
fn a_substitute_knows_what_the_seat_was_told_also_after_a_restart() {
    let clock = Clock::Move { seconds: 5, reserve: 0 };
    let settings = Settings { clock, ..Settings::default() };
    let people = ["anna", "ben", "cleo"];
    let mut scene = Scene::started("komojo", &people, json!({}), settings);
    scene.reload();
    scene.connect(0, "anna");
    scene.pass_until(|scene| scene.log.len() > 60);
    scene.reload_without_starts();
}

#[test]
fn a_bot_that_never_comes_back_does_not_stop_the_game() {
    let mut scene = Scene::open("joomo", 2, json!({"target": 5}), Settings::default());
    scene.bots_are_lost = true;
    scene.done(0, Ask::Bot { seat: 1, level: Some(5) });
    scene.done(0, Ask::Start);
    for _ in 0..6 {
        while scene.turn(0) == [0] {
            scene.play_first();
        }
        let entries = scene.log.len();
        scene.pass(30_000);
        assert!(scene.log.len() > entries);
    }
}
