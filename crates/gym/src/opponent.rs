//! Who else plays: our bots.

use std::str::FromStr;

use vierblatt_bots::{BotSeat, Level, Player, RandomPlayer, Skilled};

use crate::Error;

/// A bot by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Any legal move.
    Random,
    /// Simple rules, no search.
    Greedy,
    /// What was learned, no search; where a game has nothing of the kind, its simple rules.
    Policy,
    /// One of the five levels.
    Level(Level),
}

impl Opponent {
    /// Sits down.
    pub fn sit_down<G: Skilled>(self, my_seat: BotSeat<G>, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Opponent::Random => Box::new(RandomPlayer::new(seed)),
            Opponent::Greedy => Box::new(G::greedy(my_seat, seed)),
            Opponent::Policy => {
                G::learned(my_seat, seed).unwrap_or_else(|| Box::new(G::greedy(my_seat, seed)))
            }
            Opponent::Level(level) => Box::new(G::bot(my_seat, level, seed)),
        }
    }
}

impl FromStr for Opponent {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        match name {
            "random" => Ok(Opponent::Random),
            "greedy" => Ok(Opponent::Greedy),
            "policy" => Ok(Opponent::Policy),
            level => {
                level.parse().map(Opponent::Level).map_err(|_| Error::NoOpponent(name.to_owned()))
            }
        }
    }
}
