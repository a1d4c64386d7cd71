//! A test for every rule, by number.

mod cards;
mod game;
mod round;
mod special;
mod trick;
