//! What may follow the question mark in the calls of the HTTP API.

use serde::Deserialize;
use utoipa::IntoParams;

use crate::ListStatus;

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct TablesPage {
    /// What the tables are doing: `playing` if nothing is said.
    #[serde(default)]
    #[param(inline)]
    pub status: Option<ListStatus>,
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    pub before: Option<i64>,
}

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ResultsPage {
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    pub before: Option<i64>,
}

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct GamesPage {
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    pub before: Option<u32>,
}

/// Which steps of a game, and as whom.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct StepsPage {
    /// As whom: `public`, `open` (`private` is a list by seat), or a seat's number. `public` if nothing is said.
    #[serde(default)]
    pub view: Option<String>,
    /// The steps after this one.
    #[serde(default)]
    pub from: Option<usize>,
    /// How many, up to 500.
    #[serde(default)]
    pub count: Option<usize>,
}

/// From where on a stream tells.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct StreamStart {
    /// The number of the last entry you know of.
    #[serde(default)]
    pub since: Option<u32>,
}

/// In which language a review says why.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ReviewLanguage {
    /// `de`, `en`, `fr` or `it`; `en` if nothing is said.
    #[serde(default)]
    pub language: Option<String>,
}
