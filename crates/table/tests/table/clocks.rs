//! Time that runs out, forced moves, and the pause between rounds.

use serde_json::json;
use vierblatt_history::{Entry, How};
use vierblatt_protocol::{Ask, Clock, Settings};

use crate::scene::Scene;

fn with(clock: Clock) -> Settings {
    Settings { clock, ..Settings::default() }
}

fn last_how(scene: &Scene) -> Option<How> {
    scene.last_move().and_then(|entry| match entry {
        Entry::Acted { how, .. } => Some(*how),
        _ => None,
    })
}

#[test]
fn when_time_is_up_a_harmless_move_is_made() {
    let mut scene = Scene::joomo(&["anna", "ben"], with(Clock::Move { seconds: 10, reserve: 5 }));
    let mover = scene.turn(0);
    scene.pass(14_999);
    assert_eq!(scene.turn(0), mover);
    let clock = scene.seen(0, "game")["clock"].clone();
    assert_eq!(clock["reserves"], json!([5000, 5000]));
    scene.pass(1);
    assert_ne!(scene.turn(0), mover);
    assert_eq!(last_how(&scene), Some(How::Timeout));
    let reserves = scene.seen(0, "game")["clock"]["reserves"].clone();
    assert_eq!(reserves[mover[0] as usize], 0, "the reserve is used up");
}

#[test]
fn in_days_time_runs_while_nobody_is_there_and_lists_know_when() {
    let mut scene = Scene::joomo(&["anna", "ben"], with(Clock::Days { days: 2 }));
    let day = 24 * 3600 * 1000;
    let summary = scene.last.summary.clone().unwrap();
    assert_eq!(summary.wake_at, Some(scene.now + 2 * day));
    scene.disconnect(0);
    scene.disconnect(1);
    assert!(scene.table.is_deserted(), "it need not be kept in memory for days");
    let entries = scene.log.len();
    scene.pass(2 * day - 1);
    assert_eq!(scene.log.len(), entries);
    scene.pass(1);
    assert_eq!(last_how(&scene), Some(How::Timeout));
}

#[test]
fn in_days_a_bot_moves_although_nobody_is_there() {
    let mut scene = Scene::joomo(&["anna", "level1"], with(Clock::Days { days: 1 }));
    while scene.turn(0) == [0] {
        scene.play_first();
    }
    scene.disconnect(0);
    assert!(!scene.table.is_deserted(), "the bot is about to move");
    scene.pass(60_000);
    assert_eq!(last_how(&scene), Some(How::Bot));
    assert!(scene.table.is_deserted());
    // A table whose people have all left does nothing, whatever its clock.
    scene.connect(0, "anna");
    scene.done(0, Ask::Stand);
    assert_eq!(scene.table.wakes_at(), None);
    // Nobody looks for it, either: however many such tables there are, they keep no other one waiting.
    assert_eq!(scene.last.summary.clone().unwrap().wake_at, None);
}

#[test]
fn a_forced_move_is_made_after_as_long_as_a_choice_took() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    let mut forced = 0;
    for _ in 0..400 {
        if scene.seen(0, "table")["status"] == "over" {
            break;
        }
        let Some(mover) = scene.turn(0).first().copied() else {
            scene.pass_until(|scene| {
                !scene.turn(0).is_empty() || scene.seen(0, "table")["status"] == "over"
            });
            continue;
        };
        let legal = scene.legal(mover);
        let (entries, since) = (scene.log.len(), scene.now);
        if legal.len() > 1 {
            // Every choice takes three seconds here.
            scene.pass(3000);
            scene.play_first();
        } else {
            let has_chosen = scene.log.iter().any(|line| match &line.entry {
                Entry::Acted { seat: Some(seat), how, .. } => {
                    u64::from(*seat) == mover && *how == How::Chosen
                }
                _ => false,
            });
            scene.pass_until(|scene| scene.log.len() > entries);
            if has_chosen {
                // Near that, and not to the millisecond: that would tell.
                let took = scene.now - since;
                assert!((2600..=3400).contains(&took), "a forced move took {took} ms");
            }
            forced += 1;
        }
    }
    assert!(forced > 3, "{forced}");
}

#[test]
fn the_result_of_a_round_is_shown_before_the_next_deal() {
    let settings = Settings { pause: 7, ..Settings::default() };
    let mut scene = Scene::started("joomo", &["anna", "ben"], json!({"target": 100}), settings);
    while !scene.turn(0).is_empty() {
        scene.play_first();
    }
    let entries = scene.log.len();
    scene.pass(6_999);
    assert_eq!(scene.log.len(), entries);
    scene.pass(1);
    assert!(scene.log.len() > entries && !scene.turn(0).is_empty());
}
