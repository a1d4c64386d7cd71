//! A table whose log is damaged is set aside, and all others go on.

use std::sync::Arc;

use vierblatt_bus::{Refused, Reply, Request};
use vierblatt_protocol::{Ask, Settings};

use crate::scene::{Scene, keeper};

/// Moves that Anna makes at a table while it is her turn.
fn play_on(scene: &mut Scene, code: &Arc<str>) -> usize {
    let before = scene.log(code).len();
    for n in 0..5 {
        if scene.game(0)["turn"][0] == 0 {
            let action = scene.game(0)["legal"][0].as_str().expect("a move").to_owned();
            let ask = Ask::Act { n: scene.n(0), action };
            scene.ask(0, code, &format!("move {n}"), ask);
        }
        scene.pass(20_000);
    }
    scene.log(code).len() - before
}

#[test]
fn a_damaged_table_is_set_aside_with_a_reason_and_others_go_on() {
    let mut scene = Scene::new();
    let damaged = scene.started(&["bot"], Settings::default());
    let last = scene.log(&damaged).len() as u64 - 1;
    let well = scene.started(&["bot"], Settings::default());
    // A new keeper has neither in memory.
    scene.keeper = keeper(2);
    scene.store.damage(&damaged, last, |entry| entry[9] ^= 1);
    let loads = scene.done[1];
    for n in 10..20 {
        scene.connect(n, &damaged, "anna", None);
        let bye = scene.last(n, "bye").expect("a goodbye");
        assert_eq!(bye["why"]["text"]["id"], "server-table-damaged");
        assert_eq!(bye["reconnect"], false);
    }
    assert_eq!(scene.done[1], loads + 1, "it is read once, not for everybody who comes");
    assert_eq!((scene.keeper.quarantined(), scene.keeper.tables()), (1, 0));
    let asked = scene.ask_keeper(Request::Games { code: Arc::clone(&damaged), before: None });
    assert!(matches!(asked, Some(Reply::Refused(Refused::Damaged))), "{asked:?}");
    let code = Arc::clone(&damaged);
    let record = scene.ask_keeper(Request::Record { code, number: 1 });
    assert!(matches!(record, Some(Reply::Refused(Refused::Damaged))), "{record:?}");

    scene.connect(0, &well, "anna", None);
    assert!(play_on(&mut scene, &well) > 0, "the other table goes on");
}

#[test]
fn a_table_whose_game_turns_out_to_be_damaged_is_not_tried_again_and_again() {
    let mut scene = Scene::new();
    scene.failing_reads = u32::MAX;
    let code = scene.started(&["bot"], Settings::default());
    play_on(&mut scene, &code);
    let last = scene.log(&code).len() as u64 - 1;
    scene.store.damage(&code, last, |entry| entry[9] ^= 1);
    scene.failing_reads = 0;
    let reads = scene.done[2];
    scene.pass(60_000);
    assert!(scene.done[2] <= reads + 1, "the bots' game is read once");
    assert_eq!(scene.keeper.quarantined(), 1);
    let bye = scene.last(0, "bye").expect("a goodbye");
    assert_eq!(bye["why"]["text"]["id"], "server-table-damaged");
}
