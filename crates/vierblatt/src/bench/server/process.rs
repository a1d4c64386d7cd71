//! The server under load: a process of its own on a core of its own, with data that are thrown away.

use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::{Rng, RngExt};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};
use vierblatt_game::Message;

use super::machine::{Cores, cpu_seconds, resident_kib};
use crate::output::Failure;

/// How long the server may take until it listens.
const START_WITHIN: Duration = Duration::from_secs(30);
/// Below the ports that systems give to those who connect: such a port could be taken by one of our own
/// players while the server is down.
const PORTS: std::ops::Range<u16> = 10_000..30_000;

/// The server. It is killed, and its data deleted, when this is dropped.
pub(super) struct Server {
    pub(super) address: SocketAddr,
    cores: Option<Cores>,
    data: TempDir,
    running: Option<Child>,
}

impl Server {
    /// Chooses a port and a directory. Call it before there are other threads: they take over which cores
    /// they may use.
    pub(super) fn prepare(rng: &mut impl Rng) -> Result<Self, Failure> {
        let free = (0..100).find_map(|_| {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, rng.random_range(PORTS)));
            TcpListener::bind(address).is_ok().then_some(address)
        });
        let address = free.ok_or_else(|| Failure::from(Message::new("cli-bench-no-port")))?;
        let data = tempfile::Builder::new().prefix("vierblatt-bench-").tempdir()?;
        Ok(Server { address, cores: Cores::share(), data, running: None })
    }

    /// Starts it, on whatever data there are, and waits until it listens. Says how long that took.
    pub(super) async fn start(&mut self) -> Result<Duration, Failure> {
        let start = Instant::now();
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["serve", "--address", "127.0.0.1", "--no-limits", "--port"])
            .arg(self.address.port().to_string())
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
                return Err(self.failed("cli-bench-server-ended", &status.to_string()));
            }
            if TcpStream::connect(self.address).await.is_ok() {
                return Ok(start.elapsed());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Err(self.failed("cli-bench-server-silent", ""))
    }

    /// Kills it as a crash would: nothing it has not yet written gets to the disk.
    pub(super) fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            // Both fail only if it is gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// How much processor time it has used since it was started.
    pub(super) fn cpu(&self) -> Option<f64> {
        self.running.as_ref().and_then(|child| cpu_seconds(child.id()))
    }

    /// How much memory it holds, in KiB.
    pub(super) fn memory(&self) -> Option<u64> {
        self.running.as_ref().and_then(|child| resident_kib(child.id()))
    }

    fn log(&self) -> PathBuf {
        self.data.path().join("log")
    }

    /// A failure with the server's own last words.
    fn failed(&self, what: &'static str, status: &str) -> Failure {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        let last = log.lines().last().unwrap_or("–");
        Message::new(what).text("status", status).text("last", last).into()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
