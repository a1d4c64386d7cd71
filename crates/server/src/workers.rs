//! The threads that do what takes a while: bots' thinking, hints, records and replays. Clients take turns, and moves come first: on Linux
//! these threads have a lower priority than those that carry moves.

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use vierblatt_bus::ClientNetwork;

use crate::round_robin::RoundRobin;

/// How much may wait for one client, beside bots' thinking, of which there is as much as there are tables.
const MOST_WAITING: usize = 32;
/// By how much the priority of these threads is lower (the system's *niceness*).
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

type Work = Box<dyn FnOnce() + Send>;
/// None: nobody in particular. All tables of which nobody knows whose they are share one turn.
type Client = Option<ClientNetwork>;

/// The threads, and what waits for them. They end when this is dropped.
pub(crate) struct Workers(Arc<Shared>);

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    queue: RoundRobin<Client, Work>,
    is_closed: bool,
}

/// Too much already waits for this client: no more is taken.
pub(crate) struct TooMuch;

impl Workers {
    /// This many threads.
    ///
    /// # Errors
    /// When the system has no threads left.
    pub(crate) fn start(threads: usize) -> io::Result<Workers> {
        let workers = Workers(Arc::default());
        for _ in 0..threads {
            let shared = Arc::clone(&workers.0);
            let builder = std::thread::Builder::new().name("worker".to_owned());
            builder.spawn(move || shared.work())?;
        }
        Ok(workers)
    }

    /// Has something done, once it is this client's turn. Work must not panic.
    pub(crate) fn run(&self, client: Client, is_bounded: bool, work: Work) -> Result<(), TooMuch> {
        let most = if is_bounded { MOST_WAITING } else { usize::MAX };
        let pushed = self.0.state().queue.push(client, work, most);
        self.0.changed.notify_one();
        pushed.map_err(|_| TooMuch)
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.0.state().is_closed = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        // Where that is not allowed, all threads are equal.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(NICE);
        while let Some(work) = self.next() {
            work();
        }
    }

    /// Waits for something to do. None when there will not be anything.
    fn next(&self) -> Option<Work> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(work) = state.queue.pop() {
                return Some(work);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::mpsc;

    use super::*;

    #[expect(clippy::unnecessary_wraps, reason = "it is taken like that")]
    fn client(n: u8) -> Client {
        Some(ClientNetwork::of(IpAddr::from([n; 4])))
    }

    #[test]
    fn somebody_who_comes_late_does_not_wait_for_all_that_somebody_else_has_asked_for() {
        let workers = Workers::start(1).expect("a thread");
        let ((say, heard), (go, wait)) = (mpsc::channel(), mpsc::channel::<()>());
        let tell = |what: &'static str| -> Work {
            let say = say.clone();
            Box::new(move || say.send(what).expect("somebody listens"))
        };
        // The thread is busy until everything is in.
        let busy: Work = Box::new(move || wait.recv().expect("it is told to go on"));
        assert!(workers.run(client(1), true, busy).is_ok());
        let asked = (0..100).map_while(|_| workers.run(client(1), true, tell("first")).ok());
        let taken = asked.count();
        // The thread may have taken the busy one out already, or not yet.
        assert!((MOST_WAITING - 1..=MOST_WAITING).contains(&taken), "{taken}");
        assert!(workers.run(client(1), false, tell("a bot")).is_ok(), "bots always think");
        assert!(workers.run(client(2), true, tell("other")).is_ok());
        go.send(()).expect("it waits");
        let order: Vec<&str> = heard.iter().take(taken + 2).collect();
        assert!(order[..3].contains(&"other"), "{order:?}");
    }
}
