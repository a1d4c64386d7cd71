//! What callers can get wrong.

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// There is no game of this name.
    #[error("there is no game '{0}'; there are: {games}", games = vierblatt_catalog::IDS.join(", "))]
    NoGame(String),
    /// The game is not for so many.
    #[error("{game} is for {least} to {most} seats, not {given}")]
    Seats {
        /// Which game.
        game: &'static str,
        /// How many were asked for.
        given: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The options are not those of the game.
    #[error("wrong options: {0}")]
    Options(String),
    /// There is no such seat, or nothing for it to do now.
    #[error("it is not the turn of seat {0}")]
    NotTheTurn(usize),
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSeat(usize),
    /// The episode is over.
    #[error("the episode is over: reset the table")]
    Over,
    /// The number is none of those offered now.
    #[error("action {number} is not legal now: {why}")]
    NotOffered {
        /// Which number.
        number: i64,
        /// Which rule forbids it, or that there is no such number.
        why: String,
    },
    /// Of many games, this one got a number that is not offered.
    #[error("environment {environment}: action {number} is not legal now")]
    NotOfferedIn {
        /// Which of the games.
        environment: usize,
        /// Which number.
        number: i64,
    },
    /// The action as text is not understood or not legal.
    #[error("{0}")]
    Refused(String),
    /// The move is legal and has no number.
    #[error("this move has no number")]
    NoNumber,
    /// The world was imagined for another seat, or has no past.
    #[error("this table was imagined for one seat: {0}")]
    Imagined(&'static str),
    /// The bot sits at another table.
    #[error("the bot plays another game or another table size")]
    OtherTable,
    /// There is no such opponent.
    #[error("there is no opponent '{0}'; there are: random, greedy, policy, level1 to level5")]
    NoOpponent(String),
    /// There is no such language.
    #[error("there is no language '{0}'; there are: en, de, fr, it")]
    NoLanguage(String),
    /// An array is not as long as it must be.
    #[error("the array '{name}' has {given} entries and needs {needed}")]
    Size {
        /// Which array.
        name: &'static str,
        /// What it has.
        given: usize,
        /// What it needs.
        needed: usize,
    },
    /// No games, or nobody who learns.
    #[error("{0}")]
    Nothing(&'static str),
}
