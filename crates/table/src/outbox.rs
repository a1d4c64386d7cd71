//! What a table wants done.

use std::any::Any;
use std::sync::Arc;

use vierblatt_bots::{Level, Limit};

use crate::{Line, Ms, Person, Viewer};

/// What a table wants done, in this order: store, and only once that is done, anything else that
/// depends on it will come in a later outbox.
#[derive(Default)]
pub struct Outbox {
    /// Lines to append to the log, the first with the table's next number. The table then waits for
    /// `stored` or `not_stored`.
    pub append: Vec<Line>,
    /// What lists should know of the table, stored together with the lines.
    pub index: Option<Index>,
    /// What everyone made of a game that these lines end, stored together with them.
    pub results: Vec<SeatResult>,
    /// Messages, in order.
    pub send: Vec<(Viewer, Arc<str>)>,
    /// Connections to close after that.
    pub close: Vec<Viewer>,
    /// Bots that should think, each on a thread that may be busy for a while.
    pub think: Vec<Job>,
    /// Whether the table needs its own log read, because a bot has to hear what was told so far.
    pub needs_log: bool,
    /// Whether the table must be loaded anew: somebody else has written to its log.
    pub reload: bool,
}

impl Outbox {
    /// Adds what came later.
    pub fn extend(&mut self, later: Outbox) {
        self.append.extend(later.append);
        self.index = later.index.or(self.index.take());
        self.results.extend(later.results);
        self.send.extend(later.send);
        self.close.extend(later.close);
        self.think.extend(later.think);
        self.needs_log |= later.needs_log;
        self.reload |= later.reload;
    }
}

/// A bot that should think.
pub struct Job {
    /// Of which level: so long it may take.
    pub level: Level,
    /// Does it. What comes of it goes back to the table.
    pub run: Box<dyn FnOnce(&Limit<'_>) -> Thought + Send>,
}

/// What a bot has thought, and the bot itself. Only its table can open it.
pub struct Thought(pub(crate) Box<dyn Any + Send>);

/// Why lines were not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Somebody else has appended to the log: the table must be loaded anew.
    Conflict,
    /// The disk is full, read-only, or too slow.
    Storage,
}

/// What lists should know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// The game's id.
    pub game: &'static str,
    /// What it is doing.
    pub status: vierblatt_protocol::Status,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// Whoever sits there.
    pub people: Vec<Person>,
    /// How many seats there are, and how many are taken.
    pub seats: (u8, u8),
    /// When the table must be woken even if nobody comes: days run out.
    pub wake_at: Option<Ms>,
    /// When it was opened.
    pub opened_at: Ms,
    /// When it last changed.
    pub changed_at: Ms,
}

/// What somebody made of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// Who.
    pub person: Person,
    /// Which game at this table, from 1.
    pub game_number: u32,
    /// Their seat.
    pub seat: u8,
    /// How many played.
    pub seats: u8,
    /// Their place, from 1; in a game for one, 1 when it was won and 2 when not.
    pub place: u8,
    /// Their points.
    pub points: i32,
    /// Their share of the win.
    pub won: f64,
}
