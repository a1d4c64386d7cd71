//! What a review asks of a game: the worlds a seat had to reckon with, how a world ended for everybody, and what
//! can be known exactly.
//!
//! A decision is judged from what its seat had been told: a [`Reviewed::Belief`] hears what the seat heard, and
//! worlds are drawn from it and from what the seat saw. There is no state here, so a review cannot judge by cards
//! that the seat did not know. Luck is judged after the game, with all cards face up: [`Reviewed::open_world`] and
//! [`Reviewed::shuffle_unseen`] take the true state.

use rand::Rng;
use vierblatt_game::{Message, PerSeat, Seat, Telling};

use crate::{BotSeat, Candidate, Dice, Sight, Skilled, Tuning, World};

/// A game whose decisions can be judged when it is over.
pub trait Reviewed: Skilled {
    /// What a seat makes of all it was told.
    type Belief: Clone + Send + 'static;

    /// The belief before anything was told.
    fn believe(my_seat: BotSeat<Self>) -> Self::Belief;
    /// Takes in one more thing the seat heard.
    fn learn(belief: &mut Self::Belief, told: &Telling<Self>);
    /// Worlds that agree with all the seat sees and was told, the likelier ones more often.
    fn worlds(
        belief: &Self::Belief,
        sight: &Sight<Self>,
        seed: u64,
    ) -> impl FnMut(&mut Dice) -> Self::World;

    /// The moves that deserve to be compared with the one that was made. It depends on what the seat knows alone,
    /// which is the same in all of its worlds.
    fn choices(
        belief: &Self::Belief,
        sight: &Sight<Self>,
        world: &Self::World,
        seat: Seat,
    ) -> Vec<Self::Move> {
        let _ = (belief, sight);
        let mut candidates: Vec<Candidate<Self::Move>> = Vec::new();
        world.candidates(seat, &mut candidates);
        candidates.into_iter().map(|candidate| candidate.mv).collect()
    }
    /// The move that stands for this one among the [`choices`](Reviewed::choices), where several come to the same.
    fn representative(sight: &Sight<Self>, mv: &Self::Move) -> Self::Move {
        let _ = sight;
        *mv
    }

    /// How a tree is searched before moves are compared by playouts that follow it; None where quick play alone is
    /// as good, because most of what happens is chance.
    fn plan() -> Option<Tuning>;
    /// The longest playout, in moves; the world's estimate counts from there.
    const LONGEST: u32;
    /// How many playouts a normal review spends on luck, all acts of chance of a game together: the quicker they are, the more. The
    /// errors of all acts add up, so a game with many of them needs many.
    const LUCK_PLAYOUTS: u32 = 40_000;
    /// How much of what playouts take for luck reaches the result between bots: 1 where they foresee games as they are played.
    /// Luck is multiplied by it. Its mean stays 0, and results less luck vary less.
    const LUCK_SHARE: f64 = 1.0;
    /// What the five levels lose by a decision on average, as a share of a win, by normal reviews of games among three of the
    /// same level: what a player's errors are compared with. `docs/review.md` says how it is measured.
    const LEVEL_ERRORS: [f64; 5];
    /// How a world stands: exact at its horizon, an estimate before.
    fn standing(world: &Self::World) -> Standing;

    /// Each seat's chance to win from this state, where it can be computed; None where it must be played out.
    fn exact_chances(state: &Self::State) -> Option<PerSeat<f32>> {
        let _ = state;
        None
    }
    /// The table with all cards face up as a world in which everybody still decides by what they know themselves.
    fn open_world(state: &Self::State, rng: &mut impl Rng) -> Self::World;
    /// Puts the cards that nobody has seen yet, and that somebody may still see, in another order. Whoever draws
    /// later has luck then, not earlier.
    fn shuffle_unseen(state: &mut Self::State, rng: &mut impl Rng);

    /// What each of these moves is worth where it can be computed; None where it must be played out.
    fn exactly(
        belief: &Self::Belief,
        sight: &Sight<Self>,
        moves: &[Self::Move],
    ) -> Option<Vec<Exact>> {
        let _ = (belief, sight, moves);
        None
    }

    /// What kind of decision it was, in a word for programs: `lead`, `pass`, `draw`.
    fn kind(sight: &Sight<Self>, mv: &Self::Move) -> &'static str;
    /// One or two true sentences about a move that was made where another one was better, from what the seat knew.
    fn explain(
        seat: Seat,
        sight: &Sight<Self>,
        played: &Self::Move,
        best: &Self::Move,
    ) -> Vec<Message> {
        let _ = (seat, sight, played, best);
        Vec::new()
    }
}

/// How a world stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Each seat's chance to win the game, 0 to 1. They add up to 1 where more than one play.
    pub chances: PerSeat<f32>,
    /// The points of the round; None where a game has one round and only winning counts.
    pub points: Option<PerSeat<f32>>,
}

/// What a move is worth, computed and not played out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exact {
    /// The points of the round on average.
    pub points: Option<f32>,
    /// The chance to win the game; None where it must be played out all the same.
    pub chance: Option<f32>,
}

/// Each seat's chance to win a match of rounds in which the most points win: from the points so far and by how much
/// two seats differ, as the root of the mean square, when all the rounds to come are played.
pub fn chances_to_win(points: &PerSeat<f32>, spread: f32) -> PerSeat<f32> {
    let seats = points.seats();
    // A logistic curve with this steepness is the normal distribution's within a hundredth.
    let steepness = 1.7 / spread.max(0.01);
    let mut chances = PerSeat::from_fn(seats, 0.0, |seat| {
        let ahead = points.iter().filter(|(other, _)| *other != seat);
        ahead.map(|(_, other)| 1.0 / (1.0 + (steepness * (other - points[seat])).exp())).product()
    });
    share(&mut chances);
    chances
}

/// Makes chances add up to 1.
fn share(chances: &mut PerSeat<f32>) {
    let seats = chances.seats();
    let all: f32 = chances.as_slice().iter().sum();
    for seat in seats.iter() {
        chances[seat] = if all > 0.0 { chances[seat] / all } else { 1.0 / f32::from(seats.0) };
    }
}

/// The win, shared by those in the first place.
pub fn win_shares(places: &PerSeat<u8>) -> PerSeat<f32> {
    let winners = places.iter().filter(|(_, place)| *place == 1).count().max(1) as f32;
    PerSeat::from_fn(
        places.seats(),
        0.0,
        |seat| {
            if places[seat] == 1 { 1.0 / winners } else { 0.0 }
        },
    )
}

#[cfg(test)]
mod tests {
    use vierblatt_game::Seats;

    use super::*;

    fn points(values: [f32; 3]) -> PerSeat<f32> {
        PerSeat::from_fn(Seats(3), 0.0, |seat| values[seat.index()])
    }

    #[test]
    fn chances_add_up_to_one_and_follow_the_points() {
        let chances = chances_to_win(&points([12.0, 10.0, 3.0]), 6.0);
        assert!((chances.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(chances.as_slice().is_sorted_by(|a, b| a > b), "{chances:?}");
        let level = chances_to_win(&points([5.0; 3]), 6.0);
        assert!((level[Seat(1)] - 1.0 / 3.0).abs() < 1e-6);
    }

    #[test]
    fn a_lead_is_worth_more_the_less_is_to_come() {
        let lead = |spread| chances_to_win(&points([12.0, 10.0, 3.0]), spread)[Seat(0)];
        assert!(lead(2.0) > lead(6.0) && lead(6.0) > lead(30.0));
        assert!(lead(0.0) > 0.99, "nothing is to come");
    }

    #[test]
    fn those_in_the_first_place_share_the_win() {
        let places = PerSeat::from_fn(Seats(3), 0, |seat| [1, 3, 1][seat.index()]);
        assert_eq!(win_shares(&places).as_slice(), [0.5, 0.0, 0.5]);
    }
}
