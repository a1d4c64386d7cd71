//! Whether reviews tell the truth: games between bots of known strength, reviewed.
//!
//! What is told: what each kind of bot loses by a decision, how results vary before and after luck is taken out, and
//! how many of the mistakes found a deeper review takes back.

use std::fmt;
use std::str::FromStr;

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Pace, Player, RandomPlayer, Sight};
use vierblatt_catalog::Listed;
use vierblatt_game::{Action, Moves, Seat, SeatSet, Seats, Told, Turn, carry_out};
use vierblatt_texts::Language;

use crate::tally::Tally;
use crate::{Depth, Mark, Report, Review, Settings};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub enum Entrant {
    /// Any legal move.
    Random,
    /// A bot of a level.
    Level(Level),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Level(level) => level.fmt(f),
        }
    }
}

impl From<Entrant> for String {
    fn from(entrant: Entrant) -> String {
        entrant.to_string()
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if name == "random" {
            return Ok(Entrant::Random);
        }
        name.parse().map(Entrant::Level).map_err(|_| name.to_owned())
    }
}

/// What to measure.
#[derive(Clone, Debug)]
pub struct Measurement<O> {
    /// What the tables play by.
    pub options: O,
    /// Who sits where in the first game; in each further game everybody moves on by one seat.
    pub entrants: Vec<Entrant>,
    /// How many games.
    pub games: u64,
    /// Decides everything.
    pub seed: u64,
    /// How thorough the reviews are.
    pub depth: Depth,
    /// Whether mistakes and blunders are judged again, deeply.
    pub again: bool,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// The game.
    pub game: &'static str,
    /// How many games.
    pub games: u64,
    /// How many actions they had.
    pub actions: u64,
    /// By kind of player.
    pub levels: Vec<LevelFigures>,
    /// How many decisions were called a mistake or a blunder.
    pub mistakes: u64,
    /// How many of those a deep review does not mark at all; none where it was not asked.
    pub overturned: Option<u64>,
}

/// What one kind of player did.
#[derive(Clone, Debug, Serialize)]
pub struct LevelFigures {
    /// Which kind.
    pub player: Entrant,
    /// How many decisions.
    pub decisions: u32,
    /// What each lost on average, as a share of a win.
    pub error: f64,
    /// The standard error of that, with a game as one observation.
    pub error_error: f64,
    /// How many inaccuracies, mistakes and blunders.
    pub marks: [u64; 3],
    /// The mean of the results, and its standard error.
    pub result: (f64, f64),
    /// The mean of the results less luck, and its standard error.
    pub adjusted: (f64, f64),
    /// The variance of results less luck as a share of that of results.
    pub variance: f64,
}

/// Plays and reviews games. `tick` is called after each.
pub fn measure<G: Listed>(plan: &Measurement<G::Options>, tick: &dyn Fn()) -> Figures {
    let mut kinds: Vec<Entrant> = Vec::new();
    plan.entrants.iter().for_each(|entrant| {
        if !kinds.contains(entrant) {
            kinds.push(*entrant);
        }
    });
    let mut sums: Vec<Sums> = kinds.iter().map(|_| Sums::default()).collect();
    let seats = Seats(plan.entrants.len() as u8);
    let mut figures = Figures {
        game: G::ID,
        games: plan.games,
        actions: 0,
        levels: Vec::new(),
        mistakes: 0,
        overturned: plan.again.then_some(0),
    };
    for game in 0..plan.games {
        let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(game);
        let mut seated = plan.entrants.clone();
        seated.rotate_left(game as usize % seats.count());
        let actions = play::<G>(plan.options, &seated, seed);
        figures.actions += actions.len() as u64;
        let settings = Settings { depth: plan.depth, seat: None, seed };
        let mut review = Review::<G>::of(plan.options, seats, actions.clone(), settings);
        review.finish();
        let report = review.report(Language::En);
        for (kind, sums) in kinds.iter().zip(&mut sums) {
            let seats: Vec<Seat> =
                seats.iter().filter(|seat| seated[seat.index()] == *kind).collect();
            sums.add(&report, &seats);
        }
        let serious = |decision: &&crate::Decision| decision.mark >= Some(Mark::Mistake);
        let mistakes: Vec<usize> =
            report.decisions.iter().filter(serious).map(|decision| decision.n).collect();
        figures.mistakes += mistakes.len() as u64;
        if let Some(overturned) = &mut figures.overturned {
            // Other random numbers, or the same noise would confirm itself.
            let settings = Settings { depth: Depth::Deep, seat: None, seed: !seed };
            let deep = Review::<G>::of(plan.options, seats, actions, settings);
            *overturned += taken_back(deep, &mistakes);
        }
        tick();
    }
    figures.levels = kinds.iter().zip(&sums).map(|(kind, sums)| sums.figures(*kind)).collect();
    figures
}

/// How many of these decisions a review does not mark.
fn taken_back<G: Listed>(mut review: Review<G>, decisions: &[usize]) -> u64 {
    let mut count = 0;
    for n in decisions {
        let mark = review.judge_only(*n).and_then(|decision| decision.mark);
        count += u64::from(mark.is_none());
    }
    count
}

/// What one kind of player did so far.
#[derive(Default)]
struct Sums {
    decisions: u32,
    loss: f64,
    /// Loss and decisions of each game.
    games: Vec<(f64, f64)>,
    marks: [u64; 3],
    results: Tally,
    adjusted: Tally,
}

impl Sums {
    fn add(&mut self, report: &Report, seats: &[Seat]) {
        let (mut loss, mut decisions) = (0.0, 0);
        for seat in seats {
            let player = &report.players[seat.index()];
            loss += player.error * player.decisions as f64;
            decisions += player.decisions as u32;
            for (all, marks) in self.marks.iter_mut().zip(player.marks) {
                *all += marks as u64;
            }
            if let (Some(result), Some(adjusted)) = (player.result, player.adjusted) {
                self.results.add(result);
                self.adjusted.add(adjusted);
            }
        }
        self.loss += loss;
        self.decisions += decisions;
        self.games.push((loss, decisions.into()));
    }

    fn figures(&self, player: Entrant) -> LevelFigures {
        let decisions = f64::from(self.decisions.max(1));
        let error = self.loss / decisions;
        let games = self.games.len() as f64;
        let off =
            self.games.iter().map(|(loss, count)| (loss - error * count).powi(2)).sum::<f64>();
        let error_error = (off * games / (games - 1.0).max(1.0)).sqrt() / decisions;
        let variance = |tally: &Tally| tally.error().powi(2);
        LevelFigures {
            player,
            decisions: self.decisions,
            error,
            error_error,
            marks: self.marks,
            result: (self.results.mean(), self.results.error()),
            adjusted: (self.adjusted.mean(), self.adjusted.error()),
            variance: variance(&self.adjusted) / variance(&self.results),
        }
    }
}

/// No sensible game is longer.
const MOST_ACTIONS: usize = 10_000;

/// A whole game between these players.
fn play<G: Listed>(options: G::Options, seated: &[Entrant], seed: u64) -> Vec<Action<G>> {
    let seats = Seats(seated.len() as u8);
    let mut dice = Dice::seed_from_u64(seed);
    let mut players: Vec<Box<dyn Player<G>>> = seats
        .iter()
        .map(|seat| {
            let my_seat = BotSeat { seat, seats, options };
            let player: Box<dyn Player<G>> = match seated[seat.index()] {
                Entrant::Random => Box::new(RandomPlayer::new(dice.random())),
                Entrant::Level(level) => Box::new(G::bot(my_seat, level, dice.random())),
            };
            player
        })
        .collect();
    let mut state = G::new(options, seats);
    let mut actions: Vec<Action<G>> = Vec::new();
    while actions.len() < MOST_ACTIONS {
        let next = match G::turn(&state) {
            Turn::Over => break,
            Turn::Chance => vec![Action::Chance(G::chance(&state, &mut dice))],
            Turn::Seats(asked) => answers::<G>(&state, asked, seated, &mut players, &mut dice),
        };
        for action in next {
            if let Action::Move(seat, mv) = &action
                && G::check(&state, *seat, mv).is_err()
            {
                continue; // Too late in a race.
            }
            let mut told = Told::<G>::default();
            carry_out::<G>(&mut state, &action, &mut told);
            for (seat, player) in seats.iter().zip(&mut players) {
                told.heard_by(seat).for_each(|telling| player.hear(telling));
            }
            actions.push(action);
        }
    }
    actions
}

/// What those who are asked answer, the fastest first.
fn answers<G: Listed>(
    state: &G::State,
    asked: SeatSet,
    seated: &[Entrant],
    players: &mut [Box<dyn Player<G>>],
    dice: &mut Dice,
) -> Vec<Action<G>> {
    let mut answers = Vec::new();
    for seat in asked.iter() {
        let level = match seated[seat.index()] {
            Entrant::Level(level) => level,
            Entrant::Random => Level::FIRST,
        };
        let reaction = Pace::of(level).reaction(dice);
        let sight = Sight::<G>::of(state, seat);
        let only = (sight.legal.len() == 1).then(|| sight.legal.get(0));
        let mv = only.unwrap_or_else(|| players[seat.index()].choose(&sight, &Limit::NORMAL));
        answers.push((reaction, Action::Move(seat, mv)));
    }
    answers.sort_by_key(|(reaction, _)| *reaction);
    answers.into_iter().map(|(_, action)| action).collect()
}
