//! Taking a move back.

use serde_json::{Value, json};
use vierblatt_protocol::{Ask, Settings};

use crate::scene::Scene;

/// The game as a viewer sees it, without what the client is told to forget.
fn seen(scene: &Scene, viewer: u64) -> Value {
    let mut game = scene.seen(viewer, "game");
    game.as_object_mut().expect("a view").remove("taken_back");
    game
}

#[test]
fn a_move_is_taken_back_when_everybody_agrees() {
    let mut scene = Scene::joomo(&["anna", "ben", "cleo"], Settings::default());
    let mover = scene.turn(0)[0];
    let others: Vec<u64> = (0..3).filter(|seat| *seat != mover).collect();
    let before = scene.seen(mover, "game");
    assert_eq!(scene.refused(mover, Ask::Takeback), "table-takeback-too-late");
    scene.play_first();
    assert_eq!(scene.refused(others[0], Ask::Takeback), "table-takeback-too-late");
    assert_eq!(
        scene.refused(others[0], Ask::AllowTakeback { yes: true }),
        "table-no-takeback-asked"
    );
    scene.done(mover, Ask::Takeback);
    assert_eq!(scene.seen(others[0], "table")["takeback"], mover);
    assert_eq!(scene.refused(mover, Ask::AllowTakeback { yes: true }), "table-not-asked");
    scene.done(others[0], Ask::AllowTakeback { yes: true });
    assert_eq!(scene.turn(0), [scene.turn(1)[0]]);
    assert_ne!(scene.seen(mover, "game"), before);
    scene.done(others[1], Ask::AllowTakeback { yes: true });
    assert_eq!(seen(&scene, mover), before);
    assert!(scene.seen(0, "table")["takeback"].is_null());
    // The record has it as if it had never been.
    assert!(scene.record(1).actions.iter().all(|action| action.starts_with('~')));
    scene.play_first();
}

#[test]
fn one_no_is_enough_and_the_next_move_settles_it() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let mover = scene.turn(0)[0];
    scene.play_first();
    scene.done(mover, Ask::Takeback);
    scene.done(1 - mover, Ask::AllowTakeback { yes: false });
    assert!(scene.seen(mover, "table")["takeback"].is_null());
    scene.done(mover, Ask::Takeback);
    scene.play_first();
    assert!(scene.seen(mover, "table")["takeback"].is_null(), "and all are told");
}

#[test]
fn what_showed_somebody_a_card_cannot_be_taken_back() {
    let mut scene =
        Scene::started("koenigs-romme", &["anna", "ben"], json!({}), Settings::default());
    let mover = scene.turn(0)[0];
    let n = scene.n(mover);
    scene.done(mover, Ask::Act { n, action: "draw".into() });
    assert_eq!(scene.refused(mover, Ask::Takeback), "table-takeback-revealed");
    scene.play_first();
    scene.done(mover, Ask::Takeback);
    let settings = Settings { takeback: false, ..Settings::default() };
    let mut strict = Scene::joomo(&["anna", "ben"], settings);
    let mover = strict.turn(0)[0];
    strict.play_first();
    assert_eq!(strict.refused(mover, Ask::Takeback), "table-no-takeback");
}

#[test]
fn bots_do_not_mind_and_hear_the_game_anew() {
    let mut scene = Scene::joomo(&["anna", "level2", "level2"], Settings::default());
    scene.pass_until(|scene| scene.turn(0) == [0]);
    let before = scene.seen(0, "game");
    scene.play_first();
    scene.done(0, Ask::Takeback);
    assert_eq!(seen(&scene, 0), before);
    scene.play_first();
    scene.pass_until(|scene| scene.turn(0) == [0] || scene.turn(0).is_empty());
}

#[test]
fn whoever_plays_with_bots_alone_takes_their_answers_back_too() {
    let mut scene = Scene::joomo(&["anna", "level2", "level2"], Settings::default());
    scene.pass_until(|scene| scene.turn(0) == [0]);
    let before = scene.seen(0, "game");
    let actions = scene.record(1).actions;
    let told = scene.n(0);
    scene.play_first();
    scene.pass_until(|scene| scene.turn(0) == [2] || scene.turn(0) == [0]);
    let answered = scene.n(0);
    assert!(answered > told + 1, "a bot has answered");
    scene.done(0, Ask::Takeback);
    let void = scene.seen(0, "game")["taken_back"].clone();
    assert_eq!((void[0][0].as_u64(), void[1].is_null()), (Some(told.into()), true));
    assert!(void[0][1].as_u64() >= Some(answered.into()), "what was heard since is void");
    assert_eq!(seen(&scene, 0), before);
    assert_eq!(scene.record(1).actions, actions);
    assert_eq!(scene.refused(0, Ask::Takeback), "table-takeback-too-late");
    scene.play_first();
    scene.pass_until(|scene| scene.turn(0) == [0] || scene.turn(0).is_empty());
}

/// KR-06: what a bot draws it alone has seen, and it does not mind; a discard is back in its hand.
#[test]
fn what_a_bot_drew_blindly_is_taken_back_as_well() {
    let mut scene = Scene::started(
        "koenigs-romme",
        &["anna", "level2"],
        json!({"first_round": 11}),
        Settings::default(),
    );
    scene.pass_until(|scene| scene.turn(0) == [0]);
    let n = scene.n(0);
    scene.done(0, Ask::Act { n, action: "draw".into() });
    let before = scene.seen(0, "game")["private"].clone();
    scene.play_first();
    scene.pass_until(|scene| scene.turn(0) == [0]);
    scene.done(0, Ask::Takeback);
    assert_eq!(scene.seen(0, "game")["private"], before);
    assert_eq!(scene.turn(0), [0]);
}

#[test]
fn however_often_a_move_is_taken_back_what_to_forget_does_not_grow() {
    let mut scene = Scene::joomo(&["anna", "level1", "level1"], Settings::default());
    scene.pass_until(|scene| scene.turn(0) == [0]);
    let before = seen(&scene, 0);
    let first = scene.n(0);
    for _ in 0..5 {
        scene.play_first();
        scene.done(0, Ask::Takeback);
        assert_eq!(seen(&scene, 0), before);
        let last = scene.n(0) - 1;
        assert_eq!(scene.seen(0, "game")["taken_back"], json!([[first, last]]));
    }
}
