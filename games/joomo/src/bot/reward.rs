//! What a round is worth: its points, and near the end of a match the chance to win it.

use vierblatt_game::{PerSeat, Seats};

use crate::{MAX_SEATS, Phase, State};

/// What was at stake when the search began.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    /// The totals before the round.
    before: [i16; MAX_SEATS],
    /// How much the match counts, from 0 to 1; the round's points count the rest.
    weight: f32,
}

/// A round's points from which a reward is 0 and 1.
const WORST: f32 = -5.0;
const BEST: f32 = 13.0;
/// How much of the others' mean is taken off one's own points.
const ENVY: f32 = 0.0;
/// From so many points before the target the match begins to count, and from so many only it counts.
const NEAR: (f32, f32) = (8.0, 3.0);
/// How many points of a lead make a win a safe bet.
const LEAD: f32 = 2.5;

impl Stakes {
    pub(crate) fn of(state: &State) -> Self {
        let mut before = [0; MAX_SEATS];
        for (seat, total) in state.totals.iter() {
            // A scored round is in the totals already.
            let scored = if state.phase.is_scored() { state.score(seat) } else { 0 };
            before[seat.index()] = total.saturating_sub(scored).clamp(-9999, 9999) as i16;
        }
        let seats = state.seats.count();
        let most = before[..seats].iter().copied().max().unwrap_or(0);
        let missing = f32::from(i16::from(state.options.target) - most);
        let weight = if state.tie_break {
            1.0
        } else {
            ((NEAR.0 - missing) / (NEAR.0 - NEAR.1)).clamp(0.0, 1.0)
        };
        Stakes { before, weight }
    }

    /// How well it has gone for each seat, 0 to 1.
    #[inline]
    pub(crate) fn rewards(&self, state: &State) -> PerSeat<f32> {
        let ended = matches!(state.phase, Phase::Deal | Phase::Tie { .. } | Phase::Over);
        let points = PerSeat::from_fn(state.seats, 0.0, |seat| {
            if ended {
                (state.totals[seat] - i32::from(self.before[seat.index()])) as f32
            } else {
                state.score(seat) as f32
            }
        });
        let mut rewards = self.of_points(state.seats, &points);
        if self.weight > 0.0 {
            let chances = self.of_match(state, &points);
            for seat in state.seats.iter() {
                rewards[seat] += self.weight * (chances[seat] - rewards[seat]);
            }
        }
        rewards
    }

    #[inline]
    fn of_points(&self, seats: Seats, points: &PerSeat<f32, 7>) -> PerSeat<f32> {
        let all: f32 = points.as_slice().iter().sum();
        let others = f32::from(seats.0 - 1);
        PerSeat::from_fn(seats, 0.0, |seat| {
            let own = points[seat];
            let net = own - ENVY * (all - own) / others;
            ((net - WORST) / (BEST - WORST)).clamp(0.0, 1.0)
        })
    }

    /// The chance to win the match with these points.
    fn of_match(&self, state: &State, points: &PerSeat<f32, 7>) -> PerSeat<f32> {
        let seats = state.seats;
        let totals =
            PerSeat::<f32>::from_fn(seats, 0.0, |seat| f32::from(self.before[seat.index()]) + points[seat]);
        let most = totals.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let decided = state.phase == Phase::Over;
        let share = |total: f32| match decided || matches!(state.phase, Phase::Tie { .. }) {
            true => f32::from(total >= most),
            false => ((total - most) / LEAD).exp(),
        };
        let all: f32 = totals.as_slice().iter().map(|total| share(*total)).sum();
        PerSeat::from_fn(seats, 0.0, |seat| share(totals[seat]) / all)
    }
}
