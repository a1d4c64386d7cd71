//! `vierblatt bench flood`: options in, figures out. The flood is in `crates/load`.

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_cli::commands::FloodBenchRequest;
use vierblatt_cli::{Failure, say};
use vierblatt_game::Message;
use vierblatt_load::FloodRequest;

use super::server::in_words;
use crate::serve::told_to_stop;

/// Floods a server as asked. Status 1 if somebody new did not get in.
pub(crate) fn flood(request: &FloodBenchRequest) -> Result<ExitCode, Failure> {
    // Any game that two can play.
    let for_two = |id: &&&str| with_game(id, ForTwo).unwrap_or(false);
    let game = IDS.iter().find(for_two).copied().unwrap_or_default().to_owned();
    let wanted = FloodRequest {
        program: std::env::current_exe()?,
        idle: request.idle,
        slow: request.slow,
        seconds: request.seconds,
        game,
    };
    let report =
        vierblatt_load::flood(&wanted, told_to_stop()).map_err(|error| in_words(&error))?;
    let mut out = io::stdout().lock();
    if request.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        let flood = Message::new("cli-flood-connections")
            .text("idle", report.idle)
            .text("slow", report.slow)
            .text("closed", report.closed);
        writeln!(out, "{}", say(&flood))?;
        let came = Message::new("cli-flood-newcomers")
            .text("newcomers", report.newcomers)
            .text("kept_out", report.kept_out)
            .text("half", report.p50_ms.unwrap_or_default())
            .text("all", report.max_ms.unwrap_or_default());
        writeln!(out, "{}", say(&came))?;
    }
    Ok(if report.kept_out == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether two can play a game.
struct ForTwo;

impl Visit for ForTwo {
    type Output = bool;
    fn visit<G: Listed>(self) -> bool {
        G::SEATS.contains(&2)
    }
}
