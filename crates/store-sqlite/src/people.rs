//! People: names, the secrets they are recognised by (as hashes), and one-time codes to add a second device.

use rusqlite::{Connection, OptionalExtension, Row, params};
use vierblatt_store::{Ms, NewToken, PersonId, Profile, SecretHash, Token, TokenId};

use crate::sql;
use crate::values::{kind_number, read_kind, read_ms, read_person, signed};

pub(crate) fn add(connection: &Connection, person: &Profile) -> rusqlite::Result<bool> {
    let Profile { id, name, created_at, seen_at } = person;
    let mut add = connection.prepare_cached(sql::ADD_PERSON)?;
    let added = add.execute(params![id.as_str(), name, signed(*created_at), signed(*seen_at)])?;
    Ok(added == 1)
}

pub(crate) fn find(connection: &Connection, id: &PersonId) -> rusqlite::Result<Option<Profile>> {
    connection.prepare_cached(sql::PERSON)?.query_row([id.as_str()], read_profile).optional()
}

pub(crate) fn by_token(
    connection: &Connection,
    token: &SecretHash,
) -> rusqlite::Result<Option<(Profile, Token)>> {
    let mut find = connection.prepare_cached(sql::PERSON_BY_TOKEN)?;
    find.query_row([token], |row| Ok((read_profile(row)?, read_token(row, 4)?))).optional()
}

pub(crate) fn tokens(connection: &Connection, person: &PersonId) -> rusqlite::Result<Vec<Token>> {
    let mut find = connection.prepare_cached(sql::PERSON_TOKENS)?;
    find.query_map([person.as_str()], |row| read_token(row, 0))?.collect()
}

pub(crate) fn rename(
    connection: &Connection,
    person: &PersonId,
    name: &str,
) -> rusqlite::Result<bool> {
    let mut rename = connection.prepare_cached(sql::RENAME)?;
    rename.execute([person.as_str(), name]).map(|renamed| renamed == 1)
}

pub(crate) fn seen(connection: &Connection, person: &PersonId, at: Ms) -> rusqlite::Result<bool> {
    let mut seen = connection.prepare_cached(sql::SEEN)?;
    seen.execute(params![person.as_str(), signed(at)]).map(|noted| noted == 1)
}

pub(crate) fn delete(connection: &Connection, person: &PersonId) -> rusqlite::Result<bool> {
    let mut delete = connection.prepare_cached(sql::DELETE_PERSON)?;
    delete.execute([person.as_str()]).map(|deleted| deleted == 1)
}

pub(crate) fn add_token(
    connection: &Connection,
    person: &PersonId,
    token: &NewToken,
) -> rusqlite::Result<bool> {
    let NewToken { hash, kind, name, at } = token;
    let mut add = connection.prepare_cached(sql::ADD_TOKEN)?;
    let kind = kind_number(*kind);
    let added = add.execute(params![person.as_str(), hash, kind, name, signed(*at)])?;
    Ok(added == 1)
}

pub(crate) fn token_used(
    connection: &Connection,
    token: &SecretHash,
    at: Ms,
) -> rusqlite::Result<bool> {
    let mut used = connection.prepare_cached(sql::TOKEN_USED)?;
    used.execute(params![token, signed(at)]).map(|noted| noted == 1)
}

pub(crate) fn remove_token(
    connection: &Connection,
    person: &PersonId,
    id: TokenId,
) -> rusqlite::Result<bool> {
    let mut remove = connection.prepare_cached(sql::REMOVE_TOKEN)?;
    let is_removed = remove.execute(params![person.as_str(), id.0])? > 0;
    if is_removed {
        connection.prepare_cached(sql::REMOVE_LINK_CODES)?.execute([person.as_str()])?;
    }
    Ok(is_removed)
}

pub(crate) fn add_link_code(
    connection: &Connection,
    person: &PersonId,
    code: &SecretHash,
    now: Ms,
    expires_at: Ms,
) -> rusqlite::Result<bool> {
    connection.prepare_cached(sql::FORGET_LINK_CODES)?.execute([signed(now)])?;
    let mut add = connection.prepare_cached(sql::ADD_LINK_CODE)?;
    add.execute(params![person.as_str(), code, signed(expires_at)]).map(|added| added == 1)
}

pub(crate) fn redeem_link_code(
    connection: &Connection,
    code: &SecretHash,
    token: &NewToken,
) -> rusqlite::Result<Option<PersonId>> {
    // Asked first: once the code is taken, the token must go in.
    if connection.prepare_cached(sql::TOKEN_IS_TAKEN)?.exists([token.hash])? {
        return Ok(None);
    }
    let mut take = connection.prepare_cached(sql::TAKE_LINK_CODE)?;
    let person =
        take.query_row(params![code, signed(token.at)], |row| read_person(row, 0)).optional()?;
    if let Some(person) = &person {
        add_token(connection, person, token)?;
    }
    Ok(person)
}

fn read_profile(row: &Row<'_>) -> rusqlite::Result<Profile> {
    Ok(Profile {
        id: read_person(row, 0)?,
        name: row.get(1)?,
        created_at: read_ms(row, 2)?,
        seen_at: read_ms(row, 3)?,
    })
}

/// A token in five columns from this one on.
fn read_token(row: &Row<'_>, from: usize) -> rusqlite::Result<Token> {
    Ok(Token {
        id: TokenId::of(&row.get(from)?),
        kind: read_kind(row, from + 1)?,
        name: row.get(from + 2)?,
        created_at: read_ms(row, from + 3)?,
        used_at: read_ms(row, from + 4)?,
    })
}
