//! All games of a tournament, on all cores.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use vierblatt_game::{Game, Seats};

use crate::match_up::Seating;
use crate::one_game::{Played, Processes, play};
use crate::report::Report;
use crate::{Contested, Entrant, MatchUp, skill};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What the tables play by.
    pub options: G::Options,
    /// Who plays; as many as there are seats.
    pub match_up: MatchUp,
    /// How many deals.
    pub deals: u64,
    /// The same seed gives the same deals and the same play.
    pub seed: u64,
    /// Iterations per move for everyone who searches, in place of their own number.
    pub iterations: Option<u32>,
    /// Whether whole games are played where a deal would be a round.
    pub whole_games: bool,
    /// Whose skill is measured as well.
    pub skill: Option<Entrant>,
    /// How long somebody's own program may take for a move.
    pub patience: Duration,
}

/// Called after every game, from any thread.
pub type Progress<'a> = &'a (dyn Fn() + Sync);

impl<G: Contested> Plan<G> {
    pub(crate) fn seats(&self) -> Seats {
        Seats(self.match_up.bots.len() as u8)
    }

    /// Every seating that is played, each once: those of the tournament first.
    pub(crate) fn seatings(&self) -> Vec<Seating> {
        let mut seatings = self.match_up.seatings();
        if let Some(bot) = &self.skill {
            for match_up in skill::match_ups(&self.match_up, bot) {
                for seating in match_up.seatings() {
                    if !seatings.contains(&seating) {
                        seatings.push(seating);
                    }
                }
            }
        }
        seatings
    }

    /// How many games that makes.
    pub fn games(&self) -> u64 {
        self.deals * self.seatings().len() as u64
    }
}

/// All games, by deal and then by seating.
pub(crate) struct Results {
    pub(crate) seatings: Vec<Seating>,
    pub(crate) games: Vec<Played>,
}

impl Results {
    /// The game of this deal in this seating.
    pub(crate) fn game(&self, deal: usize, seating: &Seating) -> Option<&Played> {
        let n = self.seatings.iter().position(|other| other == seating)?;
        self.games.get(deal * self.seatings.len() + n)
    }
}

/// Plays it all.
pub fn run<G: Contested>(plan: &Plan<G>, progress: Progress<'_>) -> Report {
    let seatings = plan.seatings();
    let games = plan.games() as usize;
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, NonZero::get).min(games.max(1));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..cores {
            let (sender, seatings, next) = (sender.clone(), &seatings, &next);
            scope.spawn(move || {
                let mut processes = Processes::new();
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= games {
                        break;
                    }
                    let deal = (n / seatings.len()) as u64;
                    let played = play(plan, deal, &seatings[n % seatings.len()], &mut processes);
                    progress();
                    if sender.send((n, played)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
    });
    let mut games: Vec<(usize, Played)> = receiver.into_iter().collect();
    games.sort_by_key(|(n, _)| *n);
    let games = games.into_iter().map(|(_, played)| played).collect();
    Report::of(plan, &Results { seatings, games })
}
