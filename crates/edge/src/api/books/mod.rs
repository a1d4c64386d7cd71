//! Groups' books. Whoever has a book's secret code may read it; who writes is known by name.
//!
//! | module | what it does |
//! |---|---|
//! | `keeping` | a book is begun, written, waited for, gets another link, is deleted |
//! | `reading` | sheets, evenings, figures, members' pages |
//! | `files` | tables for spreadsheets, exports, photos |
//! | `online` | games at tables of the group become sheets |

pub(crate) mod files;
pub(crate) mod keeping;
mod online;
pub(crate) mod reading;

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;
use utoipa::IntoParams;
use vierblatt_book::Book;
use vierblatt_bookshelf::{Bookshelf, BookshelfError, OpenBook};
use vierblatt_identity::{hash, letters, tidy_code};

use crate::edge::Edge;
use crate::error::ApiError;

/// The largest body: a photo, or a table of some years.
pub(crate) const LARGEST_BODY: usize = 512 * 1024;

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

/// The book that the code in a path opens. Whoever must be known comes before it among a handler's arguments, and a handler that
/// takes a body finds it itself ([`BookPath::find`]): what is wrong with those is told first.
pub(crate) struct Found {
    shelf: Arc<Bookshelf>,
    book: Arc<OpenBook>,
}

impl FromRequestParts<Arc<Edge>> for Found {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let path = Path::<BookPath>::from_request_parts(parts, edge).await;
        path.map_err(|_| no_book())?.find(edge).await
    }
}

impl BookPath {
    async fn find(&self, edge: &Edge) -> Result<Found, ApiError> {
        let all = shelf(edge)?;
        let book = all.find(&hashed(&tidy_code(&self.code))).await?;
        Ok(Found { shelf: Arc::clone(all), book })
    }
}

/// That book as it is stored now.
pub(crate) struct Stored(Arc<Book>);

impl FromRequestParts<Arc<Edge>> for Stored {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let Found { shelf, book } = Found::from_request_parts(parts, edge).await?;
        let (book, _) = shelf.read(&book).await?;
        Ok(Stored(book))
    }
}

fn shelf(edge: &Edge) -> Result<&Arc<Bookshelf>, ApiError> {
    edge.config.books.as_ref().ok_or_else(no_book)
}

fn no_book() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "server-no-book")
}

/// An id for a book and the secret code of its link, from random bytes, and what is stored of that code.
pub fn new_book_names(random: &[u8; 28]) -> (String, String, String) {
    let (id, code) = random.split_at(12);
    let code = letters(code);
    let hash = hashed(&code);
    (letters(id), code, hash)
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
