//! What a keeper is told, and what it wants done.

use std::sync::Arc;

use vierblatt_bots::{Level, Limit};
use vierblatt_bus::{ClientNetwork, ToEdge, ToKeeper};
use vierblatt_store::{
    Append, AppendError, Idle, Lease, ListedTable, Ms, PersonId, Profile, ReadError, StoredGame,
    StoredTable,
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
    /// An [`Effect::Load`] was carried out. Where nodes share a store the driver has claimed the table first, and this is the lease.
    Loaded(Ticket, Result<Option<StoredTable>, ReadError>, Option<Lease>),
    /// An [`Effect::ReadGame`] was carried out.
    GameRead(Ticket, Result<Option<StoredGame>, ReadError>),
    /// An [`Effect::FindNames`] was carried out.
    NamesFound(Ticket, Result<Vec<Profile>, ReadError>),
    /// An [`Effect::Run`] is done; none if the job failed.
    Ran(Ticket, Option<JobOutput>),
    /// An [`Effect::Run`] is not done: too much waits for the same client already.
    NotRun(Ticket),
    /// An [`Effect::FindDue`] was carried out: tables whose time has come even if nobody is there, also those of other keepers.
    Due(Result<Vec<ListedTable>, ReadError>),
    /// An [`Effect::FindIdle`] was carried out: tables that may go, also those of other keepers.
    Idle(Result<Vec<ListedTable>, ReadError>),
    /// Another node keeps this table now: it is dropped, and whoever is at it is told to come back. Told again as long as that is so: a
    /// table that is just being stored is dropped later.
    Lost(Arc<str>),
    /// The node's lease may have run out, or it gives up all it has: as [`Event::Lost`], for every table.
    LostAll,
    /// Time has passed: see [`Keeper::wakes_at`](crate::Keeper::wakes_at).
    Tick,
    /// The program is about to stop: everybody is told to come back, and nothing new begins.
    Stop,
}

/// What a keeper wants done. All but [`Effect::Edge`], [`Effect::Delete`] and
/// [`Effect::Release`] is answered by an event with the same ticket.
pub enum Effect {
    /// Tell an edge.
    Edge(ToEdge),
    /// Append to a log.
    Append(Ticket, Append),
    /// Read what it takes to play on at a table, for this client.
    Load(Ticket, Client, Arc<str>),
    /// Read one game of a table, for this client.
    ReadGame(Ticket, Client, Arc<str>, u32),
    /// Find what these people are called.
    FindNames(Ticket, Vec<PersonId>),
    /// Find tables that are due before this time, after the last one of the page before. Answered by [`Event::Due`].
    FindDue(Ms, Option<(Ms, i64)>, u32),
    /// Find tables at which nothing has happened since before this time, after the last one of the page before. Answered by
    /// [`Event::Idle`].
    FindIdle(Idle, Ms, Option<(Ms, i64)>, u32),
    /// Delete a table if it has not changed since this time. Not answered.
    Delete(Arc<str>, Ms),
    /// Give a table up: nobody is at it any more. Only where several nodes share a store; not answered.
    Release(Arc<str>),
    /// Do something that takes a while, on a thread of its own.
    Run(Ticket, Job),
}

/// For whom something is done that takes a while: clients take turns. None where nobody knows.
pub type Client = Option<ClientNetwork>;

/// Something that takes a while.
pub struct Job {
    /// For whom.
    pub client: Client,
    /// Whether it may be refused if too much waits for this client: there is somebody who can be told. A bot's thinking may not.
    pub may_be_refused: bool,
    /// The level of the bot that thinks: it may take that level's time. None for work that just takes as long as it takes.
    pub level: Option<Level>,
    /// Does it.
    pub run: Run,
}

/// What a job does.
pub(crate) type Run = Box<dyn FnOnce(&Limit<'_>) -> JobOutput + Send>;

/// What came of a job. Only the keeper can open it.
pub struct JobOutput(pub(crate) crate::jobs::Output);
