//! Komojo: a memory game with an ordinary deck. Four face-down cards each, of which everyone has
//! seen two; whoever thinks they have the lowest sum says STOP.
//!
//! The rules are those of `RULES.md` (KM-01 to KM-28), numbered there and cited here. 3 to 6
//! players, 54 cards. What the rulebook leaves open is an option:
//!
//! | option | values | rule |
//! |---|---|---|
//! | `stop` | `with_turn`, `instead_of_turn` | KM-21 |
//! | `auto_stop` | `everyone`, `to_caller` | KM-23 |
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

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod apply;
mod bot;
mod cards;
mod check;
#[cfg(test)]
mod counts;
mod encode;
mod event;
mod imagine;
mod legal;
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

use vierblatt_game::{Game, Outcome, PerSeat, SeatSet, Stage, Turn};

pub use bot::{Belief, Bot, Greedy, Round};
pub use cards::{Card, Cards, DECK, Power};
pub use event::{Event, Secret, Shown};
pub use legal::Legal;
pub use memory::Memory;
pub use moves::{Chance, Move};
pub use options::{AutoStop, LimitRule, Options, Stop, StopPenalty};
pub use places::Spot;
pub use refusal::{MoveKind, Refusal};
pub use state::{Pending, Phase, State, Window};
pub use view::{Open, Place, Private, Public, Seen};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Komojo;

vierblatt_game::published!(Komojo);

impl Game for Komojo {
    const ID: &'static str = "komojo";
    const NAME: &'static str = "Komojo";
    const SEATS: RangeInclusive<u8> = 3..=6;

    vierblatt_game::game_files!();

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
}
