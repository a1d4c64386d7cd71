//! Between two rounds: the next one waits for everybody, but not for ever.

use serde_json::json;
use vierblatt_protocol::{Ask, Settings, Tempo};

use crate::scene::Scene;

/// A Joomo whose first round is over.
fn between(people: &[&str]) -> Scene {
    let settings = Settings { pause: 60, ..Settings::default() };
    let mut scene = Scene::started("joomo", people, json!({"target": 50}), settings);
    while scene.seen(0, "game")["between"].is_null() {
        let turn = scene.turn(0);
        if turn.iter().any(|seat| scene.inbox.contains_key(seat)) {
            scene.play_first();
        } else {
            scene.pass(500);
        }
    }
    scene
}

#[test]
fn the_next_round_begins_when_everybody_who_is_there_is_ready() {
    let mut scene = between(&["anna", "ben", "level2"]);
    assert_eq!(scene.seen(0, "game")["between"], json!({"left": 60_000, "ready": []}));
    scene.pass(20_000);
    scene.done(1, Ask::Ready);
    assert_eq!(scene.seen(0, "game")["between"], json!({"left": 40_000, "ready": [1]}));
    scene.done(0, Ask::Ready);
    assert!(scene.seen(1, "game")["between"].is_null());
    assert_eq!(scene.refused(1, Ask::Ready), "table-late");
}

#[test]
fn it_begins_without_those_who_do_not_say_so_and_without_those_who_are_gone() {
    let mut scene = between(&["anna", "ben"]);
    scene.pass(59_999);
    assert!(!scene.seen(0, "game")["between"].is_null());
    scene.pass(1);
    assert!(scene.seen(0, "game")["between"].is_null());

    let mut scene = between(&["anna", "ben"]);
    scene.done(0, Ask::Ready);
    scene.disconnect(1);
    assert!(scene.seen(0, "game")["between"].is_null(), "who is gone is not waited for");
}

#[test]
fn a_tempo_makes_bots_slower_or_faster() {
    let took = |tempo: Tempo| {
        let settings = Settings { tempo, ..Settings::default() };
        let mut scene = Scene::joomo(&["anna", "level2", "level2"], settings);
        scene.pass_until(|scene| scene.turn(0) == [0]);
        let mut waited = 0;
        for _ in 0..4 {
            scene.play_first();
            let since = scene.now;
            scene.pass_until(|scene| scene.turn(0) == [0] || scene.turn(0).is_empty());
            waited += scene.now - since;
        }
        waited
    };
    assert!(took(Tempo::Calm) > took(Tempo::Normal) && took(Tempo::Normal) > took(Tempo::Quick));
}
