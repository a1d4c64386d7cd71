//! What is reviewed, and how thoroughly.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// What is reviewed.
#[derive(Args)]
pub struct ReviewRequest {
    /// The records; standard input if there is none, or -.
    pub file: Option<PathBuf>,
    /// Judge only the decisions of this seat, counted from 1.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=7))]
    pub seat: Option<u8>,
    /// How thorough it is.
    #[arg(long, default_value = "normal")]
    pub depth: ReviewDepth,
    /// The same seed gives the same result.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print JSON, one object per game.
    #[arg(long)]
    pub json: bool,
}

/// How thorough a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReviewDepth {
    /// A few seconds: clear mistakes.
    Quick,
    /// At most about twenty seconds for a game of four.
    Normal,
    /// Twenty times as much.
    Deep,
}
