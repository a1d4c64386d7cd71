//! Groups' books: begun, read, written, exported, deleted. Whoever has a book's secret code may read it; who writes is known by name.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;
use vierblatt_book::{BookView, Figures, MemberPage, SheetView, What, csv};
use vierblatt_bookshelf::{Bookshelf, BookshelfError, NewEntry, OpenBook};

use super::online;
use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Body, Parameters, tidy};
use crate::identity::{Identity, Owner, Player, hash, new_code};
use crate::names;
use crate::types::{
    AddedPhoto, BookLink, CsvRequest, CsvSheet, CsvSheets, EntriesAnswer, EntriesRequest,
    EveningList, NewBook,
};

/// The largest body: a photo, or a table of some years.
pub(crate) const LARGEST_BODY: usize = 512 * 1024;
/// The most entries at once.
const MOST_ENTRIES: usize = 200;
/// How long an answer waits for something new.
const LONGEST_WAIT: Duration = Duration::from_secs(20);
/// How many days one answer has.
const DAYS: usize = 30;

/// A book in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct BookPath {
    /// The secret code in the link; small letters and dashes do not matter.
    code: String,
}

/// Something of a book in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct PartPath {
    /// What it is named by.
    id: String,
}

/// Whether to wait for something new.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BookAfter {
    /// How many entries you know of: the answer comes when there are more, or after 20 seconds.
    #[serde(default)]
    after: Option<u64>,
}

/// Which page of the days.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct EveningsPage {
    /// Only those before this day.
    #[serde(default)]
    before: Option<String>,
}

/// Of which season.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct FiguresOf {
    /// A season; of everything if none is named.
    #[serde(default)]
    season: Option<String>,
}

/// How a book is exported.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportAs {
    /// `csv`: the points as a table. Otherwise all entries, one JSON object per line.
    #[serde(default, rename = "as")]
    format: Option<String>,
}

/// Begins a book; the code in the answer opens it.
#[utoipa::path(
    post,
    path = "/api/books",
    request_body = NewBook,
    responses((status = 201, body = BookLink)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn begin(
    State(edge): State<Arc<Edge>>,
    Player(identity): Player,
    Body(NewBook { name }): Body<NewBook>,
) -> Result<(StatusCode, Json<BookLink>), ApiError> {
    edge.limits.table(&identity.id)?;
    let name = names::person(&name)?;
    let (id, code) = (new_code::<12>(&edge), new_code::<16>(&edge));
    let (secret, now) = (hashed(&code), edge.clock.now());
    shelf(&edge)?.create(&id, &secret, identity.id.as_str(), &name, now).await?;
    Ok((StatusCode::CREATED, Json(link(code))))
}

/// A book: members, sheets that are open, the latest sheets.
#[utoipa::path(
    get,
    path = "/api/books/{code}",
    params(BookPath, BookAfter),
    responses((status = 200, body = BookView)),
)]
pub(crate) async fn show(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    ClientAddress(from): ClientAddress,
    Parameters(wanted): Parameters<BookAfter>,
    identity: Option<Identity>,
) -> Result<Json<BookView>, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    if let Some(after) = wanted.after {
        let _connected = edge.limits.connect(from)?;
        shelf.wait(&book, after, LONGEST_WAIT).await?;
    } else {
        online::count(&edge, from, shelf, &book).await;
    }
    let (book, position) = shelf.read(&book).await?;
    let person = identity.map(|identity| identity.id.to_string()).unwrap_or_default();
    Ok(Json(book.view(&person, position)))
}

/// Writes entries into a book: all or none. Those it has already are left out, so they can be sent again.
#[utoipa::path(
    post,
    path = "/api/books/{code}/entries",
    params(BookPath),
    request_body = EntriesRequest,
    responses((status = 200, body = EntriesAnswer)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn write(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    ClientAddress(from): ClientAddress,
    Player(identity): Player,
    Body(EntriesRequest { device, entries }): Body<EntriesRequest>,
) -> Result<Json<EntriesAnswer>, ApiError> {
    edge.limits.ask(from)?;
    if entries.len() > MOST_ENTRIES {
        return Err(ApiError::malformed("server-book-entry", "at most 200 entries at once"));
    }
    let (shelf, book) = find(&edge, &path).await?;
    let tidied = entries
        .into_iter()
        .map(|entry| Ok(NewEntry { n: entry.n, at: entry.at, what: tidied(entry.what)? }));
    let entries = tidied.collect::<Result<_, ApiError>>()?;
    let now = edge.clock.now();
    let written = shelf.write(&book, identity.id.as_str(), &device, entries, now).await?;
    Ok(Json(EntriesAnswer { new: written.new, position: written.position }))
}

/// Names as they may be shown.
fn tidied(what: What) -> Result<What, ApiError> {
    Ok(match what {
        What::Group { name } => What::Group { name: names::person(&name)? },
        What::Member { member, name } => What::Member { member, name: names::person(&name)? },
        What::Roster { members, name } if !name.is_empty() => {
            What::Roster { members, name: names::person(&name)? }
        }
        What::Season { season, name, from, until } if !name.is_empty() => {
            What::Season { season, name: names::person(&name)?, from, until }
        }
        other => other,
    })
}

/// One sheet.
#[utoipa::path(
    get,
    path = "/api/books/{code}/sheets/{id}",
    params(BookPath, PartPath),
    responses((status = 200, body = SheetView)),
)]
pub(crate) async fn sheet(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Path(PartPath { id }): Path<PartPath>,
) -> Result<Json<SheetView>, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    let (book, _) = shelf.read(&book).await?;
    book.sheet(&id).map(Json).ok_or_else(no_book)
}

/// The days of a book, the latest first.
#[utoipa::path(
    get,
    path = "/api/books/{code}/evenings",
    params(BookPath, EveningsPage),
    responses((status = 200, body = EveningList)),
)]
pub(crate) async fn evenings(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Parameters(page): Parameters<EveningsPage>,
) -> Result<Json<EveningList>, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    let (book, _) = shelf.read(&book).await?;
    Ok(Json(EveningList { evenings: book.evenings(page.before.as_deref(), DAYS) }))
}

/// Records, wins, ratings and rosters, of everything or of a season.
#[utoipa::path(
    get,
    path = "/api/books/{code}/figures",
    params(BookPath, FiguresOf),
    responses((status = 200, body = Figures)),
)]
pub(crate) async fn figures(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Parameters(of): Parameters<FiguresOf>,
) -> Result<Json<Figures>, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    let (book, _) = shelf.read(&book).await?;
    book.figures(of.season.as_deref()).map(Json).ok_or_else(no_book)
}

/// A member's page.
#[utoipa::path(
    get,
    path = "/api/books/{code}/members/{id}",
    params(BookPath, PartPath),
    responses((status = 200, body = MemberPage)),
)]
pub(crate) async fn member(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Path(PartPath { id }): Path<PartPath>,
) -> Result<Json<MemberPage>, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    let (book, _) = shelf.read(&book).await?;
    book.member_page(&id).map(Json).ok_or_else(no_book)
}

/// The whole book to keep.
#[utoipa::path(
    get,
    path = "/api/books/{code}/export",
    params(BookPath, ExportAs),
    responses((status = 200, content_type = "application/x-ndjson", body = String)),
)]
pub(crate) async fn export(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Parameters(ExportAs { format }): Parameters<ExportAs>,
) -> Result<Response, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
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
    find(&edge, &path).await?;
    let wrong = |error: csv::Unreadable| ApiError::malformed("server-book-csv", error.to_string());
    let sheets = csv::read(&text).map_err(wrong)?.into_iter().map(|sheet| {
        let csv::WrittenSheet { day, place, game, players, points } = sheet;
        CsvSheet { day, place, game, players, points }
    });
    Ok(Json(CsvSheets { sheets: sheets.collect() }))
}

/// A new link; the old one opens nothing any more. Only for who began the group.
#[utoipa::path(
    post,
    path = "/api/books/{code}/link",
    params(BookPath),
    responses((status = 200, body = BookLink)),
    security(("cookie" = [])),
)]
pub(crate) async fn new_link(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Owner(identity): Owner,
) -> Result<Json<BookLink>, ApiError> {
    edge.limits.table(&identity.id)?;
    let (shelf, book) = find(&edge, &path).await?;
    let (code, entry) = (new_code::<16>(&edge), new_code::<12>(&edge));
    let (person, now) = (identity.id.as_str(), edge.clock.now());
    shelf.change_link(&book, person, &entry, &hashed(&code), now).await?;
    Ok(Json(link(code)))
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
    let (shelf, book) = find(&edge, &path).await?;
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
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Path(PartPath { id }): Path<PartPath>,
) -> Result<Response, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    let bytes = shelf.photo(&book, &id).await?;
    let kind = picture(&bytes).unwrap_or("application/octet-stream");
    let headers: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, kind), (CACHE_CONTROL, "private, max-age=31536000, immutable")];
    Ok((headers, bytes).into_response())
}

/// Deletes a book with everything in it. Only for who began the group.
#[utoipa::path(
    delete,
    path = "/api/books/{code}",
    params(BookPath),
    responses((status = 204)),
    security(("cookie" = [])),
)]
pub(crate) async fn delete(
    State(edge): State<Arc<Edge>>,
    Path(path): Path<BookPath>,
    Owner(identity): Owner,
) -> Result<StatusCode, ApiError> {
    let (shelf, book) = find(&edge, &path).await?;
    shelf.delete(&book, identity.id.as_str(), edge.clock.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn shelf(edge: &Edge) -> Result<&Arc<Bookshelf>, ApiError> {
    edge.config.books.as_ref().ok_or_else(no_book)
}

async fn find<'a>(
    edge: &'a Edge,
    path: &BookPath,
) -> Result<(&'a Arc<Bookshelf>, Arc<OpenBook>), ApiError> {
    let shelf = shelf(edge)?;
    let book = shelf.find(&hashed(&tidy(&path.code))).await?;
    Ok((shelf, book))
}

fn no_book() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "server-no-book")
}

fn link(code: String) -> BookLink {
    BookLink { link: format!("/b/{code}"), code }
}

/// What is stored of a secret code.
fn hashed(code: &str) -> String {
    use std::fmt::Write;
    let mut text = String::with_capacity(64);
    for byte in hash(code) {
        let _ = write!(text, "{byte:02x}");
    }
    text
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

impl From<BookshelfError> for ApiError {
    fn from(error: BookshelfError) -> Self {
        match error {
            BookshelfError::NotFound => no_book(),
            BookshelfError::NotAllowed => ApiError::new(StatusCode::FORBIDDEN, "server-book-owner"),
            BookshelfError::Device => ApiError::new(StatusCode::CONFLICT, "server-book-device"),
            BookshelfError::Faulty(faulty) => {
                ApiError::malformed("server-book-entry", faulty.to_string())
            }
            BookshelfError::Full => ApiError::malformed("server-book-full", "the book is full"),
            BookshelfError::Storage(error) => error.into(),
        }
    }
}
