//! How the values of the traits are kept in columns. What a database holds once must stay readable: numbers and
//! formats here are only ever added to.

use rusqlite::types::{FromSqlError, ValueRef};
use rusqlite::{Error, Row};
use serde::{Deserialize, Serialize};
use vierblatt_protocol::Status;
use vierblatt_store::{Ms, PersonId, TokenKind};

/// Times, and numbers of entries: `SQLite` counts in `i64`. Larger values are stored as the largest.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn read_ms(row: &Row<'_>, column: usize) -> rusqlite::Result<Ms> {
    row.get::<_, i64>(column).map(|at| u64::try_from(at).unwrap_or(0))
}

pub(crate) fn status_number(status: Status) -> i64 {
    match status {
        Status::Lobby => 0,
        Status::Playing => 1,
        Status::Over => 2,
    }
}

pub(crate) fn read_status(row: &Row<'_>, column: usize) -> rusqlite::Result<Status> {
    match row.get(column)? {
        0 => Ok(Status::Lobby),
        1 => Ok(Status::Playing),
        2 => Ok(Status::Over),
        other => Err(unknown(row, column, other)),
    }
}

pub(crate) fn kind_number(kind: TokenKind) -> i64 {
    match kind {
        TokenKind::Browser => 0,
        TokenKind::Bot => 1,
        TokenKind::Reader => 2,
    }
}

pub(crate) fn read_kind(row: &Row<'_>, column: usize) -> rusqlite::Result<TokenKind> {
    match row.get(column)? {
        0 => Ok(TokenKind::Browser),
        1 => Ok(TokenKind::Bot),
        2 => Ok(TokenKind::Reader),
        other => Err(unknown(row, column, other)),
    }
}

fn unknown(row: &Row<'_>, column: usize, number: i64) -> Error {
    let kind = row
        .get_ref(column)
        .map_or(rusqlite::types::Type::Null, |value: ValueRef<'_>| value.data_type());
    Error::FromSqlConversionFailure(column, kind, Box::new(FromSqlError::OutOfRange(number)))
}

pub(crate) fn read_person(row: &Row<'_>, column: usize) -> rusqlite::Result<PersonId> {
    row.get_ref(column)?.as_str().map(PersonId::from).map_err(Error::from)
}

/// The column `people`: ids as a JSON list.
pub(crate) fn people_text(people: &[PersonId]) -> rusqlite::Result<String> {
    text(&people)
}

/// The store wrote this list itself; nothing else is ever in its place.
pub(crate) fn read_people(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<PersonId>> {
    Ok(serde_json::from_str(row.get_ref(column)?.as_str()?).unwrap_or_default())
}

/// The column `summary`: what of a table's summary is only ever shown, as JSON.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Seats {
    pub(crate) seats: u8,
    pub(crate) taken: u8,
}

impl Seats {
    pub(crate) fn text(&self) -> rusqlite::Result<String> {
        text(self)
    }

    pub(crate) fn read(row: &Row<'_>, column: usize) -> rusqlite::Result<Seats> {
        Ok(serde_json::from_str(row.get_ref(column)?.as_str()?).unwrap_or_default())
    }
}

fn text(value: &impl Serialize) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|error| Error::ToSqlConversionFailure(Box::new(error)))
}
