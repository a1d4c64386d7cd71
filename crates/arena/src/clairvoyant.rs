//! The upper bound: the same search, with all cards face up.

use rand::SeedableRng;
use vierblatt_bots::{Dice, Level, Limit, Search, Skilled};
use vierblatt_game::Seat;

/// Sees the whole table. It takes a state, which no seat at a table ever gets.
pub(crate) struct Clairvoyant<G: Skilled> {
    search: Search<G::World>,
    rng: Dice,
}

impl<G: Skilled> Clairvoyant<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Clairvoyant { search: Search::default(), rng: Dice::seed_from_u64(seed) }
    }

    pub(crate) fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        limit: &Limit<'_>,
    ) -> Option<G::Move> {
        let world = G::world(state, seat);
        let tuning = G::tuning(Level::LAST);
        self.search.run(seat, |_| world, &tuning, limit, &mut self.rng).best()
    }
}
