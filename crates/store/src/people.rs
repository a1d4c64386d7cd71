//! People: names, the secrets they are recognised by (as hashes), and one-time codes to bring a second
//! device. Ids, hashes and times are made by the caller.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use crate::{Answer, ReadError, Store, WriteError, sql};

/// A hash of a secret; the secret itself is never stored.
pub type SecretHash = [u8; 32];

/// Somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The id that stands in logs.
    pub id: String,
    /// What they want to be called. Not unique.
    pub name: String,
    /// When they first came.
    pub created_at: i64,
    /// When they were last here.
    pub seen_at: i64,
}

/// What a token lets in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A person's browser.
    Browser,
    /// A program that plays.
    Bot,
}

impl Store {
    /// Adds a person. `false`: the id is taken, and nothing has changed.
    pub fn add_person(&self, person: Person) -> Answer<Result<bool, WriteError>> {
        self.write(move |writing| {
            let Person { id, name, created_at, seen_at } = &person;
            let mut add = writing.connection.prepare_cached(sql::ADD_PERSON)?;
            add.execute(params![id, name, created_at, seen_at]).map(|added| added == 1)
        })
    }

    /// The person with this id, if it resolves to anybody.
    pub fn person(&self, id: &str) -> Answer<Result<Option<Person>, ReadError>> {
        let id = id.to_owned();
        self.read(move |connection| {
            connection.prepare_cached(sql::PERSON)?.query_row([id], read_person).optional()
        })
    }

    /// Those of these people there are, in the order asked for: what turns the ids of a log into names.
    pub fn people(&self, ids: Vec<String>) -> Answer<Result<Vec<Person>, ReadError>> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(sql::PERSON)?;
            let found = ids.iter().map(|id| find.query_row([id], read_person).optional());
            found.filter_map(Result::transpose).collect()
        })
    }

    /// Whose token this is, and what kind.
    pub fn person_by_token(
        &self,
        token: SecretHash,
    ) -> Answer<Result<Option<(Person, TokenKind)>, ReadError>> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(sql::PERSON_BY_TOKEN)?;
            find.query_row([token], |row| Ok((read_person(row)?, row.get(4)?))).optional()
        })
    }

    /// Gives a person another name. `false`: there is no such person.
    pub fn rename(&self, person: &str, name: &str) -> Answer<Result<bool, WriteError>> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.write(move |writing| {
            let mut rename = writing.connection.prepare_cached(sql::RENAME)?;
            rename.execute([&person, &name]).map(|renamed| renamed == 1)
        })
    }

    /// Notes that a person was here. `false`: there is no such person.
    pub fn seen(&self, person: &str, at: i64) -> Answer<Result<bool, WriteError>> {
        let person = person.to_owned();
        self.write(move |writing| {
            let mut seen = writing.connection.prepare_cached(sql::SEEN)?;
            seen.execute(params![person, at]).map(|noted| noted == 1)
        })
    }

    /// Deletes a person with name, tokens, codes, results and lists of tables. Logs keep the id, which resolves
    /// to nobody from now on. `false`: there was no such person.
    pub fn delete_person(&self, person: &str) -> Answer<Result<bool, WriteError>> {
        let person = person.to_owned();
        self.write(move |writing| {
            let mut delete = writing.connection.prepare_cached(sql::DELETE_PERSON)?;
            delete.execute([&person]).map(|deleted| deleted == 1)
        })
    }

    /// Lets a secret stand for a person. `false`: there is no such person, or the secret is taken.
    pub fn add_token(
        &self,
        person: &str,
        token: SecretHash,
        kind: TokenKind,
        at: i64,
    ) -> Answer<Result<bool, WriteError>> {
        let person = person.to_owned();
        self.write(move |writing| add_token(writing.connection, &person, &token, kind, at))
    }

    /// Takes a token back. `false`: there was none.
    pub fn remove_token(&self, token: SecretHash) -> Answer<Result<bool, WriteError>> {
        self.write(move |writing| {
            let mut remove = writing.connection.prepare_cached(sql::REMOVE_TOKEN)?;
            remove.execute([&token]).map(|removed| removed == 1)
        })
    }

    /// Makes a code that links one more device to a person, once, before it expires. Forgets codes that have
    /// expired by `now`. `false`: there is no such person, or the code is taken.
    pub fn add_link_code(
        &self,
        person: &str,
        code: SecretHash,
        now: i64,
        expires_at: i64,
    ) -> Answer<Result<bool, WriteError>> {
        let person = person.to_owned();
        self.write(move |writing| {
            writing.connection.prepare_cached(sql::FORGET_LINK_CODES)?.execute([now])?;
            let mut add = writing.connection.prepare_cached(sql::ADD_LINK_CODE)?;
            add.execute(params![person, code, expires_at]).map(|added| added == 1)
        })
    }

    /// Uses a link code up and lets this token stand for its person, who is the answer; both or neither.
    /// None: the code is unknown, used or expired.
    pub fn redeem_link_code(
        &self,
        code: SecretHash,
        token: SecretHash,
        kind: TokenKind,
        now: i64,
    ) -> Answer<Result<Option<String>, WriteError>> {
        self.write(move |writing| {
            let mut take = writing.connection.prepare_cached(sql::TAKE_LINK_CODE)?;
            let person: Option<String> =
                take.query_row(params![code, now], |row| row.get(0)).optional()?;
            if let Some(person) = &person {
                add_token(writing.connection, person, &token, kind, now)?;
            }
            Ok(person)
        })
    }
}

fn add_token(
    connection: &Connection,
    person: &str,
    token: &SecretHash,
    kind: TokenKind,
    at: i64,
) -> rusqlite::Result<bool> {
    let mut add = connection.prepare_cached(sql::ADD_TOKEN)?;
    add.execute(params![person, token, kind, at]).map(|added| added == 1)
}

fn read_person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person { id: row.get(0)?, name: row.get(1)?, created_at: row.get(2)?, seen_at: row.get(3)? })
}

impl ToSql for TokenKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(match self {
            TokenKind::Browser => 0,
            TokenKind::Bot => 1,
        }))
    }
}

impl FromSql for TokenKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_i64()? {
            0 => Ok(TokenKind::Browser),
            1 => Ok(TokenKind::Bot),
            other => Err(FromSqlError::OutOfRange(other)),
        }
    }
}
