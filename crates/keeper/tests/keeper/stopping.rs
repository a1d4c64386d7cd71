//! A program that stops in order.

use std::sync::Arc;

use vierblatt_bus::{Refused, Reply, Request};
use vierblatt_keeper::Event;
use vierblatt_protocol::{Ask, Settings};

use crate::opening::open;
use crate::scene::Scene;

#[test]
fn everybody_is_told_and_nothing_new_begins() {
    let mut scene = Scene::new();
    let code = scene.started(&["ben", "bot"], Settings::default());
    let reply = scene.ask_keeper(open());
    let Some(Reply::Opened { code: other }) = reply else { panic!("{reply:?}") };
    scene.connect(7, &other, "cleo", None);
    // Something is being stored, somebody is about to be told what they missed, and a bot is thinking.
    scene.holds.jobs = true;
    scene.pass(20_000);
    (scene.holds.appends, scene.holds.games) = (true, true);
    scene.connect(8, &code, "dora", Some(1));
    scene.ask(7, &other, "sit", Ask::Sit { seat: 1 });
    scene.connect(9, &other, "emil", None);
    let asked_too = Request::Games { code: Arc::clone(&other), before: None };
    assert_eq!(scene.ask_keeper(asked_too), None, "the table is busy");
    assert!(!scene.held.is_empty());

    scene.tell(Event::Stop);
    let told = |scene: &Scene, n: u64| {
        scene.last(n, "bye").is_some_and(|bye| bye["why"]["text"]["id"] == "server-stopping")
    };
    for n in [0, 1, 7, 8, 9] {
        assert!(told(&scene, n) && scene.closed.contains(&n), "viewer {n} was not told");
    }
    let (before, sent) = (scene.done, scene.sent.len());
    let entries = scene.log(&other).len();
    scene.release();
    scene.now += 60_000;
    scene.tell(Event::Tick);
    assert_eq!(scene.done, before, "nothing new is stored, read or computed");
    assert_eq!(scene.log(&other).len(), entries + 1, "what was under way is stored");
    let later: Vec<&str> =
        scene.sent[sent..].iter().filter_map(|(_, message)| message["type"].as_str()).collect();
    assert!(!later.contains(&"welcome"), "nobody is welcomed: {later:?}");
    assert_eq!(scene.keeper.wakes_at(), None);

    let games = Request::Games { code: Arc::clone(&code), before: None };
    assert_eq!(scene.ask_keeper(games), Some(Reply::Refused(Refused::Stopping)));
    scene.connect(10, &code, "finn", None);
    assert!(told(&scene, 10) && scene.closed.contains(&10));
    assert!(scene.replies.iter().all(|(n, _)| scene.reply(*n).is_some()));
    assert_eq!(scene.keeper.backlog().under_way, 0);
}
