//! A few moves compared over the same worlds and with the same random numbers: what differs between two moves
//! is then the moves and not the cards. The worse half is dropped again and again (sequential
//! halving), so the playouts go to the moves that are hard to tell apart.

use rand::{Rng, SeedableRng};
use vierblatt_game::Seat;

use crate::world::play_out;
use crate::{Considered, Dice, Limit, SearchResult, World};

/// The longest playout; a game's horizon is far nearer.
const LONGEST: u32 = 10_000;

/// Weighs moves of `seat` against each other; `limit` counts playouts (without one: 1000).
pub fn weigh<W: World>(
    moves: &[W::Move],
    seat: Seat,
    mut imagine: impl FnMut(&mut Dice) -> W,
    limit: &Limit<'_>,
    rng: &mut Dice,
) -> SearchResult<W::Move> {
    let limit = limit.or_iterations(1000);
    let budget = limit.iterations.unwrap_or(0);
    let mut tried: Vec<Considered<W::Move>> =
        moves.iter().map(|mv| Considered { mv: *mv, visits: 0, value: 0.0 }).collect();
    let rounds = moves.len().next_power_of_two().trailing_zeros().max(1);
    let mut alive = tried.len();
    let mut done = 0;
    'rounds: for _ in 0..rounds {
        let worlds = (budget / rounds / alive.max(1) as u32).max(1);
        for _ in 0..worlds {
            if done > 0 && (limit.is_time_up() || done >= budget) {
                break 'rounds;
            }
            let world = imagine(rng);
            let dice = Dice::seed_from_u64(rng.next_u64());
            for considered in &mut tried[..alive] {
                let mut dice = dice.clone();
                let mut world = world;
                world.play(seat, &considered.mv, &mut dice);
                let reward = play_out(world, LONGEST, &mut dice)[seat];
                considered.visits += 1;
                considered.value += (reward - considered.value) / considered.visits as f32;
                done += 1;
            }
        }
        tried[..alive].sort_by(|a, b| b.value.total_cmp(&a.value));
        alive = alive.div_ceil(2).max(1);
    }
    SearchResult::new(tried, done)
}
