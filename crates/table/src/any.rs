//! A table without the game's name in its type: a server has many of them and knows no game.

use vierblatt_catalog::{TableGame, Visit, with_game};
use vierblatt_game::Seat;
use vierblatt_protocol::{Ask, Status, Why};

use crate::outbox::{Failure, Index, Thought};
use crate::table::{Occupant, Table};
use crate::{Corrupt, Entry, Eyes, Game, Hint, Line, Ms, Opened, Outbox, Person, Steps, Viewer};

/// What a server does with a table, whatever is played there. Every method is described at [`Table`].
#[allow(missing_docs, clippy::missing_errors_doc, reason = "they are those of Table, one by one")]
pub trait AnyTable: Send {
    fn connect(
        &mut self,
        viewer: Viewer,
        person: Person,
        since: Option<u32>,
        log: &[Line],
        now: Ms,
    ) -> Result<Outbox, Why>;
    fn has_missed(&self, since: Option<u32>) -> bool;
    fn disconnect(&mut self, viewer: Viewer, now: Ms) -> Outbox;
    fn measured(&mut self, viewer: Viewer, round_trip: u32);
    fn name(&mut self, person: &Person, name: Option<String>);
    fn ask(&mut self, viewer: Viewer, id: String, ask: Ask, luck: [u8; 32], now: Ms) -> Outbox;
    fn ask_in_passing(
        &mut self,
        viewer: Viewer,
        person: Person,
        id: String,
        ask: Ask,
        luck: [u8; 32],
        now: Ms,
    ) -> Outbox;
    fn stored(&mut self, now: Ms) -> Result<Outbox, Corrupt>;
    fn not_stored(&mut self, failure: Failure, now: Ms) -> Outbox;
    fn wake(&mut self, now: Ms) -> Outbox;
    fn wake_at(&self) -> Option<Ms>;
    fn thought(&mut self, thought: Thought, now: Ms) -> Outbox;
    fn read_log(&mut self, log: &[Line], now: Ms) -> Result<Outbox, Corrupt>;
    fn is_deserted(&self) -> bool;
    fn status(&self) -> Status;
    fn index(&self, now: Ms) -> Index;
    /// How many entries the log has: the number the next one must get.
    fn entries(&self) -> u32;
    /// Whoever sits there, so that their names can be told.
    fn people(&self) -> Vec<Person>;
    /// Where somebody sits.
    fn seat_of(&self, person: &Person) -> Option<u8>;
    /// The first seat that nobody has.
    fn free_seat(&self) -> Option<u8>;
    /// The games of the table's log.
    ///
    /// # Errors
    /// When it is not this table's log.
    fn games(&self, log: &[Line]) -> Result<Vec<Game>, Corrupt>;
    /// Steps of a game of this table; see [`Table::steps`].
    ///
    /// # Errors
    /// When it is not this table's log.
    fn steps(
        &self,
        log: &[Line],
        number: u32,
        eyes: Eyes,
        from: usize,
        count: usize,
    ) -> Result<Option<Steps>, Corrupt>;
    /// See [`Table::may_hint`].
    ///
    /// # Errors
    /// Says why not.
    fn may_hint(&self, person: &Person) -> Result<Seat, Why>;
    /// See [`Table::hint`].
    ///
    /// # Errors
    /// When it is not this table's log.
    fn hint(&self, seat: Seat, log: &[Line], luck: u64) -> Result<Hint, Corrupt>;
}

impl<G: TableGame> AnyTable for Table<G> {
    fn connect(
        &mut self,
        viewer: Viewer,
        person: Person,
        since: Option<u32>,
        log: &[Line],
        now: Ms,
    ) -> Result<Outbox, Why> {
        Table::connect(self, viewer, person, since, log, now)
    }
    fn has_missed(&self, since: Option<u32>) -> bool {
        Table::has_missed(self, since)
    }
    fn disconnect(&mut self, viewer: Viewer, now: Ms) -> Outbox {
        Table::disconnect(self, viewer, now)
    }
    fn measured(&mut self, viewer: Viewer, round_trip: u32) {
        Table::measured(self, viewer, round_trip);
    }
    fn name(&mut self, person: &Person, name: Option<String>) {
        Table::name(self, person, name);
    }
    fn ask(&mut self, viewer: Viewer, id: String, ask: Ask, luck: [u8; 32], now: Ms) -> Outbox {
        Table::ask(self, viewer, id, ask, luck, now)
    }
    fn ask_in_passing(
        &mut self,
        viewer: Viewer,
        person: Person,
        id: String,
        ask: Ask,
        luck: [u8; 32],
        now: Ms,
    ) -> Outbox {
        Table::ask_in_passing(self, viewer, person, id, ask, luck, now)
    }
    fn stored(&mut self, now: Ms) -> Result<Outbox, Corrupt> {
        Table::stored(self, now)
    }
    fn not_stored(&mut self, failure: Failure, now: Ms) -> Outbox {
        Table::not_stored(self, failure, now)
    }
    fn wake(&mut self, now: Ms) -> Outbox {
        Table::wake(self, now)
    }
    fn wake_at(&self) -> Option<Ms> {
        Table::wake_at(self)
    }
    fn thought(&mut self, thought: Thought, now: Ms) -> Outbox {
        Table::thought(self, thought, now)
    }
    fn read_log(&mut self, log: &[Line], now: Ms) -> Result<Outbox, Corrupt> {
        Table::read_log(self, log, now)
    }
    fn is_deserted(&self) -> bool {
        Table::is_deserted(self)
    }
    fn status(&self) -> Status {
        Table::status(self)
    }
    fn index(&self, now: Ms) -> Index {
        Table::index(self, now)
    }
    fn entries(&self) -> u32 {
        self.n
    }
    fn people(&self) -> Vec<Person> {
        Table::people(self).map(|(_, person)| person.clone()).collect()
    }
    fn seat_of(&self, person: &Person) -> Option<u8> {
        Table::seat_of(self, person).map(|seat| seat.0)
    }
    fn free_seat(&self) -> Option<u8> {
        let free = self.chairs.iter().position(|chair| chair.occupant == Occupant::Nobody);
        free.map(|seat| seat as u8)
    }
    fn steps(
        &self,
        log: &[Line],
        number: u32,
        eyes: Eyes,
        from: usize,
        count: usize,
    ) -> Result<Option<Steps>, Corrupt> {
        Table::steps(self, log, number, eyes, from, count)
    }
    fn may_hint(&self, person: &Person) -> Result<Seat, Why> {
        Table::may_hint(self, person)
    }
    fn hint(&self, seat: Seat, log: &[Line], luck: u64) -> Result<Hint, Corrupt> {
        Table::hint(self, seat, log, luck)
    }
    fn games(&self, log: &[Line]) -> Result<Vec<Game>, Corrupt> {
        crate::games::<G>(log)
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

/// Opens a table: the table and the first line of its log, which is still to be stored.
///
/// # Errors
/// Says what is wrong with what was asked for.
pub fn open(opened: Opened, luck: u64, now: Ms) -> Result<(Box<dyn AnyTable>, Line), NoTable> {
    opened.settings.check().map_err(NoTable::Setting)?;
    let line = Line { at: now, entry: Entry::Opened(Box::new(opened)), by: None };
    let table = replay(std::slice::from_ref(&line), luck)?;
    Ok((table, line))
}

/// The table that a log describes.
///
/// # Errors
/// When it makes no sense.
pub fn replay(log: &[Line], luck: u64) -> Result<Box<dyn AnyTable>, NoTable> {
    let Some(Entry::Opened(opened)) = log.first().map(|line| &line.entry) else {
        return Err(Corrupt { n: 0, why: "the first entry opens the table" }.into());
    };
    with_game(&opened.game, Replay { log, luck })
        .ok_or_else(|| NoTable::Game(opened.game.clone()))?
        .map_err(NoTable::from)
}

struct Replay<'a> {
    log: &'a [Line],
    luck: u64,
}

impl Visit for Replay<'_> {
    type Output = Result<Box<dyn AnyTable>, Corrupt>;
    fn visit<G: TableGame>(self) -> Self::Output {
        let (first, rest) = self.log.split_first().ok_or(Corrupt { n: 0, why: "an empty log" })?;
        let mut table = Table::<G>::begin(first, self.luck)?;
        for line in rest {
            table.fold(line)?;
        }
        Ok(Box::new(table))
    }
}
