//! Tables at which nothing has happened for so long that they go.

use vierblatt_store::{Idle, Lifetimes, ListedTable, Ms, ReadError};

use crate::Effect;
use crate::keeper::{Keeper, shard_of};
use crate::work::Unavailable;

/// What is looked for, one kind after the other.
const KINDS: [Idle; 4] = [Idle::EmptyLobby, Idle::Lobby, Idle::Playing, Idle::Over];
/// For this long after the start, or after the clock was set, nothing is deleted: a wrong clock is soon corrected.
const FIRST_LOOK: Ms = 3_600_000;
/// How often they are looked for, how many are deleted at once, and how soon the next ones follow.
const LOOK_EVERY: Ms = 600_000;
const MOST_AT_ONCE: u32 = 50;
const LOOK_AGAIN: Ms = 1000;

/// How far the search has come.
#[derive(Default)]
pub(crate) struct Expiry {
    next: Option<Ms>,
    kind: usize,
    after: Option<(Ms, i64)>,
}

impl Expiry {
    /// The first time that a keeper is told.
    pub(crate) fn begin(&mut self, now: Ms) {
        self.next.get_or_insert(now + FIRST_LOOK);
    }

    /// It is not known yet whether the clock is right now.
    pub(crate) fn clock_was_set(&mut self, now: Ms) {
        *self = Expiry { next: Some(now + FIRST_LOOK), ..Expiry::default() };
    }

    /// When it wants to look. Not before it was told the time.
    pub(crate) fn next(&self) -> Ms {
        self.next.unwrap_or(Ms::MAX)
    }

    pub(crate) fn tick(&mut self, lifetimes: &Lifetimes, now: Ms, effects: &mut Vec<Effect>) {
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        self.next = Some(now + LOOK_EVERY);
        while let Some(kind) = KINDS.get(self.kind) {
            if let Some(before) = lifetimes.of(*kind).and_then(|kept| now.checked_sub(kept)) {
                effects.push(Effect::FindIdle(*kind, before, self.after, MOST_AT_ONCE));
                return;
            }
            self.kind += 1;
        }
        self.kind = 0;
    }

    /// Goes on with the next page, the next kind, or from the beginning some time later.
    fn found(&mut self, tables: &[ListedTable], now: Ms) {
        let last = tables.last().filter(|_| tables.len() as u32 >= MOST_AT_ONCE);
        self.after = last.map(|last| (last.summary.changed_at, last.number));
        if self.after.is_none() {
            self.kind = (self.kind + 1) % KINDS.len();
        }
        if self.after.is_some() || self.kind > 0 {
            self.next = Some(now + LOOK_AGAIN);
        }
    }
}

impl Keeper {
    /// Has tables deleted that are not needed. Those of other keepers are theirs.
    pub(crate) fn idle(
        &mut self,
        result: Result<Vec<ListedTable>, ReadError>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        let Ok(tables) = result else { return };
        if self.settings.looks_for_due {
            self.expiry.found(&tables, now);
        }
        let (shard, shards) = self.settings.shard;
        for table in tables.into_iter().filter(|table| shard_of(&table.code, shards) == shard) {
            // Somebody may be there who has not moved for long: then it stays until they have gone.
            let slot = self.slots.get(table.code.as_str());
            if slot.is_some_and(|slot| !slot.is_deserted(now)) {
                continue;
            }
            self.drop_table(&table.code, Unavailable::NotFound, effects);
            effects.push(Effect::Delete(table.code.into(), table.summary.changed_at));
        }
    }
}
