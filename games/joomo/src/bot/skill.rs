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
}

/// Moves that a good player would make are tried first.
const PRACTISED: Selection = Selection::Puct { curiosity: 0.45, caution: 0.05 };
/// Every move counts as good as any other until it has been tried.
const UNPRACTISED: Selection = Selection::Ucb { curiosity: 0.3 };

/// From a beginner, who sees a few moves ahead and knows the cards of this trick only, to a player who
/// counts every card, looks ahead to the end of the round, and asks what everybody's choices say
/// about their hands.
const LEVELS: [Skill; 5] = [
    Skill {
        tuning: Tuning { iterations: 20, selection: UNPRACTISED, depth: 1, rollout: 6 },
        remembers: Some(0),
        trust: None,
    },
    Skill {
        tuning: Tuning { iterations: 60, selection: UNPRACTISED, depth: 2, rollout: 16 },
        remembers: Some(1),
        trust: None,
    },
    Skill {
        tuning: Tuning { iterations: 120, selection: PRACTISED, depth: 100, rollout: 1000 },
        remembers: Some(1),
        trust: None,
    },
    Skill {
        tuning: Tuning { iterations: 400, selection: PRACTISED, depth: 100, rollout: 1000 },
        remembers: None,
        trust: None,
    },
    Skill {
        tuning: Tuning { iterations: 4000, selection: PRACTISED, depth: 100, rollout: 1000 },
        remembers: None,
        trust: Some(Trust { deals: 300, tries: 8 }),
    },
];

impl Skill {
    /// The skill of a level.
    pub const fn of(level: Level) -> Skill {
        LEVELS[level.index()]
    }
}
