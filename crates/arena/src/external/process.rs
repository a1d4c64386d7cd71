//! A program that was started, and lines to and from it. Nothing it does can block or flood us: it
//! is written to and read from by threads of its own, its lines have a greatest length, and what
//! it says beyond that waits in its own pipe.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::thread;
use std::time::Duration;

use super::Launch;

/// The longest line a program may answer with.
const LONGEST_LINE: u64 = 1 << 16;
/// How many lines it may be ahead of us.
const LINES_AHEAD: usize = 16;

/// A program, running or not.
pub(crate) struct Process {
    launch: Launch,
    running: Option<Running>,
}

struct Running {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
}

impl Process {
    /// Not running yet.
    pub(crate) fn new(launch: Launch) -> Self {
        Process { launch, running: None }
    }

    /// Whether this is how it is started.
    pub(crate) fn is_of(&self, launch: &Launch) -> bool {
        self.launch == *launch
    }

    pub(crate) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Starts it; what it writes to standard error goes where ours goes.
    pub(crate) fn start(&mut self) -> io::Result<()> {
        let mut child = Command::new(&self.launch.words[0])
            .args(&self.launch.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (to, lines) = mpsc::channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        let (sender, from) = mpsc::sync_channel(LINES_AHEAD);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &sender));
        }
        self.running = Some(Running { child, to, from });
        Ok(())
    }

    /// Sends a line. A program that has gone is noticed when it is asked.
    pub(crate) fn say(&self, line: String) {
        if let Some(running) = &self.running {
            // It fails only when the program has gone.
            let _ = running.to.send(line);
        }
    }

    /// Sends a line and waits for one. What it said before it was asked is not heard. None when it
    /// has gone, takes too long or never stops talking; it is stopped then.
    pub(crate) fn ask(&mut self, line: String, patience: Duration) -> Option<String> {
        let running = self.running.as_mut()?;
        // Not for ever: some programs never stop talking.
        let said_before = (0..=LINES_AHEAD).find(|_| running.from.try_recv().is_err());
        if said_before.is_none() {
            self.stop();
            return None;
        }
        let answer = match running.to.send(line) {
            Ok(()) => running.from.recv_timeout(patience).ok(),
            Err(_) => None,
        };
        if answer.is_none() {
            self.stop();
        }
        answer
    }

    /// Stops it at once.
    pub(crate) fn stop(&mut self) {
        if let Some(Running { mut child, .. }) = self.running.take() {
            // Either fails only when it has gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop();
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, lines: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match (&mut stdout).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(read) if read > 0 && line.ends_with(b"\n") => {}
            // The end, or a line without one.
            _ => return,
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if lines.send(line).is_err() {
            return;
        }
    }
}
