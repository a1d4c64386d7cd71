//! The stores a server can run on: one file, or a database server.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use vierblatt_store::{Directory, Leases, Log};
use vierblatt_store_postgres::PostgresStore;
use vierblatt_store_sqlite::{Findings, SqliteStore};

/// What a server needs of its store beside tables and people.
pub trait Data: Log + Directory + Clone + 'static {
    /// What was found when it was opened, and somebody should know.
    fn findings(&self) -> Option<&Findings>;

    /// How many bytes it fills and how many tables it holds, as far as that is known.
    fn used(&self) -> Pin<Box<dyn Future<Output = (u64, u64)> + Send>>;

    /// Who keeps which table, if several nodes can share it.
    fn leases(&self) -> Option<Arc<dyn Leases>>;

    /// Finishes what waits, and closes it. Blocks this thread.
    fn close(self);
}

impl Data for SqliteStore {
    fn findings(&self) -> Option<&Findings> {
        Some(SqliteStore::findings(self))
    }

    fn used(&self) -> Pin<Box<dyn Future<Output = (u64, u64)> + Send>> {
        let used = self.disk_use();
        Box::pin(async move {
            let used = used.await.unwrap_or_default();
            (used.bytes, used.tables)
        })
    }

    fn leases(&self) -> Option<Arc<dyn Leases>> {
        None
    }

    fn close(self) {
        SqliteStore::close(self);
    }
}

impl Data for PostgresStore {
    fn findings(&self) -> Option<&Findings> {
        None
    }

    fn used(&self) -> Pin<Box<dyn Future<Output = (u64, u64)> + Send>> {
        let used = self.database_use();
        Box::pin(async move {
            let used = used.await.unwrap_or_default();
            (used.bytes, used.tables)
        })
    }

    fn leases(&self) -> Option<Arc<dyn Leases>> {
        Some(Arc::new(self.clone()))
    }

    fn close(self) {
        PostgresStore::close(self);
    }
}
