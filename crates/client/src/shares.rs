//! The client's own part in the deals, so that nobody can steer them: `docs/fair-deals.md`. Before a game it gives the table the hash of a
//! random value, at its start it reveals the value, and at its end it looks for it in the finished game.

use std::collections::BTreeSet;

use vierblatt_fair::{By, Hex32, Seed, Share};
use vierblatt_protocol::{Ask, ShareBy, Status, TableView, You};

/// The client's values for this game and the next.
pub(crate) struct Shares {
    values: Vec<Own>,
    /// What was asked for: another client of the same person may do the same, and the last one counts.
    asked: BTreeSet<String>,
    random: fn() -> [u8; 32],
}

struct Own {
    /// What the game with it is committed to.
    commitment: Hex32,
    value: Hex32,
    /// The hash of the list it was revealed to. It is never revealed to another one.
    list: Option<Hex32>,
}

/// Of this game and the next.
const MOST_KEPT: usize = 2;

/// What a finished game says about the client's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The deals come from it.
    In,
    /// It was revealed, and the game was dealt without it.
    Missing,
    /// This is not the game the client was shown at the start.
    Changed,
}

impl Shares {
    /// With randomness from the system.
    pub(crate) fn new(random: fn() -> [u8; 32]) -> Self {
        Shares { values: Vec::new(), asked: BTreeSet::new(), random }
    }

    /// What is to be asked of the table as it is now, if anything.
    pub(crate) fn next(&mut self, table: &TableView, you: You) -> Option<Ask> {
        let seat = you.seat?;
        match table.status {
            _ if table.daily.is_some() => None,
            Status::Playing => self.reveal(table, seat),
            Status::Lobby | Status::Over => self.commit(table),
        }
    }

    fn commit(&mut self, table: &TableView) -> Option<Ask> {
        let text = table.next.as_ref().map_or(&table.commitment, |next| &next.commitment);
        let commitment = Hex32::read(text)?;
        if !self.asked.insert(text.clone()) {
            return None;
        }
        let value = Hex32((self.random)());
        self.values.push(Own { commitment, value, list: None });
        if self.values.len() > MOST_KEPT {
            self.values.remove(0);
        }
        Some(Ask::Commit { hash: Share::hash(&commitment, &value).to_string() })
    }

    fn reveal(&mut self, table: &TableView, seat: u8) -> Option<Ask> {
        let (commitment, shares) = read(table)?;
        let own = self.values.iter_mut().find(|own| own.commitment == commitment)?;
        let share = shares.iter().find(|share| share.seat == seat)?;
        let is_own = share.hash == Share::hash(&commitment, &own.value);
        let list = Share::list_hash(&commitment, &shares);
        let is_other_list = own.list.is_some_and(|before| before != list);
        if !table.reveals || !is_own || share.value.is_some() || is_other_list {
            return None;
        }
        own.list = Some(list);
        let value = own.value.to_string();
        self.asked.insert(format!("{commitment} reveal")).then_some(Ask::Reveal { value })
    }

    /// What a finished game says about the client's value; nothing where it had none in it.
    pub(crate) fn verdict(&self, table: &TableView) -> Option<Verdict> {
        let seed = Seed::read(table.seed.as_deref()?)?;
        let (commitment, shares) = read(table)?;
        let own = self.values.iter().find(|own| own.commitment == commitment)?;
        let list = own.list?;
        if seed.commitment() != commitment || Share::list_hash(&commitment, &shares) != list {
            return Some(Verdict::Changed);
        }
        let is_in = shares.iter().any(|share| share.value == Some(own.value));
        Some(if is_in { Verdict::In } else { Verdict::Missing })
    }
}

/// The table's commitment and shares, where they can be read.
fn read(table: &TableView) -> Option<(Hex32, Vec<Share>)> {
    let shares = table.shares.iter().map(|share| {
        let by = match share.by {
            ShareBy::Player => By::Player,
            ShareBy::Table => By::Table,
        };
        let value = match &share.value {
            Some(value) => Some(Hex32::read(value)?),
            None => None,
        };
        Some(Share { seat: share.seat, by, hash: Hex32::read(&share.hash)?, value })
    });
    Some((Hex32::read(&table.commitment)?, shares.collect::<Option<Vec<_>>>()?))
}

#[cfg(test)]
mod tests {
    use vierblatt_protocol::{NextView, ShareView};

    use super::*;

    const YOU: You = You { seat: Some(0), host: true };

    fn seed() -> Seed {
        Seed([3; 32])
    }

    fn table(status: &str) -> TableView {
        serde_json::from_value(serde_json::json!({
            "code": "K7F2MQ", "game": "joomo", "options": {}, "settings": {}, "seats": [],
            "status": status, "game_number": 1, "watching": 0, "daily": null, "may_name_first": false,
            "first": null, "commitment": seed().commitment(), "entropy": [], "seed": null, "next": null,
            "takeback": null, "rematch": [],
        }))
        .expect("a table")
    }

    fn share(value: Option<Hex32>) -> ShareView {
        let hash = Share::hash(&seed().commitment(), &Hex32([1; 32])).to_string();
        let value = value.map(|value| value.to_string());
        ShareView { seat: 0, by: ShareBy::Player, hash, value }
    }

    fn started() -> TableView {
        TableView { shares: vec![share(None)], reveals: true, ..table("playing") }
    }

    fn over(value: Option<Hex32>) -> TableView {
        let next = NextView { commitment: "ab".repeat(32), entropy: Vec::new() };
        let seed = Some(seed().reveal());
        TableView { shares: vec![share(value)], seed, next: Some(next), ..table("over") }
    }

    #[test]
    fn a_value_is_promised_and_revealed_once_and_found_in_the_finished_game() {
        let mut shares = Shares::new(|| [1; 32]);
        assert_eq!(shares.next(&table("lobby"), You { seat: None, host: false }), None);
        let day = TableView { daily: Some("2026-12-24".into()), ..table("lobby") };
        assert_eq!(shares.next(&day, YOU), None);
        let hash = share(None).hash;
        assert_eq!(shares.next(&table("lobby"), YOU), Some(Ask::Commit { hash }));
        assert_eq!(shares.next(&table("lobby"), YOU), None);
        let value = Hex32([1; 32]);
        let revealed = Some(Ask::Reveal { value: value.to_string() });
        assert_eq!(shares.next(&started(), YOU), revealed);
        assert_eq!(shares.next(&started(), YOU), None);
        assert_eq!(shares.verdict(&over(Some(value))), Some(Verdict::In));
        assert_eq!(shares.verdict(&over(None)), Some(Verdict::Missing));
        let fewer = TableView { shares: Vec::new(), ..over(None) };
        assert_eq!(shares.verdict(&fewer), Some(Verdict::Changed));
        assert!(matches!(shares.next(&over(None), YOU), Some(Ask::Commit { .. })), "the next game");
    }

    #[test]
    fn a_value_is_not_revealed_for_another_hash() {
        let mut shares = Shares::new(|| [2; 32]);
        assert!(shares.next(&table("lobby"), YOU).is_some());
        assert_eq!(shares.next(&started(), YOU), None);
        assert_eq!(shares.verdict(&over(None)), None, "it has no part in it");
    }
}
