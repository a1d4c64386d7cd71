//! What a level is: a set of parameters, not a different program.

use vierblatt_bots::Level;

use super::hand::Taste;
use super::outlook::Foresight;
use super::solo::Sighted;

/// What a bot of one level knows and how much it thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Skill {
    /// How it judges a hand.
    pub(crate) taste: Taste,
    /// Whether it considers which cards are already gone.
    pub(crate) watches: bool,
    /// Whether and how it looks at every card the next turn may bring.
    pub(crate) foresight: Option<Foresight>,
    /// Whether and how it plays imagined rounds to their end.
    pub(crate) imagination: Option<Imagination>,
    /// How it plays alone.
    pub(crate) solo: SoloSkill,
}

/// How moves are compared by playing imagined rounds to their end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Imagination {
    /// How many rounds, for all moves together.
    pub(crate) playouts: u32,
    /// How many playouts the foreseen cost of a move counts as.
    pub(crate) prior: f32,
    /// How much of a match a point is worth: what turns costs into rewards.
    pub(crate) slope: f32,
    /// How much more expensive than the best a move may look and still be tried.
    pub(crate) reach: f32,
    /// Whether it takes others' hands to be the better the longer they have collected.
    pub(crate) respects: bool,
}

impl Imagination {
    /// The best that was found.
    const GOOD: Imagination =
        Imagination { playouts: 600, prior: 300.0, slope: 0.004, reach: 5.0, respects: true };
}

/// How a level plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SoloSkill {
    /// It puts each card where it helps most, looking only this far.
    Nearest(Sighted),
    /// It tries the likeliest places with this many playouts.
    Playouts(u32),
    /// It plans exactly.
    Exact,
}

/// The five levels.
const SKILLS: [Skill; 5] = [
    Skill {
        taste: Taste::SHY,
        watches: false,
        foresight: None,
        imagination: None,
        solo: SoloSkill::Nearest(Sighted::Now),
    },
    Skill {
        taste: Taste::PLAIN,
        watches: false,
        foresight: None,
        imagination: None,
        solo: SoloSkill::Nearest(Sighted::Pile),
    },
    Skill {
        taste: Taste::FAIR,
        watches: false,
        foresight: None,
        imagination: None,
        solo: SoloSkill::Playouts(16),
    },
    Skill {
        taste: Taste::GOOD,
        watches: true,
        foresight: None,
        imagination: None,
        solo: SoloSkill::Playouts(100),
    },
    Skill {
        taste: Taste::GOOD,
        watches: true,
        foresight: Some(Foresight::GOOD),
        imagination: Some(Imagination::GOOD),
        solo: SoloSkill::Exact,
    },
];

impl Skill {
    /// Of this level.
    pub(crate) const fn of(level: Level) -> Skill {
        SKILLS[level.index()]
    }

    /// How many playouts it compares moves by.
    pub(crate) fn playouts(&self) -> u32 {
        self.imagination.map_or(0, |imagination| imagination.playouts)
    }
}
