//! Information-set Monte-Carlo tree search over imagined worlds.
//!
//! Every iteration imagines another world that agrees with all the seat was told, walks down one
//! tree shared by all worlds as far as it reaches, adds one move to it, plays quickly to the horizon,
//! and remembers how that went for whoever made each move. A move that is possible in some worlds
//! only is judged by the worlds in which it was possible.

use rand::RngExt;
use vierblatt_game::{PerSeat, Seat};

use crate::world::play_out;
use crate::{Candidate, Considered, Dice, Limit, SearchResult, Selection, Tuning, World};

/// A node of the tree: what is known to have been reached by the moves so far.
#[derive(Clone, Copy, Default)]
struct Node {
    /// What the searching seat saw on arriving, where a move can lead to several sights.
    scene: u32,
    visits: u32,
    /// The last move added here.
    edge: u32,
    /// The next node after the same move.
    next: u32,
}

/// A move out of a node.
#[derive(Clone, Copy)]
struct Edge<M> {
    mv: M,
    visits: u32,
    /// How often the move was possible when somebody chose here.
    available: u32,
    value: f32,
    node: u32,
    /// The next move out of the same node.
    next: u32,
}

/// Ends a chain. Node 0 is the root and edge 0 is never used, so nothing points to either.
const NONE: u32 = 0;

/// A search. It keeps its memory from move to move, so that a new search does not allocate again.
pub struct Search<W: World> {
    nodes: Vec<Node>,
    edges: Vec<Edge<W::Move>>,
    candidates: Vec<Candidate<W::Move>>,
    /// The edge of each candidate, or none.
    known: Vec<u32>,
    path: Vec<(u32, u32, Seat)>,
}

impl<W: World> Default for Search<W> {
    fn default() -> Self {
        Search {
            nodes: Vec::new(),
            edges: Vec::new(),
            candidates: Vec::new(),
            known: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl<W: World> Search<W> {
    /// Looks for the best move of `seat`, whose turn it must be in every world imagined.
    pub fn run(
        &mut self,
        seat: Seat,
        mut imagine: impl FnMut(&mut Dice) -> W,
        tuning: &Tuning,
        limit: &Limit<'_>,
        rng: &mut Dice,
    ) -> SearchResult<W::Move> {
        let limit = limit.or_iterations(tuning.iterations);
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.edges.clear();
        let mut done = 0;
        while !limit.is_reached(done) {
            let world = imagine(rng);
            self.iterate(seat, world, None, tuning, rng);
            done += 1;
            if done == 1 && self.candidates.len() == 1 && self.path.len() <= 1 {
                break; // A forced move needs no more thought.
            }
        }
        let mut moves = Vec::new();
        let mut edge = self.nodes[0].edge;
        while edge != NONE {
            let Edge { mv, visits, value, next, .. } = self.edges[edge as usize];
            moves.push(Considered { mv, visits, value: value / visits.max(1) as f32 });
            edge = next;
        }
        moves.reverse();
        SearchResult::new(moves, done)
    }

    /// Goes on with the last search, but looks only at what follows this move of the seat, which must be possible: until
    /// it was tried so often in all.
    pub fn look_into(
        &mut self,
        seat: Seat,
        first: &W::Move,
        tries: u32,
        mut imagine: impl FnMut(&mut Dice) -> W,
        tuning: &Tuning,
        rng: &mut Dice,
    ) {
        if self.nodes.is_empty() {
            self.nodes.push(Node::default());
        }
        let edge = self.edge_to(0, first).unwrap_or_else(|| self.grow(0, *first));
        for _ in self.edges[edge as usize].visits..tries {
            let world = imagine(rng);
            self.iterate(seat, world, Some(edge), tuning, rng);
        }
    }

    /// The edge of a move out of a node, if it was tried.
    fn edge_to(&self, node: u32, mv: &W::Move) -> Option<u32> {
        let mut edge = self.nodes.get(node as usize)?.edge;
        while edge != NONE && self.edges[edge as usize].mv != *mv {
            edge = self.edges[edge as usize].next;
        }
        (edge != NONE).then_some(edge)
    }

    /// Plays on from a world in which the seat makes this move: by the moves tried most for as long as the tree has
    /// tried them at least `least` times, then quickly to the horizon or until this many moves were made. What is
    /// learned by searching stays as it is, so such playouts are independent of each other.
    pub fn play_on(
        &mut self,
        me: Seat,
        mut world: W,
        first: &W::Move,
        least: u32,
        longest: u32,
        rng: &mut Dice,
    ) -> W {
        world.play(me, first, rng);
        let mut node = self.follow(0, first, world.scene(me));
        for _ in 0..longest {
            let Some(seat) = world.mover(rng) else { break };
            let tried = node.and_then(|node| self.most_tried(node, &world, seat, least));
            let mv = tried.unwrap_or_else(|| world.quick(seat, rng));
            world.play(seat, &mv, rng);
            node = match (node, tried) {
                (Some(node), Some(mv)) => self.follow(node, &mv, world.scene(me)),
                _ => None,
            };
        }
        world
    }

    /// The node that a move leads to, if the search has been there.
    fn follow(&self, node: u32, mv: &W::Move, scene: u32) -> Option<u32> {
        let edge = self.edge_to(node, mv)?;
        let mut node = self.edges[edge as usize].node;
        while node != NONE && self.nodes[node as usize].scene != scene {
            node = self.nodes[node as usize].next;
        }
        (node != NONE).then_some(node)
    }

    /// The move out of a node that was tried most of those that are possible in this world.
    fn most_tried(&mut self, node: u32, world: &W, seat: Seat, least: u32) -> Option<W::Move> {
        if self.nodes[node as usize].visits < least {
            return None;
        }
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let mut best = None;
        let mut most = least.saturating_sub(1);
        let mut edge = self.nodes[node as usize].edge;
        while edge != NONE {
            let Edge { mv, visits, next, .. } = self.edges[edge as usize];
            if visits > most && self.candidates.iter().any(|candidate| candidate.mv == mv) {
                (best, most) = (Some(mv), visits);
            }
            edge = next;
        }
        best
    }

    /// Forgets what was searched; playouts are quick ones then.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    /// One world: down the tree, by this edge first if one is named, one move more, out to the horizon, and back.
    fn iterate(
        &mut self,
        me: Seat,
        mut world: W,
        mut first: Option<u32>,
        tuning: &Tuning,
        rng: &mut Dice,
    ) {
        self.path.clear();
        let mut node = 0;
        let mut depth = 0;
        while let Some(seat) = world.mover(rng) {
            if depth >= tuning.depth {
                break;
            }
            depth += 1;
            let edge = match first.take() {
                Some(edge) => edge,
                None => self.choose(node, &world, seat, tuning.selection, rng),
            };
            let mv = self.edges[edge as usize].mv;
            world.play(seat, &mv, rng);
            let is_new = self.edges[edge as usize].visits == 0;
            node = self.arrive(edge, world.scene(me));
            self.path.push((edge, node, seat));
            if is_new {
                break;
            }
        }
        let rewards = play_out(world, tuning.rollout, rng);
        self.learn(&rewards);
    }

    /// The edge to follow out of a node; a new one where the move was never tried.
    fn choose(
        &mut self,
        node: u32,
        world: &W,
        seat: Seat,
        selection: Selection,
        rng: &mut Dice,
    ) -> u32 {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        debug_assert!(!self.candidates.is_empty(), "somebody who moves has a move");
        self.known.clear();
        self.known.resize(self.candidates.len(), NONE);
        let mut edge = self.nodes[node as usize].edge;
        while edge != NONE {
            let here = &mut self.edges[edge as usize];
            if let Some(n) = self.candidates.iter().position(|candidate| candidate.mv == here.mv) {
                here.available += 1;
                self.known[n] = edge;
            }
            edge = here.next;
        }
        let chosen = match selection {
            Selection::Ucb { curiosity } => self.by_confidence(curiosity),
            Selection::Puct { curiosity, caution } => self.by_prior(node, curiosity, caution),
            Selection::Smooth { curiosity, least, decay } => {
                let visits = self.nodes[node as usize].visits as f32;
                let bounds = (1.0 / (1.0 + decay * visits.sqrt())).max(least);
                if rng.random::<f32>() < bounds {
                    self.by_prior(node, curiosity, 0.0)
                } else {
                    self.by_custom(rng).unwrap_or_else(|| self.by_prior(node, curiosity, 0.0))
                }
            }
        };
        match self.known[chosen] {
            NONE => self.grow(node, self.candidates[chosen].mv),
            edge => edge,
        }
    }

    fn by_confidence(&self, curiosity: f32) -> usize {
        let promise = |n: usize| match self.known[n] {
            NONE => 1e9 + self.candidates[n].prior,
            edge => {
                let Edge { visits, available, value, .. } = self.edges[edge as usize];
                let visits = visits as f32;
                value / visits + curiosity * ((available as f32).ln() / visits).sqrt()
            }
        };
        most(self.known.len(), promise)
    }

    fn by_prior(&self, node: u32, curiosity: f32, caution: f32) -> usize {
        let all: f32 = self.candidates.iter().map(|candidate| candidate.prior).sum();
        let (mut visits, mut value) = (0, 0.0);
        for edge in self.known.iter().filter(|edge| **edge != NONE) {
            visits += self.edges[*edge as usize].visits;
            value += self.edges[*edge as usize].value;
        }
        let untried = if visits > 0 { value / visits as f32 - caution } else { 0.0 };
        let reach = curiosity * (self.nodes[node as usize].visits.max(1) as f32).sqrt() / all;
        let promise = |n: usize| {
            let prior = self.candidates[n].prior;
            match self.known[n] {
                NONE => untried + reach * prior,
                edge => {
                    let Edge { visits, value, .. } = self.edges[edge as usize];
                    let visits = visits as f32;
                    value / visits + reach * prior / (1.0 + visits)
                }
            }
        };
        most(self.known.len(), promise)
    }

    /// A move drawn by how often each was chosen before.
    fn by_custom(&self, rng: &mut Dice) -> Option<usize> {
        let visits = |edge: u32| if edge == NONE { 0 } else { self.edges[edge as usize].visits };
        let all: u32 = self.known.iter().map(|edge| visits(*edge)).sum();
        if all == 0 {
            return None;
        }
        let mut rest = rng.random_range(0..all);
        self.known.iter().position(|edge| {
            let visits = visits(*edge);
            let found = rest < visits;
            rest = rest.saturating_sub(visits);
            found
        })
    }

    fn grow(&mut self, node: u32, mv: W::Move) -> u32 {
        if self.edges.is_empty() {
            // Edge 0 means that there is no edge.
            self.edges.push(Edge {
                mv,
                visits: 0,
                available: 0,
                value: 0.0,
                node: NONE,
                next: NONE,
            });
        }
        let new = self.edges.len() as u32;
        let next = std::mem::replace(&mut self.nodes[node as usize].edge, new);
        self.edges.push(Edge { mv, visits: 0, available: 1, value: 0.0, node: NONE, next });
        new
    }

    /// The node that is reached by the edge when it leads to this sight.
    fn arrive(&mut self, edge: u32, scene: u32) -> u32 {
        let first = self.edges[edge as usize].node;
        let mut node = first;
        while node != NONE {
            if self.nodes[node as usize].scene == scene {
                return node;
            }
            node = self.nodes[node as usize].next;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { scene, next: first, ..Node::default() });
        self.edges[edge as usize].node = new;
        new
    }

    fn learn(&mut self, rewards: &PerSeat<f32>) {
        self.nodes[0].visits += 1;
        for (edge, node, seat) in &self.path {
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            edge.value += rewards[*seat];
            self.nodes[*node as usize].visits += 1;
        }
    }
}

/// The first of those that promise most.
#[inline]
fn most(count: usize, promise: impl Fn(usize) -> f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for n in 0..count {
        let promise = promise(n);
        if promise > best.1 {
            best = (n, promise);
        }
    }
    best.0
}
