//! A database for each test: a schema of its own on the server that the environment names.

use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::NoTls;
use vierblatt_store_postgres::{Address, PostgresStore, Use};

/// The server's address.
pub(crate) fn server() -> String {
    std::env::var("VIERBLATT_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!(
            "this test needs PostgreSQL: run it by `cargo xtask engines cargo test -p vierblatt-store-postgres`, \
             or name a server in VIERBLATT_TEST_POSTGRES"
        )
    })
}

/// An empty schema that nobody else uses: its address.
pub(crate) fn empty() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    run(&server(), &format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}"));
    let server = server();
    let joined = if server.contains('?') { '&' } else { '?' };
    format!("{server}{joined}options=-csearch_path%3D{name}")
}

/// A store in it.
pub(crate) fn store() -> PostgresStore {
    open(&empty())
}

/// A store that others may share.
pub(crate) fn shared() -> PostgresStore {
    let address: Address = empty().parse().expect("an address");
    PostgresStore::open(&address, Use::Together).expect("it opens")
}

pub(crate) fn open(url: &str) -> PostgresStore {
    let address: Address = url.parse().expect("an address");
    PostgresStore::open(&address, Use::Alone).expect("it opens")
}

/// Runs SQL by a connection of its own, as somebody with access to the database could.
pub(crate) fn run(url: &str, sql: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("it connects");
        let driver = tokio::spawn(connection);
        client.batch_execute(sql).await.expect("it runs");
        driver.abort();
    });
}
