//! All tables of one keeper, and who waits for what.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use vierblatt_store::{Lifetimes, ListedTable, Ms, NodeId, ReadError};

use crate::clerk::{Clerk, Desk, SlotKey};
use crate::expiry::Expiry;
use crate::slot::Slot;
use crate::work::{Unavailable, Work, turn_away};
use crate::{Effect, Event};

/// How often deserted tables are dropped.
const SWEEP_EVERY: Ms = 30_000;
/// How often tables are looked for whose time has come although nobody is there, and how many at once.
const LOOK_EVERY: Ms = 60_000;
const MOST_DUE: u32 = 200;
/// How soon the next of them are looked for when there were more.
const LOOK_AGAIN: Ms = 1000;

/// A keeper with tables sweeps so often that more than this between two events means that the clock was set forward, or that the
/// machine slept.
const LONGEST_GAP: Ms = 2 * SWEEP_EVERY + 30_000;

/// How many damaged tables are remembered.
const MOST_QUARANTINED: usize = 10_000;

/// A clock that goes back by more than this was set; less is measuring.
const CLOCK_SET: Ms = 1000;

/// How a keeper is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeeperSettings {
    /// Which of how many keepers it is: tables are divided among them by [`shard_of`].
    pub shard: (u32, u32),
    /// What the codes of its tables begin with, so that nobody takes them for those of another home. Empty for a server.
    pub code_prefix: &'static str,
    /// Which node it belongs to, where several share a store: a table it opens is that node's.
    pub node: Option<NodeId>,
    /// Whether it looks for tables whose time has come although nobody is there.
    pub looks_for_due: bool,
    /// How many entries a table's log may have before nothing new begins there.
    pub most_entries: u32,
    /// How long tables are kept at which nothing happens; the keeper that looks for due ones looks for those as well.
    pub lifetimes: Lifetimes,
}

impl KeeperSettings {
    /// Why a table is not here that somebody expects here.
    pub(crate) fn unavailable(&self) -> Unavailable {
        if self.node.is_some() { Unavailable::Moved } else { Unavailable::Storage }
    }
}

/// How much a keeper has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// How much waits for the table for which most waits.
    pub longest_queue: usize,
    /// How many effects have not been answered.
    pub under_way: usize,
    /// How many tables want to be woken.
    pub timers: usize,
}

/// Many tables, and nothing of the outside world.
pub struct Keeper {
    pub(crate) settings: KeeperSettings,
    pub(crate) slots: HashMap<Arc<str>, Slot>,
    pub(crate) clerk: Clerk,
    /// The time it was last told.
    now: Ms,
    next_sweep: Ms,
    next_look: Ms,
    /// Up to where due tables were looked for, while there are more.
    looked_until: Option<(Ms, i64)>,
    /// Tables that were found to be damaged. They are not read again and again, until the program is restarted.
    quarantined: HashSet<Arc<str>>,
    pub(crate) expiry: Expiry,
    pub(crate) is_stopping: bool,
}

impl Keeper {
    /// A keeper without tables. The seed must be secret: deals come from it.
    pub fn new(settings: KeeperSettings, seed: [u8; 32]) -> Keeper {
        Keeper {
            settings,
            slots: HashMap::new(),
            clerk: Clerk::new(ChaCha20Rng::from_seed(seed), settings.most_entries),
            now: 0,
            next_sweep: 0,
            next_look: 0,
            looked_until: None,
            quarantined: HashSet::new(),
            expiry: Expiry::default(),
            is_stopping: false,
        }
    }

    /// How many tables are in memory.
    pub fn tables(&self) -> usize {
        self.slots.len()
    }

    /// How many tables are set aside because they are damaged.
    pub fn quarantined(&self) -> usize {
        self.quarantined.len()
    }

    /// How much it has to do. Looks at every table.
    pub fn backlog(&self) -> Backlog {
        Backlog {
            longest_queue: self.slots.values().map(Slot::queue_length).max().unwrap_or(0),
            under_way: self.clerk.under_way(),
            timers: self.clerk.timers.len(),
        }
    }

    /// When it wants to be told [`Event::Tick`], if nothing happens before.
    pub fn wakes_at(&self) -> Option<Ms> {
        if self.is_stopping {
            return None;
        }
        let look = self.settings.looks_for_due.then(|| self.next_look.min(self.expiry.next()));
        let sweep = (!self.slots.is_empty()).then_some(self.next_sweep);
        self.clerk.timers.next().into_iter().chain(look).chain(sweep).min()
    }

    /// Takes in an event, and adds what is to be done because of it.
    pub fn take(&mut self, event: Event, now: Ms, effects: &mut Vec<Effect>) {
        if now.saturating_add(CLOCK_SET) < self.now {
            self.clock_went_back(now, effects);
        }
        if self.now > 0 && now > self.now + LONGEST_GAP {
            self.clock_went_forward(now - self.now, now, effects);
        }
        self.now = now;
        self.expiry.begin(now);
        match event {
            Event::Edge(message) => self.hear(message, now, effects),
            Event::Stored(ticket, result) => self.stored(ticket, result, now, effects),
            Event::Loaded(ticket, result, lease) => {
                self.loaded(ticket, result, lease, now, effects);
            }
            Event::GameRead(ticket, result) => self.game_read(ticket, result, now, effects),
            Event::NamesFound(ticket, result) => self.names_found(ticket, result, now, effects),
            Event::Ran(ticket, output) => self.ran(ticket, output, now, effects),
            Event::NotRun(ticket) => self.not_run(ticket, effects),
            Event::Due(result) => self.due(result, now, effects),
            Event::Idle(result) => self.idle(result, now, effects),
            Event::Lost(code) => {
                self.lose(&code, effects);
            }
            Event::LostAll => {
                for code in self.codes() {
                    self.lose(&code, effects);
                }
            }
            Event::Tick => self.tick(now, effects),
            Event::Stop => {
                self.is_stopping = true;
                for code in self.codes() {
                    if let Some(slot) = self.slots.get_mut(&code) {
                        slot.say_goodbye(effects);
                    }
                }
            }
        }
    }

    /// What waits for a time by the clock as it was would wait for too long: every table decides again when it wants to be woken.
    fn clock_went_back(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        self.next_sweep = self.next_sweep.min(now + SWEEP_EVERY);
        self.next_look = self.next_look.min(now + LOOK_EVERY);
        self.expiry.clock_was_set(now);
        for code in self.codes() {
            self.work_if_there(&code, Work::Wake, now, effects);
        }
    }

    /// Somebody set the clock, or the machine slept: a keeper with tables is told the time more often than that. Nobody has had
    /// that time to think.
    fn clock_went_forward(&mut self, by: Ms, now: Ms, effects: &mut Vec<Effect>) {
        self.expiry.clock_was_set(now);
        for code in self.codes() {
            if let Some(slot) = self.slots.get_mut(&code) {
                slot.clock_went_forward(by);
                self.work_if_there(&code, Work::Wake, now, effects);
            }
        }
    }

    /// All tables in memory, always in the same order: the same events give the same effects.
    pub(crate) fn codes(&self) -> Vec<Arc<str>> {
        let mut codes: Vec<Arc<str>> = self.slots.keys().cloned().collect();
        codes.sort_unstable();
        codes
    }

    pub(crate) fn desk<'a>(&'a mut self, now: Ms, effects: &'a mut Vec<Effect>) -> Desk<'a> {
        Desk { clerk: &mut self.clerk, effects, now }
    }

    /// Gives a table something to do, and loads it if it is not in memory.
    pub(crate) fn work(&mut self, code: Arc<str>, work: Work, now: Ms, effects: &mut Vec<Effect>) {
        if self.is_stopping {
            return turn_away(work, Unavailable::Stopping, effects);
        }
        if self.quarantined.contains(&code) {
            return turn_away(work, Unavailable::Damaged, effects);
        }
        let mut desk = Desk { clerk: &mut self.clerk, effects, now };
        let client = work.client();
        let load = |code: &Arc<str>| Slot::load(code, client, &mut desk);
        let slot = self.slots.entry(code).or_insert_with_key(load);
        slot.take(work, &mut desk);
        if slot.is_gone {
            let (code, reason) = (slot.code(), slot.reason());
            self.drop_table(&code, reason, effects);
        }
    }

    /// Gives a table something to do if it is in memory; whoever is no longer at it has nothing to ask of it.
    pub(crate) fn work_if_there(
        &mut self,
        code: &Arc<str>,
        work: Work,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        match self.slots.get_mut(code) {
            Some(slot) => {
                slot.take(work, &mut Desk { clerk: &mut self.clerk, effects, now });
                if slot.is_gone {
                    let reason = slot.reason();
                    self.drop_table(code, reason, effects);
                }
            }
            None => turn_away(work, self.settings.unavailable(), effects),
        }
    }

    /// Lets a table that waits for something go on.
    pub(crate) fn with_slot(
        &mut self,
        key: &SlotKey,
        now: Ms,
        effects: &mut Vec<Effect>,
        f: impl FnOnce(&mut Slot, &mut Desk<'_>),
    ) {
        // The same code may have been dropped and loaded again meanwhile: that is another table.
        let slot = self.slots.get_mut(&key.code).filter(|slot| slot.generation() == key.generation);
        let Some(slot) = slot else { return };
        f(slot, &mut Desk { clerk: &mut self.clerk, effects, now });
        if slot.is_gone {
            let reason = slot.reason();
            self.drop_table(&key.code, reason, effects);
        }
    }

    pub(crate) fn drop_table(
        &mut self,
        code: &str,
        reason: Unavailable,
        effects: &mut Vec<Effect>,
    ) {
        if let Some(slot) = self.slots.remove(code) {
            if reason == Unavailable::Damaged && self.quarantined.len() < MOST_QUARANTINED {
                self.quarantined.insert(slot.code());
            }
            self.clerk.timers.cancel(slot.wakes(), &slot.code());
            slot.let_go(reason, effects);
        }
    }

    /// Another node keeps a table, or will. Whoever waits for something that is being stored hears of it first; if it comes too late,
    /// the store refuses it.
    fn lose(&mut self, code: &str, effects: &mut Vec<Effect>) {
        if self.slots.get(code).is_some_and(|slot| !slot.is_storing()) {
            self.drop_table(code, Unavailable::Moved, effects);
        }
    }

    /// Wakes tables whose time has come although nobody is there. Those of other keepers are theirs to wake.
    fn due(
        &mut self,
        result: Result<Vec<ListedTable>, ReadError>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        let Ok(tables) = result else { return };
        // The rest comes soon: however many there are, each has its turn.
        let last = tables.last().filter(|_| tables.len() as u32 >= MOST_DUE);
        self.looked_until = last.and_then(|last| Some((last.summary.wake_at?, last.number)));
        if self.looked_until.is_some() {
            self.next_look = now + LOOK_AGAIN;
        }
        let (shard, shards) = self.settings.shard;
        for table in tables.into_iter().filter(|table| shard_of(&table.code, shards) == shard) {
            self.work(table.code.into(), Work::Wake, now, effects);
        }
    }

    fn tick(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        if self.is_stopping {
            return;
        }
        // All of them are taken out first: a table that wants to be woken at once must not keep the others waiting.
        for code in self.clerk.timers.due(now) {
            if let Some(slot) = self.slots.get_mut(&code) {
                slot.is_due();
                self.work_if_there(&code, Work::Wake, now, effects);
            }
        }
        if now >= self.next_sweep {
            self.next_sweep = now + SWEEP_EVERY;
            let (timers, shares) = (&mut self.clerk.timers, self.settings.node.is_some());
            let mut dropped = Vec::new();
            self.slots.retain(|code, slot| {
                let is_deserted = slot.is_deserted(now);
                if is_deserted {
                    timers.cancel(slot.wakes(), code);
                    dropped.push(Arc::clone(code));
                }
                !is_deserted
            });
            // Whoever comes next may come to another node.
            if shares {
                dropped.sort_unstable();
                effects.extend(dropped.into_iter().map(Effect::Release));
            }
        }
        if self.settings.looks_for_due && now >= self.next_look {
            self.next_look = now + LOOK_EVERY;
            effects.push(Effect::FindDue(now, self.looked_until.take(), MOST_DUE));
        }
        if self.settings.looks_for_due {
            self.expiry.tick(&self.settings.lifetimes, now, effects);
        }
    }
}

/// Which of this many keepers owns a table: always the same answer everywhere (FNV-1a).
pub fn shard_of(code: &str, shards: u32) -> u32 {
    let hash = code.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    (hash % u64::from(shards.max(1))) as u32
}
