//! `vierblatt check`, and what a server does with a file that may not grow.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::run::{all, program, stdout, vierblatt};
use crate::serve::{ARGUMENTS, Server};

/// Two tables of a server that was stopped.
fn two_tables(data: &Path) -> [String; 2] {
    let mut server = Server::start(data);
    let codes = [server.table().1, server.table().1];
    server.signal("-TERM");
    assert!(server.ended());
    codes
}

#[test]
fn damage_is_told_table_by_table_for_people_and_programs() {
    let data = tempfile::tempdir().expect("a directory");
    let codes = two_tables(data.path());
    let directory = data.path().to_str().expect("text");
    let check =
        |more: &[&str]| vierblatt(&[&["check", "--data", directory][..], more].concat(), b"");
    let well = check(&[]);
    assert!(well.status.success() && stdout(&well).contains("Tables: 2"), "{}", all(&well));

    // Another digit in the first entry of the first table.
    let file = data.path().join("vierblatt.sqlite");
    let mut bytes = fs::read(&file).expect("the database");
    let place = |bytes: &[u8], text: &[u8]| bytes.windows(text.len()).position(|part| part == text);
    let entry = place(&bytes, format!("\"code\":\"{}\"", codes[0]).as_bytes()).expect("an entry");
    let from = bytes[..entry].iter().rposition(|byte| *byte == b'{').expect("its beginning");
    let digit = from + bytes[from..].iter().position(u8::is_ascii_digit).expect("a digit");
    bytes[digit] ^= 1;
    fs::write(&file, &bytes).expect("it is written");

    let damaged = check(&[]);
    assert_eq!(damaged.status.code(), Some(1));
    let said = stdout(&damaged);
    assert!(said.contains(&format!("table {}: damaged at entry 0", codes[0])), "{said}");
    assert!(said.contains("Damaged tables: 1 of 2") && said.contains("restore"), "{said}");
    assert!(!said.contains(&codes[1]), "{said}");
    let lines = check(&["--json"]);
    let lines: Vec<Value> =
        stdout(&lines).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 3);
    for table in &lines[..2] {
        assert_eq!(table["ok"], table["table"] != codes[0].as_str());
    }
    assert_eq!((&lines[2]["ok"], &lines[2]["damaged"]), (&json!(false), &json!(1)));

    let copy = data.path().join("copy.sqlite");
    let copy = copy.to_str().expect("text");
    let backup = vierblatt(&["backup", "--data", directory, copy], b"");
    assert!(
        backup.status.code() == Some(1) && all(&backup).contains(&codes[0]),
        "{}",
        all(&backup)
    );
    assert_eq!(vierblatt(&["check", "--database", copy], b"").status.code(), Some(1));
    let new = data.path().join("new");
    let restore = |more: &[&str]| {
        let new = new.to_str().expect("text");
        vierblatt(&[&["restore", "--data", new, copy][..], more].concat(), b"")
    };
    let refused = restore(&[]);
    assert!(!refused.status.success() && all(&refused).contains(&codes[0]), "{}", all(&refused));
    assert!(restore(&["--accept-damage"]).status.success());

    // The damaged table says so, and the other one is there.
    let server = Server::start(&new);
    let games =
        |code: &str| server.call("GET", &format!("/api/tables/{code}/games"), "", &json!({}));
    assert!(games(&codes[0]).contains("server-table-damaged"));
    assert!(games(&codes[1]).starts_with("HTTP/1.1 200"));
}

#[cfg(unix)]
#[test]
fn a_limit_on_file_sizes_is_an_error_and_not_the_end() {
    let data = tempfile::tempdir().expect("a directory");
    let program = program();
    let mut limited = std::process::Command::new("sh");
    limited.args(["-c", "ulimit -f 1000; exec \"$0\" \"$@\""]).arg(program.get_program());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    let server = Server::start_by(limited.args(ARGUMENTS).arg(data.path()));
    let (token, _) = server.table();
    let name = |n: u32| json!({ "name": format!("{n} {}", "x".repeat(15)) });
    let full = (0..3000).find(|n| {
        let answer = server.call("PATCH", "/api/me", &token, &name(*n));
        assert!(answer.starts_with("HTTP/1.1 "), "it answers: {answer}");
        answer.starts_with("HTTP/1.1 503")
    });
    assert!(full.is_some(), "the files have reached their limit");
    assert!(server.call("GET", "/healthz", "", &json!({})).starts_with("HTTP/1.1 200"));
    assert!(server.call("GET", "/readyz", "", &json!({})).starts_with("HTTP/1.1 503"));
}
