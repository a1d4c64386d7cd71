//! Deals that nobody can steer and anybody can check.
//!
//! Before the first deal of a game the table publishes the SHA-256 of a secret seed: for the first game
//! when it is opened, for a rematch when the game before is over. Every player's program draws a value of
//! its own and gives the table the hash of it; when the game starts, and the hashes are fixed, the values are
//! revealed. Every deal and shuffle comes from `ChaCha20` keyed with the SHA-256 of the seed and all values,
//! one stream for each time chance acts. When the game is over the seed is revealed, and everyone can compute
//! it all again. `docs/fair-deals.md` says it byte by byte.

mod hex32;
mod seed;
mod share;
mod verify;

pub use hex32::Hex32;
pub use seed::Seed;
pub use share::{By, Share};
pub use verify::{Unverified, Verified, verify};
