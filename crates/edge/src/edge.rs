//! What all requests share.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::Router;
use axum::serve::Listener;
use prometheus_client::registry::Registry;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use vierblatt_bus::{Edges, Keepers, ToEdge, ToKeeper};
use vierblatt_listen::{Acceptor, Limits};
use vierblatt_store::{Directory, PersonId, TokenId};

use crate::connections::Connections;
use crate::health::Health;
use crate::metrics::Metrics;
use crate::{Clock, ConnectionLimits, EdgeConfig, router};

/// One edge. See the crate.
pub struct Edge {
    pub(crate) config: EdgeConfig,
    pub(crate) directory: Arc<dyn Directory>,
    keepers: Arc<dyn Keepers>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) connections: Connections,
    acceptor: Acceptor,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    pub(crate) registry: Registry,
    /// What the API's calls are, as `OpenAPI`; known once the routes are.
    pub(crate) description: OnceLock<String>,
    /// What days are drawn from where none is kept.
    pub(crate) own_secret: [u8; 32],
    random: Mutex<ChaCha20Rng>,
}

impl Edge {
    /// An edge. All it draws at random follows from `seed`: whoever knows it can guess every secret that this edge gives out.
    pub fn new(
        mut config: EdgeConfig,
        directory: Arc<dyn Directory>,
        keepers: Arc<dyn Keepers>,
        clock: Arc<dyn Clock>,
        seed: [u8; 32],
    ) -> Arc<Edge> {
        let mut random = ChaCha20Rng::from_seed(seed);
        let mut own_secret = [0; 32];
        let mut registry = std::mem::take(&mut config.registry);
        let metrics = Metrics::new(&mut registry);
        let name = config.name;
        let most = if config.limits { config.connections } else { ConnectionLimits::NONE };
        let (is_behind_proxy, timeout) = (config.behind_proxy, config.timeout);
        let figures = vierblatt_listen::Metrics::register(&mut registry);
        random.fill_bytes(&mut own_secret);
        let drawn = random.next_u32();
        Arc::new(Edge {
            acceptor: Acceptor::new(most, is_behind_proxy, timeout, figures, Arc::clone(&clock)),
            limits: Limits::new(config.limits, most, Arc::clone(&clock)),
            config,
            directory,
            keepers,
            clock,
            connections: Connections::new(name.unwrap_or(drawn)),
            metrics,
            health: Health::default(),
            registry,
            description: OnceLock::new(),
            own_secret,
            random: Mutex::new(random),
        })
    }

    /// Everything it answers to, to be served by somebody else.
    pub fn routes(self: &Arc<Self>) -> Router {
        router::routes(self)
    }

    /// How many are connected to tables.
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// How many connections are open, whatever they are used for.
    pub fn open_connections(&self) -> usize {
        self.acceptor.open()
    }

    /// Serves everybody who connects, for ever.
    pub async fn listen<L: Listener<Addr = SocketAddr>>(
        self: &Arc<Self>,
        listener: L,
    ) -> Infallible {
        self.acceptor.listen(listener, self.routes()).await
    }

    /// How many questions wait for a keeper's reply.
    pub fn waiting(&self) -> usize {
        self.connections.waiting()
    }

    /// Closes all connections to tables; people are told to come back.
    pub fn send_everybody_away(&self) {
        self.connections.say_goodbye();
    }

    /// Whether this edge can serve people, as far as whoever runs it knows. `/readyz` says so to whoever sends people here.
    pub fn set_available(&self, is_available: bool) {
        self.health.is_unavailable.store(!is_available, Ordering::Relaxed);
    }

    /// Closes what a device has open, or all of somebody's devices, here and at other edges.
    pub(crate) fn sign_out(&self, person: &PersonId, device: Option<TokenId>) {
        self.connections.sign_out(person, device);
        self.tell(ToKeeper::SignedOut { person: person.clone(), device });
    }

    /// Forgets the limits of those who have been quiet: nobody is remembered longer than needed. To be called now and then.
    pub fn forget_quiet_clients(&self) {
        self.limits.forget_quiet();
        self.acceptor.forget_quiet();
    }

    /// Tells keepers. No lock of this edge may be held meanwhile: what they say to it can come before this returns.
    pub(crate) fn tell(&self, message: ToKeeper) {
        self.keepers.tell(message);
    }

    /// Random bytes that nobody can guess.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.random.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes);
        bytes
    }
}

impl Edges for Edge {
    fn tell(&self, message: ToEdge) {
        self.take_in(message);
    }
}
