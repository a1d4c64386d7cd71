//! What a server is started with. Everything here is also a setting of the configuration file.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Args;
use clap::builder::BoolishValueParser;

/// How the server runs.
#[derive(Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct ServeRequest {
    /// The port people connect to.
    #[arg(long, short, default_value_t = 8080, env = "VIERBLATT_PORT")]
    pub port: u16,
    /// The address to listen on; 127.0.0.1 keeps others out.
    #[arg(long, default_value = "0.0.0.0", env = "VIERBLATT_ADDRESS")]
    pub address: IpAddr,
    /// Where games are saved.
    #[command(flatten)]
    pub data: DataRequest,
    /// The address of a database server to save games in, in place of a directory: `postgres://user:password@host/name`.
    #[arg(long = "database", value_name = "URL")]
    #[arg(env = "VIERBLATT_DATABASE", hide_env_values = true)]
    pub database_url: Option<String>,
    /// The address of NATS servers, for several servers that share one database: `nats://user:password@host`.
    #[arg(long = "bus", value_name = "URL", env = "VIERBLATT_BUS", hide_env_values = true)]
    pub bus_url: Option<String>,
    /// The server is behind a proxy that speaks HTTPS and says who the client is.
    #[arg(long, env = "VIERBLATT_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,
    /// How many proxies of your own a request comes through, with `--behind-proxy`: this many of the last
    /// addresses in X-Forwarded-For are trusted.
    #[arg(long, value_name = "COUNT", default_value_t = 1, env = "VIERBLATT_TRUSTED_PROXIES")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=20))]
    pub trusted_proxies: u8,
    /// How many connections there may be at once.
    #[arg(long, value_name = "COUNT", default_value_t = 10_000, env = "VIERBLATT_CONNECTIONS")]
    #[arg(value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub connections: u32,
    /// How many connections one address may have at once (an IPv6 network /64 counts as one).
    #[arg(long, value_name = "COUNT", default_value_t = 300)]
    #[arg(env = "VIERBLATT_CONNECTIONS_PER_ADDRESS")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub connections_per_address: u32,
    /// How many seconds a client may take to send a request's header, or leave an answer unread.
    #[arg(long, value_name = "SECONDS", default_value_t = 20, env = "VIERBLATT_TIMEOUT")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub timeout: u32,
    /// How many entries a table's log may have (moves and the like) before nothing new begins there.
    #[arg(
        long,
        value_name = "COUNT",
        default_value_t = 200_000,
        env = "VIERBLATT_ENTRIES_PER_TABLE"
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1000..=100_000_000))]
    pub entries_per_table: u32,
    /// Another origin whose pages may talk to this server, such as `https://cards.example`. May be
    /// given more than once.
    #[arg(long = "origin", value_name = "ORIGIN", env = "VIERBLATT_ORIGIN", value_delimiter = ',')]
    pub origins: Vec<String>,
    /// Publish figures for Prometheus at /metrics.
    #[arg(long, env = "VIERBLATT_METRICS", value_parser = BoolishValueParser::new())]
    pub metrics: bool,
    /// Let games of one person against bots run in that person's browser, where it can, and not here.
    #[arg(long, env = "VIERBLATT_BOTS_IN_PAGE", value_parser = BoolishValueParser::new())]
    pub bots_in_page: bool,
    /// How many days to keep a table that waits for players and has nobody at it; 0: for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 2, env = "VIERBLATT_KEEP_EMPTY")]
    pub keep_empty: u16,
    /// How many days to keep a table whose game is not over but where nothing happens; 0: for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 90, env = "VIERBLATT_KEEP_UNFINISHED")]
    pub keep_unfinished: u16,
    /// How many days to keep a table after its game is over; 0: for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 365, env = "VIERBLATT_KEEP_FINISHED")]
    pub keep_finished: u16,
    /// Write logs as JSON, one object per line.
    #[arg(long, env = "VIERBLATT_LOG_JSON", value_parser = BoolishValueParser::new())]
    pub log_json: bool,
    /// Let clients ask for as much as they like. For load tests only.
    #[arg(long, env = "VIERBLATT_NO_LIMITS", value_parser = BoolishValueParser::new())]
    pub no_limits: bool,
}

/// Where games are saved.
#[derive(Args)]
pub struct DataRequest {
    /// Where games are saved; default: a directory of the user's own.
    #[arg(long, value_name = "DIRECTORY", env = "VIERBLATT_DATA")]
    pub data: Option<PathBuf>,
}

/// How settings are shown.
#[derive(Args)]
pub struct ConfigRequest {
    /// Print a file to start from, in which everything is a comment.
    #[arg(long)]
    pub example: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
    /// The settings themselves.
    #[command(flatten)]
    pub serve: ServeRequest,
}
