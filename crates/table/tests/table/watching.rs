//! Those who only watch.

use serde_json::json;
use vierblatt_protocol::{Ask, Settings, Watch};

use crate::scene::Scene;

#[test]
fn who_watches_sees_what_is_public_and_may_do_nothing() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    scene.connect(5, "cleo");
    scene.connect(6, "dora");
    let game = scene.seen(5, "game");
    assert!(game["private"].is_null() && game["legal"] == json!([]));
    assert_eq!(game["public"], scene.seen(0, "game")["public"]);
    assert_eq!(scene.seen(0, "table")["watching"], 2);
    scene.play_first();
    assert_eq!(scene.inbox[&5].last(), scene.inbox[&6].last());
    let secret = |message: &serde_json::Value| message.to_string().contains("\"secret\":true");
    assert!(!scene.inbox[&5].iter().any(secret));
    assert!(scene.inbox[&1].iter().any(secret), "players were told their cards");
}

#[test]
fn where_nobody_may_watch_only_players_and_the_host_see_a_game() {
    let settings = Settings { watch: Watch::Nobody, ..Settings::default() };
    let mut scene = Scene::open("joomo", 2, json!({}), settings);
    scene.connect(5, "cleo");
    scene.done(0, Ask::Bot { seat: 1, level: Some(1) });
    scene.done(0, Ask::Start);
    assert_eq!(scene.inbox[&5].last().unwrap()["type"], "bye");
    let told = scene.inbox[&5].len();
    scene.pass(20_000);
    scene.done(0, Ask::Chat { text: "alone".into() });
    assert_eq!(scene.inbox[&5].len(), told);
    scene.connect(7, "dora");
    let told = &scene.inbox[&7];
    assert_eq!((told.len(), &told[0]["type"]), (1, &json!("bye")));
    assert_eq!(told[0]["why"]["text"]["id"], "table-no-watching");
}

#[test]
fn what_may_be_shown_a_round_later_is_what_belongs_to_finished_rounds() {
    let mut scene =
        Scene::started("joomo", &["anna", "ben"], json!({"target": 100}), Settings::default());
    let finished = |scene: &Scene| scene.record(1).finished;
    scene.play_first();
    assert!(finished(&scene) <= 1, "at most who deals");
    while !scene.turn(0).is_empty() {
        scene.play_first();
    }
    let first_round = finished(&scene);
    assert_eq!(first_round, scene.record(1).actions.len());
    scene.pass(5000);
    scene.play_first();
    assert_eq!(finished(&scene), first_round);
}
