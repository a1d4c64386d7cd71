//! A book is begun, written, waited for, gets another link, is deleted.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;
use vierblatt_book::{BookView, What};
use vierblatt_bookshelf::NewEntry;

use super::{BookPath, Found, hashed, new_book_names, online, shelf};
use crate::client_address::ClientAddress;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Body, Parameters};
use crate::identity::{Identity, Owner, Player, new_code};
use crate::names;
use crate::types::{BookLink, EntriesAnswer, EntriesRequest, NewBook};

/// The most entries at once.
const MOST_ENTRIES: usize = 200;
/// How long an answer waits for something new.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// Whether to wait for something new.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BookAfter {
    /// How many entries you know of: the answer comes when there are more, or after 20 seconds.
    #[serde(default)]
    after: Option<u64>,
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
    let (id, code, secret) = new_book_names(&edge.random::<28>());
    let (person, now) = (identity.id.as_str(), edge.clock.now());
    shelf(&edge)?.create(&id, &secret, person, &name, now).await?;
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
    Found { shelf, book }: Found,
    ClientAddress(from): ClientAddress,
    Parameters(wanted): Parameters<BookAfter>,
    identity: Option<Identity>,
) -> Result<Json<BookView>, ApiError> {
    if let Some(after) = wanted.after {
        let _connected = edge.limits.connect(from)?;
        shelf.wait(&book, after, LONGEST_WAIT).await?;
    } else {
        online::count(&edge, from, &shelf, &book).await;
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
    let Found { shelf, book } = path.find(&edge).await?;
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
    Owner(identity): Owner,
    Found { shelf, book }: Found,
) -> Result<Json<BookLink>, ApiError> {
    edge.limits.table(&identity.id)?;
    let (code, entry) = (new_code::<16>(&edge), new_code::<12>(&edge));
    let (person, now) = (identity.id.as_str(), edge.clock.now());
    shelf.change_link(&book, person, &entry, &hashed(&code), now).await?;
    Ok(Json(link(code)))
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
    Owner(identity): Owner,
    Found { shelf, book }: Found,
) -> Result<StatusCode, ApiError> {
    shelf.delete(&book, identity.id.as_str(), edge.clock.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn link(code: String) -> BookLink {
    BookLink { link: format!("/b/{code}"), code }
}
