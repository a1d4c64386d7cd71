//! Whoever can be measured at a mini table: ways to search, and players of the real game.

use std::fmt;
use std::str::FromStr;

use vierblatt_bots::{Level, Limit, Skilled};
use vierblatt_joomo::Joomo;
use vierblatt_joomo::bot::learned::Learned;

use crate::learn::strategy_of_policy;
use crate::{Guide, Mini, Policy, Strategy, strategy_of_player};

/// How many iterations searches get when nothing is asked for.
const USUAL: [u32; 2] = [200, 1000];

/// Somebody who can be measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Contestant {
    /// A way to search.
    Search(Policy),
    /// Any legal move.
    Random,
    /// Joomo's player of simple rules.
    Greedy,
    /// What Joomo's policy learned, without search.
    Policy,
    /// Joomo's bot.
    Bot(Level),
}

/// Nobody has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no policy '{0}'")]
pub struct UnknownContestant(pub String);

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(name: &str) -> Result<Self, UnknownContestant> {
        if let Some(policy) = Policy::all().into_iter().find(|policy| policy.name == name) {
            return Ok(Contestant::Search(policy));
        }
        match name {
            "random" => Ok(Contestant::Random),
            "greedy" => Ok(Contestant::Greedy),
            "policy" => Ok(Contestant::Policy),
            _ => name.parse().map(Contestant::Bot).map_err(|_| UnknownContestant(name.to_owned())),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Search(policy) => f.write_str(policy.name),
            Contestant::Random => f.write_str("random"),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Policy => f.write_str("policy"),
            Contestant::Bot(level) => level.fmt(f),
        }
    }
}

impl Contestant {
    /// All ways to search.
    pub fn searches() -> Vec<Contestant> {
        Policy::all().into_iter().map(Contestant::Search).collect()
    }

    /// The numbers of iterations to measure with: none where it has its own, or does not search.
    pub(crate) fn budgets(&self, asked: &[u32]) -> Vec<Option<u32>> {
        match self {
            Contestant::Random | Contestant::Greedy | Contestant::Policy => vec![None],
            Contestant::Bot(_) if asked.is_empty() => vec![None],
            Contestant::Search(_) if asked.is_empty() => USUAL.map(Some).to_vec(),
            _ => asked.iter().copied().map(Some).collect(),
        }
    }

    /// How it plays, asked with this many seeds at each position; and at how many positions it was asked.
    pub(crate) fn strategy(
        &self,
        mini: &Mini,
        guide: Guide<'_>,
        iterations: Option<u32>,
        seeds: u64,
        seed: u64,
    ) -> (Strategy, usize) {
        let limit = Limit { iterations, ..Limit::NORMAL };
        match *self {
            Contestant::Search(policy) => {
                policy.strategy(mini, guide, iterations.unwrap_or(USUAL[0]), seeds, seed)
            }
            Contestant::Random => (Strategy::uniform(guide.tree), 0),
            Contestant::Greedy => strategy_of_player(guide.tree, Joomo::greedy, &limit, 1, seed),
            Contestant::Policy => {
                let strategy = strategy_of_policy(guide.tree, Learned::built_in());
                (strategy, guide.tree.sets.len())
            }
            Contestant::Bot(level) => {
                let sit_down = |chair, seed| Joomo::bot(chair, level, seed);
                strategy_of_player(guide.tree, sit_down, &limit, seeds, seed)
            }
        }
    }
}
