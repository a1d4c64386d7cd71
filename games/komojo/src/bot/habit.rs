//! Moves weighed against a habit: over the same worlds and with the same random numbers, how much better does
//! each go than the quick move?
//!
//! Luck decides most of a round, so a few hundred playouts leave a point or two of doubt. A move
//! that looks better by less than its doubt is not made: the habit is sensible, and a choice by
//! chance among many is mostly worse. Moves that are clearly behind are dropped on the way.

use rand::{Rng, SeedableRng};
use vierblatt_bots::{Dice, Limit, World};
use vierblatt_game::Seat;

use crate::Move;
use crate::bot::round::Round;

/// How many worlds pass between two looks at which moves are behind.
const BATCH: u32 = 16;
/// A move is dropped when it is behind by this many times its doubt.
const CLEARLY: f32 = 2.0;
/// A move must be better than the habit by this many times its doubt.
const DOUBT: f32 = 0.7;

/// How much better than the habit a move went.
#[derive(Clone, Copy, Default)]
struct Lead {
    sum: f32,
    squares: f32,
    worlds: f32,
}

impl Lead {
    fn add(&mut self, lead: f32) {
        self.sum += lead;
        self.squares += lead * lead;
        self.worlds += 1.0;
    }

    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1.0)
    }

    /// The standard error of the mean.
    fn doubt(&self) -> f32 {
        let variance = self.squares / self.worlds.max(1.0) - self.mean() * self.mean();
        (variance.max(0.0) / self.worlds.max(1.0)).sqrt()
    }

    /// The mean plus or minus this many times the doubt.
    fn bound(&self, doubts: f32) -> f32 {
        self.mean() + doubts * self.doubt()
    }
}

/// The first of the moves, which is the habit, or another one that goes better. At least one move is
/// given; the limit counts playouts.
pub(crate) fn or_better(
    moves: &[Move],
    seat: Seat,
    mut imagine: impl FnMut(&mut Dice) -> Round,
    limit: &Limit<'_>,
    rng: &mut Dice,
) -> Move {
    let habit = moves[0];
    let mut rivals: Vec<(Move, Lead)> =
        moves[1..].iter().map(|mv| (*mv, Lead::default())).collect();
    let mut done = 0;
    let mut worlds = 0;
    while !rivals.is_empty() && !limit.is_reached(done) {
        let world = imagine(rng);
        let seed = rng.next_u64();
        let usual = outcome(world, seat, habit, seed);
        for (mv, lead) in &mut rivals {
            lead.add(outcome(world, seat, *mv, seed) - usual);
        }
        done += 1 + rivals.len() as u32;
        worlds += 1;
        if worlds % BATCH == 0 {
            if limit.is_time_up() {
                break;
            }
            let sure = rivals.iter().map(|(_, lead)| lead.bound(-CLEARLY)).fold(0.0, f32::max);
            rivals.retain(|(_, lead)| lead.bound(CLEARLY) >= sure);
            if let [(mv, _)] = rivals[..]
                && sure > 0.0
            {
                return mv;
            }
        }
    }
    let mut best = (habit, 0.0);
    for (mv, lead) in rivals {
        let bound = lead.bound(-DOUBT);
        if lead.worlds > 1.0 && bound > best.1 {
            best = (mv, bound);
        }
    }
    best.0
}

/// How it goes for the seat after this move.
#[inline]
fn outcome(mut world: Round, seat: Seat, mv: Move, seed: u64) -> f32 {
    let mut dice = Dice::seed_from_u64(seed);
    world.play(seat, &mv, &mut dice);
    while let Some(mover) = world.mover(&mut dice) {
        let mv = world.quick(mover, &mut dice);
        world.play(mover, &mv, &mut dice);
    }
    world.rewards()[seat]
}
