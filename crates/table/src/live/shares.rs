//! The players' own values in the chance of a game: who is bound to one, who reveals it, and how long the first deal waits for it.

use vierblatt_catalog::TableGame;
use vierblatt_fair::Hex32;
use vierblatt_history::{Draft, Entry};
use vierblatt_protocol::{Status, Why};
use vierblatt_store::{Ms, PersonId};

use super::asks::Answer;
use super::{Table, refusals};

/// A program reveals its value at once. This is enough for one that just lost its connection, and short for those who wait.
const LONGEST_REVEAL: Ms = 5000;

impl<G: TableGame> Table<G> {
    /// Somebody is bound to a value for the next game.
    pub(super) fn commit(&self, person: &PersonId, hash: &str) -> Result<Vec<Entry>, Why> {
        self.player(person)?;
        if self.folded.status() == Status::Playing {
            return Err(refusals::not_allowed("table-already-started"));
        }
        // A day's deal is the same for everybody.
        if self.folded.opening.daily.is_some() {
            return Err(refusals::not_allowed("table-same-for-all"));
        }
        let hash = digits(hash)?;
        let committed = (person.clone(), hash);
        if self.folded.shares.committed.contains(&committed) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Committed { person: person.clone(), hash }])
    }

    /// Somebody reveals the value they are bound to. With the last one the cards are dealt.
    pub(super) fn reveal(&self, person: &PersonId, value: &str, now: Ms) -> Result<Answer<G>, Why> {
        let seat = self.player(person)?;
        let value = digits(value)?;
        if self.folded.shares.hidden(seat).is_none() {
            return Err(refusals::not_allowed("table-no-reveal"));
        }
        let mut draft = Draft::new(&self.folded, now);
        draft
            .enter(Entry::Revealed { seat: seat.0, value })
            .map_err(|_| refusals::malformed("table-other-value"))?;
        draft.chance();
        Ok(Answer::Store(Box::new(draft)))
    }

    /// The game starts without what is not revealed, once it was waited for long enough.
    pub(super) fn end_reveals(&mut self, now: Ms) -> Option<Draft<G>> {
        let due = self.turn.since() + LONGEST_REVEAL;
        if now < due {
            self.due = Some(due);
            return None;
        }
        let mut draft = Draft::new(&self.folded, now);
        draft.enter(Entry::RevealsEnded).ok()?;
        draft.chance();
        Some(draft)
    }
}

fn digits(text: &str) -> Result<Hex32, Why> {
    Hex32::read(text).ok_or_else(|| refusals::malformed("table-not-digits"))
}
