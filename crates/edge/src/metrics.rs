//! Figures for whoever watches the edge run.

use std::fmt;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What is counted and measured.
pub(crate) struct Metrics {
    pub(crate) connections: Gauge,
    pub(crate) received: Counter,
    pub(crate) sent: Counter,
    pub(crate) sent_bytes: Counter,
    pub(crate) malformed: Counter,
    pub(crate) dropped: Counter,
    /// Seconds from a move's arrival until its answer has left.
    pub(crate) moves: Histogram,
}

impl Metrics {
    pub(crate) fn new(registry: &mut Registry) -> Self {
        let metrics = Metrics {
            connections: Gauge::default(),
            received: Counter::default(),
            sent: Counter::default(),
            sent_bytes: Counter::default(),
            malformed: Counter::default(),
            dropped: Counter::default(),
            // From half a millisecond to eight seconds.
            moves: Histogram::new(exponential_buckets(0.0005, 2.0, 15)),
        };
        let mut add = |name: &str, help: &str, metric: &dyn Register| {
            metric.register(registry, &format!("vierblatt_{name}"), help);
        };
        add("connections", "Open connections to tables", &metrics.connections);
        add("messages_received", "Messages from clients", &metrics.received);
        add("messages_sent", "Messages to clients", &metrics.sent);
        add("sent_bytes", "Their size", &metrics.sent_bytes);
        add("malformed", "Messages that made no sense", &metrics.malformed);
        add("dropped", "Connections that did not read", &metrics.dropped);
        add("move_seconds", "From a move's arrival until its answer left", &metrics.moves);
        metrics
    }
}

/// Any kind of figure.
trait Register {
    fn register(&self, registry: &mut Registry, name: &str, help: &str);
}

impl<M: prometheus_client::registry::Metric + Clone> Register for M {
    fn register(&self, registry: &mut Registry, name: &str, help: &str) {
        registry.register(name, help, self.clone());
    }
}

/// All figures as text that Prometheus reads.
pub(crate) fn show(registry: &Registry) -> Result<Response, fmt::Error> {
    let mut text = String::new();
    encode(&mut text, registry)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}
