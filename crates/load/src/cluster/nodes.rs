//! The nodes: processes of their own, each with a way to the database and to the bus that can be cut.

use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use super::proxy::Proxy;
use crate::LoadError;

/// How long a node may take until it listens.
const START_WITHIN: Duration = Duration::from_secs(30);

/// One node.
pub(super) struct Node {
    program: PathBuf,
    pub(super) address: SocketAddr,
    database: String,
    bus: String,
    pub(super) to_database: Proxy,
    pub(super) to_bus: Proxy,
    log: PathBuf,
    running: Option<Child>,
}

impl Node {
    pub(super) async fn prepare(
        program: PathBuf,
        database: &str,
        bus: &str,
        logs: &TempDir,
        n: usize,
    ) -> Result<Node, LoadError> {
        let (database, to_database) = through(database, 5432).await?;
        let (bus, to_bus) = through(bus, 4222).await?;
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let log = logs.path().join(format!("node-{n}"));
        let node =
            Node { program, address: free, database, bus, to_database, to_bus, log, running: None };
        Ok(node)
    }

    /// Starts it, and waits until it listens.
    pub(super) async fn start(&mut self) -> Result<(), LoadError> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command
            .args(["serve", "--no-limits", "--address", "127.0.0.1", "--port"])
            .arg(self.address.port().to_string())
            // Not as arguments: everybody on the machine can read those.
            .env("VIERBLATT_DATABASE", &self.database)
            .env("VIERBLATT_BUS", &self.bus)
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        let child = self.running.insert(command.spawn()?);
        let start = Instant::now();
        while start.elapsed() < START_WITHIN {
            if let Some(status) = child.try_wait()? {
                let (status, last) = (status.to_string(), self.last_line());
                return Err(LoadError::ServerEnded { status, last });
            }
            if TcpStream::connect(self.address).await.is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Err(LoadError::ServerSilent { last: self.last_line() })
    }

    /// Kills it as a crash would.
    pub(super) fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Tells it something: to stop in order, to sleep, to go on.
    pub(super) fn signal(&self, name: &str) {
        if let Some(child) = &self.running {
            let pid = child.id().to_string();
            let _ = Command::new("kill").args(["-s", name, &pid]).status();
        }
    }

    /// Waits until it has ended by itself.
    pub(super) async fn ended(&mut self) {
        while let Some(child) = &mut self.running {
            if !matches!(child.try_wait(), Ok(None)) {
                self.running = None;
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    fn last_line(&self) -> String {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        log.lines().last().unwrap_or("–").to_owned()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The same address through a proxy.
async fn through(url: &str, usual: u16) -> Result<(String, Proxy), LoadError> {
    let wrong =
        || LoadError::set_up("an address of the form scheme://user@host:port/name is needed");
    let (scheme, rest) = url.split_once("://").ok_or_else(wrong)?;
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let (user, host) =
        authority.rsplit_once('@').map_or(("", authority), |(user, host)| (user, host));
    let to = if host.contains(':') { host.to_owned() } else { format!("{host}:{usual}") };
    let proxy = Proxy::start(to).await?;
    let at = if user.is_empty() { "" } else { "@" };
    Ok((format!("{scheme}://{user}{at}127.0.0.1:{}{path}", proxy.port), proxy))
}
