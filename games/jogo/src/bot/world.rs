//! What the search plays in: a state, and how whoever imagines it judges moves and positions.

use rand::{Rng, RngExt};
use vierblatt_bots::{Candidate, World};
use vierblatt_game::{Game, Outcome, PerSeat, Seat};

use super::estimate::chances;
use super::skill::Skill;
use super::taste::Look;
use crate::Jogo;
use crate::deck::NO_CARD;
use crate::moves::{Move, Source};
use crate::state::{Phase, State};

/// The race to the last card, from some moment on.
#[derive(Clone, Copy)]
pub struct Round {
    state: State,
    skill: &'static Skill,
    /// What was turned up last, if the same player goes on.
    seen: u8,
}

impl Round {
    /// The race from this state on, as somebody of this skill sees it.
    pub fn new(state: &State, skill: &'static Skill) -> Self {
        Round { state: *state, skill, seen: NO_CARD }
    }

    /// The state it has come to.
    pub fn state(&self) -> &State {
        &self.state
    }
}

impl World for Round {
    type Move = Move;

    #[inline]
    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        (self.state.phase != Phase::Over).then_some(self.state.seat)
    }

    #[inline]
    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<Move>>) {
        let taste = self.skill.taste(self.state.seats);
        let warmth = self.skill.warmth;
        Look::new(&self.state, seat).each(taste, |mv, liking| {
            moves.push(Candidate { mv, prior: liking });
        });
        // Softmax, so that a prior says how likely a move is, not how much it is liked.
        let best = moves.iter().fold(f32::MIN, |best, candidate| best.max(candidate.prior));
        for candidate in moves {
            candidate.prior = ((candidate.prior - best) / warmth).exp().max(0.01);
        }
    }

    #[inline]
    fn quick(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        let taste = self.skill.taste(self.state.seats);
        let whim = self.skill.whim;
        let mut best = (Move::End, f32::NEG_INFINITY);
        Look::new(&self.state, seat).each(taste, |mv, liking| {
            let liking = liking + whim * rng.random::<f32>();
            if liking > best.1 {
                best = (mv, liking);
            }
        });
        best.0
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move, _: &mut impl Rng) {
        Jogo::apply(&mut self.state, seat, mv, &mut ());
        self.seen = match mv {
            Move::Lay { from: Source::Open(place), .. } if self.state.seat == seat => {
                self.state.open[seat.index()][usize::from(place.0)]
            }
            _ => NO_CARD,
        };
    }

    #[inline]
    fn rewards(&self) -> PerSeat<f32> {
        if self.state.phase == Phase::Over {
            won(&self.state)
        } else {
            chances(&self.state, &self.skill.weights[self.state.seats.count() - 2])
        }
    }

    #[inline]
    fn scene(&self, _: Seat) -> u32 {
        if self.skill.scenes { self.seen.into() } else { 0 }
    }
}

/// How much of a reward is for winning; the rest is for places.
const FOR_WINNING: f32 = 0.9;

/// How it ended for each seat: winning counts, and with more than two players places a little.
fn won(state: &State) -> PerSeat<f32> {
    let seats = state.seats;
    let Some(Outcome::Placed { places, .. }) = state.outcome() else {
        return PerSeat::same(seats, 0.0);
    };
    let winners = places.iter().filter(|(_, place)| *place == 1).count() as f32;
    PerSeat::from_fn(seats, 0.0, |seat| {
        let place = f32::from(places[seat]);
        let wins = if places[seat] == 1 { 1.0 / winners } else { 0.0 };
        let behind = (f32::from(seats.0) - place) / f32::from(seats.0 - 1);
        if seats.0 == 2 { wins } else { FOR_WINNING * wins + (1.0 - FOR_WINNING) * behind }
    })
}
