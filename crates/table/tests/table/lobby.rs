//! Sitting down, bots, the host, and starting.

use serde_json::json;
use vierblatt_protocol::{Ask, Settings};
use vierblatt_store::PersonId;
use vierblatt_table::Input;

use crate::scene::Scene;

fn lobby() -> Scene {
    let mut scene = Scene::open("joomo", 3, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene
}

#[test]
fn people_take_empty_seats_and_bots_seats_but_not_each_others() {
    let mut scene = lobby();
    assert_eq!(scene.refused(1, Ask::Sit { seat: 0 }), "table-seat-taken");
    assert_eq!(scene.refused(1, Ask::Sit { seat: 3 }), "table-no-seat");
    scene.done(0, Ask::Bot { seat: 1, level: Some(2) });
    scene.done(1, Ask::Sit { seat: 1 });
    assert_eq!(scene.seen(1, "you"), json!({"seat": 1, "host": false}));
    scene.done(1, Ask::Sit { seat: 2 });
    let seats = scene.seen(0, "table")["seats"].clone();
    assert_eq!(seats[1]["occupant"]["type"], "empty", "nobody sits in two seats");
    assert_eq!(seats[2]["occupant"]["name"], "BEN");
}

#[test]
fn only_the_host_adds_relevels_and_removes_bots_and_starts() {
    let mut scene = lobby();
    scene.done(1, Ask::Sit { seat: 1 });
    for ask in [
        Ask::Bot { seat: 2, level: Some(1) },
        Ask::Start,
        Ask::Remove { seat: 0 },
        Ask::HandOver { seat: 1 },
        Ask::Mute { seat: 0, on: true },
    ] {
        assert_eq!(scene.refused(1, ask), "table-not-the-host");
    }
    assert_eq!(scene.refused(0, Ask::Start), "table-seats-empty");
    assert_eq!(scene.refused(0, Ask::Bot { seat: 2, level: Some(6) }), "table-no-level");
    scene.done(0, Ask::Bot { seat: 2, level: Some(1) });
    scene.done(0, Ask::Bot { seat: 2, level: Some(5) });
    let bot = json!({"type": "bot", "level": 5});
    assert_eq!(scene.seen(1, "table")["seats"][2]["occupant"], bot);
    scene.done(0, Ask::Bot { seat: 2, level: None });
    assert_eq!(scene.seen(1, "table")["seats"][2]["occupant"]["type"], "empty");
    scene.done(0, Ask::Bot { seat: 2, level: Some(1) });
    assert_eq!(scene.refused(0, Ask::Bot { seat: 1, level: Some(1) }), "table-seat-taken");
    scene.done(0, Ask::Start);
    assert_eq!(scene.seen(1, "table")["status"], "playing");
    assert_eq!(scene.refused(0, Ask::Start), "table-already-started");
    assert_eq!(scene.refused(1, Ask::Sit { seat: 2 }), "table-game-under-way");
    scene.done(0, Ask::Bot { seat: 2, level: Some(3) });
}

#[test]
fn a_host_hands_over_and_who_leaves_is_followed_by_another() {
    let mut scene = lobby();
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(0, Ask::HandOver { seat: 1 });
    assert_eq!(scene.seen(1, "you")["host"], true);
    scene.done(1, Ask::Stand);
    assert_eq!(scene.seen(0, "you"), json!({"seat": 0, "host": true}));
    scene.done(0, Ask::Stand);
    scene.disconnect(0);
    scene.done(1, Ask::Sit { seat: 1 });
    assert_eq!(scene.seen(1, "you")["host"], true, "the host has left for good");
}

#[test]
fn in_a_game_a_bot_plays_on_for_who_leaves_or_is_removed() {
    let mut scene = Scene::joomo(&["anna", "ben", "cleo"], Settings::default());
    scene.done(2, Ask::Stand);
    scene.done(0, Ask::Remove { seat: 1 });
    let seats = scene.seen(0, "table")["seats"].clone();
    assert_eq!(
        (&seats[1]["occupant"]["type"], &seats[2]["occupant"]["type"]),
        (&json!("bot"), &json!("bot"))
    );
    assert_eq!(scene.refused(0, Ask::Remove { seat: 0 }), "table-not-yourself");
    assert_eq!(scene.refused(2, Ask::Act { n: 0, action: "pass".into() }), "table-not-a-player");
    assert_eq!(scene.inbox[&1].last().unwrap()["type"], "bye", "who was removed has to go");
    scene.pass_until(|scene| scene.turn(0) == [0]);
}

#[test]
fn lists_know_what_will_be_true_once_it_is_stored() {
    let mut scene = lobby();
    scene.done(1, Ask::Sit { seat: 1 });
    let summary = scene.last.summary.clone().unwrap();
    assert_eq!((summary.seats, summary.taken, summary.people.len()), (3, 2, 2));
    scene.done(1, Ask::Stand);
    let summary = scene.last.summary.clone().unwrap();
    assert_eq!((summary.seats, summary.taken, summary.people.len()), (3, 1, 1));
}

#[test]
fn a_rematch_takes_everyone_and_moves_the_seats_on() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    assert_eq!(scene.refused(0, Ask::Rematch), "table-not-over");
    scene.play_out();
    assert_eq!(scene.last.results.len(), 2);
    scene.done(0, Ask::Rematch);
    assert_eq!(scene.seen(1, "table")["rematch"], json!([0]));
    scene.done(1, Ask::Rematch);
    let table = scene.seen(0, "table");
    assert_eq!((&table["status"], &table["game_number"]), (&json!("playing"), &json!(2)));
    assert_eq!(
        (scene.seen(0, "you"), scene.seen(1, "you")["seat"].clone()),
        (json!({"seat": 1, "host": true}), json!(0))
    );
    assert_eq!(table["seats"][0]["occupant"]["name"], "BEN");
}

#[test]
fn a_rematch_starts_when_whoever_did_not_want_it_has_left() {
    let mut scene = Scene::joomo(&["anna", "ben", "cleo"], Settings::default());
    scene.play_out();
    scene.done(0, Ask::Rematch);
    scene.done(1, Ask::Rematch);
    scene.done(2, Ask::Stand);
    assert_eq!(scene.seen(0, "table")["status"], "over", "a seat is empty");
    scene.done(0, Ask::Bot { seat: 2, level: Some(1) });
    let table = scene.seen(0, "table");
    assert_eq!((&table["status"], &table["game_number"]), (&json!("playing"), &json!(2)));
}

#[test]
fn the_host_opens_a_bots_seat_for_a_friend_who_comes_late() {
    let mut scene = Scene::joomo(&["anna", "level2", "level2"], Settings::default());
    scene.connect(7, "ben");
    assert_eq!(scene.refused(7, Ask::Sit { seat: 1 }), "table-game-under-way");
    assert_eq!(scene.refused(7, Ask::Open { seat: 1, on: true }), "table-not-the-host");
    assert_eq!(scene.refused(0, Ask::Open { seat: 0, on: true }), "table-no-seat");
    scene.done(0, Ask::Open { seat: 1, on: true });
    assert_eq!(scene.seen(7, "table")["seats"][1]["open"], true);
    assert_eq!(
        scene.refused(0, Ask::Sit { seat: 1 }),
        "table-game-under-way",
        "nobody sees two hands"
    );
    assert_eq!(scene.refused(7, Ask::Sit { seat: 2 }), "table-game-under-way");
    scene.done(7, Ask::Sit { seat: 1 });
    assert_eq!(scene.seen(7, "you"), json!({"seat": 1, "host": false}));
    assert!(scene.seen(7, "game")["private"]["hand"].is_array());
    assert!(scene.seen(7, "table")["seats"][1]["open"].is_null(), "it is taken");
    scene.done(0, Ask::Remove { seat: 1 });
    assert_eq!(scene.inbox[&7].last().unwrap()["type"], "bye");
    let guest = scene.seen(0, "table")["guests"][0]["guest"].as_u64().unwrap() as u32;
    scene.done(0, Ask::LetIn { guest });
    scene.connect(8, "ben");
    assert_eq!(scene.refused(8, Ask::Sit { seat: 1 }), "table-game-under-way");
}

#[test]
fn who_was_removed_stays_out_until_the_host_lets_them_in() {
    let mut scene = Scene::open("joomo", 3, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(0, Ask::Remove { seat: 1 });
    let bye = scene.inbox[&1].last().unwrap().clone();
    assert_eq!((&bye["type"], &bye["why"]["text"]["id"]), (&json!("bye"), &json!("table-removed")));
    scene.connect(2, "ben");
    let bye = scene.inbox[&2].last().unwrap().clone();
    assert_eq!(bye["why"]["text"]["id"], "table-removed", "another connection changes nothing");
    let guests = scene.seen(0, "table")["guests"].clone();
    assert_eq!((&guests[0]["name"], &guests[0]["removed"]), (&json!("BEN"), &json!(true)));
    let guest = guests[0]["guest"].as_u64().expect("a number") as u32;
    scene.connect(3, "cleo");
    assert_eq!(scene.refused(3, Ask::LetIn { guest }), "table-not-the-host");
    scene.done(0, Ask::LetIn { guest });
    scene.connect(4, "ben");
    scene.done(4, Ask::Sit { seat: 1 });
}

#[test]
fn a_second_person_of_the_same_name_has_a_mark() {
    let mut scene = Scene::open("joomo", 3, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 2 });
    scene.connect(2, "mallory");
    scene.tell(Input::Named(PersonId::from("mallory"), Some("anna".into())));
    scene.done(2, Ask::Chat { text: "I am the host".into() });
    assert_eq!(scene.inbox[&0].last().unwrap()["line"]["name"], "anna ②");
    scene.done(2, Ask::Sit { seat: 1 });
    let name = |scene: &Scene, seat: usize| {
        scene.seen(0, "table")["seats"][seat]["occupant"]["name"].clone()
    };
    assert_eq!([name(&scene, 0), name(&scene, 1)], [json!("ANNA"), json!("anna ②")]);
    scene.tell(Input::Named(PersonId::from("ben"), Some("Anna".into())));
    assert_eq!(name(&scene, 2), "Anna ③");
    scene.tell(Input::Named(PersonId::from("mallory"), Some("Mallory".into())));
    assert_eq!([name(&scene, 1), name(&scene, 2)], [json!("Mallory"), json!("Anna ②")]);
}
