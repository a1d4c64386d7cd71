//! Several nodes on one database and one bus, players at all of them, and faults by seed: what was acknowledged must be there in the end.

mod nodes;
mod proxy;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use self::nodes::Node;
use crate::LoadError;
use crate::figures::Figures;
use crate::http::HttpClient;
use crate::pace::Pace;
use crate::stage::{Phase, Plan, Stage};
use crate::table::Table;

/// How long tables may take to play on after a fault. Longer is a failure of its own.
const PLAYS_ON_WITHIN: Duration = Duration::from_secs(30);
/// How long everything is left alone between two faults.
const REST: Duration = Duration::from_millis(1500);
/// How long an engine that is restarted is gone, and a node cut off from one.
const RESTART: Duration = Duration::from_millis(1200);
const CUT: Duration = Duration::from_secs(6);

/// What to try.
#[derive(Clone, Debug)]
pub struct ClusterRequest {
    /// The program that has the command `serve`.
    pub program: PathBuf,
    /// The database all nodes share. Tables are added to it.
    pub database: String,
    /// The bus.
    pub bus: String,
    /// How many nodes.
    pub nodes: u8,
    /// How many tables, with two players each.
    pub tables: u32,
    /// What they play.
    pub game: String,
    /// Moves per second and table.
    pub rate: f64,
    /// How many faults.
    pub faults: u32,
    /// How long a node sleeps that is put to sleep, in seconds.
    pub sleep: f64,
    /// The same seed makes the same faults.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct ClusterReport {
    /// What was done, and how long it took until tables played on: half of them, all of them; in milliseconds.
    pub faults: Vec<FaultReport>,
    /// Moves that were acknowledged.
    pub acknowledged: u64,
    /// Acknowledged entries that are gone, and views of the same moment that differ.
    pub lost: u64,
    /// Moves that were carried out and then refused as too late when they were asked for again.
    pub not_recognised: u64,
    /// Moves nobody ever answered.
    pub unanswered: u64,
    /// Connections that were lost or closed. Faults bring that about.
    pub reconnections: u64,
    /// Half of all times until a table played on after a node was lost, and the longest.
    pub failover_median_ms: f64,
    /// See there.
    pub failover_worst_ms: f64,
}

/// One fault.
#[derive(Clone, Debug, Serialize)]
pub struct FaultReport {
    /// What it was.
    pub fault: &'static str,
    /// After how many milliseconds half of the tables had played on.
    pub half_ms: f64,
    /// After how many all of them had.
    pub all_ms: f64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    Kill,
    Stop,
    Sleep,
    BusRestart,
    DatabaseRestart,
    CutFromBus,
    CutFromDatabase,
}

impl Fault {
    const ALL: [Fault; 7] = [
        Fault::Kill,
        Fault::Stop,
        Fault::Sleep,
        Fault::BusRestart,
        Fault::DatabaseRestart,
        Fault::CutFromBus,
        Fault::CutFromDatabase,
    ];

    fn name(self) -> &'static str {
        match self {
            Fault::Kill => "kill",
            Fault::Stop => "stop",
            Fault::Sleep => "sleep",
            Fault::BusRestart => "bus-restart",
            Fault::DatabaseRestart => "database-restart",
            Fault::CutFromBus => "cut-from-bus",
            Fault::CutFromDatabase => "cut-from-database",
        }
    }
}

/// Runs it until it is done, or until `stop` says so.
///
/// # Errors
/// Whatever keeps it from having a result.
pub fn cluster(
    request: &ClusterRequest,
    stop: impl Future<Output = ()>,
) -> Result<ClusterReport, LoadError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        tokio::select! {
            report = run(request) => report,
            () = stop => Err(LoadError::Stopped),
        }
    })
}

/// When each table last made progress, in milliseconds since the start.
struct Progress {
    start: Instant,
    tables: Vec<Arc<AtomicU64>>,
}

impl Progress {
    /// Waits until all tables have made progress since then. Gives how long each took, sorted.
    async fn since(&self, then: Instant) -> Result<Vec<u64>, LoadError> {
        let after = then.duration_since(self.start).as_millis() as u64;
        let mut first: Vec<Option<u64>> = vec![None; self.tables.len()];
        let all = async {
            while first.iter().any(Option::is_none) {
                for (table, first) in self.tables.iter().zip(&mut first) {
                    let at = table.load(Ordering::Relaxed);
                    if first.is_none() && at > after {
                        *first = Some(at - after);
                    }
                }
                sleep(Duration::from_millis(10)).await;
            }
        };
        let in_time = timeout(PLAYS_ON_WITHIN, all).await;
        let stuck = first.iter().filter(|first| first.is_none()).count();
        if in_time.is_err() {
            return Err(LoadError::set_up(format!("{stuck} tables do not play on")));
        }
        let mut times: Vec<u64> = first.into_iter().flatten().collect();
        times.sort_unstable();
        Ok(times)
    }
}

async fn run(request: &ClusterRequest) -> Result<ClusterReport, LoadError> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(request.seed);
    let logs = tempfile::Builder::new().prefix("vierblatt-cluster-").tempdir()?;
    let mut nodes = Vec::new();
    for n in 0..usize::from(request.nodes) {
        let program = request.program.clone();
        let mut node = Node::prepare(program, &request.database, &request.bus, &logs, n).await?;
        node.start().await?;
        nodes.push(node);
    }
    let addresses: Arc<[SocketAddr]> = nodes.iter().map(|node| node.address).collect();
    let (tell, phases) = watch::channel(Phase { stage: Stage::Idle, kills: 0 });
    let mut progress = Progress { start: Instant::now(), tables: Vec::new() };
    let mut playing: JoinSet<Figures> = JoinSet::new();
    for n in 0..request.tables {
        // Each is opened at another node, and its players are at different ones.
        let mut order: Vec<SocketAddr> = addresses.to_vec();
        order.rotate_left(n as usize % addresses.len());
        let mut http = HttpClient::connect(order[0], None).await?;
        let moved = Arc::new(AtomicU64::new(0));
        progress.tables.push(Arc::clone(&moved));
        let plan = Plan {
            addresses: order.into(),
            from: None,
            game: &request.game,
            players: 2,
            phases: phases.clone(),
            counted: Arc::new(AtomicU64::new(0)),
            progress: Some((progress.start, moved)),
        };
        let pace = Pace::open(Duration::from_secs_f64(1.0 / request.rate));
        let own = Xoshiro256PlusPlus::seed_from_u64(request.seed ^ (u64::from(n) << 32));
        playing.spawn(Table::set_up(&plan, &mut http, pace, own).await?.play());
    }
    tell.send_replace(Phase { stage: Stage::Measured, kills: 0 });
    progress.since(Instant::now()).await?;
    let (mut faults, mut failovers) = (Vec::new(), Vec::new());
    for _ in 0..request.faults {
        sleep(REST).await;
        let fault = Fault::ALL[rng.random_range(0..Fault::ALL.len())];
        let n = rng.random_range(0..nodes.len());
        let then = Instant::now();
        bring_about(fault, n, &mut nodes, request.sleep).await;
        let times = progress.since(then).await?;
        mend(fault, n, &mut nodes).await?;
        let ms = |at: usize| times.get(at).copied().unwrap_or(0) as f64;
        let (half_ms, all_ms) = (ms(times.len() / 2), ms(times.len().saturating_sub(1)));
        faults.push(FaultReport { fault: fault.name(), half_ms, all_ms });
        if fault == Fault::Kill {
            // Only tables of that node had to change hands: the slowest one says how long that took.
            failovers.push(all_ms);
        }
        progress.since(Instant::now()).await?;
    }
    // Everybody comes back once more: what they are told now is what is stored.
    tell.send_replace(Phase { stage: Stage::Measured, kills: 1 });
    sleep(REST).await;
    tell.send_replace(Phase { stage: Stage::Finishing, kills: 1 });
    let mut figures = Figures::default();
    while let Some(played) = playing.join_next().await {
        match played {
            Ok(played) => figures.merge(played),
            Err(_) => figures.errors.add("panic"),
        }
    }
    failovers.sort_by(f64::total_cmp);
    let count = |kind: &str| figures.errors.kinds().get(kind).copied().unwrap_or(0);
    Ok(ClusterReport {
        faults,
        acknowledged: figures.acknowledged,
        lost: figures.lost + count("panic") + count("gone"),
        not_recognised: count("refused: late"),
        unanswered: count("unanswered"),
        reconnections: count("closed") + count("gap"),
        failover_median_ms: failovers.get(failovers.len() / 2).copied().unwrap_or(0.0),
        failover_worst_ms: failovers.last().copied().unwrap_or(0.0),
    })
}

async fn bring_about(fault: Fault, n: usize, nodes: &mut [Node], asleep: f64) {
    match fault {
        Fault::Kill => nodes[n].kill(),
        Fault::Stop => nodes[n].signal("TERM"),
        Fault::Sleep => {
            nodes[n].signal("STOP");
            // Players at a node that sleeps can only wait for it: it is not measured before.
            sleep(Duration::from_secs_f64(asleep)).await;
            nodes[n].signal("CONT");
        }
        Fault::BusRestart | Fault::DatabaseRestart => {
            let set = |is_open: bool| {
                for node in nodes.iter() {
                    match fault {
                        Fault::BusRestart => node.to_bus.set_open(is_open),
                        _ => node.to_database.set_open(is_open),
                    }
                }
            };
            set(false);
            sleep(RESTART).await;
            set(true);
        }
        Fault::CutFromBus => nodes[n].to_bus.set_open(false),
        Fault::CutFromDatabase => nodes[n].to_database.set_open(false),
    }
    if matches!(fault, Fault::CutFromBus | Fault::CutFromDatabase) {
        sleep(CUT).await;
        nodes[n].to_bus.set_open(true);
        nodes[n].to_database.set_open(true);
    }
}

/// Everything is as before.
async fn mend(fault: Fault, n: usize, nodes: &mut [Node]) -> Result<(), LoadError> {
    match fault {
        Fault::Kill => nodes[n].start().await,
        Fault::Stop => {
            nodes[n].ended().await;
            nodes[n].start().await
        }
        _ => Ok(()),
    }
}
