//! Opening tables, and sitting down without a connection.

use serde_json::json;
use vierblatt_bus::{NewTable, Refused, Reply, Request};
use vierblatt_keeper::Effect;
use vierblatt_protocol::{Ask, Settings};
use vierblatt_store::{AppendError, StorageError};

use crate::scene::{Scene, keeper};

/// Anna wants a small table.
pub(crate) fn open() -> Request {
    let options = json!({"target": 5});
    let (game, settings) = ("joomo".into(), Settings::default());
    let table = NewTable { game, seats: 2, options, settings, daily: None };
    Request::Open { person: "anna".into(), name: "Anna".into(), table }
}

#[test]
fn a_code_that_is_taken_is_drawn_again() {
    let mut scene = Scene::new();
    scene.store.fail_next_append(AppendError::Conflict { expected: 1 });
    let Some(Reply::Opened { code }) = scene.ask_keeper(open()) else { panic!("not opened") };
    assert_eq!(scene.done[0], 2, "two codes were tried");
    assert_eq!(scene.log(&code).len(), 1);
}

#[test]
fn a_table_that_cannot_be_stored_is_refused() {
    let mut scene = Scene::new();
    scene.store.fail_next_append(StorageError::Full.into());
    assert_eq!(scene.ask_keeper(open()), Some(Reply::Refused(Refused::Storage)));
    assert_eq!(scene.keeper.tables(), 0);
}

#[test]
fn whoever_knows_the_code_before_the_table_is_stored_is_answered() {
    let mut scene = Scene::new();
    (scene.holds.appends, scene.holds.loads) = (true, true);
    assert_eq!(scene.ask_keeper(open()), None);
    let Some(Effect::Append(_, append)) = scene.held.first() else { panic!("nothing is stored") };
    let code = append.table.as_str().into();
    assert_eq!(scene.ask_keeper(Request::Games { code, before: None }), None);
    scene.release();
    assert!(matches!(scene.reply(1), Some(Reply::Opened { .. })));
    assert_eq!(scene.reply(2), Some(Reply::Games(Vec::new())));
}

#[test]
fn somebody_who_joins_again_after_a_restart_sits_down_again() {
    let mut scene = Scene::new();
    let code = scene.open("joomo", 2, json!({"target": 5}), Settings::default());
    assert!(scene.join(&code, "ben"));
    scene.connect(1, &code, "ben", None);
    scene.ask(1, &code, "stand", Ask::Stand);
    // A keeper that counts from the start would use the same name for another request.
    for seed in 1..4 {
        scene.keeper = keeper(seed);
        assert!(scene.join(&code, "ben"));
        scene.connect(1, &code, "ben", None);
        assert_eq!(scene.last(1, "welcome").expect("a welcome")["you"]["seat"], 1);
        scene.ask(1, &code, &format!("stand {seed}"), Ask::Stand);
    }
}
