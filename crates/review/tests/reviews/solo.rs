//! The game of one is judged for certain.

use serde_json::Value;
use vierblatt_review::{Mark, Report};

use crate::games::{quick, random_game, reviewed};

const GAME: &str = "koenigs-romme";

fn lost_by_play() -> (Value, Report) {
    (0..40)
        .map(|seed| random_game(GAME, 1, seed, usize::MAX))
        .map(|game| (game.clone(), reviewed(&game, quick(None)).expect("it is legal")))
        .find(|(_, report)| report.curve[0].chances.as_slice()[0] > 0.5)
        .expect("one of forty deals can be won")
}

#[test]
fn kr_23_the_card_that_lost_the_packing_is_named_and_nothing_after_it_counts() {
    let (_, report) = lost_by_play();
    let chance = |n: usize| report.curve[n].chances.as_slice()[0];
    let lost_at = (1..report.curve.len()).find(|n| chance(*n) < 0.5).expect("random play loses");
    let last = report.decisions.last().expect("there were decisions");
    assert_eq!((last.n, last.mark, last.is_exact), (lost_at, Some(Mark::Blunder), true));
    assert!((last.loss.chance - 1.0).abs() < 1e-9 && last.loss.chance_error < 1e-9);
    assert_ne!(last.played, last.best);
    let [before @ .., _] = &report.decisions[..] else { panic!() };
    assert!(before.iter().all(|decision| decision.mark.is_none() && decision.loss.chance < 1e-9));
}

#[test]
fn the_move_that_would_have_kept_the_packing_keeps_it() {
    let (game, report) = lost_by_play();
    let last = report.decisions.last().expect("there were decisions");
    let mut kept = game;
    let actions = kept["actions"].as_array_mut().expect("actions");
    actions.truncate(last.n);
    actions.push(Value::from(format!("0 {}", last.best)));
    let report = reviewed(&kept, quick(None)).expect("the best move is legal");
    let chances = report.curve.last().expect("a point").chances;
    assert!(chances.as_slice()[0] > 0.5);
    assert!(report.decisions.iter().all(|decision| decision.mark.is_none()));
}
