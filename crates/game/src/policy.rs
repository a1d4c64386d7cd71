//! What a table wants to know of a game besides its rules: clocks, takebacks, memory aids, races.

use crate::{Game, Moves, Seat};

/// How tables run a game. None of it is a rule of the game, and the methods' defaults are safe.
pub trait TablePolicy: Game {
    /// Options, as JSON, for a game that is soon over: what harnesses play to the end. They must fit
    /// any number of seats.
    const SHORT_GAME: &'static str;

    /// The harmless move that is made for a seat whose time is up; a seat that may not move has none.
    /// It depends only on what the seat knows.
    fn idle(state: &Self::State, seat: Seat) -> Option<Self::Move> {
        let legal = Self::legal(state, seat);
        (!legal.is_empty()).then(|| legal.get(0))
    }

    /// Whether this legal move shows anybody a card besides those it plays, or makes it chance's turn:
    /// then it cannot be taken back.
    fn reveals(state: &Self::State, seat: Seat, mv: &Self::Move) -> bool {
        let _ = (state, seat, mv);
        true
    }

    /// The same of a move of a bot, which does not mind what it has seen itself: whether the others were shown a card besides
    /// those it plays, or it is chance's turn.
    fn reveals_to_others(state: &Self::State, seat: Seat, mv: &Self::Move) -> bool {
        Self::reveals(state, seat, mv)
    }

    /// What a seat is shown at a table without a memory aid: nothing it would have to remember.
    fn unaided(private: Self::Private) -> Self::Private {
        private
    }

    /// The action that names this seat as the one that deals or begins first, where the rules let the host
    /// of a table choose and nobody has been named yet; otherwise chance draws it.
    fn named_first(state: &Self::State, seat: Seat) -> Option<Self::Chance> {
        let _ = (state, seat);
        None
    }

    /// How those who may act now race for it, where the fastest counts; None where nobody races.
    fn race(state: &Self::State) -> Option<RaceRules> {
        let _ = state;
        None
    }
}

/// What a game says of a race. How fast somebody was is for the table to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaceRules {
    /// The most actions one claim may have.
    pub most_actions: usize,
    /// Whether a claim that adds actions to an earlier one keeps the time of the earlier one.
    pub adding_keeps_time: bool,
}
