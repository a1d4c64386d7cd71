//! What the node's own edge wants of tables: connections and questions, kept until they are over or answered, to be made again elsewhere.

use std::collections::VecDeque;
use std::sync::Arc;

use vierblatt_bus::{ClientNetwork, Refused, Reply, Request, RequestId, ToEdge, ToKeeper, Viewer};
use vierblatt_protocol::Ask;
use vierblatt_store::{Ms, NodeId, PersonId};

use super::{ASKED_AGAIN, Effect, Routes};
use crate::frame::Frame;

/// How many requests of one connection are asked again. More at once are nobody's.
const MOST_ASKS: usize = 64;

/// A connection of this node's edge, and all it takes to make it again.
pub(super) struct Viewing {
    code: Arc<str>,
    person: PersonId,
    name: String,
    /// The last entry they know of.
    since: Option<u32>,
    changes: bool,
    client: ClientNetwork,
    round_trip: Option<u32>,
    /// To which node it was taken, as which connection; none while that is not known.
    at: Option<(NodeId, u64)>,
    /// What they asked for that was not answered yet.
    asks: VecDeque<(String, Ask, Ms)>,
    /// The table has said goodbye.
    is_closed: bool,
}

impl Viewing {
    /// Notes what they were told. Only the beginning of a message is looked at: to an edge it is text.
    fn note(&mut self, text: &str) {
        let Some(rest) = text.strip_prefix(r#"{"type":""#) else { return };
        let number = |rest: &str| {
            let (_, rest) = rest.split_once(r#""n":"#)?;
            rest[..rest.find([',', '}'])?].parse::<u32>().ok()
        };
        if rest.starts_with("update\"") || rest.starts_with("welcome\"") {
            // The number is among the first fields.
            let end = rest.char_indices().nth(60).map_or(rest.len(), |(at, _)| at);
            self.since = number(&rest[..end]).or(self.since);
        } else if let Some(rest) =
            rest.strip_prefix(r#"done","id":"#).or_else(|| rest.strip_prefix(r#"refused","id":"#))
        {
            let is_answered = |id: &String| {
                let written = serde_json::to_string(id).unwrap_or_default();
                rest.strip_prefix(written.as_str()).is_some_and(|rest| rest.starts_with(','))
            };
            if let Some(n) = self.asks.iter().position(|(id, ..)| is_answered(id)) {
                self.asks.remove(n);
            }
        }
    }
}

/// A question of this node's edge about a table.
pub(super) struct Question {
    code: Arc<str>,
    client: ClientNetwork,
    what: Request,
    pub(super) asked_at: Ms,
    at: Option<NodeId>,
}

impl Routes {
    /// The node's own edge says something.
    pub(super) fn edge_says(&mut self, message: ToKeeper, effects: &mut Vec<Effect>) {
        match message {
            ToKeeper::Connect { viewer, code, person, name, since, changes, client } => {
                let viewing = Viewing {
                    code: Arc::clone(&code),
                    person,
                    name,
                    since,
                    changes,
                    client,
                    round_trip: None,
                    at: None,
                    asks: VecDeque::new(),
                    is_closed: false,
                };
                self.viewers.insert(viewer.n, viewing);
                self.places.entry(Arc::clone(&code)).or_default().viewers.insert(viewer.n);
                self.settle(&code, effects);
            }
            ToKeeper::Disconnect { viewer, code } => {
                let Some(viewing) = self.viewers.remove(&viewer.n) else { return };
                if let Some(place) = self.places.get_mut(&code) {
                    place.viewers.remove(&viewer.n);
                }
                if let Some((node, n)) = viewing.at {
                    self.attached.remove(&n);
                    let viewer = Viewer { edge: self.me.0, n };
                    self.tell(node, ToKeeper::Disconnect { viewer, code }, effects);
                }
            }
            ToKeeper::Measured { viewer, code, round_trip } => {
                let Some(viewing) = self.viewers.get_mut(&viewer.n) else { return };
                viewing.round_trip = Some(round_trip);
                if let Some((node, n)) = viewing.at {
                    let viewer = Viewer { edge: self.me.0, n };
                    self.tell(node, ToKeeper::Measured { viewer, code, round_trip }, effects);
                }
            }
            ToKeeper::Ask { viewer, code, id, ask, arrived } => {
                let Some(viewing) = self.viewers.get_mut(&viewer.n) else { return };
                if viewing.asks.len() < MOST_ASKS {
                    viewing.asks.push_back((id.clone(), ask.clone(), arrived));
                }
                if let Some((node, n)) = viewing.at {
                    let viewer = Viewer { edge: self.me.0, n };
                    self.tell(node, ToKeeper::Ask { viewer, code, id, ask, arrived }, effects);
                }
            }
            ToKeeper::Named { .. } => {
                effects.push(Effect::Keeper(message.clone()));
                self.tell_everybody(&message, effects);
            }
            ToKeeper::SignedOut { .. } => self.tell_everybody(&message, effects),
            ToKeeper::Request { request, client, what } => {
                self.ask(request, client, what, effects);
            }
        }
    }

    fn tell_everybody(&mut self, notice: &ToKeeper, effects: &mut Vec<Effect>) {
        self.notices.push_back((self.now, notice.clone()));
        for peer in self.peers() {
            self.send(peer, Frame::Keeper(notice.clone()), effects);
        }
    }

    fn ask(
        &mut self,
        request: RequestId,
        client: ClientNetwork,
        what: Request,
        effects: &mut Vec<Effect>,
    ) {
        let Some(code) = what.code().map(Arc::<str>::from) else {
            // A new table is this node's.
            return effects.push(Effect::Keeper(ToKeeper::Request { request, client, what }));
        };
        // What is only read is read here, wherever the table is.
        let is_read = matches!(what, Request::Record { .. } | Request::Steps { .. });
        let at = is_read.then_some(self.me);
        if is_read {
            let what = what.clone();
            effects.push(Effect::Keeper(ToKeeper::Request { request, client, what }));
        }
        let question = Question { code: Arc::clone(&code), client, what, asked_at: self.now, at };
        self.questions.insert(request.n, question);
        self.places.entry(Arc::clone(&code)).or_default().questions.insert(request.n);
        if !is_read {
            self.settle(&code, effects);
        }
    }

    /// Puts a question that is not under way.
    pub(super) fn put_question(&mut self, n: u64, node: NodeId, effects: &mut Vec<Effect>) {
        let me = self.me.0;
        let Some(question) = self.questions.get_mut(&n).filter(|question| question.at.is_none())
        else {
            return;
        };
        question.at = Some(node);
        let (client, what) = (question.client, question.what.clone());
        let request = RequestId { edge: me, n };
        self.tell(node, ToKeeper::Request { request, client, what }, effects);
    }

    /// Takes a connection to the node that keeps its table, with all that was not answered.
    pub(super) fn attach(&mut self, n: u64, node: NodeId, effects: &mut Vec<Effect>) {
        let Some(viewing) = self.viewers.get_mut(&n) else { return };
        if viewing.at.is_some() || viewing.is_closed {
            return;
        }
        self.attachments += 1;
        let viewer = Viewer { edge: self.me.0, n: self.attachments };
        viewing.at = Some((node, viewer.n));
        self.attached.insert(viewer.n, n);
        let code = Arc::clone(&viewing.code);
        let mut messages = vec![ToKeeper::Connect {
            viewer,
            code: Arc::clone(&code),
            person: viewing.person.clone(),
            name: viewing.name.clone(),
            since: viewing.since,
            changes: viewing.changes,
            client: viewing.client,
        }];
        if let Some(round_trip) = viewing.round_trip {
            messages.push(ToKeeper::Measured { viewer, code: Arc::clone(&code), round_trip });
        }
        messages.extend(viewing.asks.iter().map(|(id, ask, arrived)| {
            let (id, ask, arrived) = (id.clone(), ask.clone(), *arrived);
            ToKeeper::Ask { viewer, code: Arc::clone(&code), id, ask, arrived }
        }));
        for message in messages {
            self.tell(node, message, effects);
        }
    }

    /// Everything that was taken to a node is to be taken somewhere again.
    pub(super) fn detach_all(&mut self, node: NodeId) -> Vec<Arc<str>> {
        let mut codes = Vec::new();
        for viewing in self.viewers.values_mut() {
            if let Some((_, n)) = viewing.at.take_if(|(at, _)| *at == node) {
                self.attached.remove(&n);
                codes.push(Arc::clone(&viewing.code));
            }
        }
        for question in self.questions.values_mut() {
            if question.at.take_if(|at| *at == node).is_some() {
                codes.push(Arc::clone(&question.code));
            }
        }
        codes.sort_unstable();
        codes.dedup();
        codes
    }

    /// A keeper says something to this node's edge.
    pub(super) fn deliver(
        &mut self,
        from: NodeId,
        message: ToEdge,
        hint: Option<NodeId>,
        effects: &mut Vec<Effect>,
    ) {
        let edge = self.me.0;
        let here = |n: u64| Viewer { edge, n };
        match message {
            ToEdge::Send { viewer, text } => {
                let Some(n) = self.viewer(from, viewer) else { return };
                if let Some(viewing) = self.viewers.get_mut(&n) {
                    viewing.note(&text);
                }
                effects.push(Effect::Edge(ToEdge::Send { viewer: here(n), text }));
            }
            ToEdge::Close { viewer } => {
                let Some(n) = self.viewer(from, viewer) else { return };
                self.attached.remove(&viewer.n);
                if let Some(viewing) = self.viewers.get_mut(&n) {
                    (viewing.at, viewing.is_closed) = (None, true);
                }
                effects.push(Effect::Edge(ToEdge::Close { viewer: here(n) }));
            }
            ToEdge::Moved { viewer } => {
                let Some(n) = self.viewer(from, viewer) else { return };
                self.attached.remove(&viewer.n);
                let Some(viewing) = self.viewers.get_mut(&n) else { return };
                viewing.at = None;
                let code = Arc::clone(&viewing.code);
                let hint = hint.or_else(|| self.held.get(&code).map(|(by, _)| *by));
                self.not_there(&code, from, hint, effects);
            }
            ToEdge::Reply { request, reply } => {
                let now = self.now;
                if let Some(question) = self.questions.get_mut(&request.n)
                    && reply == Reply::Refused(Refused::Moved)
                    && question.asked_at + ASKED_AGAIN > now
                {
                    question.at = None;
                    let code = Arc::clone(&question.code);
                    let hint = self.held.get(&code).map(|(by, _)| *by);
                    return self.not_there(&code, from, hint, effects);
                }
                if let Some(question) = self.questions.remove(&request.n)
                    && let Some(place) = self.places.get_mut(&question.code)
                {
                    place.questions.remove(&request.n);
                }
                effects.push(Effect::Edge(ToEdge::Reply { request, reply }));
            }
            ToEdge::SignedOut { .. } => effects.push(Effect::Edge(message)),
        }
    }

    /// The edge's own connection that a keeper means, if it is the one that has it.
    fn viewer(&self, from: NodeId, viewer: Viewer) -> Option<u64> {
        let n = self.attached.get(&viewer.n)?;
        let viewing = self.viewers.get(n)?;
        (viewing.at == Some((from, viewer.n))).then_some(*n)
    }
}
