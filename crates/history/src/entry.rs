//! The table's log: its only truth. Everything else about a table is a fold over it.

use serde::{Deserialize, Serialize};
use vierblatt_protocol::Settings;
use vierblatt_store::{Ms, PersonId};

use vierblatt_fair::{Hex32, Seed};

use crate::replay::InPage;

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// When.
    pub at: Ms,
    /// What.
    pub entry: Entry,
    /// Who asked for it and by which name, so that asking twice does nothing twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<(PersonId, String)>,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Somebody opened the table and took the first seat. Always the first entry.
    Opened(Box<Opened>),
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        person: PersonId,
    },
    /// A bot sat down, changed its level, or took over.
    Bot {
        /// Where.
        seat: u8,
        /// 1 to 5.
        level: u8,
    },
    /// A seat became empty.
    Emptied {
        /// Which.
        seat: u8,
    },
    /// Somebody became the host.
    Host {
        /// Who.
        person: PersonId,
    },
    /// Somebody added to the chance of the next game.
    Entropy {
        /// What.
        text: String,
    },
    /// Somebody is bound to a random value of their own for the next game.
    Committed {
        /// Who.
        person: PersonId,
        /// The hash of the value.
        hash: Hex32,
    },
    /// Somebody revealed the value they were bound to when the game started.
    Revealed {
        /// Where they sit.
        seat: u8,
        /// The value.
        value: Hex32,
    },
    /// Values that are not revealed by now are not waited for any longer: the game starts without them.
    RevealsEnded,
    /// The host said who deals or begins first.
    First {
        /// Where they sit; none if it is drawn after all.
        seat: Option<u8>,
    },
    /// The host changed the table before the first game. Nobody but bots sits in seats that go: whoever did has moved before.
    Changed(Box<Changed>),
    /// A game started.
    Started,
    /// The game that has just started was played in a page and sent here: what its deals came from.
    InPage(Box<InPage>),
    /// A player or chance did something.
    Acted {
        /// Who; none for chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// What, as records write it, without who.
        action: String,
        /// On whose decision.
        #[serde(default, skip_serializing_if = "How::is_usual")]
        how: How,
        /// How long the player took, in milliseconds, without pauses.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: u64,
    },
    /// In a race somebody chose what to throw. Nobody is told before the window closes.
    Claimed {
        /// Where they sit.
        seat: u8,
        /// What, in order, as records write it.
        actions: Vec<String>,
        /// How fast they were, in milliseconds, as far as the connection makes it possible.
        reaction: u32,
        /// Decides between those who were equally fast.
        lot: u32,
    },
    /// The last move was taken back by consent.
    TakenBack,
    /// The next game at this table: the seats move on by one.
    Rematch,
}

/// How a table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The game's options as records have them.
    pub options: serde_json::Value,
    /// How the table is run.
    pub settings: Settings,
    /// Who opened it.
    pub host: PersonId,
    /// What the seeds of all games at this table come from. It is never shown.
    pub seed: Seed,
    /// The day whose deal this is, for everybody the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
}

/// How a table is from now on. Logs from before tables could be changed have none of these.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Changed {
    /// How many seats.
    pub seats: u8,
    /// The game's options as records have them.
    pub options: serde_json::Value,
    /// How the table is run.
    pub settings: Settings,
}

/// On whose decision something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The player's own, or chance's.
    #[default]
    Chosen,
    /// There was nothing else to do.
    Forced,
    /// Time was up.
    Timeout,
    /// A bot's, in its own seat or for somebody who is away.
    Bot,
}

impl How {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
    fn is_usual(&self) -> bool {
        *self == How::Chosen
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_zero(spent: &u64) -> bool {
    *spent == 0
}

impl Line {
    /// Something that nobody in particular asked for.
    pub fn new(at: Ms, entry: Entry) -> Line {
        Line { at, entry, by: None }
    }

    /// As bytes for the store.
    ///
    /// # Errors
    /// When it cannot be written, which no line of a table's own making is known to do.
    pub fn write(&self) -> Result<Vec<u8>, serde_json::Error> {
        serde_json::to_vec(self)
    }

    /// From the store's bytes.
    ///
    /// # Errors
    /// When they are not a line this version understands.
    pub fn read(bytes: &[u8]) -> Result<Line, serde_json::Error> {
        serde_json::from_slice(bytes)
    }
}
