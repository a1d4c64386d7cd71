//! `PostgreSQL` and NATS for the tests: each is started on a free port in a temporary directory of its own, and stopped at the end.
//!
//! `PostgreSQL` refuses to run as root, so root starts it as the user `postgres` that its package brings, or as `nobody`.

use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The variables by which tests find the engines.
const POSTGRES: &str = "VIERBLATT_TEST_POSTGRES";
const AUTHORITY: &str = "VIERBLATT_TEST_AUTHORITY";
const NATS: &str = "VIERBLATT_TEST_NATS";
/// How long an engine may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The engines that run, until this is dropped.
pub(crate) struct Engines {
    directory: PathBuf,
    running: Vec<Child>,
    variables: Vec<(&'static str, String)>,
}

impl Engines {
    /// Starts both. Whatever goes wrong is said, and the tests that need them fail then.
    pub(crate) fn start() -> io::Result<Engines> {
        let name = format!("vierblatt-engines-{}", std::process::id());
        let directory = std::env::temp_dir().join(name);
        fs::create_dir(&directory)?;
        let mut engines = Engines { directory, running: Vec::new(), variables: Vec::new() };
        engines.start_postgres()?;
        engines.start_nats()?;
        Ok(engines)
    }

    /// What a command needs to find them.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
    }

    fn start_postgres(&mut self) -> io::Result<()> {
        let missing = || io::Error::other("there is no PostgreSQL: initdb was not found");
        let programs = postgres_programs().ok_or_else(missing)?;
        let data = self.directory.join("postgres");
        fs::create_dir(&data)?;
        let user = unprivileged_user(&data)?;
        let mut init = as_user(user.as_deref(), &programs.join("initdb"));
        init.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"]);
        let made =
            init.arg("--no-sync").arg("--pgdata").arg(&data).stdout(Stdio::null()).status()?;
        if !made.success() {
            return Err(io::Error::other("initdb failed"));
        }
        let authority = self.make_certificates(&data, user.as_deref())?;
        self.variables.push((AUTHORITY, authority.display().to_string()));
        let port = free_port()?;
        let mut server = as_user(user.as_deref(), &programs.join("postgres"));
        server.args(["-c", "ssl=on"]);
        server.arg("-D").arg(&data).args(["-c", "listen_addresses=127.0.0.1"]);
        server.args(["-c", "unix_socket_directories=", "-c", "max_connections=300"]);
        // Nothing has to survive a power failure; everything else is as in earnest.
        server.args(["-c", "fsync=off", "-c", "log_min_messages=panic"]);
        server.arg("-p").arg(port.to_string()).stdout(Stdio::null());
        self.running.push(server.spawn()?);
        wait_for("PostgreSQL", port)?;
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        self.variables.push((POSTGRES, url));
        Ok(())
    }

    /// An authority of our own, and a certificate of it for the server: the authority's file.
    fn make_certificates(&self, data: &Path, user: Option<&str>) -> io::Result<PathBuf> {
        let file = |name: &str| self.directory.join(name).display().to_string();
        let names = file("names");
        fs::write(&names, "subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\n")?;
        let (authority, its_key) = (file("authority.crt"), file("authority.key"));
        let request = file("server.csr");
        let (certificate, key) = (data.join("server.crt"), data.join("server.key"));
        let (certificate, key) = (certificate.display().to_string(), key.display().to_string());
        let new_key =
            ["req", "-newkey", "rsa:2048", "-nodes", "-batch", "-subj", "/CN=Vierblatt tests"];
        openssl(&new_key, &["-x509", "-days", "2", "-keyout", &its_key, "-out", &authority])?;
        openssl(&new_key, &["-keyout", &key, "-out", &request])?;
        let sign = ["x509", "-req", "-days", "2", "-CAcreateserial", "-in", &request];
        let with =
            ["-CA", &authority, "-CAkey", &its_key, "-extfile", &names, "-out", &certificate];
        openssl(&sign, &with)?;
        if let Some(user) = user {
            Command::new("chown").args([user, &key, &certificate]).status()?;
        }
        Command::new("chmod").args(["600", &key]).status()?;
        Ok(authority.into())
    }

    fn start_nats(&mut self) -> io::Result<()> {
        let port = free_port()?;
        let mut server = Command::new("nats-server");
        server.args(["--addr", "127.0.0.1", "--port"]).arg(port.to_string());
        server.stdout(Stdio::null()).stderr(Stdio::null());
        self.running.push(server.spawn()?);
        wait_for("nats-server", port)?;
        self.variables.push((NATS, format!("nats://127.0.0.1:{port}")));
        Ok(())
    }
}

impl Drop for Engines {
    fn drop(&mut self) {
        for child in &mut self.running {
            let _ = child.kill();
            let _ = child.wait();
        }
        // Its helpers notice that the server is gone, and may still write meanwhile.
        let give_up = Instant::now() + PATIENCE;
        while fs::remove_dir_all(&self.directory).is_err() && Instant::now() < give_up {
            thread::sleep(Duration::from_millis(100));
        }
    }
}

/// Where `initdb` and `postgres` are. Debian keeps them out of the path, by version.
pub(crate) fn postgres_programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    places.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    places.extend(std::env::split_paths(&path));
    places
        .into_iter()
        .rev()
        .find(|place| place.join("initdb").is_file() && place.join("postgres").is_file())
}

/// The user the server runs as: none if we are somebody ordinary. The directory is theirs then.
fn unprivileged_user(directory: &Path) -> io::Result<Option<String>> {
    let output = Command::new("id").arg("-u").output()?;
    if output.stdout.trim_ascii() != b"0" {
        return Ok(None);
    }
    for user in ["postgres", "nobody"] {
        let given =
            Command::new("chown").arg(user).arg(directory).stderr(Stdio::null()).status()?;
        if given.success() {
            return Ok(Some(user.to_owned()));
        }
    }
    Err(io::Error::other("PostgreSQL needs a user other than root, and there is none"))
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    let Some(user) = user else { return Command::new(program) };
    // `exec` inside: whoever ends this process ends the server.
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={user}")).args(["--clear-groups", "--"]).arg(program);
    command
}

fn openssl(what: &[&str], how: &[&str]) -> io::Result<()> {
    let done = Command::new("openssl").args(what).args(how).stderr(Stdio::null()).status()?;
    if done.success() { Ok(()) } else { Err(io::Error::other("openssl makes no certificate")) }
}

/// A port that nobody uses just now.
fn free_port() -> io::Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}

fn wait_for(name: &str, port: u16) -> io::Result<()> {
    let give_up = Instant::now() + PATIENCE;
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if Instant::now() >= give_up {
            return Err(io::Error::other(format!("{name} does not start")));
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}
