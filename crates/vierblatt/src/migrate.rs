//! `vierblatt migrate`: everything from one store into another.

use std::io::{self, Write};
use std::process::ExitCode;

use indicatif::ProgressBar;
use vierblatt_cli::commands::MigrateRequest;
use vierblatt_cli::{Failure, bar, say};
use vierblatt_game::Message;
use vierblatt_store::transfer::{Counts, Progress, TransferError, copy};

use crate::check::damage_in_words;
use crate::store::Place;

/// Moves everything, and says how much it was.
pub(crate) fn migrate(request: &MigrateRequest) -> Result<ExitCode, Failure> {
    let (from, to) = (Place::read(&request.from)?, Place::read(&request.to)?);
    if from == to {
        return Err(Message::new("cli-migrate-same").into());
    }
    let mut source = from.source()?;
    let mut target = to.target()?;
    let failed = |error| explained(&error, &from, &to);
    let rows = source.counts().map_err(|error| failed(error.into()))?.all();
    let mut shown: Option<(&'static str, ProgressBar)> = None;
    let moved = copy(&mut *source, &mut *target, &mut |progress| {
        let (step, done) = match progress {
            Progress::Checked(done) => ("cli-migrate-checks", done),
            Progress::Copied(done) => ("cli-migrate-copies", done),
            Progress::Compared(done) => ("cli-migrate-compares", done),
        };
        if shown.as_ref().is_none_or(|(known, _)| *known != step) {
            if let Some((_, bar)) = shown.take() {
                bar.finish();
            }
            shown = Some((step, bar(rows, step)));
        }
        if let Some((_, bar)) = &shown {
            bar.set_position(done);
        }
    });
    if let Some((_, bar)) = shown {
        bar.finish();
    }
    let Counts { people, logs, entries, results } = moved.map_err(failed)?;
    let done = Message::new("cli-migrate-done")
        .text("to", to.shown())
        .text("people", people)
        .text("logs", logs)
        .text("entries", entries)
        .text("results", results);
    writeln!(io::stdout(), "{}", say(&done))?;
    Ok(ExitCode::SUCCESS)
}

/// Why not, and what to do.
fn explained(error: &TransferError, from: &Place, to: &Place) -> Failure {
    let to = to.shown();
    let message = match error {
        TransferError::NotEmpty => Message::new("cli-migrate-not-empty").text("to", to),
        TransferError::Another => Message::new("cli-migrate-another").text("to", to),
        TransferError::Differs => Message::new("cli-migrate-differs").text("to", to),
        TransferError::Damaged { code, damage } => Message::new("cli-migrate-damaged")
            .text("from", from.shown())
            .text("code", code)
            .message("damage", damage_in_words(damage)),
        TransferError::Storage(why) => Message::new("cli-migrate-failed").text("why", why),
    };
    message.into()
}
