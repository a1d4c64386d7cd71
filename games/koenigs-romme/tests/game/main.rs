//! Königs-Rommé: the rules one by one, the laws all games obey, and whole games with every answer.

mod afterword;
mod bots;
mod conformance;
mod drawn;
mod imagine;
mod laws;
mod reasons;
mod rules;
mod scenario;
mod sentences;
mod texts;
