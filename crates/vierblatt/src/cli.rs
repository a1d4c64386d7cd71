//! The command line.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use vierblatt_catalog::IDS;

/// A card table for Joomo, Königs-Rommé, JOGO! and Komojo.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    /// Without a command, the help is shown.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  vierblatt random joomo --seats 4 --seed 1        a whole random game as a record
  vierblatt random joomo --seats 4 | vierblatt referee
                                                   every state of it, judged
  vierblatt record show game.json                  a game to read
  vierblatt bench engine                           how fast the rules run here";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Judge records of games, rule by rule.
    ///
    /// Reads a JSON object, or one a line, and prints one JSON object a line: how things stand after
    /// every action, and at the end whether the record is legal. Exit status 0: all are; 1: one is
    /// not; 2: the input is no record at all. The format is in docs/record.md.
    Referee {
        /// The records; standard input if there is none, or -.
        file: Option<PathBuf>,
        /// Print only the last line of each record.
        #[arg(long, short)]
        quiet: bool,
    },
    /// Look at records.
    #[command(subcommand)]
    Record(RecordCommand),
    /// Write random complete games as records, one a line.
    Random(RandomRequest),
    /// Measure speed on this machine.
    #[command(subcommand)]
    Bench(BenchCommand),
}

#[derive(Subcommand)]
pub(crate) enum RecordCommand {
    /// Show games as readable text, round by round.
    Show {
        /// The records; standard input if there is none, or -.
        file: Option<PathBuf>,
    },
}

#[derive(Args)]
pub(crate) struct RandomRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub(crate) game: String,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// The same seed writes the same games.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    pub(crate) count: u64,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Subcommand)]
pub(crate) enum BenchCommand {
    /// Uniform random play on one thread, imagined worlds, and melds. Takes two minutes.
    Engine(BenchRequest),
}

#[derive(Args)]
pub(crate) struct BenchRequest {
    /// Only these games.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub(crate) games: Vec<String>,
    /// Only tables of this many seats, and no melds.
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How long one run lasts, in seconds.
    #[arg(long, default_value_t = 0.3)]
    pub(crate) seconds: f64,
    /// How many runs; the best one and the median are told.
    #[arg(long, default_value_t = 5)]
    pub(crate) runs: usize,
    /// Print JSON, one object a line.
    #[arg(long)]
    pub(crate) json: bool,
}
