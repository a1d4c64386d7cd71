//! What a keeper is told, and what it wants done.

use std::sync::Arc;

use vierblatt_bots::{Level, Limit};
use vierblatt_bus::{ToEdge, ToKeeper};
use vierblatt_store::{
    Append, AppendError, ListedTable, Ms, PersonId, Profile, ReadError, StoredGame, StoredTable,
};

/// Something a keeper wants done, by a number of its own. What comes of it is told with the same number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ticket(pub u64);

/// What a keeper is told.
pub enum Event {
    /// An edge says something.
    Edge(ToKeeper),
    /// An [`Effect::Append`] is on disk, or is not.
    Stored(Ticket, Result<(), AppendError>),
    /// An [`Effect::Load`] was carried out.
    Loaded(Ticket, Result<Option<StoredTable>, ReadError>),
    /// An [`Effect::ReadGame`] was carried out.
    GameRead(Ticket, Result<Option<StoredGame>, ReadError>),
    /// An [`Effect::FindNames`] was carried out.
    NamesFound(Ticket, Result<Vec<Profile>, ReadError>),
    /// An [`Effect::Run`] is done; none if the job failed.
    Ran(Ticket, Option<JobOutput>),
    /// An [`Effect::FindDue`] was carried out: tables whose time has come even if nobody is there, also those of other keepers.
    Due(Result<Vec<ListedTable>, ReadError>),
    /// Time has passed: see [`Keeper::wakes_at`](crate::Keeper::wakes_at).
    Tick,
    /// The program is about to stop: everybody is told to come back, and nothing new begins.
    Stop,
}

/// What a keeper wants done. All but [`Effect::Edge`] is answered by an event with the same ticket.
pub enum Effect {
    /// Tell an edge.
    Edge(ToEdge),
    /// Append to a log.
    Append(Ticket, Append),
    /// Read what it takes to play on at a table.
    Load(Ticket, Arc<str>),
    /// Read one game of a table.
    ReadGame(Ticket, Arc<str>, u32),
    /// Find what these people are called.
    FindNames(Ticket, Vec<PersonId>),
    /// Find tables that are due before this time, after the last one of the page before. Answered by [`Event::Due`].
    FindDue(Ms, Option<(Ms, i64)>, u32),
    /// Do something that takes a while, on a thread of its own.
    Run(Ticket, Job),
}

/// Something that takes a while.
pub struct Job {
    /// The level of the bot that thinks: it may take that level's time. None for work that just takes as long as it takes.
    pub level: Option<Level>,
    /// Does it.
    pub run: Box<dyn FnOnce(&Limit<'_>) -> JobOutput + Send>,
}

/// What came of a job. Only the keeper can open it.
pub struct JobOutput(pub(crate) crate::jobs::Output);
