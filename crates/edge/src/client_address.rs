//! Where a request comes from.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use vierblatt_bus::ClientNetwork;
use vierblatt_listen::client_network;

use crate::edge::Edge;

/// The network a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) ClientNetwork);

impl FromRequestParts<Arc<Edge>> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, Infallible> {
        Ok(ClientAddress(client_network(parts, edge.config.proxies())))
    }
}
