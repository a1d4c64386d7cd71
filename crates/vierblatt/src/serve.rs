//! `vierblatt serve`, and what happens without a command: the table is open.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use tracing_subscriber::EnvFilter;
use vierblatt_cli::commands::ServeRequest;
use vierblatt_cli::settings::usual_data;
use vierblatt_cli::{Failure, say, words};
use vierblatt_game::Message;
use vierblatt_server::{
    BusAddress, Config, ConnectionLimits, DatabaseAddress, DatabaseError, Lifetimes, ServeError,
    serve,
};

use crate::backup::unopened;

/// Serves until it is told to stop.
pub(crate) fn serve_tables(request: ServeRequest) -> Result<ExitCode, Failure> {
    watch(request.log_json);
    let address = SocketAddr::new(request.address, request.port);
    let database = request.database_url.map(|url| url.parse::<DatabaseAddress>());
    let database = database.transpose().map_err(|why| no_database(&why))?;
    let bus = request.bus_url.map(|url| url.parse::<BusAddress>()).transpose();
    let bus = bus.map_err(|why| Message::new("cli-bus-address").text("why", why))?;
    let data = match (request.data.data, &database) {
        (Some(data), _) => data,
        // The directory is not used then, and nobody needs a home for it.
        (None, Some(_)) => PathBuf::new(),
        (None, None) => usual_data()?,
    };
    let config = Config {
        origins: request.origins,
        behind_proxy: request.behind_proxy,
        trusted_proxies: request.trusted_proxies.into(),
        metrics: request.metrics,
        bots_in_page: request.bots_in_page,
        limits: !request.no_limits,
        connections: ConnectionLimits {
            total: request.connections as usize,
            per_network: request.connections_per_address as usize,
        },
        timeout: Duration::from_secs(request.timeout.into()),
        entries_per_table: request.entries_per_table,
        lifetimes: Lifetimes::days(
            request.keep_empty.into(),
            request.keep_unfinished.into(),
            request.keep_finished.into(),
        ),
        database,
        bus,
        ..Config::new(address, data)
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let data = match &config.database {
        Some(database) => database.to_string(),
        None => config.data.display().to_string(),
    };
    {
        let _inside = runtime.enter();
        survive_file_size_limit();
    }
    let result = runtime.block_on(serve(
        config,
        |address| {
            // Nobody may be reading; the server runs all the same.
            let _ = announce(address, &data);
        },
        told_to_stop(),
    ));
    match result {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ServeError::Store(why)) => Err(unopened(&why).into()),
        Err(ServeError::Database(why)) => Err(no_database(&why).into()),
        Err(ServeError::Bus(why)) => {
            Err(Message::new("cli-bus-unreachable").text("why", why).into())
        }
        Err(ServeError::BusAlone) => Err(Message::new("cli-bus-alone").into()),
        Err(ServeError::Network { address, why }) => Err(unreachable(address, &why).into()),
    }
}

/// Why nobody can connect, and what to do.
fn unreachable(address: SocketAddr, why: &io::Error) -> Message {
    let id = match why.kind() {
        io::ErrorKind::AddrInUse => "cli-serve-port-in-use",
        io::ErrorKind::PermissionDenied => "cli-serve-port-denied",
        _ => "cli-serve-no-network",
    };
    let port = address.port().to_string();
    Message::new(id).text("address", address).text("port", port).text("why", why)
}

/// Why a database server cannot be used, and what to do.
pub(crate) fn no_database(why: &DatabaseError) -> Message {
    match why {
        DatabaseError::Address(why) => Message::new("cli-database-address").text("why", why),
        DatabaseError::Certificates { file, why } => {
            Message::new("cli-database-certificates").text("file", file).text("why", why)
        }
        DatabaseError::Unreachable(why) => {
            Message::new("cli-database-unreachable").text("why", why)
        }
        DatabaseError::Denied(why) => Message::new("cli-database-denied").text("why", why),
        DatabaseError::InUse => Message::new("cli-database-in-use"),
        DatabaseError::Newer { found, known } => {
            Message::new("cli-data-newer").number("found", *found).number("known", *known)
        }
        DatabaseError::Unfinished => Message::new("cli-data-unfinished"),
        DatabaseError::Foreign => Message::new("cli-database-foreign"),
        DatabaseError::Encoding(encoding) => {
            Message::new("cli-database-encoding").text("encoding", encoding)
        }
        DatabaseError::Other(why) => Message::new("cli-data-other").text("why", why),
    }
}

/// The links people need.
fn announce(address: SocketAddr, data: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let port = address.port();
    writeln!(out, "{}\n", words("cli-serve-open"))?;
    let (here, house) = (words("cli-serve-here"), words("cli-serve-house"));
    let width = here.chars().count().max(house.chars().count());
    writeln!(out, "  {here:width$}  http://localhost:{port}")?;
    if address.ip().is_unspecified()
        && let Some(ip) = address_in_the_network()
    {
        writeln!(out, "  {house:width$}  http://{}", SocketAddr::new(ip, port))?;
    }
    let kept = Message::new("cli-serve-kept").text("directory", data);
    writeln!(out, "\n{}", say(&kept))?;
    out.flush()
}

/// The address others in the same network reach this machine by. Connecting a UDP socket sends
/// nothing; it only asks the system which way it would go.
fn address_in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

/// Structured logs on standard error; `RUST_LOG` says how many.
fn watch(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // It fails only if somebody set one up before.
    let _ = if json { logs.json().try_init() } else { logs.try_init() };
}

/// A file that may not grow any more (`ulimit -f`) is an error for whoever writes, and not the end of the program: with a
/// handler of our own, which does nothing, the signal has no effect.
fn survive_file_size_limit() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// `SIGXFSZ`, which has this number wherever we run.
        const FILE_SIZE_LIMIT: i32 = 25;
        // The handler stays when the stream of signals is dropped.
        let _ = signal(SignalKind::from_raw(FILE_SIZE_LIMIT));
    }
}

/// Ctrl+C, or the signal a service manager sends.
pub(crate) async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
