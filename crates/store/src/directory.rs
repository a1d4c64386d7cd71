//! The trait `Directory`: what lists, people and statistics ask for, beside the logs.

use vierblatt_protocol::Status;

use crate::{
    Answer, Idle, ListedTable, Ms, NewToken, PastResult, PersonId, Profile, ReadError, SecretHash,
    Statistics, Token, TokenId, WriteError,
};

/// People and how they are recognised, lists of tables, results. Ids, hashes and times are made by the caller.
///
/// Tables get here by appends to the [`Log`](crate::Log) of the same store.
pub trait Directory: Send + Sync {
    /// Adds a person. `false`: the id is taken, and nothing has changed.
    fn add_person(&self, person: Profile) -> Answer<Result<bool, WriteError>>;

    /// The person with this id, if it resolves to anybody.
    fn person(&self, id: &PersonId) -> Answer<Result<Option<Profile>, ReadError>>;

    /// Those of these people who exist, in the order asked for: what turns the ids of a log into names.
    fn people(&self, ids: Vec<PersonId>) -> Answer<Result<Vec<Profile>, ReadError>>;

    /// Whose token this is, and which.
    fn person_by_token(
        &self,
        token: SecretHash,
    ) -> Answer<Result<Option<(Profile, Token)>, ReadError>>;

    /// All tokens of a person, those made last first.
    fn person_tokens(&self, person: &PersonId) -> Answer<Result<Vec<Token>, ReadError>>;

    /// Gives a person another name. `false`: there is no such person.
    fn rename(&self, person: &PersonId, name: &str) -> Answer<Result<bool, WriteError>>;

    /// Notes that a person was here. `false`: there is no such person.
    fn seen(&self, person: &PersonId, at: Ms) -> Answer<Result<bool, WriteError>>;

    /// Deletes a person with name, tokens, codes, results and lists of tables. Logs and summaries keep the id,
    /// which resolves to nobody from now on. `false`: there was no such person.
    fn delete_person(&self, person: &PersonId) -> Answer<Result<bool, WriteError>>;

    /// Lets a secret stand for a person. `false`: there is no such person, or the secret is taken.
    fn add_token(&self, person: &PersonId, token: NewToken) -> Answer<Result<bool, WriteError>>;

    /// Notes when a token was used. `false`: there is none.
    fn token_used(&self, token: SecretHash, at: Ms) -> Answer<Result<bool, WriteError>>;

    /// Takes one of a person's tokens back, and with it all codes that would link one more device: whoever had the token may have made
    /// them. `false`: they have none of this id.
    fn remove_token(&self, person: &PersonId, id: TokenId) -> Answer<Result<bool, WriteError>>;

    /// Makes a code that links one more device to a person, once, before it expires. Forgets codes that have
    /// expired by `now`. `false`: there is no such person, or the code is taken.
    fn add_link_code(
        &self,
        person: &PersonId,
        code: SecretHash,
        now: Ms,
        expires_at: Ms,
    ) -> Answer<Result<bool, WriteError>>;

    /// Uses a link code up at the time the token is made, and lets the token stand for its person, who is the answer; both or neither.
    /// None: the code is unknown, used or expired, or the token is taken.
    fn redeem_link_code(
        &self,
        code: SecretHash,
        token: NewToken,
    ) -> Answer<Result<Option<PersonId>, WriteError>>;

    /// What lists show of one table. None: there is no such table, or it has no summary.
    fn table(&self, code: &str) -> Answer<Result<Option<ListedTable>, ReadError>>;

    /// Tables that wait for people and are listed, those opened last first.
    fn open_tables(&self, limit: u32) -> Answer<Result<Vec<ListedTable>, ReadError>>;

    /// Tables that are not over and whose `wake_at` is before this time, the most urgent first; of those with
    /// the same time the one with the lowest number. With `Ms::MAX` all that have such a time: what a server that
    /// starts must look after. The next page is `after` the last one's time and number.
    fn due_tables(
        &self,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>>;

    /// A person's tables of this status, the newest first; the next page is `before` the last number.
    fn person_tables(
        &self,
        person: &PersonId,
        status: Status,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>>;

    /// How many tables of this status a person is at: to limit how many one may open.
    fn count_person_tables(
        &self,
        person: &PersonId,
        status: Status,
    ) -> Answer<Result<u64, ReadError>>;

    /// Tables of this kind at which nothing has changed since before this time, the longest first. The next page is `after`
    /// the last one's time and number.
    fn idle_tables(
        &self,
        idle: Idle,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>>;

    /// Deletes a table with its log, its games' starts and its place in lists, if it has not changed since this time. Results
    /// stay with the people. Its code is never given to another table. `false`: it has changed, or there is no such table.
    ///
    /// From now on nobody finds it; what it filled is freed by [`remove_leftovers`](Self::remove_leftovers).
    fn delete_table(&self, code: &str, unchanged_since: Ms) -> Answer<Result<bool, WriteError>>;

    /// Frees what deleted tables filled, at most this many entries at once, so that nobody waits long for it. Says how many
    /// there were; 0: nothing is left.
    fn remove_leftovers(&self, limit: u32) -> Answer<Result<u32, WriteError>>;

    /// Whether anything can be written just now: writes something that needs room, waits until it is safe, and leaves
    /// nothing behind.
    fn probe(&self) -> Answer<Result<(), WriteError>>;

    /// How many tables there have ever been.
    fn count_tables(&self) -> Answer<Result<u64, ReadError>>;

    /// A person's results, the newest first; the next page is `before` the last number.
    fn person_results(
        &self,
        person: &PersonId,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<PastResult>, ReadError>>;

    /// A person's results summed up by game, in the order of the games' ids.
    fn person_statistics(&self, person: &PersonId) -> Answer<Result<Vec<Statistics>, ReadError>>;
}
