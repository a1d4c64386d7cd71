//! Figures of keepers, store and bots; the edge has its own.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What is counted and measured.
pub(crate) struct Metrics {
    pub(crate) tables: Gauge,
    pub(crate) entries: Counter,
    /// Bytes of those entries, without what the database adds.
    pub(crate) bytes: Counter,
    /// What the data directory's files fill, and how many tables they hold.
    pub(crate) data_bytes: Gauge,
    pub(crate) stored_tables: Gauge,
    /// Tables that are damaged and were set aside.
    pub(crate) quarantined: Gauge,
    /// Tables that were deleted because nothing happened at them any more.
    pub(crate) expired: Counter,
    /// Entries that were written once and were missing when the data was opened.
    pub(crate) lost: Gauge,
    pub(crate) appends: Counter,
    pub(crate) failures: Counter,
    /// Seconds from handing an append over until it is on disk.
    pub(crate) storing: Histogram,
    pub(crate) thoughts: Counter,
    /// Seconds a bot thought.
    pub(crate) thinking: Histogram,
}

impl Metrics {
    pub(crate) fn new(registry: &mut Registry) -> Self {
        // From a quarter of a millisecond to eight seconds.
        let seconds = || Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        let metrics = Metrics {
            tables: Gauge::default(),
            entries: Counter::default(),
            bytes: Counter::default(),
            data_bytes: Gauge::default(),
            stored_tables: Gauge::default(),
            quarantined: Gauge::default(),
            expired: Counter::default(),
            lost: Gauge::default(),
            appends: Counter::default(),
            failures: Counter::default(),
            storing: seconds(),
            thoughts: Counter::default(),
            thinking: seconds(),
        };
        let registry = registry.sub_registry_with_prefix("vierblatt");
        registry.register("tables_in_memory", "Tables that are loaded", metrics.tables.clone());
        registry.register("log_entries", "Entries written to logs", metrics.entries.clone());
        registry.register("log_bytes", "Bytes of those entries", metrics.bytes.clone());
        registry.register("data_bytes", "What the data fills", metrics.data_bytes.clone());
        registry.register("stored_tables", "Tables that are stored", metrics.stored_tables.clone());
        registry.register(
            "damaged_tables",
            "Tables found to be damaged since the start, and set aside",
            metrics.quarantined.clone(),
        );
        registry.register("expired_tables", "Tables deleted by age", metrics.expired.clone());
        registry.register(
            "lost_entries",
            "Entries once written and missing at the start",
            metrics.lost.clone(),
        );
        registry.register("appends", "Appends to logs", metrics.appends.clone());
        registry.register("append_failures", "Appends that failed", metrics.failures.clone());
        registry.register("append_seconds", "Waiting for the disk", metrics.storing.clone());
        registry.register("bot_moves", "Moves that bots thought about", metrics.thoughts.clone());
        registry.register("bot_thinking_seconds", "How long", metrics.thinking.clone());
        metrics
    }
}
