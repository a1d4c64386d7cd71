//! Connections that do nothing or next to nothing, from one address, and how long somebody new takes to get in meanwhile.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep, timeout};

use crate::figures::quantile;
use crate::http::HttpClient;
use crate::machine;
use crate::process::{Limits, Server};
use crate::report::rounded;
use crate::socket::{TableAddress, connect_from};
use crate::{LoadError, MOST_CONNECTIONS};

/// Where the flood comes from.
const FLOOD: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// How often somebody new comes.
const NEWCOMER_EVERY: Duration = Duration::from_millis(100);
/// Whoever is not at a table by then does not get in.
const IN_WITHIN: Duration = Duration::from_secs(10);
/// How often a slow connection sends a byte.
const BYTE_EVERY: Duration = Duration::from_millis(500);
/// After how long a connection that was closed comes again.
const COME_AGAIN: Duration = Duration::from_secs(5);
/// How long the flood may take to be there before it is measured.
const GATHER: Duration = Duration::from_secs(1);

/// What to try.
#[derive(Clone, Debug)]
pub struct FloodRequest {
    /// The program that has the command `serve`.
    pub program: PathBuf,
    /// How many connections say nothing.
    pub idle: u32,
    /// How many send a header byte by byte.
    pub slow: u32,
    /// How long people come meanwhile.
    pub seconds: f64,
    /// What a newcomer opens a table for.
    pub game: String,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FloodReport {
    /// Always `flood`.
    pub bench: &'static str,
    /// Connections that say nothing.
    pub idle: u32,
    /// Connections that send a header byte by byte.
    pub slow: u32,
    /// How many of both the server has closed meanwhile; each came again five seconds later.
    pub closed: u32,
    /// How many people came.
    pub newcomers: usize,
    /// How many of them did not get to a table.
    pub kept_out: usize,
    /// Half of them were at a table of their own within this time.
    pub p50_ms: Option<f64>,
    /// All of them.
    pub max_ms: Option<f64>,
}

/// Floods a server of its own, and lets people in meanwhile. Call it before there are other threads.
///
/// # Errors
/// Whatever keeps it from having a result.
pub fn flood(
    request: &FloodRequest,
    stop: impl Future<Output = ()>,
) -> Result<FloodReport, LoadError> {
    let connections = request.idle.saturating_add(request.slow);
    if connections > MOST_CONNECTIONS || !(0.1..=3600.0).contains(&request.seconds) {
        return Err(LoadError::OutOfRange { connections: MOST_CONNECTIONS });
    }
    let files = u64::from(connections) + 1000;
    machine::allow_open_files(files).map_err(|allowed| LoadError::OpenFiles {
        connections,
        files,
        allowed,
    })?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let mut server = Server::prepare(request.program.clone(), Limits::On, &mut rng)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        tokio::select! {
            report = run(request, &mut server) => report,
            () = stop => Err(LoadError::Stopped),
        }
    })
}

async fn run(request: &FloodRequest, server: &mut Server) -> Result<FloodReport, LoadError> {
    server.start().await?;
    let address = server.address;
    let closed = Arc::new(AtomicU32::new(0));
    let mut flood = JoinSet::new();
    for n in 0..request.idle + request.slow {
        let (is_slow, closed) = (n >= request.idle, Arc::clone(&closed));
        flood.spawn(async move {
            loop {
                if let Ok(stream) = connect_from(address, Some(FLOOD)).await {
                    stay(stream, is_slow).await;
                    closed.fetch_add(1, Ordering::Relaxed);
                }
                sleep(COME_AGAIN).await;
            }
        });
    }
    sleep(GATHER).await;
    let (mut coming, mut next) = (JoinSet::new(), interval(NEWCOMER_EVERY));
    let end = Instant::now() + Duration::from_secs_f64(request.seconds);
    let mut n = 0_u32;
    while Instant::now() < end {
        next.tick().await;
        n += 1;
        let game = request.game.clone();
        coming.spawn(async move {
            let start = Instant::now();
            // Each from an address of their own, as people do.
            let from = IpAddr::V4(Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 0).to_bits() + n));
            let came = timeout(IN_WITHIN, get_in(address, from, &game)).await;
            matches!(came, Ok(Ok(()))).then(|| start.elapsed())
        });
    }
    let came: Vec<Option<Duration>> = coming.join_all().await;
    let mut took: Vec<u32> = came.iter().flatten().map(|took| took.as_micros() as u32).collect();
    took.sort_unstable();
    let within = |share| quantile(&took, share).map(|ms| rounded(ms, 2));
    Ok(FloodReport {
        bench: "flood",
        idle: request.idle,
        slow: request.slow,
        closed: closed.load(Ordering::Relaxed),
        newcomers: came.len(),
        kept_out: came.len() - took.len(),
        p50_ms: within(0.5),
        max_ms: within(1.0),
    })
}

/// Keeps a connection open for as long as the server lets it.
async fn stay(mut stream: TcpStream, is_slow: bool) {
    let mut heard = [0; 512];
    loop {
        match timeout(BYTE_EVERY, stream.read(&mut heard)).await {
            Ok(Ok(0) | Err(_)) => return,
            Ok(Ok(_)) => {}
            Err(_) if is_slow && stream.write_all(b"G").await.is_err() => return,
            Err(_) => {}
        }
    }
}

/// Somebody new registers, opens a table and is welcomed there.
async fn get_in(address: SocketAddr, from: IpAddr, game: &str) -> Result<(), LoadError> {
    let mut http = HttpClient::connect(address, Some(from)).await?;
    let secret = http.register("Newcomer").await?;
    let code = http.open_table(&secret, game, 2).await?;
    let table = TableAddress { address, from: Some(from), code: &code, secret: &secret };
    table.connect(None).await.map_err(LoadError::set_up)?;
    Ok(())
}
