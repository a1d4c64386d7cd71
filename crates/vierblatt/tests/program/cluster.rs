//! Three servers, one database, one bus, and faults: nobody loses anything. How fast it is depends on the machine, so nothing here is about that.

use serde_json::Value;

use crate::database::database;
use crate::run::{program, stderr};

/// An engine that `cargo xtask engines` has started.
fn engine(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| {
        panic!("this test needs PostgreSQL and NATS: run it by `cargo xtask engines`, or name a server in {variable}")
    })
}

#[test]
fn nodes_that_are_killed_put_to_sleep_and_cut_off_lose_nothing_and_tell_nobody_wrongly() {
    let (database, bus) = (database("cluster"), engine("VIERBLATT_TEST_NATS"));
    let output = program()
        .args([
            "bench", "cluster", "--json", "--tables", "6", "--faults", "7", "--sleep", "5",
            "--seed", "3",
        ])
        .env("VIERBLATT_DATABASE", database)
        .env("VIERBLATT_BUS", bus)
        .output()
        .expect("the program runs");
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", stderr(&output)));
    assert!(output.status.success(), "{report}");
    assert_eq!(report["lost"], 0, "{report}");
    assert_eq!(report["faults"].as_array().map(Vec::len), Some(7), "{report}");
    assert!(report["acknowledged"].as_u64() > Some(50), "{report}");
}

#[test]
fn a_bus_without_a_database_to_share_is_refused_in_words() {
    let output = program().args(["serve", "--port", "0", "--bus", "nats://127.0.0.1:9"]).output();
    let output = output.expect("the program runs");
    assert!(!output.status.success());
    assert!(stderr(&output).contains("--database"), "{}", stderr(&output));
    let output = program().args(["serve", "--bus", "http://anna:geheim@127.0.0.1"]).output();
    let said = stderr(&output.expect("the program runs"));
    assert!(said.contains("nats://") && !said.contains("geheim"), "{said}");
}
