//! Three nodes on one database and one bus: whole games with players at different nodes, who hears what, and nodes that stop.

use std::collections::{BTreeMap, HashSet};
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use vierblatt_server::{BusAddress, DatabaseAddress, Environment, Timing, join, listen_as_node};
use vierblatt_store_postgres::{PostgresStore, Use};

use crate::client::{Client, Server, config};
use crate::postgres::database;
use crate::whole_games::{games, play, play_out};

fn bus() -> String {
    std::env::var("VIERBLATT_TEST_NATS").expect(
        "this test needs NATS: run it by `cargo xtask engines cargo test -p vierblatt-server`, \
         or name a server in VIERBLATT_TEST_NATS",
    )
}

/// One node in this process.
struct TestNode {
    server: Server,
    /// What its messages on the bus end with.
    subject: String,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl TestNode {
    async fn start(database: &DatabaseAddress) -> TestNode {
        let address = database.clone();
        let open = move || PostgresStore::open(&address, Use::Together).expect("it opens");
        let store = tokio::task::spawn_blocking(open).await.expect("a store");
        let bus: BusAddress = bus().parse().expect("an address");
        let node = join(&bus, &store, Timing::default()).await.expect("it joins");
        let subject = format!(".{:08x}", node.id().0);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            let environment = Environment::system();
            listen_as_node(listener, config(false), store, environment, node, stopped).await;
        });
        TestNode { server: Server::at(address), subject, stop: Some(stop), running }
    }

    /// Stops it in order.
    async fn stop(mut self) {
        self.stop.take().expect("it runs").send(()).expect("it listens");
        self.running.await.expect("it ends");
    }
}

async fn start(nodes: usize, name: &str) -> Vec<TestNode> {
    let database = database(name).await;
    let mut started = Vec::new();
    for _ in 0..nodes {
        started.push(TestNode::start(&database).await);
    }
    started
}

/// A table opened at the first of these nodes, with a player at each in turn.
async fn spread_table(nodes: &[&TestNode], game: &str, seats: u8, options: Value) -> Vec<Client> {
    let mut clients: Vec<Client> = Vec::new();
    let mut code = String::new();
    for seat in 0..seats {
        let server = &nodes[usize::from(seat) % nodes.len()].server;
        let secret = server.newcomer(&format!("P{seat}")).await;
        if seat == 0 {
            let settings = json!({ "pause": 0, "snap": { "type": "sealed" }, "substitute": false });
            let table =
                json!({ "game": game, "seats": seats, "options": options, "settings": settings });
            code = server.open(&secret, &table).await;
        }
        let mut client = Client::connect(server, &code, &secret).await;
        client.hello(None).await;
        if seat > 0 {
            assert_eq!(client.ask(json!({ "do": "sit", "seat": seat })).await["type"], "done");
        }
        clients.push(client);
    }
    clients
}

/// The private parts of what somebody was told.
fn hands(client: &Client) -> HashSet<String> {
    let private = |text: &String| {
        let start = text.find(r#""private":{"#)?;
        let rest = &text[start + r#""private":"#.len()..];
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
        values.next()?.ok()?;
        Some(rest[..values.byte_offset()].to_owned())
    };
    client.texts.iter().filter_map(private).filter(|hand| hand.len() > 60).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_three_nodes_finish_games_and_no_node_gets_a_hand_it_does_not_serve() {
    let nodes = start(3, "cluster_games").await;
    let nodes: Vec<&TestNode> = nodes.iter().collect();
    // Somebody listens to everything.
    let heard: Arc<Mutex<BTreeMap<String, Vec<u8>>>> = Arc::default();
    let client = async_nats::connect(bus()).await.expect("the bus");
    let mut all = client.subscribe(">").await.expect("a subscription");
    let listening = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Some(message) = all.next().await {
            let mut heard = listening.lock().expect("nobody panics");
            heard.entry(message.subject.to_string()).or_default().extend(&message.payload);
        }
    });
    client.flush().await.expect("it listens");
    let mut compared = 0;
    for (game, seats, options) in games() {
        let players = play_out(spread_table(&nodes, game, seats, options).await).await;
        // At another node than the one that keeps the table.
        let path = format!("/api/tables/{}/games/1/record", players[0].code);
        let record = nodes[2].server.must("GET", &path, "", &Value::Null).await;
        let verified = vierblatt_fair::verify(&record);
        assert!(verified.is_ok(), "{game}: {:?}", verified.err());
        let heard = heard.lock().expect("nobody panics");
        for (n, player) in players.iter().enumerate() {
            let others: HashSet<String> = (players.iter().enumerate())
                .filter(|(other, _)| *other != n)
                .flat_map(|(_, other)| hands(other))
                .collect();
            let own = &nodes[n % nodes.len()].subject;
            for hand in hands(player).difference(&others) {
                for (subject, bytes) in heard.iter().filter(|(subject, _)| !subject.ends_with(own))
                {
                    let leaked = bytes.windows(hand.len()).any(|part| part == hand.as_bytes());
                    assert!(!leaked, "{game}: a hand of player {n} on {subject}: {hand}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 20, "hands were seen and compared: {compared}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_in_order_hands_its_tables_over_and_others_play_on() {
    let mut nodes = start(3, "cluster_leave").await;
    let third = nodes.pop().expect("three");
    let host = third.server.newcomer("Host").await;
    let settings = json!({ "pause": 0, "snap": { "type": "sealed" } });
    let table = json!({ "game": "jogo", "seats": 2, "settings": settings });
    let code = third.server.open(&host, &table).await;
    let mut clients = Vec::new();
    for (n, node) in nodes.iter().enumerate() {
        let secret = if n == 0 { host.clone() } else { node.server.newcomer("Guest").await };
        let mut client = Client::connect(&node.server, &code, &secret).await;
        client.hello(None).await;
        if n > 0 {
            assert_eq!(client.ask(json!({ "do": "sit", "seat": 1 })).await["type"], "done");
        }
        clients.push(client);
    }
    assert_eq!(clients[0].ask(json!({ "do": "start" })).await["type"], "done");
    third.stop().await;
    // Their connections were never closed: they play on, to the end.
    let playing: Vec<_> = clients.into_iter().map(|client| tokio::spawn(play(client, 5))).collect();
    for player in playing {
        let player = player.await.expect("they play to the end");
        let welcomes = player.texts.iter().filter(|text| text.contains(r#""type":"welcome""#));
        assert_eq!(welcomes.count(), 2, "once at the first keeper, once at the second");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_chat_and_signing_out_work_across_nodes() {
    let nodes = start(2, "cluster_people").await;
    let (here, there) = (&nodes[0].server, &nodes[1].server);
    let anna = here.newcomer("Anna").await;
    let code = here.open(&anna, &json!({ "game": "jogo", "seats": 2 })).await;
    let mut host = Client::connect(here, &code, &anna).await;
    host.hello(None).await;
    let ben = there.newcomer("Ben").await;
    let joined = there.must("POST", &format!("/api/tables/{code}/join"), &ben, &json!({})).await;
    assert_eq!(joined["type"], "done", "{joined}");
    let mut guest = Client::connect(there, &code, &ben).await;
    guest.hello(None).await;
    assert_eq!(guest.ask(json!({ "do": "chat", "text": "Servus" })).await["type"], "done");
    while host.texts.iter().all(|text| !text.contains("Servus")) {
        host.next().await.expect("what Ben says");
    }
    // Ben is called something else at the node that does not keep the table.
    let cookie = |secret: &str| format!("vierblatt={secret}");
    let renamed = there.as_browser("PATCH", "/api/me", &cookie(&ben), r#"{"name":"Benno"}"#).await;
    assert_eq!(renamed, 200);
    while host.table["seats"][1]["occupant"]["name"] != "Benno" {
        host.next().await.expect("the new name");
    }
    // Anna has herself deleted at the other node: her connection here ends.
    assert_eq!(there.as_browser("DELETE", "/api/me", &cookie(&anna), "").await, 204);
    while host.next().await.is_some() {}
    assert!(host.texts.last().is_some_and(|text| text.contains("server-signed-out")));
}
