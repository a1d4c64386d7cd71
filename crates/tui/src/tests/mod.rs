//! The client as a whole: with a real server in this program, and on screens that are read.

mod screens;
mod texts;
mod whole_games;
