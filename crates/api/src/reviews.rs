//! What is asked of records, and what comes of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A record to be reviewed.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The record: docs/record.md
    #[schema(value_type = Object)]
    pub record: Value,
    /// In which language it says why: `de`, `en`, `fr` or `it`.
    #[serde(default)]
    pub language: Option<String>,
}

/// A record to be stepped through.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepsRequest {
    /// The record: docs/record.md
    #[schema(value_type = Object)]
    pub record: Value,
    /// The steps after this one.
    #[serde(default)]
    pub from: Option<usize>,
    /// How many, up to 500.
    #[serde(default)]
    pub count: Option<usize>,
    /// As the player in this seat; as everybody saw it if no seat is named.
    #[serde(default)]
    pub seat: Option<u8>,
    /// With all cards open.
    #[serde(default)]
    pub open: bool,
    /// With what the seat could do after each step.
    #[serde(default)]
    pub choices: bool,
}

/// A record to be played on.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOnRequest {
    /// The record: docs/record.md
    #[schema(value_type = Object)]
    pub record: Value,
    /// Who asks.
    pub seat: u8,
    /// What that seat does first, as the record would write it without the seat.
    #[serde(default)]
    pub action: Option<String>,
    /// How well the others play, 1 to 5; 3 if nothing is said.
    #[serde(default)]
    pub level: Option<u8>,
    /// Decides what chance and bots do.
    #[serde(default)]
    pub seed: u64,
}

/// How a record goes on.
#[derive(Serialize, ToSchema)]
pub struct PlayedOn {
    /// What happened, as records write it.
    pub actions: Vec<String>,
    /// Whether the game is over.
    pub is_over: bool,
}
