//! Joomo's tests: the rules one by one, the laws of all games, and games judged elsewhere.

mod bots;
mod conformance;
mod drawn;
mod laws;
mod reasons;
mod rules;
mod scenario;
mod sentences;
mod texts;
