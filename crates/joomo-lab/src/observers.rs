//! A search in which each player has a tree of their own: what is learned at a node is learned by
//! the mover as they see it, with their own hand, and not by someone who sees no hand at all.
//!
//! [`World::scene`] says what the mover sees besides the moves. Worlds may give the searching seat
//! other hands than its own as well: then the others learn to play against all it could hold, and
//! not against what only the searcher knows.

use std::collections::HashMap;
use std::collections::hash_map::{DefaultHasher, Entry};
use std::hash::{Hash, Hasher};

use rand::RngExt;
use vierblatt_bots::{Candidate, Dice, World};
use vierblatt_game::{PerSeat, Seat};

/// How the players in a search learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Learning {
    /// By upper confidence bounds.
    Bounds {
        /// How much the unknown attracts.
        curiosity: f32,
    },
    /// By upper confidence bounds, and now and then by how often each move was chosen before.
    Smooth {
        /// How much the unknown attracts.
        curiosity: f32,
        /// How often, at the least, the bounds decide.
        least: f32,
        /// How soon the average takes over.
        decay: f32,
    },
    /// By regret, trying one move at a time.
    Regret {
        /// How often a move is tried just so.
        explore: f32,
    },
    /// By regret, one player in turn trying all of their moves.
    External,
}

/// A searcher.
pub struct Observers<W: World<Move: Hash>> {
    found: HashMap<(u64, u32), u32>,
    nodes: Vec<Vec<Edge<W::Move>>>,
    candidates: Vec<Candidate<W::Move>>,
    path: Vec<Step>,
    playouts: u32,
}

#[derive(Clone, Copy)]
struct Edge<M> {
    mv: M,
    visits: f32,
    /// The mean of what came of it.
    value: f32,
    regret: f32,
    /// How likely it was, added up over all visits.
    average: f32,
}

struct Step {
    node: u32,
    edge: usize,
    seat: Seat,
    chance: f32,
}

impl<W: World<Move: Hash>> Default for Observers<W> {
    fn default() -> Self {
        Observers {
            found: HashMap::new(),
            nodes: Vec::new(),
            candidates: Vec::new(),
            path: Vec::new(),
            playouts: 0,
        }
    }
}

/// Where everybody starts.
const ROOT: u64 = 0;

impl<W: World<Move: Hash>> Observers<W> {
    /// Looks for good play by whoever moves and sees `scene`, in this many playouts; gives each move
    /// that was tried, its weight and its value. In the worlds imagined the mover sees this or
    /// something else.
    pub fn run(
        &mut self,
        scene: u32,
        mut imagine: impl FnMut(&mut Dice) -> W,
        learning: Learning,
        playouts: u32,
        rng: &mut Dice,
    ) -> Vec<(W::Move, f64, f64)> {
        self.found.clear();
        self.nodes.clear();
        self.playouts = 0;
        let mut learner = 0;
        while self.playouts < playouts {
            let world = imagine(rng);
            if learning == Learning::External {
                learner ^= 1;
                self.external(world, ROOT, Seat(learner), rng);
            } else {
                self.iterate(world, learning, rng);
            }
        }
        let Some(root) = self.found.get(&(ROOT, scene)) else { return Vec::new() };
        let weight = |edge: &Edge<W::Move>| match learning {
            Learning::Bounds { .. } | Learning::Smooth { .. } => edge.visits,
            Learning::Regret { .. } | Learning::External => edge.average,
        };
        let edges = self.nodes[*root as usize].iter();
        edges.map(|edge| (edge.mv, weight(edge).into(), edge.value.into())).collect()
    }

    /// One world: down the trees, one node more, out to the horizon, and back.
    fn iterate(&mut self, mut world: W, learning: Learning, rng: &mut Dice) {
        self.path.clear();
        let mut at = ROOT;
        while let Some(seat) = world.mover(rng) {
            let (node, is_new) = self.node(&world, seat, at);
            let (edge, chance) = choose(&self.nodes[node as usize], learning, rng);
            self.path.push(Step { node, edge, seat, chance });
            let mv = self.nodes[node as usize][edge].mv;
            at = step(at, &mv);
            world.play(seat, &mv, rng);
            if is_new {
                break;
            }
        }
        self.playouts += 1;
        let rewards = play_out(world, rng);
        for Step { node, edge, seat, chance } in &self.path {
            let edges = &mut self.nodes[*node as usize];
            let reward = rewards[*seat];
            if let Learning::Regret { .. } = learning {
                regret(edges, *edge, reward, *chance);
            }
            let tried = &mut edges[*edge];
            tried.visits += 1.0;
            tried.value += (reward - tried.value) / tried.visits;
        }
    }

    /// What the learner gets from here on, having tried all they could do.
    fn external(&mut self, mut world: W, at: u64, learner: Seat, rng: &mut Dice) -> f32 {
        let Some(seat) = world.mover(rng) else {
            self.playouts += 1;
            return world.rewards()[learner];
        };
        let (node, is_new) = self.node(&world, seat, at);
        if is_new {
            self.playouts += 1;
            return play_out(world, rng)[learner];
        }
        let mut chances = [0.0; MOST];
        let count = matched(&self.nodes[node as usize], &mut chances);
        if seat != learner {
            let edge = draw(&chances[..count], rng);
            let mv = self.nodes[node as usize][edge].mv;
            self.add(node, &chances[..count]);
            world.play(seat, &mv, rng);
            return self.external(world, step(at, &mv), learner, rng);
        }
        let mut values = [0.0; MOST];
        let mut value = 0.0;
        for edge in 0..count {
            let mv = self.nodes[node as usize][edge].mv;
            let mut world = world;
            world.play(seat, &mv, rng);
            values[edge] = self.external(world, step(at, &mv), learner, rng);
            value += chances[edge] * values[edge];
        }
        for (edge, gain) in self.nodes[node as usize].iter_mut().zip(values) {
            edge.regret = (edge.regret + gain - value).max(0.0);
        }
        if at == ROOT {
            // Nobody but chance leads here, so every visit counts.
            self.add(node, &chances[..count]);
        }
        value
    }

    /// Adds to the average, later visits more.
    fn add(&mut self, node: u32, chances: &[f32]) {
        let edges = &mut self.nodes[node as usize];
        edges[0].visits += 1.0;
        let weight = edges[0].visits;
        for (edge, chance) in edges.iter_mut().zip(chances) {
            edge.average += weight * chance;
        }
    }

    /// What the mover has learned where they see this, and whether that is nothing yet.
    fn node(&mut self, world: &W, seat: Seat, at: u64) -> (u32, bool) {
        match self.found.entry((at, world.scene(seat))) {
            Entry::Occupied(node) => (*node.get(), false),
            Entry::Vacant(place) => {
                let new = *place.insert(self.nodes.len() as u32);
                self.candidates.clear();
                world.candidates(seat, &mut self.candidates);
                let edge = |candidate: &Candidate<W::Move>| Edge {
                    mv: candidate.mv,
                    visits: 0.0,
                    value: 0.5,
                    regret: 0.0,
                    average: 0.0,
                };
                self.nodes.push(self.candidates.iter().map(edge).collect());
                (new, true)
            }
        }
    }
}

/// No mini table offers more moves at once.
const MOST: usize = 16;

/// The moves so far with one more.
fn step(at: u64, mv: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (at, mv).hash(&mut hasher);
    hasher.finish()
}

/// Regret matching: each move as likely as it is regretted. Gives how many there are.
fn matched<M>(edges: &[Edge<M>], chances: &mut [f32; MOST]) -> usize {
    let all: f32 = edges.iter().map(|edge| edge.regret).sum();
    for (chance, edge) in chances.iter_mut().zip(edges) {
        *chance = if all > 0.0 { edge.regret / all } else { 1.0 / edges.len() as f32 };
    }
    edges.len().min(MOST)
}

fn draw(chances: &[f32], rng: &mut Dice) -> usize {
    let mut rest = rng.random::<f32>();
    let drawn = chances.iter().position(|chance| {
        rest -= chance;
        rest < 0.0
    });
    drawn.unwrap_or(chances.len() - 1)
}

/// The move to try, and how likely it was.
fn choose<M>(edges: &[Edge<M>], learning: Learning, rng: &mut Dice) -> (usize, f32) {
    let mut chances = [0.0; MOST];
    match learning {
        Learning::Bounds { curiosity } => (by_bounds(edges, curiosity), 1.0),
        Learning::Smooth { curiosity, least, decay } => {
            let visits: f32 = edges.iter().map(|edge| edge.visits).sum();
            let bounds = (1.0 / (1.0 + decay * visits.sqrt())).max(least);
            if visits == 0.0 || rng.random::<f32>() < bounds {
                return (by_bounds(edges, curiosity), 1.0);
            }
            for (chance, edge) in chances.iter_mut().zip(edges) {
                *chance = edge.visits / visits;
            }
            (draw(&chances[..edges.len()], rng), 1.0)
        }
        Learning::Regret { explore } => {
            let count = matched(edges, &mut chances);
            for chance in &mut chances[..count] {
                *chance = (1.0 - explore) * *chance + explore / count as f32;
            }
            let drawn = draw(&chances[..count], rng);
            (drawn, chances[drawn])
        }
        Learning::External => (0, 1.0),
    }
}

fn by_bounds<M>(edges: &[Edge<M>], curiosity: f32) -> usize {
    let all: f32 = edges.iter().map(|edge| edge.visits).sum();
    let promise = |edge: &Edge<M>| {
        if edge.visits == 0.0 {
            return f32::MAX;
        }
        edge.value + curiosity * (all.ln() / edge.visits).sqrt()
    };
    let mut best = 0;
    for n in 1..edges.len() {
        if promise(&edges[n]) > promise(&edges[best]) {
            best = n;
        }
    }
    best
}

/// Adds what each move would have brought, as far as can be told from the one that was tried: for
/// the others their mean so far is taken, and the one tried makes up for how rarely it is.
fn regret<M>(edges: &mut [Edge<M>], tried: usize, reward: f32, chance: f32) {
    let mut chances = [0.0; MOST];
    let count = matched(edges, &mut chances);
    let mut gains = [0.0; MOST];
    for (gain, edge) in gains.iter_mut().zip(edges.iter()) {
        *gain = edge.value;
    }
    gains[tried] += (reward - gains[tried]) / chance;
    let mean: f32 = gains[..count].iter().zip(&chances).map(|(gain, chance)| gain * chance).sum();
    let weight = 1.0 + edges.iter().map(|edge| edge.visits).sum::<f32>();
    for ((edge, gain), chance) in edges.iter_mut().zip(gains).zip(chances) {
        edge.average += weight * chance;
        edge.regret = (edge.regret + gain - mean).max(0.0);
    }
}

/// Plays quickly to the horizon.
fn play_out<W: World>(mut world: W, rng: &mut Dice) -> PerSeat<f32> {
    while let Some(seat) = world.mover(rng) {
        let mv = world.quick(seat, rng);
        world.play(seat, &mv, rng);
    }
    world.rewards()
}
