//! Who is connected to which table, and the questions that wait for a reply.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use dashmap::DashMap;
use tokio::sync::oneshot;
use vierblatt_bus::{ClientNetwork, Reply, Request, RequestId, ToEdge, ToKeeper, Viewer};
use vierblatt_listen::{QueueReceiver, QueueSender, queue};
use vierblatt_protocol::Kind;
use vierblatt_store::{PersonId, TokenId};

use crate::edge::Edge;
use crate::error::ApiError;
use crate::identity::Identity;
use crate::socket::bye;

/// How long a keeper may take to reply. Whatever it was asked for may still happen after that.
const REPLY_WITHIN: Duration = Duration::from_secs(20);

/// Where what keepers say is to go.
pub(crate) struct Connections {
    /// Drawn at random, so that after a restart nothing is taken for an earlier edge's.
    edge: u32,
    next: AtomicU64,
    open: DashMap<u64, Open>,
    waiting: DashMap<u64, oneshot::Sender<Reply>>,
}

impl Connections {
    pub(crate) fn new(edge: u32) -> Self {
        let next = AtomicU64::new(1);
        Connections { edge, next, open: DashMap::new(), waiting: DashMap::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.open.len()
    }

    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Closes all connections of a device, or of all of somebody's devices, at once. They are told why.
    pub(crate) fn sign_out(&self, person: &PersonId, device: Option<TokenId>) {
        let is_theirs = |open: &Open| {
            open.person == *person && device.is_none_or(|device| open.token == device)
        };
        for open in self.open.iter().filter(|open| is_theirs(open)) {
            open.queue.send(bye("server-signed-out", Kind::NotAllowed, false));
            open.queue.close();
        }
    }

    /// Closes all connections; people are told to come back.
    pub(crate) fn say_goodbye(&self) {
        for open in &self.open {
            open.queue.send(bye("server-stopping", Kind::NotAllowed, true));
            open.queue.close();
        }
    }

    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }
}

/// A connection to a table: where messages for it go, and whose it is.
struct Open {
    queue: QueueSender,
    person: PersonId,
    token: TokenId,
}

/// What somebody says who comes to a table.
#[derive(Clone, Copy)]
pub(crate) struct Hello {
    /// The last entry they know of.
    pub(crate) since: Option<u32>,
    /// Whether they put views together from what has changed.
    pub(crate) changes: bool,
    /// Where they come from.
    pub(crate) client: ClientNetwork,
}

/// Somebody connected to a table, for as long as this lives.
pub(crate) struct TableConnection {
    edge: Arc<Edge>,
    pub(crate) viewer: Viewer,
    pub(crate) code: Arc<str>,
    pub(crate) messages: QueueReceiver,
}

impl TableConnection {
    /// Connects somebody. The table answers with `welcome` or `bye`.
    pub(crate) fn open(
        edge: &Arc<Edge>,
        code: Arc<str>,
        identity: &Identity,
        hello: Hello,
    ) -> Self {
        let connections = &edge.connections;
        let viewer = Viewer { edge: connections.edge, n: connections.next() };
        let (sender, messages) = queue();
        let open = Open { queue: sender, person: identity.id.clone(), token: identity.token.id };
        connections.open.insert(viewer.n, open);
        edge.metrics.connections.inc();
        edge.tell(ToKeeper::Connect {
            viewer,
            code: Arc::clone(&code),
            person: identity.id.clone(),
            name: identity.name.clone(),
            since: hello.since,
            changes: hello.changes,
            client: hello.client,
        });
        TableConnection { edge: Arc::clone(edge), viewer, code, messages }
    }
}

impl Drop for TableConnection {
    fn drop(&mut self) {
        self.edge.connections.open.remove(&self.viewer.n);
        self.edge.metrics.connections.dec();
        self.edge.tell(ToKeeper::Disconnect { viewer: self.viewer, code: Arc::clone(&self.code) });
    }
}

/// A question that waits for its reply. Nobody waits any more when this is dropped: the client has hung up.
struct Waiting<'a> {
    connections: &'a Connections,
    n: u64,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.connections.waiting.remove(&self.n);
    }
}

impl Edge {
    /// Asks a keeper and waits for its reply; a refusal is an error.
    pub(crate) async fn request(
        &self,
        client: ClientNetwork,
        what: Request,
    ) -> Result<Reply, ApiError> {
        match self.reply(client, what).await? {
            Reply::Refused(refused) => Err(refused.into()),
            reply => Ok(reply),
        }
    }

    /// Asks a keeper and waits for its reply, whatever it is.
    pub(crate) async fn reply(
        &self,
        client: ClientNetwork,
        what: Request,
    ) -> Result<Reply, ApiError> {
        let connections = &self.connections;
        let request = RequestId { edge: connections.edge, n: connections.next() };
        let (sender, receiver) = oneshot::channel();
        connections.waiting.insert(request.n, sender);
        let _waiting = Waiting { connections, n: request.n };
        self.tell(ToKeeper::Request { request, client, what });
        let reply = tokio::time::timeout(REPLY_WITHIN, receiver).await;
        reply.ok().and_then(Result::ok).ok_or_else(|| {
            tracing::error!(request.n, "no keeper replied");
            ApiError::storage()
        })
    }

    /// Hands on what a keeper says. What is for a connection or a question that is gone is dropped.
    pub(crate) fn take_in(&self, message: ToEdge) {
        let connections = &self.connections;
        match message {
            ToEdge::Send { viewer, text } if viewer.edge == connections.edge => {
                let Some(open) = connections.open.get(&viewer.n) else { return };
                let length = text.len() as u64;
                if open.queue.send(text) {
                    self.metrics.sent.inc();
                    self.metrics.sent_bytes.inc_by(length);
                } else {
                    self.metrics.dropped.inc();
                }
            }
            ToEdge::Close { viewer } if viewer.edge == connections.edge => {
                if let Some(open) = connections.open.get(&viewer.n) {
                    open.queue.close();
                }
            }
            ToEdge::Reply { request, reply } if request.edge == connections.edge => {
                if let Some((_, waiting)) = connections.waiting.remove(&request.n) {
                    // The client may have hung up meanwhile.
                    let _ = waiting.send(reply);
                }
            }
            // For an edge that was here before this one.
            ToEdge::Send { .. } | ToEdge::Close { .. } | ToEdge::Reply { .. } => {}
            ToEdge::SignedOut { person, device } => connections.sign_out(&person, device),
            // Whoever carries messages between nodes takes the connection elsewhere.
            ToEdge::Moved { .. } => {}
        }
    }
}
