//! How a table comes into memory: loaded, then told what its people are called.

use vierblatt_store::{Append, GameStart, Lease, Profile, ReadError};
use vierblatt_table::AnyTable;

use super::{Busy, Slot};
use crate::Effect;
use crate::clerk::{Desk, Waiting};

impl Slot {
    /// The table was loaded. Starts of its games that the store does not have are stored first of all.
    pub(crate) fn loaded(
        &mut self,
        table: Box<dyn AnyTable>,
        missing_starts: Vec<GameStart>,
        lease: Option<Lease>,
        desk: &mut Desk<'_>,
    ) {
        self.lease = lease;
        let entries = table.entries();
        self.table = Some(table);
        if missing_starts.is_empty() {
            self.find_names(desk);
        } else {
            let append = Append {
                game_starts: missing_starts,
                ..Append::new(self.key.code.to_string(), entries.into(), Vec::new())
            };
            self.append(append, Busy::StoringStarts, desk);
        }
    }

    pub(super) fn find_names(&mut self, desk: &mut Desk<'_>) {
        let people = self.table.as_ref().map(|table| table.people()).unwrap_or_default();
        self.busy = Some(Busy::Naming);
        let ticket = desk.clerk.ticket(Waiting::Table(self.key.clone()));
        desk.effects.push(Effect::FindNames(ticket, people));
    }

    /// What the people at a table that was just loaded are called. Without names it can be played, too.
    pub(crate) fn names_found(
        &mut self,
        found: Result<Vec<Profile>, ReadError>,
        desk: &mut Desk<'_>,
    ) {
        let names = found.unwrap_or_default().into_iter().map(|profile| (profile.id, profile.name));
        if let Some(table) = &mut self.table {
            table.know_names(names.collect());
        }
        self.busy = None;
        self.go_on(desk);
    }
}
