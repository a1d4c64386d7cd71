//! A test or more for every rule of `RULES.md`.

mod cards;
mod end;
mod special;
mod turn;
