//! Luck apart from play.

use vierblatt_catalog::IDS;
use vierblatt_game::Seat;

use crate::games::{quick, random_game, reviewed};

#[test]
fn the_luck_of_many_deals_is_nothing_on_average() {
    for id in IDS {
        let lucks: Vec<f64> = (0..60)
            .map(|seed| {
                let deal = random_game(id, 3, seed, 2);
                let report = reviewed(&deal, quick(None)).expect("a random game is legal");
                report.players[0].luck
            })
            .collect();
        let mean = lucks.iter().sum::<f64>() / lucks.len() as f64;
        let square = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>();
        let error = (square / 59.0 / 60.0).sqrt();
        assert!(error > 0.0, "{id}: deals differ");
        assert!(mean.abs() < 4.0 * error, "{id}: {mean} ± {error}");
    }
}

#[test]
fn what_one_seat_gains_by_luck_the_others_lose() {
    for id in IDS {
        let report = reviewed(&random_game(id, 3, 3, 40), quick(Some(0))).expect("it is legal");
        assert!(!report.luck.is_empty(), "{id}");
        for luck in &report.luck {
            let sum: f64 = luck.change.as_slice().iter().sum();
            assert!(sum.abs() < 1e-4, "{id}: {luck:?}");
        }
        for point in &report.curve {
            let sum: f64 = point.chances.as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{id}: {point:?}");
        }
    }
}

#[test]
fn a_result_is_an_equal_share_and_luck_and_play() {
    let game = random_game("jogo", 2, 5, usize::MAX);
    let report = reviewed(&game, quick(Some(0))).expect("it is legal");
    assert!(report.is_finished);
    for player in &report.players {
        let (result, play) = (player.result.expect("it is over"), player.play.expect("it is over"));
        assert!((0.5 + player.luck + play - result).abs() < 1e-9, "{player:?}");
        assert!(player.moments.len() <= 3);
    }
    assert!(report.players[Seat(1).index()].decisions == 0, "only one seat was asked for");
}
