//! What lists, people and statistics ask for: which thread does it, and in which module it is done.

use vierblatt_protocol::Status;
use vierblatt_store::{
    Answer, Directory, Idle, ListedTable, Ms, NewToken, PastResult, PersonId, Profile, ReadError,
    SecretHash, Statistics, Token, TokenId, WriteError,
};

use crate::writer::execute;
use crate::{SqliteStore, people, results, sql, tables};

impl Directory for SqliteStore {
    fn add_person(&self, person: Profile) -> Answer<Result<bool, WriteError>> {
        self.write(move |writing| people::add(writing.connection, &person))
    }

    fn person(&self, id: &PersonId) -> Answer<Result<Option<Profile>, ReadError>> {
        let id = id.clone();
        self.look_up(move |connection| people::find(connection, &id))
    }

    fn people(&self, ids: Vec<PersonId>) -> Answer<Result<Vec<Profile>, ReadError>> {
        self.look_up(move |connection| {
            let found = ids.iter().map(|id| people::find(connection, id));
            found.filter_map(Result::transpose).collect()
        })
    }

    fn person_by_token(
        &self,
        token: SecretHash,
    ) -> Answer<Result<Option<(Profile, Token)>, ReadError>> {
        self.look_up(move |connection| people::by_token(connection, &token))
    }

    fn person_tokens(&self, person: &PersonId) -> Answer<Result<Vec<Token>, ReadError>> {
        let person = person.clone();
        self.look_up(move |connection| people::tokens(connection, &person))
    }

    fn rename(&self, person: &PersonId, name: &str) -> Answer<Result<bool, WriteError>> {
        let (person, name) = (person.clone(), name.to_owned());
        self.write(move |writing| people::rename(writing.connection, &person, &name))
    }

    fn seen(&self, person: &PersonId, at: Ms) -> Answer<Result<bool, WriteError>> {
        let person = person.clone();
        self.write(move |writing| people::seen(writing.connection, &person, at))
    }

    fn delete_person(&self, person: &PersonId) -> Answer<Result<bool, WriteError>> {
        let person = person.clone();
        self.write(move |writing| people::delete(writing.connection, &person))
    }

    fn add_token(&self, person: &PersonId, token: NewToken) -> Answer<Result<bool, WriteError>> {
        let person = person.clone();
        self.write(move |writing| people::add_token(writing.connection, &person, &token))
    }

    fn token_used(&self, token: SecretHash, at: Ms) -> Answer<Result<bool, WriteError>> {
        self.write(move |writing| people::token_used(writing.connection, &token, at))
    }

    fn remove_token(&self, person: &PersonId, id: TokenId) -> Answer<Result<bool, WriteError>> {
        let person = person.clone();
        self.write(move |writing| people::remove_token(writing.connection, &person, id))
    }

    fn add_link_code(
        &self,
        person: &PersonId,
        code: SecretHash,
        now: Ms,
        expires_at: Ms,
    ) -> Answer<Result<bool, WriteError>> {
        let person = person.clone();
        self.write(move |writing| {
            people::add_link_code(writing.connection, &person, &code, now, expires_at)
        })
    }

    fn redeem_link_code(
        &self,
        code: SecretHash,
        token: NewToken,
    ) -> Answer<Result<Option<PersonId>, WriteError>> {
        self.write(move |writing| people::redeem_link_code(writing.connection, &code, &token))
    }

    fn table(&self, code: &str) -> Answer<Result<Option<ListedTable>, ReadError>> {
        let code = code.to_owned();
        self.look_up(move |connection| tables::find(connection, &code))
    }

    fn open_tables(&self, limit: u32) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(move |connection| tables::open(connection, limit))
    }

    fn due_tables(
        &self,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(move |connection| tables::due(connection, before, after, limit))
    }

    fn person_tables(
        &self,
        person: &PersonId,
        status: Status,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        let person = person.clone();
        self.look_up(move |connection| {
            tables::of_person(connection, &person, status, before, limit)
        })
    }

    fn count_person_tables(
        &self,
        person: &PersonId,
        status: Status,
    ) -> Answer<Result<u64, ReadError>> {
        let person = person.clone();
        self.look_up(move |connection| tables::count_of_person(connection, &person, status))
    }

    fn idle_tables(
        &self,
        idle: Idle,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(move |connection| tables::idle(connection, idle, before, after, limit))
    }

    fn delete_table(&self, code: &str, unchanged_since: Ms) -> Answer<Result<bool, WriteError>> {
        let code = code.to_owned();
        self.write(move |writing| tables::delete(writing, &code, unchanged_since))
    }

    fn remove_leftovers(&self, limit: u32) -> Answer<Result<u32, WriteError>> {
        self.write(move |writing| tables::remove_leftovers(writing.connection, limit))
    }

    fn probe(&self) -> Answer<Result<(), WriteError>> {
        self.write(|writing| {
            execute(writing.connection, sql::PUT_PROBE)?;
            execute(writing.connection, sql::REMOVE_PROBE)
        })
    }

    fn count_tables(&self) -> Answer<Result<u64, ReadError>> {
        self.look_up(tables::count)
    }

    fn person_results(
        &self,
        person: &PersonId,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<PastResult>, ReadError>> {
        let person = person.clone();
        self.look_up(move |connection| results::of_person(connection, &person, before, limit))
    }

    fn person_statistics(&self, person: &PersonId) -> Answer<Result<Vec<Statistics>, ReadError>> {
        let person = person.clone();
        self.look_up(move |connection| results::sum_up(connection, &person))
    }
}
