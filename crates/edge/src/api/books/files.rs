//! Tables for spreadsheets, exports, photos.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;
use vierblatt_book::csv;

use super::{BookPath, Found, PartPath};
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Body, Parameters};
use crate::identity::{Player, new_code};
use crate::types::{AddedPhoto, CsvRequest, CsvSheet, CsvSheets};

/// How a book is exported.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportAs {
    /// `csv`: the points as a table. Otherwise all entries, one JSON object per line.
    #[serde(default, rename = "as")]
    format: Option<String>,
}

/// The whole book to keep.
#[utoipa::path(
    get,
    path = "/api/books/{code}/export",
    params(BookPath, ExportAs),
    responses((status = 200, content_type = "application/x-ndjson", body = String)),
)]
pub(crate) async fn export(
    Found { shelf, book }: Found,
    Parameters(ExportAs { format }): Parameters<ExportAs>,
) -> Result<Response, ApiError> {
    let file = |kind: &'static str, name: &'static str, text: String| {
        ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], text).into_response()
    };
    if format.as_deref() == Some("csv") {
        let (book, _) = shelf.read(&book).await?;
        let name = "attachment; filename=\"book.csv\"";
        return Ok(file("text/csv; charset=utf-8", name, book.to_csv()));
    }
    let name = "attachment; filename=\"book.jsonl\"";
    Ok(file("application/x-ndjson", name, shelf.export(&book).await?))
}

/// Reads a table of a spreadsheet. Nothing is written: the sheets are to be looked at first.
#[utoipa::path(
    post,
    path = "/api/books/{code}/csv",
    params(BookPath),
    request_body = CsvRequest,
    responses((status = 200, body = CsvSheets)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn read_csv(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Player(_): Player,
    Body(CsvRequest { text }): Body<CsvRequest>,
) -> Result<Json<CsvSheets>, ApiError> {
    path.find(&edge).await?;
    let wrong = |error: csv::Unreadable| ApiError::malformed("server-book-csv", error.to_string());
    let sheets = csv::read(&text).map_err(wrong)?.into_iter().map(|sheet| {
        let csv::WrittenSheet { day, place, game, players, points } = sheet;
        CsvSheet { day, place, game, players, points }
    });
    Ok(Json(CsvSheets { sheets: sheets.collect() }))
}

/// Adds a photo (JPEG, PNG or WebP, up to 400 KB) to a sheet; it takes the place of the one before.
#[utoipa::path(
    put,
    path = "/api/books/{code}/sheets/{id}",
    params(BookPath, PartPath),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = AddedPhoto)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn add_photo(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Path(PartPath { id }): Path<PartPath>,
    Player(identity): Player,
    photo: Bytes,
) -> Result<Json<AddedPhoto>, ApiError> {
    edge.limits.table(&identity.id)?;
    let Found { shelf, book } = path.find(&edge).await?;
    if picture(&photo).is_none() {
        return Err(ApiError::malformed("server-book-photo", "JPEG, PNG or WebP up to 400 KB"));
    }
    let (name, now) = (new_code::<16>(&edge), edge.clock.now());
    shelf.add_photo(&book, identity.id.as_str(), &id, &name, photo.to_vec(), now).await?;
    Ok(Json(AddedPhoto { photo: name }))
}

/// A photo.
#[utoipa::path(
    get,
    path = "/api/books/{code}/photos/{id}",
    params(BookPath, PartPath),
    responses((status = 200, content_type = "image/jpeg", body = String)),
)]
pub(crate) async fn photo(
    Found { shelf, book }: Found,
    Path(PartPath { id }): Path<PartPath>,
) -> Result<Response, ApiError> {
    let bytes = shelf.photo(&book, &id).await?;
    let kind = picture(&bytes).unwrap_or("application/octet-stream");
    let headers: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, kind), (CACHE_CONTROL, "private, max-age=31536000, immutable")];
    Ok((headers, bytes).into_response())
}

/// The kind of a picture by its first bytes.
fn picture(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Some("image/jpeg"),
        [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ => None,
    }
}
