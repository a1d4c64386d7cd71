//! What the search plays in: one possible world, to the end of its round.
//!
//! Snaps are settled as they come up: whoever knows to have the rank throws it, and of several who
//! do, luck decides who is first. So nobody need be asked to decline, and that is most of a round.

use rand::{Rng, RngExt};
use vierblatt_bots::{Candidate, World};
use vierblatt_game::{Game, PerSeat, Seat, SeatSet};

use crate::bot::choices;
use crate::bot::judge::{Judge, tune};
use crate::options::LimitRule;
use crate::places::{MOST_SEATS, Spot};
use crate::state::{Phase, State, Window};
use crate::{Komojo, Move, apply};

/// How many points more or less than the others fill the scale of rewards.
const SCALE: f32 = 100.0;
/// As many points as a round may well cost somebody: this near the limit the match counts.
const NEAR: f32 = 35.0;

/// A possible world, from now to the end of the round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    pub(crate) state: State,
    /// Who thinks.
    me: Seat,
    /// The points before this round.
    before: [i32; MOST_SEATS],
    /// How much the match counts and not the round: 0 far from the limit, 1 where it may be
    /// reached any moment.
    urgency: f32,
    /// How many turns the table has had in this round.
    turns: u32,
    end: u32,
}

impl Round {
    /// This world, as `me` imagines it.
    pub(crate) fn new(state: &State, me: Seat, turns: u32) -> Self {
        let most = state.totals[..state.seats.count()].iter().copied().max().unwrap_or(0);
        let left = state.options.limit as f32 - most as f32;
        let urgency = (1.0 - left / NEAR).clamp(0.0, 1.0);
        Round { state: *state, me, before: state.totals, urgency, turns, end: turns + state.seats.0 as u32 * tune(1) as u32 }
    }

    /// This world, for someone who sees all its cards.
    pub(crate) fn open(state: &State, me: Seat) -> Self {
        let mut round = Round::new(state, me, state.discard_pile().len() as u32);
        for known in &mut round.state.known[..state.places.total()] {
            *known = known.with(me);
        }
        round
    }

    /// The same moment in another world.
    #[inline]
    pub(crate) const fn in_world(&self, state: State) -> Self {
        Round { state, ..*self }
    }

    #[inline]
    fn judge(&self, seat: Seat) -> Judge<'_> {
        let laps = self.turns as f32 / self.state.seats.0 as f32;
        let nerve = if seat == self.me {
            tune(0)
        } else {
            tune(4) - tune(5) * (laps - tune(8)).max(0.0)
        };
        Judge::new(&self.state, seat, nerve)
    }

    /// KM-15, KM-16: whoever knows to have the rank throws it.
    #[inline]
    fn race(&mut self, window: Window, rng: &mut impl Rng) {
        let mut first = None;
        let mut throwers = 0;
        for seat in window.asked.iter() {
            let Some(index) = self.judge(seat).throw() else { continue };
            throwers += 1;
            if throwers == 1 || rng.random_range(0..throwers) == 0 {
                first = Some((seat, index));
            }
        }
        let Some((seat, index)) = first else {
            let nobody = Window { asked: SeatSet::NONE, ..window };
            return apply::settle(&mut self.state, nobody, &mut ());
        };
        let Spot { place, .. } = self.judge(seat).spot(seat, index);
        Komojo::apply(&mut self.state, seat, &Move::Snap(place), &mut ());
    }

    /// The points of the round; a guess while it is not over.
    fn points(&self) -> PerSeat<f32> {
        let State { seats, totals, .. } = &self.state;
        if matches!(self.state.phase, Phase::Deal | Phase::Over) {
            return PerSeat::from_fn(*seats, 0.0, |seat| {
                (totals[seat.index()] - self.before[seat.index()]) as f32
            });
        }
        let sums = PerSeat::<f32>::from_fn(*seats, 0.0, |seat| self.state.sum(seat) as f32);
        let lowest = sums.as_slice().iter().copied().fold(f32::MAX, f32::min);
        PerSeat::from_fn(*seats, 0.0, |seat| match self.state.caller {
            Some(caller) if caller == seat && sums[seat] > lowest => 30.0,
            Some(caller) if caller == seat => 0.0,
            _ => sums[seat],
        })
    }

    /// How the match stands for each seat, 0 to 1.
    fn standing(&self, totals: &PerSeat<f32>) -> PerSeat<f32> {
        let others = (self.state.seats.0 - 1) as f32;
        let all: f32 = totals.as_slice().iter().sum();
        let limit = self.state.options.limit as f32;
        let over = totals.as_slice().iter().any(|total| match self.state.options.limit_rule {
            LimitRule::Reach => *total >= limit,
            LimitRule::Exceed => *total > limit,
        });
        PerSeat::from_fn(self.state.seats, 0.5, |seat| {
            let own = totals[seat];
            if over {
                // Its place: half for whoever has as many.
                let beaten: f32 = totals
                    .as_slice()
                    .iter()
                    .map(|total| if *total > own { 1.0 } else if *total < own { 0.0 } else { 0.5 })
                    .sum();
                (beaten - 0.5) / others
            } else {
                let ahead = ((all - own) / others - own) / 20.0;
                0.5 + 0.5 * ahead / (1.0 + ahead.abs())
            }
        })
    }
}

impl World for Round {
    type Move = Move;

    #[inline]
    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        match self.state.phase {
            Phase::Turn if self.turns >= self.end && self.state.caller.is_none() => None,
            Phase::Turn | Phase::Drawn | Phase::Action => Some(self.state.seat),
            Phase::Snap(window) if window.asked.contains(self.me) => Some(self.me),
            Phase::Snap(window) => window.asked.iter().next(),
            Phase::Start | Phase::Deal | Phase::Shuffle(_) | Phase::Over => None,
        }
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Candidate<Move>>) {
        choices::candidates(&self.judge(seat), self.me, moves);
    }

    #[inline]
    fn quick(&self, seat: Seat, _: &mut impl Rng) -> Move {
        self.judge(seat).quick()
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move, rng: &mut impl Rng) {
        let on_turn = self.state.seat;
        Komojo::apply(&mut self.state, seat, mv, &mut ());
        loop {
            match self.state.phase {
                Phase::Snap(window) => self.race(window, rng),
                Phase::Shuffle(_) => {
                    let shuffle = Komojo::chance(&self.state, rng);
                    Komojo::apply_chance(&mut self.state, &shuffle, &mut ());
                }
                _ => break,
            }
        }
        self.turns += u32::from(self.state.seat != on_turn);
    }

    fn rewards(&self) -> PerSeat<f32> {
        let points = self.points();
        let others = (self.state.seats.0 - 1) as f32;
        let all: f32 = points.as_slice().iter().sum();
        let mut rewards = PerSeat::from_fn(self.state.seats, 0.5, |seat| {
            let ahead = (all - points[seat]) / others - points[seat];
            (0.5 + ahead / SCALE).clamp(0.0, 1.0)
        });
        if self.urgency > 0.0 {
            let total = |seat: Seat| self.before[seat.index()] as f32 + points[seat];
            let standing = self.standing(&PerSeat::from_fn(self.state.seats, 0.0, total));
            for seat in self.state.seats.iter() {
                rewards[seat] += self.urgency * (standing[seat] - rewards[seat]);
            }
        }
        rewards
    }

    #[inline]
    fn scene(&self, seat: Seat) -> u32 {
        // The card it drew, or the action it has to carry out.
        let own = self.state.seat == seat;
        match self.state.phase {
            Phase::Drawn if own => 1 + self.state.cards[self.state.draw_end as usize].number(),
            Phase::Action if own => 1 + self.state.cards[self.state.top as usize].number(),
            _ => 0,
        }
    }
}
