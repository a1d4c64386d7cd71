//! What a book tells: sheets, evenings, figures, members' pages.

use axum::Json;
use axum::extract::Path;
use serde::Deserialize;
use utoipa::IntoParams;
use vierblatt_book::{Figures, MemberPage, SheetView};

use super::{BookPath, PartPath, Stored, no_book};
use crate::error::ApiError;
use crate::extract::Parameters;
use crate::types::EveningList;

/// How many days one answer has.
const DAYS: usize = 30;

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

/// One sheet.
#[utoipa::path(
    get,
    path = "/api/books/{code}/sheets/{id}",
    params(BookPath, PartPath),
    responses((status = 200, body = SheetView)),
)]
pub(crate) async fn sheet(
    Stored(book): Stored,
    Path(PartPath { id }): Path<PartPath>,
) -> Result<Json<SheetView>, ApiError> {
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
    Stored(book): Stored,
    Parameters(page): Parameters<EveningsPage>,
) -> Result<Json<EveningList>, ApiError> {
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
    Stored(book): Stored,
    Parameters(of): Parameters<FiguresOf>,
) -> Result<Json<Figures>, ApiError> {
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
    Stored(book): Stored,
    Path(PartPath { id }): Path<PartPath>,
) -> Result<Json<MemberPage>, ApiError> {
    book.member_page(&id).map(Json).ok_or_else(no_book)
}
