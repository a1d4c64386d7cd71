//! Bounds: queues, timers, and tables that nobody can help.

use std::sync::Arc;

use serde_json::json;
use vierblatt_bus::{AskReply, Refused, Reply, Request, ToKeeper};
use vierblatt_history::Entry;
use vierblatt_protocol::{Ask, Clock, Settings, Status};
use vierblatt_store::{Append, Log, TableSummary};

use crate::scene::{START, Scene, keeper, keeper_of, viewer};

/// How much may wait for one table.
const MOST_WAITING: usize = 256;

#[test]
fn a_tables_queue_is_bounded_and_more_is_refused_as_busy() {
    let mut scene = Scene::new();
    let code = scene.open("joomo", 2, json!({"target": 5}), Settings::default());
    scene.holds.appends = true;
    scene.ask(0, &code, "first", Ask::Entropy { text: "x".into() });
    for n in 0..300 {
        scene.ask(0, &code, &n.to_string(), Ask::Sit { seat: 0 });
    }
    let busy = |scene: &Scene| {
        let is_busy = |message: &serde_json::Value| message["why"]["text"]["id"] == "table-busy";
        scene.sent.iter().filter(|(_, message)| is_busy(message)).count()
    };
    assert_eq!(busy(&scene), 300 - MOST_WAITING);
    let (person, name, ask) = ("ben".into(), "Ben".into(), Ask::Sit { seat: 1 });
    let (code_too, id, arrived) = (Arc::clone(&code), "sit".into(), scene.now);
    let reply = scene.ask_keeper(Request::Ask { code: code_too, person, name, id, ask, arrived });
    let Some(Reply::Asked(AskReply::Refused { why, .. })) = reply else { panic!("{reply:?}") };
    assert_eq!(why.text.id, "table-busy");
    // What must not be lost waits, but does not pile up.
    for n in 0..50 {
        let name = Some(format!("Anna {n}"));
        scene.edge(ToKeeper::Named { person: "anna".into(), name });
        scene.pass(60_000);
    }
    scene.edge(ToKeeper::Disconnect { viewer: viewer(0), code: Arc::clone(&code) });
    assert!(scene.keeper.backlog().longest_queue <= MOST_WAITING + 3);
    scene.release();
    assert_eq!(scene.keeper.backlog().longest_queue, 0);
    let dones = scene.sent.iter().filter(|(_, message)| message["type"] == "done").count();
    assert_eq!(dones, MOST_WAITING + 1, "what waited was done");
}

#[test]
fn a_table_has_one_timer_however_many_moves_are_made() {
    let mut scene = Scene::new();
    let settings = Settings { clock: Clock::Days { days: 14 }, ..Settings::default() };
    let code = scene.started(&["bot"], settings);
    for _ in 0..40 {
        if let Some(action) = scene.game(0)["legal"][0].as_str().map(str::to_owned) {
            let (n, id) = (scene.n(0), format!("move {}", scene.now));
            scene.ask(0, &code, &id, Ask::Act { n, action });
        }
        scene.pass(5000);
        assert!(scene.keeper.backlog().timers <= 1, "{:?}", scene.keeper.backlog());
    }
    assert!(scene.entries(&code, |entry| matches!(entry, Entry::Acted { .. })) > 10);
    scene.edge(ToKeeper::Disconnect { viewer: viewer(0), code });
    scene.pass(120_000);
    assert_eq!((scene.keeper.tables(), scene.keeper.backlog().timers), (0, 0));
}

#[test]
fn a_timer_that_rings_while_the_game_is_read_waits_for_it() {
    let mut scene = Scene::new();
    let settings =
        Settings { clock: Clock::Move { seconds: 10, reserve: 0 }, ..Settings::default() };
    let code = scene.started(&["ben"], settings);
    let moves = |scene: &Scene| scene.entries(&code, |entry| matches!(entry, Entry::Acted { .. }));
    let before = moves(&scene);
    scene.holds.games = true;
    scene.connect(8, &code, "cleo", Some(1));
    assert_eq!(scene.held.len(), 1, "the game is being read");
    // Time is up for somebody meanwhile: the keeper must neither hang nor be woken again and again.
    scene.pass(30_000);
    assert!(scene.keeper.backlog().longest_queue <= 1);
    assert_eq!(moves(&scene), before);
    scene.release();
    scene.pass(1);
    assert!(moves(&scene) > before, "then the move is made");
    assert!(scene.last(8, "welcome").is_some());
}

#[test]
fn a_thousand_hopeless_tables_do_not_keep_others_from_their_turn() {
    let mut scene = Scene::new();
    let summary = TableSummary {
        game: "joomo".into(),
        status: Status::Playing,
        listed: false,
        opened_at: START,
        changed_at: START,
        wake_at: Some(1),
        people: Vec::new(),
        seats: 2,
        taken: 2,
    };
    for n in 0..1000 {
        let append = Append::new(format!("hopeless{n}"), 0, vec![b"not a line".to_vec()]);
        let append = Append { summary: Some(summary.clone()), ..append };
        scene.store.append(append).wait().expect("a new table");
    }
    // The last of all: a bot's move is due at a table where nobody is.
    let settings = Settings { clock: Clock::Days { days: 1 }, ..Settings::default() };
    let code = scene.open("joomo", 2, json!({"target": 5}), settings);
    scene.seat(&code, &["bot"]);
    scene.holds.jobs = true;
    scene.ask(0, &code, "start", Ask::Start);
    while scene.held.is_empty() {
        let action = scene.game(0)["legal"][0].as_str().expect("it is Anna's turn").to_owned();
        let (n, id) = (scene.n(0), format!("move {}", scene.n(0)));
        scene.ask(0, &code, &id, Ask::Act { n, action });
    }
    scene.held.clear();
    scene.holds.jobs = false;
    scene.keeper = keeper(2);
    let entries = scene.log(&code).len();
    scene.pass(30_000);
    assert!(scene.log(&code).len() > entries, "its turn comes soon");
    assert!(scene.keeper.tables() < 10, "hopeless tables are not kept");
}

#[test]
fn at_a_table_whose_log_is_full_the_game_goes_on_and_nothing_new_begins() {
    let mut scene = Scene::new();
    // Opened and a bot: the start is the last thing that may begin.
    scene.keeper = keeper_of(1, 3);
    let code = scene.started(&["bot"], Settings::default());
    let last = |scene: &Scene, id: &str| {
        let answer = scene.sent.iter().rev().find(|(_, message)| message["id"] == id);
        answer.map(|(_, message)| message.clone()).unwrap_or_default()
    };
    assert_eq!(last(&scene, "start")["type"], "done");
    let mut moves = 0;
    for n in 0..200 {
        if let Some(action) = scene.game(0)["legal"][0].as_str().map(str::to_owned) {
            let (known, id) = (scene.n(0), format!("move {n}"));
            scene.ask(0, &code, &id, Ask::Act { n: known, action });
            moves += usize::from(last(&scene, &id)["type"] == "done");
        }
        scene.pass(5000);
    }
    assert!(moves > 2, "the game is played on: {moves}");
    for (id, ask) in [
        ("takeback", Ask::Takeback),
        ("rematch", Ask::Rematch),
        ("bot", Ask::Bot { seat: 1, level: Some(2) }),
        ("sit", Ask::Sit { seat: 1 }),
    ] {
        scene.ask(0, &code, id, ask);
        assert_eq!(last(&scene, id)["why"]["text"]["id"], "table-log-full", "{id}");
    }
    scene.ask(0, &code, "chat", Ask::Chat { text: "that was it".into() });
    assert_eq!(last(&scene, "chat")["type"], "done");
    let (person, name, arrived) = ("ben".into(), "Ben".into(), scene.now);
    let join = Request::Join { code, person, name, seat: Some(1), arrived };
    let reply = scene.ask_keeper(join);
    let Some(Reply::Refused(Refused::NotAllowed(why))) = reply else { panic!("{reply:?}") };
    assert_eq!(why.text.id, "table-log-full");
}
