//! What a table wants done.

use std::any::Any;
use std::sync::Arc;

use vierblatt_bots::{Level, Limit};
use vierblatt_bus::{AskReply, RequestId, Viewer};
use vierblatt_history::Corrupt;
use vierblatt_store::Append;

/// What a table wants done. What is to be told because of an append comes in the outbox that answers [`Input::Stored`](crate::Input::Stored).
#[derive(Default)]
pub struct Outbox {
    /// What to append to the log. The table then waits for `Stored` or `NotStored`.
    pub append: Option<Append>,
    /// Messages, in order.
    pub send: Vec<(Viewer, Arc<str>)>,
    /// Answers to requests of people who are not connected.
    pub replies: Vec<(RequestId, AskReply)>,
    /// Connections to close after that.
    pub close: Vec<Viewer>,
    /// Bots that are to think, each on a thread that may be busy for a while.
    pub think: Vec<Thinking>,
    /// Whether the table needs the game being played read from the log, because a bot has to hear what was told so far. It asks once, and again
    /// when it is told anything else.
    pub wants_game: bool,
    /// Whether the table must be loaded again: somebody else has written to its log.
    pub reload: bool,
    /// The table cannot go on: what it was given does not fit its log.
    pub broken: Option<Corrupt>,
}

impl Outbox {
    /// Adds what came later.
    pub fn extend(&mut self, later: Outbox) {
        debug_assert!(self.append.is_none() || later.append.is_none(), "one append at a time");
        self.append = later.append.or(self.append.take());
        self.send.extend(later.send);
        self.replies.extend(later.replies);
        self.close.extend(later.close);
        self.think.extend(later.think);
        self.wants_game |= later.wants_game;
        self.reload |= later.reload;
        self.broken = later.broken.or(self.broken.take());
    }
}

/// A bot that is to think.
pub struct Thinking {
    /// Its level: it says how long it may take.
    pub level: Level,
    /// Thinks. What comes of it goes back to the table.
    pub run: Box<dyn FnOnce(&Limit<'_>) -> Thought + Send>,
}

/// What a bot has thought, and the bot itself. Only its table can open it.
pub struct Thought(pub(crate) Box<dyn Any + Send>);
