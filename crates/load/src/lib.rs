//! The load generator: a real server under load, over real sockets on this machine.
//!
//! The server is a process of its own with a core of its own; the players share the others. What a move
//! costs is given in the server's processor time, which neighbours on a busy machine disturb least.
//! Latency is from sending a move to the next player having it, by one clock. In the open loop it counts
//! from when the move was due if the server kept the table from being ready by then.
//!
//! It knows no game: it plays whatever the server says is legal.

mod cluster;
mod error;
mod figures;
mod flood;
mod hostile;
mod http;
mod in_flight;
mod ledger;
mod machine;
mod message;
mod pace;
mod process;
mod report;
mod socket;
mod stage;
mod table;
mod view;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

pub use cluster::{ClusterReport, ClusterRequest, FaultReport, cluster};
pub use error::LoadError;
pub use flood::{FloodReport, FloodRequest, flood};
pub use report::Report;

use figures::Figures;
use hostile::Hostile;
use http::HttpClient;
use pace::Pace;
use process::{Limits, Server};
use report::Measured;
use stage::{Phase, Plan, Stage};
use table::Table;

/// How many tables are set up at once.
const AT_ONCE: u32 = 32;
/// What the server takes to come to rest before its memory is read.
const REST: Duration = Duration::from_secs(1);
/// How long the server stays dead.
const DEAD: Duration = Duration::from_secs(1);
/// How often it is checked whether enough moves have counted.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// More connections than this have no ports on one machine.
const MOST_CONNECTIONS: u32 = 25_000;
/// Open files beside the connections of the tables.
const OTHER_FILES: u64 = 200;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Request {
    /// The program that has the command `serve`.
    pub program: PathBuf,
    /// How many tables.
    pub tables: u32,
    /// How many players each has.
    pub players: u8,
    /// What they play, by its id.
    pub game: String,
    /// When tables move.
    pub mode: Mode,
    /// In the open loop: moves per second and table.
    pub rate: f64,
    /// How long moves count.
    pub seconds: f64,
    /// How long tables play before that.
    pub warmup: f64,
    /// How many moves must have counted before it ends.
    pub moves: u64,
    /// After how many seconds the server is killed, if it is.
    pub kill: Option<f64>,
    /// Whether it is measured once more beside somebody hostile.
    pub hostile: bool,
    /// The same seed makes the same choices, as far as the deals allow.
    pub seed: u64,
}

/// When tables move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The next player moves as soon as the update arrives.
    Closed,
    /// Every table moves on a fixed schedule.
    Open,
    /// Nobody moves.
    Idle,
}

impl Mode {
    /// The name programs read.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Closed => "closed",
            Mode::Open => "open",
            Mode::Idle => "idle",
        }
    }
}

/// How far a measurement has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// This many tables are going to be set up.
    SettingUp(u64),
    /// This many seconds are going to be measured.
    Measuring(u64),
    /// One more of them is done.
    OneMore,
    /// All of them are.
    Done,
}

/// Measures until it is done, or until `stop` says so. Call it before there are other threads: it decides
/// which cores they may use.
///
/// # Errors
/// Whatever keeps the measurement from having a result.
pub fn measure(
    request: &Request,
    stop: impl Future<Output = ()>,
    progress: impl Fn(Progress),
) -> Result<Report, LoadError> {
    request.check()?;
    let connections = request.connections();
    let files = u64::from(connections) + OTHER_FILES;
    machine::allow_open_files(files).map_err(|allowed| LoadError::OpenFiles {
        connections,
        files,
        allowed,
    })?;
    // Another port each time, also for two measurements at once.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let mut server = Server::prepare(request.program.clone(), request.limits(), &mut rng)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let longest = request.seconds + request.warmup + 120.0 + 0.1 * f64::from(request.tables);
    let (measured, figures) = runtime.block_on(async {
        let run = Run { request, progress: &progress };
        tokio::select! {
            done = timeout(Duration::from_secs_f64(longest), run.measure(&mut server)) => {
                done.unwrap_or(Err(LoadError::TooLong))
            }
            () = stop => Err(LoadError::Stopped),
        }
    })?;
    Ok(Report::of(request, &measured, figures))
}

impl Request {
    fn connections(&self) -> u32 {
        self.tables.saturating_mul(u32::from(self.players))
    }

    /// Somebody hostile meets the limits that others meet.
    fn limits(&self) -> Limits {
        if self.hostile { Limits::On } else { Limits::Off }
    }

    /// Where the players of a table come from. With limits each table has an address of its own, as people do.
    fn players_come_from(&self, table: u32) -> Option<IpAddr> {
        let first = Ipv4Addr::new(127, 1, 0, 0).to_bits();
        self.hostile.then(|| IpAddr::V4(Ipv4Addr::from_bits(first + table)))
    }

    fn check(&self) -> Result<(), LoadError> {
        let fits = (1..=MOST_CONNECTIONS).contains(&self.connections())
            && (0.1..=3600.0).contains(&self.seconds)
            && (0.0..=60.0).contains(&self.warmup)
            && (0.001..=1000.0).contains(&self.rate);
        if !fits {
            return Err(LoadError::OutOfRange { connections: MOST_CONNECTIONS });
        }
        if !(0.0..self.seconds).contains(&self.kill.unwrap_or(0.0)) {
            return Err(LoadError::KillAfterEnd);
        }
        Ok(())
    }
}

/// One measurement.
struct Run<'a, P> {
    request: &'a Request,
    progress: &'a P,
}

impl<P: Fn(Progress)> Run<'_, P> {
    /// Everything from the first start of the server to its end.
    async fn measure(&self, server: &mut Server) -> Result<(Measured, Figures), LoadError> {
        let request = self.request;
        server.start().await?;
        sleep(REST).await;
        let before = server.memory();
        let (tell, phases) = watch::channel(Phase { stage: Stage::Idle, kills: 0 });
        let counted = Arc::new(AtomicU64::new(0));
        let tables = self.set_up(server, &phases, &counted).await?;
        let hostile = if request.hostile {
            Some(Hostile::set_up(server.address, &request.game, request.players).await?)
        } else {
            None
        };
        sleep(REST).await;
        let memory = before.zip(server.memory());
        let mut playing: JoinSet<Figures> = JoinSet::new();
        for table in tables {
            playing.spawn(table.play());
        }
        let enter = |stage: Stage, kills: u32| tell.send_replace(Phase { stage, kills });

        let is_idle = request.mode == Mode::Idle;
        if !is_idle {
            enter(Stage::WarmingUp, 0);
            sleep(Duration::from_secs_f64(request.warmup)).await;
        }
        let mut measured = Measured { memory, server_cpu: Some(0.0), ..Measured::default() };
        let (counting, moves) =
            if is_idle { (Stage::Idle, 0) } else { (Stage::Measured, request.moves) };
        let enough = |moves: u64| counted.load(Ordering::Relaxed) >= moves;
        enter(counting, 0);
        if let Some(kill) = request.kill {
            self.pass_time(kill, || enough(moves / 2), server, &mut measured).await;
            enter(Stage::Down, 0);
            server.kill();
            sleep(DEAD).await;
            measured.restart = Some(server.start().await?);
            enter(counting, 1);
            let rest = request.seconds - kill;
            self.pass_time(rest, || enough(moves), server, &mut measured).await;
        } else {
            self.pass_time(request.seconds, || enough(moves), server, &mut measured).await;
        }
        if let Some(hostile) = hostile {
            enter(Stage::Attacked, u32::from(request.kill.is_some()));
            let end = sleep(Duration::from_secs_f64(request.seconds));
            hostile.attack(end).await?;
        }
        enter(Stage::Finishing, u32::from(request.kill.is_some()));
        let mut figures = Figures::default();
        while let Some(played) = playing.join_next().await {
            match played {
                Ok(played) => figures.merge(played),
                Err(_) => figures.errors.add("panic"),
            }
        }
        Ok((measured, figures))
    }

    /// Lets this much time pass, and more until there is enough, and adds what was used in it.
    async fn pass_time(
        &self,
        seconds: f64,
        is_enough: impl Fn() -> bool,
        server: &Server,
        measured: &mut Measured,
    ) {
        let (start, cpu, own) = (Instant::now(), server.cpu(), ProcessTime::now());
        (self.progress)(Progress::Measuring(seconds.ceil() as u64));
        let end = start + Duration::from_secs_f64(seconds);
        while Instant::now() < end {
            sleep(Duration::from_secs(1).min(end - Instant::now())).await;
            (self.progress)(Progress::OneMore);
        }
        while !is_enough() {
            sleep(LOOK_EVERY).await;
        }
        (self.progress)(Progress::Done);
        measured.time += start.elapsed();
        measured.players_cpu += own.elapsed().as_secs_f64();
        let used = server.cpu().zip(cpu).map(|(after, before)| after - before);
        measured.server_cpu = measured.server_cpu.zip(used).map(|(sum, used)| sum + used);
    }

    /// Opens all tables, some at a time.
    async fn set_up(
        &self,
        server: &Server,
        phases: &watch::Receiver<Phase>,
        counted: &Arc<AtomicU64>,
    ) -> Result<Vec<Table>, LoadError> {
        let request = self.request;
        (self.progress)(Progress::SettingUp(request.tables.into()));
        let plan = |from| Plan {
            addresses: Arc::new([server.address]),
            from,
            game: &request.game,
            players: request.players,
            phases: phases.clone(),
            counted: Arc::clone(counted),
            progress: None,
        };
        let next = AtomicU32::new(0);
        let worker = async || {
            let mut tables = Vec::new();
            let mut http = HttpClient::connect(server.address, None).await?;
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= request.tables {
                    return Ok::<_, LoadError>(tables);
                }
                let pace = match request.mode {
                    Mode::Open => Pace::open(Duration::from_secs_f64(1.0 / request.rate)),
                    Mode::Closed | Mode::Idle => Pace::Closed,
                };
                let rng = Xoshiro256PlusPlus::seed_from_u64(request.seed ^ (u64::from(n) << 32));
                let from = request.players_come_from(n);
                if from.is_some() {
                    http = HttpClient::connect(server.address, from).await?;
                }
                tables.push(Table::set_up(&plan(from), &mut http, pace, rng).await?);
                (self.progress)(Progress::OneMore);
            }
        };
        let workers = (0..AT_ONCE.min(request.tables)).map(|_| worker());
        let tables = futures_util::future::try_join_all(workers).await?;
        (self.progress)(Progress::Done);
        Ok(tables.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> Request {
        Request {
            program: PathBuf::from("vierblatt"),
            tables: 10,
            players: 2,
            game: "any".to_owned(),
            mode: Mode::Closed,
            rate: 1.0,
            seconds: 1.0,
            warmup: 0.0,
            moves: 0,
            kill: None,
            hostile: false,
            seed: 0,
        }
    }

    #[test]
    fn what_cannot_be_measured_is_refused_before_a_server_is_started() {
        assert!(request().check().is_ok());
        let wrong = [
            Request { tables: 0, ..request() },
            Request { tables: u32::MAX, ..request() },
            Request { seconds: 0.0, ..request() },
            Request { seconds: f64::NAN, ..request() },
            Request { warmup: 61.0, ..request() },
            Request { rate: 0.0, ..request() },
        ];
        for wrong in wrong {
            assert!(matches!(wrong.check(), Err(LoadError::OutOfRange { .. })), "{wrong:?}");
        }
        let late = Request { kill: Some(1.0), ..request() };
        assert!(matches!(late.check(), Err(LoadError::KillAfterEnd)));
    }
}
