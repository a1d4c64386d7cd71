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
    /// The server is behind a proxy that speaks HTTPS and says who the client is.
    #[arg(long, env = "VIERBLATT_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,
    /// Another origin whose pages may talk to this server, such as `https://cards.example`. May be
    /// given more than once.
    #[arg(long = "origin", value_name = "ORIGIN", env = "VIERBLATT_ORIGIN", value_delimiter = ',')]
    pub origins: Vec<String>,
    /// Publish figures for Prometheus at /metrics.
    #[arg(long, env = "VIERBLATT_METRICS", value_parser = BoolishValueParser::new())]
    pub metrics: bool,
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
