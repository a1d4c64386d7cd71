//! What takes a while, and what comes of it.

use vierblatt_bots::{Level, Limit};
use vierblatt_bus::{ClientNetwork, Reply};
use vierblatt_table::{Hint, Thinking, Thought};

use crate::event::{Client, Job, JobOutput, Run};

/// What came of a job.
pub(crate) enum Output {
    /// A bot has thought.
    Thought(Thought),
    /// The reply to a question.
    Reply(Reply),
}

/// Lets a bot think.
pub(crate) fn think(client: Client, thinking: Thinking) -> Job {
    let Thinking { level, run } = thinking;
    Job {
        client,
        may_be_refused: false,
        level: Some(level),
        run: Box::new(move |limit: &Limit<'_>| JobOutput(Output::Thought(run(limit)))),
    }
}

/// Thinks of a hint.
pub(crate) fn hint(client: ClientNetwork, hint: Hint) -> Job {
    match hint {
        Hint::Action { n, run } => {
            let run = move |limit: &Limit<'_>| {
                JobOutput(Output::Reply(Reply::Hint { n, offered: run(limit) }))
            };
            asked(client, Some(Level::LAST), Box::new(run))
        }
        Hint::Afterword(run) => reply(client, move || Reply::Afterword(run())),
    }
}

/// Computes the reply to a question.
pub(crate) fn reply(
    client: ClientNetwork,
    compute: impl FnOnce() -> Reply + Send + 'static,
) -> Job {
    asked(client, None, Box::new(move |_: &Limit<'_>| JobOutput(Output::Reply(compute()))))
}

/// What somebody waits for who can be told that they have asked for too much.
fn asked(client: ClientNetwork, level: Option<Level>, run: Run) -> Job {
    Job { client: Some(client), may_be_refused: true, level, run }
}
