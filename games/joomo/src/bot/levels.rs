//! The five levels as parameters of one bot.

use vierblatt_bots::{Level, Selection, Tuning};

use crate::bot::belief::Trust;

/// What a level can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How it searches.
    pub tuning: Tuning,
    /// How many tricks before the present one it remembers; none: all.
    pub remembers: Option<usize>,
    /// How it reads what others did; none: not at all.
    pub trust: Option<Trust>,
    /// How freely it mixes moves that are nearly as good; none: it plays the best.
    pub mixing: Option<f32>,
}

const SELECTION: Selection = Selection::Puct { curiosity: 0.45, caution: 0.05 };

const fn tuning(iterations: u32, depth: u32) -> Tuning {
    Tuning { iterations, selection: SELECTION, depth, rollout: 10_000 }
}

const TRUST: Trust = Trust { deals: 1000, power: 0.7, doubt: 0.1 };

const LEVELS: [Skill; 5] = [
    Skill { tuning: tuning(30, 1), remembers: Some(0), trust: None, mixing: None },
    Skill { tuning: tuning(150, 2), remembers: Some(1), trust: None, mixing: None },
    Skill { tuning: tuning(600, 100), remembers: None, trust: None, mixing: None },
    Skill { tuning: tuning(2500, 100), remembers: None, trust: Some(TRUST), mixing: None },
    Skill { tuning: tuning(10_000, 100), remembers: None, trust: Some(TRUST), mixing: None },
];

impl Skill {
    /// The skill of a level.
    pub const fn of(level: Level) -> Skill {
        LEVELS[level.index()]
    }
}
