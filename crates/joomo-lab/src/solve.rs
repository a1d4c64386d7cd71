//! How well a strategy plays: its exact best response, and the solution by CFR+.
//!
//! CFR+ plays against itself, adds up how much better each move would have been than what was
//! played (its regret, never below 0) and plays in proportion to that. The average over all rounds
//! of this, late rounds counting more, approaches the play that nobody can exploit.

use crate::extensive::{Extensive, Node, Tree};

/// How likely each move is at each information set.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy(pub(crate) Vec<f64>);

impl Strategy {
    /// Every move is as likely as the others.
    pub fn uniform<G: Extensive>(tree: &Tree<G>) -> Self {
        let mut chances = vec![0.0; tree.width()];
        for set in &tree.sets {
            chances[set.slots()].fill(1.0 / set.moves.len() as f64);
        }
        Strategy(chances)
    }

    /// How likely each move of an information set is, in the order of its moves.
    pub fn at<G: Extensive>(&self, tree: &Tree<G>, set: usize) -> &[f64] {
        &self.0[tree.sets[set].slots()]
    }

    /// Sets how likely each move of an information set is; they are made to add up to 1.
    pub fn set<G: Extensive>(&mut self, tree: &Tree<G>, set: usize, weights: &[f64]) {
        normalise(weights, &mut self.0[tree.sets[set].slots()]);
    }
}

/// What a strategy is worth against someone who knows it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exploited {
    /// What the first and the second player can gain against it.
    pub gains: [f64; 2],
}

impl Exploited {
    /// What whoever knows the strategy gains, on average over both seats: 0 where nobody gains
    /// more than the game is worth.
    pub fn a_game(&self) -> f64 {
        f64::midpoint(self.gains[0], self.gains[1])
    }
}

/// What the best responses to a strategy gain.
pub fn exploit<G: Extensive>(tree: &Tree<G>, strategy: &Strategy) -> Exploited {
    let mut values = Values::new(tree);
    Exploited { gains: [0, 1].map(|player| values.respond(tree, strategy, player)) }
}

/// What the first player gains when both play so.
pub fn value<G: Extensive>(tree: &Tree<G>, strategies: [&Strategy; 2]) -> f64 {
    let mut values = Values::new(tree);
    values.reach(tree, strategies[1], 0);
    for (n, node) in tree.nodes.iter().enumerate().rev() {
        values.gain[n] = match *node {
            Node::End(gain) => values.reach[n] * f64::from(gain),
            Node::Choice { set, first } => {
                let set = &tree.sets[set as usize];
                let follow = &values.gain[first as usize..][..set.moves.len()];
                if set.player == 0 {
                    dot(follow, &strategies[0].0[set.slots()])
                } else {
                    follow.iter().sum()
                }
            }
        };
    }
    tree.layers[0].clone().map(|n| values.gain[n]).sum()
}

/// What each move of the player's information sets gains on average where everybody plays so before and after it; empty for the
/// other player's sets, and for those that nobody gets to.
pub fn move_values<G: Extensive>(
    tree: &Tree<G>,
    strategy: &Strategy,
    player: usize,
) -> Vec<Vec<f64>> {
    let mut values = Values::new(tree);
    values.reach(tree, strategy, player);
    let sign = if player == 0 { 1.0 } else { -1.0 };
    let mut sums = vec![0.0; tree.width()];
    let mut reached = vec![0.0; tree.sets.len()];
    for (n, node) in tree.nodes.iter().enumerate().rev() {
        values.gain[n] = match *node {
            Node::End(gain) => sign * values.reach[n] * f64::from(gain),
            Node::Choice { set: at, first } => {
                let set = &tree.sets[at as usize];
                let follow = &values.gain[first as usize..][..set.moves.len()];
                if set.player == player {
                    reached[at as usize] += values.reach[n];
                    for (sum, gain) in sums[set.slots()].iter_mut().zip(follow) {
                        *sum += gain;
                    }
                    dot(follow, &strategy.0[set.slots()])
                } else {
                    follow.iter().sum()
                }
            }
        };
    }
    let of = |(at, set): (usize, &crate::Set<G>)| {
        let all = reached[at];
        let is_wanted = set.player == player && all > 0.0;
        if is_wanted { sums[set.slots()].iter().map(|sum| sum / all).collect() } else { Vec::new() }
    };
    tree.sets.iter().enumerate().map(of).collect()
}

/// CFR+ at work.
pub struct Solver<'a, G: Extensive> {
    tree: &'a Tree<G>,
    regrets: Vec<f64>,
    current: Strategy,
    average: Vec<f64>,
    values: Values,
    rounds: u32,
}

impl<'a, G: Extensive> Solver<'a, G> {
    /// Begins with uniform play.
    pub fn new(tree: &'a Tree<G>) -> Self {
        Solver {
            tree,
            regrets: vec![0.0; tree.width()],
            current: Strategy::uniform(tree),
            average: vec![0.0; tree.width()],
            values: Values::new(tree),
            rounds: 0,
        }
    }

    /// This many rounds more; in each, one player learns after the other.
    pub fn run(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.rounds += 1;
            for player in [0, 1] {
                self.learn(player);
                self.remember(player);
            }
        }
    }

    /// How many rounds it has had.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The average so far.
    pub fn strategy(&self) -> Strategy {
        let mut strategy = Strategy::uniform(self.tree);
        for set in &self.tree.sets {
            normalise(&self.average[set.slots()], &mut strategy.0[set.slots()]);
        }
        strategy
    }

    fn learn(&mut self, player: usize) {
        let Solver { tree, regrets, current, values, .. } = self;
        values.reach(tree, current, player);
        let sign = if player == 0 { 1.0 } else { -1.0 };
        for (n, node) in tree.nodes.iter().enumerate().rev() {
            values.gain[n] = match *node {
                Node::End(gain) => sign * values.reach[n] * f64::from(gain),
                Node::Choice { set, first } => {
                    let set = &tree.sets[set as usize];
                    let follow = &values.gain[first as usize..][..set.moves.len()];
                    if set.player == player {
                        let gain = dot(follow, &current.0[set.slots()]);
                        for (regret, follow) in regrets[set.slots()].iter_mut().zip(follow) {
                            *regret += follow - gain;
                        }
                        gain
                    } else {
                        follow.iter().sum()
                    }
                }
            };
        }
        for set in tree.sets.iter().filter(|set| set.player == player) {
            let regrets = &mut regrets[set.slots()];
            for regret in regrets.iter_mut() {
                *regret = regret.max(0.0);
            }
            normalise(regrets, &mut current.0[set.slots()]);
        }
    }

    /// Adds the present strategy to the average, as often as the player gets there by it.
    fn remember(&mut self, player: usize) {
        let tree = self.tree;
        let mut own = vec![1.0; tree.sets.len()];
        for (n, set) in tree.sets.iter().enumerate().filter(|(_, set)| set.player == player) {
            if let Some((before, mv)) = set.before {
                let slot = tree.sets[before as usize].first + mv as usize;
                own[n] = own[before as usize] * self.current.0[slot];
            }
            let weight = f64::from(self.rounds) * own[n];
            let current = &self.current.0[set.slots()];
            for (sum, chance) in self.average[set.slots()].iter_mut().zip(current) {
                *sum += weight * chance;
            }
        }
    }
}

/// What is worked out for each node on the way down and up the tree.
struct Values {
    /// How likely chance and the other player lead here.
    reach: Vec<f64>,
    /// What the player gains from here on, times `reach`.
    gain: Vec<f64>,
}

impl Values {
    fn new<G: Extensive>(tree: &Tree<G>) -> Self {
        Values { reach: vec![0.0; tree.size()], gain: vec![0.0; tree.size()] }
    }

    /// How likely everybody but the player leads to each node.
    fn reach<G: Extensive>(&mut self, tree: &Tree<G>, strategy: &Strategy, player: usize) {
        self.reach[..tree.chances.len()].copy_from_slice(&tree.chances);
        for (n, node) in tree.nodes.iter().enumerate() {
            let Node::Choice { set, first } = *node else { continue };
            let here = self.reach[n];
            let set = &tree.sets[set as usize];
            let follow = &mut self.reach[first as usize..][..set.moves.len()];
            if set.player == player {
                follow.fill(here);
            } else {
                for (reach, chance) in follow.iter_mut().zip(&strategy.0[set.slots()]) {
                    *reach = here * chance;
                }
            }
        }
    }

    /// What the player gains by the best response to a strategy.
    fn respond<G: Extensive>(&mut self, tree: &Tree<G>, strategy: &Strategy, player: usize) -> f64 {
        self.reach(tree, strategy, player);
        let sign = if player == 0 { 1.0 } else { -1.0 };
        let mut sums = vec![0.0; tree.width()];
        // All of an information set lies in one layer: below it, everything is decided.
        for layer in tree.layers.iter().rev() {
            for n in layer.clone() {
                self.gain[n] = match tree.nodes[n] {
                    Node::End(gain) => sign * self.reach[n] * f64::from(gain),
                    Node::Choice { set, first } => {
                        let set = &tree.sets[set as usize];
                        let follow = &self.gain[first as usize..][..set.moves.len()];
                        if set.player == player {
                            for (sum, gain) in sums[set.slots()].iter_mut().zip(follow) {
                                *sum += gain;
                            }
                        }
                        follow.iter().sum()
                    }
                };
            }
            for n in layer.clone() {
                let Node::Choice { set, first } = tree.nodes[n] else { continue };
                let set = &tree.sets[set as usize];
                if set.player == player {
                    self.gain[n] = self.gain[first as usize + best(&sums[set.slots()])];
                }
            }
        }
        tree.layers[0].clone().map(|n| self.gain[n]).sum()
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The first of the highest.
fn best(sums: &[f64]) -> usize {
    (1..sums.len()).fold(0, |best, n| if sums[n] > sums[best] { n } else { best })
}

/// Makes weights add up to 1; all are alike where none counts.
fn normalise(weights: &[f64], chances: &mut [f64]) {
    let all: f64 = weights.iter().sum();
    if all > 0.0 {
        for (chance, weight) in chances.iter_mut().zip(weights) {
            *chance = weight / all;
        }
    } else {
        chances.fill(1.0 / weights.len() as f64);
    }
}
