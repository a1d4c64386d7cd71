//! A race at a table whose disk is slow.

use std::sync::Arc;

use serde_json::json;
use vierblatt_bus::ToKeeper;
use vierblatt_history::Entry;
use vierblatt_protocol::{Ask, Settings, Snap};

use crate::scene::{Scene, viewer};

/// How long a window is open.
const WINDOW: u64 = 3000;

/// A table of four at which a window has just opened.
fn race(scene: &mut Scene) -> Arc<str> {
    let settings = Settings { snap: Snap::Race { seconds: 3 }, ..Settings::default() };
    let code = scene.open("komojo", 4, json!({"limit": 20}), settings);
    scene.seat(&code, &["ben", "cleo", "dora"]);
    scene.ask(0, &code, "start", Ask::Start);
    while scene.game(0)["race"].is_null() {
        let mover = scene.game(0)["turn"][0].as_u64().expect("somebody's turn");
        let legal: Vec<String> =
            serde_json::from_value(scene.game(mover)["legal"].clone()).expect("texts");
        let wanted = legal.iter().find(|action| ["draw", "drop"].contains(&action.as_str()));
        let (n, action) = (scene.n(mover), wanted.unwrap_or(&legal[0]).clone());
        scene.ask(mover, &code, &format!("move {n}"), Ask::Act { n, action });
    }
    code
}

fn claim(scene: &mut Scene, code: &Arc<str>, seat: u64, arrived: u64) {
    let ask = Ask::Claim { n: scene.n(seat), actions: Vec::new(), reaction: 300 };
    let (viewer, code, id) = (viewer(seat), Arc::clone(code), "claim".into());
    scene.edge(ToKeeper::Ask { viewer, code, id, ask, arrived });
}

fn claims(scene: &Scene, code: &str) -> usize {
    scene.entries(code, |entry| matches!(entry, Entry::Claimed { .. }))
}

fn asked(scene: &Scene) -> Vec<u64> {
    serde_json::from_value(scene.game(0)["turn"].clone()).expect("seats")
}

#[test]
fn a_claim_counts_by_its_arrival_while_somebody_elses_is_being_stored() {
    let mut scene = Scene::new();
    let code = race(&mut scene);
    let asked = asked(&scene);
    let opened = scene.now;
    scene.holds.appends = true;
    scene.now = opened + WINDOW - 10;
    claim(&mut scene, &code, asked[0], opened + WINDOW - 10);
    scene.now = opened + WINDOW - 5;
    claim(&mut scene, &code, asked[1], opened + WINDOW - 5);
    // The disk takes longer than the window is open. One more claim comes too late.
    scene.pass(500);
    let too_late = scene.now;
    claim(&mut scene, &code, asked[2], too_late);
    assert_eq!(claims(&scene, &code), 0);
    scene.release();
    assert_eq!(claims(&scene, &code), 2, "both came in time");
    let (early, late) = (asked[1], asked[2]);
    assert_eq!(scene.last(early, "done").expect("an answer")["id"], "claim");
    assert_eq!(scene.last(late, "refused").expect("an answer")["why"]["kind"], "late");
    scene.pass(1);
    assert!(scene.game(0)["race"].is_null(), "the window has closed");
}

#[test]
fn a_claim_from_an_edge_whose_clock_is_ahead_counts_from_when_the_keeper_has_it() {
    let mut scene = Scene::new();
    let code = race(&mut scene);
    let seat = asked(&scene)[0];
    scene.pass(1000);
    let ahead = scene.now + 3_600_000;
    claim(&mut scene, &code, seat, ahead);
    assert_eq!(claims(&scene, &code), 1);
}
