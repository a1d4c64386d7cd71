//! `vierblatt bench server`, small: a real server, real sockets, and a crash.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Runs the command for at most half a minute, and gives what it printed.
fn bench(args: &[&str]) -> Value {
    let mut child = Command::new(env!("CARGO_BIN_EXE_vierblatt"))
        .args(["bench", "server", "--json", "--tables", "4", "--warmup", "0.1"])
        .args(args)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let end = Instant::now() + Duration::from_secs(30);
    while child.try_wait().expect("it can be waited for").is_none() {
        if Instant::now() > end {
            child.kill().expect("it can be killed");
            panic!("it takes too long");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = child.wait_with_output().expect("it has ended");
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert!(output.status.success(), "{report}");
    report
}

fn assert_sound(report: &Value) {
    assert_eq!((&report["errors"], &report["lost"]), (&0.into(), &0.into()), "{report}");
    let count = |name: &str| report[name].as_u64().unwrap_or_default();
    assert!(count("moves") > 0 && count("acknowledged") >= count("moves"), "{report}");
    for name in ["moves_per_s", "p50_ms", "p95_ms", "p99_ms", "bytes_per_move"] {
        assert!(report[name].as_f64().is_some_and(|figure| figure > 0.0), "{name}: {report}");
    }
}

#[test]
fn a_closed_loop_is_measured() {
    let report = bench(&["--seconds", "1"]);
    assert_sound(&report);
    assert_eq!(report["restart_ms"], Value::Null);
}

#[test]
fn an_open_loop_of_three_keeps_its_schedule() {
    let report = bench(&["--seconds", "1", "--mode", "open", "--rate", "10", "--players", "3"]);
    assert_sound(&report);
    // Four tables with ten moves a second each.
    let rate = report["moves_per_s"].as_f64().expect("a rate");
    assert!((10.0..=60.0).contains(&rate), "{report}");
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let report = bench(&["--seconds", "1.5", "--kill", "0.5"]);
    assert_sound(&report);
    assert!(report["restart_ms"].is_u64() && report["all_back_ms"].is_u64(), "{report}");
}

#[test]
fn every_game_can_be_driven() {
    for (game, players) in [("joomo", "2"), ("jogo", "4"), ("komojo", "3")] {
        let report = bench(&["--seconds", "0.5", "--game", game, "--players", players]);
        assert_eq!((&report["errors"], &report["lost"]), (&0.into(), &0.into()), "{report}");
    }
}
