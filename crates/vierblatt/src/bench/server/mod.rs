//! `vierblatt bench server`: a real server under load, over real sockets on this machine.
//!
//! The server is a process of its own with a core of its own; the players share the others. What a move
//! costs is told in the server's processor time, which neighbours on a busy machine disturb least.
//! Latency is from sending a move to the next player having it, by one clock. In the open loop it counts
//! from when the move was due if the server kept the table from being ready by then.

mod figures;
mod flight;
mod ledger;
mod machine;
mod message;
mod pace;
mod process;
mod reception;
mod report;
mod socket;
mod table;
mod view;

use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_game::Message;

use crate::cli::{ServerBenchMode, ServerBenchRequest};
use crate::output::Failure;
use crate::progress;
use crate::serve::told_to_stop;
use figures::Figures;
use pace::Pace;
use process::Server;
use reception::Reception;
use report::Measured;
use table::{Phase, Plan, Stage, Table};

/// How many tables are set up at once.
const AT_ONCE: u32 = 32;
/// What the server takes to come to rest before its memory is read.
const REST: Duration = Duration::from_secs(1);
/// How long the server stays dead.
const DEAD: Duration = Duration::from_secs(1);
/// More connections than this have no ports on one machine.
const MOST_CONNECTIONS: u32 = 25_000;
/// Open files beside the connections of the tables.
const OTHER_FILES: u64 = 200;

/// Measures the server as asked.
pub(crate) fn server(request: &ServerBenchRequest) -> Result<ExitCode, Failure> {
    check(request)?;
    let connections = request.tables * u32::from(request.players);
    let files = u64::from(connections) + OTHER_FILES;
    machine::allow_open_files(files).map_err(|allowed| {
        let few = Message::new("cli-bench-files").text("connections", connections);
        Failure::from(few.text("files", files).text("allowed", allowed))
    })?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let mut server = Server::prepare(&mut rng)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let longest = request.seconds + request.warmup + 120.0 + 0.1 * f64::from(request.tables);
    let result = runtime.block_on(async {
        tokio::select! {
            done = timeout(Duration::from_secs_f64(longest), measure(request, &mut server)) => {
                done.unwrap_or_else(|_| Err(Message::new("cli-bench-too-long").into()))
            }
            () = told_to_stop() => Err(Message::new("cli-bench-stopped").into()),
        }
    });
    drop(server);
    let (measured, figures) = result?;
    let is_sound = figures.lost == 0 && figures.errors.count() == 0;
    report::print(request, &measured, figures)?;
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn check(request: &ServerBenchRequest) -> Result<(), Failure> {
    let fits = (1..=MOST_CONNECTIONS).contains(&(request.tables * u32::from(request.players)))
        && (0.1..=3600.0).contains(&request.seconds)
        && (0.0..=60.0).contains(&request.warmup)
        && (0.001..=1000.0).contains(&request.rate);
    if !fits {
        let limits = Message::new("cli-bench-limits").text("connections", MOST_CONNECTIONS);
        return Err(limits.into());
    }
    let seats = with_game(&request.game, Sizes).expect("clap takes only names in the catalog");
    if !seats.contains(&request.players) {
        let players = Message::new("cli-bench-players").text("game", &request.game);
        return Err(players.number("least", *seats.start()).number("most", *seats.end()).into());
    }
    let kill = request.kill.unwrap_or(0.0);
    if !(0.0..request.seconds).contains(&kill) {
        return Err(Message::new("cli-bench-kill").into());
    }
    Ok(())
}

/// How many can play a game.
struct Sizes;

impl Visit for Sizes {
    type Output = RangeInclusive<u8>;
    fn visit<G: Listed>(self) -> Self::Output {
        G::SEATS
    }
}

/// Everything from the first start of the server to its end.
async fn measure(
    request: &ServerBenchRequest,
    server: &mut Server,
) -> Result<(Measured, Figures), Failure> {
    server.start().await?;
    sleep(REST).await;
    let before = server.memory();
    let (tell, phases) = watch::channel(Phase { stage: Stage::Idle, kills: 0 });
    let tables = set_up(request, server, &phases).await?;
    sleep(REST).await;
    let memory = before.zip(server.memory());
    let mut playing: JoinSet<Figures> = JoinSet::new();
    for table in tables {
        playing.spawn(table.play());
    }
    let enter = |stage: Stage, kills: u32| tell.send_replace(Phase { stage, kills });

    let is_idle = request.mode == ServerBenchMode::Idle;
    if !is_idle {
        enter(Stage::WarmingUp, 0);
        sleep(Duration::from_secs_f64(request.warmup)).await;
    }
    let mut measured = Measured { memory, server_cpu: Some(0.0), ..Measured::default() };
    let counting = if is_idle { Stage::Idle } else { Stage::Measured };
    let first = request.kill.unwrap_or(request.seconds);
    enter(counting, 0);
    measured.time_passes(first, server).await;
    if let Some(kill) = request.kill {
        enter(Stage::Down, 0);
        server.kill();
        sleep(DEAD).await;
        measured.restart = Some(server.start().await?);
        enter(counting, 1);
        measured.time_passes(request.seconds - kill, server).await;
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

impl Measured {
    /// Lets some time pass and adds what was used in it.
    async fn time_passes(&mut self, seconds: f64, server: &Server) {
        let (start, cpu, own) = (Instant::now(), server.cpu(), ProcessTime::now());
        let bar = progress::bar(seconds.ceil() as u64, "cli-progress-seconds");
        let end = start + Duration::from_secs_f64(seconds);
        while Instant::now() < end {
            sleep(Duration::from_secs(1).min(end - Instant::now())).await;
            bar.inc(1);
        }
        bar.finish_and_clear();
        self.time += start.elapsed();
        self.players_cpu += own.elapsed().as_secs_f64();
        let used = server.cpu().zip(cpu).map(|(after, before)| after - before);
        self.server_cpu = self.server_cpu.zip(used).map(|(sum, used)| sum + used);
    }
}

/// Opens all tables, some at a time.
async fn set_up(
    request: &ServerBenchRequest,
    server: &Server,
    phases: &watch::Receiver<Phase>,
) -> Result<Vec<Table>, Failure> {
    let bar = progress::bar(request.tables.into(), "cli-progress-tables");
    let plan = Plan {
        address: server.address,
        game: &request.game,
        players: request.players,
        phases: phases.clone(),
    };
    let next = AtomicU32::new(0);
    let worker = async || {
        let mut reception = Reception::open(server.address).await?;
        let mut tables = Vec::new();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= request.tables {
                return Ok::<_, Failure>(tables);
            }
            let pace = match request.mode {
                ServerBenchMode::Open => Pace::open(Duration::from_secs_f64(1.0 / request.rate)),
                ServerBenchMode::Closed | ServerBenchMode::Idle => Pace::Closed,
            };
            let rng = Xoshiro256PlusPlus::seed_from_u64(request.seed ^ (u64::from(n) << 32));
            tables.push(Table::set_up(&plan, &mut reception, pace, rng).await?);
            bar.inc(1);
        }
    };
    let workers = (0..AT_ONCE.min(request.tables)).map(|_| worker());
    let tables = futures_util::future::try_join_all(workers).await?;
    bar.finish_and_clear();
    Ok(tables.into_iter().flatten().collect())
}
