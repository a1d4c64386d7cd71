//! Komojo: a memory game with an ordinary deck. Four face-down cards each, of which everyone has
//! seen two; who thinks to have the lowest sum says stop.
//!
//! The rules are those of `RULES.md` (KM-01 to KM-28), numbered there and cited here. 3 to 6
//! players, 54 cards. What the rulebook leaves open is an option:
//!
//! | option | values | rule |
//! |---|---|---|
//! | `stop` | `with_turn`, `instead_of_turn` | KM-21 |
//! | `stop_penalty` | `flat`, `added` | KM-25 |
//! | `limit` | 20 to 500, default 100 | KM-27 |
//! | `limit_rule` | `reach`, `exceed` | KM-27 |
//!
//! Snaps are where two seats can act at once: each answers when it likes, and answers count in the
//! order in which they come in.
//!
//! ```
//! use vierblatt_game::{Game, Notation, Seat, Seats, Stage};
//! use vierblatt_komojo::{Komojo, Options};
//!
//! let mut state = Komojo::new(Options::default(), Seats(3));
//! let start = Komojo::read_chance(&state, "start 2").unwrap();
//! Komojo::apply_chance(&mut state, &start, &mut ());
//! assert_eq!(Komojo::stage(&state), Stage::Deal);
//! let draw = Komojo::read_move(&state, "draw").unwrap();
//! assert!(Komojo::check(&state, Seat(2), &draw).is_err());
//! ```

mod apply;
mod bot;
mod cards;
mod check;
mod event;
mod imagine;
mod memory;
mod moves;
mod notation;
mod options;
mod places;
mod policy;
mod refusal;
mod scene;
mod score;
mod state;
#[cfg(test)]
mod types;
mod view;

use std::ops::RangeInclusive;

use rand::{Rng, RngExt};
use vierblatt_game::{
    Game, List, Outcome, PerSeat, Seat, SeatSet, Seats, Stage, Tell, Turn, Unveil, shuffle,
};

pub use bot::{Bot, Greedy, Round};
pub use cards::{Card, Cards, DECK, Power};
pub use event::{Event, Secret, Shown};
pub use memory::Memory;
pub use moves::{Legal, Move};
pub use options::{LimitRule, Options, Stop, StopPenalty};
pub use places::Spot;
pub use refusal::{Kind, Refusal};
pub use state::{Pending, Phase, State, Window};
pub use view::{Open, Place, Private, Public, Seen};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Komojo;

/// What chance does.
#[derive(Clone, PartialEq, Debug)]
pub enum Chance {
    /// Draws who begins (KM-04).
    Start(Seat),
    /// Deals: four cards to each seat, then the draw pile, top first (KM-02).
    Deal(List<Card, DECK>),
    /// Shuffles: the new draw pile, top first (KM-28).
    Shuffle(List<Card, DECK>),
}

vierblatt_game::published!(Komojo);

impl Game for Komojo {
    const ID: &'static str = "komojo";
    const NAME: &'static str = "Komojo";
    const SEATS: RangeInclusive<u8> = 3..=6;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Chance;
    type Legal = Legal;
    type Event = Event;
    type Secret = Secret;
    type Public = Public;
    type Private = Private;
    type Refusal = Refusal;

    fn new(options: Options, seats: Seats) -> State {
        State::new(options, seats)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Start | Phase::Deal | Phase::Shuffle(_) => Turn::Chance,
            Phase::Turn | Phase::Drawn | Phase::Action => Turn::Seats(SeatSet::only(state.seat)),
            Phase::Snap(window) => Turn::Seats(window.asked),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn stage(state: &State) -> Stage {
        match state.phase {
            Phase::Start => Stage::Setup,
            Phase::Deal => Stage::Deal,
            Phase::Turn | Phase::Shuffle(_) | Phase::Drawn | Phase::Snap(_) | Phase::Action => {
                Stage::Play
            }
            Phase::Over => Stage::Over,
        }
    }

    fn phase(state: &State) -> &'static str {
        state.phase.name()
    }

    fn round(state: &State) -> u32 {
        state.round
    }

    fn totals(state: &State) -> PerSeat<i32> {
        score::totals(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        score::outcome(state)
    }

    #[inline]
    fn legal(state: &State, seat: Seat) -> Legal {
        moves::legal(state, seat)
    }

    fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        check::check(state, seat, mv)
    }

    #[inline]
    fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<Self>) {
        apply::apply(state, seat, mv, tell);
    }

    fn chance(state: &State, rng: &mut impl Rng) -> Chance {
        match state.phase {
            Phase::Start => Chance::Start(Seat(rng.random_range(0..state.seats.0))),
            Phase::Shuffle(_) => Chance::Shuffle(shuffled(&state.discard_pile()[1..], rng)),
            _ => Chance::Deal(shuffled(&Card::ALL, rng)),
        }
    }

    fn check_chance(state: &State, chance: &Chance) -> Result<(), Refusal> {
        check::check_chance(state, chance)
    }

    fn apply_chance(state: &mut State, chance: &Chance, tell: &mut impl Tell<Self>) {
        apply::apply_chance(state, chance, tell);
    }

    fn public(state: &State) -> Public {
        view::public(state)
    }

    fn private(state: &State, seat: Seat) -> Private {
        view::private(state, seat)
    }
}

impl Unveil for Komojo {
    type Open = Open;

    fn open(state: &State) -> Open {
        view::open(state)
    }
}

/// The cards in random order.
fn shuffled(cards: &[Card], rng: &mut impl Rng) -> List<Card, DECK> {
    let mut row = List::from_slice(Card::JOKER, cards);
    shuffle(&mut row, rng);
    row
}
