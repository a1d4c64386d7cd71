//! Fits the weights of the estimate to games of quick play, and prints them as `src/bot/weights.rs`
//! has them: `cargo run --release -p vierblatt-jogo --example fit -- 8000`.
//!
//! Who won is known for every position of a finished game. The weights are those that make what
//! happened most likely: a logistic regression by Newton's method, with a little pull towards 0.

use rand::{RngExt, SeedableRng};
use vierblatt_bots::{Dice, Level, World};
use vierblatt_game::{Game, Outcome, SeatSet, Seats, Turn, random_move};
use vierblatt_jogo::{FEATURES, Features, Jogo, Options, Round, Skill, State, closeness, features};

/// Each feature counts twice: always, and by how near the end is.
const WIDTH: usize = 2 * FEATURES;
/// How often a random move is made, so that positions vary.
const STRAY: f64 = 0.05;
/// How often a position is kept: neighbours tell the same.
const KEPT: f64 = 0.25;
/// How strongly weights are pulled towards 0.
const RIDGE: f64 = 20.0;
/// Newton's method is there long before.
const STEPS: usize = 8;

/// A position, by what each seat has, and who won from there.
struct Position {
    rows: Vec<[f64; WIDTH]>,
    winner: usize,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(8000);
    for seats in (2..=4).map(Seats) {
        let positions = gather(seats, games);
        let weights = fit(&positions);
        let loss = positions.iter().map(|at| -chances(at, &weights)[at.winner].ln()).sum::<f64>();
        let mean = loss / positions.len() as f64;
        eprintln!("{} players: {} positions, loss {mean:.4}", seats.0, positions.len());
        print(&weights);
    }
}

/// Positions of this many games.
fn gather(seats: Seats, games: u64) -> Vec<Position> {
    let mut rng = Dice::seed_from_u64(seats.0.into());
    let mut positions = Vec::new();
    for _ in 0..games {
        let begin = positions.len();
        let mut state = Jogo::new(Options::default(), seats);
        loop {
            match Jogo::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = Jogo::chance(&state, &mut rng);
                    Jogo::apply_chance(&mut state, &chance, &mut ());
                }
                Turn::Seats(set) => {
                    if rng.random::<f64>() < KEPT {
                        positions.push(Position { rows: rows(&state, seats), winner: 0 });
                    }
                    advance(&mut state, set, &mut rng);
                }
            }
        }
        let Some(Outcome::Placed { places, .. }) = Jogo::outcome(&state) else { continue };
        let winner = places.iter().position(|(_, place)| place == 1).unwrap_or(0);
        for position in &mut positions[begin..] {
            position.winner = winner;
        }
    }
    positions
}

fn advance(state: &mut State, seats: SeatSet, rng: &mut Dice) {
    let (seat, mut mv) = random_move::<Jogo>(state, seats, rng);
    if rng.random::<f64>() >= STRAY {
        mv = Round::new(state, Skill::of(Level::LAST)).quick(seat, rng);
    }
    Jogo::apply(state, seat, &mv, &mut ());
}

fn rows(state: &State, seats: Seats) -> Vec<[f64; WIDTH]> {
    let all: Vec<Features> = seats.iter().map(|seat| features(state, seat)).collect();
    let cards: f32 = all.iter().map(|features| features[0]).sum();
    let near = closeness(cards as u32, seats.0);
    let row = |features: &Features| {
        std::array::from_fn(|n| match n.checked_sub(FEATURES) {
            None => features[n].into(),
            Some(n) => (features[n] * near).into(),
        })
    };
    all.iter().map(row).collect()
}

fn chances(position: &Position, weights: &[f64; WIDTH]) -> Vec<f64> {
    let sum = |row: &[f64; WIDTH]| row.iter().zip(weights).map(|(x, w)| x * w).sum::<f64>();
    let sums: Vec<f64> = position.rows.iter().map(sum).collect();
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let whole: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / whole).collect()
}

fn fit(positions: &[Position]) -> [f64; WIDTH] {
    let mut weights = [0.0; WIDTH];
    for _ in 0..STEPS {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut bend = vec![[0.0; WIDTH]; WIDTH];
        for (n, row) in bend.iter_mut().enumerate() {
            row[n] = RIDGE;
        }
        for position in positions {
            add(position, &weights, &mut slope, &mut bend);
        }
        for (weight, step) in weights.iter_mut().zip(solve(bend, slope)) {
            *weight += step;
        }
    }
    weights
}

/// What one position says about which way, and how sharply, the likelihood turns.
fn add(
    position: &Position,
    weights: &[f64; WIDTH],
    slope: &mut [f64; WIDTH],
    bend: &mut [[f64; WIDTH]],
) {
    let chances = chances(position, weights);
    let mut mean = [0.0; WIDTH];
    for (row, chance) in position.rows.iter().zip(&chances) {
        for (mean, x) in mean.iter_mut().zip(row) {
            *mean += chance * x;
        }
    }
    for (n, slope) in slope.iter_mut().enumerate() {
        *slope += position.rows[position.winner][n] - mean[n];
    }
    for (row, chance) in position.rows.iter().zip(&chances) {
        let off: [f64; WIDTH] = std::array::from_fn(|n| row[n] - mean[n]);
        for (bend, own) in bend.iter_mut().zip(off) {
            for (bend, other) in bend.iter_mut().zip(off) {
                *bend += chance * own * other;
            }
        }
    }
}

/// Solves a system of linear equations by elimination; the matrix is positive definite.
fn solve(mut matrix: Vec<[f64; WIDTH]>, mut right: [f64; WIDTH]) -> [f64; WIDTH] {
    for pivot in 0..WIDTH {
        let row = matrix[pivot];
        for below in pivot + 1..WIDTH {
            let factor = matrix[below][pivot] / row[pivot];
            for (cell, above) in matrix[below].iter_mut().zip(row).skip(pivot) {
                *cell -= factor * above;
            }
            right[below] -= factor * right[pivot];
        }
    }
    for row in (0..WIDTH).rev() {
        let known: f64 = (row + 1..WIDTH).map(|n| matrix[row][n] * right[n]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

fn print(weights: &[f64; WIDTH]) {
    println!("    [");
    for half in weights.chunks(FEATURES) {
        println!("        [");
        for line in half.chunks(9) {
            let line: Vec<String> = line.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("            {},", line.join(", "));
        }
        println!("        ],");
    }
    println!("    ],");
}
