//! In which direction the weights of policy and critic are to go. Two small layers are written out by hand: the first one
//! touches only the rows of inputs that are on, which no library for dense arrays does.

use vierblatt_joomo::bot::FEATURES;
use vierblatt_joomo::bot::learned::Learned;
use vierblatt_joomo::bot::learned::net::{FIRST, Hidden, Net, SECOND, dot};

use super::batch::{Batch, Sample};
use super::episode::POINTS;
use super::{Lesson, NEAR};

/// Gradients added up over lessons.
pub(super) struct Gradient {
    pub(super) net: Vec<f32>,
    pub(super) tastes: Vec<f32>,
    pub(super) critic: Vec<f32>,
    hidden: Hidden,
    chances: Vec<f32>,
}

impl Gradient {
    pub(super) fn new(policy: &Learned, critic: &Net) -> Self {
        Gradient {
            net: vec![0.0; policy.net.weights.len()],
            tastes: vec![0.0; policy.tastes.as_flattened().len()],
            critic: vec![0.0; critic.weights.len()],
            hidden: Hidden::default(),
            chances: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.net.fill(0.0);
        self.tastes.fill(0.0);
        self.critic.fill(0.0);
    }

    /// Adds one decision.
    pub(super) fn add(
        &mut self,
        policy: &Learned,
        critic: &Net,
        batch: &Batch,
        n: usize,
        magnet: f32,
        lesson: &mut Lesson,
    ) {
        let sample = &batch.samples[n];
        self.add_policy(policy, batch, sample, magnet, lesson);
        let on = &batch.all[sample.all.clone()];
        critic.look(on, &mut self.hidden);
        let error = critic.output(&self.hidden, 0) - sample.target;
        lesson.surprise += (error * POINTS).powi(2);
        let mut back = [0.0; SECOND];
        output_back(critic, &self.hidden, 0, error, &mut self.critic, &mut back);
        hidden_back(critic, on, &self.hidden, back, &mut self.critic);
    }

    fn add_policy(
        &mut self,
        policy: &Learned,
        batch: &Batch,
        sample: &Sample,
        magnet: f32,
        lesson: &mut Lesson,
    ) {
        let on = &batch.on[sample.on.clone()];
        let moves = &batch.moves[sample.moves.clone()];
        let taste = &policy.tastes[sample.taste];
        let has_net = policy.net.inputs() > 0;
        if has_net {
            policy.net.look(on, &mut self.hidden);
        }
        let chances = &mut self.chances;
        chances.clear();
        for (output, features) in moves {
            let mut sum = 0.0;
            if has_net {
                sum += policy.net.output(&self.hidden, usize::from(*output));
            }
            for (weight, feature) in taste.iter().zip(features) {
                sum += weight * feature;
            }
            chances.push(sum);
        }
        let most = chances.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for chance in chances.iter_mut() {
            *chance = (*chance - most).exp();
        }
        let all: f32 = chances.iter().sum();
        for chance in chances.iter_mut() {
            *chance /= all;
        }
        let entropy: f32 = chances.iter().map(|chance| -chance * chance.max(1e-9).ln()).sum();
        lesson.entropy += entropy;
        let ratio = chances[sample.chosen] / sample.chance.max(1e-6);
        let gain = sample.advantage;
        let beyond = (gain > 0.0 && ratio > 1.0 + NEAR) || (gain < 0.0 && ratio < 1.0 - NEAR);
        let push = if beyond { 0.0 } else { gain * ratio };
        let mut back = [0.0; SECOND];
        let first_taste = sample.taste * FEATURES;
        for (n, (output, features)) in moves.iter().enumerate() {
            let chance = chances[n];
            let own = f32::from(u8::from(n == sample.chosen));
            // Towards what went well, and towards uniform play.
            let slope =
                -push * (own - chance) + magnet * chance * (chance.max(1e-9).ln() + entropy);
            if has_net {
                let output = usize::from(*output);
                output_back(&policy.net, &self.hidden, output, slope, &mut self.net, &mut back);
            }
            for (sum, feature) in
                self.tastes[first_taste..first_taste + FEATURES].iter_mut().zip(features)
            {
                *sum += slope * feature;
            }
        }
        if has_net {
            hidden_back(&policy.net, on, &self.hidden, back, &mut self.net);
        }
    }
}

/// From an output back to the second layer.
#[inline]
fn output_back(
    net: &Net,
    hidden: &Hidden,
    output: usize,
    slope: f32,
    sums: &mut [f32],
    back: &mut [f32; SECOND],
) {
    let parts = net.parts();
    let at = parts.last + output * SECOND;
    sums[parts.last_bias + output] += slope;
    for (sum, unit) in sums[at..at + SECOND].iter_mut().zip(&hidden.second) {
        *sum += slope * unit;
    }
    for (back, weight) in back.iter_mut().zip(&net.weights[at..at + SECOND]) {
        *back += slope * weight;
    }
}

/// From the second layer back to the inputs.
#[inline]
fn hidden_back(net: &Net, on: &[u16], hidden: &Hidden, mut back: [f32; SECOND], sums: &mut [f32]) {
    let parts = net.parts();
    for (back, unit) in back.iter_mut().zip(&hidden.second) {
        if *unit <= 0.0 {
            *back = 0.0;
        }
    }
    for (sum, back) in sums[parts.second_bias..parts.last].iter_mut().zip(&back) {
        *sum += back;
    }
    let mut first = [0.0f32; FIRST];
    for (n, unit) in hidden.first.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
        let at = parts.second + n * SECOND;
        for (sum, back) in sums[at..at + SECOND].iter_mut().zip(&back) {
            *sum += unit * back;
        }
        let weights: &[f32; SECOND] =
            net.weights[at..at + SECOND].try_into().expect("a row has this many weights");
        first[n] = dot(&back, weights);
    }
    for (sum, back) in sums[parts.first_bias..parts.second].iter_mut().zip(&first) {
        *sum += back;
    }
    for input in on {
        let at = usize::from(*input) * FIRST;
        for (sum, back) in sums[at..at + FIRST].iter_mut().zip(&first) {
            *sum += back;
        }
    }
}
