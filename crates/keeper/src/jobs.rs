//! What takes a while, and what comes of it.

use vierblatt_bots::{Level, Limit};
use vierblatt_bus::Reply;
use vierblatt_table::{Hint, Thinking, Thought};

use crate::event::{Job, JobOutput};

/// What came of a job.
pub(crate) enum Output {
    /// A bot has thought.
    Thought(Thought),
    /// The reply to a question.
    Reply(Reply),
}

/// Lets a bot think.
pub(crate) fn think(thinking: Thinking) -> Job {
    let Thinking { level, run } = thinking;
    Job {
        level: Some(level),
        run: Box::new(move |limit: &Limit<'_>| JobOutput(Output::Thought(run(limit)))),
    }
}

/// Thinks of a hint.
pub(crate) fn hint(hint: Hint) -> Job {
    let Hint { n, run } = hint;
    let run =
        move |limit: &Limit<'_>| JobOutput(Output::Reply(Reply::Hint { n, offered: run(limit) }));
    Job { level: Some(Level::LAST), run: Box::new(run) }
}

/// Computes the reply to a question.
pub(crate) fn reply(compute: impl FnOnce() -> Reply + Send + 'static) -> Job {
    Job { level: None, run: Box::new(move |_: &Limit<'_>| JobOutput(Output::Reply(compute()))) }
}
