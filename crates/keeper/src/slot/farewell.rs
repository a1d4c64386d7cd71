//! When a table is dropped or the program stops: whoever waits for it or is connected to it hears why.

use super::{Busy, ReadFor, Slot};
use crate::Effect;
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
