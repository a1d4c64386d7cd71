//! Decisions to learn from.

use std::ops::Range;

use vierblatt_joomo::bot::Features;

/// Many decisions. What differs in length is kept in one long list for all.
#[derive(Default)]
pub(super) struct Batch {
    /// The inputs of the policy.
    pub(super) on: Vec<u16>,
    /// The inputs of the critic.
    pub(super) all: Vec<u16>,
    /// The moves: outputs of the network and features.
    pub(super) moves: Vec<(u16, Features)>,
    pub(super) samples: Vec<Sample>,
}

/// One decision.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) on: Range<usize>,
    pub(super) all: Range<usize>,
    pub(super) moves: Range<usize>,
    pub(super) taste: usize,
    /// Which move was made.
    pub(super) chosen: usize,
    /// How likely it was.
    pub(super) chance: f32,
    /// How much better it went than the critic expected.
    pub(super) advantage: f32,
    /// What the critic should have said.
    pub(super) target: f32,
}
