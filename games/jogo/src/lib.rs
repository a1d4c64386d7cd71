//! JOGO!, for two to four: four small piles in front of each player, four discard piles in the middle.
//!
//! A card goes on a discard pile if it matches in colour or symbol, and whoever has no card left has won.
//! The rules are those of the rulebook in German, English, French and Italian, numbered JG-01 to JG-22
//! in `RULES.md`.
//!
//! Variant: the game as it is sold. Where the rulebook leaves something open, a table chooses:
//!
//! | option | values | rule |
//! |---|---|---|
//! | `deck` | `owned`, `parity` | JG-02: which plain cards there are |
//! | `special_symbol` | `owned`, `icon` | JG-03: the symbol a special card carries |
//! | `extra_turn` | `optional`, `full` | JG-11: whether an extra turn may be declined |
//! | `stuck` | `nothing_to_take`, `hands_only` | JG-22: whether the game also ends when all have only hand cards |
//!
//! ```
//! use vierblatt_game::{Game, Moves, Notation, Seat, Seats, Stage};
//! use vierblatt_jogo::{Jogo, Options};
//!
//! let mut state = Jogo::new(Options::default(), Seats(2));
//! let start = Jogo::read_chance(&state, "start 1").unwrap();
//! Jogo::apply_chance(&mut state, &start, &mut ());
//! assert_eq!(Jogo::stage(&state), Stage::Deal);
//! assert!(Jogo::legal(&state, Seat(1)).is_empty());
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
mod deck;
mod encode;
mod event;
mod imagine;
mod legal;
mod memory;
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

use vierblatt_game::{Game, Outcome, PerSeat, SeatSet, Seats, Stage, Turn};

pub use bot::{
    Belief, Bot, FEATURES, Features, Greedy, Round, Skill, Taste, Weights, closeness, features,
};
pub use cards::{COLOURS, Card, Colour, Face, KINDS, Special, Symbol};
pub use deck::DECK;
pub use event::{Event, Origin, Secret};
pub use legal::Legal;
pub use memory::Memory;
pub use moves::{Chance, Choice, Move, Pile, Place, Source};
pub use options::{DeckChoice, ExtraTurn, Options, SpecialSymbol, Stuck};
pub use refusal::Refusal;
pub use state::{MAX_SEATS, PILES, Phase, State};
pub use view::{Open, Private, Public, Shown};

/// The game of JOGO!
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jogo;

impl Jogo {
    /// JG-01: all cards a table with these options plays with, sorted, copies one after the other.
    pub fn cards(options: Options) -> &'static [Card; DECK] {
        deck::Deck::of(options).cards()
    }
}

vierblatt_game::published!(Jogo);

impl Game for Jogo {
    const ID: &'static str = "jogo";
    const NAME: &'static str = "JOGO!";
    const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;

    vierblatt_game::game_files!();

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Start | Phase::Deal => Turn::Chance,
            Phase::Lay | Phase::Extra | Phase::Found { .. } => {
                Turn::Seats(SeatSet::only(state.seat))
            }
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn stage(state: &State) -> Stage {
        match state.phase {
            Phase::Start => Stage::Setup,
            Phase::Deal => Stage::Deal,
            Phase::Lay | Phase::Extra | Phase::Found { .. } => Stage::Play,
            Phase::Over => Stage::Over,
        }
    }

    fn phase(state: &State) -> &'static str {
        state.phase.name()
    }

    fn round(_: &State) -> u32 {
        1
    }

    fn totals(_: &State) -> PerSeat<i32> {
        PerSeat::same(Seats(0), 0)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }
}
