//! What the log says: the table at any entry, what it shows to whom, and what everybody was told. All of it is folded anew from the log.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use vierblatt_bus::Viewer;
use vierblatt_history::Entry;
use vierblatt_store::{GameStart, PersonId, StoredGame, StoredTable};
use vierblatt_table::{AnyTable, Input, LoadedTable, load};

use crate::disk::Disk;
use crate::message::number_of;
use crate::promise::{Broken, Promise};

/// The log, and where its games start.
pub(crate) struct Reference<'a> {
    disk: &'a Disk,
    pub(crate) entries: Vec<Vec<u8>>,
    pub(crate) starts: Vec<GameStart>,
    people: Vec<(PersonId, String)>,
}

/// What one person was told, by the number of the entry that told it.
pub(crate) struct Told {
    pub(crate) heard: BTreeMap<u32, Vec<String>>,
    /// Where they sat, after each entry of the log.
    pub(crate) seats: Vec<Option<u8>>,
}

impl<'a> Reference<'a> {
    /// Folds the whole log.
    pub(crate) fn new(disk: &'a Disk, code: &str, people: Vec<PersonId>) -> Result<Self, Broken> {
        let entries = disk.entries(code);
        let whole = StoredTable { start: None, entries: entries.clone() };
        let LoadedTable { missing_starts: starts, .. } = loaded(&whole)?;
        let people = people.into_iter().map(|person| (person.clone(), person.to_string()));
        Ok(Reference { disk, entries, starts, people: people.collect() })
    }

    /// The start of the game that the entry before this place belongs to.
    pub(crate) fn start_at(&self, end: usize) -> Option<&GameStart> {
        self.starts.iter().rev().find(|start| start.first < end as u64)
    }

    /// The table after so many entries.
    fn table_at(&self, end: usize) -> Result<Box<dyn AnyTable>, Broken> {
        let start = self.start_at(end).cloned();
        let first = start.as_ref().map_or(0, |start| start.first as usize);
        let mut table =
            loaded(&StoredTable { start, entries: self.entries[first..end].to_vec() })?.table;
        table.know_names(self.people.clone());
        Ok(table)
    }

    /// What somebody who comes then is welcomed with; none if they may not be there.
    pub(crate) fn welcome(
        &self,
        person: &PersonId,
        end: usize,
        since: Option<u32>,
    ) -> Result<Option<String>, Broken> {
        let game = self.start_at(end).map(|start| StoredGame {
            start: start.clone(),
            entries: self.entries[start.first as usize..end].to_vec(),
            is_last: true,
        });
        Ok(welcomed(self.table_at(end)?, person, since, game, self.disk.log[end - 1].at))
    }

    /// All that somebody was told.
    pub(crate) fn told(&self, person: &PersonId) -> Result<Told, Broken> {
        let seats = self.seats_of(person);
        let mut heard: BTreeMap<u32, Vec<String>> = BTreeMap::new();
        for (number, start) in self.starts.iter().enumerate() {
            let next = self.starts.get(number + 1);
            let end = next.map_or(self.entries.len(), |next| next.first as usize);
            let mut from = start.first as usize;
            while from < end {
                let same = seats[from..end].iter().take_while(|seat| **seat == seats[from]);
                let to = from + same.count();
                let before = from.checked_sub(1).map_or(0, |last| self.disk.told_after(last));
                if let Some(welcome) = self.welcome(person, to, Some(before))? {
                    for text in missed(&welcome) {
                        heard.entry(number_of(&text)).or_default().push(text);
                    }
                }
                from = to;
            }
        }
        Ok(Told { heard, seats })
    }

    fn seats_of(&self, person: &PersonId) -> Vec<Option<u8>> {
        let mut seats: Vec<Option<PersonId>> = Vec::new();
        let mut all = Vec::new();
        for line in &self.disk.log {
            match &line.entry {
                Entry::Opened(opened) => {
                    seats = vec![None; opened.seats.into()];
                    seats[0] = Some(opened.host.clone());
                }
                Entry::Sat { seat, person } => seats[usize::from(*seat)] = Some(person.clone()),
                Entry::Bot { seat, .. } | Entry::Emptied { seat } => {
                    seats[usize::from(*seat)] = None;
                }
                Entry::Changed(changed) => seats.resize(changed.seats.into(), None),
                Entry::Rematch => seats.rotate_right(1),
                _ => {}
            }
            let seat = seats.iter().position(|seat| seat.as_ref() == Some(person));
            all.push(seat.map(|seat| seat as u8));
        }
        all
    }
}

pub(crate) fn loaded(stored: &StoredTable) -> Result<LoadedTable, Broken> {
    load(stored, 0).map_err(|why| Promise::LogLoads.broken(why.to_string()))
}

/// What a table says to somebody who comes; none if they may not be there.
pub(crate) fn welcomed(
    mut table: Box<dyn AnyTable>,
    person: &PersonId,
    since: Option<u32>,
    game: Option<StoredGame>,
    now: u64,
) -> Option<String> {
    let (viewer, name) = (Viewer { edge: 0, n: 0 }, person.to_string());
    let connect =
        Input::Connect { viewer, person: person.clone(), name, since, changes: false, game };
    let outbox = table.take(connect, now);
    outbox.close.is_empty().then(|| outbox.send[0].1.to_string())
}

fn missed(welcome: &str) -> Vec<String> {
    #[derive(Deserialize)]
    struct Missed<'a> {
        #[serde(borrow)]
        missed: Vec<&'a RawValue>,
    }
    let missed: Missed<'_> = serde_json::from_str(welcome).expect("a welcome");
    missed.missed.into_iter().map(|heard| heard.get().to_owned()).collect()
}

/// A game without what differs from moment to moment: clocks, how long a race or the time between rounds lasts, and who is ready.
pub(crate) fn lasting_game(mut game: Value) -> Value {
    if let Some(fields) = game.as_object_mut() {
        fields.remove("clock");
        fields.remove("between");
        let races = fields.remove("race").is_some_and(|race| !race.is_null());
        if races {
            // In a race the prompt tells the seat of its own claim, and claims have no number.
            fields.remove("prompt");
        }
        fields.insert("races".into(), races.into());
    }
    game
}

/// A table without what is not in the log: who is there, what was asked for, and newer names of the same people.
pub(crate) fn lasting_table(mut table: Value) -> Value {
    if let Some(fields) = table.as_object_mut() {
        for here_and_now in ["watching", "takeback", "rematch", "guests"] {
            fields.remove(here_and_now);
        }
    }
    for seat in table["seats"].as_array_mut().into_iter().flatten() {
        seat["muted"] = Value::Null;
        let Some(occupant) = seat["occupant"].as_object_mut() else { continue };
        occupant.remove("present");
        occupant.remove("substituted");
        if let Some(name) = occupant.get_mut("name").filter(|name| name.is_string()) {
            let first = name.as_str().and_then(|name| name.split(' ').next()).map(str::to_owned);
            *name = first.into();
        }
    }
    table
}

/// Whether two tables are the same but for names that could not be found.
pub(crate) fn same_table(seen: &Value, expected: &mut Value) -> bool {
    let unnamed = seen["seats"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|seat| seat["occupant"]["type"] == "person" && seat["occupant"]["name"].is_null());
    for (unnamed, seat) in unnamed.zip(expected["seats"].as_array_mut().into_iter().flatten()) {
        if unnamed && seat["occupant"]["type"] == "person" {
            seat["occupant"]["name"] = Value::Null;
        }
    }
    seen == expected
}
