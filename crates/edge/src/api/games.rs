//! The games, and what tables may choose in each.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::edge::Edge;
use crate::types::GameDescription;

/// The games, how many can play, and their options as a form needs them.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameDescription>)))]
pub(crate) async fn list(State(edge): State<Arc<Edge>>) -> Json<Vec<GameDescription>> {
    Json(edge.config.games.clone())
}
