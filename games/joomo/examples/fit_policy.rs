//! Fits the policy's weights to what the search chooses when the bot plays against itself.
//!
//! ```text
//! cargo run --release -p vierblatt-joomo --example fit_policy -- SEATS ROUNDS ITERATIONS [SEED]
//! ```
//!
//! Every decision of level 5 in self-play is a lesson: the features of each move, and how often the search
//! tried it. The weights that make those shares likeliest are printed as a table for
//! `src/bot/weights.rs`. As the search plays its rollouts with the old weights, doing it twice helps.

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Player, Sight, Skilled};
use vierblatt_game::{Game, Seats, Stage, Told, Turn};
use vierblatt_joomo::bot::policy::Due;
use vierblatt_joomo::bot::{Bot, FEATURES, Features, Round, Weights};
use vierblatt_joomo::{Joomo, Options};

/// One decision: the features of each move, and its share of the search's visits.
type Lesson = Vec<(Features, f32)>;

/// How often all lessons are gone through.
const EPOCHS: u32 = 400;
/// How fast the weights move.
const STEP: f32 = 0.03;
/// How much a weight costs that does not pay.
const DECAY: f32 = 1e-4;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let [seats, rounds, iterations, rest @ ..] = numbers.as_slice() else {
        eprintln!("usage: fit_policy SEATS ROUNDS ITERATIONS [SEED]");
        return;
    };
    let seats = Seats(*seats as u8);
    if !Joomo::SEATS.contains(&seats.0) {
        eprintln!("Joomo is for two to six");
        return;
    }
    let seed = rest.first().copied().unwrap_or(1);
    let mut lessons: [Vec<Lesson>; 3] = Default::default();
    for round in 0..*rounds {
        play(seats, &Limit::iterations(*iterations as u32), seed + round, &mut lessons);
    }
    let Weights { lead, second, gap } = *Weights::at(seats.0);
    println!("Weights {{");
    for (name, lessons, old) in
        [("lead", &lessons[0], lead), ("second", &lessons[1], second), ("gap", &lessons[2], gap)]
    {
        let new = fit(lessons, old);
        let (before, after) = (surprise(lessons, &old), surprise(lessons, &new));
        println!(
            "    // {} lessons, surprise {before:.3} before and {after:.3} now",
            lessons.len()
        );
        let words: Vec<String> = new.iter().map(|weight| format!("{weight:.2}")).collect();
        println!("    {name}: [{}],", words.join(", "));
    }
    println!("}}");
}

/// Plays one round of level 5 against itself and collects its lessons.
fn play(seats: Seats, limit: &Limit<'_>, seed: u64, lessons: &mut [Vec<Lesson>; 3]) {
    let options = Options::default();
    let mut dice = Dice::seed_from_u64(seed);
    let mut bots: Vec<Bot> = seats
        .iter()
        .map(|seat| {
            Joomo::bot(BotSeat { seat, seats, options }, Level::LAST, seed + u64::from(seat.0))
        })
        .collect();
    let mut state = Joomo::new(options, seats);
    loop {
        let mut told = Told::<Joomo>::default();
        match Joomo::turn(&state) {
            Turn::Chance if Joomo::round(&state) == 1 => {
                let chance = Joomo::chance(&state, &mut dice);
                Joomo::apply_chance(&mut state, &chance, &mut told);
            }
            Turn::Seats(turn) if Joomo::stage(&state) != Stage::Vote => {
                let Some(seat) = turn.iter().next() else { return };
                let sight = Sight::of(&state, seat);
                let Some(thought) = bots[seat.index()].think(&sight, limit) else { return };
                let Some(outlook) = Round::new(&state).outlook(seat) else { return };
                let visits = |mv| {
                    thought
                        .moves
                        .iter()
                        .find(|tried| tried.mv == mv)
                        .map_or(0, |tried| tried.visits)
                };
                let mut lesson = Lesson::new();
                outlook.for_each_features(|mv, features| {
                    lesson.push((*features, visits(mv) as f32 / thought.iterations as f32));
                });
                if lesson.len() > 1 {
                    lessons[match outlook.due() {
                        Due::Lead => 0,
                        Due::Second(_) => 1,
                        Due::Gap(_) => 2,
                    }]
                    .push(lesson);
                }
                // Drawn, not the best: the lessons should come from many situations.
                let Some(mv) = thought.mixed(1.0, 0.1, &mut dice) else { return };
                Joomo::apply(&mut state, seat, &mv, &mut told);
            }
            _ => return,
        }
        for seat in seats.iter() {
            told.heard_by(seat).for_each(|telling| bots[seat.index()].hear(telling));
        }
    }
}

/// The shares the weights give to the moves of a lesson.
fn shares(lesson: &Lesson, weights: &Features) -> Vec<f32> {
    let sum =
        |features: &Features| -> f32 { features.iter().zip(weights).map(|(x, w)| x * w).sum() };
    let odds: Vec<f32> = lesson.iter().map(|(features, _)| sum(features).exp()).collect();
    let all: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}

/// How much the search's choices surprise on average: the cross entropy.
fn surprise(lessons: &[Lesson], weights: &Features) -> f32 {
    let of = |lesson: &Lesson| -> f32 {
        let shares = shares(lesson, weights);
        lesson.iter().zip(shares).map(|((_, wanted), share)| -wanted * share.max(1e-9).ln()).sum()
    };
    lessons.iter().map(of).sum::<f32>() / lessons.len().max(1) as f32
}

/// Gradient descent with momentum and a step of its own for each weight (Adam).
fn fit(lessons: &[Lesson], mut weights: Features) -> Features {
    let (mut mean, mut square) = ([0.0f32; FEATURES], [0.0f32; FEATURES]);
    for epoch in 1..=EPOCHS {
        let mut slope = weights.map(|weight| DECAY * weight);
        for lesson in lessons {
            for ((features, wanted), share) in lesson.iter().zip(shares(lesson, &weights)) {
                for (slope, feature) in slope.iter_mut().zip(features) {
                    *slope += (share - wanted) * feature / lessons.len() as f32;
                }
            }
        }
        for n in 0..FEATURES {
            mean[n] = 0.9 * mean[n] + 0.1 * slope[n];
            square[n] = 0.99 * square[n] + 0.01 * slope[n] * slope[n];
            let fresh = 1.0 - 0.99f32.powi(epoch as i32);
            weights[n] -= STEP * mean[n] / ((square[n] / fresh).sqrt() + 1e-6);
        }
    }
    weights
}
