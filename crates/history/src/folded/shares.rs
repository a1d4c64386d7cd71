//! The players' own values in the chance of a game, so that nobody can steer its deals.

use vierblatt_fair::{By, Hex32, Seed, Share};
use vierblatt_game::Seat;
use vierblatt_store::PersonId;

use super::Occupant;

/// Who is bound to which value.
#[derive(Clone, Default)]
pub struct Shares {
    /// For the next game: who is bound to the value with which hash.
    pub committed: Vec<(PersonId, Hex32)>,
    /// In this game, from its start on. None where no player's program added a value.
    pub list: Vec<Share>,
    /// Whether values are not waited for any longer.
    has_ended: bool,
}

impl Shares {
    /// Somebody is bound to a value for the next game; the latest one counts.
    pub(super) fn commit(&mut self, person: &PersonId, hash: Hex32) {
        self.committed.retain(|(other, _)| other != person);
        self.committed.push((person.clone(), hash));
    }

    /// A game starts: from now on the hashes are fixed.
    pub(super) fn fix(&mut self, seed: &Seed, occupants: &[Occupant]) {
        let committed = std::mem::take(&mut self.committed);
        let hash_of = |person| committed.iter().find(|(other, _)| other == person);
        let mut list = Vec::new();
        for (seat, occupant) in (0..).zip(occupants) {
            match occupant {
                Occupant::Nobody => {}
                Occupant::Bot(_) => list.push(Share::of_bot(seed, seat)),
                Occupant::Person(person) => list.extend(hash_of(person).map(|(_, hash)| Share {
                    seat,
                    by: By::Player,
                    hash: *hash,
                    value: None,
                })),
            }
        }
        // What the table adds for bots follows from the seed and is worth nothing by itself.
        let has_player = list.iter().any(|share| share.by == By::Player);
        self.list = if has_player { list } else { Vec::new() };
        self.has_ended = false;
    }

    /// The share of a seat that is still to be revealed.
    pub fn hidden(&self, seat: Seat) -> Option<&Share> {
        let mut list = self.list.iter().filter(|_| !self.has_ended);
        list.find(|share| share.seat == seat.0 && share.value.is_none())
    }

    /// Whether the first deal waits for a value.
    pub fn are_awaited(&self) -> bool {
        !self.has_ended && self.list.iter().any(|share| share.value.is_none())
    }

    /// A seat reveals its value, which must be the one it is bound to: whether that is so.
    #[must_use]
    pub(super) fn reveal(&mut self, seat: Seat, value: Hex32, seed: &Seed) -> bool {
        let list = self.list.iter_mut().filter(|_| !self.has_ended);
        let mut hidden = list.filter(|share| share.seat == seat.0 && share.value.is_none());
        let Some(share) = hidden.next() else { return false };
        share.value = Some(value);
        share.fits(seed)
    }

    /// The values of a game that was played elsewhere: nothing more is revealed.
    pub(super) fn take(&mut self, list: Vec<Share>) {
        self.list = list;
        self.has_ended = true;
    }

    pub(super) fn end(&mut self) {
        self.has_ended = true;
    }
}
