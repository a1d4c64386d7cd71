//! Any game as a world to search, without any knowledge of it: all legal moves, random playouts to
//! the end of the round. What plain search does, to compare with.

use rand::{Rng, RngExt};
use vierblatt_game::{
    Best, Game, Moves, Outcome, PerSeat, Seat, SeatSet, Seats, Stage, Turn, random_move,
};

use crate::{Candidate, World};

/// A state, and nothing else.
///
/// A bot for a game that is new: it imagines worlds and searches them, for as long as its level says.
///
/// ```
/// use vierblatt_bots::{BotSeat, Dice, Limit, Plain, Player, Search, Sight, Skilled, Tuning};
/// use vierblatt_game::{Imagine, Moves, Telling};
///
/// struct Bot<G: Skilled> {
///     my_seat: BotSeat<G>,
///     memory: G::Memory,  // G::begin(my_seat.options, my_seat.seats, my_seat.seat)
///     tuning: Tuning,     // Tuning { iterations: 10 << level.number(), ..Tuning::default() }
///     search: Search<Plain<G>>,
///     dice: Dice,         // Dice::seed_from_u64(seed)
/// }
///
/// impl<G: Skilled> Player<G> for Bot<G> {
///     fn hear(&mut self, told: &Telling<G>) {
///         G::hear(&mut self.memory, told);
///     }
///
///     fn choose(&mut self, sight: &Sight<G>, limit: &Limit<'_>) -> G::Move {
///         let Bot { my_seat, memory, tuning, search, dice } = self;
///         let known = my_seat.known(sight, memory);
///         let imagine = |dice: &mut Dice| Plain::new(G::imagine(&known, dice), my_seat.seats, G::BEST);
///         let found = search.run(my_seat.seat, imagine, tuning, limit, dice);
///         found.best().unwrap_or_else(|| sight.legal.get(0))
///     }
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Plain<G: Game> {
    state: G::State,
    seats: Seats,
    best: Best,
}

impl<G: Game> Plain<G> {
    /// A world of this many seats, in which many or few points are good.
    pub fn new(state: G::State, seats: Seats, best: Best) -> Self {
        Plain { state, seats, best }
    }

    fn movers(&self) -> SeatSet {
        G::turn(&self.state).seats()
    }
}

impl<G: Game> World for Plain<G> {
    type Move = G::Move;

    fn mover(&self, rng: &mut impl Rng) -> Option<Seat> {
        let movers = self.movers();
        match movers.len() {
            0 => None,
            1 => movers.iter().next(),
            several => movers.iter().nth(rng.random_range(0..several as u32) as usize),
        }
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<G::Move>>) {
        G::legal(&self.state, seat).for_each(|mv| moves.push(Candidate::plain(mv)));
    }

    #[inline]
    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> G::Move {
        random_move::<G>(&self.state, SeatSet::only(seat), rng).1
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &G::Move, rng: &mut impl Rng) {
        G::apply(&mut self.state, seat, mv, &mut ());
        // The next deal is the horizon; a reshuffle on the way is not.
        while G::turn(&self.state) == Turn::Chance && G::stage(&self.state) != Stage::Deal {
            let chance = G::chance(&self.state, rng);
            G::apply_chance(&mut self.state, &chance, &mut ());
        }
    }

    /// The share of the others whom the seat is ahead of.
    fn rewards(&self) -> PerSeat<f32> {
        let points = match G::outcome(&self.state) {
            Some(Outcome::Placed { points, .. }) => points,
            Some(Outcome::Solo { won }) => {
                return PerSeat::same(self.seats, f32::from(u8::from(won)));
            }
            None => G::totals(&self.state),
        };
        if points.seats() != self.seats || self.seats.count() < 2 {
            return PerSeat::same(self.seats, 0.5);
        }
        let others = (self.seats.count() - 1) as f32;
        PerSeat::from_fn(self.seats, 0.0, |seat| {
            let ahead = |other: i32| match points[seat].cmp(&other) {
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => f32::from(u8::from(self.best == Best::Fewest)),
                std::cmp::Ordering::Greater => f32::from(u8::from(self.best == Best::Most)),
            };
            let sum: f32 = points.iter().map(|(_, other)| ahead(other)).sum();
            (sum - 0.5) / others
        })
    }
}
