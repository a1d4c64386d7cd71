//! Where records are looked at. The edge knows no rules: whoever starts it says who does.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::mpsc;
use vierblatt_bus::{ClientNetwork, Perspective};
use vierblatt_store::{Ms, PersonId};

use crate::error::ApiError;

/// What a review says, piece by piece: each is a JSON object of what was found since the last one. It ends when all is said.
pub type Pieces = mpsc::UnboundedReceiver<Result<Arc<str>, NoReview>>;
/// A document that is being written.
pub type Writing = Pin<Box<dyn Future<Output = Result<Arc<str>, NoReview>> + Send>>;

/// Why a record is not looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoReview {
    /// Too much is already done for this client.
    Busy,
    /// It is not a record, or not a legal game.
    NoRecord {
        /// What is wrong, for whoever writes records.
        detail: String,
    },
    /// Something went wrong here.
    Failed,
}

/// Looks at records for clients, who take turns.
pub trait Reviews: Send + Sync {
    /// Reviews a record, with words in this language. What several ask for is computed once.
    fn review(&self, client: ClientNetwork, record: Arc<str>, language: &str) -> Pieces;
    /// Steps of a record, like those of a game that was played here.
    fn steps(&self, client: ClientNetwork, record: Arc<str>, wanted: RecordSteps) -> Writing;
    /// What happens from the end of a record on, with bots in the other seats.
    fn play_on(&self, client: ClientNetwork, record: Arc<str>, wanted: RecordPlayOn) -> Writing;
    /// Keeps a game that somebody played in a page among theirs, once it is checked. What is written is its table's code; a game that is sent twice is
    /// kept once.
    fn keep(&self, client: ClientNetwork, sent: SentGame) -> Writing;
}

/// A game that somebody played in a page.
#[derive(Clone, PartialEq, Debug)]
pub struct SentGame {
    /// Its record.
    pub record: serde_json::Value,
    /// Who played it.
    pub person: PersonId,
    /// Where they sat.
    pub seat: u8,
    /// How strong the bots in the other seats were, in their order.
    pub levels: Vec<u8>,
    /// Random bytes that nobody knows, for further games at its table.
    pub secret: [u8; 32],
    /// When it arrived.
    pub arrived: Ms,
}

/// How a record is played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordPlayOn {
    /// Who asks.
    pub seat: u8,
    /// What the seat does first; none: nothing yet.
    pub action: Option<String>,
    /// How well the others play, 1 to 5.
    pub level: u8,
    /// Decides what chance and bots do.
    pub seed: u64,
}

/// Which steps of a record are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordSteps {
    /// As whom.
    pub perspective: Perspective,
    /// Those after this one.
    pub from: usize,
    /// So many.
    pub count: usize,
    /// With what the seat could do after each.
    pub choices: bool,
}

impl From<NoReview> for ApiError {
    fn from(why: NoReview) -> Self {
        match why {
            NoReview::Busy => ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-much"),
            NoReview::NoRecord { detail } => ApiError::malformed("server-no-record", detail),
            NoReview::Failed => ApiError::storage(),
        }
    }
}
