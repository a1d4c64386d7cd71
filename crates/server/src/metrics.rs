//! Figures of keepers, store and bots; the edge has its own.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What is counted and measured.
pub(crate) struct Metrics {
    pub(crate) tables: Gauge,
    pub(crate) entries: Counter,
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
            appends: Counter::default(),
            failures: Counter::default(),
            storing: seconds(),
            thoughts: Counter::default(),
            thinking: seconds(),
        };
        let registry = registry.sub_registry_with_prefix("vierblatt");
        registry.register("tables_in_memory", "Tables that are loaded", metrics.tables.clone());
        registry.register("log_entries", "Entries written to logs", metrics.entries.clone());
        registry.register("appends", "Appends to logs", metrics.appends.clone());
        registry.register("append_failures", "Appends that failed", metrics.failures.clone());
        registry.register("append_seconds", "Waiting for the disk", metrics.storing.clone());
        registry.register("bot_moves", "Moves that bots thought about", metrics.thoughts.clone());
        registry.register("bot_thinking_seconds", "How long", metrics.thinking.clone());
        metrics
    }
}
