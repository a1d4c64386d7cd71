//! Whether reviews tell the truth: games between bots of known strength, reviewed.
//!
//! What is told: what each kind of bot loses by a decision, how results vary before and after luck is taken out, and
//! how many of the mistakes found a deeper review takes back.

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use vierblatt_bots::Dice;
use vierblatt_catalog::Listed;
use vierblatt_game::{Seat, Seats, shuffle};
use vierblatt_texts::Language;

use crate::bot_table::{Entrant, play};
use crate::tally::Tally;
use crate::{Depth, Mark, Report, Review, Settings};

/// What to measure.
#[derive(Clone, Debug)]
pub struct Measurement<O> {
    /// What the tables play by.
    pub options: O,
    /// Who plays. In each further game everybody moves on by one seat.
    pub entrants: Vec<Entrant>,
    /// How many of them sit at a table: the seed decides who. 0: all of them, always.
    pub seats: usize,
    /// How many games.
    pub games: u64,
    /// Decides everything.
    pub seed: u64,
    /// How thorough the reviews are.
    pub depth: Depth,
    /// What is looked at.
    pub what: What,
    /// Of each game so many mistakes and blunders at most are judged again, deeply.
    pub again: usize,
}

/// What a measurement looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Decisions and luck.
    All,
    /// Luck alone, which is much quicker.
    Luck,
    /// Decisions alone, one in so many of each game: many games say more than many decisions of a few.
    Decisions(u64),
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
    /// How many of those were judged again, deeply.
    pub again: u64,
    /// How many of those the deep review does not mark at all.
    pub overturned: u64,
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
    /// What each lost on average in points of the round; none where a game has no points.
    pub points: Option<f64>,
    /// The standard error of that, with a game as one observation.
    pub points_error: Option<f64>,
    /// How many inaccuracies, mistakes and blunders.
    pub marks: [u64; 3],
    /// The mean of the results, and its standard error.
    pub result: (f64, f64),
    /// The mean of the results less luck, and its standard error.
    pub adjusted: (f64, f64),
    /// The variance of results less luck as a share of that of results.
    pub variance: f64,
    /// By how much luck is to be multiplied so that results less luck vary least, …
    pub share: f64,
    /// … and their variance then, as a share of that of results.
    pub least_variance: f64,
}

/// Plays and reviews games. `goes_on` is asked after each.
pub fn measure<G: Listed>(plan: &Measurement<G::Options>, goes_on: &dyn Fn() -> bool) -> Figures {
    let mut kinds: Vec<Entrant> = Vec::new();
    plan.entrants.iter().for_each(|entrant| {
        if !kinds.contains(entrant) {
            kinds.push(*entrant);
        }
    });
    let mut sums: Vec<Sums> = kinds.iter().map(|_| Sums::default()).collect();
    let all = plan.entrants.len();
    let seats = Seats(if plan.seats == 0 { all } else { plan.seats.min(all) } as u8);
    let mut figures = Figures {
        game: G::ID,
        games: 0,
        actions: 0,
        levels: Vec::new(),
        mistakes: 0,
        again: 0,
        overturned: 0,
    };
    for game in 0..plan.games {
        let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(game);
        let seated = seated(&plan.entrants, seats, game, seed);
        let actions = play::<G>(plan.options, &seated, seed);
        figures.games += 1;
        figures.actions += actions.len() as u64;
        let settings = Settings { depth: plan.depth, seat: None, seed };
        let mut review = Review::<G>::of(plan.options, seats, actions.clone(), settings);
        match plan.what {
            What::All => review.finish(),
            What::Luck => review.finish_luck(),
            What::Decisions(one_in) => sample(&mut review, one_in, seed),
        }
        let report = review.report(Language::En);
        for (kind, sums) in kinds.iter().zip(&mut sums) {
            let seats: Vec<Seat> =
                seats.iter().filter(|seat| seated[seat.index()] == *kind).collect();
            if !seats.is_empty() {
                sums.add(&report, &seats);
            }
        }
        let serious = |decision: &&crate::Decision| decision.mark >= Some(Mark::Mistake);
        let mistakes: Vec<usize> =
            report.decisions.iter().filter(serious).map(|decision| decision.n).collect();
        figures.mistakes += mistakes.len() as u64;
        // Some from everywhere in the game, the first ones not more often than the last.
        let every = mistakes.len().div_ceil(plan.again.max(1)).max(1);
        let some: Vec<usize> = mistakes
            .into_iter()
            .skip(game as usize % every)
            .step_by(every)
            .take(plan.again)
            .collect();
        // Other random numbers, or the same noise would confirm itself.
        let settings = Settings { depth: Depth::Deep, seat: None, seed: !seed };
        let deep = Review::<G>::of(plan.options, seats, actions, settings);
        figures.again += some.len() as u64;
        figures.overturned += taken_back(deep, &some);
        if !goes_on() {
            break;
        }
    }
    figures.levels = kinds.iter().zip(&sums).map(|(kind, sums)| sums.figures(*kind)).collect();
    figures
}

/// Judges some of the decisions, chosen by the seed.
fn sample<G: Listed>(review: &mut Review<G>, one_in: u64, seed: u64) {
    let mut dice = Dice::seed_from_u64(seed);
    for n in 0..review.progress().all {
        if dice.random_range(0..one_in.max(1)) == 0 {
            review.judge_only(n);
        }
    }
}

/// Who sits where in this game.
fn seated(entrants: &[Entrant], seats: Seats, game: u64, seed: u64) -> Vec<Entrant> {
    let mut seated = entrants.to_vec();
    seated.rotate_left(game as usize % entrants.len());
    if seats.count() < entrants.len() {
        shuffle(&mut seated, &mut Dice::seed_from_u64(!seed));
        seated.truncate(seats.count());
    }
    seated
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
    /// Loss and decisions of each game.
    games: Vec<(f64, f64)>,
    /// The same in points, of those decisions that have them.
    games_in_points: Vec<(f64, f64)>,
    marks: [u64; 3],
    results: Tally,
    adjusted: Tally,
    lucks: Tally,
    has_points: bool,
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
                self.lucks.add(player.luck);
            }
        }
        let own = report.decisions.iter().filter(|decision| seats.contains(&decision.seat));
        // A decision of which no other move is better has lost no points.
        let points: Vec<f64> = own.map(|decision| decision.loss.points.unwrap_or(0.0)).collect();
        self.has_points |= points.iter().any(|points| *points != 0.0);
        self.games_in_points.push((points.iter().sum(), points.len() as f64));
        self.decisions += decisions;
        self.games.push((loss, decisions.into()));
    }

    fn figures(&self, player: Entrant) -> LevelFigures {
        let (error, error_error) = ratio(&self.games);
        let (points, points_error) = ratio(&self.games_in_points);
        let variance = |tally: &Tally| tally.error().powi(2);
        let [results, adjusted, lucks] = [&self.results, &self.adjusted, &self.lucks].map(variance);
        let together = f64::midpoint(results + lucks, -adjusted);
        LevelFigures {
            player,
            decisions: self.decisions,
            error,
            error_error,
            points: self.has_points.then_some(points),
            points_error: self.has_points.then_some(points_error),
            marks: self.marks,
            result: (self.results.mean(), self.results.error()),
            adjusted: (self.adjusted.mean(), self.adjusted.error()),
            variance: adjusted / results,
            share: together / lucks,
            least_variance: 1.0 - together.powi(2) / lucks / results,
        }
    }
}

/// A mean over decisions and its standard error, with a game as one observation: decisions of one game are alike.
fn ratio(games: &[(f64, f64)]) -> (f64, f64) {
    let (loss, decisions) =
        games.iter().fold((0.0, 0.0), |sum, (loss, count)| (sum.0 + loss, sum.1 + count));
    let decisions = f64::max(decisions, 1.0);
    let mean = loss / decisions;
    let off = games.iter().map(|(loss, count)| (loss - mean * count).powi(2)).sum::<f64>();
    let count = games.len() as f64;
    (mean, (off * count / (count - 1.0).max(1.0)).sqrt() / decisions)
}
