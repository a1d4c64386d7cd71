//! Why a record cannot be reviewed.

use vierblatt_game::Message;

/// Why a record cannot be reviewed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReviewError {
    /// It names a game that does not exist.
    #[error("no such game")]
    NoGame,
    /// Its seats or options are not those of a table.
    #[error("cannot be set up")]
    SetUp(Message),
    /// An action is not legal.
    #[error("action {n} is not legal")]
    Illegal {
        /// Which one, from 0.
        n: usize,
        /// Why.
        message: Message,
    },
    /// It has more actions than a review looks at.
    #[error("more than {most} actions")]
    TooLong {
        /// The most there may be.
        most: usize,
    },
    /// The seat asked for is not at the table.
    #[error("no such seat")]
    NoSeat,
}
