//! The solver's advice put to the test: many deals, each played several times.

use vierblatt_koenigs_romme::Options;
use vierblatt_koenigs_romme::solver::{Verdict, solve};

use crate::solution::finished_by;
use crate::{Deal, play};

/// What came of a trial.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    /// How many deals can be won.
    pub winnable: u64,
    /// How many games were played.
    pub games: u64,
    /// How many of them were won.
    pub won: u64,
    /// Games that did not end as the verdict on their deal says. There must be none; what is said here is
    /// for whoever repairs it, in English.
    pub surprises: Vec<String>,
}

impl Trial {
    /// Plays deals 0, 1, … of the seed, each with its draw pile in this many orders.
    pub fn run(seed: u64, deals: u64, orders: u64, options: Options, progress: impl Fn()) -> Self {
        let mut trial = Trial::default();
        for number in 0..deals {
            let deal = Deal::new(seed, number, options);
            let position = deal.position();
            let (is_winnable, plan) = match solve(&position) {
                Verdict::Winnable(packing) => (true, packing),
                Verdict::Lost(proof) => (false, proof.most),
            };
            trial.winnable += u64::from(is_winnable);
            // What can be finished must be finished.
            let most = finished_by(&position, &plan) as u32;
            for order in 1..=orders {
                trial.games += 1;
                match play(&deal, order) {
                    Ok(played) => {
                        trial.won += u64::from(played.won);
                        if played.finished != most {
                            let finished = played.finished;
                            let surprise = format!("deal {number}: {finished} hands, not {most}");
                            trial.surprises.push(surprise);
                        }
                    }
                    Err(put) => trial.surprises.push(format!("deal {number}: {put:?} is refused")),
                }
            }
            progress();
        }
        trial
    }
}
