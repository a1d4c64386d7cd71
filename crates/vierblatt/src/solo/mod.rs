//! `vierblatt solo`: the solo variant of Königs-Rommé, solved. The solving is in `crates/solo`.

mod deal;
mod measure;
mod play;
mod solve;

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_cli::commands::{SoloCommand, SoloOptions};
use vierblatt_cli::{Failure, language, read_options, say, words};
use vierblatt_game::Message;
use vierblatt_solo::{Grade, Options};
use vierblatt_texts::Texts;

/// Does what was asked.
pub(crate) fn solo(command: &SoloCommand) -> Result<ExitCode, Failure> {
    match command {
        SoloCommand::Deal(request) => deal::deal(request),
        SoloCommand::Solve(request) => solve::solve(request),
        SoloCommand::Measure(request) => measure::measure(request),
        SoloCommand::Play(request) => play::play(request),
    }
}

/// What the table plays by.
fn options(given: &SoloOptions) -> Result<Options, Failure> {
    vierblatt_solo::options(read_options(&given.options)?)
        .map_err(|message| Failure::Message(Texts::shared(language()).say(&message)))
}

/// A share with its 95 % interval, for people.
fn share(hits: u64, of: u64) -> String {
    let (low, high) = vierblatt_solo::wilson(hits, of);
    let percent = |share: f64| format!("{:.2}", 100.0 * share);
    let share = Message::new("cli-solo-share")
        .text("hits", hits)
        .text("of", of)
        .text("percent", percent(hits as f64 / of as f64))
        .text("low", percent(low))
        .text("high", percent(high));
    say(&share)
}

/// A grade's name, by its message.
fn in_words(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "cli-grade-easy",
        Grade::Medium => "cli-grade-medium",
        Grade::Hard => "cli-grade-hard",
        Grade::VeryHard => "cli-grade-very-hard",
    }
}

/// Lines that begin with what they are about.
fn labelled(out: &mut impl Write, lines: &[(&'static str, String)]) -> io::Result<()> {
    let labels: Vec<String> = lines.iter().map(|(label, _)| words(label)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    for (label, (_, value)) in labels.iter().zip(lines) {
        writeln!(out, "{label:width$}  {value}")?;
    }
    Ok(())
}
