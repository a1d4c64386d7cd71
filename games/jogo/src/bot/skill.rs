//! The five levels: one bot with five parameter sets.

use vierblatt_bots::{Level, Selection, Tuning};
use vierblatt_game::Seats;

use super::estimate::{FEATURES, Weights};
use super::taste::Taste;
use super::weights::WEIGHTS;

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How it searches.
    pub tuning: Tuning,
    /// What it likes without thinking ahead, with two players and with more.
    pub tastes: [Taste; 2],
    /// How it judges who will win, with two, three and four players.
    pub weights: &'static [Weights; 3],
    /// How much more one of two moves must be liked to be made almost always.
    pub warmth: f32,
    /// How much chance decides in quick play.
    pub whim: f32,
    /// Whether what it does with a card just turned up depends on the card.
    pub scenes: bool,
    /// Whether it remembers what others passed on.
    pub remembers: bool,
    /// Whether it looks for chains that leave it without a card.
    pub counts_chains: bool,
}

impl Skill {
    /// The parameter set of a level.
    pub fn of(level: Level) -> &'static Skill {
        &SKILLS[level.index()]
    }

    #[inline]
    pub(super) fn taste(&self, seats: Seats) -> &Taste {
        &self.tastes[usize::from(seats.0 > 2)]
    }
}

/// Rules of thumb as the search itself plays: fitted to what it chose, with two players.
const TASTE_OF_TWO: Taste = Taste {
    extra_turn: 2.84,
    follow: -0.08,
    dry: -0.07,
    deny: -0.33,
    block: 0.37,
    pair: 0.14,
    gift: -0.72,
    value: 0.0,
    uncover: 0.60,
    height: 0.15,
    stop: -0.41,
    reverse: 0.0,
    plus_one: 0.11,
    skip: 0.62,
    give: 0.0,
    end: -2.0,
    tallest: 0.17,
};

/// The same with three and four players.
const TASTE_OF_MANY: Taste = Taste {
    extra_turn: 3.25,
    follow: -0.05,
    dry: -0.07,
    deny: -0.33,
    block: 0.54,
    pair: 0.24,
    gift: -1.02,
    value: 0.0,
    uncover: 0.90,
    height: 0.20,
    stop: -0.50,
    reverse: -0.15,
    plus_one: 0.15,
    skip: 0.50,
    give: -0.18,
    end: -2.0,
    tallest: 0.24,
};

/// For somebody who counts cards and nothing else: the fewer the better.
static CARDS_ONLY: [Weights; 3] = {
    let mut weights = [[0.0; FEATURES]; 2];
    weights[0][0] = -0.15;
    [weights; 3]
};

const STRONGEST: Skill = Skill {
    tuning: Tuning {
        iterations: 1000,
        selection: Selection::Puct { curiosity: 0.5, caution: 0.0 },
        depth: 12,
        rollout: 6,
    },
    tastes: [TASTE_OF_TWO, TASTE_OF_MANY],
    weights: &WEIGHTS,
    warmth: 1.0,
    whim: 0.5,
    scenes: true,
    remembers: true,
    counts_chains: true,
};

/// What a beginner goes by: extra turns are fun, expensive cards should go, and so should tall piles.
const BEGINNERS_TASTE: Taste = Taste {
    extra_turn: 3.0,
    follow: 0.1,
    dry: 0.0,
    deny: 0.0,
    block: 0.0,
    pair: 0.0,
    gift: 0.0,
    value: 0.2,
    uncover: 0.0,
    height: 0.1,
    stop: 0.0,
    reverse: 0.0,
    plus_one: 0.0,
    skip: 0.0,
    give: 0.0,
    end: -3.0,
    tallest: 0.2,
};

/// From a beginner's habits to seeing the whole race. More iterations alone change little, so a level
/// differs from the next in what it sees: how far ahead, and what it makes of a position.
static SKILLS: [Skill; 5] = [
    Skill {
        tuning: Tuning { iterations: 40, depth: 1, rollout: 0, ..STRONGEST.tuning },
        tastes: [BEGINNERS_TASTE; 2],
        weights: &CARDS_ONLY,
        remembers: false,
        counts_chains: false,
        ..STRONGEST
    },
    Skill {
        tuning: Tuning { iterations: 60, depth: 1, rollout: 0, ..STRONGEST.tuning },
        weights: &CARDS_ONLY,
        remembers: false,
        ..STRONGEST
    },
    Skill {
        tuning: Tuning { iterations: 100, depth: 1, rollout: 0, ..STRONGEST.tuning },
        remembers: false,
        ..STRONGEST
    },
    Skill { tuning: Tuning { iterations: 200, rollout: 0, ..STRONGEST.tuning }, ..STRONGEST },
    STRONGEST,
];
