//! The table's tests: what people ask for and get, what happens by itself, and what nobody learns.

mod away;
mod between;
mod change;
mod changes;
mod chat;
mod clocks;
mod deals;
mod documents;
mod fixtures;
mod lessons;
mod lobby;
mod moves;
mod race;
mod requests;
mod scene;
mod shares;
mod takeback;
mod texts;
mod timing;
mod watching;
