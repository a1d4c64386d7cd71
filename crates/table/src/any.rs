//! Tables and games without the game's name in the type: a keeper has many of them and knows no game.

use vierblatt_bus::Viewer;
use vierblatt_catalog::{Listed, TableGame, Visit, with_game};
use vierblatt_history::{
    Corrupt, Entry, Folded, FoldedTable, Line, NoTable, Occupant, Opened, fold_table, game_of,
};
use vierblatt_protocol::{Status, Why};
use vierblatt_store::{Append, GameStart, Ms, PersonId, StoredGame, StoredTable};

use crate::live::{Hint, Input, Outbox, Table};

/// A table, whatever is played there.
pub trait AnyTable: Send {
    /// Takes in one thing, and says what is to be done because of it.
    fn take(&mut self, input: Input, now: Ms) -> Outbox;

    /// The clock was set forward by this much: nobody has had that time to think. Days still go by the calendar.
    fn clock_went_forward(&mut self, by: Ms);
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
    /// Whether somebody is its host.
    fn is_host(&self, person: &PersonId) -> bool;
    /// All who are connected.
    fn viewers(&self) -> Vec<Viewer>;
    /// What these people are called, for a table that was just loaded.
    fn know_names(&mut self, names: Vec<(PersonId, String)>);
    /// The first seat that nobody has.
    fn free_seat(&self) -> Option<u8>;
    /// Whether somebody who knows of this many entries needs the game read from the log to hear the rest.
    fn has_missed(&self, since: Option<u32>) -> bool;
    /// Whether this person may get a hint: they must be asked to act, and all others must be bots.
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
    fn clock_went_forward(&mut self, by: Ms) {
        Table::clock_went_forward(self, by);
    }

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
    fn is_host(&self, person: &PersonId) -> bool {
        self.folded.host == *person
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
            lease: None,
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
    let game = game_of(stored)?;
    with_game(&game, Load { stored, seed }).ok_or(NoTable::Game(game))?.map_err(NoTable::from)
}

struct Load<'a> {
    stored: &'a StoredTable,
    seed: u64,
}

impl Visit for Load<'_> {
    type Output = Result<LoadedTable, Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        let FoldedTable { folded, lines, missing_starts } = fold_table::<G>(self.stored)?;
        Ok(LoadedTable { table: Box::new(Table::new(folded, &lines, self.seed)), missing_starts })
    }
}
