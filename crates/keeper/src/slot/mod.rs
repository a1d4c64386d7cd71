//! One table in memory, what waits for it, and what it waits for.

mod farewell;
mod loading;
mod reading;

use std::collections::VecDeque;
use std::sync::Arc;

use rand::Rng;
use vierblatt_bus::{ClientNetwork, Refused, Reply, RequestId, ToEdge};
use vierblatt_protocol::{Ask, Kind};
use vierblatt_store::{Append, AppendError, Lease, Ms, PersonId};
use vierblatt_table::{AnyTable, Asker, Failure, Input, Outbox};

use crate::archive::games;
use crate::clerk::{Desk, SlotKey, Waiting};
use crate::messages::{no_reply, reply, why};
use crate::work::{Arrival, Unavailable, Work, turn_away};
use crate::{Effect, jobs};

/// How much may wait for one table. More is refused at once.
const MOST_WAITING: usize = 256;
/// How much later what could not be read is read again.
const RETRY: Ms = 1000;

/// One table in memory.
pub(crate) struct Slot {
    key: SlotKey,
    /// Where nodes share a store: what every append names, so that none is stored once another node keeps the table.
    lease: Option<Lease>,
    /// None while it is loaded.
    table: Option<Box<dyn AnyTable>>,
    /// For whom its bots think: where its host comes from, or else whoever came first. None until somebody comes.
    client: Option<ClientNetwork>,
    /// What waits until the table has time.
    queue: VecDeque<Work>,
    busy: Option<Busy>,
    /// When it will be woken, as far as the timers know.
    wakes: Option<Ms>,
    /// When what could not be read is tried again.
    retry: Option<Ms>,
    /// Whether it is not to be used any more: its log was written by somebody else, or makes no sense.
    pub(crate) is_gone: bool,
    /// Whether what is stored of it was found to be damaged.
    is_damaged: bool,
    /// Whether the program is about to stop: what is under way is finished, and nothing new begins.
    is_stopping: bool,
}

/// What a table waits for.
enum Busy {
    /// To be loaded.
    Loading,
    /// To learn what its people are called.
    Naming,
    /// To have something stored.
    Storing,
    /// To have the starts of its games stored: its log is from before they were kept.
    StoringStarts,
    /// To have its present game read, for this.
    Reading(ReadFor),
}

/// What the game being played is read for.
enum ReadFor {
    Connect(Arrival),
    Bots,
    Hint(RequestId, ClientNetwork, PersonId),
}

impl Slot {
    /// A table that is still to be loaded.
    pub(crate) fn load(
        code: &Arc<str>,
        client: Option<ClientNetwork>,
        desk: &mut Desk<'_>,
    ) -> Slot {
        let mut slot = Slot::empty(code, desk);
        slot.busy = Some(Busy::Loading);
        let ticket = desk.clerk.ticket(Waiting::Table(slot.key.clone()));
        desk.effects.push(Effect::Load(ticket, client, Arc::clone(code)));
        slot
    }

    /// A table that was just opened.
    pub(crate) fn opened(
        code: &Arc<str>,
        table: Box<dyn AnyTable>,
        client: ClientNetwork,
        lease: Option<Lease>,
        desk: &mut Desk<'_>,
    ) -> Slot {
        let mut slot = Slot::empty(code, desk);
        slot.lease = lease;
        slot.client = Some(client);
        slot.table = Some(table);
        slot
    }

    fn empty(code: &Arc<str>, desk: &mut Desk<'_>) -> Slot {
        let key = SlotKey { code: Arc::clone(code), generation: desk.clerk.number() };
        Slot {
            key,
            lease: None,
            table: None,
            client: None,
            queue: VecDeque::new(),
            busy: None,
            wakes: None,
            retry: None,
            is_gone: false,
            is_damaged: false,
            is_stopping: false,
        }
    }

    /// Why it is gone.
    pub(crate) fn reason(&self) -> Unavailable {
        match self.lease {
            _ if self.is_damaged => Unavailable::Damaged,
            Some(_) => Unavailable::Moved,
            None => Unavailable::Storage,
        }
    }

    pub(crate) fn generation(&self) -> u64 {
        self.key.generation
    }

    pub(crate) fn code(&self) -> Arc<str> {
        Arc::clone(&self.key.code)
    }

    /// Whether nobody needs it in memory.
    pub(crate) fn is_deserted(&self, now: Ms) -> bool {
        let sleeps = self.wakes.is_none_or(|at| at > now + 60_000);
        let is_idle = self.queue.is_empty() && self.busy.is_none();
        is_idle && sleeps && self.table.as_ref().is_some_and(|table| table.is_deserted())
    }

    /// Takes in something to do, and does what can be done now.
    pub(crate) fn take(&mut self, work: Work, desk: &mut Desk<'_>) {
        let may_wait =
            matches!(work, Work::Disconnect(_) | Work::Thought(_) | Work::Wake | Work::Named(..));
        if self.queue.len() >= MOST_WAITING && !may_wait {
            turn_away(work, Unavailable::Busy, desk.effects);
            return;
        }
        // What may always wait waits once: a queue does not grow by it while a disk hangs.
        match &work {
            Work::Wake if self.queue.iter().any(|waiting| matches!(waiting, Work::Wake)) => return,
            Work::Named(person, _) => self
                .queue
                .retain(|waiting| !matches!(waiting, Work::Named(other, _) if other == person)),
            _ => {}
        }
        self.queue.push_back(work);
        self.go_on(desk);
    }

    /// Whether something of it is being stored.
    pub(crate) fn is_storing(&self) -> bool {
        matches!(self.busy, Some(Busy::Storing | Busy::StoringStarts))
    }

    pub(crate) fn queue_length(&self) -> usize {
        self.queue.len()
    }

    /// When it will be woken, for whoever drops it.
    pub(crate) fn wakes(&self) -> Option<Ms> {
        self.wakes
    }

    /// Does what waits, until the table has to wait for something itself.
    fn go_on(&mut self, desk: &mut Desk<'_>) {
        while self.busy.is_none()
            && !self.is_gone
            && let Some(work) = self.queue.pop_front()
        {
            if self.is_stopping {
                turn_away(work, Unavailable::Stopping, desk.effects);
            } else {
                self.work(work, desk);
            }
        }
        self.set_timer(desk);
    }

    /// A table that waits for something is not woken: when that comes it goes on by itself, and sets its timer then.
    fn set_timer(&mut self, desk: &mut Desk<'_>) {
        if self.busy.is_some() || self.is_stopping {
            return;
        }
        let at = self
            .table
            .as_ref()
            .and_then(|table| table.wakes_at())
            .into_iter()
            .chain(self.retry)
            .min();
        if let Some(at) = at
            && self.wakes.is_none_or(|then| at < then)
        {
            desk.clerk.timers.set(self.wakes.replace(at), at, &self.key.code);
        }
    }

    /// The clock was set forward: what it waits for is that much later.
    pub(crate) fn clock_went_forward(&mut self, by: Ms) {
        self.retry = self.retry.map(|at| at.saturating_add(by));
        if let Some(table) = &mut self.table {
            table.clock_went_forward(by);
        }
    }

    /// The time it was to be woken at has come.
    pub(crate) fn is_due(&mut self) {
        self.wakes = None;
    }

    fn work(&mut self, work: Work, desk: &mut Desk<'_>) {
        let Some(table) = &mut self.table else { return };
        if let Some((person, client)) = work.person()
            && (self.client.is_none() || table.is_host(person))
        {
            self.client = Some(client);
        }
        if table.entries() >= desk.clerk.most_entries && work.begins_something() {
            return turn_away(work, Unavailable::Full, desk.effects);
        }
        let input = match work {
            Work::Connect(arrival) if table.has_missed(arrival.since) => {
                return self.read_game(ReadFor::Connect(arrival), desk);
            }
            Work::Connect(arrival) => arrival.with(None),
            Work::Disconnect(viewer) => Input::Disconnect(viewer),
            Work::Measured(viewer, round_trip) => Input::Measured(viewer, round_trip),
            Work::Named(person, name) => Input::Named(person, name),
            Work::Ask { viewer, id, ask, arrived } => {
                let lot = desk.clerk.rng.next_u32();
                Input::Ask { asker: Asker::Viewer(viewer), id, ask, arrived, lot }
            }
            Work::AskOnce { request, client: _, person, name, id, ask, arrived } => {
                table.know_names(vec![(person.clone(), name)]);
                let lot = desk.clerk.rng.next_u32();
                Input::Ask { asker: Asker::Request(request, person), id, ask, arrived, lot }
            }
            Work::Join { request, client, person, name, seat, arrived } => {
                let Some(seat) = seat.or_else(|| table.free_seat()) else {
                    let full = why("server-table-full", Kind::NotAllowed);
                    return no_reply(request, Refused::NotAllowed(full), desk.effects);
                };
                // Where nodes share a store the question may be asked again, perhaps of another node: it must be known again. Its number
                // is nobody else's there. Elsewhere it is drawn, because a page counts from the same number after each start.
                let id = match self.lease {
                    Some(_) => format!("join-{:08x}-{:x}", request.edge, request.n),
                    None => format!("join-{:016x}", desk.clerk.rng.next_u64()),
                };
                let ask = Ask::Sit { seat };
                let work = Work::AskOnce { request, client, person, name, id, ask, arrived };
                return self.work(work, desk);
            }
            Work::Hint { request, client, person } => {
                return match table.may_hint(&person) {
                    Ok(()) => self.read_game(ReadFor::Hint(request, client, person), desk),
                    Err(why) => no_reply(request, Refused::NotAllowed(why), desk.effects),
                };
            }
            Work::Games { request, client: _, before } => {
                return reply(request, Reply::Games(games(table.as_ref(), before)), desk.effects);
            }
            Work::Lookup(lookup) => return lookup.again(desk),
            Work::Thought(thought) => Input::Thought(thought),
            Work::Wake => {
                self.retry = None;
                Input::Wake
            }
        };
        self.tell(input, desk);
    }

    /// Tells the table something. A race that is on waits for claims that have arrived: somebody else's wait for the disk costs nobody their claim.
    fn tell(&mut self, input: Input, desk: &mut Desk<'_>) {
        let Some(table) = &mut self.table else { return };
        table.claim_waits(self.queue.iter().filter_map(Work::claim_arrived).min());
        let outbox = table.take(input, desk.now);
        self.carry_out(outbox, desk);
    }

    fn carry_out(&mut self, outbox: Outbox, desk: &mut Desk<'_>) {
        let Outbox { append, send, replies, close, think, wants_game, reload, broken } = outbox;
        let effects = &mut *desk.effects;
        effects.extend(
            send.into_iter().map(|(viewer, text)| Effect::Edge(ToEdge::Send { viewer, text })),
        );
        effects.extend(close.into_iter().map(|viewer| Effect::Edge(ToEdge::Close { viewer })));
        for (request, asked) in replies {
            reply(request, Reply::Asked(asked), effects);
        }
        if self.is_stopping {
            return;
        }
        for thinking in think {
            let ticket = desk.clerk.ticket(Waiting::Bot(self.key.clone()));
            desk.effects.push(Effect::Run(ticket, jobs::think(self.client, thinking)));
        }
        if let Some(broken) = &broken {
            tracing::error!(code = %self.key.code, why = %broken, "a table does not fit its log");
        }
        if reload || broken.is_some() {
            self.is_gone = true;
        } else if let Some(append) = append {
            self.append(append, Busy::Storing, desk);
        } else if wants_game && self.retry.is_none() && self.busy.is_none() {
            self.read_game(ReadFor::Bots, desk);
        }
    }

    fn append(&mut self, append: Append, busy: Busy, desk: &mut Desk<'_>) {
        let ticket = desk.clerk.ticket(Waiting::Table(self.key.clone()));
        self.busy = Some(busy);
        let append = Append { lease: self.lease, ..append };
        desk.effects.push(Effect::Append(ticket, append));
    }

    fn read_game(&mut self, read_for: ReadFor, desk: &mut Desk<'_>) {
        let Some(table) = &self.table else { return };
        let ticket = desk.clerk.ticket(Waiting::Table(self.key.clone()));
        let client = match &read_for {
            ReadFor::Connect(arrival) => Some(arrival.client),
            ReadFor::Hint(_, client, _) => Some(*client),
            ReadFor::Bots => self.client,
        };
        desk.effects.push(Effect::ReadGame(
            ticket,
            client,
            Arc::clone(&self.key.code),
            table.game_number(),
        ));
        self.busy = Some(Busy::Reading(read_for));
    }

    /// What was appended is stored, or is not.
    pub(crate) fn stored(&mut self, result: Result<(), AppendError>, desk: &mut Desk<'_>) {
        match self.busy.take() {
            Some(Busy::StoringStarts) => {
                if let Err(error) = &result {
                    tracing::warn!(code = %self.key.code, %error, "the starts of a table's games were not stored");
                }
                return self.find_names(desk);
            }
            Some(Busy::Storing) => {}
            other => {
                self.busy = other;
                return;
            }
        }
        let input = match result {
            Ok(()) => Input::Stored,
            Err(AppendError::Conflict { .. } | AppendError::Stale { .. })
                if self.lease.is_some() =>
            {
                return self.was_taken(desk);
            }
            Err(error) => {
                tracing::error!(code = %self.key.code, %error, "an entry was not stored");
                Input::NotStored(match error {
                    // Somebody else has written, or may from now on: what is in memory is of no use.
                    AppendError::Conflict { .. } | AppendError::Stale { .. } => Failure::Conflict,
                    _ => Failure::Storage,
                })
            }
        };
        self.tell(input, desk);
        self.go_on(desk);
    }
}
