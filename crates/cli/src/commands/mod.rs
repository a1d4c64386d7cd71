//! What can be typed. The comments here are the English help: `help` puts them on the screen, and the
//! translations are in `locales/`. `{games}` stands for the names of all games.

mod bench;
mod book;
mod lab;
mod play;
mod review;
mod serve;
mod solo;

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use vierblatt_catalog::IDS;
use vierblatt_texts::Language;

pub use bench::{
    BenchCommand, BenchRequest, ClusterBenchRequest, FloodBenchRequest, ServerBenchMode,
    ServerBenchRequest,
};
pub use book::{BookCommand, BookForm, MigrateRequest, StoreRequest};
pub use lab::{ArenaRequest, ExploitRequest, PuzzlesRequest, RandomRequest};
pub use play::PlayRequest;
pub use review::{ReviewDepth, ReviewRequest};
pub use serve::{ConfigRequest, DataRequest, ServeRequest};
pub use solo::{
    SoloCommand, SoloDealRequest, SoloMeasureRequest, SoloOptions, SoloPlayRequest,
    SoloSolveRequest,
};

/// A card table for {games}.
///
/// Without a command, the table is opened for everybody in the house, as by `vierblatt serve`.
#[derive(Parser)]
#[command(name = "vierblatt", version, disable_help_subcommand = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The language to speak: de, en, fr or it. By default, the system's.
    #[arg(long, global = true, value_name = "LANGUAGE", env = "VIERBLATT_LANG")]
    pub lang: Option<Language>,
    /// The configuration file, in place of the user's own.
    #[arg(long, global = true, value_name = "FILE", env = "VIERBLATT_CONFIG")]
    pub config: Option<PathBuf>,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Open the table: a server that people join with a browser, from anywhere.
    ///
    /// This is also what happens without a command. Everything is saved in one file in the data directory,
    /// and every move is on disk before anybody hears of it.
    Serve(ServeRequest),
    /// Play in this terminal: against bots without a network, or at a table by its link.
    ///
    /// Full-screen, with keyboard and mouse; line by line in words with --plain. Every move is on disk: a game
    /// survives Ctrl+C, a crash or a closed window, and continues with --resume. All keys are in docs/terminal.md.
    Play(PlayRequest),
    /// Judge records of games, rule by rule.
    ///
    /// Reads one JSON object, or one per line, and prints one JSON object per line: the state after
    /// every action, and at the end whether the record is legal. Exit status 0: all are; 1: one is
    /// not; 2: the input is not a record at all. The format is in docs/record.md.
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
    /// Check that the deals of records are those their tables had committed to.
    ///
    /// Computes every deal and shuffle again from the seed in the record. Exit status 0: all are as they
    /// should be; 1: one is not; 2: one cannot be checked. How it works is in docs/fair-deals.md.
    Verify {
        /// The records as a table gives them out, or - for standard input.
        file: PathBuf,
        /// What the table showed before the game, to be compared with the record.
        #[arg(long)]
        commitment: Option<String>,
        /// Print JSON, one object per line.
        #[arg(long)]
        json: bool,
    },
    /// Look back at a game: what was well played and what was luck.
    ///
    /// Judges every decision by what its seat could know, and tells luck apart from play. A move is called an
    /// inaccuracy, mistake or blunder only if the loss is larger than its uncertainty. How to read the figures:
    /// docs/review.md.
    Review(ReviewRequest),
    /// Make puzzles from games between bots, one per line.
    ///
    /// A puzzle is a record that breaks off where somebody has to decide: deep search is sure of the best move, and
    /// quick play misses it. Finding one takes from seconds to minutes. The format is in docs/review.md.
    Puzzles(PuzzlesRequest),
    /// Read a game's rulebook, here or on paper.
    ///
    /// Without a game, it lists them. The rulebook is in the language the program speaks; the numbers in
    /// brackets are those that refusals name.
    Rules(RulesRequest),
    /// Write random complete games as records, one per line.
    Random(RandomRequest),
    /// Hold a tournament between bots.
    ///
    /// Every deal is played once in every seating, with the same cards in the same seats, on all cores.
    /// Bots are level1 to level5, greedy (simple rules), policy (what was learned, without search; in Joomo), random,
    /// and clairvoyant (sees all cards). The same seed gives the same results; only times differ. How to read them:
    /// docs/bots.md.
    Arena(ArenaRequest),
    /// Measure how far from perfect bots play, on a small Joomo that is solved.
    ///
    /// A mini table is Joomo for two with few cards. It is solved by CFR+; then each policy is asked at
    /// every position it gets to, and the points per round that someone who knows it gains against it are
    /// computed exactly. How to read them: docs/bots.md.
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
    /// default. With the options of `serve`, it shows the settings of a server started with them.
    Config(ConfigRequest),
    /// Copy all games into one file, even while the server runs.
    ///
    /// The copy is a snapshot: everything acknowledged before it is in it. It gets its name only when it is
    /// complete and on disk, and nothing is overwritten. `vierblatt restore` restores it.
    Backup {
        /// The file to write. It must not exist yet.
        file: PathBuf,
        /// Where games are saved.
        #[command(flatten)]
        data: DataRequest,
    },
    /// Restore games from a backup.
    ///
    /// The file is checked first, entry by entry: it must be a whole database of this Vierblatt or an older one. No
    /// server may use the data directory in the meantime.
    Restore {
        /// The backup.
        file: PathBuf,
        /// Replace the games that are already there. They are lost.
        #[arg(long)]
        force: bool,
        /// Restore the backup even if some tables in it are damaged. Those cannot be played on.
        #[arg(long)]
        accept_damage: bool,
        /// Where games are saved.
        #[command(flatten)]
        data: DataRequest,
    },
    /// Read all games and check that they are what was written.
    ///
    /// Every entry of every table is compared with its hash, even while the server runs. Exit status 0: all is
    /// well; 1: something is damaged or missing. What can be noticed and what cannot is in docs/storage.md.
    Check {
        /// A database to check in place of the one in the data directory, such as a backup.
        #[arg(long, value_name = "FILE")]
        database: Option<PathBuf>,
        /// Accept that entries are missing, once you know why, and do not report these again.
        #[arg(long, conflicts_with = "database")]
        accept_loss: bool,
        /// Print JSON, one object per line: each table, then the whole.
        #[arg(long)]
        json: bool,
        /// Where games are saved.
        #[command(flatten)]
        data: DataRequest,
    },
    /// The books of groups: list, export, import, check.
    ///
    /// What a book is and what is in it: docs/book.md.
    #[command(subcommand)]
    Book(BookCommand),
    /// Move everything from `SQLite` to `PostgreSQL`, or back.
    ///
    /// People, devices, tables, games, results and books go along. All of it is checked before it is copied and compared
    /// afterwards, by hash chains. If it is interrupted, the same command goes on. No server may use either place in the
    /// meantime.
    Migrate(MigrateRequest),
    /// Write the page for a host that has nothing but files.
    ///
    /// Everybody plays in their own browser then, alone or against bots. Tables with friends need a server; the page can lead
    /// to one. What else is in the directory stays.
    Page {
        /// The directory to write to. It is made if it is not there.
        #[arg(long, value_name = "DIRECTORY")]
        out: PathBuf,
        /// The folder of the address that the files will be in.
        #[arg(long, value_name = "FOLDER", default_value = "/")]
        base: String,
        /// A server to which the page leads for tables with friends and groups.
        #[arg(long, value_name = "ADDRESS")]
        server: Option<String>,
    },
    /// Print the script that completes commands and options in a shell.
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

/// What can be done with records.
#[derive(Subcommand)]
pub enum RecordCommand {
    /// Show games as readable text, round by round.
    Show {
        /// The records; standard input if there is none, or -.
        file: Option<PathBuf>,
    },
}

/// Which rulebook, and how.
#[derive(Args)]
pub struct RulesRequest {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub game: Option<String>,
    /// To read, to print, or as it is written.
    #[arg(long, value_enum, default_value_t = RulesForm::Text)]
    pub form: RulesForm,
    /// How wide lines may be; default: as wide as the screen.
    #[arg(long, value_name = "COLUMNS")]
    pub width: Option<usize>,
    /// Draw with plain letters only.
    #[arg(long)]
    pub ascii: bool,
}

/// The form of a rulebook.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RulesForm {
    /// Text for the screen.
    Text,
    /// A page of its own, to be printed by a browser.
    Html,
    /// The source.
    Markdown,
}
