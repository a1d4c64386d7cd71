//! Random games, tournaments between bots, and the laboratory.

use clap::Args;
use clap::builder::PossibleValuesParser;
use vierblatt_catalog::IDS;
use vierblatt_joomo_lab::Mini;

/// Which random games.
#[derive(Args)]
pub struct RandomRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub game: String,
    /// How many seats.
    #[arg(long)]
    pub seats: u8,
    /// The same seed writes the same games.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    pub count: u64,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

/// Which puzzles.
#[derive(Args)]
pub struct PuzzlesRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub game: String,
    /// How many seats.
    #[arg(long, default_value_t = 3)]
    pub seats: u8,
    /// The same seed makes the same puzzles.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How many puzzles.
    #[arg(long, default_value_t = 1)]
    pub count: u64,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

/// Which tournament.
#[derive(Args)]
pub struct ArenaRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub game: String,
    /// How many seats.
    #[arg(long)]
    pub seats: u8,
    /// The bots, one per seat: level5,greedy,greedy,greedy.
    #[arg(long, value_delimiter = ',')]
    pub bots: Vec<String>,
    /// A program of your own as a bot, after the others; may be given more than once. It speaks the
    /// protocol in docs/bot-protocol.md.
    #[arg(long = "bot", value_name = "COMMAND")]
    pub commands: Vec<String>,
    /// How many deals. A deal is a round or a whole game: see the list of games below.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub deals: u32,
    /// Play whole games even where a deal is a round.
    #[arg(long)]
    pub whole_games: bool,
    /// The same seed gives the same deals and the same play.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Iterations per move for every bot that searches, in place of its own number.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Also measure this bot's skill: its share of the way from random to clairvoyant play, in the
    /// same seat against the same opponents.
    #[arg(long, value_name = "BOT")]
    pub skill: Option<String>,
    /// How long a program of your own may take for a move, in seconds.
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    pub patience: f64,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What is measured in the laboratory.
#[derive(Args)]
pub struct ExploitRequest {
    /// Which mini table.
    #[arg(long, default_value = "standard", value_parser = PossibleValuesParser::new(Mini::all().map(|mini| mini.name)))]
    pub mini: String,
    /// Only these, separated by commas: ways to search by name, random, greedy, policy, level1 to level5.
    #[arg(long, value_delimiter = ',')]
    pub policy: Vec<String>,
    /// How many iterations a search has; default: 200 and 1000, and a level's own.
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Vec<u32>,
    /// How often everyone is asked at each position.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..))]
    pub seeds: u64,
    /// The same seed gives the same figures.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// How many rounds of CFR+ solve the table.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// Print JSON, one object per line.
    #[arg(long)]
    pub json: bool,
}
