//! Edges and the network: from clients to edges, and from edges to nodes. Within one connection and within one link messages keep their order, are
//! late, and are lost only when it breaks.

use std::collections::BTreeMap;
use std::sync::Arc;

use vierblatt_bus::{ClientNetwork, Request, RequestId, ToEdge, ToKeeper, Viewer};
use vierblatt_protocol::Ask;
use vierblatt_store::Ms;

use crate::planted::Planted;
use crate::world::{Event, World};

/// What the edges are called.
const EDGES: [u32; 2] = [0x00ed_9e00, 0x00ed_9e01];

/// The way between an edge and a node.
#[derive(Clone, Copy, Default)]
pub(crate) struct Link {
    /// How often it broke. What was under way then is lost.
    pub(crate) life: u32,
    /// When the last message gets there.
    to_node: Ms,
    to_edge: Ms,
}

/// A client's connection to an edge.
pub(crate) struct Connection {
    client: usize,
    edge: usize,
    node: usize,
    link: u32,
    /// Whether the edge believes it to be open.
    is_open: bool,
    /// Whether what the client has sent is lost.
    is_cut: bool,
    to_edge: Ms,
    to_client: Ms,
}

/// What a client says on its connection.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    Hello { since: Option<u32> },
    Ask { id: String, ask: Ask },
}

/// Connections and questions by their numbers.
#[derive(Default)]
pub(crate) struct Edges {
    connections: BTreeMap<u64, Connection>,
    /// Who asked, and whether it was for something to be done.
    questions: BTreeMap<RequestId, (usize, bool)>,
    counted: u64,
}

impl World {
    /// How long a message travels.
    fn travel(&mut self) -> Ms {
        let is_late = !self.is_calm() && self.dice.once_in(self.story.late_messages);
        self.dice.within(1, if is_late { 1500 } else { 40 })
    }

    /// A client connects to an edge, to be taken to this node.
    pub(crate) fn connect(
        &mut self,
        client: usize,
        edge: usize,
        node: usize,
        since: Option<u32>,
    ) -> u64 {
        self.edges.counted += 1;
        let number = self.edges.counted;
        let connection = Connection {
            client,
            edge,
            node,
            link: self.links[edge][node].life,
            is_open: true,
            is_cut: false,
            to_edge: 0,
            to_client: 0,
        };
        self.edges.connections.insert(number, connection);
        self.say(number, Said::Hello { since });
        number
    }

    /// A client says something on its connection.
    pub(crate) fn say(&mut self, number: u64, said: Said) {
        let at = self.now + self.travel();
        let Some(connection) = self.edges.connections.get_mut(&number) else { return };
        connection.to_edge = connection.to_edge.max(at);
        let delay = connection.to_edge - self.now;
        self.after(delay, Event::EdgeHears { connection: number, said });
    }

    /// An edge hears what a client says.
    pub(crate) fn edge_hears(&mut self, number: u64, said: Said) {
        let Some(code) = self.code.clone() else { return };
        let Some(connection) = self.edges.connections.get(&number) else { return };
        let Connection { client, edge, node, is_open, is_cut, link, .. } = *connection;
        if !is_open || is_cut || self.links[edge][node].life != link {
            return;
        }
        let viewer = Viewer { edge: EDGES[edge], n: number };
        match said {
            Said::Hello { since } => {
                let (person, name) = self.clients[client].who();
                let connect = ToKeeper::Connect {
                    viewer,
                    code: Arc::clone(&code),
                    person,
                    name,
                    since,
                    changes: false,
                    client: network(client),
                };
                self.send_to_node(edge, node, connect);
                let round_trip = self.dice.within(10, 200) as u32;
                self.send_to_node(edge, node, ToKeeper::Measured { viewer, code, round_trip });
            }
            Said::Ask { id, ask } => {
                if self.planted == Planted::AsksTwice {
                    let (code, ask) = (Arc::clone(&code), ask.clone());
                    let id = format!("{id}-again");
                    let again = ToKeeper::Ask { viewer, code, id, ask, arrived: self.now };
                    self.send_to_node(edge, node, again);
                }
                let arrived = self.now;
                self.send_to_node(edge, node, ToKeeper::Ask { viewer, code, id, ask, arrived });
            }
        }
    }

    /// A question of a client without a connection arrives at an edge.
    pub(crate) fn edge_asked(&mut self, client: usize, edge: usize, node: usize, what: Request) {
        self.edges.counted += 1;
        let request = RequestId { edge: EDGES[edge], n: self.edges.counted };
        let is_ask = matches!(what, Request::Ask { .. } | Request::Join { .. });
        self.edges.questions.insert(request, (client, is_ask));
        self.send_to_node(edge, node, ToKeeper::Request { request, client: network(client), what });
    }

    /// Everybody is told of a new name.
    pub(crate) fn tell_all_nodes(&mut self, edge: usize, message: &ToKeeper) {
        for node in 0..2 {
            self.send_to_node(edge, node, message.clone());
        }
    }

    fn send_to_node(&mut self, edge: usize, node: usize, message: ToKeeper) {
        let at = self.now + self.travel();
        let link = &mut self.links[edge][node];
        link.to_node = link.to_node.max(at);
        let (life, delay) = (link.life, link.to_node - self.now);
        self.after(delay, Event::NodeHears { node, edge, link: life, message });
    }

    /// A message of a node is on its way to its edge.
    pub(crate) fn send_to_edge(&mut self, node: usize, message: &ToEdge, times: u32) {
        let name = match message {
            ToEdge::Send { viewer, .. } | ToEdge::Close { viewer } | ToEdge::Moved { viewer } => {
                viewer.edge
            }
            ToEdge::SignedOut { .. } => return,
            ToEdge::Reply { request, .. } => request.edge,
        };
        let Some(edge) = EDGES.iter().position(|edge| *edge == name) else { return };
        for _ in 0..times {
            let at = self.now + self.travel();
            let link = &mut self.links[edge][node];
            link.to_edge = link.to_edge.max(at);
            let (life, delay) = (link.life, link.to_edge - self.now);
            self.after(delay, Event::EdgeGets { node, edge, link: life, message: message.clone() });
        }
    }

    /// A message of a node arrives at an edge.
    pub(crate) fn edge_gets(&mut self, node: usize, edge: usize, link: u32, message: ToEdge) {
        if self.links[edge][node].life != link {
            return;
        }
        match message {
            ToEdge::Send { viewer, text } => {
                if self.planted == Planted::WrongViewer && self.dice.once_in(30) {
                    let others = self.edges.connections.iter();
                    let other = others
                        .filter(|(number, other)| **number != viewer.n && other.is_open)
                        .map(|(number, _)| *number)
                        .next_back();
                    if let Some(other) = other {
                        self.send_to_client(other, Arc::clone(&text));
                        return;
                    }
                }
                self.send_to_client(viewer.n, text);
            }
            // Whoever comes back finds the node that has the table.
            ToEdge::Close { viewer } | ToEdge::Moved { viewer } => self.close(viewer.n),
            ToEdge::SignedOut { .. } => {}
            ToEdge::Reply { request, reply } => {
                let Some((client, is_ask)) = self.edges.questions.remove(&request) else { return };
                // Whoever asked may have given up.
                if self.is_calm() || !self.dice.once_in(30) {
                    let delay = self.travel();
                    self.after(delay, Event::ClientGets { client, is_ask, reply });
                }
            }
        }
    }

    fn send_to_client(&mut self, number: u64, text: Arc<str>) {
        let at = self.now + self.travel();
        let Some(connection) = self.edges.connections.get_mut(&number) else { return };
        if !connection.is_open {
            return;
        }
        connection.to_client = connection.to_client.max(at);
        let (client, delay) = (connection.client, connection.to_client - self.now);
        self.after(delay, Event::ClientHears { client, connection: number, text });
    }

    /// An edge closes a connection, after everything was sent.
    fn close(&mut self, number: u64) {
        let at = self.now + self.travel();
        let Some(connection) = self.edges.connections.get_mut(&number) else { return };
        connection.is_open = false;
        connection.to_client = connection.to_client.max(at);
        let (client, delay) = (connection.client, connection.to_client - self.now);
        self.after(delay, Event::ClientClosed { client, connection: number });
    }

    /// A client's connection breaks. What it has sent gets there or is lost; its edge notices later.
    pub(crate) fn break_off(&mut self, client: usize) {
        let Some(number) = self.clients[client].disconnect() else { return };
        let at = self.now + self.dice.within(5, 1500);
        let is_cut = self.dice.once_in(2);
        let Some(connection) = self.edges.connections.get_mut(&number) else { return };
        connection.is_cut = is_cut;
        let delay = connection.to_edge.max(at) - self.now;
        self.after(delay, Event::EdgeNotices { connection: number });
    }

    /// An edge notices that a connection is gone.
    pub(crate) fn edge_notices(&mut self, number: u64) {
        let Some(Connection { edge, node, link, is_open, .. }) =
            self.edges.connections.remove(&number)
        else {
            return;
        };
        let Some(code) = self.code.clone() else { return };
        if is_open && self.links[edge][node].life == link {
            let viewer = Viewer { edge: EDGES[edge], n: number };
            self.send_to_node(edge, node, ToKeeper::Disconnect { viewer, code });
        }
    }

    /// A link breaks: what was under way is lost, and both sides notice.
    pub(crate) fn break_link(&mut self, edge: usize, node: usize) {
        let link = self.links[edge][node].life;
        self.links[edge][node] = Link { life: link + 1, to_node: self.now, to_edge: self.now };
        let over_it = self.edges.connections.iter();
        let over_it: Vec<u64> = over_it
            .filter(|(_, connection)| (connection.edge, connection.node) == (edge, node))
            .map(|(number, _)| *number)
            .collect();
        for number in over_it {
            self.close(number);
        }
        let (delay, life) = (self.dice.within(1, 300), self.nodes[node].life);
        self.after(delay, Event::EdgeGone { node, life, edge: EDGES[edge], link });
    }
}

/// Everybody is at home.
fn network(client: usize) -> ClientNetwork {
    ClientNetwork::of([192, 0, 2, client as u8].into())
}
