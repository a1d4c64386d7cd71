//! What can be done with the solo game of Königs-Rommé.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use vierblatt_solo::Grade;

/// The most deals of one run: their answers are kept until the end.
const MOST_DEALS: u64 = 20_000_000;

/// What can be done.
#[derive(Subcommand)]
pub enum SoloCommand {
    /// Write a deal that is sure to be winnable, as a record.
    ///
    /// The record has only the deal and can be judged, shown, solved or continued. The same seed and
    /// grade give the same deal.
    Deal(SoloDealRequest),
    /// Say whether a game can be won, how, and what to do next.
    ///
    /// Reads a record of a solo game, finished or not, and prints the verdict: what each hand takes and
    /// drops, or why nothing helps and what finishes the most hands. Only what the player sees is
    /// used, never the order of the draw pile. Exit status 0: it can be won; 1: it cannot; 2: the input is
    /// not a solo game.
    Solve(SoloSolveRequest),
    /// Measure how many deals can be won.
    Measure(SoloMeasureRequest),
    /// Play deals by the solver's advice, the draw pile shuffled, through the rules.
    ///
    /// It wins exactly the deals that can be won, which is checked deal by deal.
    Play(SoloPlayRequest),
}

/// Which deal.
#[derive(Args)]
pub struct SoloDealRequest {
    /// The same seed gives the same deal.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How hard: easy (5 cards or more to spare), medium (3 or 4), hard (1 or 2), very-hard (none).
    /// Default: any.
    #[arg(long, value_parser = grades())]
    pub grade: Option<Grade>,
    /// What the table plays by.
    #[command(flatten)]
    pub table: SoloOptions,
}

/// Which game, and what to say about it.
#[derive(Args)]
pub struct SoloSolveRequest {
    /// The record; standard input if there is none, or -.
    pub file: Option<PathBuf>,
    /// Name hands that cannot all be finished, as few as possible. Can take a long time.
    #[arg(long)]
    pub conflict: bool,
    /// Ask a SAT solver for a second opinion. Can take a long time.
    #[arg(long)]
    pub confirm: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// How much is measured.
#[derive(Args)]
pub struct SoloMeasureRequest {
    /// How many deals.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=MOST_DEALS))]
    pub deals: u64,
    /// The same seed gives the same deals; only times differ.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many cores; default: all.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub cores: Option<u16>,
    /// Ask a SAT solver for a second opinion on the first N lost deals, or on all of them.
    #[arg(long, value_name = "N|all", default_value = "0", value_parser = number_or_all)]
    pub confirm: u64,
    /// And on the first N that can be won.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub confirm_winnable: u64,
    /// After how many conflicts a second opinion gives up.
    #[arg(long, default_value_t = 1_000_000)]
    pub conflicts: u64,
    /// What the table plays by.
    #[command(flatten)]
    pub table: SoloOptions,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// How much is played.
#[derive(Args)]
pub struct SoloPlayRequest {
    /// How many deals.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_DEALS))]
    pub deals: u64,
    /// The same seed gives the same deals and the same play.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How often each deal is played, each time with the draw pile in a different order.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub orders: u64,
    /// What the table plays by.
    #[command(flatten)]
    pub table: SoloOptions,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What the table plays by.
#[derive(Args)]
pub struct SoloOptions {
    /// An option of the table, such as `dealt_complete=needs_turn`.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

fn number_or_all(text: &str) -> Result<u64, String> {
    match text {
        "all" => Ok(u64::MAX),
        _ => text.parse().map_err(|_| "a number, or all".to_owned()),
    }
}

/// The grades by name, so that help and error messages can list them.
fn grades() -> impl TypedValueParser<Value = Grade> {
    PossibleValuesParser::new(Grade::ALL.map(Grade::name)).try_map(|name| name.parse::<Grade>())
}
