//! Whatever a client sends, it gets an answer, the table stays as it was, and the server lives.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use vierblatt_store::Log;

use crate::client::{Client, Server};
use crate::whole_games::play_while;

/// Everything of a table that somebody at it can see.
async fn look(server: &Server, client: &Client) -> Value {
    let mut fresh = Client::connect(server, &client.code, &client.secret).await;
    let mut welcome = fresh.hello(None).await;
    welcome["chat"].take();
    welcome
}

async fn started(server: &Server) -> Vec<Client> {
    let mut clients = server.full_table("koenigs-romme", 2, json!({})).await;
    assert_eq!(clients[0].ask(json!({ "do": "start" })).await["type"], "done");
    for client in &mut clients {
        while client.game["turn"].as_array().is_none_or(Vec::is_empty) {
            client.next().await.expect("the deal");
        }
    }
    clients
}

#[tokio::test]
async fn malformed_and_huge_messages_are_refused_and_change_nothing() {
    let server = Server::start(false).await;
    let clients = started(&server).await;
    let [host, _] = &clients[..] else { panic!("two came") };
    let before = look(&server, host).await;
    let deep = "[".repeat(2000);
    let unknown = r#"{"type":"ask","id":"1","ask":{"do":"start","extra":1}}"#;
    for wrong in [
        "",
        "null",
        "{",
        "{}",
        "[]",
        "\u{0}",
        r#"{"type":"ask"}"#,
        r#"{"type":"ask","id":1,"ask":{"do":"start"}}"#,
        r#"{"type":"ask","id":"1","ask":{"do":"cheat"}}"#,
        r#"{"type":"ask","id":"1","ask":{"do":"sit","seat":-1}}"#,
        r#"{"type":"ask","id":"1","ask":{"do":"sit","seat":4294967296}}"#,
        r#"{"type":"ask","id":"1","ask":{"do":"act","n":1e99,"action":"x"}}"#,
        r#"{"type":"hello","version":1,"since":null}"#,
        unknown,
        &deep,
    ] {
        let mut client = Client::connect(&server, &host.code, &host.secret).await;
        client.hello(None).await;
        client.send(wrong.to_owned()).await;
        let answer = loop {
            match client.next().await {
                Some(answer) if answer["type"] == "refused" => break answer,
                Some(_) => {}
                None => panic!("closed without a word after {wrong:?}"),
            }
        };
        assert_eq!(answer["why"]["kind"], "malformed", "{wrong:?}: {answer}");
    }
    for wrong in [Message::text("x".repeat(5000)), Message::binary(vec![0_u8; 100])] {
        let mut client = Client::connect(&server, &host.code, &host.secret).await;
        client.hello(None).await;
        client.send(wrong).await;
        while client.next().await.is_some() {}
    }
    assert_eq!(look(&server, host).await, before);
}

#[tokio::test]
async fn who_does_not_say_hello_first_is_sent_away() {
    let server = Server::start(false).await;
    let clients = started(&server).await;
    for wrong in [
        json!({ "type": "ask", "id": "1", "ask": { "do": "start" } }),
        json!({ "type": "hello", "version": 99, "since": null }),
        json!({ "type": "pong", "nonce": 1 }),
    ] {
        let mut client = Client::connect(&server, &clients[0].code, &clients[0].secret).await;
        client.send(wrong.to_string()).await;
        let bye = client.next().await.expect("a goodbye");
        assert_eq!(bye["type"], "bye", "{wrong}");
        assert!(client.next().await.is_none(), "{wrong}");
    }
}

#[tokio::test]
async fn other_seats_moves_and_moves_out_of_order_are_refused() {
    let server = Server::start(false).await;
    let mut clients = started(&server).await;
    let turn = clients[0].game["turn"][0].as_u64().expect("somebody's turn");
    let mover = clients.iter().position(|client| client.seat == Some(turn)).expect("they are here");
    let action = clients[mover].legal()[0].clone();
    let before = look(&server, &clients[mover]).await;
    let n = clients[mover].n;
    let other = &mut clients[1 - mover];
    let theirs = other.ask(json!({ "do": "act", "n": n, "action": action })).await;
    assert_eq!(theirs["type"], "refused", "it is not their turn: {theirs}");
    let spectator = server.newcomer("Zoe").await;
    let mut watching = Client::connect(&server, &clients[0].code, &spectator).await;
    let welcome = watching.hello(None).await;
    assert!(welcome["you"]["seat"].is_null() && welcome["game"].get("private").is_none());
    for ask in [
        json!({ "do": "act", "n": n, "action": action }),
        json!({ "do": "start" }),
        json!({ "do": "remove", "seat": 0 }),
        json!({ "do": "bot", "seat": 0, "level": 1 }),
        json!({ "do": "hand_over", "seat": 0 }),
        json!({ "do": "takeback" }),
        json!({ "do": "mute", "seat": 0, "on": true }),
    ] {
        let answer = watching.ask(ask.clone()).await;
        assert_eq!(answer["type"], "refused", "{ask}: {answer}");
    }
    let player = &mut clients[mover];
    for (n, action) in [(0, action.as_str()), (n + 50, &action), (n, "lay everything"), (n, "")] {
        let answer = player.ask(json!({ "do": "act", "n": n, "action": action })).await;
        assert_eq!(answer["type"], "refused", "{n} {action}: {answer}");
    }
    drop(watching);
    let after = loop {
        // The watcher's leaving is told to everyone; then all is as it was.
        let after = look(&server, &clients[mover]).await;
        if after["table"]["watching"] == before["table"]["watching"] {
            break after;
        }
    };
    assert_eq!(after, before);
}

#[tokio::test]
async fn a_move_that_is_sent_again_is_played_once() {
    let server = Server::start(false).await;
    let mut clients = started(&server).await;
    let turn = clients[0].game["turn"][0].as_u64().expect("somebody's turn");
    let mover = clients.iter().position(|client| client.seat == Some(turn)).expect("they are here");
    let player = &mut clients[mover];
    let ask = json!({ "do": "act", "n": player.n, "action": player.legal()[0] });
    let first = player.ask_as("again", ask.clone()).await;
    assert_eq!(first["type"], "done");
    let entries = server.store.read(&player.code, 0, u32::MAX).await.expect("the log").len();
    let second = player.ask_as("again", ask.clone()).await;
    assert_eq!(second, first, "the same answer");
    let mut elsewhere = Client::connect(&server, &player.code, &player.secret).await;
    elsewhere.hello(None).await;
    assert_eq!(elsewhere.ask_as("again", ask).await, first, "on any connection");
    let now = server.store.read(&player.code, 0, u32::MAX).await.expect("the log").len();
    assert_eq!(now, entries);
}

#[tokio::test]
async fn pages_of_other_origins_and_strangers_do_not_get_in() {
    let server = Server::start(false).await;
    let anna = server.newcomer("Anna").await;
    let code = server.open(&anna, &json!({ "game": "jogo", "seats": 2 })).await;
    let own = format!("http://{}", server.address);
    for (origin, secret, gets_in) in [
        (Some("https://evil.example"), &anna, false),
        (Some("null"), &anna, false),
        (Some(own.as_str()), &anna, true),
        (Some("https://cards.example"), &anna, true),
        (None, &anna, true),
        (None, &"nobody".to_owned(), false),
    ] {
        let came = Client::try_connect(&server, &code, secret, origin).await;
        assert_eq!(came.is_ok(), gets_in, "{origin:?}");
    }
    let nowhere = Client::try_connect(&server, "ZZZZZZ", &anna, None).await;
    assert!(nowhere.is_err(), "there is no such table");
}

#[tokio::test]
async fn a_flood_of_messages_ends_the_connection_and_not_the_table() {
    let server = Server::start(true).await;
    let anna = server.newcomer("Anna").await;
    let code = server.open(&anna, &json!({ "game": "jogo", "seats": 2 })).await;
    let mut client = Client::connect(&server, &code, &anna).await;
    client.hello(None).await;
    for id in 0..500 {
        let text = json!({ "type": "ask", "id": id.to_string(), "ask": { "do": "start" } });
        client.send(text.to_string()).await;
    }
    let mut last = Value::Null;
    while let Some(message) = client.next().await {
        last = message;
    }
    // The goodbye may be lost where the client was still sending; that it ended is what counts.
    assert!(last["type"] == "bye" || last["type"] == "refused", "{last}");
    let mut again = Client::connect(&server, &code, &anna).await;
    assert_eq!(again.hello(None).await["table"]["status"], "lobby");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_too_slow_is_dropped_and_hears_everything_when_it_comes_back() {
    let server = Server::start(false).await;
    let mut clients = started(&server).await;
    let slow = server.newcomer("Zoe").await;
    let code = clients[0].code.clone();
    let mut watching = Client::connect(&server, &code, &slow).await;
    watching.hello(None).await;
    let known = watching.n;
    // It reads nothing while the others play and play, until they are told that nobody watches any more.
    let is_watched = |client: &Client| client.table["watching"] != 0;
    for client in &mut clients {
        while !is_watched(client) {
            client.next().await.expect("the watcher is told of");
        }
    }
    let playing = clients.into_iter().map(|client| tokio::spawn(play_while(client, 1, is_watched)));
    for player in playing.collect::<Vec<_>>() {
        let player = player.await.expect("they play");
        assert!(!is_watched(&player), "who reads nothing costs memory for ever");
    }
    let mut back = Client::connect(&server, &code, &slow).await;
    let welcome = back.hello(Some(known)).await;
    assert!(back.n > known + 100);
    assert!(welcome["missed"].as_array().is_some_and(|missed| missed.len() > 100));
}
