//! What a book's log folds to, whatever the order of its entries.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Ms;
use crate::entry::{Entry, EntryId, Faulty, What};
use crate::sheet::{Mark, Reference, Register, Sheet, Stamp};

/// The version of what [`Book::pack`] writes.
const PACKED: u8 = 1;

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Applied {
    /// It is in the book now.
    New,
    /// It was there before.
    Known,
}

/// A book. See the crate.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Book {
    /// The devices that have written, or were referred to; entries name them by their place here.
    pub(crate) devices: Vec<String>,
    /// Whose they are, in the same order; empty for one that has not written yet.
    pub(crate) people: Vec<String>,
    /// Of each device, the numbers of its entries that are known, as ranges from and to.
    seen: Vec<Vec<(u32, u32)>>,
    /// Who began it, and when.
    owner: Option<(String, Stamp)>,
    name: Register<String>,
    link: Register<String>,
    pub(crate) members: BTreeMap<String, Member>,
    pub(crate) claims: BTreeMap<String, Register<Option<String>>>,
    /// By the entries that opened them.
    pub(crate) sheets: BTreeMap<String, Sheet>,
    pub(crate) evenings: BTreeMap<String, Register<(String, String)>>,
    pub(crate) rosters: BTreeMap<Vec<String>, Register<String>>,
    pub(crate) seasons: BTreeMap<String, Register<(String, String, String)>>,
    pub(crate) tables: BTreeMap<String, Stamp>,
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) name: Register<String>,
    pub(crate) removed: Register<bool>,
    pub(crate) into: Register<Option<String>>,
}

impl Book {
    /// Takes in an entry. The order of entries does not matter, and neither does one that comes twice.
    ///
    /// # Errors
    /// An entry that may not stand in a book changes nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<Applied, Faulty> {
        entry.id().to_string().parse::<EntryId>()?;
        entry.what.check()?;
        let device = self.device(&entry.device);
        if !note(&mut self.seen[device as usize], entry.n) {
            return Ok(Applied::Known);
        }
        self.people[device as usize].clone_from(&entry.by);
        let stamp = Stamp { at: entry.at, entry: Reference { device, n: entry.n } };
        self.take(entry, stamp);
        Ok(Applied::New)
    }

    fn take(&mut self, entry: &Entry, stamp: Stamp) {
        match &entry.what {
            What::Group { name } => {
                let is_first = self.owner.as_ref().is_none_or(|(_, then)| {
                    (stamp.at, self.devices[stamp.entry.device as usize].as_str())
                        < (then.at, self.devices[then.entry.device as usize].as_str())
                });
                if is_first {
                    self.owner = Some((entry.by.clone(), stamp));
                }
                self.name.set(name.clone(), stamp, &self.devices);
            }
            What::Link { hash } => self.link.set(hash.clone(), stamp, &self.devices),
            What::Member { member, name } => {
                let member = self.members.entry(member.clone()).or_default();
                member.name.set(name.clone(), stamp, &self.devices);
            }
            What::Remove { member, removed } => {
                let member = self.members.entry(member.clone()).or_default();
                member.removed.set(*removed, stamp, &self.devices);
            }
            What::Merge { member, into } => {
                let member = self.members.entry(member.clone()).or_default();
                member.into.set(into.clone(), stamp, &self.devices);
            }
            What::Claim { member } => {
                let claim = self.claims.entry(entry.by.clone()).or_default();
                claim.set(member.clone(), stamp, &self.devices);
            }
            What::Sheet(opening) => {
                let sheet = self.sheets.entry(entry.id().to_string()).or_default();
                sheet.open((**opening).clone(), stamp);
            }
            What::Cell { sheet, round, player, value, over, how } => {
                let ids = over.iter().filter_map(|id| id.parse::<EntryId>().ok());
                let over = ids.map(|id| Reference { device: self.device(&id.device), n: id.n });
                let over = over.collect();
                let how = how.clone().map(Box::new);
                let sheet = self.sheets.entry(sheet.clone()).or_default();
                sheet.mark(*round, *player, Mark { value: *value, stamp, over, how });
            }
            What::Close { sheet, closed } => {
                let sheet = self.sheets.entry(sheet.clone()).or_default();
                sheet.closed.set(*closed, stamp, &self.devices);
            }
            What::Discard { sheet, discarded } => {
                let sheet = self.sheets.entry(sheet.clone()).or_default();
                sheet.discarded.set(*discarded, stamp, &self.devices);
            }
            What::Photo { sheet, photo } => {
                let sheet = self.sheets.entry(sheet.clone()).or_default();
                sheet.photo.set(photo.clone(), stamp, &self.devices);
            }
            What::Evening { day, place, note } => {
                let evening = self.evenings.entry(day.clone()).or_default();
                evening.set((place.clone(), note.clone()), stamp, &self.devices);
            }
            What::Roster { members, name } => {
                let mut members = members.clone();
                members.sort();
                let roster = self.rosters.entry(members).or_default();
                roster.set(name.clone(), stamp, &self.devices);
            }
            What::Season { season, name, from, until } => {
                let season = self.seasons.entry(season.clone()).or_default();
                season.set((name.clone(), from.clone(), until.clone()), stamp, &self.devices);
            }
            What::Table { code } => {
                self.tables.entry(code.clone()).or_insert(stamp);
            }
        }
    }

    /// The place of a device among those known.
    fn device(&mut self, device: &str) -> u32 {
        let found = self.devices.iter().position(|known| known == device);
        let at = found.unwrap_or_else(|| {
            self.devices.push(device.to_owned());
            self.people.push(String::new());
            self.seen.push(Vec::new());
            self.devices.len() - 1
        });
        at as u32
    }

    /// Whether this entry is in the book.
    pub fn knows(&self, id: &EntryId) -> bool {
        let device = self.devices.iter().position(|known| *known == id.device);
        device.is_some_and(|device| {
            self.seen[device].iter().any(|(from, to)| (*from..=*to).contains(&id.n))
        })
    }

    /// Whose device it is; none if it has never written.
    pub fn person_of(&self, device: &str) -> Option<&str> {
        let at = self.devices.iter().position(|known| known == device)?;
        Some(self.people[at].as_str()).filter(|_| !self.seen[at].is_empty())
    }

    /// The group's name.
    pub fn name(&self) -> &str {
        self.name.get().map_or("", String::as_str)
    }

    /// The hash of the secret that opens it.
    pub fn link(&self) -> &str {
        self.link.get().map_or("", String::as_str)
    }

    /// Whether this person began the group.
    pub fn is_owner(&self, person: &str) -> bool {
        self.owner.as_ref().is_some_and(|(owner, _)| owner == person)
    }

    /// The member that is meant: one who is somebody else is that one.
    pub(crate) fn resolve<'a>(&'a self, member: &'a str) -> &'a str {
        let mut path = vec![member];
        let mut now = member;
        while let Some(into) = self.members.get(now).and_then(|one| one.into.get()?.as_deref()) {
            if let Some(at) = path.iter().position(|seen| *seen == into) {
                // A circle, which two people can make who do not know of each other: all in it are the one that sorts first.
                return path[at..].iter().min().copied().unwrap_or(member);
            }
            path.push(into);
            now = into;
        }
        now
    }

    /// The member that a person is.
    pub fn member_of(&self, person: &str) -> Option<&str> {
        let member = self.claims.get(person)?.get()?.as_deref()?;
        Some(self.resolve(member))
    }

    /// How many members, sheets and devices there are: for limits.
    pub fn size(&self) -> (usize, usize, usize) {
        (self.members.len(), self.sheets.len(), self.devices.len())
    }

    /// The tables that belong to it since this time, by code; the latest, at most so many.
    pub fn tables_since(&self, since: Ms, most: usize) -> Vec<String> {
        let mut tables: Vec<(&String, &Stamp)> =
            self.tables.iter().filter(|(_, stamp)| stamp.at >= since).collect();
        tables.sort_by_key(|(_, stamp)| std::cmp::Reverse(stamp.at));
        tables.into_iter().take(most).map(|(code, _)| code.clone()).collect()
    }

    /// Whether a sheet has been opened under this id.
    pub fn has_sheet(&self, id: &str) -> bool {
        self.sheets.get(id).is_some_and(|sheet| sheet.opening.is_some())
    }

    /// The photos that belong to sheets.
    pub fn photos(&self) -> impl Iterator<Item = &str> {
        self.sheets.values().filter_map(|sheet| sheet.photo.get()?.as_deref())
    }

    /// The whole fold as bytes, for a checkpoint of the log.
    pub fn pack(&self) -> Vec<u8> {
        postcard::to_extend(self, vec![PACKED]).unwrap_or_default()
    }

    /// What [`Book::pack`] wrote. None if it is of another version: then the log itself tells.
    pub fn unpack(bytes: &[u8]) -> Option<Book> {
        let (version, rest) = bytes.split_first()?;
        if *version == PACKED { postcard::from_bytes(rest).ok() } else { None }
    }
}

/// Adds a number to ranges; `false` if it is in one of them.
fn note(ranges: &mut Vec<(u32, u32)>, n: u32) -> bool {
    let at = ranges.partition_point(|(_, to)| *to < n);
    if ranges.get(at).is_some_and(|(from, _)| *from <= n) {
        return false;
    }
    let joins_next = ranges.get(at).is_some_and(|(from, _)| n.checked_add(1) == Some(*from));
    let joins_last = at > 0 && ranges[at - 1].1.checked_add(1) == Some(n);
    match (joins_last, joins_next) {
        (true, true) => {
            ranges[at - 1].1 = ranges[at].1;
            ranges.remove(at);
        }
        (true, false) => ranges[at - 1].1 = n,
        (false, true) => ranges[at].0 = n,
        (false, false) => ranges.insert(at, (n, n)),
    }
    true
}
