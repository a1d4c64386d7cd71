//! Reviews of all games.

mod games;
mod law;
mod luck;
mod play_on;
mod puzzles;
mod solo;
mod steps;
mod words;
