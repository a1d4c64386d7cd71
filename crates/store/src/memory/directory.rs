//! People, lists and results in memory. Lists look at every table: fine for as many as fit a simulation or a page.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use vierblatt_protocol::Status;

use super::MemoryStore;
use super::data::{Data, show};
use crate::{
    Answer, Directory, Idle, ListedTable, Ms, NewToken, PastResult, PersonId, Profile, ReadError,
    SecretHash, Statistics, Token, TokenId, WriteError,
};

impl Directory for MemoryStore {
    fn add_person(&self, person: Profile) -> Answer<Result<bool, WriteError>> {
        self.change(|data| match data.people.entry(person.id.clone()) {
            Entry::Vacant(free) => {
                free.insert(person);
                true
            }
            Entry::Occupied(_) => false,
        })
    }

    fn person(&self, id: &PersonId) -> Answer<Result<Option<Profile>, ReadError>> {
        self.look_up(|data| data.people.get(id).cloned())
    }

    fn people(&self, ids: Vec<PersonId>) -> Answer<Result<Vec<Profile>, ReadError>> {
        self.look_up(|data| ids.iter().filter_map(|id| data.people.get(id).cloned()).collect())
    }

    fn person_by_token(
        &self,
        token: SecretHash,
    ) -> Answer<Result<Option<(Profile, Token)>, ReadError>> {
        self.look_up(|data| {
            let (person, token) = data.tokens.get(&token)?;
            Some((data.people.get(person)?.clone(), token.clone()))
        })
    }

    fn person_tokens(&self, person: &PersonId) -> Answer<Result<Vec<Token>, ReadError>> {
        self.look_up(|data| {
            let own = data.tokens.values().filter(|(owner, _)| owner == person);
            let mut own: Vec<Token> = own.map(|(_, token)| token.clone()).collect();
            own.sort_unstable_by_key(|token| (std::cmp::Reverse(token.created_at), token.id));
            own
        })
    }

    fn rename(&self, person: &PersonId, name: &str) -> Answer<Result<bool, WriteError>> {
        self.change(|data| {
            let profile = data.people.get_mut(person);
            profile.map(|profile| name.clone_into(&mut profile.name)).is_some()
        })
    }

    fn seen(&self, person: &PersonId, at: Ms) -> Answer<Result<bool, WriteError>> {
        self.change(|data| {
            data.people.get_mut(person).map(|profile| profile.seen_at = at).is_some()
        })
    }

    fn delete_person(&self, person: &PersonId) -> Answer<Result<bool, WriteError>> {
        self.change(|data| {
            data.tokens.retain(|_, (owner, _)| owner != person);
            data.link_codes.retain(|_, (owner, _)| owner != person);
            data.results.retain(|past| past.result.person != *person);
            for table in &mut data.tables {
                table.members.retain(|member| member != person);
            }
            data.people.remove(person).is_some()
        })
    }

    fn add_token(&self, person: &PersonId, token: NewToken) -> Answer<Result<bool, WriteError>> {
        self.change(|data| add_token(data, person, &token))
    }

    fn token_used(&self, token: SecretHash, at: Ms) -> Answer<Result<bool, WriteError>> {
        self.change(|data| {
            data.tokens.get_mut(&token).map(|(_, token)| token.used_at = at).is_some()
        })
    }

    fn remove_token(&self, person: &PersonId, id: TokenId) -> Answer<Result<bool, WriteError>> {
        self.change(|data| {
            let before = data.tokens.len();
            data.tokens.retain(|_, (owner, token)| owner != person || token.id != id);
            let is_removed = data.tokens.len() < before;
            if is_removed {
                data.link_codes.retain(|_, (owner, _)| owner != person);
            }
            is_removed
        })
    }

    fn add_link_code(
        &self,
        person: &PersonId,
        code: SecretHash,
        now: Ms,
        expires_at: Ms,
    ) -> Answer<Result<bool, WriteError>> {
        self.change(|data| {
            data.link_codes.retain(|_, (_, expires_at)| *expires_at > now);
            let is_free = !data.link_codes.contains_key(&code);
            let can_be = is_free && data.people.contains_key(person);
            if can_be {
                data.link_codes.insert(code, (person.clone(), expires_at));
            }
            can_be
        })
    }

    fn redeem_link_code(
        &self,
        code: SecretHash,
        token: NewToken,
    ) -> Answer<Result<Option<PersonId>, WriteError>> {
        self.change(|data| {
            let counts = |(_, expires_at): &&(PersonId, Ms)| *expires_at > token.at;
            let (person, _) = data.link_codes.get(&code).filter(counts)?.clone();
            add_token(data, &person, &token).then(|| {
                data.link_codes.remove(&code);
                person
            })
        })
    }

    fn table(&self, code: &str) -> Answer<Result<Option<ListedTable>, ReadError>> {
        self.look_up(|data| data.listed().find(|(_, table, _)| table.code == code).map(show))
    }

    fn open_tables(&self, limit: u32) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(|data| {
            let is_open =
                |table: &ListedTable| table.summary.listed && table.summary.status == Status::Lobby;
            let mut open: Vec<ListedTable> = data.listed().map(show).filter(is_open).collect();
            open.sort_by_key(|table| (table.summary.opened_at, table.number));
            open.into_iter().rev().take(limit as usize).collect()
        })
    }

    fn due_tables(
        &self,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(|data| {
            let due = data.listed().filter_map(|listed| {
                let (number, _, summary) = listed;
                let at = summary.wake_at.filter(|at| *at < before)?;
                let is_due =
                    summary.status != Status::Over && after.is_none_or(|a| (at, number) > a);
                is_due.then(|| ((at, number), show(listed)))
            });
            let due: BTreeMap<(Ms, i64), ListedTable> = due.collect();
            due.into_values().take(limit as usize).collect()
        })
    }

    fn person_tables(
        &self,
        person: &PersonId,
        status: Status,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(|data| {
            let newest_first = data.tables_of(person, status).rev();
            let page =
                newest_first.filter(|table| before.is_none_or(|before| table.number < before));
            page.take(limit as usize).collect()
        })
    }

    fn count_person_tables(
        &self,
        person: &PersonId,
        status: Status,
    ) -> Answer<Result<u64, ReadError>> {
        self.look_up(|data| data.tables_of(person, status).count() as u64)
    }

    fn idle_tables(
        &self,
        idle: Idle,
        before: Ms,
        after: Option<(Ms, i64)>,
        limit: u32,
    ) -> Answer<Result<Vec<ListedTable>, ReadError>> {
        self.look_up(|data| {
            let is_idle = |table: &ListedTable| {
                let summary = &table.summary;
                let is_later = after.is_none_or(|after| (summary.changed_at, table.number) > after);
                let is_kind = is_later && (idle != Idle::EmptyLobby || summary.people.is_empty());
                is_kind && summary.status == idle.status() && summary.changed_at < before
            };
            let mut found: Vec<ListedTable> = data.listed().map(show).filter(is_idle).collect();
            found.sort_by_key(|table| (table.summary.changed_at, table.number));
            found.truncate(limit as usize);
            found
        })
    }

    fn delete_table(&self, code: &str, unchanged_since: Ms) -> Answer<Result<bool, WriteError>> {
        self.change(|data| data.delete(code, unchanged_since))
    }

    fn remove_leftovers(&self, _limit: u32) -> Answer<Result<u32, WriteError>> {
        Answer::ready(Ok(0))
    }

    fn probe(&self) -> Answer<Result<(), WriteError>> {
        Answer::ready(self.probed())
    }

    fn count_tables(&self) -> Answer<Result<u64, ReadError>> {
        self.look_up(|data| data.tables.len() as u64)
    }

    fn person_results(
        &self,
        person: &PersonId,
        before: Option<i64>,
        limit: u32,
    ) -> Answer<Result<Vec<PastResult>, ReadError>> {
        self.look_up(|data| {
            let newest_first = data.results.iter().rev();
            let page = newest_first.filter(|past| {
                past.result.person == *person && before.is_none_or(|before| past.number < before)
            });
            page.take(limit as usize).cloned().collect()
        })
    }

    fn person_statistics(&self, person: &PersonId) -> Answer<Result<Vec<Statistics>, ReadError>> {
        self.look_up(|data| {
            let mut by_game: BTreeMap<&str, Vec<&PastResult>> = BTreeMap::new();
            for past in data.results.iter().filter(|past| past.result.person == *person) {
                by_game.entry(&past.result.game).or_default().push(past);
            }
            by_game.into_iter().map(|(game, results)| sum_up(game, &results)).collect()
        })
    }
}

fn add_token(data: &mut Data, person: &PersonId, token: &NewToken) -> bool {
    let can_be = data.people.contains_key(person) && !data.tokens.contains_key(&token.hash);
    if can_be {
        data.tokens.insert(token.hash, (person.clone(), token.token()));
    }
    can_be
}

/// Sums up at least one result.
fn sum_up(game: &str, results: &[&PastResult]) -> Statistics {
    let count = results.len() as f64;
    let points = || results.iter().map(|past| past.result.points);
    Statistics {
        game: game.to_owned(),
        games: results.len() as u64,
        wins: results.iter().map(|past| past.result.share).sum(),
        mean_place: results.iter().map(|past| f64::from(past.result.place)).sum::<f64>() / count,
        mean_points: points().map(|points| points as f64).sum::<f64>() / count,
        fewest_points: points().min().unwrap_or_default(),
        most_points: points().max().unwrap_or_default(),
    }
}
