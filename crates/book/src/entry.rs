//! What is written into a book, and what of it is refused before it gets there.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::{Ms, day};

/// The most players of a sheet.
pub(crate) const MOST_PLAYERS: usize = 12;
/// The most rounds of a sheet.
pub(crate) const MOST_ROUNDS: u16 = 200;
/// The most points of a round, above and below 0.
const MOST_POINTS: i32 = 99_999;
/// The longest name of a person, a group, a roster or a season, in characters.
const LONGEST_NAME: usize = 24;
/// The longest note, in characters.
const LONGEST_NOTE: usize = 500;
/// How many entries one entry may replace.
pub const MOST_OVER: usize = 16;
/// The longest id, in bytes.
const LONGEST_ID: usize = 40;

/// Which entry: those of a device are numbered by it, from 1.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntryId {
    /// The device that made it: letters and digits, drawn by the device itself.
    pub device: String,
    /// Its number there.
    pub n: u32,
}

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.device, self.n)
    }
}

impl FromStr for EntryId {
    type Err = Faulty;

    fn from_str(text: &str) -> Result<Self, Faulty> {
        let (device, n) = text.rsplit_once('-').ok_or(Faulty::Id)?;
        let id = EntryId { device: device.to_owned(), n: n.parse().map_err(|_| Faulty::Id)? };
        if is_id(device) { Ok(id) } else { Err(Faulty::Id) }
    }
}

/// One entry, as a book's log has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The device that made it.
    pub device: String,
    /// Its number there, from 1.
    pub n: u32,
    /// Whose device it is: what stands for a person in logs. Empty for the server itself.
    pub by: String,
    /// When it was made, by the device's clock.
    pub at: Ms,
    /// What it says.
    pub what: What,
}

impl Entry {
    /// Which entry it is.
    pub fn id(&self) -> EntryId {
        EntryId { device: self.device.clone(), n: self.n }
    }
}

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// The group begins, or gets another name. Whoever begins it can remove members and make a new link.
    Group {
        /// Its name.
        name: String,
    },
    /// Only what has this hash opens the book from now on. Written by the server.
    Link {
        /// The hash of the secret in the link.
        hash: String,
    },
    /// A member, or another name for one.
    Member {
        /// Drawn by the device that adds them.
        member: String,
        /// What they are called.
        name: String,
    },
    /// Takes a member off the list, or back onto it. What they have played stays.
    Remove {
        /// Who.
        member: String,
        /// Whether they are off it.
        removed: bool,
    },
    /// Two members are one.
    Merge {
        /// Who is somebody else,
        member: String,
        /// and who; none: they are two after all.
        into: Option<String>,
    },
    /// Whoever writes this is that member.
    Claim {
        /// Which one; none: nobody.
        member: Option<String>,
    },
    /// A sheet is opened. Its id is that of this entry.
    Sheet(Box<Opening>),
    /// Somebody's points in a round of a sheet.
    Cell {
        /// The sheet.
        sheet: String,
        /// The round, from 1.
        round: u16,
        /// The player's place on the sheet, from 0.
        player: u8,
        /// The points; none: the cell is empty.
        value: Option<i32>,
        /// The entries it replaces: those that stood there for whoever wrote it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        over: Vec<String>,
        /// How the points came about, where they were counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        how: Option<How>,
    },
    /// A sheet is full and counts in the book, or is written on after all.
    Close {
        /// The sheet.
        sheet: String,
        /// Whether it is full.
        closed: bool,
    },
    /// A sheet is thrown away, or taken back.
    Discard {
        /// The sheet.
        sheet: String,
        /// Whether it is thrown away.
        discarded: bool,
    },
    /// Where an evening was and what is worth remembering.
    Evening {
        /// The day: 2026-12-24.
        day: String,
        /// Where.
        place: String,
        /// What.
        note: String,
    },
    /// A name for the same people together.
    Roster {
        /// The members.
        members: Vec<String>,
        /// The name; empty: none.
        name: String,
    },
    /// A span of days that is counted by itself.
    Season {
        /// Drawn by the device.
        season: String,
        /// Its name; empty: there is no such season any more.
        name: String,
        /// The first day.
        from: String,
        /// The last day.
        until: String,
    },
    /// A table belongs to the book: its games count once they are over.
    Table {
        /// The table's code.
        code: String,
    },
    /// A photo of the paper belongs to a sheet. Written by the server.
    Photo {
        /// The sheet.
        sheet: String,
        /// What the photo is found by; none: it is taken away.
        photo: Option<String>,
    },
}

/// A new sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game's id; empty: any other game.
    pub game: String,
    /// What the other game is called.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub title: String,
    /// The members who play, in the order in which they sit. A bot is `~bot` and a number.
    pub players: Vec<String>,
    /// Who deals first, by place.
    pub dealer: u8,
    /// Whether few points are good.
    pub fewest_win: bool,
    /// It ends when somebody has so many points.
    #[serde(default)]
    #[ts(optional)]
    pub target: Option<i32>,
    /// It ends after so many rounds.
    #[serde(default)]
    #[ts(optional)]
    pub rounds: Option<u16>,
    /// The day it belongs to: 2026-12-24.
    pub day: String,
    /// Points that are known already, by round and then by player: old paper, a spreadsheet, an online game.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<Vec<Option<i32>>>>")]
    pub points: Vec<Vec<Option<i32>>>,
    /// Whether that is all.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub closed: bool,
    /// The online game it was: the table's code and the number of the game there.
    #[serde(default)]
    #[ts(optional)]
    pub online: Option<(String, u32)>,
}

/// How points were counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct How {
    /// How many of each item.
    pub counts: BTreeMap<String, u8>,
    /// Whether this player said STOP.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub caller: bool,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Faulty {
    /// An id is not letters and digits, or too long.
    #[error("an id is letters and digits")]
    Id,
    /// A name is empty, too long or not on one line.
    #[error("a name has 1 to 24 visible characters")]
    Name,
    /// A note is too long.
    #[error("a note has at most 500 characters")]
    Note,
    /// A day is not one.
    #[error("a day is written like 2026-12-24")]
    Day,
    /// More or fewer players than a sheet is for, or somebody twice.
    #[error("a sheet is for 1 to 12 different players")]
    Players,
    /// Points, rounds or targets that nobody has.
    #[error("points, rounds or counts out of reason")]
    Points,
}

impl What {
    /// Whether it may stand in a book.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), Faulty> {
        match self {
            What::Group { name } => name_ok(name),
            What::Link { hash } => id_ok(hash.get(..LONGEST_ID).unwrap_or(hash)),
            What::Member { member, name } => id_ok(member).and_then(|()| name_ok(name)),
            What::Remove { member, .. } => id_ok(member),
            What::Merge { member, into } => id_ok(member).and_then(|()| ids_ok(into.as_ref())),
            What::Claim { member } => ids_ok(member.as_ref()),
            What::Sheet(opening) => opening.check(),
            What::Cell { sheet, round, player, value, over, how } => {
                sheet.parse::<EntryId>()?;
                let in_range = (1..=MOST_ROUNDS).contains(round)
                    && usize::from(*player) < MOST_PLAYERS
                    && value.is_none_or(in_reason)
                    && over.len() <= MOST_OVER
                    && how.as_ref().is_none_or(|how| how.counts.len() <= 40);
                let counts = how.iter().flat_map(|how| how.counts.keys());
                let short = counts.into_iter().all(|item| item.len() <= LONGEST_ID);
                over.iter().try_for_each(|id| id.parse::<EntryId>().map(drop))?;
                if in_range && short { Ok(()) } else { Err(Faulty::Points) }
            }
            What::Close { sheet, .. } | What::Discard { sheet, .. } => {
                sheet.parse::<EntryId>().map(drop)
            }
            What::Photo { sheet, photo } => {
                sheet.parse::<EntryId>()?;
                ids_ok(photo.as_ref())
            }
            What::Evening { day, place, note } => {
                day_ok(day)?;
                if place.chars().count() <= 60 && note.chars().count() <= LONGEST_NOTE {
                    Ok(())
                } else {
                    Err(Faulty::Note)
                }
            }
            What::Roster { members, name } => {
                members.iter().try_for_each(|member| id_ok(member))?;
                if members.len() > MOST_PLAYERS {
                    return Err(Faulty::Players);
                }
                if name.is_empty() { Ok(()) } else { name_ok(name) }
            }
            What::Season { season, name, from, until } => {
                id_ok(season)?;
                day_ok(from)?;
                day_ok(until)?;
                if name.is_empty() { Ok(()) } else { name_ok(name) }
            }
            What::Table { code } => id_ok(code),
        }
    }

    /// Whether only the server writes this.
    pub fn is_servers_own(&self) -> bool {
        match self {
            What::Link { .. } | What::Photo { .. } => true,
            What::Sheet(opening) => opening.online.is_some(),
            _ => false,
        }
    }

    /// Whether only who began the group may say this.
    pub fn is_for_the_owner(&self) -> bool {
        matches!(self, What::Group { .. } | What::Remove { .. })
    }
}

impl Opening {
    fn check(&self) -> Result<(), Faulty> {
        if !self.game.is_empty()
            && !self.game.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            || self.game.len() > LONGEST_ID
        {
            return Err(Faulty::Id);
        }
        if !self.title.is_empty() {
            name_ok(&self.title)?;
        }
        day_ok(&self.day)?;
        for (n, player) in self.players.iter().enumerate() {
            id_ok(player.strip_prefix('~').unwrap_or(player))?;
            if self.players[..n].contains(player) {
                return Err(Faulty::Players);
            }
        }
        let count = self.players.len();
        if !(1..=MOST_PLAYERS).contains(&count) || usize::from(self.dealer) >= count {
            return Err(Faulty::Players);
        }
        let rows = self.points.len() <= usize::from(MOST_ROUNDS)
            && self.points.iter().all(|row| row.len() == count);
        let values = self.points.iter().flatten().flatten().copied().all(in_reason);
        let ends = self.target.is_none_or(in_reason)
            && self.rounds.is_none_or(|rounds| (1..=MOST_ROUNDS).contains(&rounds));
        if rows && values && ends { Ok(()) } else { Err(Faulty::Points) }
    }
}

fn in_reason(points: i32) -> bool {
    (-MOST_POINTS..=MOST_POINTS).contains(&points)
}

fn is_id(text: &str) -> bool {
    (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric())
}

fn id_ok(text: &str) -> Result<(), Faulty> {
    if is_id(text) { Ok(()) } else { Err(Faulty::Id) }
}

fn ids_ok(text: Option<&String>) -> Result<(), Faulty> {
    text.map_or(Ok(()), |text| id_ok(text))
}

fn name_ok(name: &str) -> Result<(), Faulty> {
    let is_short = (1..=LONGEST_NAME).contains(&name.chars().count());
    let is_one_line = !name.chars().any(char::is_control) && name.trim() == name;
    if is_short && is_one_line { Ok(()) } else { Err(Faulty::Name) }
}

fn day_ok(day: &str) -> Result<(), Faulty> {
    if day::is_day(day) { Ok(()) } else { Err(Faulty::Day) }
}
