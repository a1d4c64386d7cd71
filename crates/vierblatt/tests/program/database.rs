//! The program on a database server: found by option, file or variable, its password shown nowhere.

use std::process::Command;

use crate::run::{all, program};
use crate::serve::Server;

/// An empty schema on the server that the environment names, made by `psql`, which comes with the server.
pub(crate) fn database(name: &str) -> String {
    let server = std::env::var("VIERBLATT_TEST_POSTGRES").expect(
        "this test needs PostgreSQL: run it by `cargo xtask engines cargo test -p vierblatt`, \
         or name a server in VIERBLATT_TEST_POSTGRES",
    );
    let name = format!("program_{name}_{}", std::process::id());
    let made = Command::new("psql")
        .arg(&server)
        .args(["--quiet", "--command", &format!("CREATE SCHEMA {name}")])
        .status()
        .expect("psql is there");
    assert!(made.success());
    format!("{server}?options=-csearch_path%3D{name}")
}

const SERVE: [&str; 5] = ["serve", "--port", "0", "--address", "127.0.0.1"];

#[test]
fn a_server_on_postgres_that_was_killed_has_lost_nothing() {
    let url = database("killed");
    let start =
        || Server::start_by(program().args(SERVE).args(["--no-limits", "--database", &url]));
    let server = start();
    let (token, code) = server.table();
    let table =
        server.call("GET", &format!("/api/tables/{code}"), &token, &serde_json::Value::Null);
    assert!(table.starts_with("HTTP/1.1 200"), "{table}");
    server.signal("-KILL");
    drop(server);
    let again = start();
    let table = again.call("GET", &format!("/api/tables/{code}"), &token, &serde_json::Value::Null);
    assert!(table.starts_with("HTTP/1.1 200"), "{table}");
}

#[test]
fn a_second_server_on_the_same_database_is_refused() {
    let url = database("second");
    let _first = Server::start_by(program().args(SERVE).args(["--database", &url]));
    let second = program().args(SERVE).env("VIERBLATT_DATABASE", &url).output().expect("it ends");
    assert!(!second.status.success());
    assert!(all(&second).contains("Another server uses the database"), "{}", all(&second));
}

#[test]
fn a_password_is_shown_by_nobody() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("vierblatt.toml");
    let url = "postgres://ana:geheim@127.0.0.1:1/cards";
    std::fs::write(&file, format!("database = \"{url}\"\n")).expect("a file");
    let file = file.to_str().expect("text");
    for arguments in [
        vec!["config", "--config", file],
        vec!["config", "--config", file, "--json"],
        vec!["config", "--database", url],
        vec!["serve", "--port", "0", "--config", file],
        vec!["serve", "--port", "0", "--database", url],
        vec!["serve", "--database", "mysql://ana:geheim@b/c"],
        vec!["serve", "--help"],
    ] {
        let output =
            program().args(&arguments).env("VIERBLATT_DATABASE", url).output().expect("it ends");
        let said = all(&output);
        assert!(!said.contains("geheim"), "{arguments:?}: {said}");
    }
    let unreachable = program().args(SERVE).args(["--database", url]).output().expect("it ends");
    assert!(all(&unreachable).contains("cannot be reached"), "{}", all(&unreachable));
}
