//! Chat, reactions, and being silenced.

use serde_json::json;
use vierblatt_protocol::{Ask, Reaction, Settings};
use vierblatt_store::PersonId;
use vierblatt_table::Input;

use crate::scene::Scene;

fn chat(text: &str) -> Ask {
    Ask::Chat { text: text.into() }
}

#[test]
fn everyone_hears_what_is_said_and_who_comes_later_reads_it() {
    let mut scene = Scene::open("joomo", 2, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene.done(1, chat("hello\nthere"));
    let said = scene.inbox[&0].last().unwrap().clone();
    assert_eq!(
        (&said["line"]["text"], &said["line"]["name"]),
        (&json!("hello there"), &json!("BEN"))
    );
    scene.connect(2, "cleo");
    assert_eq!(scene.seen(2, "chat")[0]["text"], "hello there");
    scene.done(0, Ask::React { reaction: Reaction::Wave });
    assert_eq!(scene.inbox[&2].last().unwrap()["reaction"], "wave");
    assert_eq!(scene.refused(1, Ask::React { reaction: Reaction::Wave }), "table-not-a-player");
    assert_eq!(scene.log.len(), 1, "none of it is in the log");
}

#[test]
fn too_much_at_once_is_refused_and_so_is_too_long() {
    let mut scene = Scene::open("joomo", 2, json!({}), Settings::default());
    assert_eq!(scene.refused(0, chat(&"x".repeat(301))), "table-chat-length");
    for _ in 0..6 {
        scene.done(0, chat("again"));
    }
    assert_eq!(scene.refused(0, chat("again")), "table-too-much-chat");
    scene.now += 10_000;
    scene.done(0, chat("again"));
}

#[test]
fn who_is_silenced_stays_silent_in_another_seat_until_they_may_speak() {
    let mut scene = Scene::open("joomo", 3, json!({}), Settings::default());
    scene.connect(1, "ben");
    scene.done(1, Ask::Sit { seat: 1 });
    scene.done(0, Ask::Mute { seat: 1, on: true });
    assert_eq!(scene.seen(1, "table")["seats"][1]["muted"], true);
    assert_eq!(scene.refused(1, chat("hey")), "table-muted");
    scene.done(1, Ask::Sit { seat: 2 });
    assert_eq!(scene.refused(1, chat("hey")), "table-muted");
    assert_eq!(scene.refused(1, Ask::React { reaction: Reaction::Sigh }), "table-muted");
    scene.done(0, Ask::Mute { seat: 2, on: false });
    scene.done(1, chat("thanks"));
}

#[test]
fn what_somebody_said_before_stands_under_their_new_name() {
    let mut scene = Scene::open("joomo", 2, json!({}), Settings::default());
    scene.done(0, chat("hello"));
    scene.tell(Input::Named(PersonId::from("anna"), Some("Annabel".into())));
    scene.connect(1, "ben");
    assert_eq!(scene.seen(1, "chat")[0]["name"], "Annabel");
}

#[test]
fn the_host_silences_somebody_who_only_watches() {
    let mut scene = Scene::open("joomo", 2, json!({}), Settings::default());
    scene.connect(1, "zoe");
    scene.done(1, chat("buy this"));
    let line = scene.inbox[&0].last().unwrap()["line"].clone();
    let guest = line["guest"].as_u64().expect("a number") as u32;
    assert_eq!(scene.refused(1, Ask::MuteGuest { guest, on: true }), "table-not-the-host");
    scene.done(0, Ask::MuteGuest { guest, on: true });
    let guests = scene.seen(0, "table")["guests"].clone();
    assert_eq!(
        guests[0],
        json!({ "guest": guest, "name": "ZOE", "muted": true, "removed": false })
    );
    assert_eq!(scene.refused(1, chat("buy that")), "table-muted");
    // In a seat, too.
    scene.done(1, Ask::Sit { seat: 1 });
    assert_eq!(scene.refused(1, chat("buy that")), "table-muted");
    assert_eq!(scene.seen(0, "table")["seats"][1]["muted"], true);
    scene.done(0, Ask::Mute { seat: 1, on: false });
    scene.done(1, chat("sorry"));
    assert_eq!(scene.refused(0, Ask::MuteGuest { guest: 99, on: true }), "table-no-guest");
}
