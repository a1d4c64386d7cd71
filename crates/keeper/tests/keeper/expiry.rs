//! Tables that nobody wants any more go, and tables that nobody wakes keep no others waiting.

use std::sync::Arc;

use serde_json::json;
use vierblatt_bus::ToKeeper;
use vierblatt_protocol::{Ask, Clock, Settings, Status};
use vierblatt_store::{Append, Directory, Log, Ms, TableSummary};

use crate::scene::{START, Scene, keeper, viewer};

const DAY: Ms = 24 * 3600 * 1000;

/// A table that is only a summary, last changed so many days ago.
fn put(scene: &Scene, code: &str, status: Status, days: Ms, people: &[&str]) {
    let summary = TableSummary {
        game: "joomo".into(),
        status,
        listed: false,
        opened_at: START - 1000 * DAY,
        changed_at: START - days * DAY,
        wake_at: None,
        people: people.iter().map(|&id| id.into()).collect(),
        seats: 2,
        taken: 2,
    };
    let append = Append::new(code, 0, vec![b"an entry".to_vec()]);
    let append = Append { summary: Some(summary), ..append };
    scene.store.append(append).wait().expect("a new table");
}

fn is_there(scene: &Scene, code: &str) -> bool {
    scene.store.table(code).wait().expect("memory").is_some()
}

#[test]
fn tables_go_when_their_time_is_over_and_not_before() {
    let mut scene = Scene::new();
    for (status, days, people) in [
        (Status::Lobby, 2, &[][..]),
        (Status::Lobby, 90, &["p1"]),
        (Status::Playing, 90, &["p1"]),
        (Status::Over, 365, &["p1"]),
    ] {
        let name = format!("{status:?}{}", people.len());
        put(&scene, &format!("{name} stays"), status, days - 1, people);
        put(&scene, &format!("{name} goes"), status, days, people);
    }
    scene.tell(vierblatt_keeper::Event::Tick);
    scene.pass(3_500_000);
    assert!(
        is_there(&scene, "Over1 goes"),
        "nothing goes in the first hour: the clock may be wrong"
    );
    scene.pass(200_000);
    for name in ["Lobby0", "Lobby1", "Playing1", "Over1"] {
        assert!(is_there(&scene, &format!("{name} stays")), "{name} stays");
        assert!(!is_there(&scene, &format!("{name} goes")), "{name} goes");
    }
    scene.pass(DAY);
    assert!(!is_there(&scene, "Over1 stays"), "a day later its time is over as well");
}

#[test]
fn many_tables_go_in_small_batches() {
    let mut scene = Scene::new();
    for n in 0..320 {
        put(&scene, &format!("t{n}"), Status::Over, 400, &[]);
    }
    scene.tell(vierblatt_keeper::Event::Tick);
    scene.pass(3_600_000);
    let left = |scene: &Scene| (0..320).filter(|n| is_there(scene, &format!("t{n}"))).count();
    for _ in 0..20 {
        let before = left(&scene);
        scene.pass(1000);
        assert!(before - left(&scene) <= 50);
    }
    assert_eq!(left(&scene), 0);
}

#[test]
fn a_table_that_somebody_is_at_stays_and_goes_when_they_have_left() {
    let mut scene = Scene::new();
    let code = scene.open("joomo", 2, json!({}), Settings::default());
    scene.ask(0, &code, "stand", Ask::Stand);
    // Anna watches for days.
    scene.pass(5 * DAY);
    assert!(is_there(&scene, &code));
    scene.edge(ToKeeper::Disconnect { viewer: viewer(0), code: Arc::clone(&code) });
    scene.pass(DAY);
    assert!(!is_there(&scene, &code));
    scene.connect(1, &code, "anna", None);
    assert_eq!(scene.last(1, "bye").expect("a goodbye")["why"]["text"]["id"], "server-not-found");
}

#[test]
fn moves_alone_keep_a_table_and_lists_know_to_the_day() {
    let mut scene = Scene::new();
    let code = scene.started(&["berta"], Settings::default());
    for n in 0..100 {
        scene.pass(2 * DAY);
        for who in [0, 1] {
            if scene.game(who)["turn"][0] == who {
                let action = scene.game(who)["legal"][0].as_str().expect("a move").to_owned();
                let ask = Ask::Act { n: scene.n(who), action };
                scene.ask(who, &code, &format!("move {n}"), ask);
            }
        }
        let listed = scene.store.table(&code).wait().expect("memory").expect("the table");
        let last = scene.log(&code).last().expect("an entry").at;
        assert!(last.saturating_sub(listed.summary.changed_at) <= DAY, "in round {n}");
        if listed.summary.status == Status::Over {
            return;
        }
    }
}

#[test]
fn five_hundred_deserted_tables_do_not_keep_others_from_their_turn() {
    let mut scene = Scene::new();
    let settings = Settings { clock: Clock::Days { days: 1 }, ..Settings::default() };
    let begin = |scene: &mut Scene| {
        let code = scene.open("joomo", 2, json!({"target": 5}), settings.clone());
        scene.seat(&code, &["bot"]);
        scene.holds.jobs = true;
        scene.ask(0, &code, "start", Ask::Start);
        scene.held.clear();
        scene.holds.jobs = false;
        code
    };
    // Started against a bot, and left.
    for _ in 0..510 {
        let code = begin(&mut scene);
        scene.ask(0, &code, "stand", Ask::Stand);
    }
    let due = scene.store.due_tables(Ms::MAX, None, 1000).wait().expect("memory");
    assert_eq!(due.len(), 0, "a table of bots alone is not woken");
    let code = begin(&mut scene);
    for n in 0..20 {
        if scene.game(0)["turn"][0] != 0 {
            break;
        }
        scene.holds.jobs = true;
        let action = scene.game(0)["legal"][0].as_str().expect("her turn").to_owned();
        let ask = Ask::Act { n: scene.n(0), action };
        scene.ask(0, &code, &format!("move {n}"), ask);
        scene.held.clear();
        scene.holds.jobs = false;
    }
    scene.keeper = keeper(2);
    let entries = scene.log(&code).len();
    scene.pass(90_000);
    assert!(scene.log(&code).len() > entries, "the bot's turn comes soon");
}
