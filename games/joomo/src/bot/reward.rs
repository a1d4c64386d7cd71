//! What a round is worth: its points, and near the end of a match the chance to win it.

use vierblatt_bots::{Standing, chances_to_win};
use vierblatt_game::PerSeat;

use crate::{MAX_SEATS, Phase, State};

/// What was at stake when the search began.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    /// The totals before the round.
    before: [i16; MAX_SEATS],
    /// How much the match counts, from 0 to 1; the round's points count the rest.
    weight: f32,
}

/// A round's points from which a reward is 0 and 1. Hardly any round is outside.
const WORST: f32 = -5.0;
const BEST: f32 = 13.0;
/// This many points before the target the match begins to count, and this many before it nothing else counts.
const NEAR: f32 = 8.0;
const NEXT: f32 = 3.0;
/// How many points ahead make a lead worth `e` times the chances of whoever is behind.
const LEAD: f32 = 2.5;
/// How many points the leader gets in a round, and by how much the points of two seats differ (the root of the mean
/// square). Estimates, not measurements: reviews use them for the chance to win the match.
const PER_ROUND: f32 = 4.0;
const SPREAD: f32 = 4.2;

impl Stakes {
    pub(crate) fn of(state: &State) -> Self {
        let mut before = [0; MAX_SEATS];
        for (seat, total) in state.totals.iter() {
            // A scored round is in the totals already.
            let scored = if state.phase.is_scored() { state.score(seat) } else { 0 };
            before[seat.index()] = total.saturating_sub(scored).clamp(-9999, 9999) as i16;
        }
        let most = before[..state.seats.count()].iter().copied().max().unwrap_or(0);
        let missing = f32::from(i16::from(state.options.target) - most);
        let weight = if state.tie_break { 1.0 } else { (NEAR - missing) / (NEAR - NEXT) };
        Stakes { before, weight: weight.clamp(0.0, 1.0) }
    }

    /// How well it has gone for each seat, 0 to 1.
    #[inline]
    pub(crate) fn rewards(&self, state: &State) -> PerSeat<f32> {
        let points = self.points(state);
        let mut rewards = PerSeat::from_fn(state.seats, 0.0, |seat| {
            ((points[seat] - WORST) / (BEST - WORST)).clamp(0.0, 1.0)
        });
        if self.weight > 0.0 {
            let chances = self.chances(state, &points);
            for seat in state.seats.iter() {
                rewards[seat] += self.weight * (chances[seat] - rewards[seat]);
            }
        }
        rewards
    }

    /// The points of the round, or what they would be if it ended now.
    #[inline]
    fn points(&self, state: &State) -> PerSeat<f32> {
        PerSeat::from_fn(state.seats, 0.0, |seat| {
            if matches!(state.phase, Phase::Deal | Phase::Tie { .. } | Phase::Over) {
                (state.totals[seat] - i32::from(self.before[seat.index()])) as f32
            } else {
                state.score(seat) as f32
            }
        })
    }

    /// How it stands, for a review: unlike the reward of a search, always the chance to win the match.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        let points = self.points(state);
        let totals: PerSeat<f32> = PerSeat::from_fn(state.seats, 0.0, |seat| {
            f32::from(self.before[seat.index()]) + points[seat]
        });
        let most = totals.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let spread = if state.phase.is_scored() {
            0.0 // JO-22, JO-23: the match is over or between the tied.
        } else {
            let rounds = (f32::from(state.options.target) - most) / PER_ROUND;
            SPREAD * rounds.max(0.5).sqrt()
        };
        Standing { chances: chances_to_win(&totals, spread), points: Some(points) }
    }

    /// The chances to win the match with these points in the round.
    fn chances(&self, state: &State, points: &PerSeat<f32>) -> PerSeat<f32> {
        let totals: PerSeat<f32> = PerSeat::from_fn(state.seats, 0.0, |seat| {
            f32::from(self.before[seat.index()]) + points[seat]
        });
        let most = totals.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let share = |total: f32| {
            if state.phase.is_scored() {
                // JO-22, JO-23: the match is over or between the tied.
                f32::from(u8::from(total >= most))
            } else {
                ((total - most) / LEAD).exp()
            }
        };
        let all: f32 = totals.as_slice().iter().map(|total| share(*total)).sum();
        PerSeat::from_fn(state.seats, 0.0, |seat| share(totals[seat]) / all)
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::{Seat, Seats};

    use super::*;
    use crate::Options;

    /// A round that began with the first totals and has led to the second.
    fn rewards(before: [i32; 3], after: [i32; 3], phase: Phase) -> Vec<f32> {
        let mut state = State::new(Options::default(), Seats(3));
        let set = |state: &mut State, totals: [i32; 3]| {
            for (seat, total) in (0..).map(Seat).zip(totals) {
                state.totals[seat] = total;
            }
        };
        set(&mut state, before);
        let stakes = Stakes::of(&state);
        set(&mut state, after);
        state.phase = phase;
        stakes.rewards(&state).as_slice().to_vec()
    }

    #[test]
    fn far_from_the_target_only_the_points_of_the_round_count() {
        let [some, more, none] = rewards([0, 7, 3], [4, 12, 3], Phase::Deal)[..] else { panic!() };
        assert!(more > some && some > none);
        assert_eq!(vec![some, more, none], rewards([5, 0, 9], [9, 5, 9], Phase::Deal));
    }

    #[test]
    fn near_the_target_only_winning_counts() {
        assert_eq!(rewards([18, 17, 3], [20, 22, 12], Phase::Over), [0.0, 1.0, 0.0]);
        let tied = Phase::Tie { asked: Seats(2).all() };
        assert_eq!(rewards([18, 17, 3], [21, 21, 12], tied), [0.5, 0.5, 0.0]);
        let [first, second, third] = rewards([18, 17, 3], [19, 18, 12], Phase::Deal)[..] else {
            panic!()
        };
        assert!(first > second && second > third && third > 0.0);
    }
}
