//! The same server on `PostgreSQL`: whole games, and everything is there after a restart.

use std::net::Ipv4Addr;

use serde_json::Value;
use tokio::net::TcpListener;
use vierblatt_server::{DatabaseAddress, listen};
use vierblatt_store_postgres::{PostgresStore, Use};

use crate::client::{Server, config, environment};
use crate::whole_games::{games, play_out};

/// An empty schema on the server that the environment names.
pub(crate) async fn database(name: &str) -> DatabaseAddress {
    let server = std::env::var("VIERBLATT_TEST_POSTGRES").expect(
        "this test needs PostgreSQL: run it by `cargo xtask engines cargo test -p vierblatt-server`, \
         or name a server in VIERBLATT_TEST_POSTGRES",
    );
    let name = format!("{name}_{}", std::process::id());
    let made = format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}");
    let connected = tokio_postgres::connect(&server, tokio_postgres::NoTls).await;
    let (client, connection) = connected.expect("it connects");
    let driver = tokio::spawn(connection);
    client.batch_execute(&made).await.expect("a schema");
    driver.abort();
    format!("{server}?options=-csearch_path%3D{name}").parse().expect("an address")
}

async fn start(address: &DatabaseAddress) -> (Server, PostgresStore) {
    let address = address.clone();
    let open = move || PostgresStore::open(&address, Use::Alone).expect("it opens");
    let store = tokio::task::spawn_blocking(open).await.expect("a store");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(listen(listener, config(false), store.clone(), environment()));
    (Server::at(address), store)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_are_played_on_postgres_and_are_there_after_a_restart() {
    let database = database("server").await;
    let (server, store) = start(&database).await;
    let mut played = Vec::new();
    for (game, seats, options) in games() {
        let players = play_out(server.full_table(game, seats, options).await).await;
        played.push((game, players[0].code.clone(), players[0].secret.clone()));
    }
    tokio::task::spawn_blocking(move || store.close()).await.expect("it closes");
    let (server, _store) = start(&database).await;
    for (game, code, secret) in played {
        let path = format!("/api/tables/{code}/games/1/record");
        let record = server.must("GET", &path, "", &Value::Null).await;
        let verified = vierblatt_fair::verify(&record);
        assert!(verified.is_ok(), "{game}: {:?}", verified.err());
        let results = server.must("GET", "/api/me/results", &secret, &Value::Null).await;
        assert_eq!(results["results"][0]["game"], game, "{results}");
    }
}
