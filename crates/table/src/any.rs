//! Tables and games without the game's name in the type: a keeper has many of them and knows no game.

use std::collections::HashMap;

use vierblatt_bus::{Perspective, Viewer};
use vierblatt_catalog::{Listed, TableGame, Visit, with_game};
use vierblatt_protocol::{Status, Why};
use vierblatt_store::{Append, GameStart, Ms, PersonId, Profile, StoredGame, StoredTable};

use crate::folded::{Checkpoint, Corrupt, Folded, Occupant};
use crate::live::{Hint, Input, Outbox, Table};
use crate::replay::{self, GameRecord, Steps};
use crate::{Entry, Line, Opened};

/// A table, whatever is played there.
pub trait AnyTable: Send {
    /// Takes in one thing, and says what is to be done because of it.
    fn take(&mut self, input: Input, now: Ms) -> Outbox;
    /// When the earliest claim arrived that it will be told of next: until then the window of a race stays open, however late it is by now.
    fn claim_waits(&mut self, arrived: Option<Ms>);
    /// When the table wants to be woken, if nothing happens before.
    fn wakes_at(&self) -> Option<Ms>;
    /// Whether nobody is here at all and nothing is about to happen: then it need not be kept in memory.
    fn is_deserted(&self) -> bool;
    /// What it is doing.
    fn status(&self) -> Status;
    /// Which game this is at the table, from 1.
    fn game_number(&self) -> u32;
    /// How many entries the log has: the number the next one must get.
    fn entries(&self) -> u32;
    /// Whoever sits there, so that their names can be told.
    fn people(&self) -> Vec<PersonId>;
    /// All who are connected.
    fn viewers(&self) -> Vec<Viewer>;
    /// What these people are called, for a table that was just loaded.
    fn know_names(&mut self, names: Vec<(PersonId, String)>);
    /// The first seat that nobody has.
    fn free_seat(&self) -> Option<u8>;
    /// Whether somebody who knows of so many entries needs the game read from the log to hear the rest.
    fn has_missed(&self, since: Option<u32>) -> bool;
    /// Who asks for a hint must be asked to act, among bots alone.
    ///
    /// # Errors
    /// Says why they get none.
    fn may_hint(&self, person: &PersonId) -> Result<(), Why>;
    /// What a bot of the highest level would do in this person's seat; none if they get no hint.
    ///
    /// # Errors
    /// When it is not this table's game.
    fn hint(
        &self,
        person: &PersonId,
        game: &StoredGame,
        seed: u64,
    ) -> Result<Option<Hint>, Corrupt>;
}

impl<G: TableGame> AnyTable for Table<G> {
    fn take(&mut self, input: Input, now: Ms) -> Outbox {
        Table::take(self, input, now)
    }
    fn claim_waits(&mut self, arrived: Option<Ms>) {
        self.claim_waits = arrived;
    }
    fn wakes_at(&self) -> Option<Ms> {
        Table::wakes_at(self)
    }
    fn is_deserted(&self) -> bool {
        Table::is_deserted(self)
    }
    fn status(&self) -> Status {
        self.folded.status()
    }
    fn game_number(&self) -> u32 {
        self.folded.game_number
    }
    fn entries(&self) -> u32 {
        self.folded.n
    }
    fn people(&self) -> Vec<PersonId> {
        self.folded.people().map(|(_, person)| person.clone()).collect()
    }
    fn viewers(&self) -> Vec<Viewer> {
        Table::viewers(self)
    }
    fn know_names(&mut self, names: Vec<(PersonId, String)>) {
        Table::know_names(self, names);
    }
    fn free_seat(&self) -> Option<u8> {
        let free = self.folded.occupants.iter().position(|occupant| *occupant == Occupant::Nobody);
        free.map(|seat| seat as u8)
    }
    fn has_missed(&self, since: Option<u32>) -> bool {
        Table::has_missed(self, since)
    }
    fn may_hint(&self, person: &PersonId) -> Result<(), Why> {
        Table::may_hint(self, person).map(|_| ())
    }
    fn hint(
        &self,
        person: &PersonId,
        game: &StoredGame,
        seed: u64,
    ) -> Result<Option<Hint>, Corrupt> {
        let Ok(seat) = Table::may_hint(self, person) else { return Ok(None) };
        Table::hint(self, seat, game, seed).map(Some)
    }
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTable {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    Game(String),
    /// A setting is out of its bounds.
    #[error("the setting '{0}' is out of bounds")]
    Setting(&'static str),
    /// The log makes no sense: also when seats or options are not the game's.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// Opens a table: the table, and what is to be stored before anybody hears of it.
///
/// # Errors
/// Says what is wrong with what was asked for.
pub fn open(opened: Opened, seed: u64, now: Ms) -> Result<(Box<dyn AnyTable>, Append), NoTable> {
    opened.settings.check().map_err(NoTable::Setting)?;
    let game = opened.game.clone();
    let line = Line::new(now, Entry::Opened(Box::new(opened)));
    with_game(&game, OpenTable { line, seed, now })
        .ok_or(NoTable::Game(game))?
        .map_err(NoTable::from)
}

struct OpenTable {
    line: Line,
    seed: u64,
    now: Ms,
}

impl Visit for OpenTable {
    type Output = Result<(Box<dyn AnyTable>, Append), Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        let folded = Folded::<G>::begin(&self.line)?;
        let entry = self.line.write().map_err(|_| Corrupt { n: 0, why: "it cannot be written" })?;
        let append = Append {
            table: folded.opening.code.to_string(),
            first: 0,
            entries: vec![entry],
            game_starts: Vec::new(),
            summary: Some(folded.summary(self.now)),
            results: Vec::new(),
        };
        Ok((Box::new(Table::new(folded, &[], self.seed)), append))
    }
}

/// A table that was loaded.
pub struct LoadedTable {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// The games' starts, where the store did not have them: a log from before they were kept.
    pub missing_starts: Vec<GameStart>,
}

/// The table that the store has.
///
/// # Errors
/// When it makes no sense.
pub fn load(stored: &StoredTable, seed: u64) -> Result<LoadedTable, NoTable> {
    let game = match &stored.start {
        Some(start) => Checkpoint::read(&start.checkpoint)?.opened.game,
        None => opened(stored)?.game,
    };
    with_game(&game, Load { stored, seed }).ok_or(NoTable::Game(game))?.map_err(NoTable::from)
}

fn opened(stored: &StoredTable) -> Result<Opened, Corrupt> {
    let first = stored.entries.first().ok_or(Corrupt { n: 0, why: "an empty log" })?;
    match replay::read(first, 0)?.entry {
        Entry::Opened(opened) => Ok(*opened),
        _ => Err(Corrupt { n: 0, why: "the first entry opens the table" }),
    }
}

struct Load<'a> {
    stored: &'a StoredTable,
    seed: u64,
}

impl Visit for Load<'_> {
    type Output = Result<LoadedTable, Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        let mut entries = self.stored.entries.iter();
        let mut missing_starts = Vec::new();
        let mut lines = Vec::new();
        let mut folded = if let Some(start) = &self.stored.start {
            Checkpoint::read(&start.checkpoint)?.restore::<G>()?
        } else {
            let first = entries.next().ok_or(Corrupt { n: 0, why: "an empty log" })?;
            let line = replay::read(first, 0)?;
            let folded = Folded::begin(&line)?;
            lines.push((folded.told, line));
            folded
        };
        for entry in entries {
            let line = replay::read(entry, folded.n)?;
            if self.stored.start.is_none() && matches!(line.entry, Entry::Started | Entry::Rematch)
            {
                let checkpoint = folded
                    .checkpoint()
                    .map_err(|_| Corrupt { n: folded.n, why: "no checkpoint can be written" })?;
                let number = folded.game_number + u32::from(line.entry == Entry::Rematch);
                missing_starts.push(GameStart { number, first: folded.n.into(), checkpoint });
                lines.clear();
            }
            folded.fold(&line)?;
            lines.push((folded.told, line));
        }
        Ok(LoadedTable { table: Box::new(Table::new(folded, &lines, self.seed)), missing_starts })
    }
}

/// The record of a stored game.
///
/// # Errors
/// When it makes no sense.
pub fn record(game: &StoredGame) -> Result<GameRecord, NoTable> {
    with_stored_game(game, WriteRecord(game))
}

struct WriteRecord<'a>(&'a StoredGame);

impl Visit for WriteRecord<'_> {
    type Output = Result<GameRecord, Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        replay::record::<G>(self.0)
    }
}

/// Whoever sat at a stored game, so that their names can be found.
///
/// # Errors
/// When it makes no sense.
pub fn people(game: &StoredGame) -> Result<Vec<PersonId>, NoTable> {
    let mut people: Vec<PersonId> = Vec::new();
    let seated = Checkpoint::read(&game.start.checkpoint)?.occupants;
    people.extend(seated.iter().filter_map(Occupant::person).cloned());
    for entry in &game.entries {
        // Whoever sits down after the game is over is shown at its end, too.
        if let Entry::Sat { person, .. } = replay::read(entry, 0)?.entry {
            people.push(person);
        }
    }
    Ok(people)
}

/// Steps of a stored game, from the one after `from`. None while it is not over, or where there is no such seat.
///
/// # Errors
/// When it makes no sense.
pub fn steps(
    game: &StoredGame,
    people: &[Profile],
    perspective: Perspective,
    from: usize,
    count: usize,
) -> Result<Option<Steps>, NoTable> {
    let names = people.iter().map(|profile| (profile.id.clone(), profile.name.clone())).collect();
    with_stored_game(game, ShowSteps { game, names: &names, perspective, from, count })
}

struct ShowSteps<'a> {
    game: &'a StoredGame,
    names: &'a HashMap<PersonId, String>,
    perspective: Perspective,
    from: usize,
    count: usize,
}

impl Visit for ShowSteps<'_> {
    type Output = Result<Option<Steps>, Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        replay::steps::<G>(self.game, self.names, self.perspective, self.from, self.count)
    }
}

fn with_stored_game<T, V: Visit<Output = Result<T, Corrupt>>>(
    game: &StoredGame,
    visit: V,
) -> Result<T, NoTable> {
    let id = Checkpoint::read(&game.start.checkpoint)?.opened.game;
    with_game(&id, visit).ok_or(NoTable::Game(id))?.map_err(NoTable::from)
}
