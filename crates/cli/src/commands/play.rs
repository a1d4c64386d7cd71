//! What a game in the terminal is started with.

use clap::Args;

use super::DataRequest;

/// Which game, and how it is played.
#[derive(Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct PlayRequest {
    /// The game, or the link of a table; a menu if there is neither.
    #[arg(value_name = "GAME|LINK")]
    pub what: Option<String>,
    /// Continue the game that was left.
    #[arg(long, conflicts_with = "what")]
    pub resume: bool,
    /// How many players, you included; the others are bots; 1 for a solo game.
    #[arg(long)]
    pub seats: Option<u8>,
    /// How well bots play, 1 to 5; default: 3.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub level: Option<u8>,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// The solo deal of the day, the same for everybody.
    #[arg(long)]
    pub daily: bool,
    /// Your name.
    #[arg(long)]
    pub name: Option<String>,
    /// Seconds a move may take, 5 to 3600, and as much again in reserve for the whole game.
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(5..=3600))]
    pub clock: Option<u32>,
    /// No races, in games that have them: everyone chooses at leisure, chance decides.
    #[arg(long)]
    pub sealed: bool,
    /// Show again what you have seen, in memory games.
    #[arg(long)]
    pub memory_aid: bool,
    /// Line by line, in words: for screen readers and pipes.
    #[arg(long)]
    pub plain: bool,
    /// Draw with plain letters only.
    #[arg(long)]
    pub ascii: bool,
    /// No colours, as with the variable `NO_COLOR`.
    #[arg(long)]
    pub no_color: bool,
    /// Where games are saved.
    #[command(flatten)]
    pub data: DataRequest,
}
