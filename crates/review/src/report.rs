//! What a review tells, as data. The page and other programs read it as JSON: fields are added, never renamed.

use serde::Serialize;
use vierblatt_game::{PerSeat, Seat, Seats};

use crate::{Depth, Mark, Strength};

/// All that a review has found so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Report {
    /// The game's name in records.
    pub game: &'static str,
    /// How many sit at the table.
    #[cfg_attr(test, ts(type = "number"))]
    pub seats: Seats,
    /// How thorough the review is.
    pub depth: Depth,
    /// Whose decisions are judged; none: everybody's.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The seed: the same gives the same report.
    #[cfg_attr(test, ts(type = "number"))]
    pub seed: u64,
    /// How sure a mark is at least.
    pub confidence: f64,
    /// How far the review has come.
    pub progress: Progress,
    /// Whether the game came to its end.
    pub is_finished: bool,
    /// Every decision with more than one move that deserves a look, in order.
    pub decisions: Vec<Decision>,
    /// Every act of chance, in order.
    pub luck: Vec<LuckReport>,
    /// Everybody's chances after each action, for a curve.
    pub curve: Vec<Point>,
    /// What it comes to for each player.
    pub players: Vec<PlayerSummary>,
}

impl Report {
    /// What was found since so many actions had been looked at; what it comes to is always told.
    #[must_use]
    pub fn since(mut self, done: usize) -> Report {
        self.decisions.retain(|decision| decision.n >= done);
        self.luck.retain(|luck| luck.n >= done);
        self.curve.retain(|point| point.n > done);
        self
    }
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Progress {
    /// The actions looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub done: usize,
    /// All of them.
    #[cfg_attr(test, ts(type = "number"))]
    pub all: usize,
}

impl Progress {
    /// Whether there is nothing left to do.
    pub const fn is_done(self) -> bool {
        self.done >= self.all
    }
}

/// A decision, judged by what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Decision {
    /// The action's number in the record, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// Who decided.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The round, from 1.
    pub round: u32,
    /// What kind of decision it was: `lead`, `pass`, `draw`.
    pub kind: &'static str,
    /// The move made, as records write it.
    pub played: String,
    /// The best one found; the one made where none is better.
    pub best: String,
    /// By how much the best one is better.
    pub loss: Difference,
    /// What such a loss is called; none where it is small or not certain.
    pub mark: Option<Mark>,
    /// Whether it was computed and not estimated.
    pub is_exact: bool,
    /// The moves compared, the best first.
    pub moves: Vec<ValuedMove>,
    /// The move made and the best one in words, in the language of the report.
    pub words: Option<(String, String)>,
    /// Why, in words, for decisions with a mark.
    pub why: Vec<String>,
    /// For decisions with a mark: the cards, piles and places that the best move touches, by their keys.
    pub touches: Vec<String>,
}

/// By how much one move is better than another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Difference {
    /// In chances to win the game, 0 to 1. It may be slightly negative where two moves are as good.
    pub chance: f64,
    /// The standard error of that difference.
    pub chance_error: f64,
    /// In points of the round, positive where the move made is worse; none where a game has no points.
    pub points: Option<f64>,
    /// The standard error of that difference.
    pub points_error: Option<f64>,
}

/// A move and what it is worth to the seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ValuedMove {
    /// The move, as records write it.
    pub action: String,
    /// The chance to win the game; none where only points were computed.
    pub chance: Option<f64>,
    /// The standard error of the difference to the move made.
    pub error: f64,
    /// The points of the round.
    pub points: Option<f64>,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// An act of chance, and what it was worth to each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LuckReport {
    /// The action's number in the record, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// Who acted: none where chance did, a seat where it drew.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The round, from 1.
    pub round: u32,
    /// By how much each seat's chance to win changed.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub change: PerSeat<f64>,
    /// The standard errors.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub error: PerSeat<f64>,
}

/// Everybody's chances at one moment, with all cards face up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Point {
    /// After how many actions.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// Each seat's chance to win the game.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub chances: PerSeat<f64>,
}

/// What it comes to for one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerSummary {
    /// Whose.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// How many decisions were judged.
    #[cfg_attr(test, ts(type = "number"))]
    pub decisions: usize,
    /// What was lost by each on average, as a share of a win.
    pub error: f64,
    /// The standard error of that mean.
    pub error_error: f64,
    /// How many inaccuracies, mistakes and blunders.
    #[cfg_attr(test, ts(type = "[number, number, number]"))]
    pub marks: [usize; 3],
    /// The same by kind of decision.
    pub kinds: Vec<KindSummary>,
    /// What the seat got of the win: 1, 0, or a share. None where the game is not over.
    pub result: Option<f64>,
    /// What chance added to the seat's chances, all acts together.
    pub luck: f64,
    /// The standard error of that.
    pub luck_error: f64,
    /// What play added: the result less the luck and less an equal share.
    pub play: Option<f64>,
    /// The result less the luck. Its mean over many games is that of the results, and it varies less.
    pub adjusted: Option<f64>,
    /// The three moments that decided the game for this seat, the greatest first.
    pub moments: Vec<Moment>,
    /// A word for the error; none for few decisions, and alone.
    pub strength: Option<Strength>,
}

/// Decisions of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KindSummary {
    /// Which kind.
    pub kind: &'static str,
    /// How many.
    #[cfg_attr(test, ts(type = "number"))]
    pub decisions: usize,
    /// What was lost by each on average.
    pub error: f64,
}

/// A moment that changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moment {
    /// The action's number in the record, from 0.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: usize,
    /// The round, from 1.
    pub round: u32,
    /// What it was.
    pub kind: MomentKind,
    /// By how much it changed the seat's chance to win.
    pub change: f64,
}

/// What a moment was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MomentKind {
    /// Chance did it.
    Luck,
    /// The seat's own decision did it.
    Decision,
}
