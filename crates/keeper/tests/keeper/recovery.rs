//! What went wrong, and goes on: reads that fail, tables that somebody else wrote to, logs from before games' starts were stored.

use std::sync::Arc;

use serde_json::json;
use vierblatt_bus::{Refused, Reply, Request};
use vierblatt_fair::verify;
use vierblatt_history::Entry;
use vierblatt_protocol::{Ask, Settings};
use vierblatt_store::{Append, Log, MemoryStore};

use crate::scene::{Scene, keeper};

fn bot_moves(scene: &Scene, code: &str) -> usize {
    scene.entries(code, |entry| matches!(entry, Entry::Acted { seat: Some(1..), .. }))
}

#[test]
fn a_game_that_cannot_be_read_is_read_again_for_the_bots() {
    let mut scene = Scene::new();
    scene.failing_reads = 5;
    let code = scene.started(&["bot"], Settings::default());
    for n in 0..30 {
        if scene.game(0)["turn"][0] == 0 {
            let action = scene.game(0)["legal"][0].as_str().expect("a move").to_owned();
            let ask = Ask::Act { n: scene.n(0), action };
            scene.ask(0, &code, &format!("move {n}"), ask);
        }
        scene.pass(1000);
    }
    assert_eq!(scene.failing_reads, 0);
    assert!(bot_moves(&scene, &code) > 0);
}

#[test]
fn a_table_that_was_loaded_again_ignores_what_its_predecessor_waited_for() {
    let mut scene = Scene::new();
    scene.holds.jobs = true;
    let code = scene.open("joomo", 2, json!({"target": 5}), Settings::default());
    scene.seat(&code, &["bot"]);
    scene.ask(0, &code, "start", Ask::Start);
    for n in 0..20 {
        if scene.game(0)["turn"][0] != 0 {
            break;
        }
        let action = scene.game(0)["legal"][0].as_str().expect("her turn").to_owned();
        let ask = Ask::Act { n: scene.n(0), action };
        scene.ask(0, &code, &format!("move {n}"), ask);
    }
    assert_eq!(scene.held.len(), 1, "the bot thinks");
    let of_the_first = scene.held.remove(0);
    // Somebody else writes to the log: the next entry of this keeper is refused, and the table loaded anew.
    scene.rival_appends(&code);
    scene.ask(0, &code, "level", Ask::Bot { seat: 1, level: Some(2) });
    assert_eq!(scene.last(0, "bye").expect("a goodbye")["reconnect"], true);
    assert_eq!(scene.last(0, "refused").expect("an answer")["why"]["kind"], "storage");
    assert_eq!(scene.keeper.tables(), 0);
    scene.holds.loads = true;
    scene.connect(1, &code, "anna", None);
    // Answers for the one that is gone come while the new one is loaded, and after that.
    scene.carry_out(of_the_first);
    assert_eq!(scene.keeper.tables(), 1);
    assert!(scene.last(1, "welcome").is_none());
    let entries = scene.log(&code).len();
    scene.release();
    assert!(scene.last(1, "welcome").is_some());
    scene.pass(20_000);
    assert!(scene.log(&code).len() > entries, "the new one's own bot plays");
    assert_eq!(scene.keeper.backlog().under_way, 0);
}

/// A game of Anna's against a bot, played to its end, with its code.
fn played(scene: &mut Scene) -> Arc<str> {
    let code = scene.started(&["bot"], Settings { pause: 0, ..Settings::default() });
    for n in 0..10_000 {
        if scene.last(0, "update").is_some_and(|update| update["table"]["status"] == "over") {
            return code;
        }
        if scene.game(0)["turn"][0] == 0 {
            let action = scene.game(0)["legal"][0].as_str().expect("a move").to_owned();
            let ask = Ask::Act { n: scene.n(0), action };
            scene.ask(0, &code, &format!("move {n}"), ask);
        }
        scene.pass(3000);
    }
    panic!("the game does not end");
}

#[test]
fn a_log_from_before_games_starts_were_stored_gets_them_and_its_games_are_found() {
    let mut scene = Scene::new();
    let code = played(&mut scene);
    let starts = scene.store.games(&code, None, 9).wait().expect("memory");
    assert_eq!(starts.len(), 1);
    let old = MemoryStore::new();
    let entries = scene.store.read(&code, 0, u32::MAX).wait().expect("memory");
    old.append(Append::new(code.to_string(), 0, entries)).wait().expect("a new log");
    let mut scene = Scene::with(old);
    let record = |number| Request::Record { code: Arc::clone(&code), number };
    let reply = scene.ask_keeper(record(1));
    let Some(Reply::Json(text)) = reply else { panic!("{reply:?}") };
    let record_of_it: serde_json::Value = serde_json::from_str(&text).expect("a record");
    assert!(verify(&record_of_it).is_ok_and(|verified| verified.is_over));
    assert_eq!(scene.store.games(&code, None, 9).wait().expect("memory"), starts);
    assert_eq!(scene.ask_keeper(record(2)), Some(Reply::Refused(Refused::NotFound)));
}

#[test]
fn a_request_from_before_the_game_is_known_again_by_whoever_loads_the_table() {
    let mut scene = Scene::new();
    let code = scene.started(&["bot"], Settings::default());
    let entries = scene.log(&code).len();
    // It is loaded from where its game starts: the request is in the log before that.
    scene.keeper = keeper(2);
    scene.holds.jobs = true;
    scene.connect(5, &code, "anna", None);
    scene.ask(5, &code, "bot 1", Ask::Bot { seat: 1, level: Some(1) });
    assert_eq!(scene.last(5, "done").expect("an answer")["id"], "bot 1");
    assert_eq!(scene.log(&code).len(), entries, "it is not carried out again");
}
