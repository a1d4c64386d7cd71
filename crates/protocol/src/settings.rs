//! How a table is run, beside the game's own options.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::read::nothing_more;

/// What the host chose when opening the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on a form")]
pub struct Settings {
    /// How long a move may take.
    pub clock: Clock,
    /// What those see who only watch.
    pub watch: Watch,
    /// How races for a card are run.
    pub snap: Snap,
    /// How long the result of a round is shown before the next deal, unless everybody is ready before; in seconds, up to 120.
    pub pause: u32,
    /// How fast bots answer.
    pub tempo: Tempo,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// Whether moves may be taken back when everybody agrees.
    pub takeback: bool,
    /// Whether a bot plays for those who are away.
    pub substitute: bool,
    /// Whether a player is shown again what they have seen (Komojo).
    pub memory_aid: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            clock: Clock::None,
            watch: Watch::Public,
            snap: Snap::Race { seconds: 4 },
            pause: 4,
            tempo: Tempo::Normal,
            listed: false,
            takeback: true,
            substitute: true,
            memory_aid: false,
        }
    }
}

impl Settings {
    /// Whether every number is within its bounds.
    ///
    /// # Errors
    /// Names the setting that is not.
    pub fn check(&self) -> Result<(), &'static str> {
        match self.clock {
            Clock::Move { seconds, reserve } => {
                if !(5..=3600).contains(&seconds) || reserve > 36_000 {
                    return Err("clock");
                }
            }
            Clock::Days { days } => {
                if !(1..=14).contains(&days) {
                    return Err("clock");
                }
            }
            Clock::None => {}
        }
        if self.pause > 120 {
            return Err("pause");
        }
        match self.snap {
            Snap::Race { seconds } if !(2..=10).contains(&seconds) => Err("snap"),
            _ => Ok(()),
        }
    }
}

/// How long a move may take. When time runs out, a harmless move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it takes.
    #[serde(deserialize_with = "nothing_more")]
    None,
    /// This many seconds per move, and a reserve for the whole game.
    Move {
        /// A move, 5 to 3600.
        seconds: u32,
        /// For the whole game, up to 36,000.
        reserve: u32,
    },
    /// This many days per move, 1 to 14.
    Days {
        /// The days.
        days: u32,
    },
}

/// How fast bots answer. It counts neither in races nor where people have days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tempo {
    /// So that everything can be followed.
    Calm,
    /// As a person would.
    Normal,
    /// As soon as they know what to do, nearly.
    Quick,
}

/// What those see who only watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Nobody may watch.
    Nobody,
    /// What everyone at the table sees.
    Public,
    /// Every card, a round later.
    Delayed,
}

/// How races for a card are run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Snap {
    /// The fastest wins; the window is open for this long, 2 to 10 seconds.
    Race {
        /// How long.
        seconds: u32,
    },
    /// Everyone chooses at leisure and in secret; a random draw decides who was first.
    #[serde(deserialize_with = "nothing_more")]
    Sealed,
}
