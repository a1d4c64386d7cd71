//! When a table is dropped or the program stops: whoever waits for it or is connected to it hears why.

use vierblatt_bus::Refused;
use vierblatt_table::{Failure, Input};

use super::{Busy, ReadFor, Slot};
use crate::Effect;
use crate::clerk::Desk;
use crate::messages::no_reply;
use crate::work::{Unavailable, Work, turn_away};

impl Slot {
    /// The program is about to stop: everybody is told to come back. What is being stored is still stored.
    pub(crate) fn say_goodbye(&mut self, effects: &mut Vec<Effect>) {
        for viewer in self.table.iter().flat_map(|table| table.viewers()) {
            Unavailable::Stopping.goodbye(viewer, effects);
        }
        for work in self.queue.drain(..) {
            turn_away(work, Unavailable::Stopping, effects);
        }
        // Whoever waits for what they missed is told as well, and is not welcomed after that.
        if let Some(Busy::Reading(ReadFor::Connect(arrival))) = &self.busy {
            Unavailable::Stopping.goodbye(arrival.viewer, effects);
        }
        self.is_stopping = true;
    }

    /// Another node has the table now: what was to be stored is not. Nobody is refused anything, because whoever asked is taken to that
    /// node, and asks again there.
    pub(crate) fn was_taken(&mut self, desk: &mut Desk<'_>) {
        tracing::info!(code = %self.key.code, "another node keeps this table now");
        if let Some(table) = &mut self.table {
            let outbox = table.take(Input::NotStored(Failure::Conflict), desk.now);
            for (request, _) in outbox.replies {
                no_reply(request, Refused::Moved, desk.effects);
            }
        }
        self.is_gone = true;
    }

    /// The table is dropped: whoever waits for it or is connected to it hears why.
    pub(crate) fn let_go(self, reason: Unavailable, effects: &mut Vec<Effect>) {
        if let Some(Busy::Reading(ReadFor::Hint(request, ..))) = self.busy {
            no_reply(request, reason.refused(), effects);
        } else if let Some(Busy::Reading(ReadFor::Connect(arrival))) = self.busy {
            turn_away(Work::Connect(arrival), reason, effects);
        }
        for viewer in self.table.iter().flat_map(|table| table.viewers()) {
            reason.goodbye(viewer, effects);
        }
        for work in self.queue {
            turn_away(work, reason, effects);
        }
    }
}
