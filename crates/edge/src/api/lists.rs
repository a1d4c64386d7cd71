//! Tables and results as lists show them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use vierblatt_store::ListedTable;

use crate::edge::Edge;
use crate::error::ApiError;
use crate::extract::{Parameters, TableCode, TablePath};
use crate::identity::Identity;
use crate::types::{
    GameStatistics, ListStatus, ResultInList, ResultList, ResultsPage, StatisticsList, TableInList,
    TableList, TablesPage,
};

/// How many open tables are listed.
const MOST_LISTED: u32 = 100;
/// How many tables or results a page of a list has.
const PAGE: u32 = 50;

/// Tables that wait for players and want to be found.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
pub(crate) async fn open_tables(
    State(edge): State<Arc<Edge>>,
) -> Result<Json<TableList>, ApiError> {
    let tables = edge.directory.open_tables(MOST_LISTED).await?;
    Ok(Json(TableList { tables: tables.into_iter().map(|table| edge.show(table)).collect() }))
}

/// A table as lists show it.
#[utoipa::path(
    get,
    path = "/api/tables/{code}",
    params(TablePath),
    responses((status = 200, body = TableInList)),
)]
pub(crate) async fn table(
    State(edge): State<Arc<Edge>>,
    TableCode(code): TableCode,
) -> Result<Json<TableInList>, ApiError> {
    let table = edge.directory.table(&code).await?.ok_or_else(ApiError::not_found)?;
    Ok(Json(edge.show(table)))
}

/// Your tables, the newest first.
#[utoipa::path(
    get,
    path = "/api/me/tables",
    params(TablesPage),
    responses((status = 200, body = TableList)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn my_tables(
    State(edge): State<Arc<Edge>>,
    identity: Identity,
    Parameters(page): Parameters<TablesPage>,
) -> Result<Json<TableList>, ApiError> {
    let status = page.status.unwrap_or(ListStatus::Playing).into();
    let tables = edge.directory.person_tables(&identity.id, status, page.before, PAGE).await?;
    Ok(Json(TableList { tables: tables.into_iter().map(|table| edge.show(table)).collect() }))
}

/// Your results, the newest first.
#[utoipa::path(
    get,
    path = "/api/me/results",
    params(ResultsPage),
    responses((status = 200, body = ResultList)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn my_results(
    State(edge): State<Arc<Edge>>,
    identity: Identity,
    Parameters(page): Parameters<ResultsPage>,
) -> Result<Json<ResultList>, ApiError> {
    let results = edge.directory.person_results(&identity.id, page.before, PAGE).await?;
    Ok(Json(ResultList { results: results.into_iter().map(ResultInList::from).collect() }))
}

/// Your games, wins and points by game.
#[utoipa::path(
    get,
    path = "/api/me/statistics",
    responses((status = 200, body = StatisticsList)),
    security(("cookie" = []), ("bearer" = [])),
)]
pub(crate) async fn my_statistics(
    State(edge): State<Arc<Edge>>,
    identity: Identity,
) -> Result<Json<StatisticsList>, ApiError> {
    let games = edge.directory.person_statistics(&identity.id).await?;
    Ok(Json(StatisticsList { games: games.into_iter().map(GameStatistics::from).collect() }))
}

impl Edge {
    /// A table as lists show it.
    fn show(&self, table: ListedTable) -> TableInList {
        let goes_at = self.config.lifetimes.goes_at(&table.summary);
        TableInList { goes_at, ..TableInList::from(table) }
    }
}
