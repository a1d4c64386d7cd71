//! People at a table who have no seat and whom its host may have to deal with: those who said something, were muted, or were
//! removed. Like the chat it is kept while the table is in memory, and never stored.

use vierblatt_protocol::GuestView;
use vierblatt_store::PersonId;

/// How many are kept. Whoever has only said something is forgotten first.
const KEPT: usize = 100;

/// The guests of a table.
#[derive(Default)]
pub(crate) struct Guests {
    list: Vec<Guest>,
    next: u32,
}

struct Guest {
    /// Their number at this table: ids are not shown to others.
    number: u32,
    person: PersonId,
    is_removed: bool,
    is_muted: bool,
}

impl Guests {
    /// The number of somebody, who gets one if they have none.
    pub(crate) fn number(&mut self, person: &PersonId) -> u32 {
        self.guest(person).number
    }

    /// Somebody was removed from their seat, or may come again.
    pub(crate) fn remove(&mut self, person: &PersonId, on: bool) {
        self.guest(person).is_removed = on;
    }

    /// Somebody is muted, or may speak again.
    pub(crate) fn mute(&mut self, person: &PersonId, on: bool) {
        self.guest(person).is_muted = on;
    }

    pub(crate) fn is_removed(&self, person: &PersonId) -> bool {
        self.find(person).is_some_and(|guest| guest.is_removed)
    }

    pub(crate) fn is_muted(&self, person: &PersonId) -> bool {
        self.find(person).is_some_and(|guest| guest.is_muted)
    }

    /// Who has this number.
    pub(crate) fn person(&self, number: u32) -> Option<&PersonId> {
        self.list.iter().find(|guest| guest.number == number).map(|guest| &guest.person)
    }

    /// Those who have no seat, as everybody sees them.
    pub(crate) fn view(
        &self,
        is_seated: impl Fn(&PersonId) -> bool,
        name: impl Fn(&PersonId) -> Option<String>,
    ) -> Vec<GuestView> {
        let guests = self.list.iter().filter(|guest| !is_seated(&guest.person));
        let view = |guest: &Guest| GuestView {
            guest: guest.number,
            name: name(&guest.person),
            muted: guest.is_muted,
            removed: guest.is_removed,
        };
        guests.map(view).collect()
    }

    fn find(&self, person: &PersonId) -> Option<&Guest> {
        self.list.iter().find(|guest| guest.person == *person)
    }

    fn guest(&mut self, person: &PersonId) -> &mut Guest {
        let n = self.list.iter().position(|guest| guest.person == *person).unwrap_or_else(|| {
            if self.list.len() >= KEPT {
                let harmless = |guest: &Guest| !guest.is_removed && !guest.is_muted;
                self.list.remove(self.list.iter().position(harmless).unwrap_or(0));
            }
            self.next += 1;
            let (number, person) = (self.next, person.clone());
            self.list.push(Guest { number, person, is_removed: false, is_muted: false });
            self.list.len() - 1
        });
        &mut self.list[n]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_removed_is_remembered_longer_than_whoever_only_spoke() {
        let mut guests = Guests::default();
        let (removed, muted) = (PersonId::from("removed"), PersonId::from("muted"));
        guests.remove(&removed, true);
        guests.mute(&muted, true);
        for n in 0..1000 {
            guests.number(&PersonId::from(n.to_string()));
        }
        assert_eq!(guests.list.len(), KEPT);
        assert!(guests.is_removed(&removed) && guests.is_muted(&muted));
        let number = guests.number(&removed);
        assert_eq!(guests.person(number), Some(&removed));
        guests.remove(&removed, false);
        assert!(!guests.is_removed(&removed));
    }
}
