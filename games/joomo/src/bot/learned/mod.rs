//! A policy that was learned by self-play, as a player of its own. How it was learned: `docs/learning.md`.

mod file;
pub mod inputs;
pub mod net;
mod player;
mod policy;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

pub use inputs::Evidence;
pub use player::Reflex;
pub use policy::{Choice, Learned, Question, TASTES};

/// What was learned: written by `crates/joomo-lab/examples/learn.rs`.
static FILE: &[u8] = include_bytes!("policy.bin");

impl Learned {
    /// The policy that is built in.
    pub fn built_in() -> &'static Learned {
        static BUILT_IN: OnceLock<Learned> = OnceLock::new();
        // A test reads the file; if it were ever damaged, the fitted features would still play.
        BUILT_IN.get_or_init(|| Learned::from_bytes(FILE).unwrap_or_else(Learned::fitted))
    }
}
