//! The store with everything that can go wrong with it, and what the log of the story's table says.

use std::mem;
use std::sync::{Arc, Mutex};

use vierblatt_history::{Entry, Line};
use vierblatt_keeper::{Event as KeeperEvent, Ticket};
use vierblatt_protocol::Status;
use vierblatt_store::{
    Append, AppendError, Directory, Lease, Leases, Log, MemoryStore, Ms, NodeId, PersonId,
    ReadError, StorageError,
};

use crate::planted::Planted;
use crate::promise::{Kept, Promise};
use crate::world::{Event, World};

/// The store, and what was read of it.
pub(crate) struct Disk {
    pub(crate) store: MemoryStore,
    /// The table's log so far: it only grows.
    pub(crate) log: Vec<Line>,
    /// How many entries everybody may know of, after each of them.
    told: Vec<u32>,
    answers: Arc<Mutex<Vec<Answered>>>,
    pub(crate) full_until: Ms,
    pub(crate) slow_until: Ms,
    /// Until when the appends of a node fail.
    pub(crate) fails_until: [Ms; 2],
    will_sync: bool,
}

/// An append that was answered: whose it was, and how.
struct Answered {
    node: usize,
    life: u32,
    ticket: Ticket,
    result: Result<(), AppendError>,
    /// Another node that kept the table when this was stored.
    owner: Option<NodeId>,
}

/// Something to be read.
pub(crate) enum Read {
    Load(Ticket, Arc<str>),
    Game(Ticket, Arc<str>, u32),
    Names(Ticket, Vec<PersonId>),
    Due(Ms, Option<(Ms, i64)>, u32),
}

/// What becomes of an append.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stored,
    Refused,
    /// It is stored, and the node hears that it is not.
    StoredUnheard,
    /// The node dies, before or after it was stored.
    Dies {
        stored: bool,
    },
}

impl Disk {
    pub(crate) fn new(store: MemoryStore) -> Disk {
        Disk {
            store,
            log: Vec::new(),
            told: Vec::new(),
            answers: Arc::default(),
            full_until: 0,
            slow_until: 0,
            fails_until: [0; 2],
            will_sync: false,
        }
    }

    /// How many entries of the log everybody may know of.
    pub(crate) fn told(&self) -> u32 {
        self.told.last().copied().unwrap_or(0)
    }

    /// The place of the entry that has this number for clients.
    pub(crate) fn place_of(&self, n: u32) -> Option<usize> {
        self.told.iter().position(|told| *told == n)
    }

    pub(crate) fn told_after(&self, place: usize) -> u32 {
        self.told[place]
    }

    /// How many games have started.
    pub(crate) fn games(&self) -> u32 {
        let starts = |line: &&Line| matches!(line.entry, Entry::Started | Entry::Rematch);
        self.log.iter().filter(starts).count() as u32
    }

    pub(crate) fn entries(&self, code: &str) -> Vec<Vec<u8>> {
        self.store.read(code, 0, u32::MAX).wait().expect("memory can be read")
    }

    pub(crate) fn status(&self, code: &str) -> Option<Status> {
        let listed = self.store.table(code).wait().expect("memory can be read");
        listed.map(|listed| listed.summary.status)
    }

    /// Reads what was appended since.
    pub(crate) fn refresh(&mut self, code: Option<&str>) -> Kept {
        let Some(code) = code else { return Ok(()) };
        let from = self.log.len().saturating_sub(1);
        let new = self.store.read(code, from as u64, u32::MAX).wait();
        let mut new = new.map_err(|damage| Promise::LogLoads.broken(damage.to_string()))?;
        if !self.log.is_empty() {
            let is_there = new.first().is_some_and(|last| {
                Line::read(last).is_ok_and(|last| self.log.last() == Some(&last))
            });
            Promise::RequestsOnce.holds(is_there, || "the log has lost entries".into())?;
            new.remove(0);
        }
        for entry in &new {
            let line = Line::read(entry).map_err(|error| {
                Promise::LogLoads.broken(format!("an entry that is not a line: {error}"))
            })?;
            let is_told = !matches!(line.entry, Entry::Claimed { .. });
            self.told.push(self.told() + u32::from(is_told));
            self.log.push(line);
        }
        Ok(())
    }

    fn read(&self, read: Read, error: Option<ReadError>, lease: Option<Lease>) -> KeeperEvent {
        let store = &self.store;
        let fails = error.map_or(Ok(()), Err);
        match read {
            Read::Load(ticket, code) => {
                KeeperEvent::Loaded(ticket, fails.and_then(|()| store.load(&code).wait()), lease)
            }
            Read::Game(ticket, code, number) => {
                KeeperEvent::GameRead(ticket, fails.and_then(|()| store.game(&code, number).wait()))
            }
            Read::Names(ticket, people) => {
                KeeperEvent::NamesFound(ticket, fails.and_then(|()| store.people(people).wait()))
            }
            Read::Due(before, after, limit) => {
                KeeperEvent::Due(fails.and_then(|()| store.due_tables(before, after, limit).wait()))
            }
        }
    }
}

impl World {
    /// How long the disk takes.
    pub(crate) fn disk_delay(&mut self) -> Ms {
        let is_slow = self.now < self.disk.slow_until;
        self.dice.within(1, if is_slow { 3000 } else { 12 })
    }

    pub(crate) fn read(&mut self, node: usize, life: u32, read: Read) {
        let fails = !self.is_calm() && self.dice.once_in(25);
        let mut error = fails.then_some(StorageError::Busy);
        let mut lease = None;
        if let Read::Load(_, code) = &read
            && self.story.has_leases
            && self.nodes[node].life == life
        {
            match self.claim(node, code) {
                Ok(claimed) => lease = claimed,
                Err(held) => error = Some(held),
            }
        }
        let event = self.disk.read(read, error, lease);
        let delay = self.disk_delay();
        self.after(delay, Event::Told { node, life, event });
    }

    /// An append reaches the store.
    pub(crate) fn append(
        &mut self,
        node: usize,
        life: u32,
        ticket: Ticket,
        append: Append,
    ) -> Kept {
        let is_alive = self.nodes[node].life == life;
        let fate = self.fate(node, is_alive);
        if matches!(fate, Fate::Refused | Fate::Dies { stored: false }) {
            if is_alive {
                let error = match self.dice.below(3) {
                    0 => StorageError::Busy,
                    1 => StorageError::Full,
                    _ => StorageError::Other("it is simulated".into()),
                };
                self.answered(node, life, ticket, Err(error.into()));
            }
        } else if self.planted == Planted::LosesAppends && self.dice.once_in(20) {
            self.answered(node, life, ticket, Ok(()));
        } else {
            let answers = Arc::clone(&self.disk.answers);
            let is_heard = fate != Fate::StoredUnheard && self.planted != Planted::TellsTooEarly;
            let append = self.planted.change(append);
            let (store, code, lease) =
                (self.disk.store.clone(), append.table.clone(), append.lease);
            store.set_clock(self.now);
            self.disk.store.append_then(
                append,
                Box::new(move |result| {
                    let owner = store.owner(&code).wait().expect("memory can be read");
                    let owner = owner.filter(|owner| {
                        result.is_ok() && lease.is_none_or(|lease| lease.node != *owner)
                    });
                    let result = match result {
                        Ok(()) if !is_heard => Err(StorageError::Closed.into()),
                        result => result,
                    };
                    let answered = Answered { node, life, ticket, result, owner };
                    answers.lock().expect("one thread").push(answered);
                }),
            );
            if self.planted == Planted::FlipsBits && self.dice.once_in(40) {
                self.flip_bit();
            }
            if self.story.syncs_by_hand || self.planted == Planted::SafeTooEarly {
                self.sync_soon();
            }
            self.hand_out_answers()?;
        }
        if matches!(fate, Fate::Dies { .. }) && is_alive {
            self.crash(node);
        }
        Ok(())
    }

    /// Another last digit of the time in the newest entry: whoever does not compare hashes never notices.
    fn flip_bit(&mut self) {
        let Some(code) = self.code.clone() else { return };
        let Some(last) = self.disk.log.len().checked_sub(1) else { return };
        self.disk.store.damage(&code, last as u64, |entry| {
            let time = entry.windows(5).position(|part| part == b"\"at\":");
            let digits = time.map(|at| at + 5);
            let end = digits.and_then(|from| {
                entry[from..].iter().position(|byte| !byte.is_ascii_digit()).map(|n| from + n)
            });
            if let Some(digit) = end.and_then(|end| entry.get_mut(end - 1)) {
                *digit ^= 1;
            }
        });
    }

    fn fate(&mut self, node: usize, is_alive: bool) -> Fate {
        if self.is_calm() {
            return Fate::Stored;
        }
        // What a dead node has handed over is stored, or is not.
        if !is_alive {
            return if self.dice.once_in(2) { Fate::Stored } else { Fate::Refused };
        }
        let fails = self.now < self.disk.full_until || self.now < self.disk.fails_until[node];
        match self.dice.below(60) {
            _ if fails => Fate::Refused,
            0 => Fate::Refused,
            1 | 2 => Fate::StoredUnheard,
            3 => Fate::Dies { stored: true },
            4 => Fate::Dies { stored: false },
            _ => Fate::Stored,
        }
    }

    fn sync_soon(&mut self) {
        if !mem::replace(&mut self.disk.will_sync, true) {
            let early = self.planted == Planted::SafeTooEarly;
            let delay = if early { self.dice.within(50, 4000) } else { self.dice.within(1, 30) };
            self.after(delay, Event::Sync);
        }
    }

    pub(crate) fn sync(&mut self) -> Kept {
        self.disk.will_sync = false;
        self.disk.store.sync();
        self.hand_out_answers()
    }

    /// The store dies and comes back, with what was safe.
    pub(crate) fn crash_store(&mut self) -> Kept {
        self.disk.store.crash();
        self.hand_out_answers()
    }

    fn hand_out_answers(&mut self) -> Kept {
        let answers = mem::take(&mut *self.disk.answers.lock().expect("one thread"));
        self.disk.refresh(self.code.as_deref())?;
        for Answered { node, life, ticket, result, owner } in answers {
            Promise::OneOwner.holds(owner.is_none(), || {
                format!("node {node} stored something at a table that {owner:?} keeps")
            })?;
            self.answered(node, life, ticket, result);
        }
        Ok(())
    }

    fn answered(
        &mut self,
        node: usize,
        life: u32,
        ticket: Ticket,
        result: Result<(), AppendError>,
    ) {
        let drops = self.planted == Planted::DropsStored && self.dice.once_in(15);
        if drops || self.planted == Planted::TellsTooEarly {
            return;
        }
        let delay = self.disk_delay();
        let event = KeeperEvent::Stored(ticket, result);
        self.after(delay, Event::Told { node, life, event });
    }
}
