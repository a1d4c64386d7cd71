//! How an edge is run.

use prometheus_client::registry::Registry;

use crate::types::GameDescription;

/// What whoever starts an edge chooses.
#[derive(Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct EdgeConfig {
    /// Other origins whose pages may talk to this edge, such as `https://cards.example`. Its own address always may.
    pub origins: Vec<String>,
    /// Whether it stands behind a proxy that speaks HTTPS: cookies are then sent over HTTPS only, and `X-Forwarded-For` names
    /// the client.
    pub behind_proxy: bool,
    /// Whether `/metrics` is there.
    pub metrics: bool,
    /// Whether clients are limited in how much they may ask for. Off for load tests only.
    pub limits: bool,
    /// The games that can be played here. The edge itself knows none.
    pub games: Vec<GameDescription>,
    /// Where others have registered their figures; the edge adds its own, and `/metrics` shows all of them.
    pub registry: Registry,
}
