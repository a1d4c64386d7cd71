//! The server under load: a process of its own on a core of its own, with data that is thrown away.

use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::{Rng, RngExt};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use crate::LoadError;
use crate::machine::{Cores, cpu_seconds, resident_kib};

/// How long the server may take until it listens.
const START_WITHIN: Duration = Duration::from_secs(30);
/// Below the ports that systems give to those who connect: one of our own players could take such a port
/// while the server is down.
const PORTS: std::ops::Range<u16> = 10_000..30_000;

/// Whether clients are limited in how much they may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limits {
    On,
    Off,
}

/// The server. It is killed, and its data deleted, when this is dropped.
pub(crate) struct Server {
    program: PathBuf,
    pub(crate) address: SocketAddr,
    limits: Limits,
    cores: Option<Cores>,
    data: TempDir,
    running: Option<Child>,
}

impl Server {
    /// Chooses a port and a directory. Call it before there are other threads: they take over which cores
    /// they may use.
    pub(crate) fn prepare(
        program: PathBuf,
        limits: Limits,
        rng: &mut impl Rng,
    ) -> Result<Self, LoadError> {
        let free = (0..100).find_map(|_| {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, rng.random_range(PORTS)));
            TcpListener::bind(address).is_ok().then_some(address)
        });
        let address = free.ok_or(LoadError::NoPort)?;
        let data = tempfile::Builder::new().prefix("vierblatt-bench-").tempdir()?;
        Ok(Server { program, address, limits, cores: Cores::share(), data, running: None })
    }

    /// Starts it with the data that is there, and waits until it listens. Gives how long that took.
    pub(crate) async fn start(&mut self) -> Result<Duration, LoadError> {
        let start = Instant::now();
        let mut command = Command::new(&self.program);
        command
            .args(["serve", "--address", "127.0.0.1", "--port"])
            .arg(self.address.port().to_string())
            .args((self.limits == Limits::Off).then_some("--no-limits"))
            .arg("--data")
            .arg(self.data.path().join("data"))
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::options().create(true).append(true).open(self.log())?);
        let child = match &self.cores {
            Some(cores) => cores.on_server(|| command.spawn())?,
            None => command.spawn()?,
        };
        let child = self.running.insert(child);
        while start.elapsed() < START_WITHIN {
            if let Some(status) = child.try_wait()? {
                let (status, last) = (status.to_string(), self.last_line());
                return Err(LoadError::ServerEnded { status, last });
            }
            if TcpStream::connect(self.address).await.is_ok() {
                return Ok(start.elapsed());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Err(LoadError::ServerSilent { last: self.last_line() })
    }

    /// Kills it as a crash would: nothing it has not yet written gets to the disk.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            // Both fail only if it is gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// How much processor time it has used since it was started.
    pub(crate) fn cpu(&self) -> Option<f64> {
        self.running.as_ref().and_then(|child| cpu_seconds(child.id()))
    }

    /// How much memory it holds, in KiB.
    pub(crate) fn memory(&self) -> Option<u64> {
        self.running.as_ref().and_then(|child| resident_kib(child.id()))
    }

    fn log(&self) -> PathBuf {
        self.data.path().join("log")
    }

    /// The last line the server logged.
    fn last_line(&self) -> String {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        log.lines().last().unwrap_or("–").to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
