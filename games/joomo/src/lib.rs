//! Joomo, the trick game of the gap, for two to six.
//!
//! The first two cards of a trick are its limits; whoever plays the last card between them takes
//! it. The rules are those of the German, English and French rulebooks, numbered JO-01 to JO-24 in
//! `RULES.md`.
//!
//! Variant: the game as it is sold. Where the rulebooks leave something open, a table chooses:
//!
//! | option | values | rule |
//! |---|---|---|
//! | `second_card` | `must`, `may_pass` | JO-08: whether the second limit may be declined |
//! | `tie` | `play_on`, `shared` | JO-23: what a tie for the win leads to |
//! | `target` | 5 to 100, default 20 | JO-22: the points that end the game |
//!
//! ```
//! use vierblatt_game::{Game, Moves, Notation, Seat, Seats, Stage};
//! use vierblatt_joomo::{Joomo, Options};
//!
//! let mut state = Joomo::new(Options::default(), Seats(2));
//! let dealer = Joomo::read_chance(&state, "dealer 1").unwrap();
//! Joomo::apply_chance(&mut state, &dealer, &mut ());
//! assert_eq!(Joomo::stage(&state), Stage::Deal);
//! assert!(Joomo::legal(&state, Seat(0)).is_empty());
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod apply;
pub mod bot;
mod cards;
mod check;
#[cfg(test)]
mod counts;
mod encode;
mod event;
mod imagine;
mod lab;
mod legal;
mod moves;
mod notation;
mod options;
mod policy;
mod refusal;
mod scene;
mod state;
#[cfg(test)]
mod types;
mod view;

use std::ops::RangeInclusive;

use vierblatt_game::{Best, Game, Outcome, PerSeat, SeatSet, Stage, Turn};

pub use cards::{Card, Cards, HAND, MAX_DECK};
pub use event::{Event, Secret};
pub use legal::Legal;
pub use moves::{Chance, Limit, Move};
pub use options::{Options, SecondCard, Tie};
pub use refusal::Refusal;
pub use state::{MAX_SEATS, Phase, State};
pub use view::{Open, Private, Public};

/// The game of Joomo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Joomo;

vierblatt_game::published!(Joomo);

impl Game for Joomo {
    const ID: &'static str = "joomo";
    const NAME: &'static str = "Joomo";
    const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;

    vierblatt_game::game_files!();

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Dealer | Phase::Deal => Turn::Chance,
            Phase::Lead { seat } | Phase::Second { seat, .. } | Phase::Gap { seat, .. } => {
                Turn::Seats(SeatSet::only(seat))
            }
            Phase::Tie { asked } => Turn::Seats(asked),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn stage(state: &State) -> Stage {
        match state.phase {
            Phase::Dealer => Stage::Setup,
            Phase::Deal => Stage::Deal,
            Phase::Lead { .. } | Phase::Second { .. } | Phase::Gap { .. } => Stage::Play,
            Phase::Tie { .. } => Stage::Vote,
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
        PerSeat::from_fn(state.seats, 0, |seat| state.totals[seat])
    }

    fn outcome(state: &State) -> Option<Outcome> {
        // JO-22, JO-23: the highest total wins; equal ones share.
        (state.phase == Phase::Over).then(|| Outcome::placed(Self::totals(state), Best::Most))
    }
}
