//! People, lists of tables and results.

use vierblatt_protocol::Status;
use vierblatt_store::{
    Answer, Directory, Idle, ListedTable, Ms, NewToken, PastResult, PersonId, Profile, ReadError,
    SecretHash, Statistics, StorageError, Token, TokenId, WriteError,
};

use crate::values::{
    ids, kind_number, past_result, profile, signed, statistics, status_number, table, token,
    unsigned,
};
use crate::writer::Write;
use crate::{PostgresStore, sql};

impl Directory for PostgresStore {
    fn add_person(&self, person: Profile) -> Answer<Result<bool, WriteError>> {
        self.change(move |connection| {
            let person = person.clone();
            async move {
                let Profile { id, name, created_at, seen_at } = &person;
                let (created_at, seen_at) = (signed(*created_at), signed(*seen_at));
                let added = connection
                    .execute(sql::ADD_PERSON, &[&id.as_str(), name, &created_at, &seen_at])
                    .await?;
                Ok(added == 1)
            }
        })
    }

    fn person(&self, id: &PersonId) -> Answer<Result<Option<Profile>, ReadError>> {
        let id = id.as_str().to_owned();
        self.look_up(move |connection| {
            let id = id.clone();
            async move { Ok(connection.query_opt(sql::PERSON, &[&id]).await?.as_ref().map(profile)) }
        })
    }

    fn people(&self, people: Vec<PersonId>) -> Answer<Result<Vec<Profile>, ReadError>> {
        self.look_up(move |connection| {
            let people = people.clone();
            async move {
                Ok(connection
                    .query(sql::PEOPLE, &[&ids(&people)])
                    .await?
                    .iter()
                    .map(profile)
                    .collect())
            }
        })
    }

    fn person_by_token(
        &self,
        hash: SecretHash,
    ) -> Answer<Result<Option<(Profile, Token)>, ReadError>> {
        self.look_up(move |connection| async move {
            let found = connection.query_opt(sql::PERSON_BY_TOKEN, &[&&hash[..]]).await?;
            Ok(found.map(|row| (profile(&row), token(&row, 4))))
        })
    }

    fn person_tokens(&self, person: &PersonId) -> Answer<Result<Vec<Token>, ReadError>> {
        let person = person.as_str().to_owned();
        self.look_up(move |connection| {
            let person = person.clone();
            async move {
                let found = connection.query(sql::PERSON_TOKENS, &[&person]).await?;
                Ok(found.iter().map(|row| token(row, 0)).collect())
            }
        })
    }

    fn rename(&self, person: &PersonId, name: &str) -> Answer<Result<bool, WriteError>> {
        let person = person.as_str().to_owned();
        let name = name.to_owned();
        self.change(move |connection| {
            let person = person.clone();
            let name = name.clone();
            async move { Ok(connection.execute(sql::RENAME, &[&person, &name]).await? == 1) }
        })
    }

    fn seen(&self, person: &PersonId, at: Ms) -> Answer<Result<bool, WriteError>> {
        let person = person.as_str().to_owned();
        self.change(move |connection| {
            let person = person.clone();
            async move { Ok(connection.execute(sql::SEEN, &[&person, &signed(at)]).await? == 1) }
        })
    }

    fn delete_person(&self, person: &PersonId) -> Answer<Result<bool, WriteError>> {
        let person = person.as_str().to_owned();
        self.change(move |connection| {
            let person = person.clone();
            async move { Ok(connection.execute(sql::DELETE_PERSON, &[&person]).await? == 1) }
        })
    }

    fn add_token(&self, person: &PersonId, token: NewToken) -> Answer<Result<bool, WriteError>> {
        let person = person.as_str().to_owned();
        self.change(move |connection| {
            let person = person.clone();
            let token = token.clone();
            async move {
                let NewToken { hash, kind, name, at } = &token;
                let (kind, at) = (kind_number(*kind), signed(*at));
                let added = connection
                    .execute(sql::ADD_TOKEN, &[&person, &&hash[..], &kind, name, &at])
                    .await?;
                Ok(added == 1)
            }
        })
    }

    fn token_used(&self, token: SecretHash, at: Ms) -> Answer<Result<bool, WriteError>> {
        self.change(move |connection| async move {
            Ok(connection.execute(sql::TOKEN_USED, &[&&token[..], &signed(at)]).await? == 1)
        })
    }

    fn remove_token(&self, person: &PersonId, id: TokenId) -> Answer<Result<bool, WriteError>> {
        let person = person.as_str().to_owned();
        self.change(move |connection| {
            let person = person.clone();
            async move {
                let removed =
                    connection.query_one(sql::REMOVE_TOKEN, &[&person, &&id.0[..]]).await?;
                Ok(removed.get::<_, i64>(0) > 0)
            }
        })
    }

    fn add_link_code(
        &self,
        person: &PersonId,
        code: SecretHash,
        now: Ms,
        expires_at: Ms,
    ) -> Answer<Result<bool, WriteError>> {
        let person = person.as_str().to_owned();
        self.change(move |connection| {
            let person = person.clone();
            async move {
                connection.execute(sql::FORGET_LINK_CODES, &[&signed(now)]).await?;
                let added = connection
                    .execute(sql::ADD_LINK_CODE, &[&person, &&code[..], &signed(expires_at)])
                    .await?;
                Ok(added == 1)
            }
        })
    }

    fn redeem_link_code(
        &self,
        code: SecretHash,
        token: NewToken,
    ) -> Answer<Result<Option<PersonId>, WriteError>> {
        self.change(move |connection| {
            let token = token.clone();
            async move {
                let NewToken { hash, kind, name, at } = &token;
                let (kind, at) = (kind_number(*kind), signed(*at));
                let person = connection
                    .query_opt(sql::REDEEM_LINK_CODE, &[&&code[..], &&hash[..], &kind, name, &at])
                    .await?;
                Ok(person.map(|row| PersonId::from(row.get::<_, &str>(0))))
            }
        })
    }

    fn table(&self, code: &str) -> Answer<Result<Option<ListedTable>, ReadError>> {
        let code = code.to_owned();
        self.look_up(move |connection| {
            let code = code.clone();
            async move { Ok(connection.query_opt(sql::TABLE, &[&code]).await?.as_ref().map(table)) }
        })
    }

    fn open_tables(&self, limit: u32) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(move |connection| async move {
            Ok(connection
                .query(sql::OPEN_TABLES, &[&i64::from(limit)])
                .await?
                .iter()
                .map(table)
                .collect())
        })
    }

    fn due_tables(
        &self,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(move |connection| async move {
            let (at, number) = page(after);
            let (before, limit) = (signed(before), i64::from(limit));
            let found = connection.query(sql::DUE_TABLES, &[&before, &at, &number, &limit]).await?;
            Ok(found.iter().map(table).collect())
        })
    }

    fn person_tables(
        &self,
        person: &PersonId,
        status: Status,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        let person = person.as_str().to_owned();
        self.look_up(move |connection| {
            let person = person.clone();
            async move {
                let (status, before, limit) =
                    (status_number(status), before.unwrap_or(i64::MAX), i64::from(limit));
                let found = connection
                    .query(sql::PERSON_TABLES, &[&person, &status, &before, &limit])
                    .await?;
                Ok(found.iter().map(table).collect())
            }
        })
    }

    fn count_person_tables(
        &self,
        person: &PersonId,
        status: Status,
    ) -> Answer<Result<u64, ReadError>> {
        let person = person.as_str().to_owned();
        self.look_up(move |connection| {
            let person = person.clone();
            async move {
                let status = status_number(status);
                let count =
                    connection.query_one(sql::COUNT_PERSON_TABLES, &[&person, &status]).await?;
                Ok(unsigned(count.get(0)))
            }
        })
    }

    fn idle_tables(
        &self,
        idle: Idle,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(move |connection| async move {
            let (at, number) = page(after);
            let (before, limit, status) =
                (signed(before), i64::from(limit), status_number(idle.status()));
            let found = match idle {
                Idle::EmptyLobby => {
                    connection.query(sql::EMPTY_LOBBIES, &[&before, &at, &number, &limit]).await?
                }
                _ => {
                    connection
                        .query(sql::IDLE_TABLES, &[&before, &at, &number, &limit, &status])
                        .await?
                }
            };
            Ok(found.iter().map(table).collect())
        })
    }

    fn delete_table(&self, code: &str, unchanged_since: Ms) -> Answer<Result<bool, WriteError>> {
        let (reply, answer) = Answer::promise(|| Err(StorageError::Closed));
        let delete = Write::Delete(code.to_owned(), unchanged_since, reply);
        match self.write(delete) {
            Ok(()) => answer,
            Err((_, reason)) => Answer::ready(Err(reason)),
        }
    }

    fn remove_leftovers(&self, limit: u32) -> Answer<Result<u32, WriteError>> {
        self.change(move |connection| {
            async move {
                let removed =
                    connection.query_one(sql::REMOVE_LEFTOVERS, &[&i64::from(limit)]).await?;
                // A table without entries counts as well: there may be another one.
                let (tables, entries): (i64, i64) = (removed.get(0), removed.get(1));
                Ok(if tables == 0 { 0 } else { entries.max(1) as u32 })
            }
        })
    }

    fn probe(&self) -> Answer<Result<(), WriteError>> {
        self.change(move |connection| async move {
            let written = connection.query_one(sql::PUT_PROBE, &[&vec![0_u8; PROBE]]).await?;
            connection.execute(sql::REMOVE_PROBE, &[&written.get::<_, i64>(0)]).await?;
            Ok(())
        })
    }

    fn count_tables(&self) -> Answer<Result<u64, ReadError>> {
        self.look_up(move |connection| async move {
            Ok(unsigned(connection.query_one(sql::COUNT_TABLES, &[]).await?.get(0)))
        })
    }

    fn person_results(
        &self,
        person: &PersonId,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<PastResult>, ReadError>> {
        let person = person.as_str().to_owned();
        self.look_up(move |connection| {
            let person = person.clone();
            async move {
                let (before, limit) = (before.unwrap_or(i64::MAX), i64::from(limit));
                let found =
                    connection.query(sql::PERSON_RESULTS, &[&person, &before, &limit]).await?;
                Ok(found.iter().map(past_result).collect())
            }
        })
    }

    fn person_statistics(&self, person: &PersonId) -> Answer<Result<Vec<Statistics>, ReadError>> {
        let person = person.as_str().to_owned();
        self.look_up(move |connection| {
            let person = person.clone();
            async move {
                Ok(connection
                    .query(sql::PERSON_STATISTICS, &[&person])
                    .await?
                    .iter()
                    .map(statistics)
                    .collect())
            }
        })
    }
}

/// How many bytes are written to see whether anything can be.
const PROBE: usize = 16 * 1024;

/// After which time and number a page begins.
fn page(after: Option<(Ms, i64)>) -> (i64, i64) {
    after.map_or((i64::MIN, i64::MIN), |(at, number)| (signed(at), number))
}
