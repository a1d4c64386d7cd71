//! What a loss is called, and what a player's errors are called. A word is said only where the loss is larger than
//! its uncertainty.

use serde::Serialize;

/// How sure a review is of a mark, at least: one-sided, of the loss of that decision.
pub const CONFIDENCE: f64 = 0.99;
/// So many standard errors.
const DOUBT: f64 = 2.326;

/// What a decision that lost something is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It lost at least one win in a hundred games.
    Inaccuracy,
    /// It lost at least one in forty.
    Mistake,
    /// It lost at least one in twenty.
    Blunder,
}

impl Mark {
    /// All of them, the least first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The chance to win the game that is lost at least.
    pub const fn least(self) -> f64 {
        match self {
            Mark::Inaccuracy => 0.01,
            Mark::Mistake => 0.025,
            Mark::Blunder => 0.05,
        }
    }

    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// The message that says it in words.
    pub const fn message_id(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "review-mark-inaccuracy",
            Mark::Mistake => "review-mark-mistake",
            Mark::Blunder => "review-mark-blunder",
        }
    }

    /// What a loss with this standard error is called: the loss must be as large as the word says, and with
    /// [`CONFIDENCE`] at least half as large.
    pub(crate) fn of(loss: f64, error: f64) -> Option<Mark> {
        let fits = |mark: &Mark| loss >= mark.least() && loss - DOUBT * error >= mark.least() / 2.0;
        Mark::ALL.into_iter().rev().find(fits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_within_its_uncertainty_has_no_mark() {
        assert_eq!(Mark::of(0.03, 0.02), None);
        assert_eq!(Mark::of(0.03, 0.005), Some(Mark::Mistake));
        assert_eq!(Mark::of(0.03, 0.009), Some(Mark::Inaccuracy), "sure of an inaccuracy only");
        assert_eq!(Mark::of(1.0, 0.0), Some(Mark::Blunder));
        assert_eq!(Mark::of(0.009, 0.0), None);
        assert_eq!(Mark::of(-0.5, 0.0), None);
    }
}
