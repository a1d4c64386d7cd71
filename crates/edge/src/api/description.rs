//! `GET /api`: what calls there are, made from the handlers and the types of their bodies and answers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Components, ContentBuilder, Ref, ResponseBuilder};

use crate::edge::Edge;
use crate::types::ErrorBody;

/// This description.
#[utoipa::path(
    get,
    path = "/api",
    responses((status = 200, body = serde_json::Value, description = "OpenAPI")),
)]
pub(crate) async fn show(State(edge): State<Arc<Edge>>) -> Response {
    let text = edge.description.get().cloned().unwrap_or_default();
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}

/// What the calls have in common.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Vierblatt",
        version = "1",
        description = "A card table for programs. Play over the WebSocket or the stream; everything else is here."
    ),
    components(schemas(ErrorBody))
)]
pub(crate) struct Description;

/// Adds what is the same for every call: how clients say who they are, and what errors look like.
pub(crate) fn complete(description: &mut utoipa::openapi::OpenApi) {
    let components = description.components.get_or_insert_with(Components::new);
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("vierblatt")));
    let bearer = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    components.add_security_scheme("cookie", cookie);
    components.add_security_scheme("bearer", bearer);
    let error = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
    let error = ResponseBuilder::new()
        .description("What is wrong, by name.")
        .content("application/json", error)
        .build();
    for item in description.paths.paths.values_mut() {
        let operations =
            [&mut item.get, &mut item.post, &mut item.patch, &mut item.delete, &mut item.put];
        for operation in operations.into_iter().flatten() {
            operation.responses.responses.insert("4XX".to_owned(), error.clone().into());
        }
    }
}
