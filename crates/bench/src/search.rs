//! How fast the bots search, from the first decision of a deal.

use std::hint::black_box;

use rand::SeedableRng;
use vierblatt_bots::{
    Dice, Level, Limit, Plain, Search as Searcher, Sight, Skilled, Tuning, World,
};
use vierblatt_game::{Imagine, Known, Seat, Seats, Told, Turn};

use crate::timing::{Rates, Runs};

/// What was measured of one game's search at one table.
pub struct Search {
    /// The game.
    pub game: &'static str,
    /// How many seats.
    pub seats: Seats,
    /// Iterations of the strongest level's search, with what the game knows.
    pub iterations: Rates,
    /// Its quick play from the same positions to the horizon.
    pub playouts: Rates,
    /// Iterations of plain search: all legal moves, random play to the end of the round.
    pub plain: Rates,
}

/// Iterations of one search, and deals searched in turn.
const ITERATIONS: u32 = 1000;
const DEALS: u64 = 16;

pub(crate) fn measure<G: Skilled>(runs: Runs, seats: Seats) -> Search {
    let mut rng = Dice::seed_from_u64(1);
    let positions: Vec<Known<G>> = (0..DEALS).map(|_| first_decision(seats, &mut rng)).collect();
    let tuning = Tuning { iterations: ITERATIONS, ..G::tuning(Level::LAST) };
    let mut next = positions.iter().cycle();
    let mut known = || next.next().expect("there is a deal");
    let mut search = Searcher::<G::World>::default();
    let iterations = runs.rate(|| {
        let known = known();
        let imagine = |rng: &mut Dice| G::world(&G::imagine(known, rng), known.seat);
        search.run(known.seat, imagine, &tuning, &Limit::NORMAL, &mut rng).iterations.into()
    });
    let playouts = runs.rate(|| {
        let known = known();
        for _ in 0..ITERATIONS {
            let mut world = G::world(&G::imagine(known, &mut rng), known.seat);
            for _ in 0..tuning.rollout {
                let Some(seat) = world.mover(&mut rng) else { break };
                let mv = world.quick(seat, &mut rng);
                world.play(seat, &mv, &mut rng);
            }
            black_box(world.rewards());
        }
        ITERATIONS.into()
    });
    let mut search = Searcher::<Plain<G>>::default();
    let tuning = Tuning { iterations: ITERATIONS, ..Tuning::default() };
    let plain = runs.rate(|| {
        let known = known();
        let imagine =
            |rng: &mut Dice| Plain::<G>::new(G::imagine(known, rng), known.seats, G::BEST);
        search.run(known.seat, imagine, &tuning, &Limit::NORMAL, &mut rng).iterations.into()
    });
    Search { game: G::ID, seats, iterations, playouts, plain }
}

/// What whoever is first to decide knows, once the cards are dealt.
fn first_decision<G: Imagine>(seats: Seats, rng: &mut Dice) -> Known<G> {
    let options = G::Options::default();
    let mut state = G::new(options, seats);
    let mut told = Told::default();
    while G::turn(&state) == Turn::Chance {
        let chance = G::chance(&state, rng);
        G::apply_chance(&mut state, &chance, &mut told);
    }
    let seat = G::turn(&state).seats().iter().next().unwrap_or(Seat(0));
    let mut memory = G::begin(options, seats, seat);
    told.heard_by(seat).for_each(|telling| G::hear(&mut memory, telling));
    let Sight { public, private, .. } = Sight::<G>::of(&state, seat);
    Known { seat, seats, options, public, private, memory }
}
