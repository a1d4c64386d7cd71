//! Uniform random play from the first deal to the end, and copies of a state on the way.

use std::hint::black_box;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Game, Seats, Stage, Turn, carry_out, random_action, random_move};

use crate::timing::{Rates, Runs};

/// What was measured of random play.
pub struct Playouts {
    /// Whole games.
    pub playouts: Rates,
    /// How many rounds each had, on average.
    pub rounds_each: f64,
    /// How many moves.
    pub moves_each: f64,
    /// How many moves and acts of chance together.
    pub actions_each: f64,
    /// Copies of a state.
    pub clone: Rates,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    playouts: u64,
    rounds: u64,
    moves: u64,
    actions: u64,
}

pub(crate) fn measure<G: Game>(runs: Runs, seats: Seats) -> Playouts {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut counts = Counts::default();
    let playouts = runs.rate(|| {
        black_box(playout::<G>(seats, &mut rng, &mut counts));
        1
    });
    let each = |count: u64| count as f64 / counts.playouts as f64;
    Playouts {
        playouts,
        rounds_each: each(counts.rounds),
        moves_each: each(counts.moves),
        actions_each: each(counts.actions),
        clone: clones::<G>(runs, seats, &mut rng),
    }
}

fn playout<G: Game>(seats: Seats, rng: &mut impl Rng, counts: &mut Counts) -> G::State {
    let mut state = G::new(G::Options::default(), seats);
    let (mut moves, mut chances) = (0, 0);
    loop {
        match G::turn(&state) {
            Turn::Seats(seats) => {
                let (seat, mv) = random_move::<G>(&state, seats, rng);
                G::apply(&mut state, seat, &mv, &mut ());
                moves += 1;
            }
            Turn::Chance => {
                counts.rounds += u64::from(G::stage(&state) == Stage::Deal);
                let chance = G::chance(&state, rng);
                G::apply_chance(&mut state, &chance, &mut ());
                chances += 1;
            }
            Turn::Over => break,
        }
    }
    counts.playouts += 1;
    counts.moves += moves;
    counts.actions += moves + chances;
    state
}

/// The state after this many random actions.
fn after<G: Game>(seats: Seats, actions: usize, rng: &mut impl Rng) -> G::State {
    let mut state = G::new(G::Options::default(), seats);
    for _ in 0..actions {
        let Some(action) = random_action::<G>(&state, rng) else { break };
        carry_out::<G>(&mut state, &action, &mut ());
    }
    state
}

fn clones<G: Game>(runs: Runs, seats: Seats, rng: &mut impl Rng) -> Rates {
    let states: Vec<G::State> = (0..64).map(|n| after::<G>(seats, 10 + n, rng)).collect();
    let mut copies = states.clone();
    runs.rate(|| {
        for _ in 0..64 {
            black_box(&mut copies).copy_from_slice(black_box(&states));
        }
        64 * states.len() as u64
    })
}
