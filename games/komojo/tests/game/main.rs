//! Komojo's tests: whole games, laws over random ones, and every rule by its number.

mod bots;
mod conformance;
mod drawn;
mod laws;
mod reasons;
mod rules;
mod scenario;
mod sentences;
mod texts;
mod worlds;
mod worth;
