//! Figures for whoever watches the server run, in the text form Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Entries written to logs.
    pub(crate) entries: AtomicU64,
    /// Appends that failed.
    pub(crate) failures: AtomicU64,
    /// Microseconds spent waiting for the disk, over all appends.
    pub(crate) waited: AtomicU64,
    /// Appends.
    pub(crate) appends: AtomicU64,
    /// Messages received and sent, and how large they were.
    pub(crate) received: AtomicU64,
    pub(crate) sent: AtomicU64,
    pub(crate) sent_bytes: AtomicU64,
    /// Requests refused.
    pub(crate) malformed: AtomicU64,
    /// Connections that are open, and those that were dropped because they did not read.
    pub(crate) connections: AtomicU64,
    pub(crate) dropped: AtomicU64,
    /// Moves made by bots, and the microseconds they thought.
    pub(crate) thoughts: AtomicU64,
    pub(crate) thinking: AtomicU64,
}

pub(crate) fn add(counter: &AtomicU64, n: u64) {
    counter.fetch_add(n, Ordering::Relaxed);
}

impl Metrics {
    /// All of them as text.
    pub(crate) fn text(&self, rooms: usize) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(
                text,
                "# HELP vierblatt_{name} {help}\n# TYPE vierblatt_{name} {kind}\nvierblatt_{name} {value}"
            );
        };
        let value = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        line("tables_in_memory", "gauge", "Tables that are loaded.", rooms as u64);
        line("connections", "gauge", "Open WebSockets.", value(&self.connections));
        line("log_entries_total", "counter", "Entries written to logs.", value(&self.entries));
        line("appends_total", "counter", "Appends to logs.", value(&self.appends));
        line("append_failures_total", "counter", "Appends that failed.", value(&self.failures));
        line(
            "append_wait_microseconds_total",
            "counter",
            "Waiting for the disk.",
            value(&self.waited),
        );
        line("messages_received_total", "counter", "Messages from clients.", value(&self.received));
        line("messages_sent_total", "counter", "Messages to clients.", value(&self.sent));
        line("sent_bytes_total", "counter", "Their size.", value(&self.sent_bytes));
        line("malformed_total", "counter", "Messages that made no sense.", value(&self.malformed));
        line("dropped_total", "counter", "Connections that did not read.", value(&self.dropped));
        line("bot_moves_total", "counter", "Moves that bots thought about.", value(&self.thoughts));
        line("bot_thinking_microseconds_total", "counter", "How long.", value(&self.thinking));
        text
    }
}
