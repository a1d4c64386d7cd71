//! What is measured, and how long.

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand, ValueEnum};
use vierblatt_catalog::IDS;

/// What `bench server` plays if nothing else is asked for. This names a game so that figures stay
/// comparable: those in docs/speed.md, and those of others, are all of this one.
const USUAL_GAME: &str = "koenigs-romme";

/// What can be measured.
#[derive(Subcommand)]
pub enum BenchCommand {
    /// Uniform random play on one thread, imagined worlds, and melds. Takes two minutes.
    Engine(BenchRequest),
    /// The bots' search on one thread, from the first decision of a deal.
    Search(BenchRequest),
    /// A real server under load over real sockets, with players that move at random.
    ///
    /// Starts a server of its own on a core of its own, with data that is deleted afterwards. Exit status
    /// 0: nothing went wrong; 1: an acknowledged move was lost, or there were errors. What the figures
    /// mean is in benches/servers/README.md.
    Server(ServerBenchRequest),
    /// A real server with thousands of connections that do nothing, and how long somebody new takes to get in.
    ///
    /// Starts a server of its own, with data that is deleted afterwards; the connections come from 127.0.0.2, people from
    /// other addresses of this machine. Exit status 0: everybody got in; 1: somebody did not.
    Flood(FloodBenchRequest),
    /// Several real servers on one database and one bus, and what faults do to the games at them.
    ///
    /// Starts servers of its own; tables are added to the database that you name. Nodes are killed, put to sleep, stopped and cut off, and
    /// in the end everything that was acknowledged must be there. Exit status 0: it is; 1: something is lost or was told wrongly.
    Cluster(ClusterBenchRequest),
}

/// The servers, the load on them and the faults.
#[derive(Args)]
pub struct ClusterBenchRequest {
    /// The address of the database that the servers share.
    #[arg(
        long = "database",
        value_name = "URL",
        env = "VIERBLATT_DATABASE",
        hide_env_values = true
    )]
    pub cluster_database: String,
    /// The address of the NATS server.
    #[arg(long = "bus", value_name = "URL", env = "VIERBLATT_BUS", hide_env_values = true)]
    pub cluster_bus: String,
    /// How many servers.
    #[arg(long, value_name = "COUNT", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=20))]
    pub nodes: u8,
    /// How many faults, one after the other.
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    pub faults: u32,
    /// How many tables, with two players each.
    #[arg(long, value_name = "COUNT", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub tables: u32,
    /// How many moves each table makes per second.
    #[arg(long, value_name = "MOVES", default_value_t = 2.0)]
    pub rate: f64,
    /// How long a server sleeps that is put to sleep, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 20.0)]
    pub sleep: f64,
    /// The game to play.
    #[arg(long, default_value = USUAL_GAME, value_parser = PossibleValuesParser::new(IDS))]
    pub game: String,
    /// The same seed makes the same faults.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What floods the server.
#[derive(Args)]
pub struct FloodBenchRequest {
    /// How many connections say nothing.
    #[arg(long, value_name = "COUNT", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(0..=12_000))]
    pub idle: u32,
    /// How many connections send a header byte by byte.
    #[arg(long, value_name = "COUNT", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(0..=12_000))]
    pub slow: u32,
    /// How long new people keep coming, in seconds.
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What is measured of the rules and the bots.
#[derive(Args)]
pub struct BenchRequest {
    /// Only these games.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub games: Vec<String>,
    /// Only tables of this many seats, and no melds.
    #[arg(long)]
    pub seats: Option<u8>,
    /// How long one run lasts, in seconds.
    #[arg(long, default_value_t = 0.3)]
    pub seconds: f64,
    /// How many runs; the best one and the median are printed.
    #[arg(long, default_value_t = 5)]
    pub runs: usize,
    /// Print JSON, one object per line.
    #[arg(long)]
    pub json: bool,
}

/// The load on the server.
#[derive(Args)]
pub struct ServerBenchRequest {
    /// How many tables.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub tables: u32,
    /// How many players each has, with a connection each.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=7))]
    pub players: u8,
    /// What they play.
    #[arg(long, default_value = USUAL_GAME, value_parser = PossibleValuesParser::new(IDS))]
    pub game: String,
    /// When tables move.
    #[arg(long, value_enum, default_value_t = ServerBenchMode::Closed)]
    pub mode: ServerBenchMode,
    /// In the open loop: how many moves per second every table makes.
    #[arg(long, default_value_t = 1.0)]
    pub rate: f64,
    /// How long moves count, in seconds.
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    /// How long tables play before that, in seconds.
    #[arg(long, default_value_t = 2.0)]
    pub warmup: f64,
    /// Go on after that until at least this many moves have counted.
    #[arg(long, default_value_t = 0)]
    pub moves: u64,
    /// After this many seconds kill the server (kill -9), start it again, and count what is gone.
    #[arg(long, value_name = "SECONDS")]
    pub kill: Option<f64>,
    /// Measure again for as long, while somebody asks for as much as they can from one address.
    #[arg(long)]
    pub hostile: bool,
    /// The same seed makes the same choices, as far as the deals allow.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// When tables move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ServerBenchMode {
    /// The next player moves as soon as the update arrives: what the server can do.
    Closed,
    /// Every table moves on a fixed schedule: how long moves take.
    Open,
    /// Nobody moves: what tables cost while they only wait.
    Idle,
}
