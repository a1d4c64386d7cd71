//! Ways to search that are compared at a mini table.

use rand::{RngExt, SeedableRng};
use vierblatt_bots::{Dice, Limit, Search, Selection, Tuning};
use vierblatt_joomo::Move;

use crate::ask::{Moment, spread, strategy_of};
use crate::belief::{Belief, Hands, world};
use crate::observers::{Learning, Observers};
use crate::world::{Aim, Guide, MiniWorld};
use crate::{Mini, Strategy};

/// A way to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Policy {
    /// Its name.
    pub name: &'static str,
    /// Whose knowledge the tree is made of.
    pub shape: Shape,
    /// What is made of what the other player did.
    pub belief: Belief,
    /// Who plays the rollouts and gives the priors.
    pub quick: Quick,
    /// What they all play for.
    pub aim: Aim,
    /// How the move is taken from what was found.
    pub answer: Answer,
}

/// Whose knowledge a tree is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// The searcher's: one tree for all hands of the other.
    One(Selection),
    /// Each player's own.
    Each {
        /// How they learn.
        learning: Learning,
        /// How often the worlds have the searcher's true hand; otherwise any it could have.
        own: f64,
    },
}

/// Who plays the rollouts and gives the priors.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Quick {
    /// Chance.
    Uniform,
    /// The solution.
    Solved,
}

/// How the move is taken from what was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// The one with most weight.
    Best,
    /// Drawn by weight, as `SearchResult::mixed` does.
    Mixed {
        /// High: nearly as likely; low: nearly always the best.
        temperature: f64,
        /// Moves with less than this share of the best one's weight are left out.
        least: f64,
    },
    /// Drawn by prior, the more likely the more it is worth: the search corrects the priors and
    /// does not replace them.
    Anchored {
        /// What a move must be worth more, from 0 to 1, to become e times as likely.
        trust: f64,
    },
}

/// What a search says of one move.
struct Found {
    weight: f64,
    value: f64,
    prior: f64,
}

/// One tree, uniform rollouts, the best move: what the others are compared with.
pub const PLAIN: Policy = Policy {
    name: "plain",
    shape: Shape::One(Selection::Ucb { curiosity: 0.3 }),
    belief: Belief::Uniform,
    quick: Quick::Uniform,
    aim: Aim::Lead,
    answer: Answer::Best,
};
/// Guided by the solution.
const GUIDED: Policy = Policy {
    name: "guided",
    shape: Shape::One(Selection::Puct { curiosity: 1.0, caution: 0.1 }),
    quick: Quick::Solved,
    ..PLAIN
};
/// Everybody learns by regret, with what they see themselves.
const REGRET: Policy = Policy {
    name: "regret",
    shape: Shape::Each { learning: Learning::External, own: 1.0 },
    answer: MIXED,
    ..PLAIN
};
const MIXED: Answer = Answer::Mixed { temperature: 1.0, least: 0.1 };

impl Policy {
    /// The ways to search that are compared.
    pub fn all() -> Vec<Policy> {
        let smooth = Selection::Smooth { curiosity: 0.3, least: 0.3, decay: 0.02 };
        let bounds = Learning::Bounds { curiosity: 0.3 };
        let open = Shape::Each { learning: Learning::External, own: 0.3 };
        vec![
            PLAIN,
            Policy { name: "plain-points", aim: Aim::Points, ..PLAIN },
            Policy {
                name: "plain-mixed",
                answer: Answer::Mixed { temperature: 0.5, least: 0.3 },
                ..PLAIN
            },
            Policy {
                name: "puct",
                shape: Shape::One(Selection::Puct { curiosity: 0.3, caution: 0.1 }),
                ..PLAIN
            },
            Policy { name: "smooth", shape: Shape::One(smooth), answer: MIXED, ..PLAIN },
            Policy {
                name: "observers",
                shape: Shape::Each { learning: bounds, own: 1.0 },
                ..PLAIN
            },
            REGRET,
            Policy { name: "regret-open", shape: open, ..REGRET },
            Policy { name: "passes", belief: Belief::Passes(0.3), ..PLAIN },
            Policy { name: "belief", belief: Belief::Solved, ..PLAIN },
            Policy { name: "regret-open-belief", shape: open, belief: Belief::Solved, ..REGRET },
            GUIDED,
            Policy { name: "guided-mixed", answer: MIXED, ..GUIDED },
            Policy { name: "guided-belief", belief: Belief::Solved, ..GUIDED },
            Policy { name: "guided-belief-mixed", belief: Belief::Solved, answer: MIXED, ..GUIDED },
        ]
    }

    /// The strategy it has with this many iterations, asked with this many seeds at each position; and
    /// at how many positions it was asked. The guide is the solution, for what makes use of one.
    pub fn strategy(
        &self,
        mini: &Mini,
        guide: Guide<'_>,
        iterations: u32,
        seeds: u64,
        seed: u64,
    ) -> (Strategy, usize) {
        let mut searchers = Searchers::default();
        let forget = self.belief == Belief::Uniform && self.quick == Quick::Uniform;
        strategy_of(guide.tree, forget, |moment, moves, number| {
            let open = matches!(self.shape, Shape::Each { own, .. } if own < 1.0);
            let truly = Hands::new(mini, moment, false, self.belief, guide);
            let any = open.then(|| Hands::new(mini, moment, true, self.belief, guide));
            let mut sums = vec![0.0; moves.len()];
            for n in 0..seeds {
                let mut rng = Dice::seed_from_u64(spread(seed, number * seeds + n));
                let found = searchers.search(
                    self,
                    moment,
                    (&truly, any.as_ref()),
                    guide,
                    iterations,
                    &mut rng,
                );
                let priors = self.priors(guide, number);
                let found: Vec<Found> = (0..)
                    .zip(moves)
                    .map(|(n, mv)| {
                        let tried = found.iter().find(|(tried, ..)| tried == mv);
                        let (_, weight, value) = tried.copied().unwrap_or((*mv, 0.0, 0.0));
                        Found { weight, value, prior: priors.map_or(1.0, |priors| priors[n]) }
                    })
                    .collect();
                self.answer.add(&found, &mut sums);
            }
            sums
        })
    }

    /// How likely the guide makes each move of an information set, for whom it guides.
    fn priors<'a>(&self, guide: Guide<'a>, number: u64) -> Option<&'a [f64]> {
        (self.quick == Quick::Solved).then(|| guide.strategy.at(guide.tree, number as usize))
    }
}

impl Answer {
    /// Adds how likely each move is to be chosen.
    fn add(self, found: &[Found], sums: &mut [f64]) {
        let most = found.iter().map(|found| found.weight).fold(0.0, f64::max);
        let highest = found.iter().map(|found| found.value).fold(0.0, f64::max);
        let best = found.iter().position(|found| found.weight >= most);
        let share = |n: usize, found: &Found| match self {
            Answer::Best => f64::from(best == Some(n)),
            Answer::Mixed { temperature, least } => match found.weight / most {
                share if share >= least => share.powf(1.0 / temperature),
                _ => 0.0,
            },
            Answer::Anchored { trust } => found.prior * ((found.value - highest) / trust).exp(),
        };
        let all: f64 = found.iter().enumerate().map(|(n, found)| share(n, found)).sum();
        for (n, (sum, found)) in sums.iter_mut().zip(found).enumerate() {
            *sum += share(n, found) / all;
        }
    }
}

/// Both kinds of searcher: they keep their memory from one question to the next.
#[derive(Default)]
struct Searchers<'a> {
    one: Search<MiniWorld<'a>>,
    each: Observers<MiniWorld<'a>>,
}

impl<'a> Searchers<'a> {
    /// Each move that was tried, its weight and its value.
    fn search(
        &mut self,
        policy: &Policy,
        moment: &Moment,
        (truly, any): (&Hands, Option<&Hands>),
        guide: Guide<'a>,
        iterations: u32,
        rng: &mut Dice,
    ) -> Vec<(Move, f64, f64)> {
        let quick = (policy.quick == Quick::Solved).then_some(guide);
        match policy.shape {
            Shape::One(selection) => {
                let tuning = Tuning { selection, ..Tuning::default() };
                let imagine = |rng: &mut Dice| {
                    let held = truly.draw(rng);
                    world(moment, held, quick, policy.aim, rng)
                };
                let limit = Limit::iterations(iterations);
                let thought = self.one.run(moment.known.seat, imagine, &tuning, &limit, rng);
                let all = thought.moves.iter();
                all.map(|tried| (tried.mv, tried.visits.into(), tried.value.into())).collect()
            }
            Shape::Each { learning, own } => {
                let imagine = |rng: &mut Dice| {
                    let hands = match any {
                        Some(any) if rng.random::<f64>() >= own => any,
                        _ => truly,
                    };
                    let held = hands.draw(rng);
                    world(moment, held, quick, policy.aim, rng)
                };
                let hand = moment.known.private.hand;
                let scene = hand.iter().fold(0, |hand, card| hand | 1 << card.value());
                self.each.run(scene, imagine, learning, iterations, rng)
            }
        }
    }
}
