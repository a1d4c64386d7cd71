//! One node on the bus: carries out what `routes` wants. It decides only what needs a clock: whether the node's own lease may have run out.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use async_nats::connection::State as Connection;
use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use vierblatt_bus::{Edges, Keepers, Refused, Reply, ToEdge, ToKeeper};
use vierblatt_store::{Claim, Lease, Leases, Ms, NodeId, ReadError, StorageError};

use crate::BusAddress;
use crate::frame::{self, Frame, Header};
use crate::host::{BusError, Host, Timing};
use crate::routes::{Effect, Event, Routes};

/// How much may wait to be published. More is lost, as NATS may lose anything.
const MOST_WAITING: usize = 65_536;
/// How often time is looked at.
const TICK: Duration = Duration::from_millis(25);
/// How long a node may be without the bus before it gives up all it has.
const WITHOUT_BUS: Duration = Duration::from_secs(3);
/// How long it may be without a lease before people here are sent to other nodes, which may have one: the store may be out of reach for this node alone.
const WITHOUT_LEASE: Duration = Duration::from_millis(1500);
/// How often the store is asked who is alive while somebody waits for that.
const RENEW_SOON: Duration = Duration::from_millis(150);

enum Out {
    Publish(String, Vec<u8>),
    Flush(oneshot::Sender<()>),
}

/// A node on the bus.
pub struct Node {
    me: NodeId,
    /// What all subjects of this group of nodes begin with.
    prefix: String,
    leases: Arc<dyn Leases>,
    timing: Timing,
    client: Client,
    outgoing: mpsc::Sender<Out>,
    host: OnceLock<Weak<dyn Host>>,
    this: Weak<Node>,
    state: Mutex<State>,
    runtime: Handle,
    start: Instant,
    /// Until when the lease certainly lasts, in milliseconds since the start.
    lease_ends: AtomicU64,
    keeps: AtomicBool,
    is_leaving: AtomicBool,
    is_cut_off: AtomicBool,
}

/// Effects wait in line under the lock, and one thread at a time carries them out: so everything leaves in order, and no lock is held meanwhile.
struct State {
    routes: Routes,
    effects: Vec<Effect>,
    is_carrying_out: bool,
}

impl Node {
    /// Connects to the bus. All nodes of one group share a store; `me` is this life of this node, and the name of its edge.
    ///
    /// # Errors
    /// When the bus or the store cannot be reached.
    pub async fn join(
        address: &BusAddress,
        group: &str,
        me: NodeId,
        leases: Arc<dyn Leases>,
        timing: Timing,
    ) -> Result<Arc<Node>, BusError> {
        // Soon, and not all at once.
        let delay = move |attempt: usize| {
            let spread = u64::from(me.0 % 50);
            Duration::from_millis((50 * attempt as u64).min(500) + spread)
        };
        let options: ConnectOptions = address.options().await?;
        let options = options.reconnect_delay_callback(delay).ping_interval(Duration::from_secs(2));
        let client = options.connect(&address.servers).await?;
        let (outgoing, to_publish) = mpsc::channel(MOST_WAITING);
        let prefix = format!("vierblatt.{group}");
        let mut heard = client.subscribe(format!("{prefix}.{:08x}", me.0)).await?;
        client.flush().await.ok();
        leases.renew(me, timing.lease.as_millis() as Ms).await?;
        let node = Arc::new_cyclic(|this| Node {
            me,
            prefix,
            leases,
            timing,
            client: client.clone(),
            outgoing,
            host: OnceLock::new(),
            this: this.clone(),
            state: Mutex::new(State {
                routes: Routes::new(me),
                effects: Vec::new(),
                is_carrying_out: false,
            }),
            runtime: Handle::current(),
            start: Instant::now(),
            lease_ends: AtomicU64::new(0),
            keeps: AtomicBool::new(false),
            is_leaving: AtomicBool::new(false),
            is_cut_off: AtomicBool::new(false),
        });
        tokio::spawn(publish(client, to_publish));
        let weak = Arc::downgrade(&node);
        tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                let Some(node) = weak.upgrade() else { return };
                if let Some((header, frame)) = frame::read(&message.payload) {
                    node.take(Event::Heard(header, frame));
                } else {
                    tracing::warn!("a node speaks another version on the bus");
                }
            }
        });
        Ok(node)
    }

    /// Which node this is.
    pub fn id(&self) -> NodeId {
        self.me
    }

    /// Begins to work, with this edge and these keepers, for as long as they are there.
    pub fn run(self: &Arc<Self>, host: Weak<dyn Host>) {
        self.host.get_or_init(|| host);
        tokio::spawn(Node::watch_time(Arc::downgrade(self)));
        tokio::spawn(Node::renew(Arc::downgrade(self)));
    }

    /// Claims a table before it is loaded. None: there is no such table.
    ///
    /// # Errors
    /// [`StorageError::Busy`] if this node may not keep it now.
    pub async fn claim(&self, code: &str) -> Result<Option<Lease>, ReadError> {
        if !self.may_keep() {
            return Err(StorageError::Busy);
        }
        match self.leases.claim(code, self.me).await? {
            Claim::Granted { epoch } => Ok(Some(Lease { node: self.me, epoch })),
            Claim::Absent => Ok(None),
            Claim::Expired => Err(StorageError::Busy),
            Claim::Held { by } => {
                self.take(Event::Held(code.into(), by));
                Err(StorageError::Busy)
            }
        }
    }

    /// Gives up a table that nobody is at.
    pub fn release(&self, code: &str) {
        let released = self.leases.release(code, self.me);
        self.runtime.spawn(async move { released.await.ok() });
    }

    /// Gives up all tables, once what is being stored is stored, and tells the other nodes.
    pub async fn leave(&self) {
        self.is_leaving.store(true, Ordering::SeqCst);
        self.keeps.store(false, Ordering::SeqCst);
        self.take(Event::MayKeep(false));
        while let Some(host) = self.host().filter(|host| host.has_tables()) {
            host.lose_tables();
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if let Err(error) = self.leases.leave(self.me).await {
            tracing::warn!(%error, "the other nodes have to wait until the lease of this one has run out");
        }
        self.take(Event::Left);
        self.flush().await;
    }

    /// Waits until everything said so far is on its way.
    pub async fn flush(&self) {
        let (done, is_done) = oneshot::channel();
        if self.outgoing.send(Out::Flush(done)).await.is_ok() {
            let _ = tokio::time::timeout(Duration::from_secs(1), is_done).await;
        }
    }

    fn now(&self) -> Ms {
        self.start.elapsed().as_millis() as Ms
    }

    fn host(&self) -> Option<Arc<dyn Host>> {
        self.host.get().and_then(Weak::upgrade)
    }

    fn may_keep(&self) -> bool {
        self.keeps.load(Ordering::SeqCst) && self.now() < self.lease_ends.load(Ordering::SeqCst)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, event: Event) {
        let mut state = self.state();
        let State { routes, effects, .. } = &mut *state;
        routes.take(event, self.now(), effects);
        if state.is_carrying_out {
            return;
        }
        state.is_carrying_out = true;
        while !state.effects.is_empty() {
            let effects = std::mem::take(&mut state.effects);
            drop(state);
            if let Some(host) = self.host() {
                for effect in effects {
                    self.carry_out(&*host, effect);
                }
            }
            state = self.state();
        }
        state.is_carrying_out = false;
    }

    fn carry_out(&self, host: &dyn Host, effect: Effect) {
        match effect {
            Effect::Keeper(message) => {
                // A node that was asleep says nothing of tables that may be others' by now.
                self.check_lease(host);
                host.tell_keepers(message);
            }
            Effect::Edge(message) => host.tell_edge(message),
            Effect::Send(node, header, frame) => self.publish(node, header, &frame),
            Effect::FindOwner(code) => {
                let owner = self.leases.owner(&code);
                let this = self.this.clone();
                self.runtime.spawn(async move {
                    let owner = owner.await;
                    if let Some(node) = this.upgrade() {
                        node.take(Event::Owner(code, owner));
                    }
                });
            }
        }
    }

    fn publish(&self, node: NodeId, header: Header, frame: &Frame) {
        let Some(mut bytes) = frame::write(header, frame) else { return };
        let most = self.client.server_info().max_payload;
        if most > 0 && bytes.len() > most {
            tracing::error!(bytes = bytes.len(), most, "too much for one message on the bus");
            let frame = match frame {
                Frame::Edge(ToEdge::Send { viewer, .. }, _) => ToEdge::Close { viewer: *viewer },
                Frame::Edge(ToEdge::Reply { request, .. }, _) => {
                    ToEdge::Reply { request: *request, reply: Reply::Refused(Refused::Storage) }
                }
                _ => return,
            };
            let Some(shorter) = frame::write(header, &Frame::Edge(frame, None)) else { return };
            bytes = shorter;
        }
        let subject = format!("{}.{:08x}", self.prefix, node.0);
        // If it does not fit it is lost, and the other node notices.
        let _ = self.outgoing.try_send(Out::Publish(subject, bytes));
    }

    /// If the lease may have run out, nothing is kept any more.
    fn check_lease(&self, host: &dyn Host) {
        if !self.may_keep() && self.keeps.swap(false, Ordering::SeqCst) {
            tracing::warn!("the lease of this node may have run out: it keeps no tables");
            self.take(Event::MayKeep(false));
            host.lose_tables();
        }
    }

    async fn watch_time(this: Weak<Node>) {
        let mut connected = Instant::now();
        // Since when there is no lease, and whether people were sent away because of that.
        let mut without: Option<(Instant, bool)> = None;
        loop {
            tokio::time::sleep(TICK).await;
            let Some(node) = this.upgrade() else { return };
            let Some(host) = node.host() else { return };
            if node.client.connection_state() == Connection::Connected {
                connected = Instant::now();
                node.is_cut_off.store(false, Ordering::SeqCst);
            } else if connected.elapsed() > WITHOUT_BUS
                && !node.is_cut_off.swap(true, Ordering::SeqCst)
            {
                node.give_up(&*host).await;
            }
            node.check_lease(&*host);
            if node.keeps.load(Ordering::SeqCst) {
                without = None;
            } else {
                if host.has_tables() {
                    host.lose_tables();
                }
                let (since, are_sent) = without.get_or_insert((Instant::now(), false));
                let is_leaving = node.is_leaving.load(Ordering::SeqCst);
                if since.elapsed() > WITHOUT_LEASE && !*are_sent && !is_leaving {
                    *are_sent = true;
                    tracing::error!("the lease cannot be renewed: people are sent to other nodes");
                    host.set_available(false);
                }
            }
            node.take(Event::Tick);
        }
    }

    /// Without the bus nobody at another node could play at tables here: they are given up, and people here go to other nodes.
    async fn give_up(&self, host: &dyn Host) {
        tracing::error!("the bus cannot be reached: this node gives up its tables");
        self.keeps.store(false, Ordering::SeqCst);
        self.take(Event::MayKeep(false));
        host.lose_tables();
        host.set_available(false);
        let left = self.leases.leave(self.me);
        let _ = tokio::time::timeout(Duration::from_secs(1), left).await;
    }

    async fn renew(this: Weak<Node>) {
        loop {
            let Some(node) = this.upgrade() else { return };
            if node.is_leaving.load(Ordering::SeqCst) {
                return;
            }
            let lasts = node.timing.lease.as_millis() as Ms;
            if !node.is_cut_off.load(Ordering::SeqCst) {
                let asked = node.now();
                let renewed = node.leases.renew(node.me, lasts);
                match tokio::time::timeout(node.timing.lease, renewed).await {
                    Ok(Ok(alive)) => node.renewed(asked + lasts - lasts / 8, alive),
                    Ok(Err(error)) => tracing::warn!(%error, "the lease is not renewed"),
                    Err(_) => tracing::warn!("the lease is not renewed in time"),
                }
            }
            let soon = node.state().routes.waits_for_somebody();
            let wait = if soon { RENEW_SOON } else { node.timing.renew_every };
            drop(node);
            tokio::time::sleep(wait).await;
        }
    }

    fn renewed(&self, ends: Ms, alive: Vec<NodeId>) {
        let is_out = |flag: &AtomicBool| flag.load(Ordering::SeqCst);
        if is_out(&self.is_leaving) || is_out(&self.is_cut_off) {
            return;
        }
        self.lease_ends.store(ends, Ordering::SeqCst);
        if !self.keeps.swap(true, Ordering::SeqCst) {
            self.take(Event::MayKeep(true));
            if let Some(host) = self.host() {
                host.set_available(true);
            }
        }
        self.take(Event::Alive(alive));
    }
}

async fn publish(client: Client, mut to_publish: mpsc::Receiver<Out>) {
    while let Some(out) = to_publish.recv().await {
        match out {
            // What fails is lost, and asked for again.
            Out::Publish(subject, bytes) => {
                let _ = client.publish(subject, bytes.into()).await;
            }
            Out::Flush(done) => {
                let _ = client.flush().await;
                let _ = done.send(());
            }
        }
    }
}

impl Keepers for Node {
    fn tell(&self, message: ToKeeper) {
        self.take(Event::Edge(message));
    }
}

impl Edges for Node {
    fn tell(&self, message: ToEdge) {
        self.take(Event::Keeper(message));
    }
}
