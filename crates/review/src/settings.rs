//! How thorough a review is.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use vierblatt_game::Seat;

/// What is reviewed, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How thorough it is.
    pub depth: Depth,
    /// Whose decisions are judged; none: everybody's.
    pub seat: Option<Seat>,
    /// Decides all that is drawn at random.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { depth: Depth::Normal, seat: None, seed: 1 }
    }
}

/// How thorough a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// A few seconds: clear mistakes.
    Quick,
    /// At most twenty seconds for a game of four.
    #[default]
    Normal,
    /// Twenty times as much.
    Deep,
}

/// What a review may spend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Effort {
    /// Iterations of the tree, for a decision.
    pub(crate) tree: u32,
    /// Worlds in which moves are compared to find the best, for a decision.
    pub(crate) choose: u32,
    /// Worlds in which the move made is then compared with the best.
    pub(crate) compare: u32,
    /// Playouts for the value of a position with all cards face up.
    pub(crate) luck: u32,
}

impl Depth {
    /// All of them, the quickest first.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// Its name on the command line and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }

    /// What it may spend on one of this many decisions, and on one of this many acts of chance if all of them may have `playouts`
    /// in a normal review: the fewer there are, the more each gets.
    pub(crate) fn effort(self, decisions: usize, acts: usize, playouts: u32) -> Effort {
        let worlds = match self {
            Depth::Quick => 60_000,
            Depth::Normal => WORLDS,
            Depth::Deep => 20 * WORLDS,
        };
        let each = |least: u32, most: u32| {
            let (least, most) = match self {
                Depth::Quick => (least / 2, most / 4),
                Depth::Normal => (least, most),
                Depth::Deep => (20 * least, 20 * most),
            };
            (worlds / decisions.max(1) as u32).clamp(least, most)
        };
        let each_act = playouts / acts.max(1) as u32;
        let luck = match self {
            Depth::Quick => (each_act / 4).clamp(24, 60),
            Depth::Normal => each_act.clamp(64, 1000),
            Depth::Deep => (each_act * 4).clamp(400, 4000),
        };
        Effort { tree: each(500, 3000), choose: each(300, 1500), compare: each(600, 4000), luck }
    }
}

/// How many worlds a normal review may look at: measured to take less than twenty seconds.
const WORLDS: u32 = 400_000;

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Depth {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let names = || Depth::ALL.map(Depth::name).join(", ");
        Depth::ALL.into_iter().find(|depth| depth.name() == name).ok_or_else(names)
    }
}
