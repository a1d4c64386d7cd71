//! What happens when the server is told to stop.

use serde_json::json;
use tokio::sync::oneshot;
use vierblatt_server::serve;
use vierblatt_store::Log;
use vierblatt_store_sqlite::SqliteStore;

use crate::client::{Client, Server, config};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_to_come_back_and_everything_is_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (say_address, address) = oneshot::channel();
    let (say_stop, stop) = oneshot::channel::<()>();
    let config = vierblatt_server::Config { data: folder.path().to_owned(), ..config(false) };
    let running = tokio::spawn(serve(
        config,
        |address| say_address.send(address).expect("somebody waits"),
        async {
            let _ = stop.await;
        },
    ));
    let address = address.await.expect("it runs");
    // The store of this value is not the server's; only its address is.
    let server = Server { address, store: SqliteStore::in_memory() };
    let anna = server.newcomer("Anna").await;
    let code = server.open(&anna, &json!({ "game": "jogo", "seats": 2 })).await;
    let mut client = Client::connect(&server, &code, &anna).await;
    client.hello(None).await;
    let bot = client.ask(json!({ "do": "bot", "seat": 1, "level": 1 })).await;
    assert_eq!(bot["type"], "done");
    say_stop.send(()).expect("it runs");
    let bye = loop {
        let message = client.next().await.expect("a goodbye");
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["reconnect"], true);
    assert_eq!(bye["why"]["text"]["id"], "server-stopping");
    assert!(client.next().await.is_none());
    running.await.expect("it ends").expect("without an error");
    let store = SqliteStore::open(folder.path()).expect("nobody has it any more");
    let entries = store.read(&code, 0, u32::MAX).await.expect("the log");
    assert_eq!(entries.len() as u64, bot["n"].as_u64().expect("a number"));
}
