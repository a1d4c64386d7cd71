//! What a level is: how long it remembers, whether it reads what others do, and how much it thinks.

use vierblatt_bots::{Level, Selection, Tuning};

use crate::bot::notes::Notes;

/// One level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// How many turns of the table it remembers its own cards, on average.
    own: u32,
    /// How many turns of the table it remembers the others' cards, on average.
    others: u32,
    /// Whether it reads what others do.
    pub(crate) reads: bool,
    /// How it searches.
    pub(crate) tuning: Tuning,
}

/// Remembers for ever.
const EVER: u32 = u32::MAX;

const fn tuning(iterations: u32) -> Tuning {
    Tuning {
        iterations,
        selection: Selection::Ucb { curiosity: 0.25 },
        depth: 4,
        rollout: 300,
    }
}

const SKILLS: [Skill; 5] = [
    Skill { own: 12, others: 2, reads: false, tuning: tuning(60) },
    Skill { own: 24, others: 6, reads: false, tuning: tuning(200) },
    Skill { own: 60, others: 16, reads: false, tuning: tuning(600) },
    Skill { own: EVER, others: 40, reads: true, tuning: tuning(1500) },
    Skill { own: EVER, others: EVER, reads: true, tuning: tuning(4000) },
];

/// What this level is.
pub(crate) const fn skill(level: Level) -> &'static Skill {
    &SKILLS[level.index()]
}

impl Skill {
    /// Whether it still remembers a card that it has seen: the older the sooner forgotten, and the
    /// others' sooner than its own.
    pub(crate) fn remembers(&self, notes: &Notes, index: usize, own: bool) -> bool {
        let span = if own { self.own } else { self.others };
        if span == EVER {
            return true;
        }
        // From half as long to half as long again.
        let luck = 0.5 + notes.of(index).luck as f32 / 256.0;
        notes.age(index) as f32 <= span as f32 * luck
    }
}
