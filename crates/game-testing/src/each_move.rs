//! Random games, move by move, for tests of what a game says of single moves.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use vierblatt_game::{Action, Game, Seat, Seats, carry_out, random_action};

/// Every move of random games with these seats and seeds: the state before it, who made it, the move, and the state after.
pub fn each_move<G: Game>(
    options: G::Options,
    games: impl IntoIterator<Item = (Seats, u64)>,
    mut f: impl FnMut(&G::State, Seat, G::Move, &G::State),
) {
    for (seats, seed) in games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::new(options, seats);
        while let Some(action) = random_action::<G>(&state, &mut rng) {
            let before = state;
            carry_out::<G>(&mut state, &action, &mut ());
            if let Action::Move(seat, mv) = action {
                f(&before, seat, mv, &state);
            }
        }
    }
}
