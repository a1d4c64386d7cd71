//! What may follow the question mark in the calls of the HTTP API.

use serde::Deserialize;
use utoipa::IntoParams;

use crate::types::ListStatus;

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct TablesPage {
    /// What the tables are doing: `playing` if nothing is said.
    #[serde(default)]
    #[param(inline)]
    pub(crate) status: Option<ListStatus>,
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    pub(crate) before: Option<i64>,
}

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultsPage {
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    pub(crate) before: Option<i64>,
}

/// Which page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct GamesPage {
    /// Only those before this one: the `number` of the last one of the page before.
    #[serde(default)]
    pub(crate) before: Option<u32>,
}

/// Which steps of a game, and as whom.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepsPage {
    /// As whom: `public`, `open` (`private` is a list by seat), or a seat's number. `public` if nothing is said.
    #[serde(default)]
    pub(crate) view: Option<String>,
    /// The steps after this one.
    #[serde(default)]
    pub(crate) from: Option<usize>,
    /// How many, up to 500.
    #[serde(default)]
    pub(crate) count: Option<usize>,
}

/// From where on a stream tells.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct StreamStart {
    /// The number of the last entry you know of.
    #[serde(default)]
    pub(crate) since: Option<u32>,
}
