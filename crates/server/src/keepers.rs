//! The keepers of this process and the way to them. Each keeper owns the tables whose codes are its own, so that tables of
//! different keepers never wait for each other.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use rand_chacha::ChaCha20Rng;
use tokio::runtime::Handle;
use tokio::sync::Notify;
use vierblatt_bus::{Edges, Keepers, ToEdge, ToKeeper};
use vierblatt_bus_nats::Node;
use vierblatt_edge::{Clock, Edge};
use vierblatt_keeper::{Effect, Event, Keeper, KeeperSettings, shard_of};
use vierblatt_store::{Directory, Lifetimes, Log, Ms};

use crate::environment;
use crate::metrics::Metrics;
use crate::reads::Reads;
use crate::timer;
use crate::workers::Workers;

/// All keepers of this process.
pub(crate) struct LocalKeepers {
    shards: Vec<Shard>,
    pub(crate) log: Arc<dyn Log>,
    pub(crate) directory: Arc<dyn Directory>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) metrics: Metrics,
    pub(crate) runtime: Handle,
    /// As many bots think at once as there are cores.
    pub(crate) workers: Arc<Workers>,
    /// Whole games that are read.
    pub(crate) reads: Reads,
    /// The bus, where several nodes share a store.
    pub(crate) node: Option<Arc<Node>>,
    /// Not owned: the edge owns the keepers.
    edge: OnceLock<Weak<Edge>>,
    /// Appends that were not told to their keeper yet.
    pub(crate) storing: AtomicUsize,
    /// Counts tables that are opened, to open each with another keeper.
    opened: AtomicUsize,
    /// Until when the timer sleeps, and what wakes it before.
    pub(crate) sleeps_until: AtomicU64,
    pub(crate) timer: Arc<Notify>,
    /// Itself, for what is done later.
    pub(crate) this: Weak<LocalKeepers>,
}

/// One keeper, and what belongs to it.
struct Shard {
    state: Mutex<State>,
    /// Appends that were answered and that the keeper was not told yet.
    stored: Mutex<Vec<Event>>,
}

/// What the lock of a keeper guards.
///
/// Messages to a viewer leave in the order in which the keeper produced them, although many threads tell it things and its lock
/// is not held while its effects are carried out: effects wait in line under the lock, and one thread at a time, the one that set
/// `is_carrying_out`, takes them from there until none is left. Other threads leave theirs to it and go on at once. So nobody
/// ever waits for a second lock, and something that calls back while effects are carried out cannot block itself.
struct State {
    keeper: Keeper,
    effects: Vec<Effect>,
    is_carrying_out: bool,
    tables: usize,
    quarantined: usize,
}

impl LocalKeepers {
    pub(crate) fn start<S: Log + Directory + 'static>(
        store: Arc<S>,
        clock: Arc<dyn Clock>,
        metrics: Metrics,
        most_entries: u32,
        lifetimes: Lifetimes,
        node: Option<Arc<Node>>,
        seeds: &mut ChaCha20Rng,
    ) -> Arc<LocalKeepers> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let shards = cores.next_power_of_two() as u32;
        let shard = |shard| {
            let looks_for_due = shard == 0;
            let settings = KeeperSettings {
                shard: (shard, shards),
                code_prefix: "",
                node: node.as_ref().map(|node| node.id()),
                looks_for_due,
                most_entries,
                lifetimes,
            };
            let keeper = Keeper::new(settings, environment::next(seeds));
            let state = State {
                keeper,
                effects: Vec::new(),
                is_carrying_out: false,
                tables: 0,
                quarantined: 0,
            };
            Shard { state: Mutex::new(state), stored: Mutex::default() }
        };
        let shards = (0..shards).map(shard).collect();
        let keepers = Arc::new_cyclic(|this| LocalKeepers {
            shards,
            log: Arc::clone(&store) as _,
            directory: store,
            clock,
            metrics,
            runtime: Handle::current(),
            // Without threads no bot would ever move: better not to start at all.
            workers: Arc::new(Workers::start(cores).expect("threads can be started")),
            reads: Reads::default(),
            node,
            edge: OnceLock::new(),
            storing: AtomicUsize::new(0),
            opened: AtomicUsize::new(0),
            sleeps_until: AtomicU64::new(Ms::MAX),
            timer: Arc::new(Notify::new()),
            this: this.clone(),
        });
        tokio::spawn(timer::run(Arc::downgrade(&keepers), Arc::clone(&keepers.timer)));
        keepers
    }

    /// Says where the edge is.
    pub(crate) fn connect(&self, edge: &Arc<Edge>) {
        self.edge.get_or_init(|| Arc::downgrade(edge));
    }

    /// Tells every keeper that the program is about to stop.
    pub(crate) fn stop(&self) {
        for shard in 0..self.shards.len() {
            self.take(shard, [Event::Stop]);
        }
    }

    /// Tells every keeper that other nodes keep its tables, or will.
    pub(crate) fn lose_all(&self) {
        for shard in 0..self.shards.len() {
            self.take(shard, [Event::LostAll]);
        }
    }

    /// Whether there are tables in memory.
    pub(crate) fn has_tables(&self) -> bool {
        (0..self.shards.len()).any(|shard| self.state(shard).tables > 0)
    }

    /// Whether something is being stored.
    pub(crate) fn is_storing(&self) -> bool {
        self.storing.load(Ordering::SeqCst) > 0
    }

    pub(crate) fn tell_edge(&self, message: ToEdge) {
        if let Some(node) = &self.node {
            return Edges::tell(&**node, message);
        }
        if let Some(edge) = self.edge.get().and_then(Weak::upgrade) {
            edge.tell(message);
        }
    }

    /// How many keepers there are.
    pub(crate) fn shards(&self) -> usize {
        self.shards.len()
    }

    /// When this keeper wants to be woken.
    pub(crate) fn wakes_at(&self, shard: usize) -> Option<Ms> {
        self.state(shard).keeper.wakes_at()
    }

    /// Tells a keeper what has happened, and sees that what it wants is carried out.
    pub(crate) fn take(&self, shard: usize, events: impl IntoIterator<Item = Event>) {
        let mut state = self.state(shard);
        let now = self.clock.now();
        let State { keeper, effects, .. } = &mut *state;
        for event in events {
            keeper.take(event, now, effects);
        }
        if let Some(at) = keeper.wakes_at()
            && at < self.sleeps_until.fetch_min(at, Ordering::SeqCst)
        {
            self.timer.notify_one();
        }
        let (tables, quarantined) = (keeper.tables(), keeper.quarantined());
        self.metrics.tables.inc_by(tables as i64 - state.tables as i64);
        self.metrics.quarantined.inc_by(quarantined as i64 - state.quarantined as i64);
        (state.tables, state.quarantined) = (tables, quarantined);
        if state.is_carrying_out {
            return;
        }
        state.is_carrying_out = true;
        while !state.effects.is_empty() {
            let effects = std::mem::take(&mut state.effects);
            drop(state);
            for effect in effects {
                self.carry_out(shard, effect);
            }
            state = self.state(shard);
        }
        state.is_carrying_out = false;
    }

    /// An append was answered. The keeper is told by a task of its own and not by this thread, which is the store's: it
    /// should write on. What else is answered before that task runs, such as the rest of the same commit, is told together with it.
    pub(crate) fn stored(&self, shard: usize, event: Event) {
        let mut stored = self.shards[shard].stored.lock().unwrap_or_else(PoisonError::into_inner);
        stored.push(event);
        if stored.len() > 1 {
            return;
        }
        drop(stored);
        let Some(this) = self.this.upgrade() else { return };
        self.runtime.spawn(async move {
            let events = {
                let stored = &this.shards[shard].stored;
                std::mem::take(&mut *stored.lock().unwrap_or_else(PoisonError::into_inner))
            };
            let count = events.len();
            this.take(shard, events);
            this.storing.fetch_sub(count, Ordering::SeqCst);
        });
    }

    fn state(&self, shard: usize) -> MutexGuard<'_, State> {
        self.shards[shard].state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which keeper a table belongs to.
    pub(crate) fn shard_of(&self, code: &str) -> usize {
        shard_of(code, self.shards.len() as u32) as usize
    }
}

impl Keepers for LocalKeepers {
    fn tell(&self, message: ToKeeper) {
        if let Some(code) = message.code() {
            let shard = self.shard_of(code);
            self.take(shard, [Event::Edge(message)]);
        } else if let ToKeeper::Named { .. } | ToKeeper::SignedOut { .. } = message {
            for shard in 0..self.shards.len() {
                self.take(shard, [Event::Edge(message.clone())]);
            }
        } else {
            // A table that does not exist yet: its keeper draws a code that is its own.
            let shard = self.opened.fetch_add(1, Ordering::Relaxed) % self.shards.len();
            self.take(shard, [Event::Edge(message)]);
        }
    }
}

impl Drop for LocalKeepers {
    fn drop(&mut self) {
        // The timer notices that nobody needs it any more.
        self.timer.notify_one();
    }
}
