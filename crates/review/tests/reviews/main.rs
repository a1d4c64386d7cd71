//! Reviews of all games.

mod games;
mod law;
mod luck;
mod solo;
mod steps;
mod words;
