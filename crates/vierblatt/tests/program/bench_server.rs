//! `vierblatt bench server`, small: a real server, real sockets, and a crash. How fast it is depends on the
//! machine, so nothing here is about that: measurements go on until there are enough moves.

use serde_json::Value;
use vierblatt_catalog::IDS;

use crate::run::{program, seats, stderr};

/// Measures until at least this many moves have counted.
const MOVES: u64 = 12;

/// Runs the command and gives what it printed.
fn bench(args: &[&str]) -> Value {
    let output = program()
        .args(["bench", "server", "--json", "--tables", "4", "--warmup", "0.1", "--seconds", "0.2"])
        .args(["--moves", &MOVES.to_string()])
        .args(args)
        .output()
        .expect("the program runs");
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{args:?}: {error}: {}", stderr(&output)));
    let is_sound = report["errors"] == 0 && report["lost"] == 0;
    assert_eq!(output.status.success(), is_sound, "the status says how it went: {report}");
    report
}

/// What must be true on any machine.
fn assert_sound(report: &Value) {
    assert_eq!(report["lost"], 0, "{report}");
    // A machine that stands still for ten seconds makes an answer late. Everything else is a mistake.
    let kinds = report["errors_by_kind"].as_object().expect("errors by kind");
    assert!(kinds.keys().all(|kind| kind == "timeout"), "{report}");
    let number = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name}: {report}"));
    let (moves, seconds) = (number("moves"), number("seconds"));
    assert!(moves >= MOVES as f64 && number("acknowledged") >= moves, "{report}");
    assert!(seconds >= 0.2, "{report}");
    // Seconds are rounded to hundredths, the rate to tenths.
    let (least, most) = (moves / (seconds + 0.005) - 0.05, moves / (seconds - 0.005) + 0.05);
    assert!((least..=most).contains(&number("moves_per_s")), "{report}");
    let times = ["p50_ms", "p95_ms", "p99_ms", "max_ms"].map(number);
    assert!(times[0] >= 0.0 && times.is_sorted(), "{report}");
    assert!(number("bytes_per_move") > 0.0, "{report}");
}

#[test]
fn a_closed_loop_is_measured() {
    let report = bench(&[]);
    assert_sound(&report);
    assert_eq!((&report["mode"], &report["players"]), (&"closed".into(), &2.into()));
    assert_eq!(report["restart_ms"], Value::Null);
}

#[test]
fn an_open_loop_of_three_is_measured_and_says_how_late_its_players_were() {
    let report = bench(&["--mode", "open", "--rate", "10", "--players", "3"]);
    assert_sound(&report);
    assert_eq!((&report["mode"], &report["players"]), (&"open".into(), &3.into()));
    assert!(report["players_late_p99_ms"].is_number(), "{report}");
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let report = bench(&["--kill", "0.1"]);
    assert_sound(&report);
    assert!(report["restart_ms"].is_u64() && report["all_back_ms"].is_u64(), "{report}");
}

#[test]
fn every_game_can_be_driven() {
    for game in IDS {
        let players = (*seats(game).start()).max(2).to_string();
        let report = bench(&["--game", game, "--players", &players]);
        assert_sound(&report);
        assert_eq!(report["game"], *game);
    }
}
