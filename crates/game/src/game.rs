//! The trait every game implements: its rules, and what each seat sees of them.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use rand::Rng;
use serde::Serialize;

use crate::{Options, PerSeat, Say, Seat, SeatSet, Seats, Tell, WrongOption};

/// A card game: a state machine in which players' moves and what chance does are both actions.
///
/// `check` and `check_chance` say whether an action is legal and, if not, which rule forbids it.
/// `apply` and `apply_chance` carry out an action *that is known to be legal* and cannot fail; a
/// refused action therefore never touches the state.
pub trait Game: Sized + Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in records and links: `joomo`.
    const ID: &'static str;
    /// The game's name for people, the same in every language: `JOGO!`.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// What tables may choose.
    type Options: Options;
    /// Everything, hidden cards included. Never serialisable: nobody sends it by mistake.
    type State: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a seat does.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// What chance does: who deals, a deal, a reshuffle.
    type Chance: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// The legal moves of one seat, without a list of them.
    type Legal: Moves<Self::Move> + Send + 'static;
    /// What all hear.
    type Event: Clone + PartialEq + Debug + Serialize + Say + Send + Sync + 'static;
    /// What one seat hears.
    type Secret: Clone + PartialEq + Debug + Serialize + Say + Send + Sync + 'static;
    /// What everyone sees.
    type Public: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What only one seat sees.
    type Private: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is not legal.
    type Refusal: Refusal;

    /// Whether options that are each in range also fit together.
    ///
    /// # Errors
    /// Names the option that does not fit.
    fn fitting(options: &Self::Options) -> Result<(), WrongOption> {
        let _ = options;
        Ok(())
    }

    /// The table before anything has happened.
    fn new(options: Self::Options, seats: Seats) -> Self::State;

    /// Who acts next.
    fn turn(state: &Self::State) -> Turn;
    /// How far the game has come, in words all games share.
    fn stage(state: &Self::State) -> Stage;
    /// The game's own word for what it waits for, as records print it. To decide something, ask for the
    /// [`stage`](Game::stage).
    fn phase(state: &Self::State) -> &'static str;
    /// The round, from 1.
    fn round(state: &Self::State) -> u32;
    /// Points so far. No seats where the game has none.
    fn totals(state: &Self::State) -> PerSeat<i32>;
    /// How it ended, once it is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What the seat may do now; nothing when it is not its turn, or when nobody has such a seat.
    fn legal(state: &Self::State, seat: Seat) -> Self::Legal;
    /// Whether the seat may do this now. Any seat number may be asked about, and any move.
    ///
    /// # Errors
    /// Says why not, with the rule.
    fn check(state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Self::Refusal>;
    /// Carries out a legal move.
    fn apply(state: &mut Self::State, seat: Seat, mv: &Self::Move, tell: &mut impl Tell<Self>);

    /// What chance might do now, drawn with the given random numbers. Only when the turn is
    /// chance's.
    fn chance(state: &Self::State, rng: &mut impl Rng) -> Self::Chance;
    /// Whether chance can do this now.
    ///
    /// # Errors
    /// Says why not, with the rule.
    fn check_chance(state: &Self::State, chance: &Self::Chance) -> Result<(), Self::Refusal>;
    /// Carries out what chance does, which must be legal.
    fn apply_chance(state: &mut Self::State, chance: &Self::Chance, tell: &mut impl Tell<Self>);

    /// What everyone sees.
    fn public(state: &Self::State) -> Self::Public;
    /// What only this seat sees.
    fn private(state: &Self::State, seat: Seat) -> Self::Private;

    /// Checks an action and, if it is legal, carries it out.
    ///
    /// # Errors
    /// Says why not; the state is then as it was.
    fn act(
        state: &mut Self::State,
        action: &Action<Self>,
        tell: &mut impl Tell<Self>,
    ) -> Result<(), Self::Refusal> {
        match action {
            Action::Move(seat, mv) => {
                Self::check(state, *seat, mv)?;
                Self::apply(state, *seat, mv, tell);
            }
            Action::Chance(chance) => {
                Self::check_chance(state, chance)?;
                Self::apply_chance(state, chance, tell);
            }
        }
        Ok(())
    }
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Chance: a deal, a reshuffle, a random draw.
    Chance,
    /// These seats, in whatever order they answer.
    Seats(SeatSet),
    /// Nobody: the game is over.
    Over,
}

/// How far a game has come, in words all games share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Chance settles who deals or begins.
    Setup,
    /// A round's deal is due: whoever shows a game finds its rounds by this.
    Deal,
    /// A round is being played.
    Play,
    /// All rounds so far are over, and seats are asked whether there is to be another.
    Vote,
    /// The game is over.
    Over,
}

impl Turn {
    /// The seats that may act.
    pub const fn seats(self) -> SeatSet {
        match self {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }
}

/// The legal moves of one seat: counted and fetched by number, so that a random one costs no list.
pub trait Moves<M> {
    /// How many there are.
    fn len(&self) -> usize;
    /// The `n`th, in an order that depends on nothing but the moves. Panics from `len` on.
    fn get(&self, n: usize) -> M;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// All of them. Games override it where fetching one by one would be slow.
    fn for_each(&self, mut f: impl FnMut(M)) {
        for n in 0..self.len() {
            f(self.get(n));
        }
    }
    /// All of them as a list.
    fn to_vec(&self) -> Vec<M> {
        let mut all = Vec::with_capacity(self.len());
        self.for_each(|mv| all.push(mv));
        all
    }
}

/// A player's move or what chance does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action<G: Game> {
    /// Chance does this.
    Chance(G::Chance),
    /// The seat does this.
    Move(Seat, G::Move),
}

/// Why an action is not legal: a rule and a message, never prose.
pub trait Refusal: Say + Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The number of the rule that forbids it: `JO-09`. None where no rule speaks of it.
    fn rule(&self) -> Option<&'static str>;
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Outcome {
    /// Places from 1, equal ones shared, and points, by seat.
    Placed {
        /// The place of each seat.
        places: PerSeat<u8>,
        /// What it came to in points.
        points: PerSeat<i32>,
    },
    /// A game for one: won or not.
    Solo {
        /// Whether it was won.
        won: bool,
    },
}

impl Outcome {
    /// Places by points; the same points share a place, and the next place is left out.
    pub fn placed(points: PerSeat<i32>, best: Best) -> Self {
        let beats = |other: i32, own: i32| match best {
            Best::Most => other > own,
            Best::Fewest => other < own,
        };
        let places = PerSeat::from_fn(points.seats(), 0, |seat| {
            1 + points.iter().filter(|(_, other)| beats(*other, points[seat])).count() as u8
        });
        Outcome::Placed { places, points }
    }
}

/// Whether many points are good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Best {
    /// Most points win.
    Most,
    /// Fewest points win.
    Fewest,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place_and_leave_the_next_one_out() {
        let mut points = PerSeat::same(Seats(4), 0);
        for (seat, value) in [7, 3, 7, 1].into_iter().enumerate() {
            points[Seat(seat as u8)] = value;
        }
        let Outcome::Placed { places, .. } = Outcome::placed(points, Best::Most) else { panic!() };
        assert_eq!(places.as_slice(), [1, 3, 1, 4]);
        let Outcome::Placed { places, .. } = Outcome::placed(points, Best::Fewest) else {
            panic!()
        };
        assert_eq!(places.as_slice(), [3, 2, 3, 1]);
    }
}
