//! The server as a process: a program plays a whole game at it, it stops politely, and goes on where
//! it was.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use serde_json::{Value, json};
use vierblatt_catalog::IDS;
use vierblatt_solo::GAME as SOLO_GAME;

use crate::run::{all, program, seats, stderr};

/// How it is started, before the data directory.
pub(crate) const ARGUMENTS: [&str; 7] =
    ["serve", "--port", "0", "--address", "127.0.0.1", "--no-limits", "--data"];

/// A running server, killed when the test is over.
pub(crate) struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        // Both fail only where the server has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        Server::start_by(program().args(ARGUMENTS).arg(data))
    }

    /// The same, started in some other way.
    pub(crate) fn start_by(command: &mut Command) -> Server {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let address = stdout
            .lines()
            .map(|line| line.expect("text"))
            .find_map(|line| line.split_once("http://localhost:").map(|(_, port)| port.to_owned()))
            .map(|port| format!("127.0.0.1:{port}"))
            .expect("it prints where it is");
        Server { child, address }
    }

    fn send(&self, method: &str, path: &str, token: &str, body: &Value) -> TcpStream {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            body.len(),
        );
        stream.write_all((head + &body).as_bytes()).expect("it reads");
        stream
    }

    /// The whole answer, head and body.
    pub(crate) fn call(&self, method: &str, path: &str, token: &str, body: &Value) -> String {
        let mut answer = String::new();
        self.send(method, path, token, body).read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Somebody new, at a new table for two.
    pub(crate) fn table(&self) -> (String, String) {
        let answer = self.call("POST", "/api/me", "", &json!({ "name": "Anna" }));
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let token = cookie.and_then(|cookie| cookie.split(['=', ';']).nth(1)).expect("a secret");
        let wanted = json!({ "game": game_for_two(), "seats": 2 });
        let opened = json_of(&self.call("POST", "/api/tables", token, &wanted));
        (token.to_owned(), opened["code"].as_str().expect("a code").to_owned())
    }

    /// A group's book, begun by somebody new: who, and the code that opens it.
    pub(crate) fn book(&self, name: &str) -> (String, String) {
        let (token, _) = self.table();
        let begun = json_of(&self.call("POST", "/api/books", &token, &json!({ "name": name })));
        (token, begun["code"].as_str().expect("a code").to_owned())
    }

    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([name, &pid]).status().expect("a signal is sent");
        assert!(sent.success());
    }
}

impl Server {
    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) -> bool {
        self.child.wait().is_ok_and(|status| status.success())
    }
}

/// Any game that two can play.
fn game_for_two() -> &'static str {
    IDS.iter().find(|id| seats(id).contains(&2)).expect("there is one")
}

/// The JSON in an answer.
fn json_of(answer: &str) -> Value {
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let start = body.find('{').unwrap_or_else(|| panic!("no JSON in {answer}"));
    let mut values = serde_json::Deserializer::from_str(&body[start..]).into_iter();
    values.next().and_then(Result::ok).expect("JSON")
}

#[test]
fn the_example_program_plays_a_whole_game() {
    let data = tempfile::tempdir().expect("a directory");
    let server = Server::start(data.path());
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/table_bot.py");
    let url = format!("http://{}", server.address);
    let played = Command::new("python3")
        .args([example, &url, SOLO_GAME, "1"])
        .output()
        .expect("python3 is there");
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let path = said.trim().rsplit_once(&url).map(|(_, path)| path.to_owned()).expect("a link");
    let record = json_of(&server.call("GET", &path, "", &Value::Null));
    assert!(record["actions"].as_array().is_some_and(|actions| actions.len() > 28), "{record}");
    assert_eq!(record["game"], SOLO_GAME);
}

#[test]
fn a_server_told_to_stop_says_so_and_goes_on_where_it_was() {
    let data = tempfile::tempdir().expect("a directory");
    let mut server = Server::start(data.path());
    let (token, code) = server.table();
    let path = format!("/api/tables/{code}");
    let bot = json!({ "id": "1", "ask": { "do": "bot", "seat": 1, "level": 2 } });
    let added = json_of(&server.call("POST", &format!("{path}/ask"), &token, &bot));
    assert_eq!(added["type"], "done");
    let stream = server.send("GET", &format!("{path}/stream"), &token, &Value::Null);
    let mut lines = BufReader::new(stream).lines().map(|line| line.expect("text"));
    assert!(lines.any(|line| line.contains(r#""type":"welcome""#)));
    server.signal("-TERM");
    let bye = lines.find(|line| line.contains(r#""type":"bye""#)).expect("a goodbye");
    assert!(bye.contains(r#""reconnect":true"#) && bye.contains("server-stopping"), "{bye}");
    assert!(server.child.wait().expect("it ends").success());
    let again = Server::start(data.path());
    let stream = again.send("GET", &format!("{path}/stream"), &token, &Value::Null);
    let mut lines = BufReader::new(stream).lines().map(|line| line.expect("text"));
    let welcome = lines.find(|line| line.contains(r#""type":"welcome""#)).expect("a welcome");
    let welcome: Value = serde_json::from_str(&welcome).expect("JSON");
    assert_eq!(welcome["you"], json!({ "seat": 0, "host": true }));
    assert_eq!(welcome["table"]["seats"][1]["occupant"], json!({ "type": "bot", "level": 2 }));
}

#[test]
fn a_server_that_was_killed_has_lost_nothing_it_had_acknowledged() {
    let data = tempfile::tempdir().expect("a directory");
    let server = Server::start(data.path());
    let (token, code) = server.table();
    let ask = format!("/api/tables/{code}/ask");
    let mut done = 0;
    for id in 0..20 {
        let level = 1 + id % 5;
        let bot =
            json!({ "id": id.to_string(), "ask": { "do": "bot", "seat": 1, "level": level } });
        let answer = json_of(&server.call("POST", &ask, &token, &bot));
        assert_eq!(answer["type"], "done");
        done = answer["n"].as_u64().expect("a number");
    }
    server.signal("-KILL");
    drop(server);
    let again = Server::start(data.path());
    let stream = again.send("GET", &format!("/api/tables/{code}/stream"), &token, &Value::Null);
    let mut lines = BufReader::new(stream).lines().map(|line| line.expect("text"));
    let welcome = lines.find(|line| line.contains(r#""type":"welcome""#)).expect("a welcome");
    let welcome: Value = serde_json::from_str(&welcome).expect("JSON");
    assert_eq!(welcome["n"], done, "everything acknowledged is there");
    assert_eq!(welcome["table"]["seats"][1]["occupant"]["level"], 5);
}

/// Runs a command on a data directory, and gives whether it went well and what it said.
fn run(command: &str, data: &Path, args: &[&str]) -> (bool, String) {
    let output = program()
        .args([command, "--data"])
        .arg(data)
        .args(args)
        .output()
        .expect("it ends by itself");
    (output.status.success(), all(&output))
}

#[test]
fn a_backup_made_while_people_play_has_every_move_acknowledged_before_it() {
    let (here, there) =
        (tempfile::tempdir().expect("a directory"), tempfile::tempdir().expect("one"));
    let server = Server::start(here.path());
    let (token, code) = server.table();
    let ask = format!("/api/tables/{code}/ask");
    let is_over = AtomicBool::new(false);
    let (done, acknowledged) = mpsc::channel();
    let file = there.path().join("games.sqlite").display().to_string();
    let before = std::thread::scope(|scope| {
        let (server, ask, token, is_over) = (&server, &ask, &token, &is_over);
        scope.spawn(move || {
            for id in 0.. {
                let bot = json!({ "do": "bot", "seat": 1, "level": 1 + id % 5 });
                let bot = json!({ "id": id.to_string(), "ask": bot });
                let answer = json_of(&server.call("POST", ask, token, &bot));
                let n = answer["n"].as_u64().expect("a number");
                // Nobody listens any more once the backup is made.
                let _ = done.send(n);
                if is_over.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        // It fails where the player does, and does not wait for ever.
        let before = acknowledged.iter().find(|n| *n >= 20).expect("twenty moves are made");
        let (went_well, said) = run("backup", here.path(), &[&file]);
        is_over.store(true, Ordering::SeqCst);
        assert!(went_well, "{said}");
        before
    });
    let (went_well, said) = run("backup", here.path(), &[&file]);
    assert!(!went_well && said.contains("exists already"), "{said}");
    let (went_well, said) = run("restore", here.path(), &["--force", &file]);
    assert!(!went_well && said.contains("in use by another server"), "{said}");

    let elsewhere = there.path().join("elsewhere");
    let (went_well, said) = run("restore", &elsewhere, &[&file]);
    assert!(went_well, "{said}");
    let (went_well, said) = run("restore", &elsewhere, &[&file]);
    assert!(!went_well && said.contains("--force"), "{said}");
    let again = Server::start(&elsewhere);
    let stream = again.send("GET", &format!("/api/tables/{code}/stream"), &token, &Value::Null);
    let mut lines = BufReader::new(stream).lines().map(|line| line.expect("text"));
    let welcome = lines.find(|line| line.contains(r#""type":"welcome""#)).expect("a welcome");
    let welcome: Value = serde_json::from_str(&welcome).expect("JSON");
    assert!(welcome["n"].as_u64().is_some_and(|n| n >= before), "{before}: {welcome}");
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let data = tempfile::tempdir().expect("a directory");
    let _first = Server::start(data.path());
    let second = program()
        .args(["serve", "--port", "0", "--data"])
        .arg(data.path())
        .output()
        .expect("it ends by itself");
    assert!(!second.status.success());
    let why = stderr(&second);
    assert!(why.contains("in use"), "{why}");
}

#[test]
fn the_table_is_opened_and_games_are_saved_where_it_was_told() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("new");
    let server = Server::start(&data);
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    assert!(data.read_dir().expect("it is made").next().is_some(), "games are saved there");
}
