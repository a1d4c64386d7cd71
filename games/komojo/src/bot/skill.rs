//! What a level is: how long it remembers, whether it reads what others do, how long it waits for
//! others to say STOP, and how much it thinks. Nothing is ever left to chance to make it weaker.

use vierblatt_bots::{Level, Selection, Tuning};

use crate::bot::notes::Notes;
use crate::bot::round::Patience;

/// One level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// How many turns of the table it remembers its own cards, on average.
    own: u32,
    /// How many turns of the table it remembers the others' cards, on average.
    others: u32,
    /// Whether it reads what others do.
    pub(crate) reads: bool,
    /// How long it waits for others to say STOP.
    pub(crate) patience: Patience,
    /// How many imagined rounds it plays for a move.
    pub(crate) playouts: u32,
}

/// Never forgets.
const EVER: u32 = u32::MAX;

const fn patience(laps: f32, price: f32) -> Patience {
    Patience { laps, price }
}

const SKILLS: [Skill; 5] = [
    Skill { own: 10, others: 2, reads: false, patience: patience(4.0, 3.0), playouts: 40 },
    Skill { own: 20, others: 5, reads: false, patience: patience(4.5, 2.5), playouts: 120 },
    Skill { own: 45, others: 14, reads: false, patience: patience(5.0, 2.0), playouts: 360 },
    Skill { own: 90, others: 30, reads: true, patience: patience(5.0, 1.7), playouts: 1000 },
    Skill { own: EVER, others: EVER, reads: true, patience: patience(6.0, 1.1), playouts: 6000 },
];

impl Skill {
    /// Of this level.
    pub(crate) const fn of(level: Level) -> &'static Skill {
        &SKILLS[level.index()]
    }

    /// How a tree search with as many iterations goes about it.
    pub(crate) const fn tuning(&self) -> Tuning {
        Tuning {
            iterations: self.playouts,
            selection: Selection::Ucb { curiosity: 0.25 },
            // One's own turn: draw, say STOP, swap. Others decide by what they see.
            depth: 3,
            rollout: 300,
        }
    }

    /// Whether it still remembers a card that it has seen: the older the sooner forgotten, and the
    /// others' sooner than its own.
    pub(crate) fn remembers(&self, notes: &Notes, index: usize, own: bool) -> bool {
        let span = if own { self.own } else { self.others };
        if span == EVER {
            return true;
        }
        // From half as long to half as long again.
        let retention = 0.5 + notes.of(index).retention as f32 / 256.0;
        notes.age(index) as f32 <= span as f32 * retention
    }
}
