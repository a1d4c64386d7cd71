//! Records from Python: the referee, games as readable text, random games.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use vierblatt_bots::Dice;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::Seats;
use vierblatt_gym::{Error, Goal, Setup};
use vierblatt_record::{Manner, Reader, Record};
use vierblatt_texts::Language;

use crate::convert::raise;

/// Does something with each record of a text.
fn each(text: &str, mut f: impl FnMut(usize, &Record<'_>) -> std::io::Result<()>) -> PyResult<()> {
    let mut reader = Reader::new(text.as_bytes());
    let mut k = 0;
    loop {
        let done = reader.next(|record| f(k, record));
        match done.map_err(|error| PyValueError::new_err(error.to_string()))? {
            None => return Ok(()),
            Some(result) => result.map_err(PyErr::from)?,
        }
        k += 1;
    }
}

/// The name of the game a record is of, which may be anything.
fn game_of<'a>(record: &'a Record<'_>) -> &'a str {
    record.game.as_str().unwrap_or_default()
}

/// What the referee says of each record: JSON, one object a line.
#[pyfunction]
#[pyo3(signature = (records, quiet=false, language="en"))]
pub(crate) fn judge(records: &str, quiet: bool, language: &str) -> PyResult<String> {
    struct Judge<'a, 'r>(usize, &'a Record<'r>, Manner, &'a mut Vec<u8>);

    impl Visit for Judge<'_, '_> {
        type Output = std::io::Result<()>;
        fn visit<G: Listed>(self) -> Self::Output {
            let Judge(k, record, manner, out) = self;
            vierblatt_record::judge::<G>(record, k, manner, out).map(drop)
        }
    }

    let manner = Manner { quiet, language: crate::convert::language(language)? };
    let mut out = Vec::new();
    each(records, |k, record| {
        match with_game(game_of(record), Judge(k, record, manner, &mut out)) {
            Some(result) => result,
            None => vierblatt_record::refuse_game(record, IDS, k, manner, &mut out),
        }
    })?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// Each record as text for people.
#[pyfunction]
#[pyo3(signature = (records, language="en"))]
pub(crate) fn show(records: &str, language: &str) -> PyResult<String> {
    struct Show<'a, 'r>(&'a Record<'r>, Language, &'a mut Vec<u8>);

    impl Visit for Show<'_, '_> {
        type Output = std::io::Result<()>;
        fn visit<G: Listed>(self) -> Self::Output {
            vierblatt_record::show::<G>(self.0, self.1, self.2).map(drop)
        }
    }

    let language = crate::convert::language(language)?;
    let mut out = Vec::new();
    each(records, |_, record| {
        if let Some(result) = with_game(game_of(record), Show(record, language, &mut out)) {
            return result;
        }
        out.extend(vierblatt_record::no_such_game(record, IDS, language).bytes());
        Ok(())
    })?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// How many records a text has; an error where it has something else.
#[pyfunction]
pub(crate) fn read_records(records: &str) -> PyResult<usize> {
    let mut count = 0;
    each(records, |_, _| {
        count += 1;
        Ok(())
    })?;
    Ok(count)
}

/// A whole game of random moves as a record.
#[pyfunction]
pub(crate) fn random_record(game: &str, seats: u8, options: &str, seed: u64) -> PyResult<String> {
    struct Play<'a>(&'a Setup<'a>, u64);

    impl Visit for Play<'_> {
        type Output = Result<String, Error>;
        fn visit<G: Listed>(self) -> Self::Output {
            let Play(setup, seed) = self;
            // A table checks what it is given; the record is then played by itself.
            vierblatt_gym::layout(setup)?;
            let options: G::Options = serde_json::from_str(setup.options)
                .map_err(|error| Error::Options(error.to_string()))?;
            let mut dice = <Dice as rand::SeedableRng>::seed_from_u64(seed);
            let id = seed.to_string();
            let seats = Seats(setup.seats);
            Ok(vierblatt_record::random_record::<G>(options, seats, &id, &mut dice))
        }
    }

    let setup = Setup { game, seats, options, goal: Goal::default() };
    with_game(game, Play(&setup, seed))
        .unwrap_or_else(|| Err(Error::NoGame(game.to_owned())))
        .map_err(raise)
}
