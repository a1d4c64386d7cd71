//! Deals that anybody can check.
//!
//! Before the first deal of a game the table publishes the SHA-256 of a secret seed: for the first game
//! when it is opened, for a rematch when the game before is over. Players may add entropy until the game
//! starts. Every deal and shuffle then comes from `ChaCha20` keyed with the
//! SHA-256 of seed and entropy, one stream for each time chance acts. When the game is over the seed
//! is revealed, and everyone can compute it all again. `docs/fair-deals.md` says it byte by byte.

mod seed;
mod verify;

pub use seed::Seed;
pub use verify::{Unverified, Verified, verify};
