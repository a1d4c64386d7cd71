//! Learning by self-play: a policy and, only while it learns, a critic that sees all hands.
//!
//! Good play in Joomo is mixed, and whoever only learns to beat themselves runs in circles. Two ways to prevent
//! that are here, and a third that does not, to compare them with ([`Method`]). How they do is told exactly at a
//! mini table, and by tournaments at the real one.

mod adam;
mod batch;
mod checkpoint;
mod episode;
mod gradient;
mod table;

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use vierblatt_bots::Dice;
use vierblatt_game::{Game, Seat};
use vierblatt_joomo::bot::learned::inputs::INPUTS;
use vierblatt_joomo::bot::learned::net::{FIRST, Net, SECOND};
use vierblatt_joomo::bot::learned::{Evidence, Learned, Question};
use vierblatt_joomo::bot::policy::Due;
use vierblatt_joomo::{Joomo, MAX_DECK, MAX_SEATS, Move};

use crate::{Mini, Strategy, Tree};
use adam::Adam;
use batch::Batch;
use gradient::Gradient;

pub use table::Table;

/// What the critic sees: what the seat sees, and the hands of the others.
const CRITIC_INPUTS: usize = INPUTS + (MAX_SEATS - 1) * MAX_DECK;

/// How self-play is kept from running in circles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Not at all: proximal policy optimization (PPO).
    Plain,
    /// Magnetic mirror descent: steps that stay near the last policy (PPO's) and are drawn, less and less, towards
    /// uniform play.
    Magnet,
    /// Regularized Nash dynamics (R-NaD), with PPO's steps: whoever does what a fixed earlier policy would hardly have done
    /// pays the others for it; now and then the earlier policy is replaced by the present one.
    Nash,
}

impl Method {
    /// All of them, with their names.
    pub const ALL: [(&'static str, Method); 3] =
        [("plain", Method::Plain), ("mmd", Method::Magnet), ("rnad", Method::Nash)];

    /// The method of this name.
    pub fn named(name: &str) -> Option<Method> {
        Method::ALL.iter().find(|(known, _)| *known == name).map(|(_, method)| *method)
    }
}

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lessons {
    /// The method.
    pub method: Method,
    /// Whether there is a network. Without one, only the weights of the features are learned.
    pub network: bool,
    /// The same seed and number of iterations give the same weights.
    pub seed: u64,
    /// How many decisions an iteration has.
    pub decisions: usize,
    /// How many of them make one step.
    pub together: usize,
    /// How large the steps are at first.
    pub rate: f32,
    /// After how many iterations they are smaller by the root of two.
    pub patience: f32,
    /// How strong the regularization is at first: the pull of the magnet, or the price of a surprise.
    pub pull: f32,
    /// How weak the magnet gets.
    pub least_pull: f32,
    /// After how many iterations the fixed policy is replaced.
    pub renewal: u32,
}

impl Default for Lessons {
    fn default() -> Self {
        Lessons {
            method: Method::Magnet,
            network: true,
            seed: 1,
            decisions: 16_384,
            together: 1024,
            rate: 1e-3,
            patience: 100.0,
            pull: 0.1,
            least_pull: 0.01,
            renewal: 50,
        }
    }
}

/// How far from the last policy a step may lead before it counts no more.
const NEAR: f32 = 0.2;
/// How fast the averaged weights follow.
const FOLLOW: f32 = 0.004;

/// What an iteration was like.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lesson {
    /// How much chance there is in the choices, in nats.
    pub entropy: f32,
    /// The mean square error of the critic, in points.
    pub surprise: f32,
}

/// Somebody who learns.
pub struct Pupil {
    lessons: Lessons,
    /// The iterations so far.
    pub iterations: u32,
    /// The decisions so far.
    pub decisions: u64,
    policy: Learned,
    critic: Net,
    /// The policy with averaged weights: what is measured and kept.
    average: Learned,
    /// The fixed policy surprises are measured by.
    fixed: Learned,
    adams: [Adam; 3],
}

impl Pupil {
    /// Knows what the fitted features know, and nothing else.
    pub fn new(lessons: Lessons) -> Self {
        let mut dice = Dice::seed_from_u64(lessons.seed);
        let mut policy = Learned::fitted();
        let mut critic = Net::new(CRITIC_INPUTS, 1);
        if !lessons.network {
            policy.net = Net::new(0, 0);
        }
        for net in [&mut policy.net, &mut critic] {
            let parts = net.parts();
            let mut fill = |from: usize, to: usize, size: f32| {
                for weight in &mut net.weights[from..to] {
                    *weight = size * (dice.random::<f32>() + dice.random::<f32>() - 1.0);
                }
            };
            fill(0, parts.first_bias, 0.2);
            fill(parts.second, parts.second_bias, 2.0 / (FIRST as f32).sqrt());
            fill(parts.last, parts.last_bias, 0.1 / (SECOND as f32).sqrt());
        }
        let adams = [
            Adam::new(policy.net.weights.len()),
            Adam::new(policy.tastes.as_flattened().len()),
            Adam::new(critic.weights.len()),
        ];
        Pupil {
            lessons,
            iterations: 0,
            decisions: 0,
            average: policy.clone(),
            fixed: policy.clone(),
            policy,
            critic,
            adams,
        }
    }

    /// What was learned so far.
    pub fn learned(&self) -> &Learned {
        &self.average
    }

    /// One iteration: plays against itself, then learns from it.
    pub fn learn(&mut self, table: &Table) -> Lesson {
        let Lessons { method, seed, decisions, together, .. } = self.lessons;
        // Seeds of their own, so that it does not matter where a run was interrupted.
        let mut dice =
            Dice::seed_from_u64(crate::ask::spread(seed, u64::from(self.iterations) + 1));
        let progress = self.iterations as f32;
        let slower = (1.0 + progress / self.lessons.patience).sqrt();
        let rate = self.lessons.rate / slower;
        let pull = (self.lessons.pull / slower).max(self.lessons.least_pull);
        let fixed = (method == Method::Nash).then_some((&self.fixed, self.lessons.pull));
        let mut batch = Batch::default();
        while batch.samples.len() < decisions {
            let state = table.deal(&mut dice);
            episode::play(state, &self.policy, &self.critic, fixed, &mut batch, &mut dice);
        }
        let magnet = match method {
            Method::Magnet => pull,
            Method::Plain | Method::Nash => 0.0,
        };
        let mut order: Vec<u32> = (0..batch.samples.len() as u32).collect();
        order.shuffle(&mut dice);
        let mut lesson = Lesson::default();
        let mut gradient = Gradient::new(&self.policy, &self.critic);
        for chunk in order.chunks(together) {
            gradient.clear();
            for n in chunk {
                gradient.add(&self.policy, &self.critic, &batch, *n as usize, magnet, &mut lesson);
            }
            let Gradient { net, tastes, critic, .. } = &mut gradient;
            let scale = 1.0 / chunk.len() as f32;
            let [adam_net, adam_tastes, adam_critic] = &mut self.adams;
            adam_net.step(&mut self.policy.net.weights, net, scale, rate);
            adam_tastes.step(self.policy.tastes.as_flattened_mut(), tastes, scale, rate);
            adam_critic.step(&mut self.critic.weights, critic, scale, rate);
            follow(&mut self.average, &self.policy);
        }
        let all = batch.samples.len() as f32;
        self.iterations += 1;
        self.decisions += batch.samples.len() as u64;
        if method == Method::Nash && self.iterations.is_multiple_of(self.lessons.renewal) {
            self.fixed = self.average.clone();
        }
        Lesson { entropy: lesson.entropy / all, surprise: lesson.surprise / all }
    }
}

fn follow(average: &mut Learned, policy: &Learned) {
    let pairs = average.net.weights.iter_mut().zip(&policy.net.weights);
    let tastes = average.tastes.as_flattened_mut().iter_mut().zip(policy.tastes.as_flattened());
    for (slow, fast) in pairs.chain(tastes) {
        *slow += FOLLOW * (fast - *slow);
    }
}

/// How a player who follows the policy plays at a mini table.
pub fn strategy_of_policy(tree: &Tree<Mini>, policy: &Learned) -> Strategy {
    let mut strategy = Strategy::uniform(tree);
    let mut question = Question::default();
    for (n, set) in tree.sets.iter().enumerate().filter(|(_, set)| set.moves.len() > 1) {
        let mut state = set.dealt;
        let mut evidence = Evidence::default();
        for mv in tree.moves(set.history) {
            let Some(due) = Due::of(state.phase()) else { break };
            for seat in Joomo::turn(&state).seats().iter() {
                evidence.note(due, seat, mv);
                Joomo::apply(&mut state, seat, &mv, &mut ());
            }
        }
        policy.ask(&state, Seat(set.player as u8), &evidence, &mut question);
        let least = question.least();
        let chance = |mv: &Move| {
            let found = question.moves.iter().find(|choice| choice.mv == *mv);
            let chance = found.map_or(0.0, |choice| choice.chance);
            f64::from(if chance < least { 0.0 } else { chance })
        };
        strategy.set(tree, n, &set.moves.iter().map(chance).collect::<Vec<_>>());
    }
    strategy
}
