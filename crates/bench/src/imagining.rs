//! Worlds imagined from what a seat knows.

use std::hint::black_box;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Imagine, Known, Seat, Seats, Told, carry_out, random_action};

use crate::timing::{Rates, Runs};

/// Worlds per second, from what seat 0 knows at points spread over random games.
pub(crate) fn measure<G: Imagine>(runs: Runs, seats: Seats) -> Rates {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let known: Vec<Known<G>> =
        (0..32).map(|n| known_after::<G>(seats, 5 + 4 * n, &mut rng)).collect();
    runs.rate(|| {
        for known in &known {
            black_box(G::imagine(black_box(known), &mut rng));
        }
        known.len() as u64
    })
}

fn known_after<G: Imagine>(seats: Seats, actions: usize, rng: &mut impl Rng) -> Known<G> {
    let (seat, options) = (Seat(0), G::Options::default());
    let mut state = G::new(options, seats);
    let mut memory = G::begin(options, seats, seat);
    let mut told = Told::<G>::default();
    for _ in 0..actions {
        let Some(action) = random_action::<G>(&state, rng) else { break };
        told.0.clear();
        let before = (state, memory.clone());
        carry_out::<G>(&mut state, &action, &mut told);
        told.heard_by(seat).for_each(|heard| G::hear(&mut memory, heard));
        if G::outcome(&state).is_some() {
            // What is over holds no secrets: the last state before it is of interest.
            (state, memory) = before;
            break;
        }
    }
    let (public, private) = (G::public(&state), G::private(&state, seat));
    Known { seat, seats, options, public, private, memory }
}
