//! `vierblatt solo`: the solo variant of Königs-Rommé, solved.

mod deal;
mod measure;
mod play;
mod solve;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use vierblatt_game::Message;
use vierblatt_koenigs_romme::{KoenigsRomme, Options};
use vierblatt_solo::Grade;

use crate::language::{say, words};
use crate::output::Failure;
use crate::table::table;

/// The most deals of one run: their answers are kept until the end.
const MOST_DEALS: u64 = 20_000_000;

#[derive(Subcommand)]
pub(crate) enum SoloCommand {
    /// Write a deal that is sure to be winnable, as a record.
    ///
    /// The record has only the deal and can be judged, shown, solved or played on. The same seed and
    /// grade give the same deal.
    Deal(DealRequest),
    /// Say whether a game can be won, how, and what to do next.
    ///
    /// Reads a record of a solo game, perhaps under way, and tells the verdict: what each hand takes and
    /// drops, or why nothing helps and what finishes the most hands. Only what the player sees is
    /// used, never the order of the draw pile. Exit status 0: it can be won; 1: it cannot; 2: the input is
    /// no solo game.
    Solve(SolveRequest),
    /// Measure how many deals can be won.
    Measure(MeasureRequest),
    /// Play deals by the solver's advice, the draw pile shuffled, through the rules.
    ///
    /// It wins exactly the deals that can be won, which is checked deal by deal.
    Play(PlayRequest),
}

#[derive(Args)]
pub(crate) struct DealRequest {
    /// The same seed gives the same deal.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How hard: easy (5 cards or more to spare), medium (3 or 4), hard (1 or 2), very-hard (none). Any
    /// if none is named.
    #[arg(long, value_parser = grades())]
    grade: Option<Grade>,
    #[command(flatten)]
    table: TableRequest,
}

#[derive(Args)]
pub(crate) struct SolveRequest {
    /// The record; standard input if there is none, or -.
    file: Option<PathBuf>,
    /// Name hands that cannot all be finished, as few as possible. Can take long.
    #[arg(long)]
    conflict: bool,
    /// Ask a SAT solver for a second opinion. Can take long.
    #[arg(long)]
    confirm: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct MeasureRequest {
    /// How many deals.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=MOST_DEALS))]
    deals: u64,
    /// The same seed gives the same deals; only times differ.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores; usually all.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    cores: Option<u16>,
    /// Ask a SAT solver for a second opinion on the first N lost deals, or on all of them.
    #[arg(long, value_name = "N|all", default_value = "0", value_parser = number_or_all)]
    confirm: u64,
    /// And on the first N that can be won.
    #[arg(long, value_name = "N", default_value_t = 0)]
    confirm_winnable: u64,
    /// After how many conflicts a second opinion gives up.
    #[arg(long, default_value_t = 1_000_000)]
    conflicts: u64,
    #[command(flatten)]
    table: TableRequest,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct PlayRequest {
    /// How many deals.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_DEALS))]
    deals: u64,
    /// The same seed gives the same deals and the same play.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often each deal is played, each time with the draw pile in another order.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    orders: u64,
    #[command(flatten)]
    table: TableRequest,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct TableRequest {
    /// An option of the table, such as `dealt_complete=needs_turn`.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl TableRequest {
    fn options(&self) -> Result<Options, Failure> {
        Ok(table::<KoenigsRomme>(1, &self.options)?.0)
    }
}

/// Does what was asked.
pub(crate) fn solo(command: &SoloCommand) -> Result<ExitCode, Failure> {
    match command {
        SoloCommand::Deal(request) => deal::deal(request),
        SoloCommand::Solve(request) => solve::solve(request),
        SoloCommand::Measure(request) => measure::measure(request),
        SoloCommand::Play(request) => play::play(request),
    }
}

fn number_or_all(text: &str) -> Result<u64, String> {
    match text {
        "all" => Ok(u64::MAX),
        _ => text.parse().map_err(|_| "a number, or all".to_owned()),
    }
}

/// The grades by name, so that help and complaints can list them.
fn grades() -> impl TypedValueParser<Value = Grade> {
    PossibleValuesParser::new(Grade::ALL.map(Grade::name)).try_map(|name| name.parse::<Grade>())
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
