//! Words and errors, from Python's to ours and back.

use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use vierblatt_gym::{Error, Goal, Setup};
use vierblatt_texts::Language;

/// Our error as the Python exception a caller expects.
pub(crate) fn raise(error: Error) -> PyErr {
    let text = error.to_string();
    match error {
        Error::NoSeat(_) => PyIndexError::new_err(text),
        Error::Over | Error::NotTheTurn(_) | Error::Imagined(_) => PyRuntimeError::new_err(text),
        _ => PyValueError::new_err(text),
    }
}

/// Which game, from Python's arguments.
pub(crate) fn setup<'a>(
    game: &'a str,
    seats: u8,
    options: &'a str,
    episode: &str,
    reward: &str,
) -> PyResult<Setup<'a>> {
    let goal =
        Goal { episode: episode.parse().map_err(raise)?, reward: reward.parse().map_err(raise)? };
    Ok(Setup { game, seats, options, goal })
}

/// A language by its two letters.
pub(crate) fn language(name: &str) -> PyResult<Language> {
    name.parse().map_err(|_| raise(Error::NoLanguage(name.to_owned())))
}
