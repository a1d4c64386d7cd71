//! What the search plays in: one possible world, to the end of its round.
//!
//! Snaps are settled as they come up: whoever knows that they have the rank throws it, and if several
//! do, chance decides who is first. So nobody needs to be asked to decline, and that is most of a round.

use rand::{Rng, RngExt};
use vierblatt_bots::{Candidate, Standing, World, chances_to_win, win_shares};
use vierblatt_game::{Game, Outcome, PerSeat, Seat, SeatSet};

use crate::bot::choices;
use crate::bot::judge::{Judge, Nerve};
use crate::options::LimitRule;
use crate::places::{MOST_SEATS, Spot};
use crate::state::{Phase, State, Window};
use crate::{Komojo, Move, apply};

/// How many points more or less than the others fill the scale of rewards.
const SCALE: f32 = 100.0;
/// As many points as a round may well cost somebody: this near the limit the match counts.
const NEAR: f32 = 35.0;
/// How many laps ahead it looks. Who has what then is what counts if nobody has said STOP.
const HORIZON: u32 = 3;
/// Until this lap all are taken to be bold…
const BOLD_UNTIL: f32 = 2.0;
/// …and from this lap on to be wise, because the bold would have said STOP.
const WISE_FROM: f32 = 6.0;

/// How many points whoever is last gets in a round, and by how much the points of two seats differ (the root of the
/// mean square). Estimates, not measurements: reviews use them for the chance to win the match.
const PER_ROUND: f32 = 12.0;
const SPREAD: f32 = 13.0;

/// At tables of this many or fewer, patience is what the levels say.
const USUAL_SEATS: f32 = 4.0;

/// A possible world, from now to the end of the round or a few laps on.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    pub(crate) state: State,
    /// Who thinks.
    me: Seat,
    /// The points before this round.
    before: [i32; MOST_SEATS],
    /// How much the match counts instead of the round: 0 far from the limit, 1 where it may be
    /// reached any moment.
    urgency: f32,
    /// How many turns the table has had in this round.
    turns: u32,
    /// How many it had when the thinking began.
    began: u32,
    /// Who says STOP with a low sum and does not ask what others have.
    bold: SeatSet,
    patience: Patience,
}

/// How long the thinking seat is willing to wait. The wise do well while they wait for the bold to say STOP and
/// fail; where all are wise no round would ever end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Patience {
    /// It ends after this many laps.
    pub(crate) laps: f32,
    /// What the first lap of waiting costs then, in points.
    pub(crate) price: f32,
}

impl Round {
    /// This world, as `me` imagines it after this many turns.
    pub(crate) fn new(state: &State, me: Seat, turns: u32, patience: Patience) -> Self {
        let most = state.totals[..state.seats.count()].iter().copied().max().unwrap_or(0);
        let left = state.options.limit as f32 - most as f32;
        let urgency = (1.0 - left / NEAR).clamp(0.0, 1.0);
        let bold = SeatSet::NONE;
        Round {
            state: *state,
            me,
            before: state.totals,
            urgency,
            turns,
            began: turns,
            bold,
            patience,
        }
    }

    /// This world, for someone who sees all its cards.
    pub(crate) fn open(state: &State, me: Seat, patience: Patience) -> Self {
        // Near enough: each turn leaves a card on the pile.
        let turns = state.discard_pile().len() as u32;
        let mut round = Round::new(state, me, turns, patience);
        for known in &mut round.state.known[..state.places.total()] {
            *known = known.with(me);
        }
        round
    }

    /// The same moment in another world, with other people.
    #[inline]
    pub(crate) fn in_world(&self, state: State, rng: &mut impl Rng) -> Self {
        let share = (WISE_FROM - self.laps(self.turns)) / (WISE_FROM - BOLD_UNTIL);
        let bold = state.seats.iter().filter(|_| rng.random::<f32>() < share).collect();
        Round { state, bold, ..*self }
    }

    /// This many turns as laps around the table.
    #[inline]
    fn laps(&self, turns: u32) -> f32 {
        turns as f32 / self.state.seats.0 as f32
    }

    /// What waiting has cost since the thinking began, in points: every lap a little more.
    fn wait(&self) -> f32 {
        let cost = |turns| {
            let late = (self.laps(turns) - self.patience.laps).max(0.0);
            self.patience.price * late * late.sqrt()
        };
        // The more there are, the longer a lap, and the less sure anybody is to be ahead.
        let crowd = (self.state.seats.0 as f32 / USUAL_SEATS).max(1.0);
        (cost(self.turns) - cost(self.began)) * crowd
    }

    /// How a seat understands this world. The thinking seat decides about STOP here and now, and not on
    /// the way.
    #[inline]
    fn judge(&self, seat: Seat) -> Judge<'_> {
        let nerve = if seat == self.me {
            Nerve::Never
        } else if self.bold.contains(seat) {
            Nerve::Bold
        } else {
            Nerve::Wise
        };
        Judge::new(&self.state, seat, nerve)
    }

    /// KM-15, KM-16: whoever knows that they have the rank throws it.
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

    /// Whether this is as far as it looks. Where nobody thinks, rounds are played to their end.
    #[inline]
    const fn is_far(&self) -> bool {
        self.me.0 < self.state.seats.0
            && self.turns >= self.began + HORIZON * self.state.seats.0 as u32
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

    /// How it stands, for a review: unlike the reward of a search, always the chance to win the match. What waiting
    /// costs counts against the seat that thinks, as it does when bots decide.
    pub(crate) fn standing_for_review(&self) -> Standing {
        let seats = self.state.seats;
        if let Some(Outcome::Placed { places, points }) = Komojo::outcome(&self.state) {
            let points = PerSeat::from_fn(seats, 0.0, |seat| {
                (points[seat] - self.before[seat.index()]) as f32
            });
            return Standing { chances: win_shares(&places), points: Some(points) };
        }
        let mut points = self.points();
        if self.me.0 < seats.0 {
            points[self.me] += self.wait();
        }
        let totals: PerSeat<f32> =
            PerSeat::from_fn(seats, 0.0, |seat| -(self.before[seat.index()] as f32 + points[seat]));
        let most = totals.as_slice().iter().copied().fold(0.0, f32::min);
        let rounds = (self.state.options.limit as f32 + most) / PER_ROUND;
        let spread = SPREAD * rounds.max(0.1).sqrt();
        Standing { chances: chances_to_win(&totals, spread), points: Some(points) }
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
                    .map(|total| {
                        if *total > own {
                            1.0
                        } else if *total < own {
                            0.0
                        } else {
                            0.5
                        }
                    })
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
            Phase::Turn if self.state.caller.is_none() && self.is_far() => None,
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
        let mut rewards = PerSeat::<f32>::from_fn(self.state.seats, 0.5, |seat| {
            let ahead = (all - points[seat]) / others - points[seat];
            0.5 + ahead / SCALE
        });
        if self.urgency > 0.0 {
            let total = |seat: Seat| self.before[seat.index()] as f32 + points[seat];
            let standing = self.standing(&PerSeat::from_fn(self.state.seats, 0.0, total));
            for seat in self.state.seats.iter() {
                rewards[seat] += self.urgency * (standing[seat] - rewards[seat]);
            }
        }
        let wait = self.wait() / SCALE;
        PerSeat::from_fn(self.state.seats, 0.5, |seat| (rewards[seat] - wait).clamp(0.0, 1.0))
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
