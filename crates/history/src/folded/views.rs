//! The table as everybody sees it, as far as the log tells it.

use std::borrow::Cow;
use std::collections::HashMap;

use vierblatt_catalog::TableGame;
use vierblatt_fair::{By, Share};
use vierblatt_protocol::{
    CommittedView, NextView, Occupant as OccupantView, SeatView, ShareBy, ShareView, Status,
    TableView,
};
use vierblatt_store::PersonId;

use super::{Folded, Occupant};

/// Whether people take two names for the same: whether or not letters are large, and whatever script they are from (a Cyrillic А is not
/// told from a Latin A).
#[cfg(not(target_arch = "wasm32"))]
fn look_alike(one: &str, other: &str) -> bool {
    let shape = |name: &str| unicode_security::skeleton(name).collect::<String>();
    one == other
        || shape(one) == shape(other)
        || shape(&one.to_lowercase()) == shape(&other.to_lowercase())
}

/// In a page there is one person: the tables of all scripts, a fifth of what a page would load, compare it with nobody.
#[cfg(target_arch = "wasm32")]
fn look_alike(one: &str, other: &str) -> bool {
    one == other
}

/// What tells people of the same name apart. Nobody's name has such a sign: an edge writes it as a plain digit.
const MARKS: [&str; 8] = ["", " ②", " ③", " ④", " ⑤", " ⑥", " ⑦", " ⑧"];

impl<G: TableGame> Folded<G> {
    /// What somebody is called at this table. Whoever has the same name as somebody in a seat before theirs, or one that looks the same,
    /// gets a mark, and so does a guest who is called like a player.
    pub fn shown_name(
        &self,
        person: &PersonId,
        names: &HashMap<PersonId, String>,
    ) -> Option<String> {
        let name = names.get(person)?;
        let before = self.people().take_while(|(_, other)| *other != person);
        let same = |other: &PersonId| names.get(other).is_some_and(|it| look_alike(it, name));
        let mark = MARKS[before.filter(|(_, other)| same(other)).count().min(MARKS.len() - 1)];
        Some(format!("{name}{mark}"))
    }

    /// The table with nobody connected to it.
    pub fn view(&self, names: &HashMap<PersonId, String>) -> TableView {
        let opening = &self.opening;
        let status = self.status();
        let seats = self.occupants.iter().map(|occupant| SeatView {
            occupant: match occupant {
                Occupant::Nobody => OccupantView::Empty,
                Occupant::Bot(level) => OccupantView::Bot { level: level.number() },
                Occupant::Person(person) => OccupantView::Person {
                    name: self.shown_name(person, names),
                    present: false,
                    substituted: false,
                },
            },
            host: occupant.person() == Some(&self.host),
            muted: false,
            open: false,
        });
        TableView {
            code: opening.code.to_string(),
            game: Cow::Borrowed(G::ID),
            options: serde_json::to_value(opening.options).unwrap_or_default(),
            settings: opening.settings.clone(),
            seats: seats.collect(),
            status,
            game_number: self.game_number,
            watching: 0,
            daily: opening.daily.clone(),
            may_name_first: opening.may_name_first,
            first: self.first.map(|seat| seat.0),
            commitment: self.seed.commitment().to_string(),
            entropy: self.entropy.clone(),
            shares: self.shares.list.iter().map(share_view).collect(),
            reveals: self.shares.are_awaited(),
            committed: self.committed_view(),
            seed: (status == Status::Over).then(|| self.seed.reveal()),
            next: (status == Status::Over).then(|| NextView {
                commitment: opening.root.of_game(self.game_number + 1).commitment().to_string(),
                entropy: self.next_entropy.clone(),
            }),
            takeback: None,
            rematch: Vec::new(),
            guests: Vec::new(),
        }
    }

    /// The players who are bound to a value for the next game.
    fn committed_view(&self) -> Vec<CommittedView> {
        let committed = self.shares.committed.iter();
        let seated = committed.filter_map(|(person, hash)| Some((self.seat_of(person)?, hash)));
        seated.map(|(seat, hash)| CommittedView { seat: seat.0, hash: hash.to_string() }).collect()
    }
}

fn share_view(share: &Share) -> ShareView {
    ShareView {
        seat: share.seat,
        by: match share.by {
            By::Player => ShareBy::Player,
            By::Table => ShareBy::Table,
        },
        hash: share.hash.to_string(),
        value: share.value.map(|value| value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "\u{410}nna"), // Cyrillic
            ("Anna", "Αnna"),       // Greek
            ("Iris", "lris"),
            ("Ole", "0le"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Anna", "Anne"), ("Ana", "Anna")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
