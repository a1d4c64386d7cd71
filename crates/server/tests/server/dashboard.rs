//! The dashboard for Grafana (`deploy/monitoring/grafana.json`) asks only for figures that there are.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, SocketAddr};

use axum::body::{Body, to_bytes};
use axum::extract::connect_info::MockConnectInfo;
use axum::http::Request;
use tower::ServiceExt;
use vierblatt_server::{Config, site_in};
use vierblatt_store_sqlite::SqliteStore;

use crate::client::environment;

/// The names of figures in a text, without what Prometheus adds to those of histograms.
fn figures(text: &str) -> BTreeSet<&str> {
    let is_in_name = |c: char| c.is_ascii_lowercase() || c == '_';
    let words = text.split(|c| !is_in_name(c)).filter(|word| word.starts_with("vierblatt_"));
    let plain = |word: &'_ str| {
        let end = ["_bucket", "_count", "_sum"].iter().find_map(|end| word.strip_suffix(end));
        end.map_or(word.len(), str::len)
    };
    words.map(|word| &word[..plain(word)]).collect()
}

#[tokio::test]
async fn the_dashboard_asks_only_for_figures_that_there_are() {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let config = Config { metrics: true, ..Config::new(address, std::path::PathBuf::new()) };
    let site = site_in(config, SqliteStore::in_memory(), environment())
        .layer(MockConnectInfo(SocketAddr::from((Ipv4Addr::LOCALHOST, 4000))));
    let request = Request::get("/metrics").body(Body::empty()).expect("a request");
    let response = site.oneshot(request).await.expect("an answer");
    let body = to_bytes(response.into_body(), 1 << 20).await.expect("a body");
    let told = std::str::from_utf8(&body).expect("text");
    let dashboard = include_str!("../../../../deploy/monitoring/grafana.json");
    serde_json::from_str::<serde_json::Value>(dashboard).expect("the dashboard is JSON");
    let asked = figures(dashboard);
    assert!(asked.len() > 10, "{asked:?}");
    let there = figures(told);
    let missing: Vec<_> = asked.difference(&there).collect();
    assert!(missing.is_empty(), "no such figures: {missing:?}");
}
