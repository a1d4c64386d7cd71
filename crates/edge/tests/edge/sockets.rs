//! What the edge does with a WebSocket and with a stream.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::http::{Method, StatusCode};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};
use vierblatt_bus::{Edges, ToEdge, ToKeeper};
use vierblatt_protocol::Ask;

use crate::fake::{CODE, World};

const WELCOME: &str = r#"{"type":"welcome"}"#;

pub(crate) fn welcome(message: &ToKeeper) -> Vec<ToEdge> {
    match message {
        ToKeeper::Connect { viewer, .. } => {
            vec![ToEdge::Send { viewer: *viewer, text: WELCOME.into() }]
        }
        ToKeeper::Ask { viewer, id, .. } => {
            let text = format!(r#"{{"type":"done","id":"{id}","n":8}}"#);
            vec![ToEdge::Send { viewer: *viewer, text: text.into() }]
        }
        _ => Vec::new(),
    }
}

/// A client of the edge over a real socket.
pub(crate) struct Client(WebSocketStream<TcpStream>);

impl Client {
    async fn connect(world: &World) -> Client {
        let secret = world.newcomer("Anna").await;
        Client::connect_as(world, &secret).await
    }

    pub(crate) async fn connect_as(world: &World, secret: &str) -> Client {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let site = world.edge.routes().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, site).await });
        let url = format!("ws://{address}/api/tables/{CODE}/socket");
        let mut request = url.into_client_request().expect("a request");
        let bearer = format!("Bearer {secret}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(address).await.expect("the edge listens");
        let (socket, _) = client_async(request, stream).await.expect("it may connect");
        Client(socket)
    }

    /// A client that has said hello and was welcomed.
    async fn welcomed(world: &World, since: Option<u32>) -> Client {
        let mut client = Client::connect(world).await;
        client.say(json!({ "type": "hello", "version": 1, "since": since })).await;
        assert_eq!(client.next().await, Some(json!({ "type": "welcome" })));
        client
    }

    /// Says hello and is welcomed.
    pub(crate) async fn hello(&mut self) {
        self.say(json!({ "type": "hello", "version": 1, "since": null })).await;
        assert_eq!(self.next().await, Some(json!({ "type": "welcome" })));
    }

    /// Says something that may come too late.
    pub(crate) async fn try_say(&mut self, message: Value) {
        let _ = self.0.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.expect("it is sent");
    }

    /// The next message. None once the edge has closed.
    async fn any(&mut self) -> Option<Value> {
        let Message::Text(text) = self.0.next().await?.ok()? else { return None };
        Some(serde_json::from_str(&text).expect("JSON"))
    }

    /// The next message that is not a ping; pings are answered. None once the edge has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = self.any().await?;
            if message["type"] == "ping" {
                // The edge may have closed since.
                self.try_say(json!({ "type": "pong", "nonce": message["nonce"] })).await;
            } else {
                return Some(message);
            }
        }
    }
}

#[tokio::test]
async fn from_hello_to_goodbye_a_keeper_is_told_everything() {
    let world = World::new(false, welcome).await;
    let mut client = Client::welcomed(&world, Some(7)).await;
    let viewer = world.keepers.viewer().await;
    assert_eq!(world.edge.connections(), 1);
    world.clock.set(4321);
    let act = json!({ "type": "ask", "id": "a-1", "ask": { "do": "act", "n": 7, "action": "35" } });
    client.say(act).await;
    assert_eq!(client.next().await, Some(json!({ "type": "done", "id": "a-1", "n": 8 })));
    let (id, ask, arrived) = world
        .keepers
        .hear(|message| match message {
            ToKeeper::Ask { id, ask, arrived, .. } => Some((id.clone(), ask.clone(), *arrived)),
            _ => None,
        })
        .await;
    assert_eq!((id.as_str(), arrived), ("a-1", 4321));
    assert_eq!(ask, Ask::Act { n: 7, action: "35".into() });
    let measured = |message: &ToKeeper| match message {
        ToKeeper::Measured { viewer, round_trip, .. } => Some((*viewer, *round_trip > 0)),
        _ => None,
    };
    // The client answers pings while it listens.
    tokio::select! {
        heard = world.keepers.hear(measured) => assert_eq!(heard, (viewer, true)),
        message = client.next() => panic!("nobody said anything: {message:?}"),
    }
    drop(client);
    let gone = |message: &ToKeeper| match message {
        ToKeeper::Disconnect { viewer, code } => Some((*viewer, Arc::clone(code))),
        _ => None,
    };
    assert_eq!(world.keepers.hear(gone).await, (viewer, CODE.into()));
    assert_eq!(world.edge.connections(), 0);
    let Some(ToKeeper::Connect { code, name, since, .. }) =
        world.keepers.heard().into_iter().next()
    else {
        panic!("they connect first")
    };
    assert_eq!((&*code, name.as_str(), since), (CODE, "Anna", Some(7)));
    let figures = world.call(Method::GET, "/metrics", "", None).await.text;
    let has = |line: &str| figures.lines().any(|there| there == line);
    assert!(has("vierblatt_move_seconds_count 1"), "{figures}");
}

/// A table that is being loaded takes its time.
#[tokio::test]
async fn nothing_is_said_before_the_table_has_answered_hello() {
    let world = World::new(false, |_| Vec::new()).await;
    let mut client = Client::connect(&world).await;
    client.say(json!({ "type": "hello", "version": 1, "since": null })).await;
    let viewer = world.keepers.viewer().await;
    for _ in 0..100 {
        client.say(json!("not a message")).await;
        assert_eq!(client.any().await.expect("an answer")["type"], "refused");
    }
    world.edge.tell(ToEdge::Send { viewer, text: WELCOME.into() });
    assert_eq!(client.any().await, Some(json!({ "type": "welcome" })));
    assert_eq!(client.any().await.expect("a ping")["type"], "ping");
}

#[tokio::test]
async fn when_a_table_closes_all_that_waits_is_sent_first() {
    let world = World::new(false, welcome).await;
    let mut client = Client::welcomed(&world, None).await;
    let viewer = world.keepers.viewer().await;
    for n in 0..3 {
        let text = json!({ "type": "update", "n": n }).to_string();
        world.edge.tell(ToEdge::Send { viewer, text: text.into() });
    }
    world.edge.tell(ToEdge::Close { viewer });
    let late = ToEdge::Send { viewer, text: r#"{"type":"late"}"#.into() };
    world.edge.tell(late);
    for n in 0..3 {
        assert_eq!(client.next().await, Some(json!({ "type": "update", "n": n })));
    }
    assert_eq!(client.next().await, None);
}

/// All messages come in one go, so that the connection has no time to send any of them.
#[tokio::test]
async fn who_does_not_read_is_told_to_come_again() {
    let world = World::new(false, welcome).await;
    let mut client = Client::welcomed(&world, None).await;
    let viewer = world.keepers.viewer().await;
    for n in 0..100 {
        let text = json!({ "type": "update", "n": n }).to_string();
        world.edge.tell(ToEdge::Send { viewer, text: text.into() });
    }
    let mut heard = Vec::new();
    while let Some(message) = client.next().await {
        heard.push(message);
    }
    let (last, updates) = heard.split_last().expect("there were some");
    assert_eq!(updates.len(), 64);
    assert_eq!(last["type"], "bye");
    assert_eq!(last["why"]["text"]["id"], "server-come-again");
    assert_eq!(last["reconnect"], true);
    let gone = |message: &ToKeeper| matches!(message, ToKeeper::Disconnect { .. }).then_some(());
    world.keepers.hear(gone).await;
    let figures = world.call(Method::GET, "/metrics", "", None).await.text;
    assert!(figures.lines().any(|line| line == "vierblatt_dropped_total 1"), "{figures}");
}

#[tokio::test]
async fn who_does_not_say_hello_first_never_reaches_a_keeper() {
    let world = World::new(false, welcome).await;
    for (wrong, id) in [
        (json!({ "type": "pong", "nonce": 1 }), "server-hello-first"),
        (json!({ "type": "hello", "version": 9, "since": null }), "server-other-version"),
    ] {
        let mut client = Client::connect(&world).await;
        client.say(wrong).await;
        let bye = client.next().await.expect("a goodbye");
        assert_eq!(bye["why"]["text"]["id"], id);
        assert_eq!(client.next().await, None);
    }
    assert_eq!(world.keepers.heard(), []);
}

#[tokio::test]
async fn a_flood_of_messages_ends_the_connection() {
    let world = World::new(true, welcome).await;
    let mut client = Client::welcomed(&world, None).await;
    let mut answered = 0;
    let bye = loop {
        client.say(json!({ "type": "ask", "id": "a", "ask": { "do": "start" } })).await;
        let answer = client.next().await.expect("an answer");
        if answer["type"] == "bye" {
            break answer;
        }
        answered += 1;
    };
    assert_eq!(bye["why"]["text"]["id"], "server-too-much", "{bye}");
    assert!((38..=40).contains(&answered), "{answered}, and a pong or two");
    assert_eq!(client.next().await, None);
}

#[tokio::test]
async fn a_stream_is_a_connection_too_and_a_refusal_has_a_status() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    let path = format!("/api/tables/{CODE}/stream?since=3");
    let answer = world.call(Method::GET, &path, &anna, None).await;
    assert_eq!(answer.status, StatusCode::OK);
    let heard = world.keepers.heard();
    let [ToKeeper::Connect { since: Some(3), .. }, ToKeeper::Disconnect { .. }] = &heard[..] else {
        panic!("{heard:?}")
    };
    let closed = World::new(false, |message| match message {
        ToKeeper::Connect { viewer, .. } => {
            let why = json!({ "text": { "id": "table-no-watching" }, "kind": "not_allowed" });
            let bye = json!({ "type": "bye", "why": why, "reconnect": false }).to_string();
            let viewer = *viewer;
            vec![ToEdge::Send { viewer, text: bye.into() }, ToEdge::Close { viewer }]
        }
        _ => Vec::new(),
    })
    .await;
    let anna = closed.newcomer("Anna").await;
    let answer = closed.call(Method::GET, &path, &anna, None).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(answer.body["error"], "table-no-watching");
    let nowhere = closed.call(Method::GET, "/api/tables/ZZZZZZ/stream", &anna, None).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

/// Each connection keeps to its own limit, and all of them together do not.
#[tokio::test]
async fn many_connections_from_one_network_do_not_ask_for_more_than_a_few_hundred_things_at_once() {
    let world = World::new(true, welcome).await;
    let secret = world.newcomer("Anna").await;
    let mut answers = Vec::new();
    for connection in 0..20 {
        let mut client = Client::connect_as(&world, &secret).await;
        client.hello().await;
        for n in 0..35 {
            let id = format!("{connection}-{n}");
            client.say(json!({ "type": "ask", "id": id, "ask": { "do": "stand" } })).await;
            let answer = client.next().await.expect("an answer");
            assert_eq!(answer["id"], id);
            answers.push(answer);
        }
    }
    let refused = answers.iter().filter(|answer| answer["type"] == "refused").count();
    assert_eq!(refused, answers.len() - 600);
    assert_eq!(answers[699]["why"]["text"]["id"], "server-too-much");
    let asked = world.keepers.heard();
    let asked = asked.iter().filter(|message| matches!(message, ToKeeper::Ask { .. })).count();
    assert_eq!(asked, 600, "no keeper hears of the others");
}

/// No limit on messages stops them: they never send one.
#[tokio::test]
async fn a_message_that_comes_in_empty_pieces_does_not_come_for_ever() {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    let world = World::new(true, welcome).await;
    let mut client = Client::welcomed(&world, None).await;
    let piece =
        |kind, text: &'static str| Message::Frame(Frame::message(text, OpCode::Data(kind), false));
    client.0.send(piece(Data::Text, "{")).await.expect("it is sent");
    let mut sent = 0;
    while client.0.send(piece(Data::Continue, "")).await.is_ok() {
        sent += 1;
        assert!(sent < 1_000_000, "they are still read");
    }
    drop(client);
    let gone = |message: &ToKeeper| match message {
        ToKeeper::Disconnect { .. } => Some(()),
        _ => None,
    };
    world.keepers.hear(gone).await;
}
