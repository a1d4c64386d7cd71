//! Requests by name, moves for their moment, and coming back after a gap.

use vierblatt_history::Entry;
use vierblatt_protocol::{Ask, Settings};
use vierblatt_table::{Failure, Input};

use crate::scene::Scene;

fn moves(scene: &Scene) -> usize {
    let moved = |entry: &Entry| matches!(entry, Entry::Acted { seat: Some(_), .. });
    scene.log.iter().filter(|line| moved(&line.entry)).count()
}

#[test]
fn the_same_request_again_is_answered_again_and_not_carried_out_again() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let mover = scene.turn(0)[0];
    let ask = Ask::Act { n: scene.n(mover), action: scene.legal(mover)[0].clone() };
    let first = scene.ask_as(mover, "mine", ask.clone());
    assert_eq!((first["type"].as_str(), moves(&scene)), (Some("done"), 1));
    assert_eq!(scene.ask_as(mover, "mine", ask.clone()), first);
    // The other one's requests have their own names.
    let other = 1 - mover;
    assert_eq!(scene.ask_as(other, "mine", ask.clone())["why"]["kind"], "late");
    // Also after a restart, and also for a connection that is new.
    scene.reload();
    let name = ["anna", "ben"][mover as usize];
    scene.connect(20, name);
    assert_eq!(scene.ask_as(20, "mine", ask)["type"], "done");
    assert_eq!(moves(&scene), 1);
    let chat = Ask::Chat { text: "once".into() };
    scene.ask_as(20, "chat", chat.clone());
    scene.ask_as(20, "chat", chat);
    let said = scene.inbox[&20].iter().filter(|message| message["type"] == "chat").count();
    assert_eq!(said, 1);
}

#[test]
fn a_move_for_an_earlier_moment_is_late_and_one_from_the_future_too() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let mover = scene.turn(0)[0];
    let n = scene.n(mover);
    let action = scene.legal(mover)[0].clone();
    for wrong in [0, n - 1, n + 1, u32::MAX] {
        assert_eq!(
            scene.refused(mover, Ask::Act { n: wrong, action: action.clone() }),
            "table-late"
        );
    }
    assert_eq!(
        scene.refused(mover, Ask::Act { n, action: "dance".into() }),
        "table-not-understood"
    );
    let answer = scene.ask(1 - mover, Ask::Act { n, action: "pass".into() });
    assert_eq!((&answer["why"]["kind"], &answer["why"]["rule"]), (&"rule".into(), &"JO-06".into()));
    scene.done(mover, Ask::Act { n, action });
}

#[test]
fn names_of_requests_that_are_too_long_are_refused() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let outbox = scene.asked(0, &"x".repeat(41), Ask::Start);
    assert!(outbox.send[0].1.contains("table-id-too-long"), "{}", outbox.send[0].1);
}

#[test]
fn updates_are_numbered_without_a_gap_and_who_comes_back_hears_what_was_missed() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let since = scene.n(1);
    let heard_before = scene.inbox[&0].len();
    scene.disconnect(1);
    while scene.turn(0) == [0] {
        scene.play_first();
    }
    scene.connect_since(11, "ben", Some(since));
    let all: Vec<_> = scene.inbox[&0][heard_before..]
        .iter()
        .filter(|message| message["type"] == "update")
        .flat_map(|message| message["heard"].as_array().cloned().unwrap_or_default())
        .collect();
    let missed = scene.inbox[&11][0]["missed"].as_array().cloned().unwrap();
    assert_eq!(missed, all, "nothing here was for Anna alone");
    let mut n = None;
    for message in scene.inbox[&0].iter().filter(|message| message["type"] == "update") {
        let after = message["after"].as_u64();
        assert!(n.is_none() || n == after, "a gap before {message}");
        n = message["n"].as_u64();
        for heard in message["heard"].as_array().unwrap() {
            assert!(heard["n"].as_u64() > after && heard["n"].as_u64() <= n);
        }
    }
}

#[test]
fn nothing_changes_before_it_is_stored_and_what_is_not_stored_has_not_happened() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let mover = scene.turn(0)[0];
    let ask = Ask::Act { n: scene.n(mover), action: scene.legal(mover)[0].clone() };
    let entries = scene.table.entries();
    let first = scene.asked(mover, "a", ask.clone());
    let stored = first.append.map(|append| append.entries.len());
    assert_eq!((stored, first.send.len(), scene.table.entries()), (Some(1), 0, entries));
    let failed = scene.table.take(Input::NotStored(Failure::Storage), scene.now);
    assert!(failed.send[0].1.contains("table-not-stored"));
    let again = scene.asked(mover, "a", ask);
    assert!(again.append.is_some(), "the second time it is tried anew");
    assert_eq!(scene.table.entries(), entries);
    let conflict = scene.table.take(Input::NotStored(Failure::Conflict), scene.now);
    assert!(conflict.reload);
}

#[test]
fn what_happens_by_itself_is_tried_again_a_little_later() {
    let mut scene = Scene::joomo(&["anna", "level1"], Settings::default());
    while scene.turn(0) == [0] {
        scene.play_first();
    }
    let at = scene.table.wakes_at().expect("the bot has decided");
    scene.now = at;
    let outbox = scene.table.take(Input::Wake, at);
    assert!(outbox.append.is_some());
    scene.table.take(Input::NotStored(Failure::Storage), at);
    assert_eq!(scene.table.wakes_at(), Some(at + 1000));
    assert!(scene.table.take(Input::Wake, at + 500).append.is_none());
    scene.pass(1000);
    assert_ne!(scene.turn(0), [1]);
}
