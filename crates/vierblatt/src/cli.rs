//! The command line.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::builder::{BoolishValueParser, PossibleValuesParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use vierblatt_catalog::IDS;
use vierblatt_texts::Language;

use crate::exploit::tables;
use crate::solo::SoloCommand;

/// A card table for Joomo, Königs-Rommé, JOGO! and Komojo.
///
/// Without a command, the table is opened for everybody in the house, as by `vierblatt serve`.
#[derive(Parser)]
#[command(name = "vierblatt", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language to speak: de, en, fr or it. Without it, the system's.
    #[arg(long, global = true, value_name = "LANGUAGE", env = "VIERBLATT_LANG")]
    pub(crate) lang: Option<Language>,
    /// The configuration file, in place of the user's own.
    #[arg(long, global = true, value_name = "FILE", env = "VIERBLATT_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the table: a server that people join with a browser, from anywhere.
    ///
    /// This is what happens without a command, too. Everything is kept in one file in the data directory,
    /// and every move is on disk before anybody hears of it.
    Serve(ServeRequest),
    /// Play in this terminal: against bots without a network, or at a table by its link.
    ///
    /// Full-screen, with keyboard and mouse; line by line in words with --plain. Every move is on disk: a game
    /// survives Ctrl-C, a crash or a closed window, and goes on with --resume. All keys are in docs/terminal.md.
    Play(PlayRequest),
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
    /// Check that the deals of records are those their tables were committed to.
    ///
    /// Computes every deal and shuffle again from the seed in the record. Exit status 0: all are as they
    /// had to be; 1: one is not; 2: one cannot be checked. How it works is in docs/fair-deals.md.
    Verify {
        /// The records as a table gives them out, or - for standard input.
        file: PathBuf,
        /// What the table showed before the game, to be compared with the record.
        #[arg(long)]
        commitment: Option<String>,
        /// Print JSON, one object a line.
        #[arg(long)]
        json: bool,
    },
    /// Read a game's rulebook, here or on paper.
    ///
    /// Without a game, it lists them. The rulebook is in the language the program speaks; the numbers in
    /// brackets are those that refusals name.
    Rules(RulesRequest),
    /// Write random complete games as records, one a line.
    Random(RandomRequest),
    /// Hold a tournament between bots.
    ///
    /// Every deal is played once in every seating, with the same cards in the same seats, on all cores.
    /// Bots are level1 to level5, greedy (simple rules), random, and clairvoyant (sees all cards). The
    /// same seed gives the same results; only times differ. How they are to be read: docs/bots.md.
    Arena(ArenaRequest),
    /// Measure how far from perfect bots play, on a small Joomo that is solved.
    ///
    /// A mini table is Joomo for two with few cards. It is solved by CFR+; then each policy is asked at
    /// every position it gets to, and what someone who knows it gains against it, in points a round, is
    /// worked out exactly. How it is to be read: docs/bots.md.
    Exploit(ExploitRequest),
    /// The solo variant of Königs-Rommé, solved: deals that can be won, verdicts, hints.
    ///
    /// What makes it solvable, and the figures, are in docs/solo.md.
    #[command(subcommand)]
    Solo(SoloCommand),
    /// Measure speed on this machine.
    #[command(subcommand)]
    Bench(BenchCommand),
    /// Show every setting, its value and where it comes from.
    ///
    /// An option beats an environment variable, which beats the configuration file, which beats the
    /// default. With the options of `serve`, it shows what a server started with them would do.
    Config(ConfigRequest),
    /// Copy all games into one file, also while the server runs.
    ///
    /// The copy is of one moment: everything acknowledged before it is in it. It appears under its name only
    /// when it is complete and on disk, and nothing is overwritten. `vierblatt restore` brings it back.
    Backup {
        /// The file to write. It must not be there yet.
        file: PathBuf,
        #[command(flatten)]
        data: DataRequest,
    },
    /// Bring games back from a backup.
    ///
    /// The file is checked first: it must be a whole database of this Vierblatt or an older one. No server
    /// may run on the data directory meanwhile.
    Restore {
        /// The backup.
        file: PathBuf,
        /// Replace the games that are there already. They are lost.
        #[arg(long)]
        force: bool,
        #[command(flatten)]
        data: DataRequest,
    },
    /// Print what completes commands and options in a shell.
    Completions {
        /// Which shell.
        shell: Shell,
    },
    /// Print the manual page, or write one for every command.
    Man {
        /// Write all pages into this directory.
        #[arg(long, value_name = "DIRECTORY")]
        dir: Option<PathBuf>,
    },
    /// Show the help of a command.
    Help {
        /// The command; the whole program if there is none.
        command: Vec<String>,
    },
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
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct ServeRequest {
    /// The port people connect to.
    #[arg(long, short, default_value_t = 8080, env = "VIERBLATT_PORT")]
    pub(crate) port: u16,
    /// The address to listen on; 127.0.0.1 keeps others out.
    #[arg(long, default_value = "0.0.0.0", env = "VIERBLATT_ADDRESS")]
    pub(crate) address: IpAddr,
    #[command(flatten)]
    pub(crate) data: DataRequest,
    /// The server stands behind a proxy that speaks HTTPS and says who the client is.
    #[arg(long, env = "VIERBLATT_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub(crate) behind_proxy: bool,
    /// Another origin whose pages may talk to this server, such as `https://cards.example`. May be
    /// given more than once.
    #[arg(long = "origin", value_name = "ORIGIN", env = "VIERBLATT_ORIGIN", value_delimiter = ',')]
    pub(crate) origins: Vec<String>,
    /// Tell Prometheus how things are, at /metrics.
    #[arg(long, env = "VIERBLATT_METRICS", value_parser = BoolishValueParser::new())]
    pub(crate) metrics: bool,
    /// Write logs as JSON, one object a line.
    #[arg(long, env = "VIERBLATT_LOG_JSON", value_parser = BoolishValueParser::new())]
    pub(crate) log_json: bool,
    /// Let clients ask for as much as they like. For load tests only.
    #[arg(long, env = "VIERBLATT_NO_LIMITS", value_parser = BoolishValueParser::new())]
    pub(crate) no_limits: bool,
}

#[derive(Args)]
pub(crate) struct DataRequest {
    /// Where games are kept; a directory of the user's own if there is none.
    #[arg(long, value_name = "DIRECTORY", env = "VIERBLATT_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct PlayRequest {
    /// The game, or the link of a table; a menu if there is neither.
    #[arg(value_name = "GAME|LINK")]
    pub(crate) what: Option<String>,
    /// Go on with the game that was left.
    #[arg(long, conflicts_with = "what")]
    pub(crate) resume: bool,
    /// How many play, the rest of them bots; 1 for the solo game of Königs-Rommé.
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How well bots play, 1 to 5; usually 3.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) level: Option<u8>,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The solo deal of the day, for everybody the same.
    #[arg(long)]
    pub(crate) daily: bool,
    /// What you are called.
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Seconds a move may take, 5 to 3600, and as much again in reserve for the whole game.
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(5..=3600))]
    pub(crate) clock: Option<u32>,
    /// No races: everyone chooses in peace, and a lot decides (Komojo).
    #[arg(long)]
    pub(crate) sealed: bool,
    /// Show again what you have seen (Komojo).
    #[arg(long)]
    pub(crate) memory_aid: bool,
    /// Line by line, in words: for screen readers and pipes.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with plain letters only.
    #[arg(long)]
    pub(crate) ascii: bool,
    /// No colours, as with the variable `NO_COLOR`.
    #[arg(long)]
    pub(crate) no_color: bool,
    #[command(flatten)]
    pub(crate) data: DataRequest,
}

#[derive(Args)]
pub(crate) struct ConfigRequest {
    /// Print a file to begin with, in which everything is a comment.
    #[arg(long)]
    pub(crate) example: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) serve: ServeRequest,
}

#[derive(Args)]
pub(crate) struct RulesRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub(crate) game: Option<String>,
    /// To read, to print, or as it is written.
    #[arg(long, value_enum, default_value_t = RulesForm::Text)]
    pub(crate) form: RulesForm,
    /// How wide lines may be; usually as wide as the screen.
    #[arg(long, value_name = "COLUMNS")]
    pub(crate) width: Option<usize>,
    /// Draw with plain letters only.
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum RulesForm {
    /// Text for the screen.
    Text,
    /// A page of its own, to be printed by a browser.
    Html,
    /// The source.
    Markdown,
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

#[derive(Args)]
pub(crate) struct ArenaRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub(crate) game: String,
    /// How many seats.
    #[arg(long)]
    pub(crate) seats: u8,
    /// The bots, one a seat: level5,greedy,greedy,greedy.
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// A program of your own as a bot, after the others; may be given more than once. It speaks the
    /// protocol in docs/bot-protocol.md.
    #[arg(long = "bot", value_name = "COMMAND")]
    pub(crate) commands: Vec<String>,
    /// How many deals. One is a round in Joomo and Komojo, a whole game in the others.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) deals: u32,
    /// Play whole games in Joomo and Komojo too.
    #[arg(long)]
    pub(crate) whole_games: bool,
    /// The same seed gives the same deals and the same play.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// So many iterations a move for every bot that searches, in place of its own number.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,
    /// Measure this bot's skill besides: its share of the way from random to clairvoyant play, in the
    /// same chair against the same opponents.
    #[arg(long, value_name = "BOT")]
    pub(crate) skill: Option<String>,
    /// How long a program of your own may take for a move, in seconds.
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    pub(crate) patience: f64,
    /// An option of the table, such as target=50. May be given more than once.
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ExploitRequest {
    /// Which mini table.
    #[arg(long, default_value = "standard", value_parser = PossibleValuesParser::new(tables()))]
    pub(crate) mini: String,
    /// Only these, separated by commas: ways to search by name, random, greedy, level1 to level5.
    #[arg(long, value_delimiter = ',')]
    pub(crate) policy: Vec<String>,
    /// How many iterations a search has; usually 200 and 1000, and a level's own.
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Vec<u32>,
    /// How often everyone is asked at each position.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) seeds: u64,
    /// The same seed gives the same figures.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many rounds of CFR+ solve the table.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Print JSON, one object a line.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand)]
pub(crate) enum BenchCommand {
    /// Uniform random play on one thread, imagined worlds, and melds. Takes two minutes.
    Engine(BenchRequest),
    /// The bots' search on one thread, from the first decision of a deal.
    Search(BenchRequest),
    /// A real server under load over real sockets, with players that move at random.
    ///
    /// Starts a server of its own on a core of its own, with data that are deleted afterwards. Exit status
    /// 0: nothing went wrong; 1: an acknowledged move was lost, or there were errors. What the figures
    /// mean is in benches/servers/README.md.
    Server(ServerBenchRequest),
}

#[derive(Args)]
pub(crate) struct ServerBenchRequest {
    /// How many tables.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// How many players each has, with a connection each.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
    /// What they play.
    #[arg(long, default_value = "koenigs-romme", value_parser = PossibleValuesParser::new(IDS))]
    pub(crate) game: String,
    /// When tables move.
    #[arg(long, value_enum, default_value_t = ServerBenchMode::Closed)]
    pub(crate) mode: ServerBenchMode,
    /// In the open loop: how many moves a second every table makes.
    #[arg(long, default_value_t = 1.0)]
    pub(crate) rate: f64,
    /// How long moves count, in seconds.
    #[arg(long, default_value_t = 10.0)]
    pub(crate) seconds: f64,
    /// How long tables play before that, in seconds.
    #[arg(long, default_value_t = 2.0)]
    pub(crate) warmup: f64,
    /// After so many seconds kill the server (kill -9), start it again, and count what is gone.
    #[arg(long, value_name = "SECONDS")]
    pub(crate) kill: Option<f64>,
    /// The same seed makes the same choices, as far as the deals allow.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ServerBenchMode {
    /// The next player moves in the instant the update arrives: what the server can do.
    Closed,
    /// Every table moves on a fixed schedule: how long moves take.
    Open,
    /// Nobody moves: what tables cost that only wait.
    Idle,
}

impl ServerBenchMode {
    pub(crate) fn name(self) -> &'static str {
        match self {
            ServerBenchMode::Closed => "closed",
            ServerBenchMode::Open => "open",
            ServerBenchMode::Idle => "idle",
        }
    }
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
